### Pierwsza noc Od zmierzchu do świtu z przewodnikiem. Liczby i imiona zgadzają się z guide.json.

guide-vampire = Zmierzch. Masz piętnaście rund, żeby wyjść z zamczyska, polować i wrócić przed wschodem słońca. Wampiry różnią się tylko wyglądem. Weź postać { VAMPIRE("yoko") }.
guide-mission = Zadania dają punkty na koniec. Dwa leżą odkryte dla wszystkich, a to będzie twoją tajemnicą. Zatrzymaj zadanie { MISSION("the-host") }: płaci za powrót do domu, a więcej, jeśli { SEAT(1) } wróci po tobie.
guide-hand = W każdej turze zagrywasz wszystkie trzy karty z ręki. Ich liczby to razem twoja szybkość: { CARD("vampire-speed-4") }, { CARD("vampire-speed-2") } i { CARD("vampire-thirst") } dają 4 + 2 + 1 = 7. Zagraj je.
guide-move = Szybkość to twoja jedyna waluta: krok kosztuje 1, polowanie też kosztuje. Reszta przepada. Na cmentarzu nie wolno polować na ludzi, więc przejdź przez niego, 4 kroki { SPACE("m1", part: "to") }, i zachowaj 3.
guide-hunt = Tor polowania. Kolumna to cena: stos w kolumnie 3 kosztuje 3 punkty szybkości. { CARD("military-uwe") } jest wart 3 punkty, i to od razu. Gryź!
guide-first = { SEAT(1) } jest dalej od zamczyska niż ty, więc zaczyna 2. rundę i idzie do krypty. Twoje nowe karty dają szybkość 7: zrób 5 kroków { SPACE("m6", part: "to") }.
guide-push = Stoi tu już { SEAT(1) }, więc możesz przeganiać. Przegnaj tego wampira o krok wstecz, { SPACE("m5", part: "to") }: teraz ty jesteś dalej i następna runda zacznie się od ciebie.
guide-crypt = Krypta: obejrzyj leżące w niej zadania i zatrzymaj jeszcze jedno. { MISSION("strategist") } daje 6 punktów za największą liczbę żołnierzy, a { CARD("military-uwe") } jest jednym z nich. Zatrzymaj to zadanie.
guide-power = Po każdej rundzie tor przesuwa się w prawo i wszystko tanieje. { CARD("vampiric-speed-3") } kosztowała 3, teraz kosztuje 2. Moc nie daje punktów, ale za każdym razem, gdy masz ją na ręce, daje szybkość 3. Upoluj ją.
guide-order = 3. runda i zaczynasz. Tym razem masz tylko szybkość 5. Idź 3 kroki { SPACE("m9", part: "to") }; zostaną 2.
guide-track = { CARD("villager-momo") } jest już w kolumnie 2. Jest wart 1 punkt, a { CARD("the-hunger") } w twojej strefie gry dodaje 1 za każdego upolowanego człowieka. Weź 2 punkty za 2 punkty szybkości.
guide-plains = Masz na ręce swoją moc: szybkość 10! Przed tobą równiny, gdzie ścieżki się rozchodzą: tory, poniżej kurs statku z tawerną, a dalej droga. Idź torami, 4 kroki { SPACE("r4", part: "to") }.
guide-bonus = Na równinach każdy człowiek daje o 1 punkt więcej, w lesie o 2. { CARD("military-archibald") } jest wart 3 + 1 = 4, a to już drugi żołnierz do zadania { MISSION("strategist") }. Kosztuje 3 z twoich 6 punktów szybkości.
guide-well = Zwykle poluje się raz na turę. Studnia daje jeszcze jedno polowanie, tylko w kolumnie 1. { CARD("noble-carlyle") } już tam jest: 4 + 1 = 5 punktów za 1 punkt szybkości.
guide-ballast = Talia się skończyła, więc odrzucone karty stały się nową talią, razem z twoją zdobyczą. { CARD("military-uwe") } jest na twojej ręce i nie daje szybkości. To cena każdego posiłku: zwalniasz. Zagraj karty.
guide-market = Tym razem dopisało ci szczęście: przy człowieku w grze { CARD("vampire-strength") } dobrała kartę, a { CARD("vampire-thirst") } daje 3. Szybkość 7. Na balast są budynki, które pochłaniają człowieka. Idź 4 kroki { SPACE("r8", part: "to") }.
guide-villager = Targ pochłania wieśniaka, nawet świeżo upolowanego. { CARD("villager-boo") } kosztuje 2 i daje 1 + 1 = 2 punkty. Poluj.
guide-digest = A teraz go pochłoń: { CARD("villager-boo") } znika z twojej talii na dobre, ale nadal go posiadasz i liczy się do zadań.
guide-end = { SEAT(1) } ma w talii nową zdobycz: { CARD("religious-cantor-sami") } od razu wrócił na rękę, a jego woda święcona zabroniła polowania. Dlatego { SEAT(1) } otwiera kufer: żeton i 2 punkty. Prowadzisz 16 do 9. Zostało dziesięć tur, a do zamczyska jest 20 kroków; napis przy twoich kartach mówi, czy jeszcze zdążysz. O świcie bezpieczne jest tylko zamczysko, a pierwszy powrót daje 10 punktów; cmentarz kosztuje 5, góry więcej, a dalej czeka popiół. Trzy kroki stąd leży w kufrze { TOKEN("token-parasol") }. Jeszcze jeden kęs czy do domu? Noc należy do ciebie.
