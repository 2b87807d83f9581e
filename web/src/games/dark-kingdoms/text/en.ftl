# The board's own words; names of areas, peoples, resources and cards come from the game's texts.
board-percent = { $n } %
board-nothing = nothing
board-n-of = { $n } { $resource }
board-any-cards = any { $n } cards
board-round = Round
board-points = victory points
board-areas = areas controlled
board-cards = resource cards in hand
board-aside = { $players ->
     [3] three peoples
    *[other] four peoples
  } · crown at { $crown } points
board-chapter-start = Preparation
board-chapter-round = Round { $round }
board-chapter-turn = Round { $round }, { $name }
board-busy = One moment: the last choice is on its way.

## Map
board-map = Map of Britannia
board-cartouche = Britannia
board-cartouche-when = late in the fifth century
board-hibernia = Hibernia
board-picti = Picti
board-area = { $area }, { $resource }, { $colour ->
     [red] red name
    *[black] black name
  }
board-area-closed = { $area }, out of play with three players
board-area-shield = shield of { $people }
board-area-free = controlled by nobody
board-area-held = controlled by { $name }
board-area-pieces = { $name }: { $pieces }
board-area-ship = ship of { $name }
board-area-port = free port
board-area-chosen = chosen, press again to confirm
board-area-can = can be chosen
board-piece-fortress = fortress
board-piece-village = village
board-piece-marker = marker
board-piece-ship = ship
board-piece-army = army of { $n }
board-pieces = { $n } { $n ->
     [one] piece
    *[other] pieces
  }
board-attacking = attacking
board-defending = defending
board-aside-stands = stands aside
board-controls = controls

## Choices
board-choose = Choose
board-missing-area = First choose one of the lit areas.
board-missing-target = First choose one of the lit areas as target.
board-move = March
board-end = End the turn
board-army-where = Army { $army } in { $area }: choose a lit area to march to.
board-ship-where = The ship in { $area }: choose who sails with it.
board-move-to = Army { $army } to { $area }
board-move-here = March to { $area }
board-march-in = March in and fight
board-would-mark = You would mark it as yours.
board-nobody = No enemy is there.
board-meets = There you meet { $people }: { $target ->
     [fortress] their fortress
     [armies] their armies
    *[village] their village
  }, { $mine ->
     [one] one die
    *[other] { $mine } dice
  } against { $theirs }, { $odds } for you.
board-meets-marker = Only a marker of { $people } is there: it would be yours at once.
board-place-note = { $resource }, { $colour ->
     [red] red
    *[black] black
  }
board-gain = { $n } gold for it
board-ports = { $n ->
     [0] stays here
     [one] one port away
    *[other] { $n } ports away
  }
board-transfer = change ships here
board-enemies = enemies: { $peoples }
board-confirm = { $kind ->
     [start] Begin in { $area }
     [settle] Village in { $area }
     [village] Build in { $area }
     [fortress] Build in { $area }
     [ship] Build in { $area }
     [muster] Gather in { $area }
     [peasants] Gather in { $area }
     [raze] Raze in { $area }
     [sell] Sell in { $area }
     [remove] Give up { $area }
     [raiders] Lose { $area }
     [unmark] Take from { $area }
     [dock] Land in { $area }
    *[other] { $area }
  }
board-retreat = Retreat to { $area }
board-retreat-not = Retreat
board-retreat-when = only between rounds
board-fight = Stand and fight
board-strike = { $way ->
     [plunder] Plunder { $people }
     [raid] Raid { $people }
    *[attack] Attack { $people }
  }
board-strike-note = { $way ->
     [raid] succeeds without a roll, 2 cards more
     [plunder] their village, { $mine ->
          [one] one die
         *[other] { $mine } dice
      } against one
    *[attack] { $target ->
         [fortress] their fortress
         [armies] their armies
        *[village] their village
      }, { $mine ->
         [one] one die
        *[other] { $mine } dice
      } against { $theirs }
  }
board-strike-marker = a lone marker: yours at once
board-add = { $card }, +{ $plus }
board-in-hand = { $n } in hand
board-from-fame = a fame card
board-leads = makes { $total } and leads
board-leads-not = makes { $total }, still behind
board-play = Play { $card }
board-pass = { $kind ->
     [add] Let the round stand
     [brace] No card
     [defend] Do not defend
     [market] Leave the market
    *[other] Pass
  }
board-colour = Produce { $colour }
board-die = { $colour ->
     [red] A red die for 1 gold
    *[black] A black die for 1 gold
  }
board-no-die = No die more
board-chances = red { $red }, black { $black }, even { $even }
board-army = army { $army }
board-no-army = no army
board-roll = { $n } { $n ->
     [one] die
    *[other] dice
  }
board-shields = begins in { $areas }
board-engage = Army { $army }: attack here
board-sail = Sail from { $area }
board-aboard = { $army ->
     [0] without an army
    *[other] with army { $army } aboard
  }
board-recruit = A troop for army { $army }
board-free = for nothing
board-buy = Buy { $resource }
board-pay = Pay with { $resource }
board-swap = { $resource } for { $other }
board-lose-note = loses a troop
board-give = Hand it over
board-deny = Say that you have none
board-deny-note = true or not
board-leave = Leave it unmarked
board-arranged = army { $army }: { $n }
board-word-village = Village
board-word-fortress = Fortress
board-word-ship = Ship
board-word-muster = New army
board-word-peasants = Peasants
board-word-raze = Raze a village
board-word-sell = Sell a ship

