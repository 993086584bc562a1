### První noc Od soumraku do úsvitu s průvodcem. Čísla a jména odpovídají souboru guide.json.

guide-vampire = Soumrak. Noc má patnáct kol: vyjdi z hradu, lov a vrať se domů, než vyjde slunce. Upíři se liší jen vzhledem. Vezmi si postavu { VAMPIRE("yoko") }.
guide-mission = Úkoly dávají body na konci. Dva leží odkryté pro všechny, tenhle bude tvé tajemství. Nech si úkol { MISSION("the-host") }: boduje za návrat domů, a ještě víc, když se { SEAT(1) } vrátí až po tobě.
guide-hand = V každém tahu zahraješ všechny karty z ruky, tedy tři. Součet jejich čísel je tvá rychlost: { CARD("vampire-speed-4") }, { CARD("vampire-speed-2") } a { CARD("vampire-thirst") } dají 4 + 2 + 1 = 7. Zahraj je.
guide-move = Rychlost je tvé jediné platidlo: krok stojí 1 a lov také něco stojí. Co zbude, propadne. Na hřbitově se lidé lovit nesmějí, a tak jím projdi, 4 kroky { SPACE("m1", part: "to") }, a 3 si nech.
guide-hunt = Lovecká dráha. Sloupec je cena: hromádka ve sloupci 3 stojí 3 body rychlosti. { CARD("military-uwe") } má hodnotu 3 body, a to hned. Kousni!
guide-first = { SEAT(1) } je od hradu dál než ty, a proto ve 2. kole začíná a jde do krypty. Tvé nové karty dávají rychlost 7: 5 kroků tě dovede { SPACE("m6", part: "to") } také.
guide-push = Pole je obsazené, takže smíš odhánět. Ať { SEAT(1) } ustoupí o krok zpátky { SPACE("m5", part: "to") }: teď jsi vpředu ty a v příštím kole si z dráhy vybíráš první.
guide-crypt = Krypta: prohlédni si úkoly, které v ní leží, a jeden si nech navíc. { MISSION("strategist") } dává 6 bodů za nejvíc vojáků a { CARD("military-uwe") } je jedním z nich. Nech si ho.
guide-power = Po každém kole se dráha posune doprava a všechno zlevní. { CARD("vampiric-speed-3") } stála 3, teď stojí 2. Schopnost nedává body, ale pokaždé, když ji máš v ruce, dá rychlost 3. Ulov ji.
guide-order = 3. kolo a začínáš. Tentokrát máš jen rychlost 5. Jdi 3 kroky { SPACE("m9", part: "to") }; zbudou 2.
guide-track = { CARD("villager-momo") } už je ve sloupci 2. Má hodnotu 1 bod a { CARD("the-hunger") } ve tvé herní zóně přidá 1 za každého uloveného člověka. Vezmi si 2 body za 2 body rychlosti.
guide-plains = V ruce máš svou schopnost: rychlost 10! Před tebou jsou pláně, kde se cesty dělí: trať, pod ní lodní trasa s krčmou a dál i cesta. Jdi po trati, 4 kroky { SPACE("r4", part: "to") }.
guide-bonus = Na pláních dává každý člověk o 1 bod víc, v lese o 2. { CARD("military-archibald") } má 3 + 1 = 4 a je to druhý voják pro úkol { MISSION("strategist") }. Stojí 3 z tvých 6 bodů rychlosti.
guide-well = Obvykle se loví jednou za tah. Studna dává ještě jeden lov, jen ve sloupci 1. { CARD("noble-carlyle") } už tam je: 4 + 1 = 5 bodů za 1 bod rychlosti.
guide-ballast = Balíček došel, a tak se novým balíčkem staly odložené karty i s tvou kořistí. { CARD("military-uwe") } je ve tvé ruce a nedává žádnou rychlost. To je cena každého jídla: zpomaluješ. Zahraj karty z ruky.
guide-market = Tentokrát ti přálo štěstí: s člověkem v herní zóně ti { CARD("vampire-strength") } dala líznout kartu a { CARD("vampire-thirst") } se počítá za 3. Rychlost 7. Přítěže se zbavíš v budovách: v nich můžeš strávit člověka. Jdi 4 kroky { SPACE("r8", part: "to") }.
guide-villager = Na trhu můžeš strávit vesničana, i čerstvě uloveného. { CARD("villager-boo") } stojí 2 a dá 1 + 1 = 2 body. Lov.
guide-digest = A teď ho strav: { CARD("villager-boo") } zmizí z tvého balíčku nadobro, ale dál ho vlastníš a počítá se do úkolů.
guide-end = { SEAT(1) } má v balíčku novou kořist: { CARD("religious-cantor-sami") } se hned vrátil do ruky a jeho svěcená voda zakázala lov. Proto { SEAT(1) } otevírá truhlu: žeton a 2 body. Vedeš 16 : 9. Zbývá deset tahů a na hrad je to 20 kroků; řádek u tvých karet říká, jestli to ještě stihneš. Za úsvitu je bezpečný jen hrad a první návrat dá 10 bodů; hřbitov stojí 5, hory víc a dál už čeká jen popel. Tři kroky odtud leží v truhle { TOKEN("token-parasol") }. Ještě jedno sousto, nebo domů? Noc je tvá.
