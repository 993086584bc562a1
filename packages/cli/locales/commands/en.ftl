### The command line in English: help, errors, and how a command went.

## What is shown without a command

overview = usage:
overview-usage = <command> [options]
overview-more = "nokturn <command> --help" says more about a command.

## Commands: what each does, how to call it, and what else is worth knowing

help-games = lists the games, or explains one: players, presets, options and bots
    .usage = [game] [options]
help-play = a whole game in the terminal against bots
    .usage = <game> [options] | --resume <file> [options] | --from <record> --at <n> [options] | --join <link> [options]
    .notes =
        If input or output is not a terminal, the match is played line by line: one answer a line.
        Seats are counted clockwise from 1, so P1 is the first seat. Saved files, JSON and the ids of options count them from 0.
        --from goes on from a moment of a finished match: what if. The branch is saved in a file of its own, which --resume, "nokturn replay" and "nokturn verify" read like a match.
        --join plays a match on a server, line by line, with the people at that table. Your identity there is kept in nokturn/people.json in your configuration folder, readable by you alone, and the server’s promises are in nokturn/promises. When the match is over, its record is checked against its promise; "promise" shows it.
help-matches = lists your matches on servers, starting with those that are waiting for you
    .usage = [link] [options]
    .notes = The link leads to a site where you have played with "nokturn play --join". With your personal link from the page ("Your name and devices") you are the same person here as there.
help-simulate = lets bots play whole games and reports how they went
    .usage = <game> [options]
    .notes = The seed of each game is the seed of the simulation followed by "-1", "-2" and so on. The tables count seats from 1, records and JSON from 0.
help-ladder = lets bots compete and reports how strong they are
    .usage = <game> [options]
    .notes = Every deal (its seed is that of the ladder followed by "-1", "-2" and so on) is played several times, so that each bot sits in each seat. Without --one-against or --halves all bots share the tables. Where everyone wins or loses together, each bot plays all seats, at every difficulty unless one is chosen. Intervals contain the true value 95 times in 100. Ctrl-C ends it early, with the results of all deals finished so far.
help-bot = plays matches with a program of yours and reports its mistakes
    .usage = [game] --check <exec:…> [options]
    .notes = Without a game it plays a match of each. docs/bot-protocol.md describes the protocol.
help-env = plays many matches at once for programs that learn
    .usage = <game> [options]
    .notes = Requests come in on standard input, and replies go to standard output. docs/learning.md describes them and explains the numbers; there is a Python package in clients/python.
help-calibrate = measures how accurate the percentages in hints are, and corrects them
    .usage = <game> [options]
    .notes = Bots play matches of every size, at every difficulty. At moments of each, playouts say how likely each seat is to win. Half of the matches are used to fit the correction, the other half to test it. docs/bots.md explains the tables.
help-puzzles = finds puzzles in matches of strong bots, or sets you one
    .usage = <game> [options]
    .notes = Each run continues where the last one stopped, and saves its results after every match. A puzzle is kept if one answer is best in five out of five long searches, by 15 points on average, and is certain to win at least 10 more of every 100 matches that medium bots play on from there. docs/bots.md says how many moments were tried.
help-replay = retells a match as one seat, or a spectator, heard it
    .usage = <record> [options]
    .notes = A seat is a number, counted clockwise from 1: P1 is the first. Records and JSON count seats from 0. A record "-" is read from standard input.
help-verify = proves that a finished match was played by the rules, with the promised randomness
    .usage = <record>... [options]
    .notes = A record "-" is read from standard input. With several records there is one line for each. Without a promise a record can only be checked against itself, and one that was made up afterwards looks the same. The exit code is 0 if all are good and 1 if one is forged, damaged, unfinished or cannot be read. See docs/fairness.md.
help-serve = serves the page and the matches behind it
    .usage = [options]
    .notes = Everything else is set by environment variables: see docs/server.md.
help-migrate = brings the database of a site up to date
    .usage = [options]
    .notes = Every server does this when it starts; this command does it before the first one starts.
