# The page's own words.
you = You
close = Close
save = Save
cancel = Cancel
change = Change
copy = copy
copied = Copied
understood = Understood
rule = Rule { $rule }
skip = Skip to the content
brand = Gonfalon, to the hall
to-the-hall = To the hall
other-language = Leer en español
candlelight = Candlelight
daylight = Daylight
rules = Rules
log = Log
log-and-more = Log and more
players = Players
players-and-log = Players and log
board = Board
desk = Decision
hand = Hand and actions
prompt = What is to be done
zoom-in = Zoom in
zoom-out = Zoom out
nav = Parts of the table
nav-table = Table
about = About

# people
language = Language
language-en = English
language-es = Español
light = Light
light-day = Day
light-night = Night
settings = Settings
nobody = nobody
me-title = Your name and arms
me-name = Name
me-arms = Coat of arms
arms-gules = Gules, lion
arms-azure = Azure, cross
arms-vert = Vert, eagle
arms-or = Or, sun
arms-purpure = Purpure, lily
arms-sable = Sable, tower
arms-argent = Argent, rose

# the hall
hall-title = Take a seat in the hall
hall-lead = Medieval board games to play with friends, with bots, or alone by candlelight. No account: your name and your arms are enough.
hall-waiting = They wait for you
hall-others = My other tables
hall-mine = My tables
hall-mine-none = None yet. Play against bots or set up a table.
hall-open = Open tables
hall-open-aside = anyone may sit down
hall-open-none = No table is looking for players. Set one up and let others join.
tables-n = { $n } { $n ->
     [one] table
    *[other] tables
  }
games = Games
game-players = { $from } to { $to }
game-minutes = { $minutes } min
play-bots = Play now against bots
play-alone = Play now alone
set-up = Set up a table
learn = Learn it
guide = Guide
guide-first = First game, guided
guide-next = Go on
guide-leave = Leave the guide
play-on = Play on
look-in = Look in
sit-down = Sit down
row-yours = { $game }. It is your turn.
row-missed = { $n ->
     [one] One move since yours.
    *[other] { $n } moves since yours.
  }
row-plea = { $game }: somebody asks to take back.
row-over = { $game }, finished. { $outcome }
row-gathering = { $game }. { $free ->
     [one] One seat free.
    *[other] { $free } seats free.
  }
row-playing = { $game }. { $name } decides.
foot-icons = Icons: game-icons.net, CC BY 3.0
foot-credits = Credits
foot-rebuilt = About the reconstructions
foot-fair = How fairness is proved

# setting up
players-count = Players
seats = Seats
seat-n = Seat { $seat }
name-n = Name of the player on seat { $seat }
player-n = Player { $seat }
kind-me = Me
kind-open = A friend, by invitation link
kind-hotseat = Another player at this device
public = Show it in the hall
public-why = Anyone may take a free seat, not only those with the link.
hints = Hints
hints-why = Whoever is to decide may ask the marshal, our strongest bot. It knows only what that player knows.
table-name = Name of the table
table-name-free = if you like
open-table = Open the table
begin = Begin

# an owner's values
edition = Values of the cards and the map
edition-ours = Ours
edition-own = My own
edition-why = If you own the box, write here what is printed on your copy. Whatever you leave out stays as it is in ours.
edition-file = A file (TOML)
edition-text = Or as text
edition-start = Begin with ours
owned = An owner’s values
owned-why = This table plays the edition “{ $edition }”. { $n ->
     [0] All its values are as in ours.
     [one] One value differs from ours.
    *[other] { $n } values differ from ours.
  }
owned-here = Here
grace = If somebody stays away, a bot may play after
grace-after = { $seconds ->
     [60] a minute
     [600] ten minutes
     [3600] an hour
     [86400] a day
    *[other] three days
  }

# seats
seat-bot = { $bot ->
     [page] Page (bot, at random)
     [squire] Squire (bot, easy)
     [knight] Knight (bot, strong)
     [marshal] Marshal (bot, strongest)
    *[other] Bot, { $bot }
  }
bot-name = { $number ->
     [0] Bot
    *[other] Bot { $number }
  }
bot-kind = { $bot ->
     [page] page
     [squire] squire
     [knight] knight
     [marshal] marshal
    *[other] { $bot }
  }
seat-open = free seat
seat-you = you
seat-here = here
seat-away = away
seat-here-too = at this device
seat-asked = to decide
rank = Rank
rank-short = { $rank ->
     [1] won
     [2] 2nd
     [3] 3rd
    *[other] { $rank }th
  }

# a table
seat-deputy = away, a bot plays: { $bot ->
     [page] page
     [squire] squire
     [knight] knight
     [marshal] marshal
    *[other] { $bot }
  }
chat = Chat
chat-unread = Chat · { $n }
chat-say = To the table
chat-send = Send
chat-none = Nobody has spoken yet.
chat-here = { $names } { $n ->
     [one] is
    *[other] are
  } here.
chat-nobody = Nobody else is here now.
chat-watchers = { $n ->
     [one] One person looks on.
    *[other] { $n } people look on.
  }
