### Příkazový řádek česky: nápověda, chyby a výsledky příkazů.

## Co je vidět bez příkazu

overview = použití:
overview-usage = <příkaz> [volby]
overview-more = Víc o příkazu řekne „nokturn <příkaz> --help“.

## Příkazy: co dělají, jak se volají a co je ještě dobré vědět

help-games = vypíše hry, nebo jednu z nich představí: počet hráčů, hotové sady, volby a boty
    .usage = [hra] [volby]
help-play = rozehraje v terminálu celou partii proti botům
    .usage = <hra> [volby] | --resume <soubor> [volby] | --from <záznam> --at <n> [volby] | --join <odkaz> [volby]
    .notes =
        Kde vstup nebo výstup není terminál, hraje se po řádcích: jedna odpověď na řádek.
        Místa se počítají od 1 po směru hodinových ručiček, takže P1 je první. Uložené soubory, JSON a označení odpovědí je počítají od 0.
        --from pokračuje od zvolené chvíle dohrané partie: co kdyby? Větev se uloží do vlastního souboru, který --resume, „nokturn replay“ a „nokturn verify“ čtou stejně jako partii.
        --join hraje po řádcích partii ze serveru s těmi, kdo tam sedí. Tvoje totožnost na tom serveru je uložena v souboru nokturn/people.json ve složce tvého nastavení, přístupném jen tobě, a sliby serveru v nokturn/promises. Na konci partie se její záznam porovná se slibem; slib ukáže příkaz „promise“.
help-matches = vypíše tvoje partie na serverech: nejdřív ty, které na tebe čekají
    .usage = [odkaz] [volby]
    .notes = Odkaz vede na stránku, kde hraješ příkazem „nokturn play --join“. S osobním odkazem ze stránky („Tvoje jméno a zařízení“) jsi tady tatáž osoba jako tam.
help-simulate = nechá boty odehrát celé partie a podá o nich zprávu
    .usage = <hra> [volby]
    .notes = Semínko každé partie je semínko simulace, za kterým stojí „-1“, „-2“ a tak dále. Tabulky počítají místa od 1, záznamy a JSON od 0.
help-ladder = nechá boty soutěžit a zjistí, jak jsou silní
    .usage = <hra> [volby]
    .notes = Každé rozdání (semínko soutěže, za kterým stojí „-1“, „-2“ a tak dále) se hraje několikrát, aby každý bot seděl na každém místě. Bez --one-against a --halves hrají všichni boti u společných stolů. Kde všichni vyhrávají nebo prohrávají společně, hraje každý bot na všech místech, a to na každé obtížnosti, pokud není některá zvolena. V intervalu leží skutečná hodnota 95krát ze 100. Ctrl-C soutěž ukončí dřív, s výsledky rozdání dohraných do konce.
help-bot = odehraje partie s tvým programem a vypíše jeho chyby
    .usage = [hra] --check <exec:…> [volby]
    .notes = Bez uvedené hry odehraje partii každé z nich. Protokol popisuje docs/bot-protocol.md.
help-env = hraje mnoho partií najednou pro programy, které se učí
    .usage = <hra> [volby]
    .notes = Dotazy přicházejí standardním vstupem, odpovědi jdou na standardní výstup. Jak vypadají a co znamenají čísla, popisuje docs/learning.md; balíček pro Python je v clients/python.
help-calibrate = změří, jak přesná jsou procenta v radách, a opraví je
    .usage = <hra> [volby]
    .notes = Boti hrají partie v každém počtu hráčů a na každé obtížnosti. Ve vybraných chvílích každé z nich ukážou zkušební dohrávky, jakou šanci na výhru má každé místo. Na polovině partií se určí oprava, na druhé se ověří. Tabulky vysvětluje docs/bots.md.
help-puzzles = hledá hádanky v partiích silných botů, nebo jednu zadá
    .usage = <hra> [volby]
    .notes = Každé spuštění pokračuje tam, kde minulé skončilo, a po každé partii uloží, co má. Hádanka zůstane, je-li jedna odpověď nejlepší v pěti z pěti dlouhých prohledávání, v průměru o 15 procentních bodů, a prokazatelně vyhraje aspoň o 10 partií ze 100 víc, když je od ní dohrají střední boti. Kolik chvil se vyzkoušelo, říká docs/bots.md.
help-replay = převypráví partii tak, jak ji viděl hráč na zvoleném místě nebo divák
    .usage = <záznam> [volby]
    .notes = Místo je číslo, počítá se od 1 po směru hodinových ručiček: P1 je první. Záznamy a JSON počítají místa od 0. Záznam „-“ se čte ze standardního vstupu.
