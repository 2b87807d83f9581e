# Dark Kingdoms, in English.
# Arguments: $seat a player’s name, $you "yes" if that player is the reader, $area an area,
# $people a people, $resource a resource, $card a card.

## The game in the hall

title = Dark Kingdoms
short = Four peoples fight for Britannia
blurb = Villages feed you, fortresses hold, armies decide. Be strong enough, then win one more fight.
players = 3 or 4 players
credits = A game by Marco Antonio del Campo Gómez. This is an unofficial implementation with its own words and art.

## Ways to end

way-crown = decided by a crowning combat
way-rounds = decided by points after the last round
way-last = decided when only one player was left

## Peoples, resources, colours

people-britons = the Britons
people-saxons = the Saxons
people-angles = the Angles
people-jutes = the Jutes
name-britons = Britons
name-saxons = Saxons
name-angles = Angles
name-jutes = Jutes
resource-stone = stone
resource-wood = wood
resource-iron = iron
resource-wheat = wheat
resource-gold = gold
colour-red = red
colour-black = black

## Areas, as the map names them

area-northwest-rheged = Northwest Rheged
area-north-rheged = North Rheged
area-bernicia = Bernicia
area-deira = Deira
area-ebrauc = Ebrauc
area-south-rheged = South Rheged
area-elmet = Elmet
area-pecset = Pecset
area-powys = Powys
area-luitcoyt = Luitcoyt
area-erwing = Erwing
area-gwynedd = Gwynedd
area-ceredigion = Ceredigion
area-dyfed = Dyfed
area-brycheiniog = Brycheiniog
area-gwent = Gwent
area-cornubia = Cornubia
area-dumnonia = Dumnonia
area-wessex = Wessex
area-north-wessex = North Wessex
area-south-wessex = South Wessex
area-sussex = Sussex
area-kent = Kent
area-caer-gloui = Caer Gloui
area-middlesex = Middlesex
area-essex = Essex
area-anglia = Anglia
area-east-anglia = East Anglia
area-east-mercia = East Mercia
area-south-mercia = South Mercia
area-mercia = Mercia
area-lindsey = Lindsey

## Britannia cards

card-growing-stone = Growing production: stone
card-growing-stone-text = Everybody takes 2 stone.
card-growing-wood = Growing production: wood
card-growing-wood-text = Everybody takes 2 wood.
card-growing-iron = Growing production: iron
card-growing-iron-text = Everybody takes 2 iron.
card-growing-wheat = Growing production: wheat
card-growing-wheat-text = Everybody takes 2 wheat.
card-tribute-of-britannia = Tribute of Britannia
card-tribute-of-britannia-text = Everybody takes 1 gold, and 1 more per own fortress.
card-fair-winds = Fair winds
card-fair-winds-text = This round ships sail up to 6 ports without a roll.
card-raiding-season = Raiding season
card-raiding-season-text = This round a plunder that succeeds takes one random card more, and one that fails costs no card.
card-sea-trade = Sea trade
card-sea-trade-text = Everybody takes 2 gold per own ship.
card-market-day = Market day
card-market-day-text = In turn order each may swap up to 2 resource cards for others of the supply.
card-raiders-from-the-north = Raiders from the north
card-raiders-from-the-north-text = Whoever controls the most areas loses one marker of their choice; tied, all of them do.
card-gold-hoard = Gold hoard
card-gold-hoard-text = Everybody takes 2 gold.
card-call-to-arms = Call to arms
card-call-to-arms-text = This round a troop costs 1 gold and 1 iron.
card-harsh-winter = Harsh winter
card-harsh-winter-text = This round villages produce nothing; tribute of gold is paid.
card-bards = Bards
card-bards-text = Everybody draws 1 fame card.
card-truce-of-kings = Truce of kings
card-truce-of-kings-text = This round nobody may attack a player where that player has a fortress.

## Fame cards