notice = { $notice ->
     [plea-made] { $name } asks to take back.
     [plea-agreed] All agreed: the last choice of { $name } is taken back.
     [plea-declined] { $name } declined: the game goes on.
     [plea-withdrawn] { $name } no longer asks to take back.
     [seat-replaced] { $name } is away; a bot plays.
     [seat-returned] { $name } is back.
    *[other] { $notice }
  }
table-named = “{ $name }”
watch-word = { $n ->
     [one] watches
    *[other] watch
  }
watch-link = Link for watchers
watch-link-why = Whoever opens it looks on and sees no secrets.
absent = Who is away
absent-wait = { $name } is away. In { $minutes ->
     [one] a minute
    *[other] { $minutes } minutes
  } a bot may play.
absent-now = { $name } is away.
absent-agreed = { $name } is away. You want a bot to play; the others are asked too.
absent-bot = Let a bot play
ask-back = Ask to take back
ask-back-why = All the others can agree to take your last choice back, with everything that came after it.
ask-back-alone = You play with bots only, and they agree: your last choice and everything after it is taken back.
ask-back-fine = What you have learnt cannot be unlearnt, and chance is not turned back: the next card or die is a new one.
ask-back-send = Ask the others
ask-back-now = Take it back
plea = Taking back
plea-asked = { $name } asks to take back the last choice and all that came after it.
plea-mine = You asked to take back. Still to answer: { $names }.
plea-others = { $name } asks to take back. Still to answer: { $names }.
plea-fine = The game rests until all have answered.
plea-agree = Agree
plea-decline = Decline
plea-withdraw = Withdraw
gathering-title = The table is being laid
gathering-missing = { $seats ->
     [one] One seat is free.
    *[other] { $seats } seats are free.
  } The game begins by itself when everybody sits.
gathering-free = Seat { $seat } is free
gathering-link = Invitation link for seat { $seat }
gathering-fine = Send each friend one link; each link is good for one seat. You can leave this page open or come back later.
copy-link = Copy the link
undo = Undo
replay = Replay
play-again = Play again
won-you = You won.
won = { $name } won.
won-shared = { $names } share the victory.
lost-you = You lost.
won-nobody = Nobody won.
over-why = The game is over. Every move, and the proof that chance was fair, is in the replay.
since-you-left = Since you left: { $n } moves
in-words = Board in words
words-may = You may choose
words-this = choose
words-sure = sure?
words-do = Do it
words-not-this = Something else
words-dark = What is not possible now
words-dark-what = { $n ->
     [one] One thing: which?
    *[other] { $n } things: which?
  }
words-why-not = Why not?
hint = Hint
hint-title = What would the marshal do, and why?
hint-thinking = The marshal thinks about what you know …
hint-best = The marshal would choose “{ $what }”.
hint-only = You have only one choice: “{ $what }”.
hint-chance = Chance to win with it: { $percent }. So it judges after looking ahead { $looks ->
     [one] once
    *[other] { $looks } times
  }, each time with what you cannot know dealt anew.
hint-why = { $percent } to win: why?
hint-next = Next best: { $options }.
hint-other = { $what } ({ $percent })
hint-other-rare = { $what } ({ $percent }, but tried only { $looks ->
     [one] once
    *[other] { $looks } times
  })
hint-do = Do it
hints-off = Switched off for this table by whoever set it up.
not-now = { $what }: not now
concede = Concede
concede-sure = Yes, I concede
commitment = Commitment of this game
commitment-why = Published before the first move. At the end the seed is revealed, and anyone can check that chance was not touched.
connection-lost = Connection lost, trying again …
unanswered = The connection broke before your last choice was confirmed. Look at the table before you choose again.
no-board = This page does not know how to draw that game yet.

# curtain
curtain-title = { $name }, it is your turn
curtain-hand = Hand the device to { $name }. The other players’ cards are put away.
curtain-recent = What happened last
curtain-open = I am { $name }: open the curtain
curtain-fine = Nobody else should look. Space or Enter opens it; nothing is lost if you wait.

# joining
join-title = You are invited
join-lead = { $host } keeps a seat for you at a table of { $game }.
join-as = You will sit down as { $name }.

# another device, import, fork
me-device = Go on from another device
me-device-why = A secret link that makes another device yours: same name, same tables. Whoever has it plays as you.
me-device-link = Secret link
me-device-make = Make a secret link
me-device-anew = Make a new link
me-device-drop = Stop the link
device-title = Go on as { $name }?
device-lead = This link makes this device { $name }’s: the same name, the same seats.
device-fine = You are { $name } here now, and have no secret link: whoever goes on as somebody else leaves those seats behind.
device-go = Yes, I am { $name }
device-not = No, leave it as it is
import = Import a game
import-title = Import a game
import-lead = A game file holds every choice and every outcome of chance. Take it in to look through it, or to play on from any move; or only check that chance was fair.
import-file = Game file
import-take = Open the replay
import-check = Only check it
fork = Play on from here
fork-title = Play on from move { $at }
fork-exact = A new game begins with exactly this position and new chance. The old game is not touched.
fork-dealt = The game still runs: what you cannot know is dealt anew. The running game is not touched.
fork-as = You sit on
fork-seat = { $seat }: { $name }
fork-others = The others are
fork-bots = Bots
fork-hotseat = Players at this device
fork-go = Begin
fork-of = Where it began
fork-from = Move { $at } of another game
fork-not-exact = What could not be known there was dealt anew.
luck-title = Dice and draws
luck-how = The bar is what came, the dashed line what was to be expected.
luck-count = { $way ->
     [roll] { $n } rolled
     [draw] { $n } drawn
    *[deal] { $n } dealt
  }
