### Wiersz poleceń po polsku: pomoc, błędy i wyniki poleceń.

## Co widać bez polecenia

overview = użycie:
overview-usage = <polecenie> [opcje]
overview-more = „nokturn <polecenie> --help” mówi więcej o poleceniu.

## Polecenia: co robią, jak się je wywołuje i co jeszcze warto wiedzieć

help-games = wymienia gry albo objaśnia jedną z nich: graczy, gotowe zestawy, opcje i boty
    .usage = [gra] [opcje]
help-play = cała partia w terminalu przeciwko botom
    .usage = <gra> [opcje] | --resume <plik> [opcje] | --from <zapis> --at <n> [opcje] | --join <link> [opcje]
    .notes =
        Gdy wejście albo wyjście nie jest terminalem, gra się wiersz po wierszu: jedna odpowiedź w wierszu.
        Miejsca liczy się od 1 zgodnie z ruchem wskazówek zegara, więc P1 to pierwsze miejsce. Zapisane pliki, JSON i identyfikatory odpowiedzi liczą je od 0.
        --from gra dalej od wybranego miejsca zakończonej partii: a gdyby? Wariant trafia do osobnego pliku, który --resume, „nokturn replay” i „nokturn verify” czytają tak samo jak partię.
        --join gra wiersz po wierszu partię z serwera, z tymi, którzy tam siedzą. Twoja tożsamość na tym serwerze jest zapisana w pliku nokturn/people.json w twoim katalogu ustawień, dostępnym tylko dla ciebie, a obietnice serwera w nokturn/promises. Na końcu partii jej zapis jest porównywany z tą obietnicą; pokazuje ją polecenie „promise”.
help-matches = wypisuje twoje partie na serwerach: najpierw te, które czekają na ciebie
    .usage = [link] [opcje]
    .notes = Link prowadzi do strony, na której grasz poleceniem „nokturn play --join”. Z osobistym linkiem ze strony („Twoje imię i urządzenia”) jesteś tu tą samą osobą co tam.
help-simulate = rozgrywa całe partie samymi botami i podaje wyniki
    .usage = <gra> [opcje]
    .notes = Ziarno każdej partii to ziarno symulacji z dopiskiem „-1”, „-2” i tak dalej. Tabele liczą miejsca od 1, zapisy i JSON od 0.
help-ladder = urządza zawody botów i ocenia ich siłę
    .usage = <gra> [opcje]
    .notes = Każde rozdanie (ziarno zawodów z dopiskiem „-1”, „-2” i tak dalej) rozgrywa się kilka razy, tak żeby każdy bot siedział na każdym miejscu. Bez --one-against i --halves wszystkie boty grają przy wspólnych stołach. Gdzie wszyscy wygrywają lub przegrywają razem, każdy bot zajmuje wszystkie miejsca, na każdym poziomie trudności, chyba że jakiś wybrano. Przedział zawiera prawdziwą wartość 95 razy na 100. Ctrl-C kończy wcześniej, z wynikami rozdań rozegranych do końca.
help-bot = rozgrywa partie z twoim programem i wypisuje jego błędy
    .usage = [gra] --check <exec:…> [opcje]
    .notes = Bez podanej gry rozgrywa partię każdej z nich. Protokół opisuje docs/bot-protocol.md.
help-env = rozgrywa wiele partii naraz dla programów, które się uczą
    .usage = <gra> [opcje]
    .notes = Pytania przychodzą standardowym wejściem, odpowiedzi idą na standardowe wyjście. Jak wyglądają i co znaczą liczby, opisuje docs/learning.md; pakiet dla Pythona leży w clients/python.
help-calibrate = mierzy, jak dokładne są procenty w podpowiedziach, i je poprawia
    .usage = <gra> [opcje]
    .notes = Boty rozgrywają partie w każdym składzie i na każdym poziomie trudności. W wybranych chwilach każdej z nich rozgrywki próbne mówią, jakie szanse na wygraną ma każde miejsce. Na połowie partii dopasowuje się poprawkę, druga połowa służy do jej sprawdzenia. Tabele objaśnia docs/bots.md.
help-puzzles = szuka zagadek w partiach silnych botów albo zadaje jedną z nich
    .usage = <gra> [opcje]
    .notes = Każde uruchomienie wznawia pracę tam, gdzie skończyło poprzednie, i po każdej partii zapisuje, co ma. Zagadka zostaje, jeśli jedna odpowiedź jest najlepsza w pięciu z pięciu długich przeszukiwań, średnio o 15 p.p., i na pewno wygrywa co najmniej o 10 więcej na każde 100 partii, które dogrywają od niej średnie boty. Ile chwil sprawdzono, mówi docs/bots.md.
help-replay = opowiada partię tak, jak słyszało ją jedno z miejsc albo ktoś bez miejsca
    .usage = <zapis> [opcje]
    .notes = Miejsce to liczba, liczona od 1 zgodnie z ruchem wskazówek zegara: P1 jest pierwsze. Zapisy i JSON liczą miejsca od 0. Zapis „-” czyta się ze standardowego wejścia.
