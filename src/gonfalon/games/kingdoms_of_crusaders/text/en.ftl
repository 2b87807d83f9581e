# The Kingdoms of Crusaders, in English.
# Arguments: $seat a player's name, $you "yes" if that player is the reader, $land a land,
# $card the symbols of a card as a list ("helmet and bow"), $army a squad ("a regiment of helmets").

## The game in the hall

title = The Kingdoms of Crusaders
short = Five lands, four cards each
blurb = Five cities, four cards each. Commit too early and you are read; too late and the city is gone.
players = 2 to 4 players
credits = A game by Sergei Machin (S. Machin, D. Goryunov, DG Stolitsa, 2007). This is an unofficial implementation with its own words and art.

option-variant = How to win
option-variant-about = What decides the game in the end.
option-variant-markers = Most lands
option-variant-markers-about = The game ends with the fifth victory marker, and whoever won most lands wins.
option-variant-points = Most points
option-variant-points-about = Everybody places all twenty cards; in each land the best army scores 3, the second 2, the third 1.

## Ways to end

way-markers = decided by victory markers
way-points = decided by points
way-concession = decided by concession

## Lands, symbols, squads

land-antioch = Antioch
land-cyprus = Cyprus
land-jerusalem = Jerusalem
land-edessa = Edessa
land-tripoli = Tripoli

symbol-lance = lance
symbol-bow = bow
symbol-swords = swords
symbol-helmet = helmet
symbol-banner = banner

squad-4-lance = a regiment of lances
squad-4-bow = a regiment of bows
squad-4-swords = a regiment of swords
squad-4-helmet = a regiment of helmets
squad-4-banner = a regiment of banners
squad-3-lance = a battalion of lances
squad-3-bow = a battalion of bows
squad-3-swords = a battalion of swords
squad-3-helmet = a battalion of helmets
squad-3-banner = a battalion of banners
squad-2-lance = a company of lances
squad-2-bow = a company of bows
squad-2-swords = a company of swords
squad-2-helmet = a company of helmets
squad-2-banner = a company of banners
squad-1-lance = a single lance
squad-1-bow = a single bow
squad-1-swords = a single pair of swords
squad-1-helmet = a single helmet
squad-1-banner = a single banner

## What happened

dealt = { $you ->
    [yes] You are
   *[no] { $seat } is
  } dealt { $count ->
    [one] one card
   *[other] { $count } cards
  }.
first = { $you ->
    [yes] Chance lets you begin.
   *[no] Chance lets { $seat } begin.
  }
drew = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
  }
drew-card = The card drawn: { $card }.
placed = { $you ->
    [yes] You place { $card } in { $land }.
   *[no] { $seat } places { $card } in { $land }.
  }
placed-full = { $you ->
    [yes] You place { $card } in { $land }. Your sector is full.
   *[no] { $seat } places { $card } in { $land }. That sector is full.
  }
won-full = { $you ->
    [yes] { $land } is yours, marker { $marker }: all sectors there are full, and your army, led by { $army }, comes out on top.
   *[no] { $land } falls to { $seat }, marker { $marker }: all sectors there are full, and the winning army is led by { $army }.
  }
won-early = { $you ->
    [yes] { $land } is yours, marker { $marker }: nothing a rival could still add there beats your army, led by { $army }.
   *[no] { $land } falls to { $seat }, marker { $marker }: nothing a rival could still add there beats that army, led by { $army }.
  }
scored-lands = { $you ->
    [yes] You end with { $score ->
        [one] one land
       *[other] { $score } lands
      }.
   *[no] { $seat } ends with { $score ->
        [one] one land
       *[other] { $score } lands
      }.
  }
scored-points = { $you ->
    [yes] You end with { $score } points.
   *[no] { $seat } ends with { $score } points.
  }
won-game = { $you ->
    [yes] You win the game.
   *[no] { $seat } wins the game.
  }

## What is asked

ask-place = Place a card from your hand in one of your sectors.
ask-place-why = Your turn: you drew one, now place one. Any of your sectors with fewer than four cards will do.
ask-wait = { $seat } is choosing where to place a card.
ask-chance = The cards are being dealt.
ask-over = The game is over.

## Why not

why-no-card = That card is not in your hand.
why-sector-full = Your sector in { $land } is full: it holds four cards.
why-concede-two = Only in a game of two may a player concede; among more it would change the game for the others.

## Values of the edition

value-lands = The five lands
value-deck-size = Cards in a deck
value-deck-copies = Copies of each card, by its number of symbols
value-deck-exceptions = Cards with another number of copies

## The table in the terminal

sketch-seat = { $you ->
    [yes] You
   *[no] { $seat }
  }
sketch-won = won by { $you ->
    [yes] you
   *[no] { $seat }
  } ({ $number })
sketch-squad-4 = regiment: { $symbols }
sketch-squad-3 = battalion: { $symbols }
sketch-squad-2 = company: { $symbols }
sketch-squad-1 = single: { $symbols }
sketch-size = { $count ->
    [one] one card of { $most }
   *[other] { $count } cards of { $most }
  }
sketch-deck = Cards in the deck: { $count }
sketch-hands = In hand
sketch-your-hand = Your hand
sketch-card = { $count ->
    [one] { $card }
   *[other] { $card } (× { $count })
  }

## Luck against expectation

luck-deal = cards dealt at the start
luck-first = who begins
luck-card = cards drawn
