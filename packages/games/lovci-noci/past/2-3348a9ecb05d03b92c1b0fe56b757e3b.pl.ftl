place-morganas-hut =
    .text = Dobierz wróżbę i daj ją innemu graczowi.
place-well-of-wisdom =
    .text = Dobierz kartę dowolnego koloru.
place-chapel =
    .text = Dobierz kartę przewagi.
place-graveyard =
    .text = Dobierz kartę walki.
place-enchanted-tree =
    .text = Zadaj dowolnemu graczowi 2 obrażenia albo ulecz dowolnemu graczowi 1.
place-stone-circle =
    .text = Zabierz innemu graczowi kartę ekwipunku.
character-apolena =
    .ability = Cudowne ziele
    .text = W dowolnej chwili, raz na grę: ulecz wszystkie swoje obrażenia.
    .goal = Bądź w grze, gdy gra się kończy.
character-augusta =
    .ability = Zmiana frontu
    .text = Na początku swojej tury, raz na grę: odtąd twój cel dotyczy sąsiada po lewej.
    .goal = Wygrywa twój sąsiad po prawej.
character-bartolomej =
    .ability = Chciwe ręce
    .text =
        { $collectorPower ->
            [rob] Gdy twój atak zadałby co najmniej 2 obrażenia graczowi, który ma ekwipunek, możesz zamiast tego zabrać mu jedną kartę.
            [sweep] Gdy zabijasz atakiem, możesz zabrać cały ekwipunek zabitego.
           *[other] Do sześciu graczy: gdy twój atak zadałby co najmniej 2 obrażenia graczowi, który ma ekwipunek, możesz zamiast tego zabrać mu jedną kartę. Od siedmiu graczy: gdy zabijasz atakiem, możesz zabrać cały ekwipunek zabitego.
        }
    .goal =
        Miej { $collectorGoal ->
            [4] cztery karty
           *[other] pięć kart
        } ekwipunku.
character-bohdan =
    .ability = Wyrzuty sumienia
    .text = Gdy twój atak zabija kogoś o wytrzymałości 12 lub mniejszej, musisz się ujawnić.
    .goal = Zabij atakiem kogoś o wytrzymałości co najmniej 13 albo bądź w grze w Kamiennym Kręgu, gdy gra się kończy.
character-cyril =
    .ability = Krwawy szał
    .text = Na końcu tury, w której był twój atak: przyjmij 2 obrażenia, by zaatakować tych samych graczy ponownie, ile razy zdołasz.
    .goal = Zabij kogoś tak, by wyeliminowanych było łącznie co najmniej troje.
character-cecilie =
    .ability = Cicha modlitwa
    .text = Po ujawnieniu leczysz 1 na początku każdej swojej tury.
    .goal = Odpadnij z gry przed wszystkimi innymi albo bądź w ostatniej dwójce w grze.
character-dalibor =
    .ability = Krzyk grozy
    .text = Gdy tylko odpada inny gracz, musisz się ujawnić.
    .goal = Odpadnij z gry przed wszystkimi innymi albo bądź w grze, gdy wszystkie wampiry są wyeliminowane.
character-drahomir =
    .ability = Rabuś grobów
    .text = W dowolnej chwili, raz na grę: weź kartę ekwipunku ze stosu kart odrzuconych.
    .goal = Miej trzy z czterech relikwii: Kruczy amulet, Księżycową lancę, Płaszcz cienia, Worek łupieżcy.
character-elena =
    .ability = Lekka łapa
    .text = Zamiast rzucać możesz zrobić krok na jedno z dwóch sąsiednich miejsc.
    .goal = Wszystkie wampiry są wyeliminowane.
character-evelina =
    .ability = Łamaczka zaklęć
    .text = Na początku swojej tury, raz na grę: unieważnij zdolność innego gracza do końca gry.
    .goal = Wszystkie wampiry są wyeliminowane.
character-frederik =
    .ability = Wielkie wycie
    .text = Na początku swojej tury, raz na grę: rzuć kością sześciościenną; inny gracz odnosi tyle obrażeń.
    .goal = Wszystkie wampiry są wyeliminowane.
character-fenris =
    .ability = Zew księżyca
    .text = Na początku swojej tury, raz na grę: ustaw obrażenia dowolnego gracza na 7.
    .goal = Wszystkie wampiry są wyeliminowane.
