### Pierwsza partia Łowców nocy z przewodnikiem. Liczby i imiona zgadzają się z guide.json.

guide-roll = Zapada noc. Twoja postać to { CHARACTER("frederik", part: "title") } i tylko ty o tym wiesz: zaglądaj do swojej karty, kiedy chcesz. Wilkołaki wygrywają, gdy wszystkie wampiry zostaną wyeliminowane. Ale kto jest wampirem? Zacznij od rzutu: suma dwóch kości wskazuje miejsce, do którego idziesz.
guide-free = Siódemka pozwala pójść, dokąd chcesz. Tej nocy wiedza jest warta więcej niż ciosy. Idź { PLACE("morganas-hut", part: "to") }: tam dobiera się wróżby.
guide-draw = Każde miejsce coś oferuje i zawsze można z tego zrezygnować. Dobierz wróżbę.
guide-give = Masz kartę { CARD("ray-of-dawn") }. Widzisz ją tylko ty: wampirowi zadaje 1 obrażenie, a nikomu innemu nic nie robi. Odbiorcą niech będzie { SEAT(3) }. Patrz uważnie.
guide-end-first = { SEAT(3) } ma 1 obrażenie, a więc to wampir. Kartę widzieliście tylko wy dwoje. Notatnik przechowuje to, co możesz udowodnić. W pierwszej rundzie nikt nie atakuje, więc zakończ turę. Tu także można się ujawnić, ale w ukryciu jest bezpieczniej.
guide-roll-again = Każdy miał już turę. Obrażenia są jawne: zobacz, jak zmieniły się na torze. Nikt nie wie tylko, ile która postać wytrzyma; litery pokazują, gdzie ktoś padnie. Rzuć jeszcze raz.
guide-advantage = Pierwszy rzut wskazał miejsce, na którym już stoi twój pionek, więc kości rzucono ponownie. Karty przewagi, które dobiera się { PLACE("chapel", part: "at") }, nigdy nie ranią dobierającego. Dobierz jedną.
guide-attack = { CARD("shadow-cloak") }! Ekwipunek leży przed tobą odkryty i działa od tej chwili. Od drugiej rundy możesz zaatakować kogoś w swoim obszarze: na swoim miejscu i na tym, które łączy z nim pajęczyna. Jest tam { SEAT(3) }, a kto to, już wiesz. Atakuj.
guide-rolled = W ataku rzuca się obiema kośćmi i od większej odejmuje mniejszą: 2 − 1 = 1. Twój własny płaszcz zabiera 1, więc ten cios nie zrani: ekwipunek działa nawet wtedy, gdy ci to nie na rękę. Zanim cios spadnie, można się ujawnić. Jeszcze nie teraz: uderz z ukrycia.
guide-end-second = { SEAT(3) } ujawnia się: { CHARACTER("wilhelmina", part: "title") }, która na atak odpowiada ciosem. Tym razem twój płaszcz go pochłonął. Wilhelmina pada przy 14 obrażeniach. Zakończ turę.
guide-reply = Wiele się stało: { SEAT(2) } to { CHARACTER("gregor", part: "title") }, ktoś z twoich, i mocno uderza. Teraz { SEAT(3) } daje ci kartę { CARD("balm-of-the-crypt") }, która dotyczy tylko wampirów. Twoja postać nie jest wampirem, więc prawdziwa odpowiedź brzmi: nic się nie stało. Inni usłyszą odpowiedź, ale nigdy nie zobaczą karty.
guide-ability = Wilhelmina ma 10 z 14 obrażeń. Czas się ujawnić: { CHARACTER("frederik") } może raz w grze zawyć, a wybrany gracz odnosi tyle obrażeń, ile wypadnie na sześciościennej kości. Użyj zdolności. To cię ujawni.
guide-target = Teraz wybierz: { SEAT(3) }.
guide-end = Dwójka: Wilhelmina ma 12 z 14, a kości zaprowadziły cię { PLACE("well-of-wisdom", part: "to") }; tu można dobrać dowolny kolor. Znasz dwa wilkołaki i jednego wampira, więc drugim musi być { SEAT(1) }. Graj stąd dalej i dokończ noc.
