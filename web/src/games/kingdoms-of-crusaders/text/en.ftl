# The board's own words; names of lands and symbols come from the game's texts.
board-you = You
board-empty = no cards yet
board-one-lance = lance
board-one-bow = bow
board-one-swords = swords
board-one-helmet = helmet
board-one-banner = banner
board-many-lance = lances
board-many-bow = bows
board-many-swords = swords
board-many-helmet = helmets
board-many-banner = banners
board-rank-4 = { $n ->
     [one] Regiment
    *[other] Regiments
  }
board-rank-3 = { $n ->
     [one] Battalion
    *[other] Battalions
  }
board-rank-2 = { $n ->
     [one] Company
    *[other] Companies
  }
board-of = of { $symbols }
board-won-you = won by you
board-won = won by { $name }
board-would-lead = you would lead
board-would-not-lead = you would not lead
board-lead-you = you lead
board-lead = { $name } leads
board-even = even so far
board-untouched = no cards yet
board-cards-of = { $cards } of { $full } cards
board-sector-yours = Your sector in { $land }, { $cards } of { $full } cards, { $worth }; { $state ->
     [chosen] chosen, press again to place the card
     [can] can take the card
    *[cannot] cannot take a card now
  }
board-sector-of = { $name } in { $land }: { $cards } of { $full } cards, { $worth }
board-place-squad = Place the card in { $land }? It makes { $squad }.
board-place-squads = Place the card in { $land }? It makes { $best ->
     [4] regiments
     [3] battalions
    *[2] companies
  } of { $symbols }.
board-place-single = Place the card in { $land }? It makes no squad yet.
board-choose-sector = Place { $card } in one of the lit sectors.
board-choose-card = Choose a card for { $land }.
board-place = Place it
board-place-in = Place it in { $land }
board-missing-card = First choose a card from your hand.
board-missing-sector = First choose one of the lit sectors.
board-markers = victory markers
board-hand-cards = cards in hand
board-points = points as things lie
board-lower = lower sectors
board-upper = upper sectors
board-aside = { $players ->
     [2] duel
    *[other] { $players } players
  } · { $variant ->
     [points] most points
    *[markers] most markers
  }
board-chapter-one = Placement { $from }
board-chapter = Placements { $from } to { $to }
board-all-hands = All hands
board-your-hand = Your hand
board-hand-secret = { $cards } { $cards ->
     [one] card
    *[other] cards
  }, secret
board-key = Key
board-key-4 = 4, a regiment
board-key-3 = 3, a battalion
board-key-2 = 2, a company
board-tab-seen = Seen cards
board-unseen = { $cards } cards do not lie face up: { $deck } in the deck, the others in hands, yours among them. How often each symbol is still among them:
board-unseen-card = { $card }: { $n } not seen yet
board-say-place = { $card } to { $land }{ $leads ->
     [yes] , and you would lead there
    *[no] {""}
  }
board-say-place-squad = { $card } to { $land }: { $makes }{ $leads ->
     [yes] , and you would lead there
    *[no] {""}
  }
