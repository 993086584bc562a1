### The terminal in English: what it says besides the game itself.

## At the table

terminal-one = Answer with a number. “?” shows what else you can type.
terminal-several = Answer with { $min } to { $max } numbers, separated by spaces.
terminal-exactly = { $max ->
    [one] Answer with one number.
   *[other] Answer with { $max } numbers, separated by spaces.
}
terminal-order = Answer with all numbers, in the order you want.
terminal-amount = Answer with an amount from { $min } to { $max }.
terminal-not-offered = “{ $answer }” is not offered here.
terminal-sure = Give the same answer again if you mean it.
terminal-curtain = It is { SEAT($seat) }’s turn. When nobody else is looking, press Enter.
terminal-find = Name of an option: { $words }  (Enter)
terminal-over = The game is over.

## Commands of the line mode

terminal-help = What you can type
    .option = the number of an option, its name or a part of it, or its id; Tab completes names
    .lookup = a card or anything else in the game: what it does
    .lookup-word = ? name
    .hint = what a strong player would do here, and why
    .me = what only you see
    .notes = your notebook
    .board = show the table again
    .log = everything that has happened
    .reactions = when you are asked to react; with a name, change that setting
    .hold = be asked at the next reaction, whatever the settings say
    .undo = undo your last answer
    .save = save the match, here or in another file
    .quit = save and leave

## Keys of the full screen

terminal-keys =
    .one = ↑ ↓ or number, then Enter
    .several = ↑ ↓ or number, Space picks, Enter is done
    .find = / option by name
    .lift = Enter: it is me
    .hint = t hint
    .lookup = ? look up
    .own = c your secrets
    .notebook = n notebook
    .table = b whole table
    .log = l log
    .reactions = r reactions
    .hold = h hold
    .undo = u undo
    .quit = q save and quit
    .leave = q leave
    .name = Type a name
    .scroll = ↑ ↓ PgUp PgDn scroll
    .change = ↑ ↓ and Enter to change
    .back = Esc back
terminal-picks = Needed: { $needed }. Picked so far: { $picked }. Space picks.
terminal-more = ↑ { $count ->
    [one] One more line
   *[other] { $count } more lines
} (l)

## Panels

terminal-lookup = Look up: { $words }
terminal-lookup-none = Nothing in this match has that name.
terminal-own = Your secrets
terminal-notebook = Your notebook
terminal-notebook-empty = It is empty.
terminal-reactions = When you are asked to react

terminal-hint = Hint
terminal-hint-best = { $answer } – chance of winning: about { $worth }%.
terminal-hint-next = Next best: { $answer } – { $worth }%.
terminal-hint-only = { $answer } – nothing else comes close.
terminal-hint-line = How it may go on: { $line }.
terminal-hint-turn = { SEAT($seat) }: { $answers }
terminal-hint-nothing = nothing
terminal-hint-none = There is nothing to decide.
terminal-puzzle = Puzzle, round { $round }. What would you do?
terminal-puzzle-right = Yes: { $best }.
terminal-puzzle-wrong = Not quite. Best: { $best }.
terminal-puzzle-why = Out of { $pairs } matches played on by medium bots, it won { $more } more per hundred than the next best: { $other }. A strong search sees a gap of { $gap } points.
terminal-puzzle-deduction = It takes deduction. Difficulty: { $hard } of 100.
terminal-puzzle-arithmetic = It takes arithmetic. Difficulty: { $hard } of 100.
terminal-puzzle-timing = It takes timing. Difficulty: { $hard } of 100.
terminal-puzzle-bluff = It takes a bluff. Difficulty: { $hard } of 100.
terminal-thinking = Thinking…

terminal-hold = Hold: ask at the next reaction
terminal-hold-on = You will be asked at the next reaction.
terminal-hold-off = Reactions follow your settings again.
mode-ask = ask me
mode-auto-pass = pass automatically
mode-auto-use = use the ability automatically
mode-on = on
mode-off = off

## Undo and saving

terminal-undone = Your last answer is undone.
terminal-undo-nothing-to-undo = There is nothing to undo.
terminal-undo-not-yours = Others have moved since.
terminal-undo-revealed = It revealed something, so it stands.
terminal-saved = Saved in { $file }.
terminal-resume = Continue with: nokturn play --resume { $file }
terminal-finished = The record is in { $file }. Read it with “nokturn replay { $file }”, check it with “nokturn verify { $file }”. It proves that every move followed the rules. This computer dealt alone, so the record cannot prove to others that nobody looked at the cards or tried several seeds.

## Matches on servers

online-waiting = You have a seat. The match begins when the host starts it.
online-not-yet = It is not your turn. “?” shows what you can type.
online-lost = Connection lost. Reconnecting…
online-back = Connected again.
online-no-promise = Nothing has been promised for this match.