fame-development = Development
fame-development-stone = Development: stone
fame-development-stone-text = Take 2 stone.
fame-development-wood = Development: wood
fame-development-wood-text = Take 2 wood.
fame-development-iron = Development: iron
fame-development-iron-text = Take 2 iron.
fame-development-wheat = Development: wheat
fame-development-wheat-text = Take 2 wheat.
fame-defence = Defence
fame-defence-text = When you are attacked, after the dice: +2 to your highest die in this round of combat. Or, when a lone marker of yours is attacked: the attacker must beat the better of two dice with one.
fame-forced-march = Forced march
fame-forced-march-text = One army moves one area more before its move. No enemy piece may be there.
fame-levy = Levy
fame-levy-text = Recruit one troop for nothing.
fame-raid = Raid
fame-raid-text = Your plunder succeeds without a roll and takes 2 random cards more.
fame-tribute = Tribute
fame-tribute-text = Every rival who has gold gives you 1.
fame-builders = Builders
fame-builders-text = Build a village for any 2 resource cards.
fame-fair-wind = Fair wind
fame-fair-wind-text = One of your ships sails up to 6 ports without a roll.
fame-siege-engines = Siege engines
fame-siege-engines-text = Before the first roll: the fortress you besiege rolls 2 dice fewer in this siege.
fame-champion = Champion
fame-champion-text = Before the first roll: one die more in this combat.
fame-bards-song = Bard’s song
fame-bards-song-text = Draw 2 fame cards.

## What happened

first = { $you ->
    [yes] You rolled highest and choose first.
   *[no] { $seat } rolled highest and chooses first.
  }
chose-people = { $you ->
    [yes] You lead { $people }.
   *[no] { $seat } leads { $people }.
  }
started = { $you ->
    [yes] You begin in { $area } with a fortress, a village and an army.
   *[no] { $seat } begins in { $area } with a fortress, a village and an army.
  }
settled = { $you ->
    [yes] You place a village in { $area }.
   *[no] { $seat } places a village in { $area }.
  }
round = Round { $round }: { $card }.
took = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $count } { $resource }.
swapped = { $you ->
    [yes] You swap { $resource } for { $other }.
   *[no] { $seat } swaps { $resource } for { $other }.
  }
raided-by-north = { $you ->
    [yes] You lose the marker in { $area } to the raiders.
   *[no] { $seat } loses the marker in { $area } to the raiders.
  }
bought-die = { $you ->
    [yes] You pay a gold for one more { $colour } die.
   *[no] { $seat } pays a gold for one more { $colour } die.
  }
rolled-red = Red { $red } beats black { $black }: areas with red names produce.
rolled-black = Black { $black } beats red { $red }: areas with black names produce.
rolled-even = Red { $red } and black { $black } are even: everybody names a colour.
produced = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } { $cards } from the { $colour } areas.
produced-nothing = { $you ->
    [yes] You take
   *[no] { $seat } takes
  } nothing from the { $colour } areas.
turn = { $you ->
    [yes] Your turn.
   *[no] { $seat } takes a turn.
  }
marked = { $you ->
    [yes] You mark { $area }.
   *[no] { $seat } marks { $area }.
  }
unmarked = { $you ->
    [yes] You take a marker away from { $area }.
   *[no] { $seat } takes a marker away from { $area }.
  }
recruited = { $you ->
    [yes] You recruit a troop for army { $army } in { $area }.
   *[no] { $seat } recruits a troop for army { $army } in { $area }.
  }
mustered = { $you ->
    [yes] You form army { $army } in { $area }.
   *[no] { $seat } forms army { $army } in { $area }.
  }
paid = { $you ->
    [yes] You pay with { $resource }.
   *[no] { $seat } pays with { $resource }.
  }
built-village = { $you ->
    [yes] You build a village in { $area }.
   *[no] { $seat } builds a village in { $area }.
  }
built-fortress = { $you ->
    [yes] You build a fortress in { $area }.
   *[no] { $seat } builds a fortress in { $area }.
  }
built-ship = { $you ->
    [yes] You build a ship in { $area }.
   *[no] { $seat } builds a ship in { $area }.
  }
razed = { $you ->
    [yes] You raze a village in { $area } for { $count } gold.
   *[no] { $seat } razes a village in { $area } for { $count } gold.
  }