help-export = copies a whole site into a file: all people and all matches
    .usage = <file> [options]
    .notes = Servers may keep running: each match is copied as it is at one moment. The file contains only hashes of people’s secrets. But it does contain all cards of matches in progress, and the key the site signs with: keep it to yourself.
help-import = brings a copy made by export into the database of a site, once all of it has been verified
    .usage = <file> [options]
    .notes = It checks the hash of the copy, that its parts fit together, and every move of every match against the rules. Matches under rules that are no longer available are accepted as they are. What is already there stays; importing twice does no harm.
help-moderate = manages what strangers see: listed tables and names
    .usage = <tables|close|unlist|block|unblock|blocked> [code or name] [options]
    .notes =
        {"  "}tables          the tables that everyone sees
        {"  "}close <code>    ends a match for everyone, whether it has started or not
        {"  "}unlist <code>   the match goes on, for those who have its link
        {"  "}block <name>    nobody can take a name that contains this, even with accents, signs in between or look-alike letters
        {"  "}unblock <name>  the name is free again
        {"  "}blocked         lists the blocked names
        Servers that are running act on it within half a minute.
help-ratings = rates the matches of a site that are waiting to be rated, and says how many there were
    .usage = [options]
    .notes = Servers do this on their own within seconds. --rebuild rates all matches again in the order they ended. The same matches always give exactly the same ratings, so only wrong ones change.
help-worker = plays the games of ladders and balance runs that are spread over machines
    .usage = [options]
    .notes = Start one on each machine, all with the same database, and then a ladder with --spread. A worker that dies loses nothing: others play its games again.

## Options, and the placeholders for their values

flag-lang = the language (default: that of the terminal, or English)
    .value = { $languages }
flag-help = show this help
flag-version = show the version
flag-players = the number of players (default: the usual number for the game)
    .value = n
flag-seed = any text; the same seed gives the same match (default: a random one)
    .value = text
flag-bots = one bot for all seats, or one for each seat in order (see "nokturn games <game>")
    .value = name,...
flag-preset = options that go well together (see "nokturn games <game>"); --option changes single ones
    .value = name
flag-option = an option of the game, can be repeated (see "nokturn games <game>")
    .value = key=value
flag-within = the milliseconds that a program (exec:) has for each decision (default: 5000)
    .value = ms
flag-bot-check = the program and its arguments, as in "exec:python3 my_bot.py"
    .value = exec:…
flag-env-matches = how many matches at once (default: 1)
    .value = n
flag-observe = how each moment is described: numbers, json, both or nothing (default: numbers, if the game has them)
    .value = what
flag-seat = your seat, counted clockwise from 1 (default: 1)
    .value = n
flag-people = the seats of several people at this keyboard, counted from 1; a curtain falls between turns
    .value = n,n,...
flag-play-json = for a machine that plays the seat: the protocol of bots as programs, one JSON object per line
flag-mild = milder card names, if the game has any
flag-save = where the match is saved, after each of your answers
    .value = file
flag-resume = continue a saved match
    .value = file
flag-from = go on from a moment of this finished match
    .value = record
flag-play-at = with --from: after how many moves (default: 0)
    .value = n
flag-kind = with --from: imagined (as your seat knew it, everything else imagined), new-chance or real (default: imagined)
    .value = kind
flag-plain = line by line instead of the full screen
flag-join = sit down at the match behind this link and play it
    .value = link
flag-name = your name there, if you have not played there before
    .value = name
flag-matches-json = print JSON
flag-simulate-games = how many games (default: 100)
    .value = n
flag-ladder-games = how many games, rounded up to whole deals (default: 200)
    .value = n
flag-calibrate-games = how many matches (default: 600)
    .value = n
flag-calibrate-bots = the bots that play them, in turn (default: easy)
    .value = name,...
flag-calibrate-seed = any text; the same seed gives the same numbers (default: calibrate)
    .value = text
flag-samples = keep the samples in this file, and continue from there if it exists
    .value = file
flag-write = store the calibration with the game
flag-play = set tonight’s puzzle of the game
flag-number = set puzzle n of the series, the easiest first
    .value = n
