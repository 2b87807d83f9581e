# Crusader Kingdoms, in English.
# Arguments: $seat a player's name, $you "yes" if that player is the reader, $rival another player,
# $area an area, $card a card, $cards a list of cards, $dice a list of faces, $bonus a step such as "+1".

## The game in the hall

title = Crusader Kingdoms
short = Four crusades, alone or against each other
blurb = Lay your cards face down, roll, and hold what you take. Alone against the Muslims, or up to four rulers of Outremer.
players = 1 to 4 players
credits = A game by J. Peralta. This is an unofficial implementation with its own words and art; the values of map and cards are reconstructed.

scenario-first-crusade = First Crusade
scenario-third-crusade = Third Crusade
scenario-saladin = Saladin
scenario-second-crusade = Second Crusade
scenario-first-crusade-about = Alone against the Muslims, who play by themselves.
scenario-third-crusade-about = Two crusaders together against the Muslims, who play by themselves.
scenario-saladin-about = Saladin against Jerusalem and Antioch, who may not attack each other.
scenario-second-crusade-about = Damascus, Jerusalem, Antioch and Aleppo, each for itself.

## Ways to end

way-castles = decided by castles after the third turn
way-sudden = decided by a sudden victory
way-victory = the crusade is a victory
way-marginal = the crusade is a marginal victory
way-defeat = the crusade is a defeat
way-concession = the crusade was given up

level-victory = victory
level-marginal = marginal victory
level-defeat = defeat

## Areas, kingdoms, decks

area-jerusalem = Jerusalem
area-acre = Acre
area-turbessel = Turbessel
area-damascus = Damascus
area-tripoli = Tripoli
area-aleppo = Aleppo
area-edessa = Edessa
area-ascalon = Ascalon
area-homs = Homs
area-latakia = Latakia
area-beirut = Beirut
area-kerak = Kerak
area-antioch = Antioch
area-marat = Marat

kingdom-damascus = Emirate of Damascus
kingdom-jerusalem = Kingdom of Jerusalem
kingdom-antioch = Principality of Antioch
kingdom-aleppo = Emirate of Aleppo
kingdom-saladin = Saladin
kingdom-richard = Richard the Lionheart
kingdom-leopold = Leopold V
kingdom-crusade = The First Crusade
kingdom-muslims = The Muslims

realm-damascus = Damascus
realm-jerusalem = Jerusalem
realm-antioch = Antioch
realm-aleppo = Aleppo
realm-saladin = Saladin
realm-richard = Richard
realm-leopold = Leopold
realm-crusade = First Crusade
realm-muslims = Muslims

deck-0 = Muslim deck
deck-1 = Christian deck

## Cards: names, and what they do ($amount is the number on the card)

troop-1 = Foot (1)
troop-2 = Archers (2)
troop-3 = Knights (3)
troop-4 = Great host (4)
card-troop-1 = Foot
card-troop-2 = Archers
card-troop-3 = Knights
card-troop-4 = Great host
card-mercenaries = Mercenaries
card-minor-campaign = Minor campaign
card-jewish-scholars = Jewish scholars
card-succession = Succession
card-watchtowers = Watchtowers
card-truce = Truce
card-walls = Walls
card-trade = Trade
card-seduction = Seduction
card-leader = Leader
card-regrouping = Regrouping
card-militia = Militia
card-sortie = Sortie
card-joint-attack = Joint attack
card-assassins = Assassins
card-troubadours = Troubadours
card-spies = Spies
card-pilgrims = Pilgrims
card-military-orders = Military orders
card-holy-relic = Holy relic
card-siege-engines = Siege engines

kind-troop = Troop
kind-event = Event
kind-response = Response
side-attack = for an attack
side-defence = for a defence
side-both = for either side

effect-troop = { $amount ->
    [one] Rolls one die in an attack.
   *[other] Rolls { $amount } dice in an attack.
  }
effect-attack = { $amount ->
    [one] Attack now with one extra die.
   *[other] Attack now with { $amount } extra dice.
  }
effect-joint-attack = { $amount ->
    [one] Attack now; another Christian may add one troop.
   *[other] Attack now; another Christian may add up to { $amount } troops.
  }
