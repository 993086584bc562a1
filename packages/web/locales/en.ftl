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
connecting-late = The server cannot be reached. This page keeps trying; check your connection.
dealing = Dealing the cards…
missing = Nobody here
missing-help = There is nothing at this address. The link may have been cut short on its way to you.
unloaded = A part of this page could not be loaded
unloaded-help = The connection may have been lost, or the page has just been updated. Your matches are safe.
unloaded-reload = A part of this page could not be loaded. Check your connection, reload the page and try again.
try-again = Try again
words-lacking = Some words could not be loaded in your language.
failed = Something broke on this page
failed-help = An error stopped this screen. Your match is safe: open it again.
failed-why = What happened: { $error }
open-again = Open it again
other-rules = Different rules
table-closed = The table is closed
no-way-in = You cannot enter here
offline = The server cannot be reached
no-server = This site has no server
no-server-help = This page runs in your browser alone: you can play against bots or share this screen. To play with friends far away, open Nokturn on a site with a server.
go-home = Back to the start
you = You
you-among = you
guest = Wanderer
your-name = Your name
sure-not = Never mind

## The landing page

landing-title = Who walks the night with you?
landing-pitch = Vampire board games in your browser. The page enforces every rule, every secret stays secret, and nobody needs an account.
play-now = Play now
play-now-which = Which game?
play-now-help = Bots take the other seats and the game starts at once.
play-now-failed = The game did not load. Try again.
play-now-close = Not now
invite-friends = Invite friends
invite-which = Which game?
invite-help = Next, set up the table and get a link to share.
join-code = Got a code?
join = Join
join-code-wrong = A code has { $length } letters and digits. Check it with the person who sent it.
games = Games
game-seats = { $min }–{ $max } players
game-minutes = { $least }–{ $most } minutes
play-bots = Play with bots
play-friends = Play with friends
play-screen = Share one screen
learn-first-game = Learn by playing
puzzles = What would you do?
puzzles-tonight = Tonight’s puzzle
read-rules = Read the rules
rules-released = Rules version { $rules }, release { $release }.
rules-unreleased = Rules version { $rules }, never released: other builds may not be able to open this match.
rules-changed = These rules have changed and are not released yet: other builds may not be able to open the matches you start.
your-matches = Your matches
your-matches-more = { $count } more in play
all-matches = All my matches
me-past = Your history
me-statistics = Statistics and ratings
match-local = { $bots ->
    [0] { $people }
    [one] { $people } and one bot
   *[other] { $people } and { $bots } bots
  }
match-alone = Just you so far
import-match = Open a match from a file
import-failed = This file does not contain a match, or it is damaged.
status-lobby = Waiting for players
status-playing = Continue
status-over = Finished
status-expected = You are invited
status-turn = Your move
time-left = { $time } left
open-tables = Open tables
open-tables-none = No table is open to everyone right now. Open one yourself: choose “listed” when you set up a match.
open-tables-more = Show more tables
open-tables-none-fit = No open table matches. Try other filters, or a quick match.
quick-match = Quick match
quick-match-help = Seats you at an open table that matches, or opens one and tells you when someone comes.
best-table = Watch the best table now
best-table-none = Nobody is playing at an open table right now.
filter-any = Any
filter-game = Game
filter-clock = Clock
filter-language = Language
filter-free = Free seats
filter-free-seats = At least { $count }
tempo-none = No clock
tempo-live = Minutes
tempo-days = Days
lobby-came = { $name } has sat down.
seats-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
take-a-seat = Take a seat
watch = Watch
promises = What you can rely on
promise-rules = Every rule enforced
    .text = You always see what you can do. When something is not possible, you are told why, and by which rule.
promise-secrets = Secrets stay secret
    .text = Your browser receives only what your seat may know. Even your thinking time gives nothing away.
promise-fair = Dice you can check
    .text = The randomness of every match is sealed before the first card. Afterwards anyone can check it.
promise-home = Anywhere, any time
    .text = Alone, on one sofa or across the world; on a phone, offline too. Leave and come back whenever you like.
footer = Nokturn is free and open source. No advertising, no account.
credits-icons = Icons:
me-link = Your name and devices
circles = Your circles

## Setting up

setup-company = Who is playing?
company-bots = Me and bots
    .text = Runs in this browser, even without a connection.
