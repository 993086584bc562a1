### První noc s průvodcem ve hře Páni noci. Čísla a jména jsou z guide.json.

guide-event = Vítej v Rodině. Ty vedeš { VAMPIRE("imre", case: "acc") }, { SEAT(1) } { VAMPIRE("mila", case: "acc") }: vyhrajete spolu, nebo spolu prohrajete. Ve dne se dá jen přihlížet: byla otočena karta události a její červený křížek přivedl agenta { DISTRICT("blood-bank", part: "to") }. Ještě jeden přijde do modrošedé čtvrti a ty vybíráš do které. Kdyby tam byl někdo z vás, závoj by zeslábl, ale na obou místech není nikdo. Agent nablízku je kořist: pošli ho { DISTRICT("museum", part: "to") }.
guide-gift = Padla noc a máš 2 akční body (AB). Agenti přicházejí skrytí a bojovat se dá jen s odhalenými. Odhalení na místě stojí 1 AB, ale { VAMPIRE("imre") } to umí líp: { CARD("elders-gift") } stojí 1 žeton krve a žádný AB a dosáhne do sousední čtvrti. Odhal tak agenta { DISTRICT("blood-bank", part: "at") }.
guide-move = Agent je odhalený, zbývají ti 3 žetony krve. Teď běž za ním. Přesun stojí 1 AB.
guide-where = Chodí se po ulicích, nikdy napříč. Tvůj cíl je { DISTRICT("blood-bank") }.
guide-minions = Sluhové chodí jen s upírem a nic to nestojí. Sluhu, který zůstane sám, mohou agenti spatřit, a to stojí závoj. Vezmi oba s sebou.
guide-fight = Poslední AB: boj. Na každého odhaleného agenta připadá jedna kostka ze společné zásoby.
guide-sacrifice = Můžeš obětovat sluhu: vzal by agenta s sebou bez kostky. Sluhové jsou ale vzácní: potřebujete jednoho na každou pečeť a k rituálu tolik, kolik je upírů. Neobětuj nikoho.
guide-die = 5 nebo 6: agent padne. 3 nebo 4: padne, ale ztratíš 1 žeton krve. 1 nebo 2: jen ztratíš krev. Použité kostky leží stranou, dokud se zásoba nevyprázdní. Máte dvě šestky: vezmi jednu.
guide-end-turn = První oběť! Odemkla Lov, který za 1 AB dává krev. Další odemknou relikvie, schopnost temnoty a při 9 tvou pečeť. Víc už dnes neuděláš: ukonči tah.
guide-mate = Uplynul celý den. { SEAT(1) } má nového sluhu, lacino, protože byla { CARD("carnival-night") }, a je teď u tebe. Ve dne sluhové drželi { DISTRICT("blood-bank", case: "acc") } a krev se ti vrátila; pak přišla další událost. Teď { VAMPIRE("mila") } zašla { DISTRICT("museum", part: "to") } a odhalila tam agenta. Nechává ho tobě: vydej se za ní.
guide-guard = Jsou s tebou tři sluhové. { DISTRICT("museum") } dává ve dne relikvii upírovi se 2 oběťmi, když je tam víc sluhů než agentů. Vezmi 1 sluhu a 2 nech: ať dál hlídají krev.
guide-fight-again = Agent už je odhalený, o to se postarala { VAMPIRE("mila") }. Bojuj.
guide-low-die = Šestka by byla jistá, ale je poslední. Agent padne i od 4; stojí to 1 žeton krve, který ti { DISTRICT("blood-bank") } zítra vrátí. Nech si šestku na větší skupinu: vyber 4.
guide-end = Druhá oběť: teď smíš mít relikvii. Začal nový den a Rodinu vedeš ty. V jakém pořadí čtvrti zapůsobí, je na tobě: { DISTRICT("museum") } a { DISTRICT("blood-bank") } vám pomáhají, { DISTRICT("cathedral") } volá dalšího agenta. Takhle se vyhrává: každý upír má 9 obětí a položí svou pečeť, a pak se všichni i se sluhy sejdou v jedné čtvrti bez agentů k rituálu Krvavého měsíce. Hlídejte si závoj. Hraj dál.
