### The page in English.

brand = Nokturn
brand-home = Nokturn, home
title = { $screen } · Nokturn
title-your-move = ● Your move · { $game }
language = Language
language-en = English
language-pl = Polski
language-cs = Čeština
theme = Colours
theme-system = System
theme-night = Night
theme-parchment = Parchment
loading = Lighting the candles…
connecting = Finding the table…
connecting-late = The server cannot be reached. This page keeps trying by itself; check your connection.
dealing = Dealing the cards…
missing = Nobody here
missing-help = This address leads nowhere. It may have been cut short on its way to you.
unloaded = A part of this page could not be loaded
unloaded-help = The connection may have been lost, or the page has just been updated. Nothing of your matches is lost.
unloaded-reload = A part of this page could not be loaded. Check your connection, load the page anew and try again.
try-again = Try again
words-lacking = Some words could not be loaded in your language.
failed = Something broke on this page
failed-help = An error stopped this screen. Your match is not lost: open it again.
failed-why = What happened: { $error }
open-again = Open it again
other-rules = Played by other rules
table-closed = The table is closed
no-way-in = You cannot come in here
offline = The server cannot be reached
go-home = Back to the start
you = You
you-among = you
guest = Wanderer
your-name = Your name
sure-not = Never mind

## The landing page

landing-title = Who walks the night with you?
landing-pitch = Vampire board games in your browser. Every rule is kept for you, every secret stays secret, and nobody needs an account.
play-now = Play now
play-now-which = What shall it be?
play-now-help = Bots take the other seats, and you begin at once.
play-now-failed = The game did not load. Try once more.
play-now-close = Not now
invite-friends = Invite friends
join-code = Got a code?
join = Join
join-code-wrong = A code has { $length } letters and digits. Check it with the person who sent it.
games = Games
game-seats = { $min }–{ $max } players
game-minutes = { $least }–{ $most } minutes
play-bots = Play with bots
play-friends = Play with friends
play-screen = Play at one screen
learn-first-game = Learn by playing a first game
read-rules = Read the rules
rules-released = Played by version { $rules } of the rules, release { $release }.
rules-unreleased = Played by version { $rules } of the rules, which was never released: other builds may not know this match.
rules-changed = These rules were changed and not released yet: other builds may not know the matches you begin.
your-matches = Your matches
match-local = { $bots ->
    [0] { $people }
    [one] { $people } and one bot
   *[other] { $people } and { $bots } bots
  }
match-alone = Nobody else yet
import-match = Open a match from a file
import-failed = This file is not a match that this page can read.
status-lobby = Waiting for players
status-playing = Go on
status-over = Finished
open-tables = Open tables
open-tables-none = No table is open to everybody right now. Open one yourself: choose “listed” when you set up a match.
open-tables-more = Show more tables
seats-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
take-a-seat = Take a seat
watch = Watch
promises = What you can rely on
promise-rules = Every rule enforced
    .text = You are offered what you may do. What you may not do tells you why, with the clause.
promise-secrets = Secrets stay secret
    .text = Your browser is sent only what your seat may know. Even the time you take gives nothing away.
promise-fair = Dice you can check
    .text = The chance of every match is fixed and sealed before the first card. Afterwards anybody can prove it.
promise-home = Anywhere, any time
    .text = Alone, on one sofa or across the world; on a phone, offline too. Leave and come back whenever you like.
footer = Nokturn is free and open. It shows no advertising and keeps no account of you.
credits-icons = Icons:
me-link = Your name and devices

## Setting up

setup-company = Who plays?
company-bots = Me and bots
    .text = Runs in this browser alone, without a connection too.
company-friends = Friends elsewhere
    .text = You get a link to send around. Whoever opens it takes a seat.
company-screen = All at this screen
    .text = You hand the screen around; a curtain hides it in between.