sold = { $you ->
    [yes] You sell the ship in { $area } for { $count } gold.
   *[no] { $seat } sells the ship in { $area } for { $count } gold.
  }
bought = { $you ->
    [yes] You buy { $resource } with gold.
   *[no] { $seat } buys { $resource } with gold.
  }
arranged = { $you ->
    [yes] You share out the troops in { $area } anew.
   *[no] { $seat } shares out the troops in { $area } anew.
  }
moved = { $you ->
    [yes] You move army { $army } from { $from } to { $area }.
   *[no] { $seat } moves army { $army } from { $from } to { $area }.
  }
wind = { $you ->
    [yes] You
   *[no] { $seat }
  } may sail up to { $reach ->
    [one] one port
   *[other] { $reach } ports
  }.
transferred = { $you ->
    [yes] Your army changes ships in { $area }.
   *[no] The army of { $seat } changes ships in { $area }.
  }
sailed = { $you ->
    [yes] Your ship sails from { $from } to { $area }.
   *[no] The ship of { $seat } sails from { $from } to { $area }.
  }
landed = { $you ->
    [yes] Your army { $army } goes by sea from { $from } to { $area }.
   *[no] Army { $army } of { $seat } goes by sea from { $from } to { $area }.
  }
took-marker = { $you ->
    [yes] You take { $area }, which only a marker of { $loser } held.
   *[no] { $seat } takes { $area }, which only { $loser-you ->
        [yes] your marker
       *[no] a marker of { $loser }
      } held.
  }
beat-defence = { $you ->
    [yes] You break the defence, { $attack } against { $defence }.
   *[no] { $seat } breaks the defence, { $attack } against { $defence }.
  }
beaten-back = { $you ->
    [yes] You are beaten back, { $attack } against { $defence }.
   *[no] { $seat } is beaten back, { $attack } against { $defence }.
  }
battle = { $you ->
    [yes] You give battle to { $defender } in { $area }.
   *[no] { $seat } gives battle to { $defender } in { $area }.
  }
assault = { $you ->
    [yes] You attack a village of { $defender } in { $area }.
   *[no] { $seat } attacks { $defender-you ->
        [yes] your village
       *[no] a village of { $defender }
      } in { $area }.
  }
siege = { $you ->
    [yes] You besiege a fortress of { $defender } in { $area }.
   *[no] { $seat } besieges { $defender-you ->
        [yes] your fortress
       *[no] a fortress of { $defender }
      } in { $area }.
  }
sheltered = { $you ->
    [yes] You shelter
   *[no] { $seat } shelters
  } { $count ->
    [0] nobody
    [one] one troop
   *[other] { $count } troops
  } in the fortress.
clashed = Round { $number }: { $attack } for { $you ->
    [yes] you
   *[no] { $seat }
  }, { $defence } for { $defender }.
added = { $you ->
    [yes] You add 1 with { $card }.
   *[no] { $seat } adds 1 with { $card }.
  }
lost-troop = { $you ->
    [yes] You lose a troop.
   *[no] { $seat } loses a troop.
  }
retreated = { $you ->
    [yes] You retreat from { $area } to { $to }.
   *[no] { $seat } retreats from { $area } to { $to }.
  }
stole = { $you ->
    [yes] You take a card at random from { $from }.
   *[no] { $seat } takes a card at random from { $from }.
  }
stole-card = The card taken: { $resource }.
won-battle = { $you ->
    [yes] You win the battle of { $area } against { $loser }.
   *[no] { $seat } wins the battle of { $area } against { $loser }.
  }
took-village = { $you ->
    [yes] You take a village of { $loser } in { $area }.
   *[no] { $seat } takes { $loser-you ->
        [yes] your village
       *[no] a village of { $loser }
      } in { $area }.
  }
held-village = { $you ->
    [yes] You hold the village in { $area } against { $loser }.
   *[no] { $seat } holds the village in { $area } against { $loser }.
  }
