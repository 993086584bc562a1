# Zagadki: chwile z partii, w których jedna odpowiedź jest wyraźnie najlepsza.

puzzle = Zagadka
puzzles = Co robisz?
puzzles-about = Chwile z partii silnych botów. W każdej jedna odpowiedź jest wyraźnie lepsza od wszystkich innych.
puzzles-all = Wszystkie zagadki
tonight = Zagadka tej nocy
tonight-about = Dziś taka sama dla wszystkich. Liczy się tylko pierwsza odpowiedź.
tonight-done = Dzisiejsza zagadka już za tobą. Nowa pojawi się o północy.
tonight-open = Otwórz zagadkę tej nocy
streak = { $streak ->
    [0] Na razie bez serii.
    [one] Seria: { $streak } noc.
    [few] Seria: { $streak } noce z rzędu.
    [many] Seria: { $streak } nocy z rzędu.
   *[other] Seria: { $streak } nocy z rzędu.
}
streak-longest = Twój rekord: { $longest }.
series-about = Rozwiązane: { $right } { PREPOSITION("z", $of) } { $of }. Każda kolejna jest trudniejsza.
series-puzzle = Zagadka { $place }{ $state ->
    [right] , rozwiązana
    [wrong] , nierozwiązana
   *[open] {""}
}
puzzle-place = Zagadka { $place } { PREPOSITION("z", $of) } { $of }
puzzle-question = Twój ruch. Co teraz? Liczy się pierwsza odpowiedź.
puzzle-right = Tak: { $best }.
puzzle-wrong = Niezupełnie. Najlepiej: { $best }.
puzzle-why = Średnie boty dograły stąd { $pairs ->
    [one] { $pairs } partię
    [few] { $pairs } partie
   *[many] { $pairs } partii
  }, znając tylko to, co ty. Na każde sto ta odpowiedź wygrała o { $more } więcej niż następna najlepsza: { $other }. Według dłuższej analizy różnica wynosi { $gap } p.p.
puzzle-theme = Tu potrzeba: { $theme }.
theme-deduction = dedukcji
theme-arithmetic = rachunków
theme-timing = wyczucia chwili
theme-bluff = blefu
puzzle-next = Następna zagadka
