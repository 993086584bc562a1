### Strona po polsku.

brand = Nokturn
brand-home = Nokturn, strona główna
title = { $screen } · Nokturn
title-your-move = ● Twój ruch · { $game }
language = Język
language-en = English
language-pl = Polski
language-cs = Čeština
theme = Kolory
theme-system = Jak system
theme-night = Noc
theme-parchment = Pergamin
loading = Zapalamy świece…
connecting = Szukamy stołu…
connecting-late = Serwer jest nieosiągalny. Strona sama próbuje dalej; sprawdź połączenie.
dealing = Rozdajemy karty…
missing = Nikogo tu nie ma
missing-help = Ten adres prowadzi donikąd. Może po drodze coś się z niego urwało.
unloaded = Nie udało się wczytać części tej strony
unloaded-help = Może urwało się połączenie albo strona właśnie się zmieniła. Twoje partie nie przepadły.
unloaded-reload = Nie udało się wczytać części tej strony. Sprawdź połączenie, odśwież stronę i spróbuj ponownie.
try-again = Spróbuj ponownie
words-lacking = Części słów nie udało się wczytać w twoim języku.
failed = Coś się na tej stronie zepsuło
failed-help = Ten ekran zatrzymał błąd. Partia nie przepadła: otwórz ją jeszcze raz.
failed-why = Co się stało: { $error }
open-again = Otwórz jeszcze raz
other-rules = Grano według innych zasad
table-closed = Stół jest zamknięty
no-way-in = Tu nie możesz wejść
offline = Serwer jest nieosiągalny
go-home = Na początek
you = Ty
you-among = ty
guest = Wędrowiec
your-name = Twoje imię
sure-not = Jednak nie

## Strona główna

landing-title = Kto idzie z{ "\u00A0" }tobą w{ "\u00A0" }noc?
landing-pitch = Wampirze gry planszowe w przeglądarce. Zasad pilnujemy za ciebie, tajemnice pozostają tajemnicami, a konta nie potrzeba.
play-now = Zagraj teraz
play-now-which = W co gramy?
play-now-help = Pozostałe miejsca zajmą boty, a gra zacznie się od razu.
play-now-failed = Gra się nie wczytała. Spróbuj jeszcze raz.
play-now-close = Nie teraz
invite-friends = Zaproś znajomych
join-code = Masz kod?
join = Dołącz
join-code-wrong = Kod ma { $length } liter i cyfr. Sprawdź go z osobą, która go przysłała.
games = Gry
game-seats = { $min }–{ $max } graczy
game-minutes = { $least }–{ $most } minut
play-bots = Zagraj z botami
play-friends = Zagraj ze znajomymi
play-screen = Zagraj przy jednym ekranie
learn-first-game = Naucz się w pierwszej partii
read-rules = Przeczytaj zasady
rules-released = Rozegrana według wersji { $rules } zasad, wydanie { $release }.
rules-unreleased = Rozegrana według wersji { $rules } zasad, której nigdy nie wydano: inne wersje programu mogą nie znać tej partii.
rules-changed = Te zasady zmieniono, ale jeszcze ich nie wydano: inne wersje programu mogą nie znać partii, które zaczniesz.
your-matches = Twoje partie
match-local = { $bots ->
    [0] { $people }
    [one] { $people } i jeden bot
    [few] { $people } i { $bots } boty
   *[other] { $people } i { $bots } botów
  }
match-alone = Jeszcze nikogo więcej
import-match = Otwórz partię z pliku
import-failed = W tym pliku nie ma partii, którą ta strona umie odczytać.
status-lobby = Czeka na graczy
status-playing = Graj dalej
status-over = Zakończona
open-tables = Otwarte stoły
open-tables-none = Żaden stół nie jest teraz otwarty dla wszystkich. Otwórz własny: przy przygotowaniu partii wybierz „na liście”.
open-tables-more = Pokaż więcej stołów
seats-open = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
  }
take-a-seat = Zajmij miejsce
watch = Oglądaj
promises = Na czym możesz polegać
promise-rules = Każda zasada dopilnowana
    .text = Widzisz to, co wolno ci zrobić. A to, czego nie wolno, mówi dlaczego i podaje punkt zasad.
promise-secrets = Tajemnice są bezpieczne
    .text = Przeglądarka dostaje tylko to, co może wiedzieć twoje miejsce. Nawet czas namysłu niczego nie zdradza.
promise-fair = Kości, które można sprawdzić
    .text = Los każdej partii zostaje zapieczętowany przed pierwszą kartą. Potem każdy może to udowodnić.
