# Texts that all games share, in English. Each program appends a section of its own.

## Kernel: what happened

conceded = { $you ->
    [yes] You concede.
   *[no] { $seat } concedes.
  }
bot-stumbled = { $seat } could not make up its mind, and a squire chooses in its place this time.
undone = { $you ->
    [yes] You take back your last choice.
   *[no] { $seat } takes back the last choice.
  }
undone-agreed = { $you ->
    [yes] All agree: you take back your last choice and what came of it. Chance will decide anew.
   *[no] All agree: { $seat } takes back the last choice and what came of it. Chance will decide anew.
  }

## Kernel: why not

why-not-asked = It is not your decision now.
why-over = The game is over.
why-not-over = The game is still running: hidden cards stay hidden until it ends.
why-not-offered = That cannot be chosen now.
why-unknown-choice = There is no choice called “{ $say }” in this game. Take one of those offered.
why-impossible-chance = Chance cannot come out like that here.
why-no-concession = Nobody may concede in this game.

## Kernel: what ended undo

undo-chance = Undo ended when chance decided
undo-other = Undo ended when another player chose
undo-reveal = Undo ended when something came to light
undo-nothing = You have no choice to take back
undo-over = The game is over: no undo

## Kernel and games: troubles

trouble-game = There is no game called “{ $game }”. Choose one of: { $allowed }.
trouble-players = { $game } is not for { $players ->
    [one] one player
   *[other] { $players } players
  }. Choose one of: { $allowed }.
trouble-option = { $game } has no option “{ $option }”. Choose one of: { $allowed }.
trouble-no-options = { $game } has no options, so none called “{ $option }”. Leave it out.
trouble-option-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $allowed }.
trouble-bot = There is no bot called “{ $bot }”. Choose one of: { $allowed }.
trouble-file-large = The game file has { $bytes } bytes; at most { $most } are read. Check that it is the right file.
trouble-file-damaged = The game file is damaged at “{ $place }”. Save or download it again.
trouble-file-unreadable = This is no whole game file: it was cut off, or is something else. Save or download it again.
trouble-file-format = The game file is of the format “{ $format }”; this program reads “{ $expected }”. Use the version of Gonfalon that wrote it.
trouble-other-rules = This game of { $game } was played by version { $rules } of its rules, which this program does not have. Use the version of Gonfalon that wrote it.
trouble-other-edition = The edition “{ $edition }” has other values here than when this game was played. Use the version of Gonfalon that wrote it.
trouble-log-illegal = Entry { $entry } of the log, “{ $say }”, is not possible there ({ $reason }). The file was changed or is not whole: get it again from where it was played.
trouble-edition = The edition cannot be read at { $path }: { $problem }.
trouble-edition-toml = The text is no TOML from line { $line }, column { $column } on. Compare that line with our edition and try again.
trouble-edition-value = The edition does not fit at { $path }, found “{ $value }”: { $problem }.

## What is wrong with an edition, and what to do; follows a colon

