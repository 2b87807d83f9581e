# Medieval Realms, in English.
# Arguments: $seat a player's name, $you "yes" if that player is the reader, $card a card's name,
# $resource a resource, $seats a list of players; one argument per resource where tokens are gained.

## The game in the hall

title = Medieval Realms
short = Place in secret, bid in the open
blurb = Send your mayors to work and your generals to war behind a wall. Then fight over twelve cards, one action at a time.
players = 2 to 5 players
credits = A game by C. Michan (2019). This is an unofficial implementation with its own words and art.

## Ways to end

way-points = decided by points
way-concession = decided by concession

## Resources, leaders, seals

res-production = production
res-science = science
res-culture = culture
res-religion = religion
res-gold = gold
res-raw = raw materials
res-battle = battle
res-lily = lily

leader-mayor = mayor
leader-admiral = admiral
leader-general = general
leader-decoy = decoy

seal-orange = orange
seal-red = red
seal-yellow = yellow
seal-green = green
seal-grey = grey
seal-turquoise = turquoise
seal-violet = violet
seal-white = white
seal-blue = blue

way-of-hand = hand card
way-of-majority = majority card
way-of-auction = auction card

# Tokens gained, as in “+2 science +1 gold”; zeros are left out.
tokens = { $production ->
    [0] {""}
   *[other] {" "}+{ $production } production
  }{ $science ->
    [0] {""}
   *[other] {" "}+{ $science } science
  }{ $culture ->
    [0] {""}
   *[other] {" "}+{ $culture } culture
  }{ $religion ->
    [0] {""}
   *[other] {" "}+{ $religion } religion
  }{ $gold ->
    [0] {""}
   *[other] {" "}+{ $gold } gold
  }{ $raw ->
    [0] {""}
   *[other] {" "}+{ $raw } raw materials
  }{ $battle ->
    [0] {""}
   *[other] {" "}+{ $battle } battle
  }

## Cards

card-castle = Castle
card-war = War
card-market = Market
card-leader-mayor = Mayor
card-leader-admiral = Admiral
card-leader-general = General
card-city-production = City of production
card-city-science = City of science
card-city-culture = City of culture
card-city-religion = City of religion
card-city-gold = City of gold
card-city-raw = City of raw materials
card-city-battle = City of battle
card-territory-production = Territory of production
card-territory-science = Territory of science
card-territory-culture = Territory of culture
card-territory-religion = Territory of religion
card-territory-gold = Territory of gold
card-territory-raw = Territory of raw materials
card-territory-battle = Territory of battle
card-territory-lily = Territory of the lily
card-island = Island
card-artist = Artist
card-missionary = Missionary
card-scientist = Scientist
card-development-production = Development (production)
card-development-science = Development (science)
card-development-culture = Development (culture)
card-development-religion = Development (religion)
card-development-gold = Development (gold)
card-development-raw = Development (raw materials)
card-development-battle = Development (battle)
card-gallery = Art gallery
card-cathedral = Cathedral
card-tithe = Tithe
card-inquisition = Inquisition
card-gunpowder = Gunpowder
card-university = University
card-port = Port
kind-leader = Leader
kind-city = City
kind-territory = Territory
kind-development = Development

about-castle = Each round 1 battle. End: as many points as your combat.
about-war = Now 6 points.
about-market = End: 1 point per seal colour in your tableau.
about-leader = Now one { $leader }.
about-city = With every other green card: 1 { $resource } and 1 point. End: 1 point per mayor.
about-territory = Now 5 { $resource }.
about-territory-lily = Now 5 tokens of one type that you choose.
about-island = Now 2 points. End: 3 points if its condition holds.
about-artist = Honourable person. Now 2 points. End: 1 point per seal colour.
about-missionary = Honourable person. Now 2 points. End: 1 point per seal colour.
about-scientist = Honourable person. Now 2 points. End: 1 point per seal colour.
about-development = Now 2 points. Each round 1 { $resource } per mayor.
about-gallery = Now 5 points.
about-cathedral = Now 5 points.
about-tithe = Now 2 points, and 4 tokens of one type you choose.
about-inquisition = Now one general.
about-gunpowder = Now one general.
about-university = Now one mayor.
about-port = Now one admiral.