help-verify = ověří, že se dohraná partie hrála podle pravidel a se slíbeným losováním
    .usage = <záznam>... [volby]
    .notes = Záznam „-“ se čte ze standardního vstupu. Je-li záznamů víc, má každý svůj řádek. Bez slibu se dá záznam porovnat jen s ním samým: dodatečně vymyšlený vypadá stejně. Návratový kód je 0, jsou-li všechny v pořádku, a 1, je-li některý padělaný, poškozený, nedohraný nebo ho nejde přečíst. Viz docs/fairness.md.
help-serve = spustí server se stránkou a partiemi, které se na ní hrají
    .usage = [volby]
    .notes = Všechno ostatní se nastavuje proměnnými prostředí: viz docs/server.md.
help-migrate = převede databázi webu na současnou verzi
    .usage = [volby]
    .notes = Každý server to dělá při startu; tady se to dá udělat dřív, než se spustí první z nich.
help-export = zkopíruje celý web do souboru: všechny lidi a všechny partie
    .usage = <soubor> [volby]
    .notes = Servery mohou mezitím běžet: každá partie se kopíruje ve stavu z jednoho okamžiku. V souboru nejsou tajemství lidí, jen jejich otisky, zato v něm jsou všechny karty rozehraných partií a klíč, kterým web podepisuje: nikomu ho neukazuj.
help-import = vloží kopii vytvořenou příkazem export do databáze webu, jakmile je celá ověřena
    .usage = <soubor> [volby]
    .notes = Ověřuje se otisk souboru, zda jeho údaje spolu souhlasí a zda je každý tah každé partie podle pravidel. Partie podle pravidel, která tu už nejsou, se berou tak, jak jsou. Co v databázi už je, zůstane; udělat to dvakrát nevadí.
help-moderate = hlídá, co vidí cizí lidé: stoly v seznamu a jména
    .usage = <tables|close|unlist|block|unblock|blocked> [kód nebo jméno] [volby]
    .notes =
        {"  "}tables           stoly, které vidí všichni
        {"  "}close <kód>      ukončí partii pro všechny, ať už začala, nebo ne
        {"  "}unlist <kód>     partie jde dál pro ty, kdo mají odkaz
        {"  "}block <jméno>    nikdo nedostane jméno s tímhle slovem, ani s diakritikou, vloženými znaky nebo podobnými písmeny
        {"  "}unblock <jméno>  jméno je zase volné
        {"  "}blocked          jména, která nikdo nedostane
        Běžící servery se tím začnou řídit do půl minuty.
help-ratings = ohodnotí partie webu, které na to čekají, a řekne, kolik jich bylo
    .usage = [volby]
    .notes = Servery to dělají samy během několika sekund. S --rebuild se změní jen to, co bylo špatně: partie se počítají v pořadí, v jakém skončily, a ze stejných partií vyjdou vždy přesně stejná hodnocení.
help-worker = hraje partie soutěží a studií vyváženosti, které jsou rozdělené na více strojů
    .usage = [volby]
    .notes = Spusť jich tolik, kolik je strojů, všechny se stejnou databází, a potom soutěž s --spread. Když některý spadne, nic se neztratí: jeho partie odehrají jiné.

## Volby a co stojí místo jejich hodnot

flag-lang = jazyk (jinak jazyk terminálu, nebo angličtina)
    .value = { $languages }
flag-help = ukáže tuto nápovědu
flag-version = vypíše verzi
flag-players = počet hráčů (jinak obvyklý pro danou hru)
    .value = n
flag-seed = libovolný text; stejné semínko dá stejnou partii (jinak náhodné)
    .value = text
flag-bots = jeden bot na všechna místa, nebo po jednom na každé, popořadě (viz „nokturn games <hra>“)
    .value = jméno,...
flag-preset = hotová sada voleb (viz „nokturn games <hra>“); jednotlivé změní --option
    .value = jméno
flag-option = volba hry, dá se opakovat (viz „nokturn games <hra>“)
    .value = klíč=hodnota
flag-within = kolik milisekund má program (exec:) na každé rozhodnutí (jinak 5000)
    .value = ms
flag-bot-check = program a jeho argumenty, například „exec:python3 my_bot.py“
    .value = exec:…
flag-env-matches = kolik partií najednou (jinak 1)
    .value = n
flag-observe = co posílat o každém okamžiku: numbers (čísla), json, both (obojí), nebo nothing (nic) (jinak numbers, pokud je hra má)
    .value = co
flag-seat = tvoje místo, počítané od 1 po směru hodinových ručiček (jinak 1)
    .value = n
flag-people = místa několika lidí u této klávesnice, počítaná od 1; mezi nimi se zatahuje opona
    .value = n,n,...
flag-play-json = pro stroj, který hraje na tomto místě: stejný protokol jako pro programy botů, jeden objekt JSON na řádek
flag-mild = mírnější názvy karet, pokud je hra má
flag-save = kam se partie ukládá po každé tvé odpovědi
    .value = soubor