promise-home = Gdziekolwiek, kiedykolwiek
    .text = Samemu, na jednej kanapie albo przez pół świata; na telefonie, także bez sieci. Wyjdź i wróć, kiedy chcesz.
footer = Nokturn jest wolny i otwarty. Nie pokazuje reklam i nie zakłada ci konta.
credits-icons = Ikony:
me-link = Twoje imię i urządzenia

## Przygotowanie

setup-company = Kto gra?
company-bots = Ja i boty
    .text = Działa tylko w tej przeglądarce, także bez połączenia.
company-friends = Znajomi z daleka
    .text = Dostaniesz link do rozesłania. Kto go otworzy, zajmuje miejsce.
company-screen = Wszyscy przy tym ekranie
    .text = Podajecie sobie ekran, a między wami zapada kurtyna.
setup-players = Gracze
setup-fewer = Jeden gracz mniej
setup-more = Jeden gracz więcej
setup-seats = Miejsca
setup-seat = Kto siedzi na miejscu { $seat }
setup-name-of = Imię gracza { $seat }
setup-options = Opcje
setup-preset = Jak gramy?
setup-own-mix = Własna mieszanka.
setup-single-options = Pojedyncze opcje ({ $count })
setup-conflict = Te opcje nie pasują do siebie. Zmień „{ $option }” albo liczbę graczy.
setup-start = Zacznij noc
setup-open = Otwórz stół
seat-open = Wolne miejsce
seat-here = Przy tym ekranie
seat-bot = Bot: { $level }
setup-strength = Jak mocne są boty?
levels-more = Więcej
level-easy = Łatwy
    .text = Szybki i nieuważny: dobry na pierwszy wieczór.
level-medium = Średni
    .text = Przed każdym ruchem chwilę myśli. Godny przeciwnik.
level-hard = Trudny
    .text = Wszystko pamięta, myśli naprzód, mało wybacza.
level-novice = Nowicjusz
    .text = Gra według kilku prostych zasad, bez namysłu.
level-random = Lunatyk
    .text = Robi cokolwiek, na co pozwalają zasady.
level-with-temper = { $level } · { $temper }
temper-bold = śmiały
temper-careful = ostrożny
bot-0 = Hanna
bot-1 = Ignacy
bot-2 = Jagoda
bot-3 = Kazimierz
bot-4 = Lidia
bot-5 = Marek
bot-6 = Nina
bot-7 = Oskar
privacy = Kto może znaleźć stół?
privacy-link = Tylko z linkiem
privacy-listed = Wszyscy (na liście)
spectators-allowed = Inni mogą oglądać; widzą tylko to, co widzi cały stół
clock = Czas na decyzję
clock-none = Bez zegara
clock-60 = Minuta
clock-180 = Trzy minuty
clock-3600 = Godzina
clock-86400 = Doba
clock-after = A gdy czas minie?
clock-after-default = Pada ostrożna odpowiedź
clock-after-bot = Decyduje bot

## Przed partią

lobby-seats = { $open ->
    [0] Są już wszyscy
    [one] { $open } miejsce jest wolne
    [few] { $open } miejsca są wolne
   *[other] { $open } miejsc jest wolnych
  }
lobby-invited = { $name } zaprasza do tego stołu.
lobby-full = Wszystkie miejsca są zajęte.
lobby-full-watch = Wszystkie miejsca są zajęte. Zostań na tej stronie: gdy noc się zacznie, możesz oglądać.
lobby-start = Zacznij noc
lobby-waiting = { $open ->
    [one] Czekamy na jeszcze jednego gracza
   *[other] Czekamy na { $open } graczy
  }
lobby-fill = Boty na wolne miejsca
lobby-close = Zamknij stół
lobby-close-sure = Tak, zamknij go dla wszystkich
lobby-host-starts = { $open ->
    [0] Wszystko gotowe: gospodarz może zaczynać.
   *[other] Gospodarz zacznie, gdy wszystkie miejsca będą zajęte.
  }