edition-want-number = write a whole number here, without quotation marks
edition-want-measure = write a number here, without quotation marks
edition-want-text = write a text in quotation marks here
edition-want-list = write a list in square brackets here
edition-want-title = use 1 to 60 characters that can be seen
edition-want-length = this list is too long or too short; compare it with our edition
edition-want-table = write a table here, with named values in it
edition-want-other = something else belongs here; compare it with our edition
edition-missing = this value is missing; add it
edition-unknown = our edition has nothing of that name; correct the name or take it out
edition-source = write rulebook, box, reconstructed or owner here
edition-other-game = this edition belongs to another game; choose that game or change “game”
edition-lands = give five lands with five different names
edition-land-name = begin a land’s name with a letter and use only letters, digits and _, 30 at most
edition-copies = give five numbers, for cards with one, two, three, four and five symbols
edition-number = give a whole number from 0 to 56
edition-card = write a card’s symbols from weakest to strongest, as in lance+bow
edition-deck-size = the copies add up to this many cards, not to deck.size; make the two agree
edition-deck-small = a deck needs at least 50 cards; add copies
edition-deck-large = a deck may have at most 120 cards; take copies out
edition-area = there is no such area on the map; choose one of the fourteen, as named in our edition
edition-amount = give a whole number from 0 to 60, and at least 1 for the cards that a seat or the Muslims draw
edition-amount-none = with 0 this event would change nothing; give a whole number from 1 to 60
edition-area-number = give each area a different number, from 1 to 14
edition-border = the border is one-sided; name each area as the other’s neighbour
edition-double-border = name each neighbour once, and never the area itself
edition-map-apart = the map falls apart; connect all its areas
edition-effect = there is no such effect; choose one that docs/games/crusader-kingdoms.md lists
edition-card-title = a card that our texts do not know needs a “title”, and a name of letters, digits and _
edition-title = write a title of at most 60 letters on one line, without @ or # at its beginning
edition-label = place the name within the drawing, with two numbers from -400 to 400
edition-card-name = a troop has this name already; give the card another
edition-deck-name = there is no such deck; choose muslim or christian
edition-troops = give four numbers, the copies of troops of value 1, 2, 3 and 4
edition-removed = there is no such card in this deck; name one that is there
edition-removed-more = this deck does not have so many of this card; take the name out here or add copies
edition-no-cards = a deck needs 1 to 200 cards; change the copies
edition-kinds = the two decks have too many different cards; take some out
edition-players = this number is fixed; take it out or write that of our edition
edition-seats = give as many seats as the scenario has players
edition-kingdom = there is no such kingdom, or it is there twice; choose one as named in our edition
edition-castles = give more castles than start areas, 60 at most; with one or two players 0, for they never run out
edition-start-taken = this area is another’s start already; choose a free one
edition-no-start = give at least one start area
edition-dark-area = name an area of the map here, and each only once
edition-dark-area-left-out = give this area a resource and a colour, as every area of the map has
edition-dark-area-name = write an area’s name in small letters and hyphens, as in south-wessex
edition-dark-unknown-area = a border leads to an area that is not on the map; add it or take the border out
edition-dark-one-sided-border = a border must be named on both sides
edition-dark-map-parts = the map falls into pieces; connect all areas that are in play
edition-dark-word = stone, wood, iron or wheat for a resource, red or black for a colour
edition-dark-peoples = give shields for britons, saxons, angles and jutes
edition-dark-shields = give this people at least one area to begin in
edition-dark-closed-shield = an area with a shield of the first three peoples must stay in play
edition-dark-fame = use exactly the fame cards that the game knows
edition-dark-fame-size = the fame cards add up to this many, not to fame.size; make the two agree, 200 at most
edition-dark-fame-twice = this card is named twice; name it once
edition-dark-route = ships need somewhere to go; name at least two ports that are not closed
edition-dark-count = give a small whole number, not below 0
edition-dark-bounds = give a whole number from 0 to 9
edition-dark-wind = a ship must get somewhere; give a whole number from 1 to 9
edition-dark-siege = a fortress keeps at least one of its six dice; give a whole number from 0 to 5
edition-dark-britannia = use each Britannia card that the game knows exactly once
edition-dark-britannia-size = there are this many Britannia cards; make britannia.size agree
edition-dark-britannia-three = name one card of each age that leaves with four players
edition-dark-worth = name exactly the values that the game knows
edition-realms-size = the copies add up to this many cards, not to deck.size; make the two agree
edition-realms-deck = a deck needs 90 to 240 cards; add copies or take some out
edition-realms-mayor = everybody needs at least one mayor; give a number from 1 to 9
edition-realms-decoys = decoys must leave a land free for military leaders; give a number from 0 to 7
edition-realms-lands = give eight lands for all games, and two more for games of five
edition-realms-reward = a land rewards one to seven tokens
edition-realms-name = there is no such name here; take one of those in our edition
edition-realms-needs = name what the island needs: castles, wars, markets, cities, islands, mayors, admirals, generals, combat, tokens, seals, honourable-seals or played
edition-realms-number = this number is too small or too large; stay near those of our edition
edition-realms-seal = a seal is orange, red, yellow, green, grey, turquoise, violet, white or blue