effect-campaign = An independent area attacks a rival next to it, with its defence and { $amount ->
    [one] one die
   *[other] { $amount } dice
  } more.
effect-draw = { $amount ->
    [one] Draw a card.
   *[other] Draw { $amount } cards.
  }
effect-succession = { $amount ->
    [one] A rival loses a random card and turns a +1 castle back.
   *[other] A rival loses { $amount } random cards and turns a +1 castle back.
  }
effect-watchtowers = { $amount ->
    [one] This turn your areas defend with one die more.
   *[other] This turn your areas defend with { $amount } dice more.
  }
effect-truce = This turn you and a rival neither attack nor raid each other.
effect-walls = { $amount ->
    [one] Turn one of your castles to +1.
   *[other] Turn { $amount } of your castles to +1.
  }
effect-trade = { $amount ->
    [one] Your bonus rises by 1.
   *[other] Your bonus rises by { $amount }.
  }
effect-seduction = Take a random card from a Christian rival.
effect-assassins = Look at a rival’s hand and discard a card of it.
effect-troubadours = { $amount ->
    [one] Your bonus rises by 1, a rival’s falls by 1.
   *[other] Your bonus rises by { $amount }, a rival’s falls as much.
  }
effect-spies = Look at a rival’s hand, then draw { $amount ->
    [one] a card
   *[other] { $amount } cards
  }.
effect-relic = { $amount ->
    [one] This turn your attacks have one die more.
   *[other] This turn your attacks have { $amount } dice more.
  }
effect-leader = Add up to { $amount } pips to your side’s dice.
effect-regrouping = { $amount ->
    [one] After the attack its highest troop goes back to the hand.
   *[other] After the attack its { $amount } highest troops go back to the hand.
  }
effect-militia = { $amount ->
    [one] One extra die in defence.
   *[other] { $amount } extra dice in defence.
  }
effect-sortie = { $amount ->
    [one] The attack’s lowest troop is discarded before the roll.
   *[other] The attack’s { $amount } lowest troops are discarded before the roll.
  }
effect-siege = The area’s printed defence counts { $amount } less.

## What happened: turns and cards

turn-begins = Turn { $turn } begins.
turn-ends = Turn { $turn } is over. Discards go back to their decks.
rebuilt = The { $deck } has run out and is made anew from its discards.
draw-lost = The { $deck } and its discards are empty: what is left of the draw is lost.
drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
  } { $count ->
    [one] a card
   *[other] { $count } cards
  }.
drew-cards = Drawn: { $cards }.
passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
  }
passed-empty = { $you ->
    [yes] You have no cards, so you pass.
   *[no] { $seat } has no cards and passes.
  }
discarded = { $you ->
    [yes] You discard a card face down.
   *[no] { $seat } discards a card face down.
  }
discarded-card = Discarded: { $cards }.
played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
  }
lost-card = { $you ->
    [yes] You lose { $card }.
   *[no] { $seat } loses { $card }.
  }

## What happened: attacks

attacked = { $you ->
    [yes] You attack { $area }.
   *[no] { $seat } attacks { $area }.
  }
sent = { $you ->
    [yes] You send
   *[no] { $seat } sends
  } { $count ->
    [one] one card
   *[other] { $count } cards
  } against { $area }, face down.
invited = { $you ->
    [yes] You are asked to join the attack on { $area }.
   *[no] { $seat } is asked to join the attack on { $area }.
  }
joined = { $you ->
    [yes] You add a troop to the attack, face down.
   *[no] { $seat } adds a troop to the attack, face down.
  }
responded-attack = { $you ->
    [yes] You lay a response for the attack.
   *[no] { $seat } lays a response for the attack.
  }
responded-defence = { $you ->
    [yes] You lay a response for the defence.
   *[no] { $seat } lays a response for the defence.
  }
no-response = { $you ->
    [yes] You lay no response.
   *[no] { $seat } lays no response.
  }
turned = { $you ->
    [yes] You turn the castle in { $area } to its regular side.
   *[no] { $seat } turns the castle in { $area } to its regular side.
  }