flag-resume = pokračuje v uložené partii
    .value = soubor
flag-from = hraje dál od zvolené chvíle této dohrané partie
    .value = záznam
flag-play-at = s --from: po kolika tazích (jinak 0)
    .value = n
flag-kind = s --from: imagined (jak to bylo vidět z tvého místa, zbytek znovu domyšlený), new-chance nebo real (jinak imagined)
    .value = druh
flag-plain = po řádcích místo celé obrazovky
flag-join = posadí tě k partii, na kterou vede tenhle odkaz, a hraje ji
    .value = odkaz
flag-name = tvoje jméno na tom webu, pokud tam ještě nehraješ
    .value = jméno
flag-matches-json = vypíše JSON
flag-simulate-games = kolik partií (jinak 100)
    .value = n
flag-ladder-games = kolik partií, zaokrouhleno nahoru na celá rozdání (jinak 200)
    .value = n
flag-calibrate-games = kolik partií (jinak 600)
    .value = n
flag-calibrate-bots = boti, kteří je hrají, střídavě (jinak easy)
    .value = jméno,...
flag-calibrate-seed = libovolný text; stejný dá stejná čísla (jinak calibrate)
    .value = text
flag-samples = výsledky uloží do tohoto souboru, a pokud už existuje, naváže na něj
    .value = soubor
flag-write = uloží kalibraci ke hře
flag-play = zadá hádanku dnešní noci
flag-number = zadá hádanku n z řady, od nejlehčí
    .value = n
flag-puzzles-games = kolik dalších partií projít (jinak 20)
    .value = n
flag-puzzles-round = hledá jen chvíle od tohoto kola (jinak 1)
    .value = n
flag-puzzles-left = hledá jen chvíle, po nichž do konce zbývá nejvýš n odpovědí (jinak všechny)
    .value = n
flag-puzzles-again = od první z těchto chvil dohraje partii ještě n-krát, s jiným koncem (jinak 0)
    .value = n
flag-out = hádanky uloží do tohoto souboru (jinak ke hře)
    .value = soubor
flag-json = vypíše jeden objekt JSON
flag-games-json = vypíše JSON: seznam, nebo jeden objekt, je-li uvedena hra
flag-replay-json = vypíše JSON: řádek na každý tah a s --at i pohled
flag-verify-json = vypíše JSON: jeden objekt, nebo řádek na každý z více záznamů
flag-promise = slib, který ti dala stránka: záznam musí být z partie, ke které byl dán
    .value = text
flag-key = veřejný klíč webu, nebo soubor s ním (/.well-known/nokturn-key): záznam jím musí být podepsán
    .value = klíč
flag-record = uloží záznam každé partie do této složky
    .value = složka
flag-ladder-bots = boti, kteří hrají proti sobě (jinak všichni boti hry s obyčejnou povahou kromě expert)
    .value = jméno,...
flag-one-against = každý bot hraje sám, postupně na každém místě, proti tomuto na všech ostatních
    .value = jméno
flag-halves = dva boti u stolu, každý na polovině míst; pak si místa vymění
flag-threads = kolik partií najednou (jinak jedna na každé jádro)
    .value = n
flag-spread = nechá partie odehrát stroje tohoto webu: viz „nokturn worker“
    .value = kde
flag-html = uloží zprávu s grafy
    .value = soubor
flag-as = čí pohled (jinak all: všechno je odkryté)
    .value = místo|spectator|all
flag-at = zastaví po n tazích a ukáže stůl
    .value = n
flag-port = port; 0 vezme kterýkoli volný (jinak PORT, nebo 8765)
    .value = n
flag-host = adresa, na které server poslouchá (jinak HOST, nebo 127.0.0.1)
    .value = jméno
flag-data = složka s partiemi, i když je nastaveno DATABASE_URL (jinak DATA_DIR, nebo data)
    .value = složka
flag-serve-bot = nabídne program jako bota u všech stolů, lze uvést víckrát
    .value = jméno=exec:…
flag-database = adresa postgres://, nebo složka webu s jedním serverem (jinak DATABASE_URL, DATA_DIR, nebo data)
    .value = kde
flag-check = jen ověří soubor; žádná databáze se neotevře
flag-rebuild = ohodnotí všechny partie znovu od první; hodnocení vyjdou stejně
flag-once = skončí, až nebude co dělat

## Chyby v příkazovém řádku

