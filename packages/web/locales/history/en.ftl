# What was played, how it ended, and how well people play.

history-nav = Your history
game-nav = Games
nav-history = Matches
nav-statistics = Statistics
nav-ratings = Ratings

history = All my matches
history-loading = Looking it up…
history-failed = The server cannot be reached. Try again later.
history-none = No match fits these filters.
history-empty = Nothing here yet. Every match you play will be listed, with its result and its replay.
history-more = Show more matches
filter-game = Game
    .any = All games
filter-with = With
    .any = Anyone
filter-outcome = Result
    .any = All results
companion = { $name } ({ $matches })
alone = Just you
outcome-won = Won
outcome-lost = Lost
outcome-place = Place { $place } of { $of }
outcome-unfinished = Unfinished
outcome-none = No result
outcome-here = Finished on this device

statistics = Statistics: { $game }
statistics-none = No finished matches yet.
where = Matches
where-site = On this site
where-here = On this device
    .help = Matches against bots that were played in this browser. The server does not know about them.
figure-matches = Matches
figure-won = Won
figure-streak = Longest streak
figure-streak-now = Current streak
figure-mean = Average score
figure-best = Best score

rating = Your rating
rating-value = { $value } ± { $plusMinus }
rating-rank = { $matches ->
    [one] Number { $rank } at listed tables, after one match.
   *[other] Number { $rank } at listed tables, after { $matches } matches.
  }
rating-all = See everyone’s ratings

compared = You and the hint
compared-same = { $matches ->
    [one] In the match you reviewed, { $share } of your { $decisions } decisions matched the hint.
   *[other] In the { $matches } matches you reviewed, { $share } of your { $decisions } decisions matched the hint.
  }
compared-cost = The others cost you about { $cost } of a win per match.
compared-help = This is kept on this device only.

wins = Wins
wins-help = The dot is your share of wins. The line is where the true share lies 95 times out of 100: with few matches it could be almost anything.
wins-share = Share of wins
wins-matches = Won
wins-between = { $value } ({ $low } to { $high })
wins-of = { $won } of { $matches }
by = { $kind ->
    [clan] By clan
    [character] By character
    [party] By party
    [vampire] By vampire
    [with] By company
    [seats] By number of players
    [seat] By seat
   *[other] { $kind }
  }
with = { $whom ->
    [people] People only
    [both] People and bots
    [bots] Bots only
   *[nobody] Alone
  }
players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
seat = Seat { $number }
favourites = Favourite cards
    .help = The ones you used most.
cursed = Cursed cards
    .help = Cards you win less often with than without.
card-of = { $name } ({ $owner })
card-use = { $matches ->
    [one] used { $times ->
        [one] once
       *[other] { $times } times
      } in one match, { $won } won
   *[other] used { $times } times in { $matches } matches, { $won } won
  }

ratings = Ratings: { $game }
ratings-help = From matches at listed tables that only people played, all of them to the end. The number after ± is the margin: the true rating lies within it 95 times out of 100. Newcomers start at 1500. The list is sorted by what is certain: the wider the margin, the more is taken off the rating.
ratings-none = Nobody has a rating yet.
ratings-more = Show more people
ratings-you = { $name } (you)
column-rank = Rank
column-name = Name
column-rating = Rating
column-matches = Won