revealed-attack = The attack reveals { $cards }.
revealed-defence = The defence reveals { $cards }.
sortie = A sortie costs the attack { $card }.
rolled-attack = { $count ->
    [0] The attack on { $area } has no dice to roll.
   *[other] The attack on { $area } rolls { $dice }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
      }.
  }
rolled-defence = { $count ->
    [0] { $area } has no dice to roll.
   *[other] { $area } rolls { $dice }: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
      }.
  }
raised = { $you ->
    [yes] Your Leader raises a { $face } to { $to }.
   *[no] The Leader of { $seat } raises a { $face } to { $to }.
  }
falls = { $area } falls, { $attack } to { $defence }.
holds = { $area } holds, { $attack } to { $defence }.
regrouped = { $you ->
    [yes] { $card } returns to your hand.
   *[no] { $card } returns to the hand of { $seat }.
  }
conquered = { $you ->
    [yes] { $area } is yours.
   *[no] { $area } now belongs to { $seat }.
  }
set-free = { $area } becomes independent.
bonus-up = { $you ->
    [yes] Your bonus rises to { $bonus }.
   *[no] The bonus of { $seat } rises to { $bonus }.
  }
bonus-down = { $you ->
    [yes] Your bonus falls to { $bonus }.
   *[no] The bonus of { $seat } falls to { $bonus }.
  }
fortified = { $you ->
    [yes] You turn the castle in { $area } to +1.
   *[no] { $seat } turns the castle in { $area } to +1.
  }

## What happened: raids and events

raided = { $you ->
    [yes] You raid { $rival } and spend { $card }.
   *[no] { $seat } raids { $rival } and spends { $card }.
  }
raided-muslims = { $you ->
    [yes] You raid the Muslims and spend { $card }.
   *[no] { $seat } raids the Muslims and spends { $card }.
  }
raid-won = The die shows { $die }: the raid costs a random card.
raid-failed = The die shows { $die }: the raid brings nothing.
marched = { $you ->
    [yes] You stir up { $source } against { $area }.
   *[no] { $seat } stirs up { $source } against { $area }.
  }
truce = { $you ->
    [yes] You and { $rival } have a truce for this turn.
   *[no] { $seat } and { $rival } have a truce for this turn.
  }
succession = { $you ->
    [yes] You stir up a quarrel over succession at the court of { $rival }.
   *[no] { $seat } stirs up a quarrel over succession at { $rival-you ->
        [yes] your court
       *[no] the court of { $rival }
      }.
  }
seduced = { $you ->
    [yes] You take a random card from { $rival }.
   *[no] { $seat } takes a random card from { $rival }.
  }
seduced-card = The card taken: { $card }.
assassins = { $you ->
    [yes] You send Assassins to { $rival } and look at that hand.
   *[no] { $seat } sends Assassins to { $rival } and looks at { $rival-you ->
        [yes] your hand
       *[no] that hand
      }.
  }
spies = { $you ->
    [yes] Your Spies look at the hand of { $rival }.
   *[no] The Spies of { $seat } look at { $rival-you ->
        [yes] your hand
       *[no] the hand of { $rival }
      }.
  }
saw-hand = The hand of { $rival }: { $cards }.
troubadours = { $you ->
    [yes] Your Troubadours sing mocking songs about { $rival }.
   *[no] The Troubadours of { $seat } sing mocking songs about { $rival }.
  }

## What happened: the Muslims of chapter 8

muslims-drew = { $count ->
    [one] One card is added to the Muslims’ pile.
   *[other] { $count } cards are added to the Muslims’ pile.
  }
muslims-revealed = The Muslims reveal { $card }.
muslims-troop = { $card }: a troop, so it joins the army.
muslims-no-target = { $you ->
    [yes] You hold nothing that the army could attack, so it does not roll.
   *[no] { $seat } holds nothing that the army could attack, so it does not roll.
  }
