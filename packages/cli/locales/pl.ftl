### Terminal po polsku: to, co mówi poza samą grą.

## Przy stole

terminal-one = Odpowiedz numerem. „?” pokazuje, co jeszcze można wpisać.
terminal-several = Podaj od { $min } do { $max } numerów oddzielonych spacjami.
terminal-exactly = { $max ->
    [one] Podaj jeden numer.
    [few] Podaj { $max } numery oddzielone spacjami.
   *[many] Podaj { $max } numerów oddzielonych spacjami.
}
terminal-order = Podaj wszystkie numery w wybranej kolejności.
terminal-amount = Podaj liczbę od { $min } do { $max }.
terminal-not-offered = „{ $answer }” nie ma tu do wyboru.
terminal-sure = Jeśli naprawdę tego chcesz, odpowiedz tak samo jeszcze raz.
terminal-curtain = Teraz gra { SEAT($seat) }. Gdy nikt inny nie patrzy, naciśnij Enter.
terminal-find = Nazwa opcji: { $words }  (Enter)
terminal-over = Gra skończona.

## Polecenia trybu wierszowego

terminal-help = Co można wpisać
    .option = numer odpowiedzi, jej nazwa albo część nazwy, albo identyfikator; Tab uzupełnia nazwy
    .lookup = karta albo cokolwiek innego w grze: co robi
    .lookup-word = ? nazwa
    .hint = co zrobiłby tu mocny gracz i dlaczego
    .me = to, co widzisz tylko ty
    .notes = twój notatnik
    .board = jeszcze raz stół
    .log = wszystko, co się wydarzyło
    .reactions = kiedy pytać cię o reakcję; z nazwą zmienia to ustawienie
    .hold = zapytaj mnie przy najbliższej reakcji, bez względu na ustawienia
    .undo = cofnij swoją ostatnią odpowiedź
    .save = zapisz partię, tutaj albo w innym pliku
    .quit = zapisz i wyjdź

## Klawisze pełnego ekranu

terminal-keys =
    .one = ↑ ↓ lub numer, potem Enter
    .several = ↑ ↓ lub numer, spacja wybiera, Enter kończy
    .find = / opcja po nazwie
    .lift = Enter: to ja
    .hint = t podpowiedź
    .lookup = ? wyszukaj
    .own = c twoje tajemnice
    .notebook = n notatnik
    .table = b cały stół
    .log = l kronika
    .reactions = r reakcje
    .hold = h wstrzymaj
    .undo = u cofnij
    .quit = q zapisz i wyjdź
    .leave = q wyjdź
    .name = Wpisz nazwę
    .scroll = ↑ ↓ PgUp PgDn przewija
    .change = ↑ ↓ i Enter zmienia
    .back = Esc wraca
terminal-picks = Trzeba: { $needed }. Wybrano: { $picked }. Spacja wybiera.
terminal-more = ↑ { $count ->
    [one] Jeszcze wiersz
    [few] Jeszcze { $count } wiersze
   *[many] Jeszcze { $count } wierszy
} (l)

## Okienka

terminal-lookup = Szukaj: { $words }
terminal-lookup-none = W tej partii nie ma niczego o takiej nazwie.
terminal-own = Twoje tajemnice
terminal-notebook = Twój notatnik
terminal-notebook-empty = Jest pusty.
terminal-reactions = Kiedy pytać cię o reakcję

terminal-hint = Podpowiedź
terminal-hint-best = { $answer } – około { $worth }% szans na wygraną.
terminal-hint-next = Następne najlepsze: { $answer } – { $worth }%.
terminal-hint-only = { $answer } – nic innego się z tym nie równa.
terminal-hint-line = Dalej może być tak: { $line }.
terminal-hint-turn = { SEAT($seat) }: { $answers }
terminal-hint-nothing = nic
terminal-hint-none = Nie ma nad czym się zastanawiać.
terminal-puzzle = Zagadka, runda { $round }. Co robisz?
terminal-puzzle-right = Tak: { $best }.
terminal-puzzle-wrong = Niezupełnie. Najlepiej: { $best }.
terminal-puzzle-why = Średnie boty dograły stąd { $pairs ->
    [one] { $pairs } partię
    [few] { $pairs } partie
   *[many] { $pairs } partii
}. Na każde sto ta odpowiedź wygrała o { $more } więcej niż następna najlepsza: { $other }. Według dłuższej analizy różnica wynosi { $gap } p.p.
terminal-puzzle-deduction = Tu potrzeba dedukcji. Trudność: { $hard } na 100.
terminal-puzzle-arithmetic = Tu potrzeba rachunków. Trudność: { $hard } na 100.
terminal-puzzle-timing = Tu potrzeba wyczucia chwili. Trudność: { $hard } na 100.
terminal-puzzle-bluff = Tu potrzeba blefu. Trudność: { $hard } na 100.
terminal-thinking = Chwila namysłu…

terminal-hold = Wstrzymaj: zapytaj przy najbliższej reakcji
terminal-hold-on = Przy najbliższej reakcji dostaniesz pytanie.
terminal-hold-off = Reakcje znów działają według ustawień.
mode-ask = pytaj mnie
mode-auto-pass = pasuj za mnie
mode-auto-use = użyj zdolności za mnie
mode-on = włączone
mode-off = wyłączone

## Cofanie i zapis

terminal-undone = Twoja ostatnia odpowiedź jest cofnięta.
terminal-undo-nothing-to-undo = Nie ma czego cofnąć.
terminal-undo-not-yours = Inni już wykonali ruch.
terminal-undo-revealed = Coś przez nią wyszło na jaw, więc zostaje.
terminal-saved = Zapisano w pliku { $file }.
terminal-resume = Dalszy ciąg: nokturn play --resume { $file }
terminal-finished = Zapis partii jest w pliku { $file }. Przeczytasz go przez „nokturn replay { $file }”, a sprawdzisz przez „nokturn verify { $file }”. Dowodzi, że każdy ruch był zgodny z zasadami. Rozdawał tylko ten komputer, więc dla innych nie jest to dowód, że nikt nie zaglądał w karty ani nie próbował kilku ziaren.

## Partie na serwerach

online-waiting = Masz miejsce. Partia zacznie się, gdy uruchomi ją gospodarz.
online-not-yet = To nie twoja kolej. „?” pokazuje, co możesz wpisać.
online-lost = Połączenie zerwane. Próbuję dalej…
online-back = Połączenie wróciło.
online-no-promise = W tej partii niczego nie obiecano.