lobby-code = Kod:
sit-here = Usiądź tutaj
stand-up = Wstań
seat-you = To ty
seat-present = Przy stole
seat-away = Poza stołem
seat-stand-in = Za gracza { $name } gra bot
own-stand-in = Za ciebie gra bot
seat-take-back = Wracam na swoje miejsce
seat-let-bot = Niech gra bot
seat-wait-for = Poczekaj, aż wróci { $name }
seat-ask-to-leave = Poproś o zwolnienie miejsca
lobby-unseated = Gospodarz poprosił cię o zwolnienie miejsca. Możesz tu zostać i się przyglądać.
guests = Osoby przy tym stole
guests-help = Kogo wyciszysz, może dalej grać i oglądać. Kogo wyprosisz, musi odejść, a na tym miejscu gra dalej bot.
guest-mute = Wycisz
guest-unmute = Przywróć głos
guest-ban = Wyproś
guest-ban-sure = Tak, wyproś: { $name }
guest-readmit = Wpuść z powrotem
guest-muted = Bez prawa głosu
guest-unseated = Poproszono o zwolnienie miejsca
guest-banned = Nie ma tu wstępu
match-closed = Gospodarz zamknął ten stół.

## Udostępnianie

share-link = Link
copy-link = Skopiuj link
copied = Skopiowano
share = Udostępnij…
share-here-only = Ten link otworzy się tylko na tym komputerze. Aby zaprosić innych, uruchom serwer z opcją --host 0.0.0.0 i otwórz stronę pod adresem tego komputera w swojej sieci.
qr-code = Ten sam link jako kod dla aparatu
share-match = Zaproś kogoś do oglądania

## Kim jestem

me = Ty
me-help = Konta nie ma. Twoje miejsca są twoje dzięki tajemnicy zapisanej w tej przeglądarce.
me-keep = Zachowaj imię
me-kept = Od teraz grasz pod tym imieniem.
me-arrived = Witaj, { $name }. Twoje miejsca są teraz także na tym urządzeniu.
me-other = Ten link należy do innej osoby: { $name }
me-other-help = W tej przeglądarce grasz jako { $mine }. Po zmianie do dotychczasowych miejsc wrócisz tylko przez link poniżej, więc najpierw go zachowaj. A jeśli link przysłał ci ktoś inny, niczego nie zmieniaj: ta osoba widziałaby twoje karty.
me-other-become = Graj jako { $name }
me-other-sure = Tak, od teraz gram jako { $name }
me-other-stay = Zostaję: { $mine }
me-move = Graj na innym urządzeniu
me-move-help = Otwórz tam ten link, a będziesz tą samą osobą. Nie dawaj go nikomu: kto go ma, ma twoje miejsca.
me-forget = Zapomnij mnie
me-forget-help = Partie, w których nie grał nikt inny, zostaną usunięte. W pozostałych twoje miejsce zostanie, ale bez twojego imienia i bez twoich wypowiedzi. Tego nie da się cofnąć.
me-forget-sure = Tak, zapomnij mnie na zawsze
me-forgotten = Nie pamiętamy cię już.

## Stół

table-seats = Gracze
table-board = Plansza
table-own = Twoje rzeczy
table-side = Kronika, notatki i czat
tab-log = Kronika
tab-notebook = Notatnik
tab-chat = Czat
seat-open-sheet = { $name }: wszystko, co jawne
follow = Oglądasz. Śledź:
look = Obejrzyj
drawer-close = Zamknij
bar = Decyzja
dock = Pytanie i to, co trzymasz
cancel = Anuluj
why = Czego teraz nie można i dlaczego
how-board = Wybierz na planszy to, co świeci.
how-hand = Wybierz jedną ze swoich kart.
dock-lower = Opuść z powrotem
dock-raise = { $count ->
    [0] Pokaż wszystko
    [one] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
  }
notes = Szczegóły
playing = Co się dzieje
answered = Twoja odpowiedź: { $answer }. Możesz ją zmienić, póki nie odpowiedzą wszyscy.
sending = Odpowiedź w drodze do serwera…
suggest = Możesz wskazać, co wybierasz: zobaczą to wszyscy.
suggestions = Co można zrobić
suggested-by = Wskazuje: { $names }
sent = Odpowiedź dana. Możesz ją zmienić, póki nie odpowiedzą wszyscy.
confirm = Gotowe
pick-several = { $min ->
    [0] Wybierz najwyżej { $max }. Wybrane: { $picked }.
   *[other] Wybierz od { $min } do { $max }. Wybrane: { $picked }.
  }
pick-exactly = Wybierz dokładnie { $max }. Wybrane: { $picked }.
pick-order = Wskaż je w kolejności, której chcesz.
pick-amount = Od { $min } do { $max }
amount-less = O jeden mniej
amount-more = O jeden więcej
on-table = Lista wszystkich możliwości: { $count }
on-table-fold = Ukryj listę
barred-count = { $count ->
    [one] { $count } rzecz teraz niemożliwa. Dlaczego?
    [few] { $count } rzeczy teraz niemożliwe. Dlaczego?
   *[other] { $count } rzeczy teraz niemożliwych. Dlaczego?
  }
