### První hra Lovců noci s průvodcem. Čísla a jména odpovídají souboru guide.json.

guide-roll = Padla noc, vítej. Tvoje postava je { CHARACTER("frederik", part: "title") } a víš to jen ty: na svou kartu se podívej, kdy chceš. Vlkodlaci vyhrají, až budou všichni upíři vyřazeni. Jenže kdo je upír? Začni hodem: součet dvou kostek určí místo, kam půjdeš.
guide-free = Sedmička! Se sedmičkou můžeš jít, kam chceš. Dnes v noci má vědění větší cenu než rány. Zvol místo { PLACE("morganas-hut") }: tam se berou věštby.
guide-draw = Každé místo něco nabízí a vždycky to můžeš nechat být. Vezmi si věštbu.
guide-give = Držíš kartu { CARD("ray-of-dawn") }. Přečíst si ji můžeš jen ty: upírovi způsobí 1 zranění, komukoli jinému nic. Příjemcem ať je { SEAT(3) }. Dívej se pozorně.
guide-end-first = { SEAT(3) } dostává 1 zranění, takže { SEAT(3) } je upír. Kartu jste viděli jen vy dva. Zápisník uchovává to, co můžeš dokázat. V prvním kole nikdo neútočí, a tak ukonči tah. I tady se můžeš odhalit, ale bezpečnější je zůstat v úkrytu.
guide-roll-again = Každý už měl tah. Zranění jsou veřejná: podívej se, jak se pohnula na počítadle. Jen to, kolik která postava vydrží, nikdo nevidí; písmena ukazují, kde kdo padne. Hoď znovu.
guide-advantage = První hod určil místo, kde tvoje figurka už stojí, a tak se házelo ještě jednou. Na místě { PLACE("chapel") } se berou karty výhod, které toho, kdo si je bere, nikdy nezraní. Jednu si vezmi.
guide-attack = { CARD("shadow-cloak") }! Vybavení leží před tebou odkryté a od této chvíle působí. Od druhého kola smíš zaútočit na někoho ve své oblasti: na svém místě a na tom, které s ním spojuje pavučina. Stojí tam { SEAT(3) } a ty už víš, kdo to je. Zaútoč.
guide-rolled = Při útoku se hází oběma kostkami a od většího čísla se odečte menší: 2 − 1 = 1. Tvůj vlastní plášť 1 ubere, takže tahle rána nezraní: vybavení působí, i když se ti to nehodí. Než rána dopadne, můžeš se odhalit. Ještě ne: udeř a zůstaň v úkrytu.
guide-end-second = { SEAT(3) } se odhaluje: { CHARACTER("wilhelmina", part: "title") }, která na útok odpovídá ranou. Tentokrát ji tvůj plášť spolkl. Wilhelmína padne při 14 zraněních. Ukonči tah.
guide-reply = Stalo se toho hodně: { SEAT(2) } je { CHARACTER("gregor", part: "title") }, někdo z tvých, a udeřil tvrdě. Teď ti { SEAT(3) } dává kartu { CARD("balm-of-the-crypt") }, která platí jen pro upíry. Tvoje postava upír není, a tak pravdivá odpověď zní: „Nic se nestalo.“ Ostatní uslyší odpověď, ale kartu nikdy neuvidí.
guide-ability = Wilhelmína má 10 ze 14 zranění. Je čas se odhalit: { CHARACTER("frederik") } smí jednou za hru zavýt a vybraný hráč dostane tolik zranění, kolik padne na šestistěnné kostce. Použij schopnost. Odhalí tě.
guide-target = Teď vyber: { SEAT(3) }.
guide-end = Dvojka: Wilhelmína má 12 ze 14 a kostky tě zavedly { PLACE("well-of-wisdom", part: "to") }; tady si můžeš vzít kteroukoli barvu. Znáš dva vlkodlaky a jednoho upíra, takže tím druhým musí být { SEAT(1) }. Hraj odtud dál a noc dokonči.