error-unknown-command = { $near ->
    [none] příkaz „{ $name }“ neexistuje; k dispozici: { $known }
   *[other] příkaz „{ $name }“ neexistuje: nemá to být { $near }? K dispozici: { $known }
}
error-unknown-option = { $near ->
    [none] neznámá volba „{ $option }“; „{ $program }“ zná { $known }
   *[other] neznámá volba „{ $option }“: nemá to být { $near }? „{ $program }“ zná { $known }
}
error-needs-value = { $option } vyžaduje hodnotu
error-needs-value-dash = { $option } vyžaduje hodnotu; začíná-li pomlčkou, píše se { $option }=-…
error-no-value = { $option } nemá hodnotu
error-twice = volba --{ $name } je uvedena dvakrát
error-extra-word = „{ $word }“ je slovo navíc
error-missing-game = chybí název hry; k dispozici: { $known }
error-missing-record = chybí soubor se záznamem
error-missing-file = chybí soubor
error-missing-deed = chybí, co se má udělat; na výběr je: { $known }
error-missing-code = chybí kód partie
error-missing-name = chybí jméno
error-language = jazyk „{ $name }“ neexistuje; k dispozici: { $known }
error-whole-number = --{ $name } musí být celé číslo od { $min } do { $max }, ne „{ $given }“
error-whole-number-up = --{ $name } musí být celé číslo od { $min } výš, ne „{ $given }“
error-stdin-twice = standardní vstup („-“) lze přečíst jen jednou
error-resume-stdin = --resume potřebuje soubor: standardní vstup je na tvoje odpovědi
error-not-a-link = „{ $link }“ není odkaz
error-not-a-match-link = „{ $link }“ nevede k žádné partii: odkaz vypadá jako https://stránka/m/kód
error-join-alone = s --join je partie daná: { $given } zadat nejde
error-missing-site = zadej stránku
error-site-refused = server { $site } odmítá: { $reason }
error-site-away = server { $site } není dostupný
error-site-newer = server { $site } posílá něco, čemu tenhle program nerozumí: je novější
error-no-seat-there = v téhle partii pro tebe není místo
error-match-closed = hostitel partii zavřel
error-match-abandoned = hráči partii ukončili bez výsledku
error-nobody-there = na { $site } ještě nehraješ: použij „nokturn play --join“ nebo svůj osobní odkaz
error-no-sites = na žádném serveru ještě nehraješ: viz „nokturn play --join“
error-people-broken = soubor { $file } je poškozený
error-promise-damaged = soubor { $file } je poškozený: co bylo v této partii slíbeno, nejde přečíst; přesuň ho jinam, pak se dá hrát dál i bez něj
error-promise = --promise musí být nokturn-…, jak ho ukazuje stránka, ne „{ $given }“
error-key = --key musí být klíč Ed25519, nebo soubor s ním, ne „{ $given }“
error-settings = nastavení serveru je chybné ({ $reason })

## Hry, volby a boti

error-unknown-game = hra „{ $name }“ neexistuje; k dispozici: { $known }
error-unknown-preset = { $known ->
    [none] { $game } nemá sadu „{ $name }“
   *[other] { $game } nemá sadu „{ $name }“; má: { $known }
}
error-players = { $game } je pro { $min } až { $max } hráčů, ne pro { $seats }
error-option-pair = --option vyžaduje klíč=hodnota, ne „{ $given }“
error-option-twice = volba „{ $name }“ je nastavena dvakrát
error-unknown-game-option = { $game } nemá volbu „{ $name }“; má: { $known }
error-option-value = volba „{ $name }“ může být { $known }, ne { $given }
error-option-range = volba „{ $name }“ může být { $min } až { $max }, ne { $given }
error-options-conflict = tyto volby nejdou dohromady, nebo nesedí k počtu hráčů ({ $reason })
error-unknown-bot = bot „{ $name }“ pro { $game } neexistuje; k dispozici: { $known }
error-exec-empty = „{ $name }“ neuvádí žádný program: za exec: následuje program a jeho argumenty, například exec:python3 my_bot.py
error-exec-spread = --spread hraje na jiných strojích, na kterých tvůj program být nemusí: vynech --spread, nebo boty s exec:
error-check-what = uveď, který program se má prověřit: --check „exec:python3 my_bot.py“
error-serve-bot = --bot potřebuje jméno z malých písmen a číslic a program, například --bot muj=„exec:python3 my_bot.py“, ne „{ $given }“
error-serve-bot-taken = bot „{ $name }“ už existuje: zvol jiné jméno
error-people-seat = --people říká, kdo tu sedí: vynech --seat
error-json-alone = --json je pro stroj: vynech --{ $name }
error-observe = --observe může být { $known }, ne „{ $given }“
error-no-numbers = { $game } nemá číselný popis: použij --observe json nebo --observe nothing
error-line-too-long = řádek je delší než { $bytes } bajtů
error-bots-count = { $count ->
    [one] --bots jmenuje jednoho bota, ale míst je { $seats }; uveď jednoho, nebo po jednom na místo
    [few] --bots jmenuje { $count } boty, ale míst je { $seats }; uveď jednoho, nebo po jednom na místo
   *[other] --bots jmenuje { $count } botů, ale míst je { $seats }; uveď jednoho, nebo po jednom na místo
}
error-ladder-twice = --bots jmenuje { $bot } dvakrát
error-ladder-one = --bots jmenuje jen { $bot }; k soutěži jsou třeba aspoň dva
error-ladder-kinds = zvol buď --halves, nebo --one-against
error-ladder-together = --{ $name }: ve hře { $game } všichni vyhrávají nebo prohrávají společně
error-ladder-odd = --halves potřebuje sudý počet hráčů, ne { $seats }
error-no-words = { $game } nemá slova: packages/games/{ $game }/locales/{ $language }.ftl nelze přečíst
error-no-terminal = { $game } nemá v packages/games/{ $game } soubor terminal.ts