flag-puzzles-games = how many more matches to look through (default: 20)
    .value = n
flag-puzzles-round = look only at moments from this round on (default: 1)
    .value = n
flag-puzzles-left = look only at moments with at most n answers left until the end (default: all)
    .value = n
flag-puzzles-again = also play each match to n other ends, from the first of those moments on (default: 0)
    .value = n
flag-out = save the puzzles in this file (default: with the game)
    .value = file
flag-json = print one JSON object
flag-games-json = print JSON: a list, or one object if a game is named
flag-replay-json = print JSON: one line for each move, and the view with --at
flag-verify-json = print JSON: one object, or one line for each of several records
flag-promise = the promise that the page gave you: the record must be of the match it was made for
    .value = text
flag-key = the public key of a site, or a file with it (/.well-known/nokturn-key): it must have signed the record
    .value = key
flag-record = save the record of every game in this folder
    .value = folder
flag-ladder-bots = the bots that play each other (default: all of the game except expert, with no temper)
    .value = name,...
flag-one-against = each bot alone, in every seat in turn, against this one in all other seats
    .value = name
flag-halves = two bots at a table, half of the seats each; then the seats are swapped
flag-threads = how many games to play at a time (default: one per core)
    .value = n
flag-spread = let the workers of this site play the games: see "nokturn worker"
    .value = where
flag-html = write a report with plots
    .value = file
flag-as = whose view to take (default: all, with everything open)
    .value = seat|spectator|all
flag-at = stop after n moves and show the table
    .value = n
flag-port = the port; 0 takes any that is free (default: PORT, or 8765)
    .value = n
flag-host = the address to listen on (default: HOST, or 127.0.0.1)
    .value = name
flag-data = the folder for the matches, even if DATABASE_URL is set (default: DATA_DIR, or data)
    .value = folder
flag-serve-bot = offer a program as a bot at all tables, can be repeated
    .value = name=exec:…
flag-database = a postgres:// address, or the folder of a site with one server (default: DATABASE_URL, or DATA_DIR, or data)
    .value = where
flag-check = only verify the file; no database is opened
flag-rebuild = rate all matches again, from the first; the ratings come out the same
flag-once = stop when nothing is left to do

## The command line is wrong

error-unknown-command = { $near ->
    [none] there is no command "{ $name }"; the commands are { $known }
   *[other] there is no command "{ $name }": did you mean { $near }? The commands are { $known }
}
error-unknown-option = { $near ->
    [none] unknown option '{ $option }'; "{ $program }" takes { $known }
   *[other] unknown option '{ $option }': did you mean { $near }? "{ $program }" takes { $known }
}
error-needs-value = { $option } needs a value
error-needs-value-dash = { $option } needs a value; one that begins with a dash is written { $option }=-…
error-no-value = { $option } takes no value
error-twice = option --{ $name } is given twice
error-extra-word = "{ $word }" is one word too many
error-missing-game = the name of the game is missing; the games are { $known }
error-missing-record = the file of the record is missing
error-missing-file = the file is missing
error-missing-deed = say what to do: { $known }
error-missing-code = the code of a match is missing
error-missing-name = a name is missing
error-language = there is no language "{ $name }"; the languages are { $known }
error-whole-number = --{ $name } must be a whole number from { $min } to { $max }, not "{ $given }"
error-whole-number-up = --{ $name } must be a whole number from { $min } up, not "{ $given }"
error-stdin-twice = standard input ("-") can be read only once
error-resume-stdin = --resume needs a file: standard input is for your answers
error-not-a-link = "{ $link }" is not a link
error-not-a-match-link = "{ $link }" is not a link to a match: it must look like https://site/m/code
error-join-alone = a match joined with --join is already set up: { $given } cannot be used
error-missing-site = say which site
error-site-refused = { $site } refuses: { $reason }
error-site-away = { $site } cannot be reached
error-site-newer = { $site } sent something that this program does not understand: the site is newer
error-no-seat-there = there is no seat for you in this match
error-match-closed = the host has closed the match
error-match-abandoned = the players have ended the match without a result
error-nobody-there = you have not played at { $site } yet: use "nokturn play --join", or your personal link
error-no-sites = you have not played on any server yet: see "nokturn play --join"
error-people-broken = { $file } is damaged
error-promise-damaged = { $file } is damaged: what was promised for this match cannot be read; move the file away to play on without it
error-promise = --promise must be nokturn-…, as the page shows it, not "{ $given }"
error-key = --key must be an Ed25519 key, or a file with one, not "{ $given }"
error-settings = { $reason }