## terminal

seat = Seat { $number }
# The reader among others in a sentence: as a subject or in a list; as an object.
reader = you
reader-object = you

player-human = { $number ->
    [0] Player
   *[other] Player { $number }
  }
player-page = { $number ->
    [0] Page
   *[other] Page { $number }
  }
player-squire = { $number ->
    [0] Squire
   *[other] Squire { $number }
  }
player-knight = { $number ->
    [0] Knight
   *[other] Knight { $number }
  }
player-marshal = { $number ->
    [0] Marshal
   *[other] Marshal { $number }
  }

help = Medieval board games with exact rules: play them, replay them, study them.
help-language = Every command understands --lang es and --lang en. Help on one command: gonfalon play --help
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Show this help.
help-version = Show the version.
help-games =
    List the games with their numbers of players and options.

    Example: gonfalon games

    Parameters
    ----------
    json
        One JSON object instead of a table.
help-play =
    Play here in the terminal: alone against bots, or several people at one screen.

    Example: gonfalon play kingdoms-of-crusaders --seats human,squire

    Parameters
    ----------
    game
        The game; “gonfalon games” lists them.
    seats
        Who sits where, in order: human, or a bot: page, squire, knight, marshal; parted by commas. Without it, you and as many squires as the game needs at least.
    variant
        Short for --option variant=…
    option
        An option of the game as key=value; may be given several times.
    edition
        A TOML file with the values of your own copy.
    seed
        A number that fixes chance, so that the game can be played again alike.
    file
        Where the game is kept. If the file is there already, that game goes on.
help-serve =
    Start the server for the page, on this machine or for others.

    Example: gonfalon serve --open

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for everybody who can reach this machine.
    port
        The port to listen on.
    database
        Where games are kept: a SQLAlchemy URL of SQLite or PostgreSQL.
    open_page
        Open the page in the browser.
help-simulate =
    Let bots play many games and count who wins.

    Example: gonfalon simulate kingdoms-of-crusaders --bots squire,page --games 1000

    Parameters
    ----------
    game
        The game; “gonfalon games” lists them.
    bots
        The bots of the seats in order: page (at random), squire, knight, marshal; parted by commas. Without it, a squire and as many pages as the game needs at least.
    games
        How many games.
    seed
        The same number gives the same games, however many processes play them.
    jobs
        How many processes; 0: one per core.
    variant
        Short for --option variant=…
    option
        An option of the game as key=value; may be given several times.
    edition
        A TOML file with the values of your own copy.
    save
        A folder for one game file per game.
    report
        A folder for a report with pictures.
    json
        One JSON object instead of a table.
help-arena =
    Let bots meet each other on every seat and rate them. Stopped, it goes on where it was.

    Example: gonfalon arena kingdoms-of-crusaders --games 200 --out arena

    Parameters
    ----------
    game
        The game; “gonfalon games” lists them.
    bots
        The bots that meet, parted by commas; without it, all levels.
    players
        Numbers of players, parted by commas; without it, all that the game allows.
    games
        How many games for each pair of bots and number of players.
    seed
        The same number gives the same games, however many processes play them.
    jobs
        How many processes; 0: one per core.
    out
        The folder for the games and the report. Games that are there are not played again.
    variant
        Short for --option variant=…
    option
        An option of the game as key=value; may be given several times.
    edition
        A TOML file with the values of your own copy.
    json
        One JSON object instead of tables.