## Desk
board-choices = Your choices
board-armies = Armies
board-army-in = Army { $army }, { $area }
board-troops = { $n } { $n ->
     [one] troop
    *[other] troops
  }
board-army-state = { $state ->
     [fought] has fought
     [moved] has moved
     [must] beside enemies
    *[ready] may march
  }
board-no-armies = You have no army on the board.
board-troop-more = +1 troop
board-ship-in = Ship, { $area }
board-ship-state = { $state ->
     [sailed] has sailed
    *[ready] may sail
  }
board-with = { $army ->
     [0] Empty
    *[other] With army { $army }
  }
board-attack-here = Attack here
board-share = Share out the troops
board-build = Build and recruit
board-left = { $n } left
board-buy-for = Buy for { $n } gold
board-give-up = Give up for gold
board-set-up = Choose a people
board-voyage = Voyage from { $area }
board-voyage-roll = The higher die counts: { $reach ->
     [one] one port
    *[other] up to { $reach } ports
  }.
board-voyage-free = Fair winds: up to { $reach } ports.
board-market = Market day
board-production = Production
board-production-gold = You have { $n } gold.
board-pays = { $n } { $n ->
     [one] card
    *[other] cards
  } still to pay

## Combat
board-combat = { $what ->
     [siege] Siege of { $area }
     [village] Village of { $area }
    *[battle] Battle of { $area }
  }
board-combat-round = round { $n }
board-combat-first = before the first roll
board-attacks = attacks
board-defends = defends
board-you-attack = you attack
board-you-defend = you defend
board-sheltered = { $n ->
     [0] nobody in shelter
     [one] one troop in shelter
    *[other] { $n } troops in shelter
  }
board-village-dice = a village
board-plus = +{ $n }
board-crown = wins the game with this victory
board-ahead = { $name } lead the round.
board-ahead-you = You lead the round.
board-won = { $name } win the round.
board-won-you = You win the round.
board-tie = A tie goes to the defender.
board-may-add = Good for +1 here: { $resource }, and fame with †.
board-before = The dice have not fallen yet.
board-odds-round = next round
board-odds-fight = whole combat
board-odds-name = { $what }: { $name } { $chance }, { $other } { $rest }
board-odds-note = With dice alone, no cards played.
board-rounds = Rounds so far
board-round-so = Round { $n }: { $attack } against { $defence }
board-round-lost = { $name } lost a troop

## Hand
board-your-hand = Your hand
board-hand-secret = { $cards } { $cards ->
     [one] card
    *[other] cards
  } and { $fame } fame, secret
# Words that may break on a small card, with a hyphen where they do
board-hyphens = Develop-ment
board-fame = Fame
board-no-fame = No fame cards yet. Fighting brings them, win or lose with honour.
# Shorter than the game's own texts, for small cards
board-short-defence = After the dice: +2 to your best die. Or a guard for a lone marker.
board-short-forced-march = One army moves one more area first, free of enemies.
board-short-siege-engines = Before the first roll: the fortress rolls 2 dice fewer.
board-short-raid = Your plunder succeeds and takes 2 cards more.
board-prices = Prices
board-price-troop = Troop
board-price-village = Village
board-price-fortress = Fortress
board-price-ship = Ship
board-price-resource = Any card
board-fame-played = One fame card a turn: played.
board-all-hands = All hands

## Tabs and the card of the age
board-tab-points = Points
board-tab-supply = Supply
board-age = Age { $age }
board-dice-so = Production: { $red } against { $black }
board-red = Red brings you
board-black = black
board-ranking = Final ranking
board-ranking-why = Equal points go by areas controlled, then battles won, then cards in hand.
board-rank = { $n }.
board-tie-breaks = { $areas ->
    [one] One area
   *[other] { $areas } areas
  } controlled, { $battles ->
    [one] one battle
   *[other] { $battles } battles
  } won, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } in hand
board-over = { $way ->
    [crown] { $names } win the game with a victory after { $crown } points.
    [last] { $names } win the game: nobody else is left.
   *[rounds] { $names } win the game after the last round, with { $points } points.
  }
board-over-you = { $way ->
    [crown] You win the game with a victory after { $crown } points.
    [last] You win the game: nobody else is left.
   *[rounds] You win the game after the last round, with { $points } points.
  }
board-points-why = Who has { $crown } points when a combat begins and wins it wins the game.
board-source-villages = villages
board-source-fortresses = fortresses
board-source-ships = ships
board-source-battles = battles won
board-total = points
board-out = out of the game
board-left-of = Beside the board: { $pieces }
board-left-markers = { $n } { $n ->
     [one] marker
    *[other] markers
  }
board-left-villages = { $n } { $n ->
     [one] village
    *[other] villages
  }
board-left-fortresses = { $n } { $n ->
     [one] fortress
    *[other] fortresses
  }
board-left-armies = { $n } { $n ->
     [one] army
    *[other] armies
  }
board-left-ships = { $n } { $n ->
     [one] ship
    *[other] ships
  }
board-hand-of = { $cards } { $cards ->
     [one] card
    *[other] cards
  }, { $fame } fame
board-supply = In the supply
board-fame-deck = Fame cards in the deck
board-fame-under = Played, under the deck: { $cards }
board-to-come = Cards of Britannia to come

# what cannot be chosen now, on the board in words
board-dark-areas = Areas
board-dark-combat = In combat