setup-players = Players
setup-fewer = One player fewer
setup-more = One player more
setup-seats = Seats
setup-seat = Who sits on seat { $seat }
setup-name-of = Name of player { $seat }
setup-options = Options
setup-preset = How do you want to play?
setup-own-mix = Your own mix.
setup-single-options = Single options ({ $count })
setup-conflict = These options do not go together. Change “{ $option }” or the number of players.
setup-start = Begin the night
setup-open = Open the table
seat-open = Free seat
seat-here = At this screen
seat-bot = Bot: { $level }
setup-strength = How strong are the bots?
levels-more = More
level-easy = Easy
    .text = Quick and careless: good for a first evening.
level-medium = Medium
    .text = Thinks a little before every move. A fair opponent.
level-hard = Hard
    .text = Remembers everything, thinks ahead, forgives little.
level-novice = Novice
    .text = Plays by a few rules of thumb, without thinking.
level-random = Sleepwalker
    .text = Does anything the rules allow.
level-with-temper = { $level } · { $temper }
temper-bold = bold
temper-careful = careful
bot-0 = Hanna
bot-1 = Ivo
bot-2 = Jana
bot-3 = Kilian
bot-4 = Lidia
bot-5 = Marek
bot-6 = Nina
bot-7 = Otto
privacy = Who can find the table?
privacy-link = Only with the link
privacy-listed = Everybody (listed)
spectators-allowed = Others may watch; they see only what everybody at the table sees
clock = Time for each decision
clock-none = No clock
clock-60 = A minute
clock-180 = Three minutes
clock-3600 = An hour
clock-86400 = A day
clock-after = And when the time is up?
clock-after-default = The cautious answer is given
clock-after-bot = A bot decides

## Before the match

lobby-seats = { $open ->
    [0] Everybody is here
    [one] { $open } seat is free
   *[other] { $open } seats are free
  }
lobby-invited = { $name } invites you to this table.
lobby-full = All seats are taken.
lobby-full-watch = All seats are taken. Stay on this page, and you can watch as soon as the night begins.
lobby-start = Begin the night
lobby-waiting = { $open ->
    [one] Waiting for one more player
   *[other] Waiting for { $open } players
  }
lobby-fill = Bots on the free seats
lobby-close = Close the table
lobby-close-sure = Yes, close it for everybody
lobby-host-starts = { $open ->
    [0] Everything is ready: the host can begin.
   *[other] The host begins when every seat is taken.
  }
lobby-code = Code:
sit-here = Sit here
stand-up = Stand up
seat-you = That is you
seat-present = Here
seat-away = Away
seat-stand-in = A bot plays for { $name }
own-stand-in = A bot plays for you
seat-take-back = Take my seat back
seat-let-bot = Let a bot play
seat-wait-for = Wait for { $name }
seat-ask-to-leave = Ask to leave
lobby-unseated = The host has asked you to leave your seat. You can stay here and look on.
guests = People at this table
guests-help = Somebody you mute can still play and watch. Somebody you ban has to leave, and a bot plays on in their seat.
guest-mute = Mute
guest-unmute = Unmute
guest-ban = Ban
guest-ban-sure = Yes, ban { $name }
guest-readmit = Let back in
guest-muted = Muted
guest-unseated = Asked to leave the seat
guest-banned = Banned
match-closed = The host has closed this table.

## Sharing

share-link = Link
copy-link = Copy the link
copied = Copied
share = Share…
share-here-only = This link opens on this computer only. To invite others, start the server with --host 0.0.0.0 and open the page at the address of this computer in your network.
qr-code = The same link as a code for a camera
share-match = Invite somebody to watch

## Who one is

me = You
me-help = There is no account. A secret in this browser makes your seats yours.
me-keep = Keep this name
me-kept = From now on you play under this name.
me-arrived = Welcome, { $name }. Your seats are now on this device too.
me-other = This link belongs to { $name }
me-other-help = In this browser you are { $mine }. Afterwards you get to the seats of { $mine } only with the link below: keep it first. And if somebody else sent you this link, change nothing: they would see your cards.
me-other-become = Become { $name }
me-other-sure = Yes, be { $name } from now on
me-other-stay = Stay { $mine }
me-move = Play on another device
me-move-help = Open this link there, and you are the same person. Give it to nobody else: whoever has it has your seats.
me-forget = Forget me
me-forget-help = Matches that nobody else played in are deleted. In the others your seat stays, without your name and without what you said. There is no way back.
me-forget-sure = Yes, forget me for good
me-forgotten = You are forgotten.

