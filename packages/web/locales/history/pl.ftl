# Co rozegrano, jak się skończyło i jak kto gra.

history-nav = Twoje partie
game-nav = Gry
nav-history = Partie
nav-statistics = Statystyki
nav-ratings = Rankingi

history = Wszystkie moje partie
history-loading = Szukamy…
history-failed = Nie można połączyć się z serwerem. Spróbuj później.
history-none = Żadna partia nie pasuje do tych filtrów.
history-empty = Na razie nic tu nie ma. Znajdziesz tu każdą rozegraną partię, z wynikiem i powtórką.
history-more = Pokaż więcej partii
filter-game = Gra
    .any = Wszystkie gry
filter-with = Z kim
    .any = Z kimkolwiek
filter-outcome = Wynik
    .any = Wszystkie wyniki
companion = { $name } ({ $matches })
alone = W pojedynkę
outcome-won = Wygrana
outcome-lost = Przegrana
outcome-place = { $place }. miejsce na { $of }
outcome-unfinished = Niedokończone
outcome-none = Bez wyniku
outcome-here = Zakończona na tym urządzeniu

statistics = Statystyki: { $game }
statistics-none = Nie ma jeszcze zakończonych partii.
where = Partie
where-site = W tym serwisie
where-here = Na tym urządzeniu
    .help = Partie z botami rozegrane tylko w tej przeglądarce. Serwer ich nie zna.
figure-matches = Partie
figure-won = Wygrane
figure-streak = Najdłuższa seria
figure-streak-now = Obecna seria
figure-mean = Średni wynik
figure-best = Najlepszy wynik

rating = Twój ranking
rating-value = { $value } ± { $plusMinus }
rating-rank = { $matches ->
    [one] Miejsce { $rank } przy stołach z listy dla wszystkich, po jednej partii.
    [few] Miejsce { $rank } przy stołach z listy dla wszystkich, po { $matches } partiach.
   *[other] Miejsce { $rank } przy stołach z listy dla wszystkich, po { $matches } partiach.
  }
rating-all = Zobacz rankingi wszystkich

compared = Ty i podpowiedź
compared-same = { $matches ->
    [one] W przejrzanej partii { $share } twoich decyzji ({ PREPOSITION("z", $decisions) } { $decisions }) zgadza się z podpowiedzią.
   *[other] W przejrzanych partiach (jest ich { $matches }) { $share } twoich decyzji ({ PREPOSITION("z", $decisions) } { $decisions }) zgadza się z podpowiedzią.
  }
compared-cost = Pozostałe kosztowały około { $cost } wygranej na partię.
compared-help = Te dane są tylko na tym urządzeniu.

wins = Wygrane
wins-help = Punkt to twój odsetek wygranych. Linia pokazuje, gdzie prawdziwy odsetek leży w 95 przypadkach na 100: przy niewielu partiach może to być niemal wszystko.
wins-share = Odsetek wygranych
wins-matches = Wygrane
wins-between = { $value } (od { $low } do { $high })
wins-of = { $won } { PREPOSITION("z", $matches) } { $matches }
by = { $kind ->
    [clan] Według klanu
    [character] Według postaci
    [party] Według frakcji
    [vampire] Według wampira
    [with] Według towarzystwa
    [seats] Według liczby graczy
    [seat] Według miejsca przy stole
   *[other] { $kind }
  }
with = { $whom ->
    [people] Sami ludzie
    [both] Ludzie i boty
    [bots] Same boty
   *[nobody] W pojedynkę
  }
players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[other] { $count } graczy
  }
seat = Miejsce { $number }
favourites = Ulubione karty
    .help = Najczęściej używane.
cursed = Przeklęte karty
    .help = Te, z którymi wygrywasz rzadziej niż bez nich.
card-of = { $name } ({ $owner })
card-use = { $matches ->
    [one] użycia: { $times }, w 1 partii, wygrane: { $won }
   *[other] użycia: { $times }, w { $matches } partiach, wygrane: { $won }
  }

ratings = Rankingi: { $game }
ratings-help = Z partii przy stołach z listy dla wszystkich, w których grali tylko ludzie i wszyscy do końca. Prawdziwy ranking mieści się w granicach podanych po znaku ± w 95 przypadkach na 100. Nowi gracze zaczynają od 1500. Kolejność według tego, co pewne: im większa niepewność, tym więcej odejmuje się od rankingu.
ratings-none = Nikt nie ma jeszcze rankingu.
ratings-more = Pokaż więcej osób
ratings-you = { $name } (ty)
column-rank = Nr
column-name = Imię
column-rating = Ranking
column-matches = Wygrane