luck-value = { $name }: { $seen } times, { $expected } expected
luck-few = Too few to judge.
luck-shown = The { $shown } of { $all } that strayed farthest.
luck-odds = As uneven as this or more: { $n } of 100 fair games.

# replay
moves = Moves
move = Move
replay-opens = The replay is being opened …
move-of = { $at } of { $last }:
players-and-moves = Players and moves
moves-and-fair = Fairness and moves
timeline = Timeline
eyes = Seen by
eyes-all = All-seeing
eyes-watcher = As a watcher saw it
eyes-seat = As { $name } saw it
eyes-all-why = The game is over, so every hand is open.
eyes-watcher-why = You see what everybody at the table saw.
eyes-seat-why = You see what { $name } could see at that moment.
link-to-move = Link to this move
back-to-table = Back to the table
first-move = First move
back-move = Back one move
next-move = On one move
last-move = Last move
play-moves = Play
pause = Pause
key-move = move
key-ends = ends
key-space = Space
key-play = play
review-pending = A bot looks through the game: who stood how, and what turned it. That takes a few seconds …
curve = Chance to win
chance-of = { $name } { $percent }
key-swing = swing
swings = Biggest swings
swings-aside = points of win chance
swing-deal = The first deal
swing-move = { $name } decides
swing-then = { $name } decides. { $what }
swing-why = { $by ->
     [decision] For { $name }, all by the decision
     [luck] For { $name }, all by dice and draws
    *[both] For { $name }: decision { $decision }, dice and draws { $luck }
  }
ways = Luck and decisions
ways-luck = dice, draws
ways-own = own choices
ways-others = others’ choices
ways-from-to = { $from } to { $to }
ways-how = The curve is each seat’s chance as it could judge it then. Swings and bars are measured with all cards open: a choice counts by what it promised before dice and draws answered, luck is the way from there to what came. All are a bot’s estimates.
fair-title = Was it fair?
fair-ok = verified here
fair-bad = not in order
fair-commitment = Commitment, before move 1
fair-seed = Seed, revealed at the end
fair-nonce = Nonce, revealed at the end
fair-elsewhere = Or on your own machine:
fair-later = The seed is revealed when the game is over; then everything can be checked here.
check = { $check ->
     [commitment] { $ok ->
       [yes] The seed gives the commitment
      *[no] The seed does not give the commitment
    }
     [chance] { $ok ->
       [yes] { $count } draws and shuffles made again: all alike
      *[no] Draws and shuffles do not come out alike
    }
     [choices] { $ok ->
       [yes] { $count } choices, every one legal
      *[no] Not every choice was legal
    }
     [result] { $ok ->
       [yes] The final result is alike
      *[no] The final result differs
    }
    *[other] { $check }
  }
take-title = Take it with you
export = Export the game

# rules
rules-search = Search the rules
rules-search-eg = Search the rules …
rules-text = Text of the rules
rules-chapters = Chapters
rules-language = Language of the rules
rules-found = { $n } { $n ->
     [one] passage
    *[other] passages
  } found
you-are-here = You are here

# about
about-title = About Gonfalon
about-lead = Gonfalon is an unofficial implementation of medieval board games, in our own words and with our own art. The games belong to their designers and publishers; if you like one, buy the box.
about-games = The games
about-rebuilt = The printed rules do not tell everything. These values of the edition “{ $edition }” are our reconstruction; an owner of the box can replace them:
about-value = Value
about-none = none
about-ours = Ours
about-fair = How fairness is proved
about-fair-how = Before the first move the server publishes a commitment: a fingerprint of a secret seed and a nonce. Every shuffle and draw follows from that seed. At the end seed and nonce are revealed, so anyone can make the fingerprint again, repeat every shuffle and see that nothing was touched.
about-fair-check = Export a finished game and check it on your own machine:
about-credits = Credits
about-icons = Icons by the artists of
about-fonts = Fonts under the SIL Open Font License 1.1:
about-art = Coats of arms, pictures, the cross, the lance and the eight-pointed star: our own drawings.

# troubles of the page itself
failed-title = This door stays shut
lost = There is no such page.
trouble-unreachable = The server cannot be reached. Check the connection and try again.
trouble-unknown = The server answered with an error ({ $status }). Try again in a moment.