## The table

table-seats = Players
table-board = Board
table-own = Your things
table-side = Log, notes and chat
tab-log = Log
tab-notebook = Notebook
tab-chat = Chat
seat-open-sheet = { $name }: everything open
follow = You watch. Follow:
look = Look
drawer-close = Close
bar = The decision
dock = What you are asked and what you hold
cancel = Cancel
why = Not possible now, and why
how-board = Choose on the board what glows.
how-hand = Choose one of your cards.
dock-lower = Lower it again
dock-raise = { $count ->
    [0] Show all of it
    [one] Show { $count } more
   *[other] Show { $count } more
  }
notes = Details
playing = What is happening
answered = Your answer: { $answer }. You can change it until everybody has answered.
sending = On its way to the server…
suggest = You can point at what you would do: everybody sees it.
suggestions = What could be done
suggested-by = Suggested by { $names }
sent = Answered. You can change it until everybody has.
confirm = That is it
pick-several = { $min ->
    [0] Choose up to { $max }. Chosen: { $picked }.
   *[other] Choose { $min } to { $max }. Chosen: { $picked }.
  }
pick-exactly = Choose exactly { $max }. Chosen: { $picked }.
pick-order = Touch them in the order you want.
pick-amount = From { $min } to { $max }
amount-less = One less
amount-more = One more
on-table = All { $count } choices as a list
on-table-fold = Hide the list
barred-count = { $count ->
    [one] { $count } thing not possible now. Why?
   *[other] { $count } not possible now. Why?
  }
hint = Hint
hint-title = What would a strong player do here? (key H)
hint-thinking = A strong player thinks it over…
hint-cancel = Never mind
hint-close = Hide
hint-follow = Do that
hint-failed = No hint came of it. Try once more.
hint-best = { $answer } – about { $worth }% to win.
hint-next = Next best: { $answer } – { $worth }%.
hint-even = About as good: { $answer }.
hint-only = { $answer } – nothing else is worth a thought.
hint-line = How it may go on: { $line }.
hint-turn = { $name }: { $answers }
hint-nothing = nothing
thinking = thinking
pause-bots = Pause the bots
resume-bots = Let the bots go on
skip-beat = On to what comes next; twice: to your decision
pace-now = Pace: { $pace }
since = Since your last turn
since-play = Show all of it again
since-again = { $words } Show it again
again = Again:
forced-ending = Nothing left to do: the turn ends
forced-wait = Wait
listed = Say every choice in words as well
keys = Single keys work at the table
key-choose = choose an answer
key-hint = ask for a hint
key-look = look at what has the focus
key-undo = take the last move back
key-log = open the log
key-skip = skip what is being shown
key-keys = open this list
key-space = Space
skip-links = Go straight to
skip-to-question = To the question
skip-to-board = To the board
skip-to-hand = To your things
skip-to-seats = To the players
skip-to-log = To the log
undo = Take it back
earlier-lines = { $count ->
    [one] Show { $count } earlier line
   *[other] Show { $count } earlier lines
  }
days-left = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
  }
reactions = When am I asked to react?
reactions-help = Everybody has the same settings. Whatever you set, nobody else can tell.
reaction-mode-ask = Ask me
reaction-mode-auto-pass = Let it pass
reaction-mode-auto-use = Use my ability if I can
hold = Hold: ask me next time
hold-armed = Held: you will be asked
menu = Menu
pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-fast = Fast
pace-instant = At once
sound = Sounds
advice = Ask me again before a hasty move
mild = Milder card names
notify = Tell me when it is my move
watching = Watching
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
line-healing = Connection lost, trying again…
export-match = Save the match as a file
abandon-match = Throw this match away
abandon-match-sure = Yes, throw it away for good
leave-to-bot = Leave my seat to a bot
local-missing = This match is not in this browser. It may have been played on another device.
curtain = It is { $name }’s turn
curtain-help = Everybody else looks away. Only { $name } opens the curtain.
curtain-open = I am { $name }
chat-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Say it
chat-stranger = Choose a name first, then you can talk here.
chat-muted = The host has muted you. You can read along.

