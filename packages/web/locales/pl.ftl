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
theme-system = Systemowe
theme-night = Noc
theme-parchment = Pergamin
loading = Zapalamy świece…
connecting = Szukamy stołu…
connecting-late = Nie można połączyć się z serwerem. Strona próbuje dalej; sprawdź połączenie.
dealing = Rozdajemy karty…
missing = Nikogo tu nie ma
missing-help = Pod tym adresem nic nie ma. Może w linku czegoś brakuje.
unloaded = Nie udało się wczytać części tej strony
unloaded-help = Może urwało się połączenie albo strona właśnie się zmieniła. Twoje partie nie przepadły.
unloaded-reload = Nie udało się wczytać części tej strony. Sprawdź połączenie, odśwież stronę i spróbuj ponownie.
try-again = Spróbuj ponownie
words-lacking = Części tekstów nie udało się wczytać w twoim języku.
failed = Coś się na tej stronie zepsuło
failed-help = Ten ekran zatrzymał błąd. Partia nie przepadła: otwórz ją jeszcze raz.
failed-why = Co się stało: { $error }
open-again = Otwórz jeszcze raz
other-rules = Grano według innych zasad
table-closed = Stół jest zamknięty
no-way-in = Tu nie możesz wejść
offline = Nie można połączyć się z serwerem
no-server = Ta strona działa bez serwera
no-server-help = Ta strona działa tylko w twojej przeglądarce: możesz grać z botami albo z innymi przy tym ekranie. Aby grać ze znajomymi na odległość, otwórz Nokturn na stronie z serwerem.
go-home = Na stronę główną
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
invite-which = W co gracie?
invite-help = Potem przygotujesz stół i dostaniesz link do rozesłania.
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
puzzles = Co robisz?
puzzles-tonight = Zagadka tej nocy
read-rules = Przeczytaj zasady
rules-released = Rozegrana według wersji { $rules } zasad, wydanie { $release }.
rules-unreleased = Rozegrana według wersji { $rules } zasad, której nigdy nie wydano: inne wersje programu mogą nie znać tej partii.
rules-changed = Te zasady zmieniono, ale jeszcze ich nie wydano: inne wersje programu mogą nie znać partii, które zaczniesz.
your-matches = Twoje partie
your-matches-more = Jeszcze { $count } w toku
all-matches = Wszystkie moje partie
me-past = Twoje partie do tej pory
me-statistics = Statystyki i rankingi
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
status-expected = Masz zaproszenie
status-turn = Twój ruch
time-left = pozostało { $time }
open-tables = Otwarte stoły
open-tables-none = Żaden stół nie jest teraz otwarty dla wszystkich. Otwórz własny: przy przygotowaniu partii wybierz „na liście”.
open-tables-more = Pokaż więcej stołów
open-tables-none-fit = Żaden otwarty stół nie pasuje. Zmień filtry albo wybierz szybką grę.
quick-match = Szybka gra
quick-match-help = Sadza cię przy pasującym stole albo otwiera nowy i daje znać, gdy ktoś przyjdzie.
best-table = Oglądaj teraz najlepszy stół
best-table-none = W tej chwili nikt nie gra przy otwartym stole.
filter-any = Dowolnie
filter-game = Gra
filter-clock = Zegar
filter-language = Język
filter-free = Wolne miejsca
filter-free-seats = Co najmniej { $count }
tempo-none = Bez zegara
tempo-live = Minuty
tempo-days = Dni
lobby-came = Przy stole siada { $name }.
seats-open = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
  }
take-a-seat = Zajmij miejsce
watch = Oglądaj
promises = Na czym możesz polegać
promise-rules = Pilnujemy każdej zasady
    .text = Widzisz, co wolno ci zrobić. A gdy czegoś nie wolno, dowiadujesz się dlaczego i z którego punktu zasad to wynika.
promise-secrets = Tajemnice są bezpieczne
    .text = Przeglądarka dostaje tylko to, co może wiedzieć twoje miejsce. Nawet czas namysłu niczego nie zdradza.
promise-fair = Kości, które można sprawdzić
    .text = Losowanie każdej partii zostaje zapieczętowane, zanim padnie pierwsza karta. Po grze każdy może je sprawdzić.