help-verify = sprawdza, czy zakończoną partię rozegrano zgodnie z zasadami i z obiecanym losowaniem
    .usage = <zapis>... [opcje]
    .notes = Zapis „-” czyta się ze standardowego wejścia. Przy kilku zapisach każdy dostaje jeden wiersz. Bez obietnicy zapis można porównać tylko z nim samym: zmyślony po fakcie wygląda tak samo. Kod wyjścia to 0, jeśli wszystkie są dobre, a 1, jeśli któryś jest podrobiony, uszkodzony, niedokończony albo nie da się go odczytać. Zobacz docs/fairness.md.
help-serve = udostępnia stronę i partie, które się na niej toczą
    .usage = [opcje]
    .notes = Resztę ustawia się zmiennymi środowiskowymi: zobacz docs/server.md.
help-migrate = doprowadza bazę danych serwisu do obecnej wersji
    .usage = [opcje]
    .notes = Każdy serwer robi to przy starcie; tutaj można to zrobić, zanim ruszy pierwszy z nich.
help-export = kopiuje cały serwis do pliku: wszystkich ludzi i wszystkie partie
    .usage = <plik> [opcje]
    .notes = Serwery mogą w tym czasie działać: każda partia jest kopiowana w stanie z jednej chwili. W pliku nie ma tajemnic ludzi, tylko ich skróty, są za to wszystkie karty trwających partii i klucz, którym serwis podpisuje: nie pokazuj go nikomu.
help-import = sprawdza kopię utworzoną przez export, a potem wczytuje ją do bazy danych serwisu
    .usage = <plik> [opcje]
    .notes = Sprawdza się skrót pliku, jego spójność i każdy ruch każdej partii według zasad. Partie według zasad, których już tu nie ma, są brane tak, jak są. Co już jest w bazie, zostaje; polecenie można bez szkody powtórzyć.
help-moderate = pilnuje tego, co widzą obcy: stołów na liście i imion
    .usage = <tables|close|unlist|block|unblock|blocked> [kod lub imię] [opcje]
    .notes =
        {"  "}tables          stoły, które widzą wszyscy
        {"  "}close <kod>     kończy partię dla wszystkich, czy już się zaczęła, czy nie
        {"  "}unlist <kod>    partia trwa dalej, dla tych, którzy mają link
        {"  "}block <imię>    nikt nie przyjmie imienia z tym słowem, nawet z akcentami, znakami w środku lub podobnymi literami
        {"  "}unblock <imię>  imię znów jest wolne
        {"  "}blocked         imiona, których nikt nie może przyjąć
        Działające serwery stosują się do tego w ciągu pół minuty.
help-ratings = ocenia partie serwisu, które na to czekają, i mówi, ile ich było
    .usage = [opcje]
    .notes = Serwery robią to same w ciągu kilku sekund. Z --rebuild zmienia się tylko to, co było błędne: partie liczą się w kolejności, w jakiej się skończyły, a z tych samych partii zawsze wychodzą dokładnie te same rankingi.
help-worker = rozgrywa partie z zawodów i badań równowagi, rozdzielone na wiele maszyn
    .usage = [opcje]
    .notes = Uruchom tyle, ile jest maszyn, wszystkie z tą samą bazą danych, a potem zawody z --spread. Gdy któryś padnie, nic nie ginie: jego partie rozegrają inni.

## Opcje i to, co stoi w miejscu ich wartości

flag-lang = język (domyślnie ten, co w terminalu, albo angielski)
    .value = { $languages }
flag-help = pokaż tę pomoc
flag-version = podaj wersję programu
flag-players = ilu gra (domyślnie tylu, ilu zwykle w tej grze)
    .value = n
flag-seed = dowolny tekst; to samo ziarno daje tę samą partię (domyślnie losowe)
    .value = tekst
flag-bots = jeden bot na wszystkie miejsca albo po jednym na każde, po kolei (zobacz „nokturn games <gra>”)
    .value = nazwa,...
flag-preset = gotowy zestaw opcji (zobacz „nokturn games <gra>”); --option zmienia każdą z osobna
    .value = nazwa
flag-option = opcja gry, można podać kilka razy (zobacz „nokturn games <gra>”)
    .value = klucz=wartość
flag-within = ile milisekund ma program (exec:) na każdą decyzję (domyślnie 5000)
    .value = ms
flag-bot-check = program i jego argumenty, na przykład „exec:python3 my_bot.py”
    .value = exec:…
flag-env-matches = ile partii naraz (domyślnie 1)
    .value = n
flag-observe = co przesyłać o każdej chwili: numbers (liczby), json, both (oba) albo nothing (nic) (domyślnie numbers, jeśli gra je ma)
    .value = co
flag-seat = twoje miejsce, liczone od 1 zgodnie z ruchem wskazówek zegara (domyślnie 1)
    .value = n
flag-people = miejsca kilku osób przy tej klawiaturze, liczone od 1; między nimi opada kurtyna
    .value = n,n,...