## Games, options and bots

error-unknown-game = there is no game "{ $name }"; the games are { $known }
error-unknown-preset = { $known ->
    [none] { $game } has no preset "{ $name }"
   *[other] { $game } has no preset "{ $name }"; it has { $known }
}
error-players = { $game } is for { $min } to { $max } players, not { $seats }
error-option-pair = --option needs key=value, not "{ $given }"
error-option-twice = option "{ $name }" is set twice
error-unknown-game-option = { $game } has no option "{ $name }"; it has { $known }
error-option-value = option "{ $name }" can be { $known }, not { $given }
error-option-range = option "{ $name }" can be { $min } to { $max }, not { $given }
error-options-conflict = { $reason }
error-unknown-bot = there is no bot "{ $name }" for { $game }; the bots are { $known }
error-exec-empty = "{ $name }" names no program: exec: is followed by a program and its arguments, as in exec:python3 my_bot.py
error-exec-spread = --spread plays on other machines, which may not have your program: leave out --spread or the bots with exec:
error-check-what = say which program to check: --check "exec:python3 my_bot.py"
error-serve-bot = --bot needs a name of small letters and digits, and a program, as in --bot mine="exec:python3 my_bot.py", not "{ $given }"
error-serve-bot-taken = there is already a bot "{ $name }": choose another name
error-people-seat = --people says who sits here: leave out --seat
error-json-alone = --json is for a machine: leave out --{ $name }
error-observe = --observe can be { $known }, not "{ $given }"
error-no-numbers = { $game } has no numbers: use --observe json or --observe nothing
error-line-too-long = a line is longer than { $bytes } bytes
error-bots-count = --bots names { $count } bots for { $seats } seats; name one, or one for each seat
error-ladder-twice = --bots names { $bot } twice
error-ladder-one = --bots names only { $bot }; a ladder compares at least two
error-ladder-kinds = choose one of --halves and --one-against
error-ladder-together = --{ $name }: in { $game } everyone wins or loses together
error-ladder-odd = --halves needs an even number of players, not { $seats }
error-no-words = { $game } has no words: packages/games/{ $game }/locales/{ $language }.ftl cannot be read
error-no-terminal = { $game } has no terminal.ts in packages/games/{ $game }

## Matches and records

error-as = --as must be a seat from 1 to { $seats }, spectator or all, not "{ $given }"
error-saved-fixed = --{ $name } cannot be changed in a saved match
error-saved-other-game = { $file } is a match of { $game }, not of { $other }
error-branch-from = --{ $name } needs --from: it says where a branch of a finished match begins
error-branch-kind = --kind is one of { $known }, not "{ $given }"
error-file-there = { $file } already exists; continue it with --resume { $file }, or name another file
error-cannot-go-on = the saved match cannot be continued: { $flaw }
error-not-taken = { $reason }
error-barred = { $reason }: { $why } ({ $clause })
error-record = { $file }: { $flaw }
error-refused = refused: { $flaw }
error-not-proved = { $failed } of { $all } records are not proved
error-unknown-record-game = the record is of an unknown game "{ $game }"; the games are { $known }
error-rules-damaged = { $file } is missing or damaged: install Nokturn again to continue matches under older rules
error-rules-not-here = the match was played under version { $rules } of the rules, which this program does not have; it has version { $known }
error-release-not-here = the match was played under version { $rules } of the rules (release { $release }), which this program does not have; it has version { $known }
error-unfinished = { $count ->
    [one] one game did not finish
   *[other] { $count } games did not finish
}
error-few-deals = fewer than two deals were played to the end, which proves nothing
error-worker-failed = a worker could not play: { $reason }