company-friends = Friends elsewhere
    .text = You get a link to share. Whoever opens it takes a seat.
company-screen = Everyone at this screen
    .text = You pass the screen around; a curtain hides it between turns.
setup-players = Players
setup-fewer = One fewer player
setup-more = One more player
setup-seats = Seats
setup-seat = Who is in seat { $seat }
setup-name-of = Name of player { $seat }
setup-options = Options
setup-preset = How do you want to play?
setup-own-mix = Your own mix.
setup-single-options = All options ({ $count })
setup-conflict = These options do not work together. Change “{ $option }” or the number of players.
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
level-expert = Expert
    .text = Thinks for up to two seconds before every move.
level-novice = Novice
    .text = Plays by a few rules of thumb, without thinking.
level-random = Sleepwalker
    .text = Does anything the rules allow.
level-of-site = A bot of this site: a program provided by the people who run it.
level-with-temper = { $level } · { $temper }
temper-bold = bold
    .text = Of two answers that are equally good, takes the bolder one.
temper-careful = careful
    .text = Of two answers that are equally good, takes the safer one.
privacy = Who can find the table?
privacy-link = Only people with the link
privacy-listed = Everyone (listed)
spectators-allowed = Others may watch. They see only what everyone at the table sees
delay = What spectators see
delay-moves = { $count ->
    [0] Every move at once
    [one] The match { $count } move behind
   *[other] The match { $count } moves behind
  }
lobby-no-pace = Bots answer at once here, so it may show who had a choice to make.
lobby-delay = { $count ->
    [one] Spectators see this match { $count } move behind.
   *[other] Spectators see this match { $count } moves behind.
  }
clock = Time for each decision
clock-none = No clock
clock-pace = How fast do you want to play?
clock-pace-live = Live
    .text = Everyone is at the table. If someone leaves, the others do not wait for long.
clock-pace-days = Over days
    .text = Each of you plays when you have time.
clock-pace-none = No clock
    .text = Everyone may think as long as they like.
clock-after = When time runs out
clock-after-default = The cautious answer is given
clock-after-bot = A bot decides

## Before the match

lobby-seats = { $open ->
    [0] Everyone is here
    [one] { $open } seat is free
   *[other] { $open } seats are free
  }
lobby-invited = { $name } invites you to this table.
lobby-expected = { $name } would like to play with you. Your seat is reserved.
lobby-decline = Not this time
seat-expected = Expected
lobby-full = All seats are taken.
lobby-full-watch = All seats are taken. Stay on this page and you can watch once the game starts.
lobby-start = Begin the night
lobby-waiting = { $open ->
    [one] Waiting for one more player
   *[other] Waiting for { $open } players
  }
lobby-fill = Fill empty seats with bots
lobby-close = Close the table
lobby-close-sure = Yes, close it for everyone
lobby-table = This table
lobby-change = Change the table
lobby-change-do = Change it
fact-host = Host
fact-host-language = { $name } ({ $language })
fact-watch = Others may watch
fact-watch-yes = Yes
fact-watch-no = No
fact-clock-default = { $time } for each decision, then the cautious answer is given
fact-clock-bot = { $time } for each decision, then a bot decides
fact-open = open to spectators
fact-closed = no spectators
seat-swap = Swap seats { $seat } and { $other }
lobby-host-starts = { $open ->
    [0] Everyone is ready. The host can begin.
   *[other] The host can begin once every seat is taken.
  }
lobby-code = Code:
sit-here = Sit here
stand-up = Stand up
seat-you = This is you
seat-present = Here
seat-away = Away
seat-idle = No answer for a long time
seat-holiday = On holiday until { $until }
seat-stand-in = A bot is playing for { $name }
own-stand-in = A bot is playing for you
seat-take-back = Take my seat back
seat-let-bot = Let a bot play
seat-wait-for = Wait for { $name }
seat-ask-to-leave = Ask to leave
lobby-unseated = The host has asked you to leave your seat. You are welcome to stay and watch.
guests = People at this table
guests-help = People you mute can still play and watch. People you ban have to leave, and a bot takes over their seat.
guest-mute = Mute
guest-unmute = Unmute
guest-ban = Ban
guest-ban-sure = Yes, ban { $name }
guest-readmit = Let back in
guest-muted = Muted
guest-unseated = Asked to leave their seat
guest-banned = Banned
match-closed = The host has closed this table.