need-castles = { $count ->
    [one] a castle
   *[other] { $count } castles
  }
need-wars = { $count ->
    [one] a war
   *[other] { $count } wars
  }
need-markets = { $count ->
    [one] a market
   *[other] { $count } markets
  }
need-cities = { $count ->
    [one] a city
   *[other] { $count } cities
  }
need-islands = { $count ->
    [one] an island
   *[other] { $count } islands
  }
need-mayors = { $count ->
    [one] a mayor
   *[other] { $count } mayors
  }
need-admirals = { $count ->
    [one] an admiral
   *[other] { $count } admirals
  }
need-generals = { $count ->
    [one] a general
   *[other] { $count } generals
  }
need-combat = combat { $count }
need-tokens = { $count ->
    [one] a token left
   *[other] { $count } tokens left
  }
need-seals = { $count ->
    [one] a seal colour
   *[other] { $count } seal colours
  }
need-honourable-seals = { $count ->
    [one] an honourable person
   *[other] honourable persons of { $count } seals
  }
need-played = { $count ->
    [one] a card
   *[other] { $count } cards
  }

## The score sheet

line-track = During the game
line-honourable-set = Honourable set
line-honourable = Honourable persons
line-castles = Castles
line-markets = Markets
line-cities = Cities
line-islands = Islands
line-tokens = Tokens left

## What happened

order-drawn = By lot the turn order is { $seats }.
took-pair = { $you ->
    [yes] You add { $resources } to your palace.
   *[no] { $seat } adds { $resources } to the palace.
  }
round = Round { $round } of { $rounds }: everybody places in secret.
revealed = The walls come down: all placements of round { $round } lie open.
income = { $you ->
    [yes] Your mayors bring{ tokens }.
   *[no] The mayors of { $seat } bring{ tokens }.
  }
land-won = { $you ->
    [yes] You win land { $land } with combat { $combat }:
   *[no] { $seat } wins land { $land } with combat { $combat }:
  }{ tokens }{ $lily ->
    [0] {""}
    [one] {" "}+1 of choice
   *[other] {" "}+{ $lily } of choice
  }.
land-tied = Land { $land } goes to nobody: { $seats } tie at { $combat }.
land-blocked = { $you ->
    [yes] Your decoy keeps land { $land } from everybody.
   *[no] A decoy of { $seat } keeps land { $land } from everybody.
  }
produced = { $you ->
    [yes] Your cards produce{ tokens }.
   *[no] The cards of { $seat } produce{ tokens }.
  }
took-lily = { $you ->
    [yes] Your land brings { $count } { $resource }.
   *[no] { $seat } takes { $count } { $resource } from a land.
  }
took-territory = { $you ->
    [yes] Your territory brings { $count } { $resource }.
   *[no] { $seat } takes { $count } { $resource } from the territory.
  }
took-tithe = { $you ->
    [yes] Your tithe brings { $count } { $resource }.
   *[no] { $seat } takes { $count } { $resource } as a tithe.
  }
took-milestone = { $you ->
    [yes] On the track you take { $count } { $resource }.
   *[no] On the track { $seat } takes { $count } { $resource }.
  }
additional = Everybody gets { $count } production.
order-set = { $you ->
    [yes] You hold most production and go first.
   *[no] { $seat } holds most production and goes first.
  } Turn order: { $seats }.
bought = { $you ->
    [yes] You take { $card } for { $price } production.
   *[no] { $seat } takes { $card } for { $price } production.
  }
majority = { $you ->
    [yes] You activate { $card } for { $price } production; it goes to { $to }, who holds { $held } { $resource }.
   *[no] { $seat } activates { $card } for { $price } production; it goes to { $to } with { $held } { $resource }.
  }
majority-own = { $you ->
    [yes] You activate { $card } for { $price } production and get it yourself, with { $held } { $resource }.
   *[no] { $seat } activates { $card } for { $price } production; it stays with { $to }, who holds { $held } { $resource }.
  }
nobody-able = { $you ->
    [yes] You activate { $card } for { $price } production, but nobody can take it. It is discarded.
   *[no] { $seat } activates { $card } for { $price } production, but nobody can take it. It is discarded.
  }
