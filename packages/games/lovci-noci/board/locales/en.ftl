### What is said on the board of Lovci noci itself, in English.

board-copies = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
board-place = { $count ->
    [0] { PLACE($place) }, nobody here
   *[other] { PLACE($place) }: { $guests }
  }
board-deck = { DECK($deck, part: "plural") }: { $count } in the draw pile, { $discards } in the discard pile
board-discards = { DECK($deck, part: "plural") }, discard pile: { $count }
board-track = Damage track
board-damage = { $name }: damage { $damage }
board-eliminated = { $name }: eliminated at { $damage }

## Your own things

board-you = you
board-own = Your character
board-own-closed = Only you may look. Mind who sits beside you.
board-peek = Look at it
board-hide = Hide it
board-progress = { $done } of { $needed }

## The notebook

board-grid = Who can be who
board-cell = { $name }, { $thing }: { $proof ->
    [certain] proven
    [excluded] ruled out
   *[possible] { $guess ->
        [likely] possible, you think so
        [doubtful] possible, you doubt it
        [no] possible, you do not believe it
       *[none] possible, no mark
    }
  }
board-legend = Ticks and crosses are proven by what you have seen. Press an open field to mark a guess:
board-guess-likely = likely
board-guess-doubtful = doubtful
board-guess-no = hardly
board-prophecies = Prophecies in your hands
board-no-prophecies = None yet.
board-note = { SEAT($giver) } gave { CARD($card, case: "acc") } to { SEAT($receiver) }: { $outcome ->
    [healed] healed
    [took] took damage
    [protected] was protected
    [gave] gave equipment
    [showed] showed the character
   *[nothing] “Nothing happened”
  }
board-shown = { SEAT($seat) } is { CHARACTER($character) }

## The end

board-chart = Damage in the course of the night
board-won = Won: { $why }
board-lost = Did not reach the goal.
board-fell = Eliminated at { $damage }.