## Afterwards

ending = The end
ending-winners = The night is over. { SEATS($winners) } { COUNT($winners) ->
    [one] wins.
   *[other] win.
  }
ending-yours = Victory is yours.
ending-lost = This night was not yours.
ending-place = You are { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] eighth
  }{ $behind ->
    [0] .
   *[other] , { $behind } behind.
  }
ending-nobody = The night is over, and nobody has won.
see-result = Replay and statistics
rematch = Play again
other-game = Another game
show-board = Show the board
show-result = Show the result
result = The night is over
back-to-table = Back to the table
download-record = Download the record
promise = What you were promised
replay = Replay
replay-as = Seen through the eyes of
replay-everything = Everybody: all cards open
replay-spectator = A spectator
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-where = Where in the match
replay-at = { $round ->
    [0] { $at } of { $all }
   *[other] { $at } of { $all }, round { $round }
  }
replay-missing = There is no such match, or it is not over yet.
share-replay = Share this moment
look-back = Looking back
look-back-help = Your decisions, judged by what you knew when you made them: where did you give most away?
look-back-of = Whose decisions
look-back-start = Go through my decisions
look-back-running = Thinking them over…
look-back-stop = That is enough
look-back-failed = That came to nothing. Try once more.
look-back-nothing = There is nothing to regret: you found the best way, or one as good, every time.
look-back-worst = What cost you most
look-back-cost = { $cost ->
    [one] { $cost } percentage point lost
   *[other] { $cost } percentage points lost
  }
look-back-round = round { $round }
look-back-played = You chose: { $answer } – { $worth }%
look-back-better = Better: { $answer } – { $worth }%
look-back-show = Show in the replay
look-back-chart = Your chances to win, decision by decision
look-back-chart-label = Your chances to win over { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }, beginning with { $first }%

## Rules

rules = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try fewer words, or others.
    [one] { $count } place
   *[other] { $count } places
  }
rules-english = These sections are in English.
rules-table = Table

## The guided first game

guide-progress = Lesson { $done } of { $all }
guide-other-way = Not this time: follow the glowing option. You can try everything else when you play on.
guide-play-on = Play on with the bots

## When the server says no

refused-offline = The server cannot be reached. Check your connection and try again; you can still play against bots.
refused-unknown-match = There is no match with this code. Check it with the person who sent it.
refused-forbidden = That is not yours to do here.
refused-muted = The host has muted you at this table.
refused-asked-to-leave = The host has asked you to leave your seat, so you cannot sit down at this table again.
refused-banned = The host has banned you from this table.
refused-seat-taken = Somebody was faster: the seat is taken. Try another one.
refused-blocked-name = This name is not allowed here. Choose another one.
refused-too-often = That was a lot at once. Wait a moment and try again.
refused-too-many = You have too many open tables. Finish or close one first.
refused-too-many-listed = Enough tables from you, or from where you are, are on the public list already. Begin or close one of them, or open this one only with the link.
refused-bots-busy = Too many tables are being played by bots alone. Wait until one of them is over.
refused-unknown-person = The server does not know you any more. Choose a name again on the start page.
refused-wrong-time = Not at this moment.
refused-nothing-to-undo = There is nothing to take back.
refused-settled = You have taken this back often enough: now it stands.
refused-not-yours = The last move was not yours, so you cannot take it back.
refused-revealed = It cannot be taken back: something was revealed by it.
refused-restarting = The server is restarting. It will be back in a moment.
refused-store = The server could not save this. Nothing has changed: try again.
refused-other-rules = This match was begun under an older version of the rules, so it can no longer be opened here.
refused-rules-elsewhere = This server does not know the rules of this match yet, but another one does. The page goes on trying.
refused-other = That did not work. Nothing has changed: try again.