flag-play-json = dla maszyny, która gra na tym miejscu: protokół botów będących programami, jeden obiekt JSON w wierszu
flag-mild = łagodniejsze nazwy kart tam, gdzie gra je ma
flag-save = gdzie zapisywać partię, po każdej twojej odpowiedzi
    .value = plik
flag-resume = graj dalej zapisaną partię
    .value = plik
flag-from = graj dalej od wybranego miejsca tej zakończonej partii
    .value = zapis
flag-play-at = z --from: po ilu ruchach (domyślnie 0)
    .value = n
flag-kind = z --from: imagined (tak, jak widać z twojego miejsca, reszta wymyślona na nowo), new-chance lub real (domyślnie imagined)
    .value = rodzaj
flag-plain = wiersz po wierszu zamiast na pełnym ekranie
flag-join = zajmij miejsce w partii spod tego linku i graj
    .value = link
flag-name = twoje imię w tym serwisie, jeśli jeszcze w nim nie grasz
    .value = imię
flag-matches-json = wypisz JSON
flag-simulate-games = ile partii (domyślnie 100)
    .value = n
flag-ladder-games = ile partii, zaokrąglone w górę do pełnych rozdań (domyślnie 200)
    .value = n
flag-calibrate-games = ile partii (domyślnie 600)
    .value = n
flag-calibrate-bots = boty, które grają na zmianę (domyślnie easy)
    .value = nazwa,...
flag-calibrate-seed = dowolny tekst; ten sam daje te same liczby (domyślnie calibrate)
    .value = tekst
flag-samples = zapisz wyniki w tym pliku i wznów od niego, jeśli istnieje
    .value = plik
flag-write = zapisz kalibrację przy grze
flag-play = zadaj zagadkę tej nocy
flag-number = zadaj zagadkę n z serii, licząc od najłatwiejszej
    .value = n
flag-puzzles-games = ile kolejnych partii przejrzeć (domyślnie 20)
    .value = n
flag-puzzles-round = bierz pod uwagę tylko chwile od tej rundy (domyślnie 1)
    .value = n
flag-puzzles-left = bierz pod uwagę tylko chwile, po których do końca jest najwyżej n odpowiedzi (domyślnie wszystkie)
    .value = n
flag-puzzles-again = od pierwszej z tych chwil rozegraj partię jeszcze n razy, do innych zakończeń (domyślnie 0)
    .value = n
flag-out = zapisz zagadki w tym pliku (domyślnie przy grze)
    .value = plik
flag-json = wypisz jeden obiekt JSON
flag-games-json = wypisz JSON: listę albo jeden obiekt, jeśli podano grę
flag-replay-json = wypisz JSON: po wierszu na ruch, a z --at także widok
flag-verify-json = wypisz JSON: jeden obiekt albo po wierszu na każdy z kilku zapisów
flag-promise = obietnica, którą dała ci strona: zapis musi być z partii, dla której ją złożono
    .value = tekst
flag-key = klucz publiczny serwisu albo plik z nim (/.well-known/nokturn-key): zapis musi być nim podpisany
    .value = klucz
flag-record = zapisz każdą partię w tym folderze
    .value = folder
flag-ladder-bots = boty, które grają ze sobą (domyślnie wszystkie boty gry o zwykłym usposobieniu prócz expert)
    .value = nazwa,...
flag-one-against = każdy bot sam, kolejno na każdym miejscu, przeciwko temu na wszystkich pozostałych
    .value = nazwa
flag-halves = dwa boty przy stole, po połowie miejsc; potem zamiana miejsc
flag-threads = ile partii naraz (domyślnie po jednej na rdzeń)
    .value = n
flag-spread = niech partie rozegrają maszyny tego serwisu: zobacz „nokturn worker”
    .value = gdzie
flag-html = zapisz raport z wykresami
    .value = plik
flag-as = kto słucha (domyślnie all, wszystko odkryte)
    .value = miejsce|spectator|all
flag-at = zatrzymaj po n ruchach i pokaż stół
    .value = n
flag-port = port; 0 bierze dowolny wolny (domyślnie PORT albo 8765)
    .value = n
flag-host = adres, pod którym serwer słucha (domyślnie HOST albo 127.0.0.1)
    .value = nazwa
flag-data = folder na partie, także gdy ustawiono DATABASE_URL (domyślnie DATA_DIR albo data)
    .value = folder
flag-serve-bot = udostępnij program jako bota przy wszystkich stołach, można podać kilka razy
    .value = nazwa=exec:…
flag-database = adres postgres:// albo folder serwisu z jednym serwerem (domyślnie DATABASE_URL, DATA_DIR albo data)
    .value = gdzie
flag-check = tylko sprawdź plik; żadna baza nie zostanie otwarta
flag-rebuild = oceń wszystkie partie od nowa, począwszy od pierwszej; rankingi wychodzą takie same
flag-once = skończ, gdy nie ma już nic do zrobienia

## Błędy w wierszu poleceń