## Partie a záznamy

error-as = --as musí být místo od 1 do { $seats }, spectator nebo all, ne „{ $given }“
error-saved-fixed = --{ $name } se v uložené partii nedá změnit
error-saved-other-game = { $file } je partie hry { $game }, ne { $other }
error-branch-from = --{ $name } potřebuje --from: říká, kde začíná větev dohrané partie
error-branch-kind = --kind musí být jedno z: { $known }, ne „{ $given }“
error-file-there = { $file } už existuje; pokračuj v něm pomocí --resume { $file }, nebo uveď jiný soubor
error-cannot-go-on = v uložené partii se nedá pokračovat: { $flaw }
error-not-taken = tuhle odpověď nelze přijmout ({ $reason })
error-barred = tuhle odpověď nelze přijmout ({ $reason }): { $why } ({ $clause })
error-record = { $file }: { $flaw }
error-refused = odmítnuto: { $flaw }
error-not-proved = záznamy bez důkazu: { $failed } { PREPOSITION("z", $all) } { $all }
error-unknown-record-game = je to záznam hry „{ $game }“, kterou tento program nezná; zná: { $known }
error-rules-damaged = soubor { $file } chybí nebo je poškozený: nainstaluj Nokturn znovu, aby šlo dohrát partie podle starších pravidel
error-rules-not-here = partie se hrála podle verze { $rules } pravidel, kterou tento program nemá; má verze: { $known }
error-release-not-here = partie se hrála podle verze { $rules } pravidel (vydání { $release }), kterou tento program nemá; má verze: { $known }
error-unfinished = { $count ->
    [one] jedna partie nedošla do konce
    [few] { $count } partie nedošly do konce
   *[other] { $count } partií nedošlo do konce
}
error-few-deals = do konce se dohrálo méně než dvě rozdání: to nic neříká
error-worker-failed = stroj nedokázal partii odehrát: { $reason }

flaw-at-move = tah { $move }: { $flaw }
flaw-move-fails = tah { $move } je chybný: { $flaw }
flaw-not-a-record = není to záznam partie, nebo je poškozený ({ $reason })
flaw-format = tento formát záznamu program nezná ({ $reason })
flaw-game = je to záznam jiné hry ({ $reason })
flaw-rules = partie se hrála podle jiné verze pravidel ({ $reason })
flaw-setup = takovou partii nejde připravit ({ $reason })
flaw-commitment = losování není to, které bylo na začátku partie slíbeno ({ $reason })
flaw-nonce = to, co přidala zařízení, nesouhlasí se záznamem ({ $reason })
flaw-seed = semínko neplyne z toho, co se vylosovalo ({ $reason })
flaw-promise = záznam není to, co bylo slíbeno ({ $reason })
flaw-move = takový tah pravidla nedovolují ({ $reason })
flaw-unfinished = partie není dohraná ({ $reason })
flaw-hash = konečná pozice je jiná, než uvádí záznam ({ $reason })
flaw-branch-kind = tato pravidla takovou větev neznají ({ $reason })
flaw-branch-moment = odtud se hrát dál nedá ({ $reason })
flaw-branch-start = začátek větve nesouhlasí ({ $reason })
flaw-other = záznam nesouhlasí ({ $reason })
signature-none = záznam není podepsaný
signature-unreadable = klíč, kterým je záznam podepsán, nelze přečíst
signature-other = záznam je podepsán jiným klíčem
signature-wrong = záznam není to, co bylo podepsáno

note = poznámka: { $note }
note-not-released = tato pravidla hry { $game } (verze { $rules }) nikdy nebyla vydána: jiná sestavení programu nemusí partii znát
note-played-unreleased = partie se hrála podle pravidel, která nikdy nebyla vydána; ukazuje se podle: { $release }
note-release-unsaid = záznam neříká, podle kterého vydání verze { $rules } se hrálo; { PREPOSITION("z", $count) } { $count } se hodí { $release }
branch-real = větev: přesně jak partie stála po tahu { $move }, dál z místa { $seat }
branch-new-chance = větev: jak partie stála po tahu { $move }, s novými hody a mícháním, dál z místa { $seat }
branch-imagined = větev: tak partie vypadala po tahu { $move } z místa { $seat }; co odtud nebylo vidět, je domyšlené
release = { $rules }-{ $digest }
release-none = verze { $rules }, nevydaná