took-fortress = { $you ->
    [yes] You take a fortress of { $loser } in { $area }.
   *[no] { $seat } takes { $loser-you ->
        [yes] your fortress
       *[no] a fortress of { $loser }
      } in { $area }.
  }
held-fortress = { $you ->
    [yes] You hold the fortress in { $area } against { $loser }.
   *[no] { $seat } holds the fortress in { $area } against { $loser }.
  }
removed-village = { $you ->
    [yes] You give up a village in { $area }.
   *[no] { $seat } gives up a village in { $area }.
  }
removed-fortress = { $you ->
    [yes] You give up a fortress in { $area }.
   *[no] { $seat } gives up a fortress in { $area }.
  }
plunder = { $you ->
    [yes] You set out to plunder { $owner } in { $area }.
   *[no] { $seat } sets out to plunder { $owner } in { $area }.
  }
plundered = { $you ->
    [yes] Your plunder succeeds, { $attack } against { $defence }.
   *[no] The plunder of { $seat } succeeds, { $attack } against { $defence }.
  }
repelled = { $you ->
    [yes] Your plunder fails, { $attack } against { $defence }.
   *[no] The plunder of { $seat } fails, { $attack } against { $defence }.
  }
gave = { $you ->
    [yes] You hand over { $resource }.
   *[no] { $seat } hands over { $resource }.
  }
denied = { $you ->
    [yes] You say there is no { $resource } to give.
   *[no] { $seat } says there is no { $resource } to give.
  }
caught-lying = { $you ->
    [yes] But there was { $resource } in your hand
   *[no] But there was { $resource } in the hand of { $seat }
  }{ $more ->
    [0] ; it was the last card, so no other is lost.
   *[other] : one more card is lost.
  }
destroyed = { $you ->
    [yes] Your army has nowhere to go and is destroyed.
   *[no] The army of { $seat } has nowhere to go and is destroyed.
  }
played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
  }
paid-tribute = { $you ->
    [yes] You give a gold to { $to }.
   *[no] { $seat } gives a gold to { $to }.
  }
no-tribute = { $you ->
    [yes] You have no gold to give to { $to }.
   *[no] { $seat } has no gold to give to { $to }.
  }
drew-fame = { $you ->
    [yes] You draw a fame card.
   *[no] { $seat } draws a fame card.
  }
drew-fame-card = The card drawn: { $card }.
out = { $you ->
    [yes] You are out of the game.
   *[no] { $seat } is out of the game.
  }
scored = { $you ->
    [yes] You end with
   *[no] { $seat } ends with
  } { $points ->
    [one] one victory point
   *[other] { $points } victory points
  }.
won-crown = { $you ->
    [yes] You win the game with this victory.
   *[no] { $seat } wins the game with this victory.
  }
won-rounds = { $you ->
    [yes] You win the game after the last round.
   *[no] { $seat } wins the game after the last round.
  }
won-last = { $you ->
    [yes] You win the game: nobody else is left.
   *[no] { $seat } wins the game: nobody else is left.
  }
won-shared = { $you ->
    [yes] You share the victory.
   *[no] { $seat } shares the victory.
  }

## What is asked