muslims-joins = { $card } joins the army.
muslims-row = { $card } waits in the row of responses.
muslims-discard = { $card } has no use now and is discarded.
muslims-no-army = { $card } finds no army and is discarded.
muslims-walls = { $card }: the lowest number without a +1 castle is { $area }, so it gets one.
muslims-trade = { $card }: the Muslims’ bonus is now { $bonus }.
muslims-nobody-to-seduce = { $card } finds an empty hand and is discarded.
muslims-seduced = { $you ->
    [yes] Seduction takes { $card } from your hand; the Muslims play it at once.
   *[no] Seduction takes { $card } from the hand of { $seat }; the Muslims play it at once.
  }
muslims-pilgrims = { $card }: the Muslims draw for their pile.
muslims-orders = { $card } will strengthen the next attack of the Muslims.
muslims-lasting = { $card } helps the Muslims for the rest of the turn.
muslims-wait = The army’s die shows { $die }, not below its strength of { $sum }: it waits.
muslims-march = The army’s die shows { $die }, below its strength of { $sum }: it attacks.
muslims-attack = { $you ->
    [yes] The target is { $area }, number { $number }: the lowest of your areas within reach.
   *[no] The target is { $area }, number { $number }: the lowest area of { $seat } within reach.
  }
muslims-respond = { $count } dice wake the oldest waiting response of use: { $card }.
muslims-raised = The Muslims’ Leader raises a { $face } to { $to }.
muslims-regrouped = { $card } stays on the table as the new army.
muslims-took = The Muslims win { $area } back; the castle is removed.
muslims-lost-card = The Muslims lose { $card } from their pile.

## What happened: the end

scored = { $you ->
    [yes] You have { $castles ->
        [one] one castle
       *[other] { $castles } castles
      } on the map.
   *[no] { $seat } has { $castles ->
        [one] one castle
       *[other] { $castles } castles
      } on the map.
  }
won-game = { $you ->
    [yes] You win the game.
   *[no] { $seat } wins the game.
  }
shared-game = { $you ->
    [yes] You share the victory.
   *[no] { $seat } shares the victory.
  }
won-suddenly = { $you ->
    [yes] Your last castle is on the map: you win at once.
   *[no] The last castle of { $seat } is on the map: { $seat } wins at once.
  }
verdict = The crusade ends with { $points ->
    [1] one point
   *[other] { $points } points
  }: { $level }.

## Choices, as the page and the terminal offer them

do-attack = Attack { $area }
do-raid = { $who ->
     [muslims] Raid the Muslims
    *[other] Raid { $kingdom }
  }
do-play = Play { $card }
do-discard = Discard { $card }
do-pass = Pass
do-send = Send the attack
do-lay = { $kind ->
     [respond] { $side ->
       [attack] Help the attack: { $card }
      *[defence] Defend with { $card }
    }
    *[other] Lay { $card }
  }
do-done = { $kind ->
     [respond] No answer
     [turn] Turn no more
     [join] That is all
     [invite] Ask nobody
    *[other] Done
  }
do-rival = { $kingdom }
do-turn = Turn the castle in { $area }
do-raise = Raise a { $face } to { $to }
do-keep = Keep the dice
do-bonus = Bonus +1
do-fortify = Castle in { $area } to +1
do-spend = Spend { $card }
do-march = { $source } against { $area }
do-strike = Discard { $card }

## What is asked, and why

ask-action = Your round: attack, raid, play an event, discard or pass.
ask-action-why = One action, then the next seat. Choose an area to attack it, or a card of your hand.
ask-target = { $card }: choose the area to attack.
ask-target-why = The event gives you this attack now; the lit areas are in your reach.
ask-lay = Attack on { $area }: lay cards face down, then send them.
ask-lay-why = One troop at least. Responses for an attack may go along. Nothing can be added later.
ask-invite = Whom do you ask to join the attack on { $area }?
ask-invite-why = One other Christian may add troops; castle and bonus stay yours.
ask-join = Will you add troops to the attack on { $area }?
ask-join-why = They are spent with the attack, and what it wins is the attacker’s.
ask-respond = Attack on { $area }: lay a response, or let it stand.
ask-respond-why = Everybody with cards is asked once. A response is spent, win or lose.
ask-respond-march = { $dice ->
    [one] One die marches
   *[other] { $dice } dice march
  } on { $area }: lay a response, or let it stand.