promise-home = Gdziekolwiek, kiedykolwiek
    .text = W pojedynkę, na jednej kanapie albo z drugiego końca świata; na telefonie, także bez sieci. Wyjdź i wróć, kiedy chcesz.
footer = Nokturn to wolne i otwarte oprogramowanie. Bez reklam i bez konta.
credits-icons = Ikony:
me-link = Twoje imię i urządzenia
circles = Twoje kręgi

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
setup-own-mix = Własny zestaw opcji.
setup-single-options = Wszystkie opcje ({ $count })
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
level-expert = Ekspert
    .text = Przed każdym ruchem myśli nawet dwie sekundy.
level-novice = Nowicjusz
    .text = Gra według kilku prostych zasad, bez namysłu.
level-random = Lunatyk
    .text = Robi cokolwiek, na co pozwalają zasady.
level-of-site = Bot tej strony: program osoby, która ją prowadzi.
level-with-temper = { $level } · { $temper }
temper-bold = śmiały
    .text = Z dwóch równie dobrych odpowiedzi wybiera śmielszą.
temper-careful = ostrożny
    .text = Z dwóch równie dobrych odpowiedzi wybiera bezpieczniejszą.
privacy = Kto może znaleźć stół?
privacy-link = Tylko z linkiem
privacy-listed = Wszyscy (na liście)
spectators-allowed = Inni mogą oglądać; widzą tylko to, co widzi cały stół
delay = Co widzą widzowie
delay-moves = { $count ->
    [0] Każdy ruch od razu
    [one] Partię z opóźnieniem o { $count } ruch
    [few] Partię z opóźnieniem o { $count } ruchy
   *[many] Partię z opóźnieniem o { $count } ruchów
  }
lobby-no-pace = Boty odpowiadają tu od razu, więc może być widać, kto miał wybór.
lobby-delay = { $count ->
    [one] Widzowie widzą tę partię z opóźnieniem o { $count } ruch.
    [few] Widzowie widzą tę partię z opóźnieniem o { $count } ruchy.
   *[many] Widzowie widzą tę partię z opóźnieniem o { $count } ruchów.
  }
clock = Czas na decyzję
clock-none = Bez zegara
clock-pace = W jakim tempie gracie?
clock-pace-live = Na żywo
    .text = Wszyscy są przy stole. Gdy ktoś odejdzie, pozostali nie czekają długo.
clock-pace-days = Przez kilka dni
    .text = Każdy gra wtedy, gdy ma czas.
clock-pace-none = Bez zegara
    .text = Każdy może myśleć, ile chce.
clock-after = A gdy czas minie?
clock-after-default = Wybierana jest ostrożna odpowiedź
clock-after-bot = Decyduje bot

## Przed partią

lobby-seats = { $open ->
    [0] Są już wszyscy
    [one] { $open } miejsce jest wolne
    [few] { $open } miejsca są wolne
   *[other] { $open } miejsc jest wolnych
  }
lobby-invited = { $name } zaprasza do tego stołu.
lobby-expected = { $name } chce z tobą zagrać. Twoje miejsce na ciebie czeka.
lobby-decline = Nie tym razem
seat-expected = Zaproszenie wysłane
lobby-full = Wszystkie miejsca są zajęte.
lobby-full-watch = Wszystkie miejsca są zajęte. Zostań na tej stronie: gdy noc się zacznie, zobaczysz grę.
lobby-start = Zacznij noc
lobby-waiting = { $open ->
    [one] Czekamy na jeszcze jednego gracza
   *[other] Czekamy na { $open } graczy
  }
lobby-fill = Posadź boty na wolnych miejscach
lobby-close = Zamknij stół
lobby-close-sure = Tak, zamknij go dla wszystkich
lobby-table = Ten stół
lobby-change = Zmień ustawienia stołu
lobby-change-do = Zmień
fact-host = Gospodarz
fact-host-language = { $name } ({ $language })
fact-watch = Inni mogą oglądać
fact-watch-yes = Tak
fact-watch-no = Nie
fact-clock-default = { $time } na decyzję, potem wybierana jest ostrożna odpowiedź
fact-clock-bot = { $time } na decyzję, potem decyduje bot
fact-open = można oglądać
fact-closed = bez widzów
seat-swap = Zamień miejsca { $seat } i { $other }
lobby-host-starts = { $open ->
    [0] Wszystko gotowe: gospodarz może zaczynać.
   *[other] Gospodarz zacznie, gdy wszystkie miejsca będą zajęte.
  }