error-unknown-command = { $near ->
    [none] nie ma polecenia „{ $name }”; są: { $known }
   *[other] nie ma polecenia „{ $name }”: czy chodziło o { $near }? Są: { $known }
}
error-unknown-option = { $near ->
    [none] nieznana opcja „{ $option }”; „{ $program }” przyjmuje { $known }
   *[other] nieznana opcja „{ $option }”: czy chodziło o { $near }? „{ $program }” przyjmuje { $known }
}
error-needs-value = { $option } wymaga wartości
error-needs-value-dash = { $option } wymaga wartości; taką, która zaczyna się od kreski, pisze się { $option }=-…
error-no-value = { $option } nie przyjmuje wartości
error-twice = opcję --{ $name } podano dwa razy
error-extra-word = „{ $word }” to o jedno słowo za dużo
error-missing-game = brakuje nazwy gry; są: { $known }
error-missing-record = brakuje pliku z zapisem
error-missing-file = brakuje pliku
error-missing-deed = nie wiadomo, co zrobić; można: { $known }
error-missing-code = brakuje kodu partii
error-missing-name = brakuje imienia
error-language = nie ma języka „{ $name }”; są: { $known }
error-whole-number = --{ $name } musi być liczbą całkowitą od { $min } do { $max }, a nie „{ $given }”
error-whole-number-up = --{ $name } musi być liczbą całkowitą od { $min } wzwyż, a nie „{ $given }”
error-stdin-twice = standardowe wejście („-”) można odczytać tylko raz
error-resume-stdin = --resume wymaga pliku: standardowe wejście jest na twoje odpowiedzi
error-not-a-link = „{ $link }” to nie link
error-not-a-match-link = „{ $link }” nie prowadzi do żadnej partii: link ma postać https://strona/m/kod
error-join-alone = z --join partia jest już ustalona: nie można podać { $given }
error-missing-site = podaj stronę
error-site-refused = { $site } odmawia: { $reason }
error-site-away = nie można połączyć się { PREPOSITION("z", $site) } { $site }
error-site-newer = { $site } odpowiada czymś, czego ten program nie rozumie: serwis jest nowszy
error-no-seat-there = w tej partii nie ma dla ciebie miejsca
error-match-closed = gospodarz zamknął partię
error-match-abandoned = gracze zakończyli partię bez wyniku
error-nobody-there = nie grasz jeszcze na { $site }: użyj „nokturn play --join” albo osobistego linku
error-no-sites = nie grasz jeszcze na żadnym serwerze: zobacz „nokturn play --join”
error-people-broken = plik { $file } jest uszkodzony
error-promise-damaged = plik { $file } jest uszkodzony: nie da się odczytać, co obiecano w tej partii; przenieś go gdzie indziej, żeby grać dalej bez niego
error-promise = --promise musi mieć postać nokturn-…, tak jak pokazuje ją strona, a nie „{ $given }”
error-key = --key musi być kluczem Ed25519 albo plikiem z takim kluczem, a nie „{ $given }”
error-settings = ustawienia serwera są błędne ({ $reason })

## Gry, opcje i boty

error-unknown-game = nie ma gry „{ $name }”; są: { $known }
error-unknown-preset = { $known ->
    [none] { $game } nie ma zestawu „{ $name }”
   *[other] { $game } nie ma zestawu „{ $name }”; ma: { $known }
}
error-players = { $game }: gra od { $min } do { $max } graczy, a nie { $seats }
error-option-pair = --option wymaga klucz=wartość, a nie „{ $given }”
error-option-twice = opcję „{ $name }” ustawiono dwa razy
error-unknown-game-option = { $game } nie ma opcji „{ $name }”; ma: { $known }
error-option-value = opcja „{ $name }” może mieć wartość { $known }, a nie { $given }
error-option-range = opcja „{ $name }” może mieć wartość od { $min } do { $max }, a nie { $given }
error-options-conflict = te opcje nie pasują do siebie albo do liczby graczy ({ $reason })
error-unknown-bot = nie ma bota „{ $name }” do gry { $game }; są: { $known }
error-exec-empty = „{ $name }” nie wskazuje programu: po exec: podaje się program i jego argumenty, na przykład exec:python3 my_bot.py
error-exec-spread = --spread rozgrywa partie na innych maszynach, na których może nie być twojego programu: pomiń --spread albo boty z exec:
error-check-what = podaj, który program sprawdzić: --check „exec:python3 my_bot.py”
error-serve-bot = --bot potrzebuje nazwy z małych liter i cyfr oraz programu, na przykład --bot moj=„exec:python3 my_bot.py”, a nie „{ $given }”
error-serve-bot-taken = bot „{ $name }” już istnieje: wybierz inną nazwę
error-people-seat = --people mówi, kto tu siedzi: pomiń --seat
error-json-alone = --json jest dla maszyny: pomiń --{ $name }
error-observe = --observe może mieć wartość { $known }, a nie „{ $given }”
error-no-numbers = { $game } nie przedstawia się w liczbach: podaj --observe json albo --observe nothing
error-line-too-long = wiersz jest dłuższy niż { $bytes } bajtów
error-bots-count = { $count ->
    [one] --bots podaje { $count } bota, a miejsc jest { $seats }; podaj jednego albo po jednym na miejsce
    [few] --bots podaje { $count } boty, a miejsc jest { $seats }; podaj jednego albo po jednym na miejsce
   *[other] --bots podaje { $count } botów, a miejsc jest { $seats }; podaj jednego albo po jednym na miejsce
}
error-ladder-twice = --bots podaje { $bot } dwa razy
error-ladder-one = --bots podaje tylko { $bot }; do zawodów trzeba co najmniej dwóch
error-ladder-kinds = wybierz jedno z dwojga: --halves albo --one-against
error-ladder-together = --{ $name }: w { $game } wszyscy wygrywają albo przegrywają razem
error-ladder-odd = --halves wymaga parzystej liczby graczy, a nie { $seats }
error-no-words = { $game } nie ma słów: nie da się odczytać packages/games/{ $game }/locales/{ $language }.ftl
error-no-terminal = { $game } nie ma pliku terminal.ts w packages/games/{ $game }