ask-respond-march-why = The army rolled { $die }, lower than its strength of { $sum }. A response is spent, win or lose.
ask-turn = { $area } is attacked: turn +1 castles next to it?
ask-turn-why = Each one turned to its regular side gives you a die now.
ask-pips = Leader: raise dice, or keep them as they are.
ask-pips-why = A 4, 5 or 6 is a hit. Pips that are left over are lost.
ask-reward = { $area } is won: bonus +1, or a castle to +1?
ask-reward-castle = { $area } is won: turn a castle to +1.
ask-reward-castle-why = Your bonus is at its highest; a +1 castle defends with a die more.
ask-reward-why = The bonus means a card more next turn; a +1 castle defends with a die more.
ask-fortify = Choose a castle to turn to its +1 side.
ask-fortify-why = It defends with a die more, and may be turned to help a neighbour.
ask-spend = The raid costs a troop: which one?
ask-spend-why = On a 4, 5 or 6 your rival then loses a random card.
ask-rival = { $card }: choose a rival.
ask-rival-why = Any rival shown can be chosen.
ask-march = Minor campaign: which independent area attacks whom?
ask-march-why = It rolls its own defence and some dice more. If it wins, the castle is removed.
ask-strike = Assassins: which card shall be discarded?
ask-strike-why = You see the whole hand; nobody else does.
ask-yield = Succession: which +1 castle do you turn back?
ask-yield-why = The choice is yours.
ask-over = The game is over.

wait-action = { $seat } is choosing an action.
wait-target = { $seat } is choosing an area to attack.
wait-lay = { $seat } is laying cards for the attack on { $area }.
wait-invite = { $seat } is choosing an ally against { $area }.
wait-join = { $seat } may add troops to the attack on { $area }.
wait-respond = { $seat } may respond to the attack on { $area }.
wait-turn = { $seat } may turn castles next to { $area }.
wait-pips = { $seat } is spreading a Leader’s pips.
wait-reward = { $seat } is choosing the reward for { $area }.
wait-fortify = { $seat } is choosing a castle to turn to +1.
wait-spend = { $seat } is choosing the troop that the raid costs.
wait-rival = { $seat } is choosing a rival for { $card }.
wait-march = { $seat } is planning a minor campaign.
wait-strike = { $seat } is looking at a hand.
wait-yield = { $seat } is choosing a castle to turn back.

## Why not

why-asked-action = First choose an action of your round.
why-asked-target = First choose the area that your event attacks.
why-asked-lay = You are laying cards for your attack. Send it, or take back the attack.
why-asked-invite = First choose whom to ask for help.
why-asked-join = You are asked for troops only.
why-asked-respond = You are asked for a response only.
why-asked-turn = You are asked only whether to turn castles.
why-asked-pips = First spread your Leader’s pips.
why-asked-reward = First choose your reward.
why-asked-fortify = First choose a castle to turn to +1.
why-asked-spend = First choose the troop that the raid costs.
why-asked-rival = First choose the rival.
why-asked-march = First choose who marches where.
why-asked-strike = First choose the card to be discarded.
why-asked-yield = First choose the castle to turn back.
why-bonus-full = Your bonus is at +{ $most } already: turn a castle instead.
why-no-troop-laid = An attack needs one troop card at least.
why-event-alone = { $card } is an event: playing it is an action of its own, not part of an attack.
why-no-march = An independent area must march on a neighbour that a rival holds.
why-no-such-die = No die of your side shows that, or the pips left do not reach so far.
why-no-troop = You hold no troop card.
why-own-area = { $area } is yours.
why-only-start = You hold no area, so you may attack only the areas you began with.
why-no-border = No area of yours borders { $area }. A target must touch one of yours.
why-friend = { $area } belongs to a crusader whom you may not attack.
why-truce-area = You have a truce with the owner of { $area } this turn.
why-not-in-play = That kingdom does not take part in this scenario.
why-yourself = That is you.
why-not-this-rival = This cannot be aimed at that kingdom now.
why-no-pile = The Muslims have no cards left in their pile.
why-no-raid = No area of yours borders one of theirs.
why-partner = Crusaders do not raid each other here.
why-truce = You have a truce with { $rival } this turn.
why-rival-empty = { $rival } holds no card to lose.
why-not-in-that-hand = { $card } is not in that hand.
why-no-card = { $card } is not in your hand.
why-no-effect = { $card } would change nothing now. You may only discard it.
why-joined-enough = You have added as many troops as the card allows.
why-only-troops = Only troops may be added to a joint attack.
why-only-responses = Only responses may be laid now; troops go with an attack of your own.
why-other-side = { $side ->
    [attack] { $card } helps an attack only.
    [defence] { $card } helps a defence only.
   *[both] { $card } cannot go to that side here.
  }
