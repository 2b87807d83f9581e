# The board's own words; names of cards, resources and leaders come from the game's texts.
board-you = You
board-res-raw = raw
board-card-city-raw = City of raw
board-card-territory-raw = Territory of raw
board-card-development-raw = Development (raw)
board-aside = { $players } players
board-round = Round
board-points = victory points
board-place = { $place ->
     [1] 1st
     [2] 2nd
     [3] 3rd
    *[other] { $place }th
  }
board-turn-order = place in turn order
board-passed = passed for the round; place in turn order
board-ready = ready
board-drafting = …
board-note-ready = ready
board-note-drafting = drafting
board-note-passed = passed
board-log-placement = Round { $round }, placement
board-log-reveal = Round { $round }, reveal
board-log-actions = Round { $round }, actions
board-log-score = Final scoring

# placing
board-management = Management
board-management-aside = a mayor brings one token of his hall
board-hall = Hall of { $hall }, { $n ->
     [0] none of your mayors
     [one] one of your mayors
    *[other] { $n } of your mayors
  }{ $state ->
     [can] , put a mayor here
    *[no] {""}
  }
board-hall-of = Hall of { $hall }
board-lands = Lands
board-lands-round = Lands, round { $round }
board-lands-aside = strictly highest combat wins the reward; a tie wins nothing
board-lands-shown = what the reveal gave
board-land-n = Land { $land }
board-land-draft = Land { $land }, { $scene }, reward { $reward }, your combat here { $combat }{ $state ->
     [can] , put a leader here
    *[no] {""}
  }
board-land = Land { $land }, { $scene }, reward { $reward }; { $state ->
     [won] won by { $winner }, combat: { $stands }
     [tie] a tie: { $stands }
     [blocked] kept by a decoy: { $stands }
    *[empty] nobody stands here
  }
board-tie = tie
board-blocked = decoy
board-scene-1 = a watermill by a river
board-scene-2 = a gold mine in a mountain
board-scene-3 = a quarry among pines
board-scene-4 = an observatory under stars
board-scene-5 = a bridge and a walled garden
board-scene-6 = an abbey at sunrise
board-scene-7 = two castles on crags
board-scene-8 = a lighthouse and a ship under the lily
board-scene-9 = a windmill over wheat
board-scene-10 = a walled market town
board-lift = Take up the { $leader } again: { $where }
board-put = Put a { $leader } here: { $where }
board-tray = { $leader }, { $used ->
     [yes] placed
    *[no] to be placed
  }
board-placed = { $placed } of { $all } placed
board-what-mayor = Send your mayors to work: { $n } still to place.
board-what-military = Place your { $leader } on a land.
board-what-ready = Everybody is placed. Say that you are ready, or move somebody.
board-commit = { $left ->
     [0] Ready
     [one] Ready: 1 leader left
    *[other] Ready: { $left } leaders left
  }
board-clear = Clear draft
board-withdraw = Not ready after all

# the panel
board-panel = The panel
board-panel-early = fought over after the reveal
board-panel-act = gold cord: you can take it or start it now
board-panel-aside = what it means for you
board-slots = slots { $from } to { $to }
board-leaves = leaves this round
board-auctions-free = auctions are free
board-gap = empty
board-gap-bought = { $you ->
     [yes] taken by you
    *[no] taken by { $seat }
  }
board-gap-majority = { $you ->
     [yes] went to you
    *[no] went to { $seat }
  }
board-gap-won = { $you ->
     [yes] won by you
    *[no] won by { $seat }
  }
board-gap-nobody = nobody could take it
board-next = Next round
board-seal = { $seal } seal
board-way-hand = hand
board-way-majority = majority
board-way-auction = auction
board-kind-hand = Hand card
board-kind-majority = Majority card
board-kind-auction = Auction card
board-bid = bid
board-admirals = needs admirals
board-take-for = take for { $price }
board-open-range = { $most ->
     [1] open with 1 { $resource }
    *[other] open with 1 to { $most } { $resource }
  }
board-to = would go to { $name }
board-to-you = would come to you
board-to-nobody = nobody can take it
board-why-price = costs { $price }, you hold { $held }
board-why-hand-full = your hand is full
board-why-same-seal = you hold a { $seal } seal
board-why-nothing-to-bid = you hold no { $resource }