help-balance =
    Check a game’s balance goals, and compare two editions.

    Example: gonfalon balance crusader-kingdoms --edition mine.toml --against gonfalon --games 2000

    Parameters
    ----------
    game
        The game; “gonfalon games” lists them.
    edition
        A TOML file with other values; without it, ours.
    against
        Another such file to compare with, or “gonfalon” for ours.
    bot
        Who plays; without it, the level above the weakest.
    players
        Numbers of players, parted by commas; without it, all that the goals speak of.
    games
        How many games for each series.
    seed
        The same number gives the same games, however many processes play them.
    jobs
        How many processes; 0: one per core.
    out
        A folder for the report, its pictures and the figures.
    json
        One JSON object instead of tables.
help-replay =
    Tell a saved game again and show the table at any point of it.

    Example: gonfalon replay game.json --at 20 --seat 0

    Parameters
    ----------
    file
        The saved game.
    at
        How many entries of its log; without it, all.
    seat
        Through whose eyes, counted from 0; without it a watcher's, or all-seeing if the game is over.
    json
        One JSON object instead of sentences.
help-verify =
    Check a saved game: the commitment, every die and draw, every choice, the result.

    Example: gonfalon verify game.json

    Parameters
    ----------
    file
        The saved game.
    json
        One JSON object instead of sentences.
help-review =
    Look at a finished game again: who stood how, what turned it, and what was luck.

    Example: gonfalon review game.json --plot game.svg

    Parameters
    ----------
    file
        The saved game; it must be over.
    plot
        Draw everybody's chance to win through the game, as .svg or .html.
    json
        One JSON object instead of tables.
help-fit =
    Fit the weights by which bots judge the positions of a game, to games of bots among themselves.

    Example: gonfalon fit kingdoms-of-crusaders --games 1000 --seed 1

    Parameters
    ----------
    game
        The game; “gonfalon games” lists them.
    bot
        Who plays; without it, the squire. Searchers play by the weights that stand.
    players
        Numbers of players, parted by commas: other tables keep their weights. Without it, all are fitted anew.
    games
        How many games at each kind of table.
    seed
        The same number gives the same weights.
    jobs
        How many processes; 0: one per core.
    out
        Write the weights here, and not where the bots read them.
    json
        One JSON object instead of a table.
help-fuzz =
    Play random games and look for broken laws; every find is kept as a file.

    Example: gonfalon fuzz kingdoms-of-crusaders --games 500 --seed 7

    Parameters
    ----------
    game
        The game; without it, all of them in turn.
    games
        How many games; without it 100, or as many as the minutes allow.
    seed
        The same number gives the same games.
    minutes
        For how long at most.
    out
        The folder for what is found.
    json
        One JSON object instead of sentences.
help-bench =
    Measure how fast the games run, beside other programs of the field, on one core.

    Example: gonfalon bench

    Parameters
    ----------
    rounds
        How often each measurement is repeated; the median counts.
    json
        One JSON object instead of tables.

games-id = game
games-title = title
games-players = players
games-minutes = minutes
games-options = options
games-next = Play: gonfalon play { $game } --seats human,squire

play-welcome = { $title }. Type ? for help.
play-prompt = A number from 1 to { $last }, or the choice in words; ? for help.
play-help =
    1, 2, 3 …     choose the option with this number
    words         choose in words, for example “{ $example }”
    ? words       ask why something cannot be chosen
    hint          what would the marshal do, and why?
    undo          take back your last choice, while nothing new is known
    log           everything that has happened
    concede       give up the game
    quit          save the game and leave
play-hint = The marshal would choose { $number } “{ $say }”: { $percent } % to win. So it judges after looking ahead { $looks ->
     [one] once
    *[other] { $looks } times
  }, each time with what you cannot know dealt anew.
play-hint-other = { $number } “{ $say }” ({ $percent } %, looked into { $visits ->
     [one] once
    *[other] { $visits } times
  })