ask-people = Choose your people.
ask-people-why = Each people begins in its own part of Britannia; the Britons open every round.
wait-people = { $seat } is choosing a people.
ask-start = Choose where to begin: an area with your shield.
ask-start-why = A fortress, a village and an army of one troop go there together.
wait-start = { $seat } is choosing where to begin.
ask-settle = Place a village in an area you control or next to one.
ask-settle-why = It brings a card when its area’s colour is rolled. No other player’s piece may lie there.
wait-settle = { $seat } is placing a village.
ask-market = Market day: swap a card, or pass.
ask-market-why = Cards go to the supply and others come from it, as long as it has any.
wait-market = { $seat } is at the market.
ask-raiders = The raiders come: choose the marker you lose.
ask-raiders-why = You control the most areas, alone or tied, and one marker is the price.
wait-raiders = { $seat } is choosing a marker to lose.
ask-dice = Buy a die more for production, or pass.
ask-dice-why = The highest die decides whether red or black areas produce.
wait-dice = { $seat } may buy a die for production.
ask-colour = The dice are even: name the colour that produces for you.
ask-colour-why = It counts for your villages and for the gold of your markers alike.
wait-colour = { $seat } is naming a colour.
ask-act = Your turn: move, build, recruit, fight, or end it.
ask-act-why = Everything goes in any order. An army fights last, and none may stay beside enemies without having attacked.
wait-act = It is the turn of { $seat }.
ask-muster = Choose where the new troop goes.
ask-muster-why = New armies start at a fortress; without any, at a village. They may move at once.
wait-muster = { $seat } is placing a new troop.
ask-peasants = Choose where the peasants gather.
ask-peasants-why = At a fortress, or without any at a village. It costs two cards of any kind.
wait-peasants = { $seat } is calling peasants to arms.
ask-pay = Choose a card to pay with.
ask-pay-why = Any resource card will do, gold too.
wait-pay = { $seat } is paying.
ask-village = Choose where to build the village.
ask-village-why = Any area you control. Your marker there gives way, and its gold with it.
wait-village = { $seat } is building a village.
ask-raze = Choose the village to raze.
ask-raze-why = Alone in its area it leaves your marker there.
wait-raze = { $seat } is choosing a village to raze.
ask-fortress = Choose where to build the fortress.
ask-fortress-why = Any area you control. It defends with six dice, and new armies start there.
wait-fortress = { $seat } is building a fortress.
ask-ship = Choose the port for the ship.
ask-ship-why = Any free port of an area you control.
wait-ship = { $seat } is building a ship.
ask-sell = Choose the ship to sell.
ask-sell-why = Its port becomes free, and you can build it again.
wait-sell = { $seat } is choosing a ship to sell.
ask-remove = All your pieces of this kind are on the board: choose one to give up.
ask-remove-why = The piece you captured needs one from your supply. The one just taken may go too.
wait-remove = { $seat } is choosing a piece to give up.
ask-unmark = No marker is left: take one from elsewhere for { $area }, or leave it unmarked.
ask-unmark-why = Only areas with a marker of yours pay gold, and each player has no more than these.
wait-unmark = { $seat } is looking for a marker for { $area }.
ask-march = Forced march: choose the army and its first step.
ask-march-why = One army takes one step more. The first area must hold no piece of another player.
wait-march = { $seat } is on a forced march.
ask-sail = Fair wind: choose the ship.
ask-sail-why = It sails without a roll, with an army or without.
wait-sail = { $seat } is choosing a ship.
ask-dock = Choose the port where the ship ends.
ask-dock-why = Any port within reach, in either direction, without another ship. The army goes ashore there.
wait-dock = { $seat } is at sea.
ask-attack = In { $area }: whom do you attack or plunder?
ask-attack-why = One enemy only. A fortress comes first, then armies, then a village.
wait-attack = { $seat } is choosing whom to attack in { $area }.
ask-defend = Your marker in { $area } is attacked. Do you play Defence?
ask-defend-why = The attacker must then beat the better of two dice with one die; a tie is yours.
wait-defend = { $seat } may defend the marker in { $area }.
ask-brace = Before the first roll in { $area }: play a card, or pass.
ask-brace-why = These cards must be played before any die falls. Each player may play one for its text in a turn.
wait-brace = { $seat } may play a card before the first roll in { $area }.
ask-field = You are attacked in { $area }: do all your armies fight, or only one?
ask-field-why = Together they roll more dice. If one alone is beaten, the battle is lost, but the others stay.
wait-field = { $seat } is choosing who fights in { $area }.
ask-add = { $attack } against { $defence } in { $area }: you are behind. Add 1 with { $resource } or fame, or pass.
ask-add-why = A tie is the defender’s. Whoever is behind may play one card after another; then the other may answer.
wait-add = { $attack } against { $defence } in { $area }: { $seat } is behind and may add { $resource } or fame.
ask-lose = Choose the army that loses a troop.
ask-lose-why = All of them fought together, and the round is lost.
wait-lose = { $seat } is choosing who loses a troop.
ask-retreat = In { $area }: fight on, or retreat?
ask-retreat-why = All your armies go to the same area. The other takes 1 fame and 1 of your cards at random.
wait-retreat = { $seat } is deciding whether to retreat from { $area }.
ask-driven = The plunder of { $area } failed: choose where the army goes back to.
ask-driven-why = Any area next to it that you control and where no enemy army is.
wait-driven = { $seat } is leading the army back from { $area }.
ask-demand = Plundered in { $area }: hand over { $resource }, or say that you have none?
ask-demand-why = You may deny it falsely. If a random card then proves you wrong, you lose one more.
wait-demand = { $seat } is asked for { $resource } in { $area }.
ask-shelter = Your fortress in { $area } is besieged: which armies take shelter in it?
ask-shelter-why = Each sheltered troop adds a die, and is lost before the fortress is. The rest takes no part.
wait-shelter = { $seat } is choosing who takes shelter in { $area }.
ask-over = The game is over.