## Co záznam dokazuje

proof-drawn = ověřeno: každý tah je podle pravidel a semínko plyne z toho, co se vylosovalo
proof-drawn-anew = ověřeno, ale předtím byl začátek přerušen: každý tah je podle pravidel a semínko plyne z toho, co se vylosovalo
proof-committed = ověřeno: každý tah je podle pravidel a semínko souhlasí s otiskem
proof-rows =
    .game = hra
    .rules = pravidla
    .length = délka
    .winners = vítězové
    .seed = semínko
    .commitment = otisk
    .drawn = losování
    .start = začátek
    .promise = slib
    .signature = podpis
    .unproved = nedokázáno
proof-game = { $game }, hráčů: { $players }
proof-length = tahů: { $moves }, kol: { $rounds }
proof-nobody = nikdo
proof-seat = místo { $seat }
proof-drawn-by-one = sám ten, kdo partii vedl: mohl zkoušet víc semínek
proof-drawn-with = { $count ->
    [one] server a zařízení z místa { $seats }
   *[other] server a zařízení z míst { $seats }
}
proof-drawn-alone = sám server, z tajemství, které slíbil spolu se stolem
proof-drawn-without = { $count ->
    [one] nic nepřidalo místo { $seats }
   *[other] nic nepřidala místa { $seats }
}
proof-drawn-bots = { $count ->
    [one] na místě { $seats } sedí bot
   *[other] na místech { $seats } sedí boti
}
proof-start = { $times ->
    [one] předtím jednou přerušen: server mohl vidět výsledek, který byl zahozen, ale ne ten další
   *[other] předtím přerušen { $times }krát: server mohl pokaždé vidět výsledek, který byl zahozen, ale ne ten další
}
proof-promise-seal = dodržen: tajemství, nastavení i všechno, co přidala zařízení, bylo dané, když vznikl
proof-promise-table = dodržen: tajemství bylo dané, když vznikl
proof-promise-not-given = nebyl zadán (--promise): dodatečně vymyšlený záznam by vypadal stejně
proof-promise-none = žádný: dodatečně vymyšlený záznam by vypadal stejně
proof-signature-none = žádný
proof-signature-given = zadaným klíčem
proof-signature-of = klíčem { $key }; porovnej ho pomocí --key
proof-unproved = že se ten, kdo rozdával, nedíval do karet
proof-branch = ověřeno: od začátku této větve je každý tah podle pravidel
proof-branch-unproved = že někdo takovou pozici opravdu dostal a kdo tahy udělal

## Losování v partii na serveru

error-promise-broken = { $breach ->
    [format] server porušil slib: losovat se mělo společně, ale podle záznamu losoval server sám. Téhle partii nevěř. Uschovej slib: { $promise }
    [table] server porušil slib: tajemství, které odhalil, není to, které slíbil spolu se stolem. Téhle partii nevěř. Uschovej slib: { $promise }
    [shown] server porušil slib: partie v záznamu není ta, kterou viděl tento počítač. Téhle partii nevěř. Uschovej slib: { $promise }
   *[seal] server porušil slib: místa, volby nebo to, co přidala zařízení, nejsou to, co bylo na začátku zapečetěno. Téhle partii nevěř. Uschovej slib: { $promise }
}
error-match-flawed = záznam této partie se nepodařilo ověřit: { $flaw }
fair-yours = Ověřeno: losování nemohl nikdo ovlivnit. Co přidal tento počítač, v záznamu je, záznam je to, co bylo na začátku zapečetěno, a každý tah je podle pravidel.
fair-anew = Ověřeno, ale začátek byl předtím přerušen a server mohl výsledek losování zahodit. Pokud se to opakuje, zeptej se správce serveru proč.
fair-left-out = Každý tah je podle pravidel, ale to, co chtěl tento počítač přidat k losování, bylo vynecháno. Pokud nehraješ i z jiného zařízení, zeptej se správce serveru proč.
fair-watched = Ověřeno: od chvíle, kdy tento počítač stůl poprvé uviděl, se nic nezměnilo a každý tah je podle pravidel. K losování nic nepřidal.
fair-unknown = Ověřeno: každý tah je podle pravidel. Tento počítač u začátku partie nebyl, takže nemůže říct, zda losování odpovídá tomu, co bylo slíbeno.
fair-server = Ověřeno: každý tah je podle pravidel. Server losoval sám: že losoval poctivě, dokázáno není.
fair-not-compared = Záznam nebyl porovnán s tím, co se dělo u stolu: tento počítač nebyl u konce partie.
fair-no-record = Bez záznamu není dokázáno nic.
fair-promise = Slib této partie pro „nokturn verify --promise“: { $promise }