play-hint-next = Next best: { $options }.
play-hint-only = You have only one choice: { $number } “{ $say }”.
play-rule = (rule { $rule })
play-no-number = There is no option { $number }. Choose a number from 1 to { $last }.
play-allowed = “{ $words }” can be chosen now.
play-concede = Give up the game? yes / no
play-curtain = It is { $seat }’s turn. Hand over the screen; { $seat } presses Enter.
play-left = The game is kept in { $path }. To go on: { $command }
play-over = The game is over, { $way }.
play-rank = { $rank }. { $seat } ({ $score })
play-saved = The game is kept in { $path }. See it again: gonfalon replay { $path }. Check every card: gonfalon verify { $path }

review-title = Chance to win, as each seat could judge it
review-chance = chance, %
review-entry = entry
review-seat = seat
review-rank = rank
review-first = at first
review-luck = luck
review-own = own decisions
review-others = decisions of others
review-choice = choice
review-for = most for
review-decision = the choice
review-chance-did = then luck
review-deal = the deal
review-drawn = The drawing is in { $path }.
fit-doing = Playing
fit-group = group
fit-positions = positions
fit-blind = surprise, blind
fit-surprise = surprise, fitted
fit-written = The weights are in { $path }.
replay-at = After entry { $at } of { $last }.
check-commitment = Commitment: { $count ->
    [one] checked
   *[other] { $count } checked
  }
check-chance = Chance: { $count ->
    [one] one outcome
   *[other] { $count } outcomes
  }
check-choices = Choices: { $count ->
    [one] one choice
   *[other] { $count } choices
  }
check-result = Result: { $count ->
    [one] checked
   *[other] { $count } checked
  }
check-name-commitment = the commitment
check-name-chance = chance
check-name-choices = the choices
check-name-result = the result
verify-good = { $path } is genuine: everything in it follows from its seed and its choices.

simulate-doing = Playing
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-decisions = decisions
simulate-speed = bot’s decisions/s
simulate-done = { $games ->
     [one] One game
    *[other] { $games } games
  }, { $decisions } decisions in { $seconds } s: { $decisions-per-second } decisions/s.
simulate-saved = The games are kept in { $folder }. Check one: gonfalon verify { $folder }/game-000001.json

arena-doing = Meeting
arena-title = Arena: { $game }
arena-about = { $games } games, seed { $seed }. The same command gives the same games.
arena-standings = How the bots stand
arena-bot = bot
arena-rating = rating
arena-sigma = uncertainty
arena-games = games
arena-wins = wins
arena-fair = fair part
arena-time = ms per decision
arena-ratings-caption = Ratings by openskill (Plackett–Luce) with 95 % intervals; everybody begins with 25. Who sits on several seats takes the mean of their changes.
arena-meetings = Each against each
arena-equivalent-about = The 2-seat equivalent is what the first bot would win against the second one if only the two of them sat at the table: with two seats the plain share of wins, with more the figure that makes the wins most likely if every seat of the first bot wins so many times as often as one of the second. Where all win or lose together, the game is the rival of both, and the bots’ odds of beating it are compared.
arena-players = players
arena-one = bot
arena-other = against
arena-share = games won
arena-interval = 95 %
arena-equivalent = 2-seat equivalent
arena-equivalent-axis = 2-seat equivalent, %
arena-seats = { $players ->
    [one] 1 player
   *[other] { $players } players
}
arena-meetings-caption = 2-seat equivalents with 95 % intervals; the line is at one half.
arena-by-players = By number of players
arena-shares-caption = Games won by each bot, of those that it sat in.

balance-doing = Playing
balance-title = Balance: { $game }
balance-about = { $games } games in each series, seed { $seed }, played by { $bot }.
balance-goals = Goals
balance-unsure = ?: chance alone could turn it. More games tell more.
balance-differences = Two editions side by side
balance-tests = Shares are compared by Fisher’s exact test, means by Welch’s test, all together by Holm’s method at 5 %.
balance-found = { $count ->
    [0] None of { $of } figures differs.
    [one] One of { $of } figures differs.
   *[other] { $count } of { $of } figures differ.
}