## Why not

why-other-question = Something else is being asked now.
why-no-army = Your army { $army } is not on the board.
why-fought = Army { $army } has fought: combat is an army’s last action.
why-moved = Army { $army } has used its move by land.
why-closed = { $area } is out of play with three players.
why-not-adjacent = { $area } does not border on { $from }.
why-march-enemy = The first area of a forced march must be free of enemies, and { $area } is not.
why-truce = The truce of kings protects whoever has a fortress in { $area }.
why-engaged = Army { $army } has already attacked in { $area }.
why-nobody-there = There is nobody to attack in { $area }.
why-no-ship = You have no ship in { $area }.
why-no-ships = You have no ship.
why-sailed = The ship in { $area } has sailed in this turn.
why-army-elsewhere = Army { $army } is not in { $area }.
why-armies-elsewhere = Only armies in { $area } can take part.
why-arranged = The troops have just been shared out.
why-arrange = Only armies in the same area can share out their troops, three at most in each, and no army arises from it.
why-cost = You need { $cost }.
why-any-cards = You need { $count } resource cards.
why-army-full = Army { $army } has three troops already.
why-supply = No { $resource } is left in the supply.
why-must-engage = An army of yours stands beside enemies: it must attack, plunder or leave first.
why-all-armies = All three of your armies are on the board.
why-no-base = You have neither fortress nor village to form an army in.
why-no-base-here = Armies are formed at your fortresses, or at villages if you have no fortress; not in { $area }.
why-peasants-army = Peasants come only when you have no army.
why-no-village = You have no village.
why-no-village-here = You have no village in { $area }.
why-none-left = All { $count } of yours are on the board.
why-none-here = You have no such piece in { $area }.
why-no-marker = You have no marker in { $area }.
why-no-land = You control no area.
why-no-free-port = You control no area with a free port.
why-not-controlled = You do not control { $area }.
why-no-port = { $area } has no port.
why-port-taken = A ship lies in the port of { $area }.
why-too-far = { $area } is more than { $reach } ports away.
why-must-leave = The second ship must leave { $area }.
why-enemy-army = There is an enemy army in { $area }.
why-no-shield = Your shield is not in { $area }.
why-settle-enemy = Another player’s pieces are in { $area }.
why-settle-far = { $area } is not next to an area you control.
why-no-fame = You do not have { $card }.
why-one-fame = You have played a fame card for its text in this turn, so { $card } must wait.
why-fame-not-now = { $card } does nothing now.
why-other-resource = Only { $resource } helps in { $area }.
why-no-card = You have no { $resource }.
why-all-dice = All three dice of that colour are in.
why-people-closed = With three players { $people } are not in the game.
why-people-taken = Somebody else leads { $people }.
why-no-enemy = In { $area } there is nothing of { $people }.
why-no-plunder = Only villages can be plundered, where no other army, fortress or marker is in { $area }.
why-one-or-all = One army fights, or all of them.
why-not-fighting = Army { $army } is not in this combat.
why-concede = Nobody may concede: it would change the game for the others.

## Values of the edition