lobby-code = Kod:
sit-here = Usiądź tutaj
stand-up = Wstań
seat-you = To ty
seat-present = Przy stole
seat-away = Z dala od stołu
seat-idle = Od dawna bez odpowiedzi
seat-holiday = Urlop do: { $until }
seat-stand-in = { $name }: w zastępstwie gra bot
own-stand-in = Za ciebie gra bot
seat-take-back = Wracam na swoje miejsce
seat-let-bot = Niech gra bot
seat-wait-for = Poczekaj, aż wróci { $name }
seat-ask-to-leave = Poproś o zwolnienie miejsca
lobby-unseated = Gospodarz poprosił cię o zwolnienie miejsca. Możesz tu zostać i się przyglądać.
guests = Osoby przy tym stole
guests-help = Wyciszona osoba może dalej grać i oglądać. Wyproszona musi odejść, a na jej miejscu gra dalej bot.
guest-mute = Wycisz
guest-unmute = Przywróć głos
guest-ban = Wyproś
guest-ban-sure = Tak, wyproś: { $name }
guest-readmit = Wpuść z powrotem
guest-muted = Wyciszono
guest-unseated = Poproszono o zwolnienie miejsca
guest-banned = Nie ma tu wstępu
match-closed = Gospodarz zamknął ten stół.

## Gdy kogoś nie ma

host-gone = Gospodarza nie ma już od dłuższej chwili.
host-take-over = Przejmij rolę gospodarza
end-together = Zakończ partię bez wyniku
end-together-help = { $needed ->
    [1] Nikt nie wygrywa i partia nigdzie się nie liczy. To, co ukryte, zostaje ukryte.
   *[other] Gdy zechce tego { $needed } graczy, partia się skończy. Nikt nie wygrywa, partia nigdzie się nie liczy, a to, co ukryte, zostaje ukryte.
  }
end-together-count = Głosy za zakończeniem: { $wanted } { PREPOSITION("z", $needed) } { $needed } potrzebnych
end-together-want = Chcę ją zakończyć
end-together-sure = Tak, kończymy
end-together-not = Jednak gram dalej
end-together-toast = { $name } chce zakończyć partię bez wyniku. Możesz się zgodzić w menu.
abandoned = Ta partia została przerwana
abandoned-help = Gracze zakończyli ją bez wyniku. Nikt nie wygrał i nigdzie się ona nie liczy.

## Udostępnianie

share-link = Link
copy-link = Skopiuj link
copied = Skopiowano
share = Udostępnij…
share-here-only = Ten link otworzy się tylko na tym komputerze. Aby zaprosić innych, uruchom serwer z opcją --host 0.0.0.0 i otwórz stronę pod adresem tego komputera w swojej sieci.
qr-code = Ten sam link jako kod QR
share-match = Zaproś kogoś do oglądania

## Kim jestem

me = Ty
me-help = Konta nie ma. Miejsca przy stole są twoje dzięki sekretowi zapisanemu w tej przeglądarce.
me-keep = Zapisz imię
me-kept = Od teraz grasz pod tym imieniem.
me-arrived = Witaj, { $name }. Twoje miejsca są teraz także na tym urządzeniu.
me-other = Ten link należy do innej osoby: { $name }
me-other-help = W tej przeglądarce grasz jako { $mine }. Po zmianie do dotychczasowych miejsc wrócisz tylko przez link poniżej, więc najpierw go zachowaj. A jeśli link przysłał ci ktoś inny, niczego nie zmieniaj: ta osoba widziałaby twoje karty.
me-other-become = Graj jako { $name }
me-other-sure = Tak, od teraz gram jako { $name }
me-other-stay = Zostaję: { $mine }
me-move = Graj na innym urządzeniu
me-move-help = Otwórz tam ten link, a będziesz tą samą osobą. Nie dawaj go nikomu: kto go ma, ma twoje miejsca.
holiday = Urlop
holiday-help = Przez najwyżej { $days } dni w miesiącu twoje zegary mogą stać w każdej partii, w której na decyzję jest doba lub więcej. Pozostali widzą, kiedy wrócisz.
holiday-days = Na jak długo?
holiday-count = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[other] { $count } dni
  }