goal-wins = { $who } wins
goal-sudden = sudden victories
goal-victory = crusades won
goal-marginal = crusades won, or marginally so
goal-taken = { $card } is taken where it appears
goal-played = { $card } is played where it appears
goal-owners = owners of { $card } win
goal-unused = things that nobody used
goal-unchosen = starts that nobody chose

report-title = Simulation: { $game }
report-about = { $games } games, seed { $seed }, seats played by { $bots }.
report-kept = The report is in { $file }
report-series = { $players ->
    [one] 1 player, { $bot }
   *[other] { $players } players, { $bot }
}
report-of = series
report-who = who
report-share = share
report-interval = 95 %
report-games = games
report-wins = Who wins
report-games-won = games won, %
report-seats-caption = Games won by seat, with 95 % intervals.
report-group-kingdom = kingdom
report-group-people = people
report-group-start = start
report-group-caption = Games won by { $group }, with 95 % intervals.
report-length = How long games are
report-rounds = rounds
report-decisions = decisions
report-games-share = games, %
report-length-caption = Decisions per game.
report-ends = How games end
report-way = way
report-ends-caption = Ways to end, in % of the games.
report-cards = Cards
report-card = card
report-taken = taken
report-played-short = played
report-played = played, % of the games in which it appears
report-lift-short = lift
report-lift = share of wins of who used it, points above the average
report-owners-win = wins of who used it
report-cards-caption = How often each card is played, and how those who play it fare.
report-points = Points
report-best = points of the winner
report-scores-caption = Points of the winner, or of the team, at the end.
report-winners = winners
report-others = the others
report-along = part of the game, %
report-standing = points
report-curves-caption = Points as they lie in the course of the game, on average.
report-per-game = Per game
report-thing = what
report-goal = goal
report-value = measured
report-bounds = wanted
report-met = met
report-sure = beyond chance
report-figure = figure
report-one = this edition
report-other = the other
report-chance = p
report-differs = differs

fuzz-doing = Looking for broken laws in { $game }
fuzz-done = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $decisions } decisions in { $seconds } s, { $findings ->
    [0] nothing found
    [one] one find
   *[other] { $findings } finds
  }.
fuzz-found = { $kind } in game { $number }: { $detail } ({ $file })
bench-doing = Measuring
bench-what = random play
bench-decisions = decisions/s
bench-steps = steps/s with chance
bench-replay = Replay from a file: { $entries } entries/s.
bench-replay-compiled = The same, compiled: { $entries } entries/s.
bench-target = target
bench-measured = measured
bench-wanted = wanted