# what a card does, in few words
board-brief-castle = Each round 1 battle. End: your combat.
board-brief-market = End: 1 point per seal colour.
board-brief-city = Other greens: 1 { $resource }, 1 point. End: 1 per mayor.
board-brief-leader = Now one { $leader }.
board-brief-territory = Now 5 { $resource }.
board-brief-territory-lily = Now 5 of one type you choose.
board-brief-island = Now { $points } points. End: 3 with { $needs }.
board-need-honourable-seals = { $count ->
     [one] a person
    *[other] persons of { $count } seals
  }
board-brief-artist = Now 2 points. End: 1 per seal colour.
board-brief-missionary = Now 2 points. End: 1 per seal colour.
board-brief-scientist = Now 2 points. End: 1 per seal colour.
board-brief-development = Now 2 points. Each round 1 { $resource } per mayor.
board-brief-tithe = Now 2 points and 4 of one type.

# what is picked
board-slot-way = slot { $slot }, { $way }
board-in-hand = in your hand
board-in-tableau = in your tableau
board-would = { $where ->
     [you] It would come to you.
     [other] It would go to { $name }.
    *[nobody] Nobody can take it.
  }
board-would-why = { $where ->
     [you] You hold most { $resource } of those who may take it.
     [other] Most { $resource } of those who may take it.
     [you-tie] A tie goes to whoever activates it.
     [other-tie] A tie goes to the first of them in turn order, unless the activator is among them.
    *[nobody] It would be discarded.
  }
board-no-refusal = A majority card cannot be refused; its cost is paid when it is played.
board-bill-now = now
board-bill-later = when played
board-bill-bid = your bid:
board-of-yours = of your { $held }
board-brings-points = { $points ->
     [one] 1 point at once
    *[other] { $points } points at once
  }
board-gain-leader = one { $leader } at once
board-gain-tokens = { $count } { $resource } at once
board-gain-choice = { $count } tokens of one type you choose
board-city-answers = your city answers: 1 { $resource } and 1 point
board-milestones = { $n ->
     [one] a token on the track
    *[other] { $n } tokens on the track
  }
board-worth-same = your score as things lie stays the same
board-worth = your score as things lie: { $worth }
board-what-take = Take { $card } for { $price } production?
board-what-majority = Activate { $card } for { $price } production? { $where ->
     [you] It would come to you.
     [other] It would go to { $name }.
    *[nobody] Nobody could take it.
  }
board-what-auction = Open the auction of { $card }?
board-what-play = Play { $card } for { $cost } { $resource }?
board-what-play-free = Play { $card }?
board-what-pair = You take { $resource }. What else?
board-act-take = Take { $card } for { $price }
board-act-majority = Activate { $card } for { $price }
board-act-auction = Open the auction: { $card }
board-act-play = Play { $card }
board-act-slot = Activate slot { $slot }: { $card }
board-choose-action = Choose a card
board-missing-action = First pick a card of the panel or of your hand, or pass for the round.
board-pass-briefly = Pass
board-what-pass = Pass for the round? You take no further action in it.
board-pass = Pass for the round
board-say-pass = Pass for the round
board-say-drop = Drop out
board-say-ready = I am ready
board-say-change = Take somebody up
board-options = What you may do

# tokens
board-your-stores = Your palace
board-open-to-all = open to all
board-palaces = Open palaces
board-take-pair = { $n ->
     [0] Take two tokens
    *[other] Take { $resources }
  }
board-missing-pair = Pick two different types in your palace that nobody has taken together.
board-take-tokens = Take { $count } { $resource }
board-take-none = Take tokens
board-missing-token = Pick a type in your palace first.

# auction
board-auction = Auction: { $card }
board-auction-how = Goes straight into the tableau; the limits of the hand do not matter.
board-auction-back = Back to your bid
board-paid-in = paid in { $resource }
board-bids = bids { $bid }
board-your-turn = your turn
board-bidder-asked = is asked
board-bidder-in = may raise
board-bidder-poor = cannot raise
board-bidder-out = out
board-bidder-holds = { $passed ->
     [yes] { $you ->
       [yes] passed the round, may still bid; you hold { $held } { $resource }
      *[no] passed the round, may still bid; holds { $held } { $resource }
    }
    *[no] { $you ->
       [yes] you hold { $held } { $resource }
      *[no] holds { $held } { $resource }
    }
  }
board-your-bid = Your bid, { $least } to { $most } { $resource }
board-your-only-bid = Your bid can only be { $most } { $resource }
board-less = Less
board-more = More
board-could-answer = { $n ->
     [one] Only { $names } could go higher.
    *[other] { $names } could go higher.
  }
