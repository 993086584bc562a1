### What people are told while they are away, in English. $game is the title of the game, $who and $people are names.

notice-your-move = { $game }: your move
notice-reminder = { $game }: your time is running out
notice-started = { $game }: the match has begun
notice-rematch = { $game }: a rematch?
notice-invited = { $game }: you are invited
notice-somebody-came = { $game }: someone has come
notice-over = { $game }: the match is over
notice-test = Nokturn: this is a test

## What follows under the title

# Where nobody may know who is asked.
said-perhaps = The table may be waiting for you.
said-turn = The table is waiting for you.
said-started = Have a look at the table.
said-rematch = { $who } would like to play again.
said-invited = { $who } would like to play with you.
said-invited-circle = { $who } would like to play with you. Circle: { $circle }
said-somebody-came = { $who } has sat down at your table.
said-over = See how it ended.
said-test = This is how you will hear from your matches.
said-with = With { $people }
# $when is something like “in 3 hours”.
said-due = Your time runs out { $when }.
somebody = Someone

## Emails

mail-open = Open the match: { $url }
mail-stop = To stop these emails: { $url }
mail-confirm = Nokturn: confirm your address
    .text = Someone, probably you, wants to be told at this address when it is their move at { $site }. Open this link to agree:
    .not-you = If that was not you, do nothing: there will be no more emails.

## What a link to a match says where it is shown

invitation-title = { $game } · Nokturn
invitation-lobby = { $open ->
    [0] { $name } invites you to a match. All seats are taken.
    [one] { $name } invites you to a match. One seat is free.
   *[other] { $name } invites you to a match. { $open } seats are free.
  }
invitation-watch = A match is being played: { $names }. You can watch.
invitation-playing = A match is being played: { $names }.
invitation-bots = Bots are playing among themselves.
invitation-over = A finished match: { $names }. See it again, move by move.
invitation-abandoned = This match was ended without a result.
# On the picture, over the title of the game.
picture-lobby = You are invited
picture-playing = Being played now
picture-over = Replay
picture-abandoned = Ended without a result
