# Hádanky: chvíle z partií, v nichž je jedna odpověď zřetelně nejlepší.

puzzle = Hádanka
puzzles = Co uděláš?
puzzles-about = Chvíle z partií silných botů. V každé je jedna odpověď zřetelně lepší než všechny ostatní.
puzzles-all = Všechny hádanky
tonight = Hádanka dnešní noci
tonight-about = Dnes stejná pro všechny. Počítá se jen první odpověď.
tonight-done = Na dnešní hádanku už máš odpovězeno. Nová přijde o půlnoci.
tonight-open = Otevřít hádanku dnešní noci
streak = { $streak ->
    [0] Zatím žádná noc v řadě.
    [one] { $streak } noc v řadě.
    [few] { $streak } noci v řadě.
    [many] { $streak } noci v řadě.
   *[other] { $streak } nocí v řadě.
}
streak-longest = Tvůj rekord: { $longest }.
series-about = Vyřešeno: { $right }/{ $of }. Každá další je těžší.
series-puzzle = Hádanka { $place }{ $state ->
    [right] , vyřešená
    [wrong] , nevyřešená
   *[open] {""}
}
puzzle-place = Hádanka { $place }/{ $of }
puzzle-question = Jsi na tahu. Co teď? Počítá se první odpověď.
puzzle-right = Ano: { $best }.
puzzle-wrong = Ne tak docela. Nejlepší: { $best }.
puzzle-why = Střední boti odsud dohráli { $pairs } partií a věděli jen to, co ty. Na každých sto tahle odpověď vyhrála o { $more } víc než druhá nejlepší: { $other }. Podle delšího rozboru je rozdíl { $gap } procentních bodů.
puzzle-theme = Je k tomu potřeba { $theme }.
theme-deduction = dedukce
theme-arithmetic = počítání
theme-timing = správná chvíle
theme-bluff = blaf
puzzle-next = Další hádanka