holiday-take = Wyjeżdżam
holiday-until = Masz urlop do: { $until }.
holiday-end = Już jestem
holiday-none = W tym miesiącu nie masz już wolnych dni.
me-forget = Zapomnij mnie
me-forget-help = Partie, w których nie grał nikt inny, zostaną usunięte. W pozostałych twoje miejsce zostanie, ale bez twojego imienia i bez twoich wypowiedzi. Tego nie da się cofnąć.
me-forget-sure = Tak, zapomnij mnie na zawsze
me-forgotten = Nie pamiętamy cię już.

## Jak dowiadujesz się, że przyszła twoja kolej

notices = Gdy przyjdzie twoja kolej
notices-link = Powiadomienia
notices-help = Wiadomości przychodzą także wtedy, gdy ta strona jest zamknięta: raz o każdej decyzji i ponownie, zanim skończy ci się czas. Zawierają tylko to, co mogą wiedzieć wszyscy.
notices-channels = Gdzie dostajesz wiadomości
notices-push = Przeglądarka
notices-mail = E-mail
notices-webhook = Webhook
notices-here = Ta przeglądarka
notices-unconfirmed = Otwórz link z wiadomości, którą do ciebie wysłaliśmy.
notices-remove = Usuń
notices-remove-where = Usuń: { $where }
notices-push-start = Powiadamiaj mnie w tej przeglądarce
notices-push-on = Ta przeglądarka powiadomi cię, gdy przyjdzie twoja kolej.
notices-push-refused = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
notices-push-cannot = Ta przeglądarka nie może tu wysyłać powiadomień: potrzebny jest bezpieczny adres (https), a na iPhonie strona musi być dodana do ekranu początkowego.
notices-mail-address = Adres e-mail
notices-mail-add = Powiadamiaj mnie e-mailem
notices-mail-added = Wysłaliśmy link na adres { $address }. Otwórz go, aby potwierdzić adres.
notices-webhook-address = Adres
notices-webhook-add = Dodaj webhook
notices-webhook-added = Webhook dodany.
notices-webhook-help = Dla kanału na Discordzie, Slacku, Matriksie albo w ntfy: pod ten adres wysyłamy JSON.
notices-test = Wyślij próbną wiadomość
notices-tested = Próbna wiadomość jest w drodze.
notices-ask = Ta partia potrwa kilka dni. Czy ta przeglądarka ma cię powiadamiać, gdy przyjdzie twoja kolej?
notices-ask-mail = Ta partia potrwa kilka dni. Czy mamy wysyłać ci e-mail, gdy przyjdzie twoja kolej?
notices-ask-yes = Tak, powiadamiaj
notices-ask-no = Nie, dziękuję
notices-ask-other = Wybierz inny sposób
quiet = Godziny ciszy
quiet-on = Nie przeszkadzaj mi w nocy
quiet-from = Od
quiet-to = Do
quiet-kept = Od { $from } do { $to } niczego nie wyślemy.
quiet-off = Możemy cię powiadamiać o każdej porze.
mail-confirm = Potwierdzenie adresu
mail-confirmed = Adres potwierdzony. Będziemy tu pisać o twoich partiach.
mail-stop = Koniec wiadomości
mail-stopped = Na ten adres nie wyślemy już żadnej wiadomości.
mail-link-dead = Ten link już nie działa.

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
dock-lower = Zwiń
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
suggestions = Propozycje
suggested-by = Wskazuje: { $names }
sent = Odpowiedź przyjęta. Możesz ją zmienić, póki nie odpowiedzą wszyscy.
confirm = Potwierdź
pick-several = { $min ->
    [0] Wybierz najwyżej { $max }. Wybrane: { $picked }.
   *[other] Wybierz od { $min } do { $max }. Wybrane: { $picked }.
  }
