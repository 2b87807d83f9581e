# The board's own words; names of areas and cards come from the game's texts.
board-you = you
board-independent = nobody
board-free = { $side ->
     [attack] Independent areas
    *[defence] { $area }, independent
  }
board-automaton = automaton

# bar and seats
board-turn = Turn
board-round = Round { $round }
board-chapter = Turn { $turn }
board-castles = castles on the map
board-cards = cards in hand
board-pile-cards = cards in the pile
board-bonus = bonus for the next draw
board-tab-kingdoms = Kingdoms

# the map
board-map = Map of Outremer
board-outremer = Outremer
board-cyprus = Cyprus
board-subtitle = { $scenario ->
     [first-crusade] the First Crusade, 1099
     [third-crusade] the Third Crusade, 1191
     [saladin] Saladin, 1187
    *[second-crusade] the Second Crusade, 1147
  }
board-area = { $area }{ $number ->
     [0] {""}
    *[other] , number { $number }
  }, { $held ->
     [yes] held by { $holder }
    *[no] independent
  }, { $dice ->
     [one] one die in defence
    *[other] { $dice } dice in defence
  }{ $plus ->
     [yes] , +1 castle
    *[no] {""}
  }{ $state ->
     [attacked] , under attack
     [chosen] , chosen, press again to confirm
     [attack] , can be attacked
     [can] , can be chosen
    *[plain] {""}
  }
board-key-castle = castle: holds the area
board-key-plus = +1 castle: one die more
board-key-dice = dice in defence
board-key-attack = you may attack here
board-key-closed = closed border
board-in-words = Board in words
board-map-again = Map
board-words-title = The board in words
board-words-area = Area
board-words-holder = Held by
board-words-dice = Dice
board-words-points = Points
board-words-borders = Borders
board-words-may = You may
board-words-why = why not?
board-words-closed = closed border: { $areas }

# choices
board-sure-pass = Pass? You are out for this turn: no more cards, no responses.
board-sure = { $what }?
board-sure-odds = { $what }? All your troops make { $dice ->
     [one] one die
    *[other] { $dice } dice
  } against { $defence }: { $percent } %.
board-choose = { $kind ->
     [lay] Send the attack
     [respond] Lay it
     [spend] Spend it
     [strike] Discard it
     [pips] Raise it
    *[other] Choose
  }
board-missing-action = First choose a lit area, a card of your hand or a raid. Or pass.
board-missing-target = First choose one of the lit areas.
board-missing-lay = First lay at least one troop card.
board-missing-invite = First choose one of the kingdoms.
board-missing-join = Lay a troop, or say that this is all.
board-missing-respond = First choose a response. Or let it stand.
board-missing-turn = First choose a castle. Or turn no more.
board-missing-pips = First choose a die to raise. Or keep the dice.
board-missing-reward = First choose the bonus or a castle.
board-missing-fortify = First choose one of your castles.
board-missing-spend = First choose a troop card.
board-missing-rival = First choose a rival.
board-missing-march = First choose who marches where.
board-missing-strike = First choose a card.
board-missing-yield = First choose a castle.
board-choices = { $kind ->
     [respond] Your answer
     [turn] Castles to turn
     [action] Your round
     [target] Target
     [invite] An ally
     [join] Your troops
     [pips] The Leader’s pips
     [reward] Your reward
     [fortify] A +1 castle
     [spend] The price of the raid
     [rival] A rival
     [march] Minor campaign
     [strike] The hand laid open
     [yield] A castle to turn back
    *[other] Your choice
  }
board-choices-holds = { $area } holds
board-choices-attack = The attack on { $area } wins
board-against = { $attack ->
     [one] one die
    *[other] { $attack } dice
  } against { $defence }
board-exact = { $sure ->
     [yes] Exact chances; a tie holds.
    *[no] Chances by what you can see; cards still face down may change them. A tie holds.
  }
board-note-pips = { $hits ->
     [one] one hit
    *[other] { $hits } hits
  } against { $against }, { $left ->
     [0] no pips left
     [one] one pip left
    *[other] { $left } pips left
  }
board-note-raid = { $cards ->
     [one] one card there
    *[other] { $cards } cards there
  }
board-note-strike = { $n ->
    [one] {""}
   *[other] { $n } copies.{" "}
  }{ $kind }: { $text }
board-note-attack = at most { $dice ->
     [one] one die
    *[other] { $dice } dice
  } against { $defence }{ $turnable ->
     [0] {""}
     [one] , and one castle could be turned against you
    *[other] , and { $turnable } castles could be turned against you
  }.
board-way-attack = Attack.
board-way-attack-how = { $n ->
     [0] Nothing can be attacked now.
     [one] Choose the lit area on the map.
    *[other] Choose one of the { $n } lit areas on the map.
  }
board-way-event = Play an event.
board-way-event-how = { $n ->
     [0] None of your cards can be played now.
    *[other] Choose a blue card of your hand.
  }
board-way-discard = Discard.
board-way-discard-how = Choose any card; it goes away face down.
board-way-raid = Raid.
board-way-raid-how = { $n ->
     [0] Nobody can be raided now.
    *[other] It costs a troop; on a 4, 5 or 6 they lose a random card.
  }

# an attack
board-under-attack = { $area } under attack
board-step-target = Target
board-step-cards = Cards
board-step-answers = Answers
board-step-castles = Castles
board-step-dice = Dice
board-hits = { $hits ->
     [one] one hit
    *[other] { $hits } hits
  }
board-hits-rule = { $attack } to { $defence }. The attack needs more hits than the defence; 4, 5 and 6 are hits.
board-dice = { $dice ->
     [one] one die
    *[other] { $dice } dice
  }