trouble-language = There is no language “{ $language }” here. Choose one of: { $allowed }.
trouble-command = There is no command “{ $command }”. Choose one of: { $allowed }.
trouble-flag = “{ $option }” is not an option of “gonfalon { $command }”. See: gonfalon { $command } --help
trouble-extra = “{ $word }” is one word too many for “gonfalon { $command }”. See: gonfalon { $command } --help
trouble-missing = “gonfalon { $command }” needs a value for { $option }. See: gonfalon { $command } --help
trouble-value = { $option } cannot be “{ $value }”. See: gonfalon { $command } --help
trouble-twice = { $option } was given twice. Give it once.
trouble-words = The command line was not understood: { $problem } See: gonfalon { $command } --help
trouble-number = { $option } cannot be { $value }. Give a number of { $least } or more.
trouble-option-form = “{ $option }” is not of the form key=value. Write, for example, --option variant=points
trouble-seat-kind = Nobody called “{ $kind }” can take a seat. Choose one of: { $allowed }.
trouble-seat-number = There is no seat { $seat }. Give a seat from 0 to { $last }.
trouble-at = { $path } has no entry { $at }. Give a number from 0 to { $last }.
trouble-read = { $path } cannot be read: { $problem }. Check the name and try again.
trouble-write = { $path } cannot be written: { $problem }. Choose another place.
trouble-bot-twice = The bot “{ $bot }” is named twice. Name each bot once.
trouble-fit-features = The weights of { $game } are of other features than its evaluation has now. Fit all tables first, without --players and with squires.
trouble-arena-bots = An arena needs two bots or more: --bots one,other.
trouble-arena-other = { $folder } holds games of another game, edition, option or seed than { $seed }. Choose another folder.
trouble-arena-broken = { $path } is damaged in line { $line }. Remove that line, or choose another folder.
trouble-plots = Pictures need matplotlib. Install it with: pip install gonfalon[plots]
trouble-not-text = { $path } is not a text in UTF-8. Save it as one and try again.
trouble-file-game = { $path } holds a game of { $game }, not of { $wanted }. Name the game that it holds, or another file.
trouble-file-seats = The game in { $path } is for { $players } players, but --seats names { $seats }. Name { $players }.
trouble-file-chance = { $path } does not reveal its chance, so it cannot go on here. Go on where it was played.
trouble-findings = { $count ->
    [one] A law was broken once
   *[other] Laws were broken { $count } times
  }. The games that show it are in { $folder }: gonfalon replay FILE tells them again.
trouble-review-running = The game in { $path } is not over yet. Play it to its end, then review it.
trouble-output = What is printed cannot be written: { $problem }. Send it somewhere else.
trouble-plot-kind = A drawing is .svg or .html, not { $kind }. Give the file such a name.
trouble-verify = { $path } is not genuine: { $failed } did not hold. Get the file again from where it was played.

## server