pick-exactly = Wybierz dokładnie { $max }. Wybrane: { $picked }.
pick-order = Wskaż je w kolejności, której chcesz.
pick-amount = Od { $min } do { $max }
amount-less = O jeden mniej
amount-more = O jeden więcej
on-table = Lista wszystkich możliwości
on-table-fold = Ukryj listę
barred-count = Teraz niemożliwe: { $count }. Dlaczego?
hint = Podpowiedź
hint-title = Co zrobiłby tu mocny gracz? (klawisz H)
hint-thinking = Mocny gracz się zastanawia…
hint-cancel = Już nie trzeba
hint-close = Ukryj
hint-follow = Zrób tak
hint-failed = Tym razem bez podpowiedzi. Spróbuj jeszcze raz.
hint-best = { $answer } – około { $worth }% szans na wygraną.
hint-next = Następne najlepsze: { $answer } – { $worth }%.
hint-even = Niemal równie dobre: { $answer }.
hint-only = { $answer } – nic innego się z tym nie równa.
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
forced-ending = Nic do zrobienia: koniec tury
forced-wait = Czekaj
listed = Wszystkie możliwości także słowami
keys = Skróty jednoklawiszowe przy stole
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
taken-back = Cofnięto.
look-rules = W zasadach
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
reaction-mode-auto-pass = Pasuj za mnie
reaction-mode-auto-use = Użyj zdolności, jeśli można
in-advance = Odpowiedz z wyprzedzeniem
in-advance-help = Nikt nie czeka na to, co tu ustalisz, i nikt inny tego nie widzi. Możesz to zmienić w każdej chwili.
in-advance-windows = Kiedy cię nie ma, okazja do reakcji mija po kilku sekundach, chyba że tu powiesz, co wtedy robisz.
hold = Zapytaj mnie następnym razem
hold-armed = Następnym razem padnie pytanie
hold-help = Przy najbliższej okazji do reakcji padnie pytanie, niezależnie od ustawień poniżej.
hold-short = przy najbliższej reakcji
menu = Menu
pace = Tempo
pace-calm = Spokojne
pace-brisk = Żwawe
pace-fast = Szybkie
pace-instant = Od razu
sound = Dźwięki
sound-on = Włącz dźwięki
advice = Pytaj ponownie przed pochopnym ruchem
talk = Boty czasem się odzywają
explain = Boty objaśniają swoje ruchy
explain-stop = Bez dalszych objaśnień
remark-by = { $name }: „{ $words }”
remark-greet-bold = Dobry wieczór! Dziś bez przesadnej ostrożności.
remark-greet-careful = Dobry wieczór. Oby to była dobra partia.
remark-out-bold = Warto było spróbować.
remark-out-careful = To już koniec? A to niespodzianka.
remark-won-bold = Ale zabawa. Jeszcze raz?
remark-won-careful = Udana noc. Dziękuję za partię.
remark-lost-bold = Następnym razem wygrywam ja.
remark-lost-careful = Dobra gra, gratulacje.
mild = Łagodniejsze nazwy kart
notify = Daj znać, gdy przyjdzie moja kolej
watching = Oglądasz
watching-late = { $count ->
    [one] Oglądasz z opóźnieniem o { $count } ruch
    [few] Oglądasz z opóźnieniem o { $count } ruchy
   *[many] Oglądasz z opóźnieniem o { $count } ruchów
  }
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
chat-write = Napisz coś
chat-send = Wyślij
chat-stranger = Najpierw wybierz imię, potem możesz tu rozmawiać.
chat-muted = Gospodarz cię wyciszył. Możesz czytać.
signs = Gesty
sign-good-luck = Powodzenia!
sign-well-played = Dobrze zagrane!
sign-thanks = Dzięki!
sign-hurry = Pośpiesz się, proszę!
sign-ouch = Au!
sign-laugh = Ha, ha!
mute-for-me = Wycisz u siebie: { $name }
muted-for-me = Wyciszono u ciebie: { $name }
unmute-for-me = Przywróć głos: { $name }

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
ending-decided = Rozstrzygnęła ta tura:
ending-decided-see = Zobacz jeszcze raz
ending-best = Twoja najlepsza karta:
ending-stronger = Ostatnie partie: { $of }, wygrane: { $won }. Następnym razem trochę silniejsze boty?
ending-kinder = Ostatnie partie: { $of }, wygrane: { $won }. Następnym razem trochę łagodniejsze boty?
ending-other-level = Zagraj ponownie: { $level }
ending-nobody = Noc się skończyła i nikt nie wygrał.
see-result = Powtórka i statystyki
rematch = Zagraj ponownie
rematch-join = Dołącz do rewanżu
rematch-offered = Rewanż jest otwarty, a twoje miejsce na ciebie czeka.
other-game = Inna gra
show-board = Pokaż planszę
show-result = Pokaż wynik
result = Noc się skończyła
back-to-table = Wróć do stołu
download-record = Pobierz zapis
promise = Co ci obiecano
replay = Powtórka
replay-as = Kto patrzy
replay-everything = Wszystkie karty odkryte
replay-spectator = Widz
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-where = Miejsce w partii
replay-at = { $round ->
    [0] { $at } { PREPOSITION("z", $all) } { $all }
   *[other] { $at } { PREPOSITION("z", $all) } { $all }, runda { $round }
  }