board-dice-defence = { $dice ->
     [one] defends with one die
    *[other] defends with { $dice } dice
  }
board-dice-unknown = { $cards ->
     [one] one card face down
    *[other] { $cards } cards face down
  }
board-slot-attack = cards, face down
board-slot-defence = answers, face down
board-odds-unknown = How many dice attack is unknown until the cards are revealed.
board-odds-label = { $yours ->
     [yes] You
    *[no] { $who }
  } { $percent } %
board-odds-name = { $who } wins with { $percent } percent
board-odds-assume = { $attack ->
     [one] One die
    *[other] { $attack } dice
  } against { $defence }{ $sure ->
     [yes] , all cards known.
    *[no] , before unknown cards.
  }
board-odds-turned = If all castles are turned:
board-face-down = { $deck ->
     [muslim] Muslim card, face down
    *[christian] Christian card, face down
  }
board-last = Last attack
board-last-attack = Attack
board-last-defence = Defence

# cards
board-side-attack = attack
board-side-defence = defence
board-side-both = either side
board-whole-turn = whole turn
board-your-hand = Your hand
board-hand-count = { $cards ->
     [one] one card
    *[other] { $cards } cards
  }, secret
board-hand-empty = no cards
board-all-hands = All hands
board-group = { $kind ->
     [troop] Troops
     [event] Events
    *[response] Responses
  }, { $n }
board-decks = Decks
board-deck-christian = Christian deck
board-deck-muslim = Muslim deck
board-left = { $n } left
board-spent = { $n } spent
board-deck-state = { $pile ->
     [one] one card left
    *[other] { $pile } cards left
  }{ $buried ->
     [0] {""}
    *[other] , { $buried } discarded face down
  }.
board-deck-spent = Spent: { $cards }.
board-own-discards = You discarded face down: { $cards }.
board-lasting = Until the turn ends
board-lasting-of = { $card }: { $who }{ $with ->
     [yes] {" "}and { $rival }
    *[no] {""}
  }
board-shown = The hand of { $who }

# kingdoms
board-bonus-tracks = Bonus tracks
board-bonus-why = The bonus is added to the cards you draw at the start of the next turn, then it goes back to 0.
board-bonus-of = Bonus of { $name }: { $bonus }
board-passed = passed
board-realm-castles = { $castles ->
     [one] One castle
    *[other] { $castles } castles
  }{ $needed ->
     [0] .
    *[other] {" "}of { $needed } for a sudden victory.
  }
board-realm-cards = { $cards ->
     [one] One card
    *[other] { $cards } cards
  } in hand ({ $christian } Christian, { $muslim } Muslim).
board-realm-draw = Would draw { $cards } now.
board-realm-truce = Truce with { $who }.

# alone or in twos
board-verdict = Verdict
board-verdict-name = Verdict so far: { $points }, { $level }
board-verdict-sum = { $areas } for areas, { $bonus } bonus, { $muslims } for theirs
board-zone-defeat = defeat
board-zone-marginal = marginal
board-zone-victory = victory
board-verdict-over = The crusade is over at { $points }: { $level }.
board-verdict-now = You stand at { $points }
board-verdict-risk = ; at { $risk } if { $area } falls
board-verdict-missing = { $missing ->
     [0] . That is a victory.
     [one] . Gain one more point and the crusade is won.
    *[other] . Gain { $missing } more points and the crusade is won.
  }
board-automaton-open = plays by itself; all but the pile lies open
board-pile = Pile
board-pile-left = face down
board-pile-empty = spent
board-army = Army{ $many ->
     [yes] , { $sum }
    *[no] {""}
  }
board-army-none = none
board-army-dice = { $dice ->
     [0] no troops
     [one] one die
    *[other] { $dice } dice
  }{ $marching ->
     [yes] , attacking
    *[no] {""}
  }
board-army-next = { $percent } % to attack { $area } next
board-its-die = Its die
board-die-means = { $state ->
     [none] did not roll
     [attack] lower: it attacks
    *[wait] not lower: it waits
  }
board-waiting = Waiting, oldest first
board-waiting-rule = the oldest answers 3+ dice
board-next = next
board-why-did = Why it did this
board-why-short = Why?
board-why-nothing = The Muslims have not revealed a card yet. They reveal one after each of your rounds.
board-why-now = Now you may answer, then both sides roll.
board-back = Back to the table

# the end
board-over-verdict = { $way ->
     [victory] Victory
     [marginal] A marginal victory
     [concession] The crusade was given up
    *[defeat] Defeat
  }: { $points ->
     [1] one point
    *[other] { $points } points
  }.
board-over-you = { $way ->
     [sudden] You win at once: your last castle stands.
    *[castles] You win with { $castles } castles.
  }
board-ranking = Final ranking
board-ranking-why = { $way ->
     [sudden] Whoever brings out all their castles wins at once; behind them, most castles, then the higher bonus.
    *[other] Most castles on the map win; among equals the higher bonus.
  }
board-rank = { $n }.
board-over = { $n ->
     [one] { $names } wins
    *[other] { $names } share the victory
  }{ $way ->
     [sudden] {" "}at once: the last castle stands.
    *[castles] {" "}with { $castles } castles.
  }

# what cannot be chosen now, on the board in words
board-dark-areas = Areas
board-dark-cards = Your hand

# setting up: what the number of players means
set-up-1 = { scenario-first-crusade }. { scenario-first-crusade-about }
set-up-2 = { scenario-third-crusade }. { scenario-third-crusade-about }
set-up-3 = { scenario-saladin }. { scenario-saladin-about }
set-up-4 = { scenario-second-crusade }. { scenario-second-crusade-about }