why-not-your-castle = You have no castle in { $area }.
why-already-plus = The castle in { $area } shows +1 already.
why-not-plus = The castle in { $area } shows its regular side already.
why-not-next-to-it = { $area } is not next to the area under attack.
why-concede-alone = Only alone may you give up: with others it would end their game too.

## Values of the edition

value-defence = Defence of each area
value-numbers = Number of each area
value-points = Points of each area, for one or two players
value-borders = Neighbours of each area
value-troops-muslim = Muslim troops: copies of the values 1 to 4
value-troops-christian = Christian troops: copies of the values 1 to 4
value-cards-muslim-rulebook = Muslim cards stated in the rulebook
value-cards-muslim-box = Muslim cards known from the box
value-cards-muslim-reconstructed = Muslim cards, reconstructed
value-cards-muslim-owner = Muslim cards of this copy
value-cards-christian-rulebook = Christian cards stated in the rulebook
value-cards-christian-box = Christian cards known from the box
value-cards-christian-reconstructed = Christian cards, reconstructed
value-cards-christian-owner = Christian cards of this copy
value-removed = Cards left out with one or two players
value-scenarios-first-crusade = First Crusade: start, cards, castles
value-scenarios-third-crusade = Third Crusade: start, cards, castles
value-scenarios-saladin = Saladin: start, cards, castles
value-scenarios-second-crusade = Second Crusade: start, cards, castles

## The table in the terminal

sketch-turn = Turn { $turn } of { $turns }, round { $round }
sketch-choices = you may choose
sketch-head-area = Area
sketch-head-holder = Held by
sketch-head-dice = Dice in defence
sketch-head-points = Points
sketch-head-seat = Kingdom
sketch-head-castles = Castles
sketch-head-cards = Cards
sketch-head-bonus = Bonus
sketch-area = { $area } ({ $number })
sketch-seat = { $you ->
    [yes] You: { $kingdom }
   *[no] { $seat }: { $kingdom }
  }
sketch-holder = { $kingdom }
sketch-independent = independent
sketch-dice = { $count }
sketch-dice-plus = { $count }, castle +1
sketch-points = { $points }
sketch-castles = { $castles }
sketch-castles-of = { $castles } of { $needed }
sketch-cards = { $count }
sketch-bonus = { $bonus }
sketch-bonus-passed = { $bonus }, passed
sketch-pile = Muslims: cards in their pile: { $count }, bonus { $bonus }
sketch-army = Their army: { $cards }, strength { $sum }
sketch-row = Their waiting responses, oldest first: { $cards }
sketch-verdict = Points so far: { $points }, { $level }
sketch-lasting = Until the turn ends: { $cards }
sketch-attack = { $area } is under attack: cards for the attack: { $attack }, for the defence: { $defence }
sketch-odds = Known dice: { $attack } against { $defence }; the attack wins { $percent } of 100
sketch-rolled = Dice: { $attack } against { $defence }
sketch-hand = { $you ->
    [yes] You hold: { $cards }
   *[no] { $seat } holds: { $cards }
  }
sketch-shown = { $seat } holds: { $cards }

## Luck against expectation

luck-draw = cards drawn
luck-loss = cards lost in raids and schemes
luck-theft = cards taken from a hand
luck-reveal = cards that the Muslims reveal
luck-attack = dice of attackers
luck-defence = dice of defenders
luck-army = the die of the Muslim army
luck-raid = dice of raids