replay-missing = Nie ma takiej partii albo jeszcze się nie skończyła.
replay-refused = Nie można pokazać powtórki
replay-not-yet = Ta partia jeszcze trwa albo skończyła się bez wyniku.
replay-forbidden = Ta partia jest zamknięta dla widzów: powtórkę mogą obejrzeć tylko jej gracze.
replay-flawed = Serwer przysłał zapis, którego ta strona nie umie odczytać. Odśwież ją: może być starsza niż serwer.
share-replay = Udostępnij tę chwilę
branch-result = Co mogło się zdarzyć
branch-compare = Porównaj z partią
branch-again = Spróbuj stamtąd jeszcze raz
branch-try = Spróbuj stąd jeszcze raz
course = Przebieg partii
course-help = Szanse wszystkich na wygraną, chwila po chwili. Dotknij wykresu, żeby zobaczyć tę chwilę.
course-start = Narysuj wykres
course-running = Rozgrywamy partię dalej od każdej chwili…
course-failed = Wykres nie powstał. Spróbuj jeszcze raz.
course-sight = Liczone według
course-known = tego, co było komu wiadomo
course-open = wszystkich kart, odkrytych
course-label = Szanse wszystkich na wygraną w ciągu partii (chwile: { $moments }). Suwak poniżej je odczytuje.
course-where = Chwila partii
course-chance = { $name } { $chance }%
course-together = Wszyscy
course-nobody-knows = jeszcze nie wiadomo
carry-match = Partia jako link
carry-match-help = Link zawiera całą partię z imionami graczy. Kto go otworzy, zobaczy powtórkę.
carry-match-long = Ta partia jest za długa na link. Pobierz jej zapis: można go otworzyć na stronie głównej.
carry-match-damaged = Ten link nie zawiera całej partii. Mógł zostać ucięty po drodze.
look-back = Spojrzenie wstecz
look-back-help = Twoje decyzje, ocenione według tego, co wtedy było ci wiadomo: co kosztowało najwięcej?
look-back-of = Czyje decyzje
look-back-start = Przejdź przez moje decyzje
look-back-running = Liczymy…
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
look-back-all = Wszystkie twoje decyzje
look-back-all-show = { $decisions ->
    [one] Twoja jedyna decyzja
    [few] Wszystkie { $decisions } decyzje
   *[other] Wszystkie { $decisions } decyzji
  }
look-back-kinds = Gdzie tracisz najwięcej, według rodzaju decyzji (przejrzane partie: { $matches })
look-back-kind = kosztowne: { $costly } { PREPOSITION("z", $decisions) } { $decisions }, razem { $cost } p.p.
look-back-good = Nic lepszego się nie znalazło
look-back-why = Co daje lepszy wybór w porównaniu z twoim (sprawdzone możliwe przebiegi: { $lines }): { $gains }.
look-back-why-nothing = Na planszy nic tak szybko nie odróżnia obu wyborów: widać to dopiero później.
look-back-study = Twój wybór i lepszy
look-back-yours = Twój: { $answer }
look-back-theirs = Lepszy: { $answer }
look-back-line-match = Co się stało
look-back-line-yours = Możliwy dalszy ciąg po twoim
look-back-line-better = Możliwy dalszy ciąg po lepszym
look-back-lines-running = Rozgrywamy oba…
look-back-lines-none = Tę partię rozegrano według starszych zasad, więc nie da się stąd grać dalej.
look-back-close = Wróć do partii
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
rules-unwritten = Zasady tej gry nie zostały jeszcze spisane.
rules-table = Tabela
rules-english-here = Tego rozdziału nie przetłumaczono: jest po angielsku.
rules-around = Rozdziały
rules-before = Poprzedni
rules-after = Następny
rules-aid = Pomoc gracza
rules-print = Wydrukuj instrukcję
rules-print-aid = Wydrukuj tę stronę
rules-try = Zagraj od tego miejsca

