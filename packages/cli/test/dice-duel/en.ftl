game = Dice Duel
    .tagline = Low or high?
    .about = Everyone calls the die in secret. Anyone who is right scores, and so does anyone with the lucky number.

option-target = Points to win
    .help = The first to reach it wins.

decision-call = Low or high?
    .wait = Calling: { SEATS($seat) }.
decision-boast = You were right. Will you boast?
    .wait = { SEAT($seat) } is smiling.

answer-low = Low
answer-high = High
answer-silence = Smile
answer-boast = Boast

log-dealt = { $lucky ->
        [unknown] { SEAT($seat) } has a lucky number.
       *[other] The lucky number of { SEAT($seat) } is { $lucky }.
    }
log-rolled = { $right ->
        [none] The die shows { $die }. Nobody scores.
       *[other] The die shows { $die }. Scoring: { SEATS($right) }.
    }
log-boasted = { SEAT($by) } boasts.

word-round = Round { $round }. Points to win: { $target }.
word-lucky = Your lucky number is { $lucky }.
word-points = Points: { $points }
