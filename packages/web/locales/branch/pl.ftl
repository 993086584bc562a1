what-if = A gdyby?
go-on = Graj dalej od tego miejsca
go-on-where = Siadasz do stołu w rundzie { $round } i grasz dalej przeciwko botom. Sama partia pozostaje taka, jaka była.
go-on-over = W tym miejscu partia jest już skończona. Cofnij się tam, gdzie coś było jeszcze do rozstrzygnięcia.
go-on-as = Grasz jako
go-on-kind = Jak wygląda stół
kind-imagined = Tak, jak widać stąd
    .text = To, czego z tego miejsca nie było widać, powstaje na nowo, zgodnie ze wszystkim, co było tu widać i słychać. Boty znają swoje nowe karty, a poza tym tylko to, co słyszał widz.
kind-new-chance = Jak było, z nowym losowaniem
    .text = Każdy ma to, co miał naprawdę, a talie leżą tak, jak leżały. Nowe są tylko przyszłe rzuty i tasowania.
kind-real = Dokładnie jak było
    .text = Każdy ma to, co miał naprawdę, a kości wypadną tak, jak by wypadły.
go-on-older = Tę partię rozegrano według starszych zasad. Według nich może potoczyć się dalej tylko dokładnie tak, jak było.
go-on-level = Siła botów
go-on-start = Graj od tego miejsca
go-on-close = Anuluj
go-on-refused = Od tego miejsca nie można grać dalej. Nic się nie zmieniło. Powód: { $reason }
branches = Warianty tej partii
branch-seen = { $name }, po ruchu { $move }: zobacz przebieg
branch-open = { $name }, po ruchu { $move }: graj dalej
branch-verified = Sprawdzone: od tego miejsca każdy ruch był zgodny z zasadami
branch-verified-why = Twoja przeglądarka odtworzyła właśnie partię do tego miejsca, a potem ten wariant, ruch po ruchu do końca.
start-real = Zaczyna się dokładnie w pozycji po ruchu { $move }, z tymi samymi przyszłymi rzutami i kartami.
start-new-chance = Zaczyna się w pozycji po ruchu { $move }. Zmienione są tylko przyszłe rzuty i tasowania.
start-imagined = Zaczyna się w wyobrażonej pozycji. Po ruchu { $move } partia wyglądała z tego miejsca dokładnie tak samo ({ $name }). To, czego stąd nie było widać, jest wymyślone.
branch-not-verified = Niesprawdzone
branch-flaw = Coś się nie zgadza: { $reason }
branch-not-proved = Nie dowiedziono, że ktokolwiek kiedykolwiek dostał taką pozycję, ani kto wykonał ruchy. Wariant pokazuje, co mogło się zdarzyć, i nie liczy się do żadnych statystyk.
compare = Obok siebie
compare-branch = Co mogło się zdarzyć
compare-real = Co zdarzyło się naprawdę
compare-length = Od tego miejsca: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
  }, do rundy { $rounds }.
compare-lesson = Tu kończy się lekcja, więc nie ma wyniku do porównania.
compare-log = Co działo się dalej
compare-see = Zobacz tę partię
share-branch = Udostępnij ten wariant
share-branch-why = Link zawiera cały wariant oraz partię, od której odchodzi, ze wszystkimi kartami. Na serwerze nic nie zostaje. Jeśli link jest za długi na twoją wiadomość, wyślij plik.
download-branch = Zapisz jako plik
