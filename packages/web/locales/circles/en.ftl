circles-help = A circle of friends has its own table of the season, head-to-head records, and matches that invite its members. Only members see it.
circle-new = A new circle
circle-name = Name of the circle
circle-found = Start a circle
circle-unknown = No such circle
circle-unknown-help = Only members see a circle. Ask one of them for the link.
circle-old-link = This link no longer works. Ask a member for a new one.
circle-join = Join the circle
circle-join-help = Someone has invited you to their circle of friends. Its members see your name and the matches you play with them.
circle-alone = You are alone here. Send your friends the link below, and then start a match together.
circle-start = Start a match with these people
circle-with = Who is invited?
circle-start-now = Set up the table and invite them
circle-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
  }
circle-keeper = Keeper
circle-make-keeper = Make keeper
circle-keep-no-more = No longer a keeper
circle-remove = Remove
circle-remove-sure = Yes, remove { $name }
circle-leave = Leave the circle
circle-leave-sure = Yes, leave it
circle-invite = Invite to the circle
circle-invite-help = Anyone with this link can join.
circle-keeping = For keepers
circle-rename = Rename
circle-rated = Rate the matches of this circle
circle-renew = Make a new link
circle-renew-sure = Yes, the old link stops working
season = Season
season-all = All seasons
season-quarter = { $year }, quarter { $quarter }
season-all-games = All games
season-who = Name
season-matches = Matches
season-wins = Wins
season-points = Points
season-rating = Rating
season-points-help = A win is worth 3 points, any other finished match 1, and a match in which a bot played for you 0. Only matches started from this page count, and their rematches.
season-rating-help = Choose a game to see ratings. A match is rated if only people played it, from start to finish.
season-last = Last matches
season-more = Show { $count } more
season-none = No matches in this season yet.
season-bot = Bot
season-winner = { $name } (won)
head-to-head = Head to head
head-one = One
head-two = Other
head-never = These two have not met yet.
head-matches = { $count ->
    [one] In { $count } match: who finished ahead of whom.
   *[other] In { $count } matches: who finished ahead of whom.
  }
head-together = { $count ->
    [one] And { $count } match on the same side.
   *[other] And { $count } matches on the same side.
  }
rating-value = { $value } ± { $plusMinus }