## Karty gry

cards = Karty
cards-of = { $game }: karty
cards-all = Wszystkie
cards-search = Szukaj wśród kart
cards-kinds = Które karty
cards-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj krócej albo innymi słowami.
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
cards-rules = W zasadach:
cards-won = U botów: wygrana w { $share }% { PREPOSITION("z", $count) } { $count } partii (od { $least } do { $most }%).
cards-scored = U botów: punkty w { $share }% { PREPOSITION("z", $count) } { $count } partii (od { $least } do { $most }%).
cards-used = U botów: użycie w { $share }% { PREPOSITION("z", $count) } { $count } partii (od { $least } do { $most }%).
cards-own = W twoich partiach: { $matches }, wygrane: { $won }.
cards-uncounted = U botów: za mało partii, żeby coś powiedzieć.
cards-seen = Ostatnio:

## Pierwsza partia z przewodnikiem

guide-progress = Lekcja { $done } { PREPOSITION("z", $all) } { $all }
guide-other-way = Nie tym razem: wybierz to, co świeci. Wszystkiego innego spróbujesz, grając dalej.
puzzle-answered = Liczy się pierwsza odpowiedź.
guide-play-on = Graj dalej z botami
guide-again = Spróbuj jeszcze raz, bez pomocy

## Gdy serwer odmawia

refused-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie; z botami i tak możesz grać.
refused-unknown-match = Nie ma partii o tym kodzie. Sprawdź go z osobą, która go przysłała.
refused-forbidden = Tego nie możesz tu zrobić.
refused-muted = Gospodarz wyciszył cię przy tym stole.
refused-asked-to-leave = Gospodarz poprosił cię o zwolnienie miejsca, więc przy tym stole już nie usiądziesz.
refused-banned = Gospodarz wyprosił cię od tego stołu.
refused-seat-taken = Ktoś cię wyprzedził: miejsce jest zajęte. Wybierz inne.
refused-blocked-name = To imię nie jest tu dozwolone. Wybierz inne.
refused-too-often = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
refused-too-many = To więcej, niż tu wolno.
refused-too-many-matches = Masz zbyt wiele otwartych stołów. Najpierw zakończ lub zamknij któryś.
refused-too-many-circles = Należysz już do wielu kręgów. Najpierw opuść któryś.
refused-too-many-channels = Masz już dość sposobów powiadamiania. Najpierw usuń któryś.
refused-circle-full = Ten krąg jest pełny. Zapytaj któregoś z opiekunów.
refused-not-on-internet = Ten adres nie prowadzi do internetu, więc ta strona niczego tam nie wyśle.
refused-too-many-listed = Na liście dla wszystkich jest już dość stołów od ciebie albo z twojej sieci. Zacznij lub zamknij któryś z nich albo otwórz ten tylko z linkiem.
refused-bots-busy = Przy zbyt wielu stołach grają teraz same boty. Poczekaj, aż przy którymś gra się skończy.
refused-unknown-person = Serwer już cię nie zna. Wybierz imię ponownie na stronie głównej.
refused-wrong-time = Nie w tej chwili.
refused-nothing-to-undo = Nie ma czego cofać.
refused-settled = Ten ruch cofano już kilka razy. Teraz zostaje.
refused-not-yours = Ostatni ruch nie był twój, więc nie możesz go cofnąć.
refused-revealed = Tego nie da się cofnąć: coś wyszło przez to na jaw.
refused-restarting = Serwer uruchamia się ponownie. Za chwilę wróci.
refused-store = Serwer nie zdołał tego zapisać. Nic się nie zmieniło: spróbuj ponownie.
refused-other-rules = Tę partię zaczęto według starszej wersji zasad, więc nie da się jej już tu otworzyć.
refused-rules-elsewhere = Ten serwer nie zna jeszcze zasad tej partii, ale zna je inny. Strona próbuje dalej.
refused-other = Nie udało się. Nic się nie zmieniło: spróbuj ponownie.