## Partie i zapisy

error-as = --as musi być miejscem od 1 do { $seats }, słowem spectator albo all, a nie „{ $given }”
error-saved-fixed = --{ $name } nie można zmienić w zapisanej partii
error-saved-other-game = { $file } to partia gry { $game }, a nie { $other }
error-branch-from = --{ $name } wymaga --from: mówi, gdzie zaczyna się wariant zakończonej partii
error-branch-kind = --kind to jedno z: { $known }, a nie „{ $given }”
error-file-there = { $file } już istnieje; graj dalej przez --resume { $file } albo podaj inny plik
error-cannot-go-on = zapisanej partii nie da się grać dalej: { $flaw }
error-not-taken = ta odpowiedź nie pasuje ({ $reason })
error-barred = ta odpowiedź nie pasuje ({ $reason }): { $why } ({ $clause })
error-record = { $file }: { $flaw }
error-refused = odrzucono: { $flaw }
error-not-proved = zapisy bez dowodu: { $failed } { PREPOSITION("z", $all) } { $all }
error-unknown-record-game = to zapis gry „{ $game }”, której ten program nie zna; zna: { $known }
error-rules-damaged = brakuje pliku { $file } albo jest uszkodzony: zainstaluj Nokturn ponownie, żeby dokończyć partie według starszych zasad
error-rules-not-here = partię rozegrano według wersji { $rules } zasad, której ten program nie ma; ma wersje: { $known }
error-release-not-here = partię rozegrano według wersji { $rules } zasad (wydanie { $release }), której ten program nie ma; ma wersje: { $known }
error-unfinished = { $count ->
    [one] jedna partia nie dobiegła końca
    [few] { $count } partie nie dobiegły końca
   *[many] { $count } partii nie dobiegło końca
}
error-few-deals = do końca rozegrano mniej niż dwa rozdania: to o niczym nie świadczy
error-worker-failed = maszyna nie zdołała rozegrać partii: { $reason }

flaw-at-move = ruch { $move }: { $flaw }
flaw-move-fails = ruch { $move } jest błędny: { $flaw }
flaw-not-a-record = to nie jest zapis partii albo jest uszkodzony ({ $reason })
flaw-format = tego formatu zapisu program nie zna ({ $reason })
flaw-game = to zapis innej gry ({ $reason })
flaw-rules = partię rozegrano według innej wersji zasad ({ $reason })
flaw-setup = takiej partii nie da się przygotować ({ $reason })
flaw-commitment = losowanie nie jest tym, które obiecano na początku partii ({ $reason })
flaw-nonce = to, co dołożyły urządzenia, nie zgadza się z zapisem ({ $reason })
flaw-seed = ziarno nie wynika z tego, co wylosowano ({ $reason })
flaw-promise = zapis nie jest tym, co obiecano ({ $reason })
flaw-move = na taki ruch zasady nie pozwalają ({ $reason })
flaw-unfinished = partia nie jest skończona ({ $reason })
flaw-hash = końcowa pozycja jest inna, niż podaje zapis ({ $reason })
flaw-branch-kind = te zasady nie znają takiego wariantu ({ $reason })
flaw-branch-moment = od tego miejsca nie można grać dalej ({ $reason })
flaw-branch-start = początek wariantu się nie zgadza ({ $reason })
flaw-other = zapis się nie zgadza ({ $reason })
signature-none = zapis nie jest podpisany
signature-unreadable = klucza, którym podpisano zapis, nie da się odczytać
signature-other = zapis podpisano innym kluczem
signature-wrong = zapis nie jest tym, co podpisano

note = uwaga: { $note }
note-not-released = tych zasad gry { $game } (wersja { $rules }) nigdy nie wydano: inne egzemplarze programu mogą nie znać tej partii
note-played-unreleased = partię rozegrano według zasad, których nigdy nie wydano; pokazano ją według: { $release }
note-release-unsaid = zapis nie mówi, według którego wydania wersji { $rules } grano; { PREPOSITION("z", $count) } { $count } pasuje { $release }
branch-real = wariant: dokładnie tak, jak partia stała po ruchu { $move }, dalej z miejsca { $seat }
branch-new-chance = wariant: tak, jak partia stała po ruchu { $move }, z nowymi rzutami i tasowaniami, dalej z miejsca { $seat }
branch-imagined = wariant: tak partia wyglądała po ruchu { $move } z miejsca { $seat }; to, czego stamtąd nie było widać, jest wymyślone
release = { $rules }-{ $digest }
release-none = wersja { $rules }, niewydana