## Soubory a složky

error-cannot-read = { $file }: nelze přečíst: { $cause }
error-puzzles-file = v souboru { $file } nejsou hádanky: { $cause }
error-puzzles-other = v souboru { $file } nejsou hádanky této hry
error-puzzles-rules = hádanky v souboru { $file } jsou podle verze { $rules } pravidel: uveď jiný soubor pomocí --out
error-puzzles-none = hádanky hry { $game } zatím nejsou
puzzles-tally = Partie: { $looked }, konce: { $ends }, chvíle: { $moments }. S rozdílem: { $promising }, novice a easy je mohou minout: { $hidden }, jasné všem prohledáváním: { $clear }, nevyloučené rychlými dohrávkami: { $glimpsed }, potvrzené dohrávkami botů: { $stood }. Soubor: { $file }
error-cannot-write = { $file }: nelze zapsat: { $cause }
error-cannot-make-folder = složku { $folder } nelze vytvořit: { $cause }
cause-ENOENT = takový soubor neexistuje
cause-no-folder = taková složka neexistuje
cause-nowhere = tam nejde nic vytvořit
cause-EISDIR = je to složka
cause-ENOTDIR = část cesty není složka
cause-EACCES = chybí oprávnění
cause-EPERM = chybí oprávnění
cause-EEXIST = překáží soubor téhož jména
cause-ENOSPC = disk je plný
cause-EROFS = na disk se nedá zapisovat
cause-other = { $code }

## Weby

error-no-site = { $place } žádný web není; řekni, kde je, pomocí --{ $flag }
place-folder = ve složce { $folder }
place-database = v databázi { $database }
error-store = potíž s databází ({ $reason })
error-copy-refused = { $file } se odmítá ({ $reason })
error-deed = „{ $name }“ neznám; na výběr je: { $known }
error-no-match = partie { $code } neexistuje
error-not-blocked = „{ $name }“ není zablokováno; zablokovaná jména vypíše „nokturn moderate blocked“

said-verified = { $file }: ověřeno, { $game }, hráčů: { $players }, tahů: { $moves }
said-new-site = { $place } žádný web nebyl: vznikl nový
said-migrated = databáze má současnou verzi
said-reckoned = { $matches ->
    [one] zjištěn výsledek { $matches } starší partie
   *[other] zjištěny výsledky { $matches } starších partií
}
said-amended = { $matches ->
    [one] opraven výsledek { $matches } partie podle záznamu
   *[other] opraveny výsledky { $matches } partií podle záznamů
}
said-rated = { $matches ->
    [one] ohodnocena { $matches } partie
    [few] ohodnoceny { $matches } partie
   *[other] ohodnoceno { $matches } partií
}
said-nothing-rated = není co hodnotit
said-exported = v souboru { $file }: { $people ->
    [one] jeden člověk
    [few] { $people } lidé
   *[other] { $people } lidí
} a { $matches ->
    [one] jedna partie
    [few] { $matches } partie
   *[other] { $matches } partií
}
said-copy-verified = { $unverified ->
    [0] ověřeno: { $people ->
        [one] jeden člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }, partie: { $verified } { PREPOSITION("z", $matches) } { $matches }
   *[other] ověřeno: { $people ->
        [one] jeden člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }, partie: { $verified } { PREPOSITION("z", $matches) } { $matches }, z toho podle pravidel, která tu už nejsou: { $unverified }
}
said-imported = všechno je v databázi
said-other-key = web podepisuje dál klíčem, který už měl
said-no-tables = v seznamu není žádný stůl
said-closed = stůl je zavřený
said-unlisted = stůl už v seznamu není
said-blocked = tohle jméno už nikdo nedostane
said-unblocked = jméno je zase volné
said-check-good = Všechno je v pořádku.
said-check-wrong = Něco bylo špatně: viz výše.
said-does-not-end = neskončí, když skončí jeho vstup: bylo nutné ho ukončit
said-program-trouble = { $name }: { fault-means }: { $reason }
program-report = { $name } – rozhodnutí: { $decisions }, z toho vyřízená výchozí odpovědí: { $defaults }
program-fault = { $count } × { fault-means }: { $reason }
program-errors = bajtů na standardním chybovém výstupu: { $bytes }, naposledy: { $last }
fault-means = { $fault ->
    [unreadable] unreadable (řádek není JSON)
    [unknown-message] unknown-message (protokol takovou zprávu nezná)
    [wrong-protocol] wrong-protocol (jiná verze protokolu)
    [not-ready] not-ready (zpráva před „ready“)
    [not-offered] not-offered (taková odpověď nebyla na výběr)
    [late-answer] late-answer (dotyčné rozhodnutí není otevřené)
    [refused-request] refused-request (dotaz na světy, na který není odpověď)
    [silent] silent (žádná odpověď včas)
    [noise] noise (záplava zbytečných dat)
    [ended] ended (program sám skončil)
    [cannot-start] cannot-start (program nelze spustit)
   *[other] { $fault }
}
said-waiting = čekám na partie soutěží s --spread; Ctrl-C to ukončí
said-played = { $games ->
    [one] odehrála se jedna partie
    [few] odehrály se { $games } partie
   *[other] odehrálo se { $games } partií
}
said-spread = partie čekají na stroje: nokturn worker --database { $where }