guest-name = Guest { $number }
serve-listening = Gonfalon is open at { $url } – stop it with Ctrl+C.
trouble-chat-empty = There is nothing to be read in that. Write a few words.
trouble-chat-flood = You talk faster than the others can read. Wait a moment, then go on.
trouble-chat-full = { $most } lines were written at this table, and no more fit. Go on talking elsewhere; the game goes on here.
trouble-chat-long = A line of { $length } characters is too long: use at most { $most }.
trouble-crowd = { $most } pages are open at this table, and no more fit. Try again later.
trouble-database = The database { $database } cannot be used: { $problem }. Choose a place that can be written with --database.
trouble-database-driver = The database { $database } needs the Python package { $module }. Install it with: pip install "gonfalon[postgres]".
trouble-database-newer = The database { $database } was written by a newer version of Gonfalon. Use that version, or another file with --database.
trouble-database-served = Another server has the database { $database } open, and games would not be the same in both. Stop it, or use another file with --database.
trouble-database-url = “{ $database }” is no database we know. Give a file, or postgresql+psycopg://user:password@host/name.
trouble-file-end = The game file does not end as its log does: its result or its last position was changed. Get it again from where it was played.
trouble-file-long = The game file has { $entries } entries, { $undos } of them taken back: too many to be read here. Check it with: gonfalon verify
trouble-flood = Too many messages at once. Wait a moment and go on.
trouble-fork-over = The game is over at this point, so nobody can go on from it. Choose an earlier one.
trouble-fork-seats = This game is for { $players } players, but { $seats } were named. Name { $players }.
trouble-frame = The replay has no step { $frame }. Choose one that it has.
trouble-guest-unknown = We do not know you yet. Open the first page, allow its cookie, and try again.
trouble-guests-many = Many new guests came from your address within an hour. Wait some minutes and try again.
trouble-hint-busy = Many ask the marshal just now. Wait a moment and ask again.
trouble-hint-failed = The marshal could not make up its mind. Ask again, or choose by yourself.
trouble-hint-flood = You ask the marshal faster than it can think. Wait a few seconds and ask again.
trouble-hint-late = The table has moved on meanwhile, so the hint was dropped. Ask again if you are asked.
trouble-hint-off = There are no hints at this table: whoever set it up switched them off. Choose by yourself.
trouble-hint-unasked = It is not your decision now, so there is nothing to advise. Ask when it is your turn.
trouble-host = The address { $host } cannot be used: { $problem }. Try --host 127.0.0.1.
trouble-imports-many = You have uploaded { $most } games, and no more are kept. Look at the ones you have.
trouble-internal = Something went wrong on our side; the table is as it was. Try again.
trouble-invitation-unknown = There is no such invitation. Check that the link is whole, or ask for a new one.
trouble-invitation-used = Somebody else has already taken this seat. Ask whoever invited you for another one.
trouble-link-revoked = The link of this guest was revoked. If you are this guest, load the page again.
trouble-link-unknown = This link does not work: it was revoked, replaced by a newer one, or is not whole. Make a new one on your first device.
request-json = this is no JSON
request-missing = this value is missing
request-unknown = there is no value of this name
request-value = another value belongs here
trouble-message = The message cannot be read at { $path }: { $problem }. Load the page again.
trouble-message-large = A message may have at most { $most } bytes. Send a shorter one.
trouble-method = { $method } is not possible here. See /api/schema for what is.
trouble-name-empty = A name needs at least one letter or sign that can be seen.
trouble-name-long = A name of { $length } characters is too long: use at most { $most }.
trouble-not-begun = The game has not begun: seats are still open. Wait, or send somebody the link.
trouble-not-found = There is nothing at { $path }. Go back to the first page.
trouble-not-over = The game is still running. This can be seen once it is over.
trouble-origin = The request came from another site ({ $origin }). Open our own page and try again.
trouble-page-unbuilt = The page has not been built yet. Run: make web.
trouble-plea-needless = You can still take that back by yourself: undo it.
trouble-plea-none = Nobody is waiting for your answer: the request was answered or withdrawn.
trouble-plea-pending = Somebody asks to take back a choice. The game goes on when all have answered.
trouble-port = Port { $port } on { $host } cannot be taken: { $problem }. Choose another one with --port.
trouble-port-number = { $port } is no port. Choose a number from 0 to 65535 with --port.
trouble-replace-early = Whoever sits there has not been away for long. Wait { $seconds ->
    [one] one more second.
   *[other] { $seconds } more seconds.
  }
trouble-replace-foreign = Only those who play at this table, or whoever set it up, can let a bot take over.
trouble-replace-here = Nobody is away from seat { $seat }, so no bot is needed there.
trouble-replace-over = The game is over: nobody needs to take over.
trouble-request = The request cannot be read at { $path }: { $problem }. Correct that and try again.
trouble-review-busy = Many games are being reviewed just now. Wait a moment and load the page again.
trouble-review-empty = Nobody decided anything in this game, so there is nothing to review.
trouble-review-failed = This game could not be reviewed: it is too long, or something went wrong on our side. The replay itself is whole.
trouble-review-flood = You have had many games reviewed. Wait a minute and load the page again.
trouble-seat-foreign = Seat { $seat } is not yours. Choose for a seat of your own.
trouble-seat-own = You already sit at this table. This seat is for somebody else: send them the link.
trouble-seat-taken = Somebody has just sat down there. Choose another seat.
trouble-seat-unknown = This table has no seat { $seat }. Choose one that it has.
trouble-stale = The table has gone on meanwhile. Look at it again and choose anew.
trouble-storage = That could not be stored, so it has not happened. Try again in a moment.
trouble-table-private = One sits down at this table only with an invitation. Ask whoever set it up for the link.
trouble-table-unknown = There is no table “{ $table }”. Check that the link is whole.
trouble-tables-many = You have { $most } unfinished tables, and no more are allowed. Finish or concede one first.
trouble-too-large = That is too large: at most { $most } bytes are read. Send less.