hint = Podpowiedź
hint-title = Co zrobiłby tu mocny gracz? (klawisz H)
hint-thinking = Mocny gracz się zastanawia…
hint-cancel = Nieważne
hint-close = Ukryj
hint-follow = Zrób tak
hint-failed = Podpowiedź się nie udała. Spróbuj jeszcze raz.
hint-best = { $answer } – około { $worth }% szans na wygraną.
hint-next = Drugie w kolejności: { $answer } – { $worth }%.
hint-even = Niemal równie dobre: { $answer }.
hint-only = { $answer } – nic innego nie jest warte namysłu.
hint-line = Dalej może być tak: { $line }.
hint-turn = { $name }: { $answers }
hint-nothing = nic
thinking = myśli
pause-bots = Wstrzymaj boty
resume-bots = Niech boty grają dalej
skip-beat = Do następnego zdarzenia; dwa razy: do twojej decyzji
pace-now = Tempo: { $pace }
since = Od twojej ostatniej tury
since-play = Pokaż wszystko jeszcze raz
since-again = { $words } Pokaż jeszcze raz
again = Jeszcze raz:
forced-ending = Nie ma nic więcej do zrobienia: tura się kończy
forced-wait = Czekaj
listed = Wszystkie możliwości także słowami
keys = Pojedyncze klawisze działają przy stole
key-choose = wybór odpowiedzi
key-hint = podpowiedź
key-look = obejrzenie zaznaczonej rzeczy
key-undo = cofnięcie ostatniego ruchu
key-log = kronika
key-skip = pominięcie tego, co się dzieje
key-keys = ta lista
key-space = Spacja
skip-links = Przejdź od razu
skip-to-question = Do pytania
skip-to-board = Na planszę
skip-to-hand = Do twoich rzeczy
skip-to-seats = Do graczy
skip-to-log = Do kroniki
undo = Cofnij
earlier-lines = { $count ->
    [one] Pokaż { $count } wcześniejszy wpis
    [few] Pokaż { $count } wcześniejsze wpisy
   *[other] Pokaż { $count } wcześniejszych wpisów
  }
days-left = { $days ->
    [one] Został { $days } dzień
    [few] Zostały { $days } dni
   *[other] Zostało { $days } dni
  }
reactions = Kiedy pytać mnie o reakcję?
reactions-help = Wszyscy mają te same ustawienia. Cokolwiek wybierzesz, nikt inny się tego nie domyśli.
reaction-mode-ask = Pytaj mnie
reaction-mode-auto-pass = Przepuść
reaction-mode-auto-use = Użyj zdolności, jeśli można
hold = Zaczekaj: zapytaj mnie następnym razem
hold-armed = Czekamy: padnie pytanie do ciebie
menu = Menu
pace = Tempo
pace-calm = Spokojne
pace-brisk = Żwawe
pace-fast = Szybkie
pace-instant = Od razu
sound = Dźwięki
advice = Pytaj ponownie przed pochopnym ruchem
mild = Łagodniejsze nazwy kart
notify = Daj znać, gdy mój ruch
watching = Oglądasz
spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
  }
line-healing = Brak połączenia, próbujemy dalej…
export-match = Zapisz partię do pliku
abandon-match = Wyrzuć tę partię
abandon-match-sure = Tak, wyrzuć ją na zawsze
leave-to-bot = Zostaw miejsce botowi
local-missing = Tej partii nie ma w tej przeglądarce. Może toczyła się na innym urządzeniu.
curtain = Gra { $name }
curtain-help = Pozostali odwracają wzrok. Kurtynę odsłania tylko { $name }.
curtain-open = To ja, { $name }
chat-unread = { $count ->
    [one] { $count } nowy wpis
    [few] { $count } nowe wpisy
   *[other] { $count } nowych wpisów
  }
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
chat-send = Powiedz
chat-stranger = Najpierw wybierz imię, potem możesz tu rozmawiać.
chat-muted = Gospodarz cię wyciszył. Możesz czytać.

## Po partii

ending = Koniec
ending-winners = Noc się skończyła. { COUNT($winners) ->
    [one] Wygrywa { SEATS($winners) }.
   *[other] Wygrywają { SEATS($winners) }.
  }
ending-yours = Zwycięstwo należy do ciebie.
ending-lost = To nie była twoja noc.
ending-place = Zajmujesz { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
    [6] szóste
    [7] siódme
   *[other] ósme
  } miejsce{ $behind ->
    [0] .
   *[other] , strata: { $behind }.
  }