## Výsledky příkazů simulate a ladder

report-finished = { $game }: partie: { $games }, dohráno: { $finished }, hráčů: { $players }, semínko { $seed }
report-speed = rozhodnutí: { $decisions }, čas: { $seconds } s, za sekundu: { $rate }
report-rounds = kol v partii: průměrně { $mean }, nejméně { $min }, nejvíc { $max }
report-heads =
    .played = odehráno
    .won = vyhráno
    .share = podíl
    .mean = průměr
report-groups =
    .bot = bot
    .character = postava
    .clan = klan
    .difficulty = obtížnost
    .edition = vydání
    .family = Rodina
    .fate = osud
    .in-a-game = v partii
    .influence = vliv
    .instant-mission-is-used = okamžitý úkol využit
    .order = pořadí
    .party = skupina
    .personal-mission-scores = vlastní úkol boduje
    .place = místo
    .public-mission-scores = společný úkol boduje
    .relic = relikvie
    .score = skóre
    .score-of-the-clan = skóre klanu
    .score-of-the-vampire = skóre upíra
    .seat = místo u stolu
    .share-of-games-ended-by = podíl partií, které ukončí
    .vampire = upír
    .vampires = upíři
    .veil-after-round = závoj po kole
ladder-games = { $game }: partie: { $games }, hráčů: { $seats }, semínko { $seed }
ladder-deals = rozdání: { $deals }, partií na každé rozdání: { $times }; { ladder-tables }
ladder-tables = { $tables ->
    [halves] dva boti, každý na polovině míst, a ještě jednou po výměně míst
    [one-against] jeden bot postupně na každém místě, na ostatních { $rest }
    [teams] každý bot na všech místech
    [teams-each] každý bot na všech místech, na každé obtížnosti
   *[mixed] všichni boti u společných stolů, každý jednou na každém místě
}
ladder-stopped = ukončeno dřív: počítají se jen rozdání dohraná do konce
ladder-setting = { $setting }: partie: { $games }
ladder-heads =
    .rating = hodnocení
    .points = body
    .thinking = ms na rozhodnutí
    .most = většina pod
    .longest = nejdéle
ladder-range = { $low } až { $high }
ladder-average = Místo u stolu vyhrává { $share } partií, ať na něm sedí kdokoli.
ladder-lead = { $bot } vyhrává častěji než { $over } o

## Hry

games-line = { $game }: { $min } až { $max } hráčů; boti: { $bots }
games-presets-line = sady: { $presets }
games-heads =
    .option = volba
    .values = hodnoty
    .default = výchozí
games-range = { $min } až { $max }
games-more = Hru vysvětlí „nokturn games <hra>“.
games-players = Hráčů: { $min } až { $max }; bez --players hraje { $seats }.
games-presets = Hotové sady (--preset jméno):
games-preset = { $seats ->
    [one] { $name } (jeden hráč): { $help }
    [few] { $name } ({ $seats } hráči): { $help }
   *[other] { $name } ({ $seats } hráčů): { $help }
}
games-options = Volby (--option klíč=hodnota):
games-option = { $name }. { $help }
games-usual = { $name } (výchozí)
games-default = Výchozí hodnota: { $value }.
games-bots = Boti (--bots jméno):
bot-random = Udělá cokoli, co pravidla dovolí.
bot-novice = Hraje podle pár jednoduchých zásad, bez přemýšlení.
bot-easy = Rychlý a nepozorný: dobrý na první večer.
bot-medium = Před každým tahem chvíli přemýšlí. Důstojný soupeř.
bot-hard = Všechno si pamatuje, myslí dopředu a málo odpouští.
bot-expert = Před každým tahem přemýšlí až dvě vteřiny.
temper-bold = Jako { $level }; z odpovědí, které vypadají stejně dobře, volí tu odvážnější.
temper-careful = Jako { $level }; z odpovědí, které vypadají stejně dobře, volí tu opatrnější.

## Partie na serverech

matches-none = Žádná partie není otevřená.
matches-lobby = čeká na hráče
matches-playing = na tahu jsou ostatní
matches-closed = zavřená
matches-over = dohraná
matches-turn = JSI NA TAHU
matches-turn-until = JSI NA TAHU (do { $until })