## Czego dowodzi zapis

proof-drawn = sprawdzono: każdy ruch jest zgodny z zasadami, a ziarno wynika z tego, co wylosowano
proof-drawn-anew = sprawdzono, ale wcześniej początek przerwano: każdy ruch jest zgodny z zasadami, a ziarno wynika z tego, co wylosowano
proof-committed = sprawdzono: każdy ruch jest zgodny z zasadami, a ziarno zgadza się z odciskiem
proof-rows =
    .game = gra
    .rules = zasady
    .length = długość
    .winners = zwycięzcy
    .seed = ziarno
    .commitment = odcisk
    .drawn = losowali
    .start = początek
    .promise = obietnica
    .signature = podpis
    .unproved = nie dowiedziono
proof-game = { $game }, graczy: { $players }
proof-length = ruchów: { $moves }, rund: { $rounds }
proof-nobody = nikt
proof-seat = miejsce { $seat }
proof-drawn-by-one = sam prowadzący partię: mógł próbować kilku ziaren
proof-drawn-with = { $count ->
    [one] serwer i urządzenie z miejsca { $seats }
   *[other] serwer i urządzenia z miejsc { $seats }
}
proof-drawn-alone = sam serwer, z sekretu, który obiecał razem ze stołem
proof-drawn-without = { $count ->
    [one] nic nie dołożyło miejsce { $seats }
   *[other] nic nie dołożyły miejsca { $seats }
}
proof-drawn-bots = { $count ->
    [one] na miejscu { $seats } siedzi bot
   *[other] na miejscach { $seats } siedzą boty
}
proof-start = { $times ->
    [one] wcześniej raz przerwany: serwer mógł widzieć wynik, który odrzucono, ale nie następny
   *[other] wcześniej przerwany { $times } razy: serwer mógł za każdym razem widzieć wynik, który odrzucono, ale nie następny
}
proof-promise-seal = dotrzymana: sekret, ustawienia i wszystko, co dołożyły urządzenia, były ustalone, gdy ją składano
proof-promise-table = dotrzymana: sekret był ustalony, gdy ją składano
proof-promise-not-given = nie podano (--promise): zapis zmyślony po fakcie wyglądałby tak samo
proof-promise-none = brak: zapis zmyślony po fakcie wyglądałby tak samo
proof-signature-none = brak
proof-signature-given = podanym kluczem
proof-signature-of = kluczem { $key }; porównaj go przez --key
proof-unproved = że ten, kto rozdawał, nie zaglądał w karty
proof-branch = sprawdzone: od początku tego wariantu każdy ruch jest zgodny z zasadami
proof-branch-unproved = że ktokolwiek kiedykolwiek dostał taką pozycję i kto wykonał ruchy

## Losowanie w partii na serwerze

error-promise-broken = { $breach ->
    [format] serwer złamał obietnicę: losowanie miało być wspólne, a według zapisu serwer losował sam. Nie ufaj tej partii. Zachowaj obietnicę: { $promise }
    [table] serwer złamał obietnicę: sekret, który ujawnia, nie jest tym, który obiecał razem ze stołem. Nie ufaj tej partii. Zachowaj obietnicę: { $promise }
    [shown] serwer złamał obietnicę: partia z zapisu nie jest tą, którą widział ten komputer. Nie ufaj tej partii. Zachowaj obietnicę: { $promise }
   *[seal] serwer złamał obietnicę: miejsca, opcje albo to, co dołożyły urządzenia, nie są tym, co zapieczętowano na początku. Nie ufaj tej partii. Zachowaj obietnicę: { $promise }
}
error-match-flawed = zapisu tej partii nie udało się potwierdzić: { $flaw }
fair-yours = Sprawdzone: nikt nie mógł wpłynąć na losowanie. To, co dołożył ten komputer, jest w zapisie, zapis jest tym, co zapieczętowano na początku, a każdy ruch jest zgodny z zasadami.
fair-anew = Sprawdzone, ale początek wcześniej przerwano, a serwer mógł odrzucić wynik losowania. Jeśli zdarza się to często, zapytaj o powód osoby, które prowadzą serwer.
fair-left-out = Każdy ruch jest zgodny z zasadami, ale pominięto to, co ten komputer chciał dołożyć do losowania. Jeśli nie grasz też z innego urządzenia, zapytaj o powód osoby, które prowadzą serwer.
fair-watched = Sprawdzone: od chwili, gdy ten komputer pierwszy raz zobaczył stół, nic nie zmieniono, a każdy ruch jest zgodny z zasadami. Do losowania niczego nie dołożył.
fair-unknown = Sprawdzone: każdy ruch jest zgodny z zasadami. Tego komputera nie było przy początku partii, więc nie może powiedzieć, czy losowanie jest tym, co obiecano.
fair-server = Sprawdzone: każdy ruch jest zgodny z zasadami. Serwer losował sam: nie dowiedziono, że losował uczciwie.
fair-not-compared = Nie porównano zapisu z tym, co działo się przy stole: tego komputera nie było przy końcu partii.
fair-no-record = Bez zapisu niczego nie dowiedziono.
fair-promise = Obietnica tej partii dla „nokturn verify --promise”: { $promise }