ending-nobody = Noc się skończyła i nikt nie wygrał.
see-result = Powtórka i statystyki
rematch = Zagraj ponownie
other-game = Inna gra
show-board = Pokaż planszę
show-result = Pokaż wynik
result = Noc się skończyła
back-to-table = Wróć do stołu
download-record = Pobierz zapis
promise = Co ci obiecano
replay = Powtórka
replay-as = Widziane oczami
replay-everything = Wszystkich: karty odkryte
replay-spectator = Widza
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-where = Miejsce w partii
replay-at = { $round ->
    [0] { $at } z { $all }
   *[other] { $at } z { $all }, runda { $round }
  }
replay-missing = Nie ma takiej partii albo jeszcze się nie skończyła.
share-replay = Udostępnij tę chwilę
look-back = Spojrzenie wstecz
look-back-help = Twoje decyzje, ocenione według tego, co wtedy było ci wiadomo: co kosztowało najwięcej?
look-back-of = Czyje decyzje
look-back-start = Przejdź przez moje decyzje
look-back-running = Trwa namysł…
look-back-stop = Wystarczy
look-back-failed = To się nie udało. Spróbuj jeszcze raz.
look-back-nothing = Nie ma czego żałować: za każdym razem padł najlepszy wybór albo równie dobry.
look-back-worst = Co kosztowało najwięcej
look-back-cost = { $cost ->
    [one] { $cost } punkt procentowy mniej
    [few] { $cost } punkty procentowe mniej
   *[other] { $cost } punktów procentowych mniej
  }
look-back-round = runda { $round }
look-back-played = Twój wybór: { $answer } – { $worth }%
look-back-better = Lepiej: { $answer } – { $worth }%
look-back-show = Pokaż w powtórce
look-back-chart = Twoje szanse na wygraną, decyzja po decyzji
look-back-chart-label = Twoje szanse na wygraną przez { $decisions ->
    [one] jedną decyzję
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
  }, na początku { $first }%

## Zasady

rules = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj krócej albo innymi słowami.
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
  }
rules-english = Tych części nie przetłumaczono: są po angielsku.
rules-table = Tabela

## Pierwsza partia z przewodnikiem

guide-progress = Lekcja { $done } z { $all }
guide-other-way = Nie tym razem: wybierz to, co się żarzy. Wszystkiego innego spróbujesz, grając dalej.
guide-play-on = Graj dalej z botami

## Gdy serwer odmawia

refused-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie; z botami możesz grać mimo to.
refused-unknown-match = Nie ma partii o tym kodzie. Sprawdź go z osobą, która go przysłała.
refused-forbidden = Tego nie możesz tu zrobić.
refused-muted = Gospodarz wyciszył cię przy tym stole.
refused-asked-to-leave = Gospodarz poprosił cię o zwolnienie miejsca, więc przy tym stole już nie usiądziesz.
refused-banned = Gospodarz wyprosił cię od tego stołu.
refused-seat-taken = Ktoś był szybszy: miejsce jest zajęte. Wybierz inne.
refused-blocked-name = To imię nie jest tu dozwolone. Wybierz inne.
refused-too-often = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
refused-too-many = Masz zbyt wiele otwartych stołów. Najpierw zakończ lub zamknij któryś.
refused-too-many-listed = Na liście dla wszystkich jest już dość stołów od ciebie albo z twojej sieci. Zacznij lub zamknij któryś z nich albo otwórz ten tylko z linkiem.
refused-bots-busy = Przy zbyt wielu stołach grają teraz same boty. Poczekaj, aż przy którymś gra się skończy.
refused-unknown-person = Serwer już cię nie zna. Wybierz imię ponownie na stronie głównej.
refused-wrong-time = Nie w tej chwili.
refused-nothing-to-undo = Nie ma czego cofać.
refused-settled = Cofano to już wystarczająco wiele razy: teraz ruch zostaje.
refused-not-yours = Ostatni ruch nie był twój, więc nie możesz go cofnąć.
refused-revealed = Tego nie da się cofnąć: coś wyszło przez to na jaw.
refused-restarting = Serwer uruchamia się ponownie. Za chwilę wróci.
refused-store = Serwer nie zdołał tego zapisać. Nic się nie zmieniło: spróbuj ponownie.
refused-other-rules = Tę partię zaczęto według starszej wersji zasad, więc nie da się jej już tu otworzyć.
refused-rules-elsewhere = Ten serwer nie zna jeszcze zasad tej partii, ale zna je inny. Strona próbuje dalej.
refused-other = Nie udało się. Nic się nie zmieniło: spróbuj ponownie.
