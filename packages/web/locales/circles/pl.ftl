circles-help = Krąg znajomych ma własną tabelę sezonu, bilans bezpośrednich spotkań i partie, na które zaprasza swoich członków. Widzą go tylko członkowie.
circle-new = Nowy krąg
circle-name = Nazwa kręgu
circle-found = Załóż krąg
circle-unknown = Nie ma takiego kręgu
circle-unknown-help = Krąg widzą tylko jego członkowie. Poproś któregoś o link.
circle-old-link = Ten link już nie działa. Poproś o nowy.
circle-join = Dołącz do kręgu
circle-join-help = Ktoś zaprasza cię do swojego kręgu znajomych. Jego członkowie zobaczą twoje imię i partie, które z nimi rozegrasz.
circle-alone = Na razie nikogo tu nie ma poza tobą. Wyślij znajomym link poniżej, a potem zacznijcie wspólną partię.
circle-start = Zacznij partię z tymi osobami
circle-with = Kogo zaprosić?
circle-start-now = Przygotuj stół i zaproś
circle-members = { $count ->
    [one] { $count } członek
    [few] { $count } członków
   *[many] { $count } członków
  }
circle-keeper = Opiekun
circle-make-keeper = Mianuj opiekunem
circle-keep-no-more = Odwołaj opiekuna
circle-remove = Usuń
circle-remove-sure = Tak, usuń: { $name }
circle-leave = Opuść krąg
circle-leave-sure = Tak, opuszczam
circle-invite = Zaproś do kręgu
circle-invite-help = Dołączyć może każdy, kto ma ten link.
circle-keeping = Dla opiekunów
circle-rename = Zmień nazwę
circle-rated = Partie tego kręgu liczą się do rankingu
circle-renew = Utwórz nowy link
circle-renew-sure = Tak, stary link przestanie działać
season = Sezon
season-all = Wszystkie sezony
season-quarter = { $year }, kwartał { $quarter }
season-all-games = Wszystkie gry
season-who = Imię
season-matches = Partie
season-wins = Wygrane
season-points = Punkty
season-rating = Ranking
season-points-help = Wygrana daje 3 punkty, każda inna dokończona partia 1, a partia, w której zastąpił cię bot, 0. Liczą się partie zaczęte z tej strony i ich rewanże.
season-rating-help = Wybierz grę, aby zobaczyć ranking. Liczą się partie, które od początku do końca rozegrali sami ludzie.
season-last = Ostatnie partie
season-more = Pokaż jeszcze { $count }
season-none = W tym sezonie nie było jeszcze partii.
season-bot = Bot
season-winner = { $name } (wygrana)
head-to-head = Bezpośrednie spotkania
head-one = Pierwsza osoba
head-two = Druga osoba
head-never = Te osoby jeszcze się nie spotkały.
head-matches = { $count ->
    [one] W { $count } partii; liczy się, kto był wyżej.
    [few] W { $count } partiach; liczy się, kto był wyżej.
   *[many] W { $count } partiach; liczy się, kto był wyżej.
  }
head-together = { $count ->
    [one] I { $count } partia po tej samej stronie.
    [few] I { $count } partie po tej samej stronie.
   *[many] I { $count } partii po tej samej stronie.
  }
rating-value = { $value } ± { $plusMinus }