value-map-borders = Borders between areas
value-map-resources = What each area produces
value-map-colours = Colours of the names
value-map-shields = Shields: where each people may begin
value-map-route = Ports along the sea route
value-map-closed = Areas out of play with three players
value-fame-size = Number of fame cards
value-fame-cards = How many there are of each fame card
value-fame-plus = Fame cards that also count +1 in combat
value-fame-worth = What fame cards bring
value-britannia-size = Number of Britannia cards
value-britannia-first = Britannia cards of age I
value-britannia-second = Britannia cards of age II
value-britannia-third = Britannia cards of age III
value-britannia-three = Britannia cards only for three players
value-britannia-worth = What Britannia cards bring

## The table in the terminal

sketch-round = Round { $round } of { $rounds }: { $card }
sketch-before = Before the first round
sketch-player = player
sketch-people = people
sketch-points = points
sketch-areas = areas
sketch-cards = cards
sketch-fame = fame
sketch-battles = battles won
sketch-seat-people = { $people }
sketch-number = { $count }
sketch-area = area
sketch-gives = gives
sketch-control = held by
sketch-pieces = pieces
sketch-gives-of = { $resource }, { $colour }
sketch-seat = { $you ->
    [yes] You
   *[no] { $seat }
  }
sketch-marker = { $you ->
    [yes] your marker
   *[no] marker of { $seat }
  }
sketch-villages = { $count ->
    [one] village
   *[other] { $count } villages
  } ({ $you ->
    [yes] you
   *[no] { $seat }
  })
sketch-fortresses = { $count ->
    [one] fortress
   *[other] { $count } fortresses
  } ({ $you ->
    [yes] you
   *[no] { $seat }
  })
sketch-army = army { $army } of { $troops ->
    [one] one troop
   *[other] { $troops } troops
  } ({ $you ->
    [yes] you
   *[no] { $seat }
  })
sketch-ship = ship ({ $you ->
    [yes] you
   *[no] { $seat }
  })
sketch-hand = You hold: { $cards }
sketch-empty-hand = You hold no cards.
sketch-text = what it does
sketch-choices = you may choose
do-people = lead { $people }
do-at = { $area } ({ $resource }, { $colour })
do-move = army { $army } to { $area } ({ $resource }, { $colour })
do-sail = { $army ->
    [0] the ship at { $area } sails without an army
   *[other] the ship at { $area } sails with army { $army }
  }
do-engage = army { $army } attacks or plunders in { $area }
do-recruit = a troop for army { $army }
do-lose = army { $army } loses a troop
do-arrange = share out troops: army 1 has { $one }, army 2 has { $two }, army 3 has { $three }
do-armies = { $count ->
    [0] no army
    [one] army { $armies }
   *[other] armies { $armies }
  }
do-attack = attack { $people }
do-plunder = plunder { $people }
do-raid = plunder { $people } with Raid
do-buy = buy { $resource } for 3 gold
do-pay = pay with { $resource }
do-swap = { $resource } for { $other }
do-add = +1 with { $card }
do-play = play { $card }
do-die = one more { $colour } die for 1 gold
do-colour = { $colour }
do-village = build a village: wheat, stone, wood
do-fortress = build a fortress: 2 stone, 2 wheat
do-ship = build a ship: 2 wood, iron
do-muster = form a new army
do-peasants = call peasants: any 2 cards
do-raze = raze a village for 3 gold
do-sell = sell a ship for 3 gold
do-end = end the turn
do-pass = pass
do-fight = fight on
do-give = give the card
do-deny = say that you have none
do-leave = leave it unmarked
sketch-fight = { $you ->
    [yes] You
   *[no] { $seat }
  } against { $defender } in { $area }, round { $number }
sketch-fight-dice = { $attack } against { $defence }

## Luck against expectation

luck-first = who begins
luck-steal = cards taken from a hand
luck-fame = fame cards drawn
luck-britannia = Britannia cards drawn
luck-plunder = dice of plunder
luck-defence = dice of defence
luck-combat = dice of combat
luck-sail = dice of voyages
luck-production = dice of production
