what-if = Co kdyby?
go-on = Hrát dál odtud
go-on-where = Sedáš ke stolu v kole { $round } a hraješ dál proti botům. Samotná partie zůstane, jaká byla.
go-on-over = Tady už je po partii. Vrať se tam, kde bylo ještě o čem rozhodovat.
go-on-as = Hraješ za
go-on-kind = Jak vypadá stůl
kind-imagined = Jak to bylo vidět odtud
    .text = Co odtud nebylo vidět, vznikne znovu tak, aby to odpovídalo všemu, co tu bylo vidět a slyšet. Boti znají své nové karty a jinak jen to, co slyšel divák.
kind-new-chance = Jak to bylo, s novým losováním
    .text = Všichni mají, co opravdu měli, a balíčky leží, jak ležely. Nové jsou jen příští hody a míchání.
kind-real = Přesně jak to bylo
    .text = Všichni mají, co opravdu měli, a kostky padnou přesně tak, jak by padly tehdy.
go-on-older = Tato partie se hrála podle starších pravidel. Podle nich může pokračovat jen přesně tak, jak to bylo.
go-on-level = Jak silní jsou boti
go-on-start = Hrát odtud
go-on-close = Zrušit
go-on-refused = Odtud se hrát dál nedá. Nic se nezměnilo. Důvod: { $reason }
branches = Odehráno z této partie
branch-seen = { $name }, po tahu { $move }: podívat se, jak to šlo
branch-open = { $name }, po tahu { $move }: hrát dál
branch-verified = Ověřeno: odtud byl každý tah podle pravidel
branch-verified-why = Tvůj prohlížeč právě přehrál partii až k této chvíli a potom tuto větev tah po tahu až do konce.
start-real = Začíná přesně v pozici po tahu { $move }, se stejnými příštími hody a kartami.
start-new-chance = Začíná v pozici po tahu { $move }. Změnily se jen příští hody a míchání.
start-imagined = Začíná v pozici, která je vymyšlená. Po tahu { $move } vypadala partie z tohoto místa úplně stejně ({ $name }). Co odtud nebylo vidět, je domyšlené.
branch-not-verified = Neověřeno
branch-flaw = Něco nesedí: { $reason }
branch-not-proved = Není dokázáno, že někdo takovou pozici opravdu dostal, ani kdo tahy udělal. Větev ukazuje, co se mohlo stát, a do žádných statistik se nepočítá.
compare = Vedle sebe
compare-branch = Co se mohlo stát
compare-real = Co se opravdu stalo
compare-length = Od této chvíle: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }, do kola { $rounds }.
compare-lesson = Tady lekce končí, takže není s čím výsledek porovnat.
compare-log = Co se dělo dál
compare-see = Podívat se na tuto partii
share-branch = Sdílet tuto větev
share-branch-why = Odkaz obsahuje celou větev i partii, ze které vychází, se všemi kartami. Na serveru nic nezůstane. Je-li odkaz na tvou zprávu moc dlouhý, pošli soubor.
download-branch = Uložit jako soubor