## When somebody is gone

host-gone = The host has been away for a while.
host-take-over = Take over as host
end-together = End the match without a result
end-together-help = { $needed ->
    [1] Nobody wins and the match does not count. What is hidden stays hidden.
   *[other] Once { $needed } players agree, the match is over. Nobody wins, it does not count, and what is hidden stays hidden.
  }
end-together-count = { $wanted } of the { $needed } needed have agreed to end it
end-together-want = I want to end it
end-together-sure = Yes, end it
end-together-not = I would rather keep playing
end-together-toast = { $name } wants to end the match without a result. You can agree in the menu.
abandoned = This match was ended
abandoned-help = The players ended it without a result. Nobody won, and it does not count.

## Sharing

share-link = Link
copy-link = Copy the link
copied = Copied
share = Share…
share-here-only = This link opens on this computer only. To invite others, start the server with --host 0.0.0.0 and open the page at the address of this computer in your network.
qr-code = The same link as a QR code
share-match = Invite someone to watch

## Who you are

me = You
me-help = There is no account. A secret in this browser makes your seats yours.
me-keep = Save this name
me-kept = Saved. This is your name from now on.
me-arrived = Welcome, { $name }. Your seats are now on this device too.
me-other = This link belongs to { $name }
me-other-help = In this browser you are { $mine }. After the change you can reach { $mine }’s seats only with the link below, so keep it first. If someone else sent you this link, change nothing: they would see your cards.
me-other-become = Become { $name }
me-other-sure = Yes, switch to { $name }
me-other-stay = Stay { $mine }
me-move = Play on another device
me-move-help = Open this link on the other device to be the same person there. Do not share it: anyone who has it has your seats.
holiday = Holiday
holiday-help = For up to { $days } days a month your clocks stop in every match that gives you a day or more for a decision. The others see when you will be back.
holiday-days = How long?
holiday-count = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
holiday-take = Go on holiday
holiday-until = You are on holiday until { $until }.
holiday-end = I am back
holiday-none = You have no days left this month.
me-forget = Forget me
me-forget-help = Matches that nobody else played in are deleted. In the others your seat stays, without your name and without what you said. This cannot be undone.
me-forget-sure = Yes, forget me for good
me-forgotten = You have been forgotten.

## Hearing that it is your move

notices = When it is your move
notices-link = Notifications
notices-help = We can tell you while this page is closed: once for each decision, and again before your time runs out. The message gives no secrets away.
notices-channels = Where you hear from us
notices-push = Browser
notices-mail = Email
notices-webhook = Webhook
notices-here = This browser
notices-unconfirmed = Open the link in the email we sent you.
notices-remove = Remove
notices-remove-where = Remove { $where }
notices-push-start = Notify me in this browser
notices-push-on = This browser will tell you when it is your move.
notices-push-refused = The browser does not allow it. You can change that in its settings for this site.
notices-push-cannot = This browser cannot notify you here: it needs a secure address (https), and on an iPhone the page has to be on the home screen.
notices-mail-address = Email address
notices-mail-add = Email me
notices-mail-added = We sent a link to { $address }. Open it to confirm the address.
notices-webhook-address = Address
notices-webhook-add = Add webhook
notices-webhook-added = The webhook is added.
notices-webhook-help = For a channel on Discord, Slack, Matrix or ntfy: we send JSON to this address.
notices-test = Send a test
notices-tested = A test is on its way.
notices-ask = This match takes days. Should this browser tell you when it is your move?
notices-ask-mail = This match takes days. Should we email you when it is your move?
notices-ask-yes = Yes, tell me
notices-ask-no = No, thanks
notices-ask-other = Hear from us another way
quiet = Quiet hours
quiet-on = Do not disturb me during the night
quiet-from = From
quiet-to = To
quiet-kept = Nothing will be sent from { $from } to { $to }.
quiet-off = You may hear from us at any hour.
mail-confirm = Confirm your address
mail-confirmed = Your address is confirmed. That is where you will hear from your matches.
mail-stop = Stop the emails
mail-stopped = You will get no more emails at this address.
mail-link-dead = This link no longer works.