character-gregor =
    .ability = Miażdżąca łapa
    .text = Na początku swojej tury, raz na grę: rzuć kością czterościenną; inny gracz odnosi tyle obrażeń.
    .goal = Wszystkie wampiry są wyeliminowane.
character-gerulf =
    .ability = Gęste futro
    .text = Na końcu swojej tury, raz na grę: nie odnosisz obrażeń aż do początku swojej następnej tury.
    .goal = Wszystkie wampiry są wyeliminowane.
character-ulrik =
    .ability = Maska
    .text = Gdy dostajesz wróżbę, możesz skłamać, i to bez ujawniania się. Nie okłamiesz Prawdziwego oblicza.
    .goal = Wszystkie wilkołaki są wyeliminowane.
character-ursula =
    .ability = Grobowy chłód
    .text =
        Na początku każdej swojej tury możesz zadać 3 obrażenia innemu graczowi { $reaperPlace ->
            [well-of-wisdom] przy Źródle Mądrości
           *[other] na Cmentarzu
        }.
    .goal = Wszystkie wilkołaki są wyeliminowane.
character-volko =
    .ability = Żądza krwi
    .text = Po ujawnieniu leczysz 2, ilekroć twój atak zadaje obrażenia.
    .goal = Wszystkie wilkołaki są wyeliminowane.
character-viktorie =
    .ability = Niezawodny kieł
    .text = Po ujawnieniu atakujesz samą kością czterościenną i nigdy nie pudłujesz.
    .goal = Wszystkie wilkołaki są wyeliminowane.
character-wilhelmina =
    .ability = Riposta
    .text = Po ataku na ciebie możesz od razu zaatakować napastnika.
    .goal = Wszystkie wilkołaki są wyeliminowane.
character-waldemar =
    .ability = Uczta umarłych
    .text = Na końcu swojej tury, raz na grę: zyskujesz tyle dodatkowych tur, ilu graczy wyeliminowano.
    .goal = Wszystkie wilkołaki są wyeliminowane.
card-balm-of-the-pack =
    .text = Jeśli jesteś wilkołakiem, ulecz 1. Jeśli nie masz obrażeń, przyjmij 1.
card-balm-of-the-crypt =
    .text = Jeśli jesteś wampirem, ulecz 1. Jeśli nie masz obrażeń, przyjmij 1.
card-balm-of-the-hearth =
    .text = Jeśli jesteś człowiekiem, ulecz 1. Jeśli nie masz obrażeń, przyjmij 1.
card-toll-of-the-beasts =
    .text =
        Jeśli jesteś wilkołakiem lub wampirem, { $tollChoice ->
            [forced] oddaj dającemu kartę ekwipunku. Jeśli żadnej nie masz, przyjmij 1 obrażenie.
           *[other] oddaj dającemu kartę ekwipunku albo przyjmij 1 obrażenie.
        }
card-toll-of-warm-blood =
    .text =
        Jeśli jesteś człowiekiem lub wilkołakiem, { $tollChoice ->
            [forced] oddaj dającemu kartę ekwipunku. Jeśli żadnej nie masz, przyjmij 1 obrażenie.
           *[other] oddaj dającemu kartę ekwipunku albo przyjmij 1 obrażenie.
        }
card-toll-of-smooth-skin =
    .text =
        Jeśli jesteś człowiekiem lub wampirem, { $tollChoice ->
            [forced] oddaj dającemu kartę ekwipunku. Jeśli żadnej nie masz, przyjmij 1 obrażenie.
           *[other] oddaj dającemu kartę ekwipunku albo przyjmij 1 obrażenie.
        }
card-silver-lash =
    .text = Jeśli jesteś wilkołakiem, przyjmij 1 obrażenie.
card-ray-of-dawn =
    .text = Jeśli jesteś wampirem, przyjmij 1 obrażenie.
card-hawthorn-stake =
    .text = Jeśli jesteś wampirem, przyjmij 2 obrażenia.
card-trial-of-the-frail =
    .text = Jeśli twoja litera to A, B, C, E lub U (wytrzymałość najwyżej 11), przyjmij 1 obrażenie.
card-trial-of-the-mighty =
    .text = Jeśli twoja litera to D, F, G, V lub W (wytrzymałość co najmniej 12), przyjmij 2 obrażenia.
