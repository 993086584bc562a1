# Puzzles: moments of matches in which one answer is clearly best.

puzzle = Puzzle
puzzles = What would you do?
puzzles-about = Moments from matches of strong bots. In each, one answer is clearly better than all others.
puzzles-all = All puzzles
tonight = Tonight’s puzzle
tonight-about = The same for everyone tonight. Only your first answer counts.
tonight-done = You have answered tonight’s puzzle. A new one comes at midnight.
tonight-open = Open tonight’s puzzle
streak = { $streak ->
    [0] No nights in a row yet.
    [one] { $streak } night in a row.
   *[other] { $streak } nights in a row.
}
streak-longest = Your best: { $longest }.
series-about = Solved: { $right } of { $of }. They get harder as you go.
series-puzzle = Puzzle { $place }{ $state ->
    [right] , solved
    [wrong] , not solved
   *[open] {""}
}
puzzle-place = Puzzle { $place } of { $of }
puzzle-question = It is your move. What would you do? Your first answer counts.
puzzle-right = Yes: { $best }.
puzzle-wrong = Not quite. Best: { $best }.
puzzle-why = Out of { $pairs } matches played on by medium bots from what you know here, it won { $more } more per hundred than the next best: { $other }. A strong search sees a gap of { $gap } points.
puzzle-theme = It takes { $theme }.
theme-deduction = deduction
theme-arithmetic = arithmetic
theme-timing = timing
theme-bluff = a bluff
puzzle-next = Next puzzle