## Pliki i foldery

error-cannot-read = { $file }: nie da się odczytać: { $cause }
error-puzzles-file = w pliku { $file } nie ma zagadek: { $cause }
error-puzzles-other = w pliku { $file } nie ma zagadek tej gry
error-puzzles-rules = zagadki w pliku { $file } są według wersji { $rules } zasad: wskaż inny plik przez --out
error-puzzles-none = nie ma jeszcze zagadek gry { $game }
puzzles-tally = Partie: { $looked }, zakończenia: { $ends }, chwile: { $moments }. Z różnicą: { $promising }, nieoczywiste dla novice i easy: { $hidden }, jasne dla wszystkich przeszukiwań: { $clear }, niewykluczone przez szybkie rozgrywki: { $glimpsed }, potwierdzone rozgrywkami botów: { $stood }. Plik: { $file }
error-cannot-write = { $file }: nie da się zapisać: { $cause }
error-cannot-make-folder = nie da się utworzyć folderu { $folder }: { $cause }
cause-ENOENT = nie ma takiego pliku
cause-no-folder = nie ma takiego folderu
cause-nowhere = tam nie da się niczego utworzyć
cause-EISDIR = to folder
cause-ENOTDIR = część ścieżki nie jest folderem
cause-EACCES = brak uprawnień
cause-EPERM = brak uprawnień
cause-EEXIST = plik o tej nazwie już tam jest
cause-ENOSPC = dysk jest pełny
cause-EROFS = dysk jest tylko do odczytu
cause-other = { $code }

## Serwisy

error-no-site = w { $place } nie ma serwisu; podaj, gdzie jest, przez --{ $flag }
place-folder = folderze { $folder }
place-database = bazie danych { $database }
error-store = kłopot z bazą danych ({ $reason })
error-copy-refused = { $file } odrzucono ({ $reason })
error-deed = „{ $name }” to żadne z: { $known }
error-no-match = nie ma partii { $code }
error-not-blocked = „{ $name }” nie jest zablokowane; zablokowane imiona wymienia „nokturn moderate blocked”

said-verified = { $file }: sprawdzono, { $game }, graczy: { $players }, ruchów: { $moves }
said-new-site = w { $place } nie było serwisu: powstał nowy
said-migrated = baza danych jest w obecnej wersji
said-reckoned = { $matches ->
    [one] ustalono wynik { $matches } starszej partii
   *[other] ustalono wyniki { $matches } starszych partii
}
said-amended = { $matches ->
    [one] poprawiono wynik { $matches } partii według zapisu
   *[other] poprawiono wyniki { $matches } partii według zapisów
}
said-rated = { $matches ->
    [one] oceniono { $matches } partię
    [few] oceniono { $matches } partie
   *[other] oceniono { $matches } partii
}
said-nothing-rated = nie ma nic do oceny
said-exported = w { $file }: { $people ->
    [one] jedna osoba
    [few] { $people } osoby
   *[many] { $people } osób
} i { $matches ->
    [one] jedna partia
    [few] { $matches } partie
   *[many] { $matches } partii
}
said-copy-verified = { $unverified ->
    [0] sprawdzono: { $people ->
        [one] jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }, partie: { $verified } { PREPOSITION("z", $matches) } { $matches }
   *[other] sprawdzono: { $people ->
        [one] jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }, partie: { $verified } { PREPOSITION("z", $matches) } { $matches }, w tym według zasad, których już tu nie ma: { $unverified }
}
said-imported = wszystko jest w bazie danych
said-other-key = serwis podpisuje dalej kluczem, który już miał
said-no-tables = żaden stół nie jest na liście
said-closed = stół jest zamknięty
said-unlisted = stołu nie ma już na liście
said-blocked = nikt już nie przyjmie tego imienia
said-unblocked = imię znów jest wolne
said-check-good = Wszystko w porządku.
said-check-wrong = Coś było nie tak: patrz wyżej.
said-does-not-end = nie kończy się wraz z końcem wejścia: trzeba było go zakończyć
said-program-trouble = { $name }: { fault-means }: { $reason }
program-report = { $name } – decyzje: { $decisions }, w tym rozstrzygnięte odpowiedzią domyślną: { $defaults }
program-fault = { $count } × { fault-means }: { $reason }
program-errors = bajty na standardowym wyjściu błędów: { $bytes }, na końcu: { $last }
fault-means = { $fault ->
    [unreadable] unreadable (wiersz nie jest JSON-em)
    [unknown-message] unknown-message (protokół nie zna tej wiadomości)
    [wrong-protocol] wrong-protocol (inna wersja protokołu)
    [not-ready] not-ready (wiadomość przed „ready”)
    [not-offered] not-offered (takiej odpowiedzi nie było do wyboru)
    [late-answer] late-answer (decyzja, o którą chodzi, nie jest otwarta)
    [refused-request] refused-request (pytanie o światy, na które nie ma odpowiedzi)
    [silent] silent (brak odpowiedzi na czas)
    [noise] noise (zalew zbędnych danych)
    [ended] ended (program sam się zakończył)
    [cannot-start] cannot-start (programu nie da się uruchomić)
   *[other] { $fault }
}
said-waiting = czekam na partie z zawodów z --spread; Ctrl-C kończy
said-played = { $games ->
    [one] rozegrano jedną partię
    [few] rozegrano { $games } partie
   *[many] rozegrano { $games } partii
}
said-spread = partie czekają na maszyny: nokturn worker --database { $where }