## The table

table-seats = Players
table-board = Board
table-own = Your things
table-side = Log, notes and chat
tab-log = Log
tab-notebook = Notebook
tab-chat = Chat
seat-open-sheet = { $name }: everything public
follow = You are watching. Follow:
look = Look
drawer-close = Close
bar = The decision
dock = What you are asked and what you hold
cancel = Cancel
why = Not possible now, and why
how-board = Choose something that glows on the board.
how-hand = Choose one of your cards.
dock-lower = Show less
dock-raise = { $count ->
    [0] Show everything
    [one] Show { $count } more
   *[other] Show { $count } more
  }
notes = Details
playing = What is happening
answered = Your answer: { $answer }. You can change it until everyone has answered.
sending = Sending…
suggest = Point at what you would do: everyone sees it.
suggestions = Suggestions
suggested-by = Suggested by { $names }
sent = Answered. You can change it until everyone has.
confirm = Confirm
pick-several = { $min ->
    [0] Choose up to { $max }. Chosen: { $picked }.
   *[other] Choose { $min } to { $max }. Chosen: { $picked }.
  }
pick-exactly = Choose exactly { $max }. Chosen: { $picked }.
pick-order = Touch them in the order you want.
pick-amount = From { $min } to { $max }
amount-less = One less
amount-more = One more
on-table = All choices as a list
on-table-fold = Hide the list
barred-count = { $count ->
    [one] { $count } option is not possible now. Why?
   *[other] { $count } options are not possible now. Why?
  }
hint = Hint
hint-title = What would a strong player do here? (key H)
hint-thinking = A strong player is thinking it over…
hint-cancel = Never mind
hint-close = Hide
hint-follow = Do that
hint-failed = No hint this time. Try again.
hint-best = { $answer } – chance of winning: about { $worth }%.
hint-next = Next best: { $answer } – { $worth }%.
hint-even = About as good: { $answer }.
hint-only = { $answer } – nothing else comes close.
hint-line = How it may go on: { $line }.
hint-turn = { $name }: { $answers }
hint-nothing = nothing
thinking = thinking
pause-bots = Pause the bots
resume-bots = Resume the bots
skip-beat = Skip ahead. Press twice to skip to your decision
pace-now = Pace: { $pace }
since = Since your last turn
since-play = Replay all of it
since-again = { $words } Replay it
again = Again:
forced-ending = Nothing left to do: turn ends
forced-wait = Wait
listed = Also list every choice in words
keys = Use single-key shortcuts at the table
key-choose = choose an answer
key-hint = ask for a hint
key-look = look at what has the focus
key-undo = undo your last move
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
undo = Undo
taken-back = Undone.
look-rules = In the rules
earlier-lines = { $count ->
    [one] Show { $count } earlier line
   *[other] Show { $count } earlier lines
  }
days-left = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
  }
