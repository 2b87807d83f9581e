# The guided First Crusade.
guide-welcome = Welcome to Outremer. You lead the First Crusade alone; the Muslims play by themselves, by steps that you can follow. After { $turns } turns the areas you hold are counted: { $marginal } points are a marginal victory, { $victory } a victory.
guide-map = You begin in { $area }. The number in a shield is the dice an area defends with; the number in a dark disc tells the order in which the Muslims attack: the lowest of yours that they can reach.
guide-hand = You hold { $cards } cards. Troops are what attacks are made of. Events are played in your round. Responses wait until somebody is attacked. A press on a card reads it to you.
guide-target = Each round you do one thing. Begin with an attack: press an area with a golden border, next to yours. Few dice in its shield mean an easy prey.
guide-attack = { $what }: the line above tells the best chance you have with all your troops. Nothing is done yet. Confirm with the red button, or press another area.
guide-lay = Now lay troops: press those cards. Each brings as many dice as its number, and the bar shows your chance with every card. All that you lay is spent, won or lost. With three dice or more you wake the oldest response in their row.
guide-send = { $attack ->
     [one] One die
    *[other] { $attack } dice
  } against { $defence }. A 4, 5 or 6 is a hit, and you need more hits than they: a tie holds. Two dice more than the defence is a good chance. Add another troop, or send the attack.
guide-falls = The area has fallen: it is yours, with its points. Alone a conquest brings no bonus; only cards do.
guide-holds = The defence held: a tie is enough for it. The cards are spent. Next time bring one more troop, or choose a weaker area.
guide-muslims = After each of your rounds the Muslims turn over a card of their pile, { $pile } are left. “Why it did this” tells every step with its rule, so you can check them as on a real table.
guide-army = Their army is worth { $strength }. After each card it rolls one die; lower than its strength, and it marches, now against { $area }. A poor area with a low number is a good shield for the rich ones.
guide-respond = They attack, and you may answer: responses for the defence are lit, and the chance is shown for each. You may also let it be and keep the card.
guide-turnable = A +1 castle next to the area can be turned to its regular side: one die more now, and the garrison is gone for later.
guide-lost = They took an area back. It costs its points and nothing else; you can win it again.
guide-verdict = The track on your side shows how you stand: { $points } { $points ->
     [one] point
    *[other] points
  } now, { $victory } make a victory. The dashed mark tells what you would have if the area under attack fell.
guide-pass = { $cards ->
     [one] One card is
    *[other] { $cards } cards are
  } left. What you keep, you do not draw next turn. But whoever passes is out for the turn, and the Muslims play all the rest: do it when their pile is low or you cannot be hurt.
guide-again = Turn { $turn } of { $turns }. You have drawn again: your share, with the bonus, less what you kept. What lies of theirs on the table has stayed.
guide-end = The crusade is over. The replay shows every card. Play again, or try it with a friend as Richard and Leopold, or with three or four as rivals in the Second Crusade.