flaw-at-move = move { $move }: { $flaw }
flaw-move-fails = move { $move } fails: { $flaw }
flaw-not-a-record = { $reason }
flaw-format = { $reason }
flaw-game = { $reason }
flaw-rules = { $reason }
flaw-setup = { $reason }
flaw-commitment = { $reason }
flaw-nonce = { $reason }
flaw-seed = { $reason }
flaw-promise = { $reason }
flaw-move = { $reason }
flaw-unfinished = { $reason }
flaw-hash = { $reason }
flaw-branch-kind = { $reason }
flaw-branch-moment = { $reason }
flaw-branch-start = { $reason }
flaw-other = { $reason }
signature-none = the record is not signed
signature-unreadable = the key with which the record is signed cannot be read
signature-other = the record is signed with another key
signature-wrong = the record is not what was signed

note = note: { $note }
note-not-released = these rules of { $game } (version { $rules }) were never released: other builds may not know the match
note-played-unreleased = the match was played under rules that were never released; it is shown by { $release }
note-release-unsaid = the record does not say which release of version { $rules } it was played with; of { $count } releases, { $release } fits
branch-real = a branch: as the match really stood after move { $move }, played on in seat { $seat }
branch-new-chance = a branch: as the match stood after move { $move }, with new dice and shuffles, played on in seat { $seat }
branch-imagined = a branch: after move { $move } the match looked like this from seat { $seat }; everything that could not be seen from there was made up
release = { $rules }-{ $digest }
release-none = version { $rules }, not released

## What a record proves

proof-drawn = verified: every move follows the rules, and the seed follows from what was drawn
proof-drawn-anew = verified, but the start was broken off before: every move follows the rules, and the seed follows from what was drawn
proof-committed = verified: every move follows the rules, and the seed is that of the commitment
proof-rows =
    .game = game
    .rules = rules
    .length = length
    .winners = winners
    .seed = seed
    .commitment = commitment
    .drawn = drawn by
    .start = start
    .promise = promise
    .signature = signature
    .unproved = not proved
proof-game = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
proof-length = { $moves } moves, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
proof-nobody = nobody
proof-seat = seat { $seat }
proof-drawn-by-one = whoever ran the match, alone: they may have tried several seeds
proof-drawn-with = { $count ->
    [one] the server and the device of seat { $seats }
   *[other] the server and the devices of seats { $seats }
}
proof-drawn-alone = the server alone, from the secret it promised with the table
proof-drawn-without = { $count ->
    [one] nothing was added by seat { $seats }
   *[other] nothing was added by seats { $seats }
}
proof-drawn-bots = { $count ->
    [one] seat { $seats } is a bot
   *[other] seats { $seats } are bots
}
proof-start = { $times ->
    [one] broken off once before: the server may have seen the draw that was thrown away, but not the next one
   *[other] broken off { $times } times before: the server may have seen each draw that was thrown away, but never the next one
}
proof-promise-seal = kept: secret, setup and all that devices added were fixed when it was made
proof-promise-table = kept: the secret was fixed when it was made
proof-promise-not-given = none was given (--promise): a record made up afterwards would look the same
proof-promise-none = none: a record made up afterwards would look the same
proof-signature-none = none
proof-signature-given = of the key that was given
proof-signature-of = of the key { $key }; compare it with --key
proof-unproved = that the dealer did not look at the cards
proof-branch = verified: from where this branch begins, every move follows the rules
proof-branch-unproved = that anyone was ever dealt this position, or who made the moves

## The randomness of a match on a server