reactions = When should you be asked to react?
reactions-help = Everyone has the same settings. Nobody can tell what you have chosen.
reaction-mode-ask = Ask me
reaction-mode-auto-pass = Let it pass
reaction-mode-auto-use = Use my ability if I can
in-advance = Answer in advance
in-advance-help = Nobody waits for what you have decided here, and nobody else can see it. You can change it at any time.
in-advance-windows = While you are away, every chance to react passes after a few seconds, unless you say here what to do.
hold = Ask me next time
hold-armed = You will be asked next time
hold-help = You will be asked at the next chance to react, whatever is set below.
hold-short = at the next chance to react
menu = Menu
pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-fast = Fast
pace-instant = At once
sound = Sounds
sound-on = Turn sounds on
advice = Ask before a rash move
talk = Let bots say a few words
explain = Bots explain their moves
explain-stop = No more explanations
remark-by = { $name }: “{ $words }”
remark-greet-bold = Good evening! Let’s not be too careful tonight.
remark-greet-careful = Good evening. May it be a good match.
remark-out-bold = It was worth a try.
remark-out-careful = Over already? What a surprise.
remark-won-bold = That was fun. Once more?
remark-won-careful = A good night. Thank you for the match.
remark-lost-bold = Next time I win.
remark-lost-careful = Well played.
mild = Milder card names
notify = Tell me when it is my move
watching = Watching
watching-late = { $count ->
    [one] Watching, { $count } move behind
   *[other] Watching, { $count } moves behind
  }
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
line-healing = Connection lost. Reconnecting…
export-match = Save the match as a file
abandon-match = Delete this match
abandon-match-sure = Yes, delete it for good
leave-to-bot = Hand my seat to a bot
local-missing = This match is not in this browser. It may have been played on another device.
curtain = It is { $name }’s turn
curtain-help = Everyone else, look away. Only { $name } opens the curtain.
curtain-open = I am { $name }
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-stranger = Choose a name first, then you can chat.
chat-muted = The host has muted you. You can still read.
signs = Signs
sign-good-luck = Good luck!
sign-well-played = Well played!
sign-thanks = Thank you!
sign-hurry = Hurry up, please!
sign-ouch = Ouch!
sign-laugh = Ha ha!
mute-for-me = Mute { $name } for yourself
muted-for-me = You have muted { $name }.
unmute-for-me = Unmute { $name }

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
ending-decided = The turn that decided it:
ending-decided-see = See it again
ending-best = Your best card:
ending-stronger = You have won { $won } of your last { $of } matches here. A little stronger next time?
ending-kinder = You have won { $won } of your last { $of } matches here. A little kinder next time?
ending-other-level = Play again: { $level }
ending-nobody = The night is over, and nobody has won.
see-result = Replay and statistics
rematch = Play again
rematch-join = Join the rematch
rematch-offered = A rematch is open. Your seat is reserved.
other-game = Another game
show-board = Show the board
show-result = Show the result
result = The night is over
back-to-table = Back to the table
download-record = Download the record
promise = What you were promised
replay = Replay
replay-as = Seen by
replay-everything = All cards open
replay-spectator = A spectator
replay-back = One step back
replay-on = One step forward
replay-play = Play
replay-pause = Pause
replay-where = Position in the match
replay-at = { $round ->
    [0] { $at } of { $all }
   *[other] { $at } of { $all }, round { $round }
  }
replay-missing = There is no such match, or it is not over yet.
replay-refused = The replay cannot be shown
replay-not-yet = This match is not over yet, or it ended without a result.
replay-forbidden = The host has closed this match to spectators: only its players can watch the replay.
replay-flawed = The server sent a record that this page cannot read. Reload the page: it may be older than the server.
share-replay = Share this moment
branch-result = What might have been
branch-compare = Compare with the match
branch-again = Try again from there
branch-try = Try again from here
course = The course of the match
course-help = Everyone’s chance of winning, moment by moment. Touch the chart to see that moment.
course-start = Draw the chart
course-running = Playing the match on from every moment…
course-failed = The chart could not be drawn. Try again.
course-sight = Based on
course-known = what each player knew
course-open = all the cards, face up
course-label = Everyone’s chance of winning, at { $moments } moments of the match. The slider below reads them out.
course-where = Moment of the match
course-chance = { $name } { $chance }%
course-together = Everyone
course-nobody-knows = still open
carry-match = The match as a link
carry-match-help = The link holds the whole match, with the names of its players. Anyone who opens it sees the replay.
carry-match-long = This match is too long for a link. Download its record instead: it can be opened from the start page.
carry-match-damaged = This link does not hold a whole match. It may have been cut short on its way to you.
look-back = Looking back
look-back-help = Your decisions, judged by what you knew at the time. Which ones cost you most?
look-back-of = Whose decisions
look-back-start = Review my decisions
look-back-running = Reviewing…
look-back-stop = Stop here
look-back-failed = The review did not finish. Try again.
look-back-nothing = Nothing to regret: every time you found the best answer, or one just as good.
look-back-worst = What cost you most
look-back-cost = { $cost ->
    [one] { $cost } percentage point lost
   *[other] { $cost } percentage points lost
  }
look-back-round = round { $round }
look-back-played = You chose: { $answer } – { $worth }%
look-back-better = Better: { $answer } – { $worth }%
look-back-show = Show in the replay
look-back-all = All your decisions
look-back-all-show = { $decisions ->
    [one] Your only decision
   *[other] All { $decisions } decisions
  }
look-back-kinds = { $matches ->
    [one] What costs you most, by kind of decision: 1 match reviewed
   *[other] What costs you most, by kind of decision: { $matches } matches reviewed
  }
