# The guided first game.
guide-welcome = Welcome. Five lands lie before you, and in each of them you have one sector below and the bot one above. Four cards make an army; the better army takes the land. Whoever takes the most lands wins.
guide-hand = You hold { $cards } cards: one of them you have just drawn. A card shows one to five symbols; the lower a symbol stands on the card, the weaker it is.
guide-pick = Begin with a press on a card of your hand, below. Nothing is done yet.
guide-sector = Now press one of your five sectors. A golden frame shows where the card would lie. Any sector with fewer than four cards will do.
guide-confirm = The line above says what your army in { $land } would be worth, and the symbols it makes are coloured. Press the red button, or choose another sector first.
guide-answer = The bot has answered, and you have drawn again. The log tells everything that happened; the number behind a sentence opens the rule it follows.
guide-why = Whatever is not lit can be pressed too: it tells you why not, and which rule says so.
guide-squad = In { $land } you have a squad: { $worth }. Two of the same symbol are a company, three a battalion, four a regiment. The biggest squad decides; among squads of one size, the stronger symbol.
guide-rival = In { $land } { $name } is ahead: the coloured edge shows it. You need not beat every army. Three lands of five are enough.
guide-undo = A choice can be taken back until something new has come to light: here the next card. After that, Undo turns into Ask to take back; bots always agree.
guide-seen = The deck still has { $deck } cards. The tab “Seen cards” beside the log counts what has not been seen yet. It is worth a look: a land is decided early when nothing unseen could turn it.
guide-full = Your sector in { $land } is full, so that army is final. If the rival can no longer do better there, the land is yours at once.
guide-won = { $land } is decided{ $yours ->
     [yes] , and it is yours
    *[no] : { $name } has won it
  }. Cards can still be laid there, but they change nothing. That is a way to get rid of a bad card.
guide-end = That was your first game. The replay shows it move by move, all hands open. Play again, or try three and four players: then two decks are shuffled together.