## Wyniki poleceń simulate i ladder

report-finished = { $game }: partie: { $games }, ukończone: { $finished }, graczy: { $players }, ziarno { $seed }
report-speed = decyzje: { $decisions }, czas: { $seconds } s, na sekundę: { $rate }
report-rounds = rund w partii: średnio { $mean }, od { $min } do { $max }
report-heads =
    .played = rozegrane
    .won = wygrane
    .share = udział
    .mean = średnia
report-groups =
    .bot = bot
    .character = postać
    .clan = klan
    .difficulty = poziom trudności
    .edition = wydanie
    .family = Rodzina
    .fate = los
    .in-a-game = w partii
    .influence = wpływy
    .instant-mission-is-used = zadanie natychmiastowe wykorzystane
    .order = kolejność
    .party = frakcja
    .personal-mission-scores = własne zadanie punktuje
    .place = miejsce
    .public-mission-scores = zadanie ogólne punktuje
    .relic = relikwia
    .score = wynik
    .score-of-the-clan = wynik klanu
    .score-of-the-vampire = wynik wampira
    .seat = miejsce przy stole
    .share-of-games-ended-by = udział partii zakończonych przez
    .vampire = wampir
    .vampires = wampiry
    .veil-after-round = zasłona po rundzie
ladder-games = { $game }: partie: { $games }, graczy: { $seats }, ziarno { $seed }
ladder-deals = rozdania: { $deals }, partii każdego rozdania: { $times }; { ladder-tables }
ladder-tables = { $tables ->
    [halves] dwa boty, każdy na połowie miejsc, i jeszcze raz po zamianie miejsc
    [one-against] jeden bot kolejno na każdym miejscu, na pozostałych { $rest }
    [teams] każdy bot na wszystkich miejscach
    [teams-each] każdy bot na wszystkich miejscach, na każdym poziomie trudności
   *[mixed] wszystkie boty przy wspólnych stołach, każdy raz na każdym miejscu
}
ladder-stopped = zakończono wcześniej: liczą się tylko rozdania rozegrane do końca
ladder-setting = { $setting }: partie: { $games }
ladder-heads =
    .rating = ranking
    .points = punkty
    .thinking = ms na decyzję
    .most = większość poniżej
    .longest = najdłużej
ladder-range = { $low } do { $high }
ladder-average = Miejsce przy stole wygrywa { $share } partii, ktokolwiek na nim siedzi.
ladder-lead = { $bot } wygrywa częściej niż { $over } o

## Gry

games-line = { $game }: od { $min } do { $max } graczy; boty: { $bots }
games-presets-line = zestawy: { $presets }
games-heads =
    .option = opcja
    .values = wartości
    .default = domyślnie
games-range = od { $min } do { $max }
games-more = „nokturn games <gra>” objaśnia grę.
games-players = Graczy: od { $min } do { $max }; bez --players gra { $seats }.
games-presets = Gotowe zestawy (--preset nazwa):
games-preset = { $seats ->
    [one] { $name } (jeden gracz): { $help }
   *[other] { $name } (graczy: { $seats }): { $help }
}
games-options = Opcje (--option klucz=wartość):
games-option = { $name }. { $help }
games-usual = { $name } (domyślnie)
games-default = Domyślnie { $value }.
games-bots = Boty (--bots nazwa):
bot-random = Robi cokolwiek, na co pozwalają zasady.
bot-novice = Gra według kilku prostych zasad, bez namysłu.
bot-easy = Szybki i nieuważny: dobry na pierwszy wieczór.
bot-medium = Przed każdym ruchem chwilę myśli. Godny przeciwnik.
bot-hard = Wszystko pamięta, myśli naprzód, mało wybacza.
bot-expert = Przed każdym ruchem myśli nawet dwie sekundy.
temper-bold = Jak { $level }; z odpowiedzi, które wydają się równie dobre, bierze śmielszą.
temper-careful = Jak { $level }; z odpowiedzi, które wydają się równie dobre, bierze ostrożniejszą.

## Partie na serwerach

matches-none = Żadna partia nie jest otwarta.
matches-lobby = czeka na graczy
matches-playing = ruch innych
matches-closed = zamknięta
matches-over = skończona
matches-turn = TWÓJ RUCH
matches-turn-until = TWÓJ RUCH (do { $until })