board-no-answer = Nobody could go higher.
board-keep = If you win you keep { $left } { $resource }.
board-open-with = Open with { $bid } { $resource }
board-raise-to = Raise to { $bid } { $resource }
board-drop = Drop out

# one's own
board-your-leaders = Your leaders
board-your-hand = Your hand
board-your-tableau = Your tableau
board-hand-aside = { $n } of 4, no seal twice
board-free = free
board-leaders-aside = { $mayors ->
     [one] 1 mayor
    *[other] { $mayors } mayors
  }, combat { $combat }
board-tableau-aside = { $cards ->
     [one] 1 card
    *[other] { $cards } cards
  }, { $seals ->
     [one] 1 seal
    *[other] { $seals } seals
  }
board-tableau-empty = Cards that you play or win in auctions lie here.
board-tab-realms = Realms
board-as-it-lies = { $total } as things lie
board-leaders = { $mayors ->
     [one] 1 mayor
    *[other] { $mayors } mayors
  }, { $generals ->
     [one] 1 general
    *[other] { $generals } generals
  }, { $admirals ->
     [one] 1 admiral
    *[other] { $admirals } admirals
  }; combat { $combat }
board-hand-of = Hand, { $n } of 4
board-tableau-of = Tableau, { $cards ->
     [one] 1 card
    *[other] { $cards } cards
  }, { $seals ->
     [one] 1 seal
    *[other] { $seals } seals
  }
board-track = Track of victory points: { $stands }. Every multiple of five brings a token.
board-track-short = Victory track

# the score sheet
board-outcome = { $you ->
     [yes] You win
    *[no] { $name } wins
  } { $lead ->
     [0] by the tie-break: each has { $total } points.
     [one] by one point: { $total } to { $next }.
    *[other] by { $lead } points: { $total } to { $next }.
  }
board-score-title = Final score
board-total = Total
board-none = none
board-n-tokens = { $n ->
     [one] 1 token
    *[other] { $n } tokens
  }
board-n-islands = { $n } of { $all }
board-n-persons = { $n ->
     [one] 1 person
    *[other] { $n } persons
  }
board-line-track = the track
board-line-honourable-set = 1, 3, 6, 10, 15 for one to five
board-line-honourable = 1 per seal colour, each
board-line-castles = combat total, each
board-line-markets = 1 per seal colour, each
board-line-cities = 1 per mayor, each
board-line-islands = 3 if the condition holds
board-line-tokens = 1 for every two
board-line-about-track = Points that cards brought at once.
board-line-about-honourable-set = Artists, missionaries and scientists together make the set.
board-line-about-honourable = Each honourable person counts the seal colours of the tableau.
board-line-about-castles = Each castle counts the combat of generals and admirals.
board-line-about-markets = Each market counts the seal colours of the tableau.
board-line-about-cities = Each city counts the mayors.
board-line-about-islands = Conditions are looked at before tokens become points.
board-line-about-tokens = Whatever is left in the palace.
board-island-check = { $name }: { $needs } ({ $you ->
    [yes] you have
   *[no] has
  } { $has })
board-tie-break = Tie-break
board-tie-line = { $cards } cards, { $castles } castles, { $leaders } leaders, { $place ->
     [1] 1st
     [2] 2nd
     [3] 3rd
    *[other] { $place }th
  } in turn order
board-tie-note = Equal points: more cards, more castles, more leaders, then the earlier place in turn order.
board-no-tie = No tie to break.
board-hand-nothing = Cards still in hand count for nothing.

# why it is asked now
ask-pair-why = In reverse turn order. No two players may take the same pair.
ask-place-why = All place at once and in secret; your draft is yours to change until the last one is ready.
ask-action-why = One action each in turn order, until all have passed. You have { $left } production left.
ask-open-why = You activated it, so you name the first bid. The others answer clockwise.
ask-raise-why = { $best } bids { $bid }. Clockwise; whoever drops out is out.
ask-milestone-why = Every multiple of five on the track brings a token.
ask-lily-why = The lily stands for any type.
ask-territory-why = The lily stands for any type.
wait-ready-why = Nobody sees your draft. You can still withdraw while somebody is placing.

# what cannot be chosen now, on the board in words
board-dark-pairs = Pairs
board-dark-panel = The panel
board-dark-hand = Your hand