card-true-face =
    .text = Kimkolwiek jesteś, pokaż swoją postać dającemu i nikomu więcej.
card-blood-moon =
    .text = Możesz ustawić obrażenia dowolnego gracza, także swoje, na 7.
card-heavens-wrath =
    .text = Każdy inny gracz odnosi 2 obrażenia.
card-witching-hour =
    .text = Po tej turze masz dodatkową turę.
card-light-of-truth =
    .text =
        { $lightOfTruth ->
            [both] Jeśli jesteś ukrytym wilkołakiem albo ukrytym wampirem innym niż Ulryk, musisz się ujawnić. W przeciwnym razie nic się nie dzieje.
           *[other] Jeśli jesteś ukrytym wampirem innym niż Ulryk, musisz się ujawnić. W przeciwnym razie nic się nie dzieje.
        }
card-surge-of-life =
    .text = Jeśli twoja litera to A, E lub U, możesz się ujawnić i uleczyć wszystkie swoje obrażenia.
card-call-of-the-pack =
    .text = Jeśli jesteś wilkołakiem, możesz się ujawnić i uleczyć wszystkie swoje obrażenia.
card-healing-draught =
    .text = Możesz uleczyć 2.
card-distant-prayer =
    .text = Możesz wybrać innego gracza i rzucić kością sześciościenną: ten gracz leczy tyle obrażeń.
card-shield-of-light =
    .text =
        { $shield ->
            [event] Do początku twojej następnej tury ataki nie zadają ci obrażeń.
           *[other] Ataki nie zadają właścicielowi obrażeń. Odrzuć ją na początku następnej tury właściciela.
        }
card-moon-lance =
    .text = Jeśli jesteś ujawnionym wilkołakiem, twoje udane ataki zadają o 2 obrażenia więcej.
card-looters-sack =
    .text = Gdy zabijasz atakiem, zabierasz cały ekwipunek zabitego.
card-wanderers-compass =
    .text =
        { $compass ->
            [free] Zamiast rzucać możesz pójść na dowolne inne miejsce.
           *[other] Możesz rzucić na ruch dwa razy i wybrać jeden z wyników.
        }
card-shadow-cloak =
    .text = Twoje ataki zadają o 1 obrażenie mniej, tak samo ataki na ciebie.
card-raven-amulet =
    .text = Chmara nietoperzy, Grobowy pająk i Beczka prochu nie zadają ci obrażeń.
card-oak-charm =
    .text = Zaczarowane Drzewo nie zadaje ci obrażeń.
card-moonstone =
    .text = Nic nie może ustawić twoich obrażeń na 7.
card-bat-swarm =
    .text = Inny gracz odnosi 2 obrażenia. Potem możesz uleczyć 1.
card-grave-spider =
    .text = Inny gracz i ty odnosicie po 2 obrażenia.
card-powder-keg =
    .text = Rzuć obiema kośćmi: każdy na miejscu o tej sumie odnosi 3 obrażenia, ty też. Przy 7 nic się nie dzieje.
card-midnight-duel =
    .text = Wybierz innego gracza i rzuć kością sześciościenną. Od 1 do 4 on odnosi 3 obrażenia, przy 5 lub 6 ty.
card-pickpocket =
    .text = Możesz zabrać innemu graczowi kartę ekwipunku.
card-snare =
    .text = Oddaj jedną swoją kartę ekwipunku innemu graczowi. Jeśli żadnej nie masz, przyjmij 1 obrażenie.
card-blood-rite =
    .text = Jeśli jesteś wampirem, możesz się ujawnić i uleczyć wszystkie swoje obrażenia.
card-iron-claws =
    .text = Twoje udane ataki zadają o 1 obrażenie więcej.
card-burning-torch =
    .text =
        { $torchMustAttack ->
            [false] Atakujesz samą kością czterościenną i nigdy nie pudłujesz.
           *[other] Atakujesz samą kością czterościenną i nigdy nie pudłujesz, ale musisz atakować, kiedy tylko możesz.
        }
card-crossbow =
    .text = Atakujesz graczy w innych obszarach, nigdy we własnym.
card-firestorm =
    .text =
        { $firestorm ->
            [place] Twój atak trafia wszystkich na miejscu celu, jednym rzutem.
           *[other] Twój atak trafia wszystkich w zasięgu, jednym rzutem.
        }