opened = { $you ->
    [yes] You open the auction of { $card } with { $bid } { $resource }.
   *[no] { $seat } opens the auction of { $card } with { $bid } { $resource }.
  }
raised = { $you ->
    [yes] You raise to { $bid }.
   *[no] { $seat } raises to { $bid }.
  }
dropped = { $you ->
    [yes] You drop out of the auction.
   *[no] { $seat } drops out of the auction.
  }
auction-won = { $you ->
    [yes] You win { $card } for { $bid } { $resource }.
   *[no] { $seat } wins { $card } for { $bid } { $resource }.
  }
enlisted = { $you ->
    [yes] You gain one { $leader }.
   *[no] { $seat } gains one { $leader }.
  }
played = { $you ->
    [yes] You play { $card } for { $cost } { $resource }.
   *[no] { $seat } plays { $card } for { $cost } { $resource }.
  }
played-free = { $you ->
    [yes] You play { $card }; your admirals stand by it.
   *[no] { $seat } plays { $card }; there are admirals enough.
  }
advanced = { $you ->
    [yes] You score { $points ->
        [one] one point
       *[other] { $points } points
      } and stand at { $total }.
   *[no] { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
      } and stands at { $total }.
  }
city-answers = { $you ->
    [yes] One of your cities answers: 1 { $resource } and a point.
   *[no] A city of { $seat } answers: 1 { $resource } and a point.
  }
passed = { $you ->
    [yes] You pass for the round.
   *[no] { $seat } passes for the round.
  }
cleared = Nobody wanted { $cards }: discarded.
reshuffled = The deck is empty; { $count ->
    [one] one discarded card becomes
   *[other] { $count } discarded cards become
  } the new deck.
scored = { $you ->
    [yes] You end with { $score } points.
   *[no] { $seat } ends with { $score } points.
  }
won-game = { $you ->
    [yes] You win the game.
   *[no] { $seat } wins the game.
  }
won-tie = { $you ->
    [yes] The points are equal; you win by the tie-break.
   *[no] The points are equal; { $seat } wins by the tie-break.
  }

## What is asked

ask-pair = Choose two different tokens for your palace.
ask-place = Place your leaders in secret, then say that you are ready.
ask-lift = Whom do you want to take up again?
ask-action = Activate a card, play one from your hand, or pass.
ask-open = Open the auction of { $card } with your bid.
ask-raise = { $card }: raise above { $bid }, or drop out.
ask-lily = Choose the type of your land’s { $count ->
    [one] token
   *[other] { $count } tokens
  }.
ask-territory = Choose the type of your territory’s { $count ->
    [one] token
   *[other] { $count } tokens
  }.
ask-tithe = Choose the type of your tithe’s { $count ->
    [one] token
   *[other] { $count } tokens
  }.
ask-milestone = You reached a milestone on the track: choose { $count ->
    [one] a token
   *[other] { $count } tokens
  }.
ask-over = The game is over.
wait-pair = { $seat } chooses two tokens.
wait-place = In secret: still placing are { $seats }.
wait-ready = You are ready. Still placing: { $seats }.
wait-action = { $seat } chooses an action.
wait-open = { $seat } is about to open the auction of { $card }.
wait-raise = { $card }, { $bid } bid: { $seat } raises or drops out.
wait-lily = { $seat } chooses a token for a land.
wait-territory = { $seat } chooses the tokens of a territory.
wait-tithe = { $seat } chooses the tokens of a tithe.
wait-milestone = { $seat } chooses a token on the track.

## Why not

why-not-now = That is not what is being decided now.
why-pair-taken = { $you ->
    [yes] You have already taken that pair.
   *[no] { $seat } has already taken that pair.
  }