error-promise-broken = { $breach ->
    [format] the server broke its promise: the randomness was to be drawn together, but according to the record the server drew it alone. Do not trust this match. Keep the promise: { $promise }
    [table] the server broke its promise: the secret that it reveals is not the one it promised with the table. Do not trust this match. Keep the promise: { $promise }
    [shown] the server broke its promise: the match in the record is not the one that this computer was shown. Do not trust this match. Keep the promise: { $promise }
   *[seal] the server broke its promise: the seats, the options or what the devices added are not what was sealed at the start. Do not trust this match. Keep the promise: { $promise }
}
error-match-flawed = the record of this match is not verified: { $flaw }
fair-yours = Verified: nobody could choose the dice. What this computer added is in the record, the record is what was sealed at the start, and every move follows the rules.
fair-anew = Verified, but the start was broken off before it counted, and the server may have thrown a draw away. If that keeps happening to you, ask the people who run the server why.
fair-left-out = Every move follows the rules, but what this computer wanted to add to the randomness was left out. If you were not at the table on another device, ask the people who run the server why.
fair-watched = Verified: nothing was changed since this computer first saw the table, and every move follows the rules. It added nothing to the randomness.
fair-unknown = Verified: every move follows the rules. This computer was not there when the match began, so it cannot say whether the randomness is what was promised.
fair-server = Verified: every move follows the rules. The server drew the randomness alone, so it is not proved that the draw was fair.
fair-not-compared = The record was not compared with what happened at the table: this computer was not there when the match ended.
fair-no-record = Without a record nothing is proved.
fair-promise = The promise of this match, for "nokturn verify --promise": { $promise }

## Files and folders

error-cannot-read = { $file } cannot be read: { $cause }
error-puzzles-file = { $file } holds no puzzles: { $cause }
error-puzzles-other = { $file } holds no puzzles of this game
error-puzzles-rules = the puzzles in { $file } follow version { $rules } of the rules: name another file with --out
error-puzzles-none = there are no puzzles of { $game } yet
puzzles-tally = { $looked } matches with { $ends } ends, { $moments } moments: { $promising } with a gap, { $hidden } that novice and easy may miss, { $clear } clear to all searches, { $glimpsed } that quick playouts do not rule out, { $stood } confirmed by playouts of bots. Kept in { $file }
error-cannot-write = { $file } cannot be written: { $cause }
error-cannot-make-folder = the folder { $folder } cannot be created: { $cause }
cause-ENOENT = there is no such file
cause-no-folder = there is no such folder
cause-nowhere = nothing can be created there
cause-EISDIR = it is a folder
cause-ENOTDIR = a part of the path is not a folder
cause-EACCES = it is not allowed
cause-EPERM = it is not allowed
cause-EEXIST = a file with that name is in the way
cause-ENOSPC = the disk is full
cause-EROFS = the disk is read-only
cause-other = { $code }

## Sites

error-no-site = there is no site in { $place }; say where it is with --{ $flag }
place-folder = the folder { $folder }
place-database = the database { $database }
error-store = { $reason }
error-copy-refused = { $file } is refused: { $reason }
error-deed = "{ $name }" is not one of { $known }
error-no-match = there is no match { $code }
error-not-blocked = "{ $name }" is not blocked; "nokturn moderate blocked" lists the names that are

said-verified = { $file }: verified, { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $moves } moves
said-new-site = there was no site in { $place }: a new one was created
said-migrated = the database is up to date
said-reckoned = { $matches ->
    [one] worked out the result of { $matches } older match
   *[other] worked out the results of { $matches } older matches
}
said-amended = { $matches ->
    [one] corrected the result of { $matches } match from its record
   *[other] corrected the results of { $matches } matches from their records
}
said-rated = { $matches ->
    [one] { $matches } match rated
   *[other] { $matches } matches rated
}
said-nothing-rated = there is nothing to rate
said-exported = { $people ->
    [one] one person
   *[other] { $people } people
} and { $matches ->
    [one] one match
   *[other] { $matches } matches
} are in { $file }
said-copy-verified = { $unverified ->
    [0] verified: { $people ->
        [one] one person
       *[other] { $people } people
    }, { $verified } of { $matches } matches
   *[other] verified: { $people ->
        [one] one person
       *[other] { $people } people
    }, { $verified } of { $matches } matches, { $unverified } of them under rules that are no longer here
}
said-imported = all of it is in the database
said-other-key = the site keeps signing with the key it already had
said-no-tables = no table is listed
said-closed = the table is closed
said-unlisted = the table is no longer listed
said-blocked = nobody can take this name any more
said-unblocked = the name is free again
said-check-good = Nothing was wrong.
said-check-wrong = Something was wrong: see above.
said-does-not-end = does not stop when its input ends: it had to be stopped
said-program-trouble = { $name }: { fault-means }: { $reason }
program-report = { $name }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $defaults } answered by default
program-fault = { $count } × { fault-means }: { $reason }
program-errors = { $bytes } bytes on standard error, last: { $last }
fault-means = { $fault }
said-waiting = waiting for games of ladders with --spread; press Ctrl-C to stop
said-played = { $games ->
    [one] one game was played
   *[other] { $games } games were played
}
said-spread = the games are waiting for workers: nokturn worker --database { $where }

