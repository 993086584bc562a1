### Terminál česky: co říká kromě hry samé.

## U stolu

terminal-one = Odpověz číslem. „?“ ukáže, co se dá ještě napsat.
terminal-several = Napiš čísla oddělená mezerami, nejméně { $min } a nejvýš { $max }.
terminal-exactly = { $max ->
    [one] Napiš jedno číslo.
    [few] Napiš { $max } čísla oddělená mezerami.
   *[other] Napiš { $max } čísel oddělených mezerami.
}
terminal-order = Napiš všechna čísla v pořadí, jaké chceš.
terminal-amount = Napiš číslo od { $min } do { $max }.
terminal-not-offered = „{ $answer }“ tu není na výběr.
terminal-sure = Pokud to tak chceš, odpověz ještě jednou stejně.
terminal-curtain = Teď hraje { SEAT($seat) }. Až se nikdo jiný nebude dívat, stiskni Enter.
terminal-find = Název možnosti: { $words }  (Enter)
terminal-over = Hra skončila.

## Příkazy řádkového režimu

terminal-help = Co se dá napsat
    .option = číslo odpovědi, její název nebo jeho část, nebo její označení; Tab názvy doplní
    .lookup = karta nebo cokoli jiného ve hře: co dělá
    .lookup-word = ? název
    .hint = co by tu udělal silný hráč a proč
    .me = co vidíš jen ty
    .notes = tvůj zápisník
    .board = znovu celý stůl
    .log = všechno, co se stalo
    .reactions = kdy se tě ptát na reakci; se jménem nastavení ho změní
    .hold = zeptej se mě při nejbližší reakci, ať je nastaveno cokoli
    .undo = vzít zpět svou poslední odpověď
    .save = uložit partii, sem nebo do jiného souboru
    .quit = uložit a odejít

## Klávesy celé obrazovky

terminal-keys =
    .one = ↑ ↓ nebo číslo, pak Enter
    .several = ↑ ↓ nebo číslo, mezerník vybírá, Enter potvrdí
    .find = / možnost podle názvu
    .lift = Enter: jsem to já
    .hint = t rada
    .lookup = ? vyhledat
    .own = c tvá tajemství
    .notebook = n zápisník
    .table = b celý stůl
    .log = l kronika
    .reactions = r reakce
    .hold = h podržet
    .undo = u zpět
    .quit = q uložit a odejít
    .leave = q odejít
    .name = Napiš název
    .scroll = ↑ ↓ PgUp PgDn posouvá
    .change = ↑ ↓ a Enter mění
    .back = Esc zpět
terminal-picks = Je třeba: { $needed }. Vybráno: { $picked }. Mezerník vybírá.
terminal-more = ↑ { $count ->
    [one] Ještě řádek
    [few] Ještě { $count } řádky
   *[other] Ještě { $count } řádků
} (l)

## Panely

terminal-lookup = Vyhledat: { $words }
terminal-lookup-none = Nic s tímto názvem v této partii není.
terminal-own = Tvá tajemství
terminal-notebook = Tvůj zápisník
terminal-notebook-empty = Je prázdný.
terminal-reactions = Kdy se tě ptát na reakci

terminal-hint = Rada
terminal-hint-best = { $answer } – šance na výhru asi { $worth } %.
terminal-hint-next = Druhé nejlepší: { $answer } – { $worth } %.
terminal-hint-only = { $answer } – nic jiného se tomu nevyrovná.
terminal-hint-line = Dál to může jít takhle: { $line }.
terminal-hint-turn = { SEAT($seat) }: { $answers }
terminal-hint-nothing = nic
terminal-hint-none = Není o čem rozhodovat.
terminal-puzzle = Hádanka, kolo { $round }. Co uděláš?
terminal-puzzle-right = Ano: { $best }.
terminal-puzzle-wrong = Ne tak docela. Nejlepší: { $best }.
terminal-puzzle-why = Střední boti odsud dohráli { $pairs } partií. Na každých sto tahle odpověď vyhrála o { $more } víc než druhá nejlepší: { $other }. Podle delšího rozboru je rozdíl { $gap } procentních bodů.
terminal-puzzle-deduction = Je k tomu potřeba dedukce. Obtížnost: { $hard } ze 100.
terminal-puzzle-arithmetic = Je k tomu potřeba počítání. Obtížnost: { $hard } ze 100.
terminal-puzzle-timing = Je k tomu potřeba správná chvíle. Obtížnost: { $hard } ze 100.
terminal-puzzle-bluff = Je k tomu potřeba blaf. Obtížnost: { $hard } ze 100.
terminal-thinking = Chvilka přemýšlení…

terminal-hold = Podržet: zeptat se při nejbližší reakci
terminal-hold-on = Při nejbližší reakci dostaneš otázku.
terminal-hold-off = Reakce se zase řídí nastavením.
mode-ask = ptát se
mode-auto-pass = nechat být
mode-auto-use = použít schopnost
mode-on = zapnuto
mode-off = vypnuto

## Návrat a ukládání

terminal-undone = Svou poslední odpověď bereš zpět.
terminal-undo-nothing-to-undo = Není co vzít zpět.
terminal-undo-not-yours = Mezitím už hráli jiní.
terminal-undo-revealed = Něco se tím odhalilo, takže platí.
terminal-saved = Uloženo v souboru { $file }.
terminal-resume = Pokračování: nokturn play --resume { $file }
terminal-finished = Záznam partie je v souboru { $file }. Přečteš ho příkazem „nokturn replay { $file }“ a ověříš příkazem „nokturn verify { $file }“. Dokazuje, že každý tah byl podle pravidel. Rozdával jen tento počítač, takže pro ostatní to není důkaz, že se nikdo nedíval do karet ani nezkoušel víc semínek.

## Partie na serverech

online-waiting = Máš místo. Partie začne, až ji hostitel spustí.
online-not-yet = Nejsi na tahu. „?“ ukáže, co můžeš napsat.
online-lost = Spojení se ztratilo. Zkouším to znovu…
online-back = Spojení je zpátky.
online-no-promise = V této partii nebylo nic slíbeno.