why-not-all-placed = Not all of your leaders are placed yet.
why-nobody-placed = Nobody is placed yet.
why-land-closed = Land { $land } is open only in games of five.
why-no-decoys = Decoys serve only in games of two.
why-none-left = Every { $leader } of yours is placed already.
why-own-leader-there = One of your own military leaders stands on land { $land }: no decoy may join him.
why-own-decoy-there = Your own decoy stands on land { $land }: no military leader may join it.
why-lift-first = Take somebody up first, or say that you are ready.
why-nobody-there = Nobody of yours stands there.
why-take-first = Choose a type of token first.
why-slot-empty = Slot { $slot } is empty.
why-nothing-to-bid = An auction opens with at least one { $resource }, and you hold none.
why-price = The slot costs { $price } production, and you hold { $held }.
why-hand-full = The hand is full: { $most } cards at most.
why-same-seal = { $card } in hand has the same seal.
why-admirals = Your next island needs { $needed ->
    [one] an admiral
   *[other] { $needed } admirals
  }.
why-cost = It costs { $cost } { $resource }, and you hold { $held }.
why-not-in-hand = That card is not in your hand.
why-open-first = The auction waits for your opening bid.
why-auction-first = An auction is going on: raise or drop out.
why-raise = A bid must be higher than { $bid }.
why-purse = You can bid at most { $held }.
why-concede-two = Only in a game of two may a player concede; among more it would change the game for the others.

## Values of the edition

value-start-resources = Tokens to begin with
value-start-leaders = Leaders to begin with
value-start-decoys = Decoys of each player in a game of two
value-lands-all = Rewards of lands 1 to 8
value-lands-five = Rewards of lands 9 and 10
value-seals-gallery = Seal of the art galleries
value-seals-cathedral = Seal of the cathedrals
value-deck-size = Cards in the deck
value-deck-castle = Castles
value-deck-war = Wars
value-deck-market = Markets
value-deck-leader = Leaders, by kind
value-deck-city = Cities, by resource
value-deck-territory = Territories, by resource
value-deck-island = Islands and their conditions
value-deck-artist = Artists
value-deck-missionary = Missionaries
value-deck-scientist = Scientists
value-deck-development = Scientific developments, by resource
value-deck-gallery = Art galleries
value-deck-cathedral = Cathedrals
value-deck-tithe = Tithes
value-deck-inquisition = Inquisitions
value-deck-gunpowder = Gunpowder
value-deck-university = Universities
value-deck-port = Ports

## The table in the terminal

sketch-round = Round { $round } of { $rounds }
sketch-order = Turn order: { $seats }.
sketch-seat = { $you ->
    [yes] You
   *[no] { $seat }
  }
sketch-points = points
sketch-number = { $count }
sketch-leaders = leaders
sketch-mayors = { $count ->
    [one] one mayor
   *[other] { $count } mayors
  }
sketch-admirals = { $count ->
    [one] one admiral
   *[other] { $count } admirals
  }
sketch-generals = { $count ->
    [one] one general
   *[other] { $count } generals
  }
sketch-hand = hand
sketch-tableau = tableau
sketch-card = { $card }
sketch-passed = passed
sketch-ready = ready
sketch-placing = placing
sketch-slot = slot
sketch-price = price
sketch-free = auction
sketch-goes-to = { $you ->
    [yes] would come to you
   *[no] would go to { $seat }
  }
sketch-goes-nowhere = nobody can take it
sketch-costs = costs { $cost } { $resource }
sketch-future = Next: { $cards }
sketch-deck = Cards in the deck: { $count }
sketch-land = land
sketch-reward = reward
sketch-rewards = { $resources }
sketch-stands = { $you ->
    [yes] you
   *[no] { $seat }
  }: { $combat }
sketch-winner = { $you ->
    [yes] yours
   *[no] won by { $seat }
  }
sketch-draft = your draft
sketch-in-hall = { $count ->
    [one] a mayor: { $resource }
   *[other] { $count } mayors: { $resource }
  }
sketch-on-land = { $count ->
    [one] { $leader }: land { $land }
   *[other] { $count } × { $leader }: land { $land }
  }
sketch-about = what it costs and does
sketch-choices = you may
sketch-do-play = play { $card }
sketch-do-bid = bid { $count }
sketch-do-lift-all = take up everybody
sketch-do-change = take somebody up again
sketch-do-ready = be ready
sketch-do-pass = pass
sketch-do-drop = drop out of the auction
sketch-score = score
sketch-standing = who stands there
sketch-offer = card

## Luck against expectation

luck-order = turn order
luck-card = cards drawn