## Reports of simulate and ladder

report-finished = { $game }: { $finished } of { $games } games finished, { $players } players, seed { $seed }
report-speed = { $decisions } decisions in { $seconds } s: { $rate } a second
report-rounds = { $mean } rounds a game, { $min } to { $max }
report-heads =
    .played = played
    .won = won
    .share = share
    .mean = mean
report-groups =
    .bot = bot
    .character = character
    .clan = clan
    .difficulty = difficulty
    .edition = edition
    .family = family
    .fate = fate
    .in-a-game = in a game
    .influence = influence
    .instant-mission-is-used = instant mission is used
    .order = order
    .party = party
    .personal-mission-scores = personal mission scores
    .place = place
    .public-mission-scores = public mission scores
    .relic = relic
    .score = score
    .score-of-the-clan = score of the clan
    .score-of-the-vampire = score of the vampire
    .seat = seat
    .share-of-games-ended-by = share of games ended by
    .vampire = vampire
    .vampires = vampires
    .veil-after-round = veil after round
ladder-games = { $game }: { $games } games, { $seats } players, seed { $seed }
ladder-deals = { $deals } deals, each played { $times } times: { ladder-tables }
ladder-tables = { $tables ->
    [halves] two bots with half of the seats each, and again with the seats swapped
    [one-against] one bot in each seat in turn, { $rest } in all others
    [teams] each bot in all seats
    [teams-each] each bot in all seats, at every difficulty
   *[mixed] all bots share the tables, and each sits once in each seat
}
ladder-stopped = ended early: only deals that were played to the end count
ladder-setting = { $setting }: { $games } games
ladder-heads =
    .rating = rating
    .points = points
    .thinking = ms a decision
    .most = most below
    .longest = longest
ladder-range = { $low } to { $high }
ladder-average = A seat wins { $share } of the games, whoever sits there.
ladder-lead = { $bot } wins more than { $over } by

## Games

games-line = { $game }: { $min } to { $max } players; bots: { $bots }
games-presets-line = presets: { $presets }
games-heads =
    .option = option
    .values = values
    .default = default
games-range = { $min } to { $max }
games-more = "nokturn games <game>" explains a game.
games-players = Players: { $min } to { $max }; { $seats } unless --players says otherwise.
games-presets = Presets (--preset name):
games-preset = { $seats ->
    [one] { $name } (one player): { $help }
   *[other] { $name } ({ $seats } players): { $help }
}
games-options = Options (--option key=value):
games-option = { $name }. { $help }
games-usual = { $name } (default)
games-default = Default: { $value }.
games-bots = Bots (--bots name):
bot-random = Does anything the rules allow.
bot-novice = Plays by a few rules of thumb, without thinking.
bot-easy = Quick and careless: good for a first evening.
bot-medium = Thinks a little before every move. A fair opponent.
bot-hard = Remembers everything, thinks ahead, forgives little.
bot-expert = Thinks for up to two seconds before every move.
temper-bold = As { $level }; of answers that look equally good it takes the bolder one.
temper-careful = As { $level }; of answers that look equally good it takes the safer one.

## Matches on servers

matches-none = No match is open.
matches-lobby = waiting for players
matches-playing = waiting for others
matches-closed = closed
matches-over = over
matches-turn = YOUR MOVE
matches-turn-until = YOUR MOVE (until { $until })