look-back-kind = { $costly } of { $decisions } cost you something, { $cost } percentage points in all
look-back-good = Nothing better was found
look-back-why = Over { $lines } likely lines, this is what the better choice leads to, compared with yours: { $gains }.
look-back-why-nothing = Nothing on the board shows the difference so soon: it comes out later in the match.
look-back-study = Your choice and the better one
look-back-yours = Yours: { $answer }
look-back-theirs = Better: { $answer }
look-back-line-match = What happened
look-back-line-yours = A likely line after yours
look-back-line-better = A likely line after the better one
look-back-lines-running = Playing both on…
look-back-lines-none = This match was played under older rules, so it cannot be played on from here.
look-back-close = Back to the match
look-back-chart = Your chance of winning, decision by decision
look-back-chart-label = Your chance of winning over { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }, starting at { $first }%

## Rules

rules = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try fewer or different words.
    [one] { $count } place
   *[other] { $count } places
  }
rules-english = These sections are in English.
rules-unwritten = The rules of this game have not been written down yet.
rules-table = Table
rules-english-here = This chapter is in English.
rules-around = Chapters
rules-before = Back
rules-after = Next
rules-aid = Player aid
rules-print = Print the booklet
rules-print-aid = Print this page
rules-try = Play on from here

## The cards of a game

cards = Cards
cards-of = { $game }: cards
cards-all = All
cards-search = Search the cards
cards-kinds = Which cards
cards-found = { $count ->
    [0] Nothing found. Try fewer or different words.
    [one] { $count } card
   *[other] { $count } cards
  }
cards-rules = In the rules:
cards-won = Bots won { $share }% of { $count } games with it (likely range: { $least } to { $most }%).
cards-scored = It scored points in { $share }% of { $count } games between bots (likely range: { $least } to { $most }%).
cards-used = Bots used it in { $share }% of { $count } games (likely range: { $least } to { $most }%).
cards-own = Your matches with it: { $matches }, won: { $won }.
cards-uncounted = It came up too rarely in games between bots to say how it does.
cards-seen = Last seen:

## The guided first game

guide-progress = Lesson { $done } of { $all }
guide-other-way = Not this time: follow the glowing option. You can try everything else once the lesson is over.
puzzle-answered = Your first answer stands.
guide-play-on = Play on against the bots
guide-again = Try it again on your own

## When the server says no

refused-offline = The server cannot be reached. Check your connection and try again; you can still play against bots.
refused-unknown-match = There is no match with this code. Check it with the person who sent it.
refused-forbidden = You are not allowed to do that here.
refused-muted = The host has muted you at this table.
refused-asked-to-leave = The host has asked you to leave your seat, so you cannot sit down at this table again.
refused-banned = The host has banned you from this table.
refused-seat-taken = Someone got there first: that seat is taken. Try another.
refused-blocked-name = This name is not allowed here. Choose another.
refused-too-often = That was a lot at once. Wait a moment and try again.
refused-too-many = That is more than is allowed here.
refused-too-many-matches = You have too many open tables. Finish or close one first.
refused-too-many-circles = You are in enough circles already. Leave one first.
refused-too-many-channels = You already hear from us in as many places as we allow. Remove one first.
refused-circle-full = This circle is full. Ask one of its keepers.
refused-not-on-internet = This address is not on the internet, so this site sends nothing there.
refused-too-many-listed = You, or others at your address, already have enough tables on the public list. Start or close one of them, or open this one for people with the link only.
refused-bots-busy = Too many bot tables are running. Wait until one of them ends.
refused-unknown-person = The server no longer knows you. Choose a name again on the start page.
refused-wrong-time = Not right now.
refused-nothing-to-undo = There is nothing to undo.
refused-settled = You have undone this move several times already. Now it stands.
refused-not-yours = The last move was not yours, so you cannot undo it.
refused-revealed = It cannot be undone: it revealed something.
refused-restarting = The server is restarting. It will be back in a moment.
refused-store = The server could not save this. Nothing has changed: try again.
refused-other-rules = This match was started under an older version of the rules and can no longer be opened here.
refused-rules-elsewhere = This server does not have the rules of this match yet, but another one does. The page keeps trying.
refused-other = That did not work. Nothing has changed: try again.
