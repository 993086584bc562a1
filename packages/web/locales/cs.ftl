### Stránka česky.

brand = Nokturn
brand-home = Nokturn, domů
title = { $screen } · Nokturn
title-your-move = ● Jsi na tahu · { $game }
language = Jazyk
language-en = English
language-pl = Polski
language-cs = Čeština
theme = Barvy
theme-system = Systém
theme-night = Noc
theme-parchment = Pergamen
loading = Zapalujeme svíce…
connecting = Hledáme stůl…
connecting-late = Server není dostupný. Stránka to sama zkouší dál; zkontroluj připojení.
dealing = Rozdáváme karty…
missing = Nikdo tu není
missing-help = Tahle adresa nikam nevede. Možná se jí cestou kousek ztratil.
unloaded = Část téhle stránky se nepodařilo načíst
unloaded-help = Možná se přerušilo spojení, nebo se stránka právě aktualizovala. O své partie nepřijdeš.
unloaded-reload = Část téhle stránky se nepodařilo načíst. Zkontroluj připojení, načti stránku znovu a zkus to ještě jednou.
try-again = Zkusit znovu
words-lacking = Některá slova se ve tvém jazyce nepodařilo načíst.
failed = Na stránce se něco pokazilo
failed-help = Tuhle obrazovku zastavila chyba. O partii nepřijdeš: otevři ji znovu.
failed-why = Co se stalo: { $error }
open-again = Otevřít znovu
other-rules = Hrálo se podle jiných pravidel
table-closed = Stůl je zavřený
no-way-in = Sem se nedostaneš
offline = Server není dostupný
no-server = Tahle stránka je bez serveru
no-server-help = Tahle stránka běží jen v tvém prohlížeči: můžeš hrát proti botům nebo s ostatními u jedné obrazovky. Chceš-li hrát s přáteli na dálku, otevři Nokturn na stránce se serverem.
go-home = Na začátek
you = Ty
you-among = ty
guest = Poutník
your-name = Tvoje jméno
sure-not = Raději ne

## Úvodní stránka

landing-title = Kdo s tebou vyjde do noci?
landing-pitch = Upírské deskové hry v prohlížeči. Pravidla hlídáme za tebe, tajemství zůstávají tajemstvími a účet nepotřebuješ.
play-now = Hrát hned
play-now-which = Co si zahrajeme?
play-now-help = Ostatní místa obsadí boti a hra začne hned.
play-now-failed = Hru se nepodařilo načíst. Zkus to ještě jednou.
play-now-close = Teď ne
invite-friends = Pozvat přátele
invite-which = Co si zahrajete?
invite-help = Pak připravíš stůl a dostaneš odkaz k rozeslání.
join-code = Máš kód?
join = Přidat se
join-code-wrong = Kód má { $length } písmen a číslic. Ověř si ho u toho, kdo ho poslal.
games = Hry
game-seats = { $min }–{ $max } hráčů
game-minutes = { $least }–{ $most } minut
play-bots = Hrát s boty
play-friends = Hrát s přáteli
play-screen = Hrát u jedné obrazovky
learn-first-game = Naučit se to při první hře
puzzles = Co uděláš?
puzzles-tonight = Hádanka dnešní noci
read-rules = Přečíst pravidla
rules-released = Hráno podle verze { $rules } pravidel, vydání { $release }.
rules-unreleased = Hráno podle verze { $rules } pravidel, která nikdy nevyšla: jiné verze programu tuto partii nemusí znát.
rules-changed = Tato pravidla byla změněna a ještě nevyšla: jiné verze programu nemusí znát partie, které začneš.
your-matches = Tvoje partie
your-matches-more = { $count ->
    [one] Ještě { $count } rozehraná
    [few] Ještě { $count } rozehrané
   *[other] Ještě { $count } rozehraných
}
all-matches = Všechny moje partie
me-past = Co máš odehráno
me-statistics = Statistiky a hodnocení
match-local = { $bots ->
    [0] { $people }
    [one] { $people } a jeden bot
    [few] { $people } a { $bots } boti
   *[other] { $people } a { $bots } botů
  }
match-alone = Zatím nikdo další
import-match = Otevřít partii ze souboru
import-failed = V tomhle souboru není partie, kterou by stránka uměla přečíst.
status-lobby = Čeká na hráče
status-playing = Hrát dál
status-over = Dohráno
status-expected = Máš pozvánku
status-turn = Jsi na tahu
time-left = zbývá { $time }
open-tables = Otevřené stoly
open-tables-none = Teď není žádný stůl otevřený všem. Otevři vlastní: při přípravě partie zvol „v seznamu“.
open-tables-more = Ukázat další stoly
open-tables-none-fit = Žádný otevřený stůl nevyhovuje. Změň filtry, nebo zvol rychlou hru.
quick-match = Rychlá hra
quick-match-help = Posadí tě k vhodnému stolu, nebo otevře nový a dá vědět, až někdo přijde.
best-table = Sledovat právě nejlepší stůl
best-table-none = U otevřeného stolu teď nikdo nehraje.
filter-any = Cokoli
filter-game = Hra
filter-clock = Hodiny
filter-language = Jazyk
filter-free = Volná místa
filter-free-seats = Aspoň { $count }
tempo-none = Bez hodin
tempo-live = Minuty
tempo-days = Dny
lobby-came = Ke stolu si sedá { $name }.
seats-open = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
  }
take-a-seat = Posadit se
watch = Dívat se
promises = Na co se můžeš spolehnout
promise-rules = Pravidla pohlídáme
    .text = Vidíš, co smíš udělat. A u toho, co nesmíš, se dozvíš proč a podle kterého bodu pravidel.
promise-secrets = Tajemství v bezpečí
    .text = Do tvého prohlížeče přijde jen to, co smíš vědět. Ani doba přemýšlení nic neprozradí.
promise-fair = Kostky, které jde ověřit
    .text = Losování každé partie je zapečetěno dřív, než se rozdá první karta. Po hře si to může každý ověřit.
promise-home = Kdekoli a kdykoli
    .text = O samotě, na jednom gauči nebo přes půl světa; na telefonu, i bez sítě. Odejdi a vrať se, kdy chceš.
footer = Nokturn je svobodný a otevřený. Nemá reklamy a nechce po tobě žádný účet.
credits-icons = Ikony:
me-link = Tvoje jméno a zařízení
circles = Tvoje kruhy

## Příprava

setup-company = Kdo hraje?
company-bots = Já a boti
    .text = Běží jen v tomhle prohlížeči, i bez připojení.
company-friends = Přátelé jinde
    .text = Dostaneš odkaz k rozeslání. Kdo ho otevře, posadí se.
company-screen = Všichni u této obrazovky
    .text = Obrazovku si předáváte a mezi tahy se zatahuje opona.
setup-players = Hráči
setup-fewer = O hráče méně
setup-more = O hráče více
setup-seats = Místa
setup-seat = Kdo sedí na místě { $seat }
setup-name-of = Jméno { $seat }. hráče
setup-options = Volby
setup-preset = Jak budeme hrát?
setup-own-mix = Vlastní výběr voleb.
setup-single-options = Všechny volby ({ $count })
setup-conflict = Tyhle volby nejdou dohromady. Změň „{ $option }“ nebo počet hráčů.
setup-start = Začít noc
setup-open = Otevřít stůl
seat-open = Volné místo
seat-here = U této obrazovky
seat-bot = Bot: { $level }
setup-strength = Jak silní jsou boti?
levels-more = Další
level-easy = Lehký
    .text = Rychlý a nepozorný: dobrý na první večer.
level-medium = Střední
    .text = Před každým tahem chvíli přemýšlí. Důstojný soupeř.
level-hard = Těžký
    .text = Všechno si pamatuje, myslí dopředu a málo odpouští.
level-expert = Expert
    .text = Před každým tahem přemýšlí až dvě vteřiny.
level-novice = Nováček
    .text = Hraje podle pár jednoduchých zásad, bez přemýšlení.
level-random = Náměsíčník
    .text = Udělá cokoli, co pravidla dovolí.
level-of-site = Bot tohoto webu: program toho, kdo ho provozuje.
level-with-temper = { $level } · { $temper }
temper-bold = odvážný
    .text = Ze dvou stejně dobrých možností volí tu odvážnější.
temper-careful = opatrný
    .text = Ze dvou stejně dobrých možností volí tu bezpečnější.
privacy = Kdo může stůl najít?
privacy-link = Jen s odkazem
privacy-listed = Všichni (v seznamu)
spectators-allowed = Ostatní se mohou dívat; vidí jen to, co celý stůl
delay = Co vidí diváci
delay-moves = { $count ->
    [0] Každý tah hned
    [one] Partii o { $count } tah pozadu
    [few] Partii o { $count } tahy pozadu
   *[other] Partii o { $count } tahů pozadu
  }
lobby-no-pace = Boti tu odpovídají hned, takže může být vidět, kdo měl na vybranou.
lobby-delay = { $count ->
    [one] Diváci vidí tuto partii o { $count } tah pozadu.
    [few] Diváci vidí tuto partii o { $count } tahy pozadu.
   *[other] Diváci vidí tuto partii o { $count } tahů pozadu.
  }
clock = Čas na rozhodnutí
clock-none = Bez hodin
clock-pace = Jak rychle hrajete?
clock-pace-live = Naživo
    .text = Všichni jsou u stolu. Když někdo odejde, ostatní dlouho nečekají.
clock-pace-days = Na několik dní
    .text = Každý hraje, když má čas.
clock-pace-none = Bez hodin
    .text = Každý může přemýšlet, jak dlouho chce.
clock-after = A když čas vyprší?
clock-after-default = Zvolí se opatrná odpověď
clock-after-bot = Rozhodne bot

## Před partií

lobby-seats = { $open ->
    [0] Všichni jsou tu
    [one] { $open } místo je volné
    [few] { $open } místa jsou volná
   *[other] { $open } míst je volných
  }
lobby-invited = { $name } zve k tomuto stolu.
lobby-expected = { $name } si s tebou chce zahrát. Tvoje místo na tebe čeká.
lobby-decline = Tentokrát ne
seat-expected = Čeká se na odpověď
lobby-full = Všechna místa jsou obsazená.
lobby-full-watch = Všechna místa jsou obsazená. Zůstaň na této stránce: až noc začne, můžeš se dívat.
lobby-start = Začít noc
lobby-waiting = { $open ->
    [one] Čekáme ještě na jednoho hráče
    [few] Čekáme na { $open } hráče
   *[other] Čekáme na { $open } hráčů
  }
lobby-fill = Obsadit volná místa boty
lobby-close = Zavřít stůl
lobby-close-sure = Ano, zavřít ho pro všechny
lobby-table = Tento stůl
lobby-change = Změnit nastavení stolu
lobby-change-do = Změnit
fact-host = Hostitel
fact-host-language = { $name } ({ $language })
fact-watch = Ostatní se mohou dívat
fact-watch-yes = Ano
fact-watch-no = Ne
fact-clock-default = { $time } na rozhodnutí, pak se zvolí opatrná odpověď
fact-clock-bot = { $time } na rozhodnutí, pak rozhodne bot
fact-open = lze se dívat
fact-closed = bez diváků
seat-swap = Prohodit místa { $seat } a { $other }
lobby-host-starts = { $open ->
    [0] Všechno je připraveno: hostitel může začít.
   *[other] Hostitel začne, až budou všechna místa obsazená.
  }
lobby-code = Kód:
sit-here = Sednout sem
stand-up = Vstát
seat-you = To jsi ty
seat-present = U stolu
seat-away = Pryč
seat-idle = Dlouho bez odpovědi
seat-holiday = Dovolená do: { $until }
seat-stand-in = { $name }: zaskakuje bot
own-stand-in = Zaskakuje za tebe bot
seat-take-back = Vracím se na své místo
seat-let-bot = Ať hraje bot
seat-wait-for = Počkat, až se vrátí { $name }
seat-ask-to-leave = Požádat o uvolnění místa
lobby-unseated = Hostitel tě požádal o uvolnění místa. Můžeš tu zůstat a dívat se.
guests = Lidé u tohoto stolu
guests-help = Koho ztlumíš, může dál hrát a dívat se. Koho vykážeš, musí odejít a na jeho místě hraje dál bot.
guest-mute = Ztlumit
guest-unmute = Zrušit ztlumení
guest-ban = Vykázat
guest-ban-sure = Ano, vykázat: { $name }
guest-readmit = Pustit zpátky
guest-muted = Ztlumeno
guest-unseated = Požádáno o uvolnění místa
guest-banned = Nemá sem přístup
match-closed = Hostitel tenhle stůl zavřel.

## Když někdo chybí

host-gone = Hostitel už je delší dobu pryč.
host-take-over = Převzít roli hostitele
end-together = Ukončit partii bez výsledku
end-together-help = { $needed ->
    [1] Nikdo nevyhraje a partie se nikam nezapočítá. Co je skryté, zůstane skryté.
    [few] Jakmile to budou chtít { $needed } hráči, partie skončí. Nikdo nevyhraje, nikam se nezapočítá a co je skryté, zůstane skryté.
   *[other] Jakmile to bude chtít { $needed } hráčů, partie skončí. Nikdo nevyhraje, nikam se nezapočítá a co je skryté, zůstane skryté.
  }
end-together-count = Pro ukončení: { $wanted } { PREPOSITION("z", $needed) } { $needed } potřebných hlasů
end-together-want = Chci ji ukončit
end-together-sure = Ano, končíme
end-together-not = Přece jen hraju dál
end-together-toast = { $name } chce partii ukončit bez výsledku. Souhlasit můžeš v nabídce.
abandoned = Tahle partie byla ukončena
abandoned-help = Hráči ji ukončili bez výsledku. Nikdo nevyhrál a nikam se nezapočítává.

## Sdílení

share-link = Odkaz
copy-link = Zkopírovat odkaz
copied = Zkopírováno
share = Sdílet…
share-here-only = Tenhle odkaz se otevře jen na tomto počítači. Chceš-li pozvat ostatní, spusť server s volbou --host 0.0.0.0 a otevři stránku na adrese tohoto počítače ve své síti.
qr-code = Tentýž odkaz jako QR kód
share-match = Pozvat diváky

## Kdo jsem

me = Ty
me-help = Účet tu nepotřebuješ. Tvoje místa jsou tvoje díky tajemství uloženému v tomhle prohlížeči.
me-keep = Uložit jméno
me-kept = Odteď hraješ pod tímhle jménem.
me-arrived = Vítej, { $name }. Tvoje místa jsou teď i na tomhle zařízení.
me-other = Tenhle odkaz patří někomu jinému: { $name }
me-other-help = V tomhle prohlížeči hraješ jako { $mine }. Po změně se ke svým dosavadním místům dostaneš jen odkazem níže, tak si ho nejdřív ulož. A jestli ti odkaz poslal někdo jiný, nic neměň: viděl by tvoje karty.
me-other-become = Hrát jako { $name }
me-other-sure = Ano, odteď hraju jako { $name }
me-other-stay = Dál hrát jako { $mine }
me-move = Hrát na jiném zařízení
me-move-help = Otevři tam tenhle odkaz a budeš tatáž osoba. Nikomu ho nedávej: kdo ho má, má tvoje místa.
holiday = Dovolená
holiday-help = Nejvýš { $days } dní v měsíci mohou tvoje hodiny stát v každé partii, kde je na rozhodnutí den nebo víc. Ostatní vidí, kdy se vrátíš.
holiday-days = Na jak dlouho?
holiday-count = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
  }
holiday-take = Odjíždím
holiday-until = Máš dovolenou do: { $until }.
holiday-end = Už jsem zpátky
holiday-none = Tento měsíc ti už žádné dny nezbývají.
me-forget = Zapomeňte na mě
me-forget-help = Partie, ve kterých nehrál nikdo jiný, budou smazány. V ostatních tvé místo zůstane, ale beze jména a bez tvých slov. Nelze to vzít zpět.
me-forget-sure = Ano, zapomeňte na mě navždy
me-forgotten = Už si tě nepamatujeme.

## Jak se dozvíš, že jsi na tahu

notices = Když jsi na tahu
notices-link = Upozornění
notices-help = Dáme ti vědět, i když je tahle stránka zavřená: jednou o každém rozhodnutí a znovu, než ti vyprší čas. Ve zprávě je jen to, co smějí vědět všichni.
notices-channels = Kam ti píšeme
notices-push = Prohlížeč
notices-mail = E-mail
notices-webhook = Webhook
notices-here = Tenhle prohlížeč
notices-unconfirmed = Otevři odkaz v e-mailu, který jsme ti poslali.
notices-remove = Odebrat
notices-remove-where = Odebrat: { $where }
notices-push-start = Upozorňovat v tomhle prohlížeči
notices-push-on = Tenhle prohlížeč tě upozorní, až budeš na tahu.
notices-push-refused = Prohlížeč to nedovoluje. Změníš to v jeho nastavení pro tuhle stránku.
notices-push-cannot = Tenhle prohlížeč tu upozorňovat nemůže: potřebuje zabezpečenou adresu (https) a na iPhonu musí být stránka přidaná na plochu.
notices-mail-address = E-mailová adresa
notices-mail-add = Posílat e-mailem
notices-mail-added = Na adresu { $address } jsme poslali odkaz. Otevři ho a adresu tím potvrdíš.
notices-webhook-address = Adresa
notices-webhook-add = Přidat webhook
notices-webhook-added = Webhook je přidaný.
notices-webhook-help = Pro kanál na Discordu, Slacku, v Matrixu nebo ntfy: na tuhle adresu posíláme JSON.
notices-test = Poslat zkušební zprávu
notices-tested = Zkušební zpráva je na cestě.
notices-ask = Tahle partie potrvá několik dní. Má tě tenhle prohlížeč upozornit, až budeš na tahu?
notices-ask-mail = Tahle partie potrvá několik dní. Máme ti psát e-mailem, až budeš na tahu?
notices-ask-yes = Ano, upozorňovat
notices-ask-no = Ne, díky
notices-ask-other = Zvolit jiný způsob
quiet = Noční klid
quiet-on = V noci mě nerušit
quiet-from = Od
quiet-to = Do
quiet-kept = Od { $from } do { $to } nic nepošleme.
quiet-off = Psát ti můžeme v kteroukoli hodinu.
mail-confirm = Potvrzení adresy
mail-confirmed = Adresa je potvrzená. Zprávy o tvých partiích přijdou sem.
mail-stop = Už žádné e-maily
mail-stopped = Na tuhle adresu už nic nepošleme.
mail-link-dead = Tenhle odkaz už neplatí.

## Stůl

table-seats = Hráči
table-board = Herní plán
table-own = Tvoje věci
table-side = Kronika, poznámky a chat
tab-log = Kronika
tab-notebook = Zápisník
tab-chat = Chat
seat-open-sheet = { $name }: vše veřejné
follow = Díváš se. Sleduj:
look = Prohlédnout
drawer-close = Zavřít
bar = Rozhodnutí
dock = Otázka a tvoje karty
cancel = Zrušit
why = Co teď nejde a proč
how-board = Vyber na plánu to, co svítí.
how-hand = Vyber jednu ze svých karet.
dock-lower = Sbalit
dock-raise = { $count ->
    [0] Ukázat všechno
    [one] Ukázat ještě { $count }
   *[other] Ukázat ještě { $count }
  }
notes = Podrobnosti
playing = Co se děje
answered = Tvoje odpověď: { $answer }. Změnit ji můžeš, dokud neodpoví všichni.
sending = Odpověď je na cestě k serveru…
suggest = Můžeš něco navrhnout: uvidí to všichni.
suggestions = Návrhy
suggested-by = Návrh: { $names }
sent = Odpověď přijata. Změnit ji můžeš, dokud neodpoví všichni.
confirm = Potvrdit
pick-several = { $min ->
    [0] Vyber nejvýš { $max }. Vybráno: { $picked }.
   *[other] Vyber { $min } až { $max }. Vybráno: { $picked }.
  }
pick-exactly = Vyber přesně { $max }. Vybráno: { $picked }.
pick-order = Dotkni se jich v pořadí, které chceš.
pick-amount = Od { $min } do { $max }
amount-less = O 1 méně
amount-more = O 1 více
on-table = Seznam všech možností
on-table-fold = Skrýt seznam
barred-count = { $count ->
    [one] { $count } věc teď nejde. Proč?
    [few] { $count } věci teď nejdou. Proč?
   *[other] { $count } věcí teď nejde. Proč?
  }
hint = Rada
hint-title = Co by tu udělal silný hráč? (klávesa H)
hint-thinking = Silný hráč přemýšlí…
hint-cancel = Nechat být
hint-close = Skrýt
hint-follow = Udělat to
hint-failed = Tentokrát bez rady. Zkus to ještě jednou.
hint-best = { $answer } – šance na výhru asi { $worth } %.
hint-next = Druhé nejlepší: { $answer } – { $worth } %.
hint-even = Skoro stejně dobré: { $answer }.
hint-only = { $answer } – nic jiného se tomu nevyrovná.
hint-line = Dál to může jít takhle: { $line }.
hint-turn = { $name }: { $answers }
hint-nothing = nic
thinking = přemýšlí
pause-bots = Pozastavit boty
resume-bots = Ať boti hrají dál
skip-beat = Na další událost; dvakrát: až k tvému rozhodnutí
pace-now = Tempo: { $pace }
since = Od tvého posledního tahu
since-play = Ukázat všechno znovu
since-again = { $words } Ukázat znovu
again = Znovu:
forced-ending = Už není co dělat: tah končí
forced-wait = Počkat
listed = Všechny možnosti vypsat i slovy
keys = Klávesové zkratky u stolu
key-choose = vybrat odpověď
key-hint = požádat o radu
key-look = prohlédnout si, co je označené
key-undo = vzít poslední tah zpět
key-log = otevřít kroniku
key-skip = přeskočit, co se právě děje
key-keys = otevřít tento seznam
key-space = Mezerník
skip-links = Přejít rovnou
skip-to-question = K otázce
skip-to-board = Na plán
skip-to-hand = Ke svým věcem
skip-to-seats = K hráčům
skip-to-log = Ke kronice
undo = Vzít zpět
taken-back = Vráceno zpět.
look-rules = V pravidlech
earlier-lines = { $count ->
    [one] Ukázat { $count } dřívější zápis
    [few] Ukázat { $count } dřívější zápisy
   *[other] Ukázat { $count } dřívějších zápisů
  }
days-left = { $days ->
    [one] Zbývá { $days } den
    [few] Zbývají { $days } dny
   *[other] Zbývá { $days } dní
  }
reactions = Kdy se mě ptát na reakci?
reactions-help = Všichni mají stejné možnosti. Ať si nastavíš cokoli, nikdo jiný to nepozná.
reaction-mode-ask = Ptej se mě
reaction-mode-auto-pass = Nechat být
reaction-mode-auto-use = Použít schopnost, když to jde
in-advance = Odpovědět předem
in-advance-help = Na to, co tu rozhodneš, nikdo nečeká a nikdo jiný to nevidí. Změnit to můžeš kdykoli.
in-advance-windows = Když tu nejsi, příležitost reagovat po pár vteřinách uplyne, pokud tady neřekneš, co uděláš.
hold = Příště se mě zeptej
hold-armed = Příště se tě zeptáme
hold-help = Při nejbližší možnosti reagovat se tě zeptáme, ať je níže nastaveno cokoli.
hold-short = při nejbližší reakci
menu = Nabídka
pace = Tempo
pace-calm = Klidné
pace-brisk = Svižné
pace-fast = Rychlé
pace-instant = Hned
sound = Zvuky
sound-on = Zapnout zvuky
advice = Zeptej se znovu před ukvapeným tahem
talk = Boti občas něco řeknou
explain = Boti vysvětlují své tahy
explain-stop = Už nevysvětlovat
remark-by = { $name }: „{ $words }“
remark-greet-bold = Dobrý večer! Dnes žádná přehnaná opatrnost.
remark-greet-careful = Dobrý večer. Ať je to dobrá partie.
remark-out-bold = Za pokus to stálo.
remark-out-careful = Už je konec? To je překvapení.
remark-won-bold = To byla zábava. Ještě jednou?
remark-won-careful = Povedená noc. Díky za partii.
remark-lost-bold = Příště vyhraju já.
remark-lost-careful = Dobrá hra, gratuluju.
mild = Mírnější názvy karet
notify = Dej vědět, když jsem na tahu
watching = Díváš se
watching-late = { $count ->
    [one] Sleduješ o { $count } tah pozadu
    [few] Sleduješ o { $count } tahy pozadu
   *[other] Sleduješ o { $count } tahů pozadu
  }
spectators = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
  }
line-healing = Spojení se ztratilo, zkoušíme to dál…
export-match = Uložit partii do souboru
abandon-match = Zahodit tuhle partii
abandon-match-sure = Ano, zahodit ji navždy
leave-to-bot = Nechat místo botovi
local-missing = Tahle partie v tomhle prohlížeči není. Možná se hrála na jiném zařízení.
curtain = Na řadě je { $name }
curtain-help = Ostatní se dívají jinam. Oponu odhrne jen { $name }.
curtain-open = Tady { $name }
chat-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
  }
chat-empty = Zatím nikdo nic neřekl.
chat-write = Napiš něco
chat-send = Odeslat
chat-stranger = Nejdřív si zvol jméno, pak si tu můžeš psát s ostatními.
chat-muted = Hostitel tě ztlumil. Můžeš číst.
signs = Gesta
sign-good-luck = Hodně štěstí!
sign-well-played = Dobře zahráno!
sign-thanks = Díky!
sign-hurry = Pospěš si, prosím!
sign-ouch = Au!
sign-laugh = Cha cha!
mute-for-me = Ztlumit jen pro sebe: { $name }
muted-for-me = Jen u tebe je ztlumeno: { $name }
unmute-for-me = Zrušit ztlumení: { $name }

## Po partii

ending = Konec
ending-winners = Noc skončila. { COUNT($winners) ->
    [one] Vyhrává { SEATS($winners) }.
   *[other] Vyhrávají { SEATS($winners) }.
  }
ending-yours = Vítězství je tvé.
ending-lost = Tahle noc nebyla tvoje.
ending-place = Jsi na { $place ->
    [1] prvním
    [2] druhém
    [3] třetím
    [4] čtvrtém
    [5] pátém
    [6] šestém
    [7] sedmém
   *[other] osmém
  } místě{ $behind ->
    [0] .
   *[other] , ztráta { $behind }.
  }
ending-decided = Rozhodl tento tah:
ending-decided-see = Ukázat znovu
ending-best = Tvá nejlepší karta:
ending-stronger = Poslední partie: { $of }, výhry: { $won }. Příště o něco silnější boti?
ending-kinder = Poslední partie: { $of }, výhry: { $won }. Příště o něco mírnější boti?
ending-other-level = Hrát znovu: { $level }
ending-nobody = Noc skončila a nikdo nevyhrál.
see-result = Záznam a statistiky
rematch = Hrát znovu
rematch-join = Přidat se k odvetě
rematch-offered = Odveta je otevřená a tvoje místo na tebe čeká.
other-game = Jiná hra
show-board = Ukázat plán
show-result = Ukázat výsledek
result = Noc skončila
back-to-table = Zpátky ke stolu
download-record = Stáhnout záznam
promise = Co ti bylo slíbeno
replay = Záznam
replay-as = Pohled
replay-everything = Všechny karty odkryté
replay-spectator = Divák
replay-back = O krok zpět
replay-on = O krok dál
replay-play = Přehrát
replay-pause = Zastavit
replay-where = Místo v partii
replay-at = { $round ->
    [0] { $at } { PREPOSITION("z", $all) } { $all }
   *[other] { $at } { PREPOSITION("z", $all) } { $all }, kolo { $round }
  }
replay-missing = Taková partie není, nebo ještě neskončila.
replay-refused = Záznam nejde ukázat
replay-not-yet = Tahle partie ještě neskončila, nebo skončila bez výsledku.
replay-forbidden = Tahle partie není divákům přístupná: záznam si mohou pustit jen její hráči.
replay-flawed = Server poslal záznam, který tahle stránka neumí přečíst. Načti ji znovu: možná je starší než server.
share-replay = Sdílet tuhle chvíli
branch-result = Co se mohlo stát
branch-compare = Porovnat s partií
branch-again = Zkusit odtamtud znovu
branch-try = Zkusit odtud znovu
course = Průběh partie
course-help = Šance všech na výhru, okamžik za okamžikem. Dotkni se grafu a uvidíš ten okamžik.
course-start = Nakreslit graf
course-running = Partie se dohrává z každého okamžiku…
course-failed = Graf se nepovedl. Zkus to ještě jednou.
course-sight = Počítáno podle
course-known = toho, co kdo věděl
course-open = všech karet, odkrytých
course-label = Šance všech na výhru během partie (okamžiky: { $moments }). Posuvník pod grafem je čte.
course-where = Okamžik partie
course-chance = { $name } { $chance } %
course-together = Všichni
course-nobody-knows = zatím se neví
carry-match = Partie jako odkaz
carry-match-help = Odkaz obsahuje celou partii i se jmény hráčů. Kdo ho otevře, uvidí záznam.
carry-match-long = Tahle partie je na odkaz příliš dlouhá. Stáhni si její záznam: dá se otevřít na úvodní stránce.
carry-match-damaged = Tenhle odkaz neobsahuje celou partii. Možná se cestou zkrátil.
look-back = Ohlédnutí
look-back-help = Tvoje rozhodnutí podle toho, co ti tehdy bylo známo: kde tě to stálo nejvíc?
look-back-of = Čí rozhodnutí
look-back-start = Projít moje rozhodnutí
look-back-running = Procházíme tvá rozhodnutí…
look-back-stop = To stačí
look-back-failed = To se nepovedlo. Zkus to ještě jednou.
look-back-nothing = Není čeho litovat: pokaždé padla nejlepší volba, nebo stejně dobrá.
look-back-worst = Co tě stálo nejvíc
look-back-cost = { $cost ->
    [one] O { $cost } procentní bod méně
    [few] O { $cost } procentní body méně
   *[other] O { $cost } procentních bodů méně
  }
look-back-round = { $round }. kolo
look-back-played = Tvá volba: { $answer } – { $worth } %
look-back-better = Lepší: { $answer } – { $worth } %
look-back-show = Ukázat v záznamu
look-back-all = Všechna tvá rozhodnutí
look-back-all-show = { $decisions ->
    [one] Tvé jediné rozhodnutí
    [few] Všechna { $decisions } rozhodnutí
   *[other] Všech { $decisions } rozhodnutí
  }
look-back-kinds = Kde tě to stojí nejvíc, podle druhu rozhodnutí (projité partie: { $matches })
look-back-kind = něco tě stálo: { $costly } { PREPOSITION("z", $decisions) } { $decisions }, celkem { $cost } p. b.
look-back-good = Nic lepšího se nenašlo
look-back-why = K tomuhle vede lepší volba ve srovnání s tvou (pravděpodobných pokračování: { $lines }): { $gains }.
look-back-why-nothing = Na stole obě volby tak brzy nic nerozliší: ukáže se to až později.
look-back-study = Tvá volba a lepší volba
look-back-yours = Tvá: { $answer }
look-back-theirs = Lepší: { $answer }
look-back-line-match = Co se stalo
look-back-line-yours = Možné pokračování po tvé volbě
look-back-line-better = Možné pokračování po lepší volbě
look-back-lines-running = Obě se dohrávají…
look-back-lines-none = Tato partie se hrála podle starších pravidel, takže odtud dál hrát nejde.
look-back-close = Zpět k partii
look-back-chart = Tvoje šance na výhru, rozhodnutí za rozhodnutím
look-back-chart-label = Tvoje šance na výhru během { $decisions ->
    [one] jednoho rozhodnutí
   *[other] { $decisions } rozhodnutí
  }, na začátku { $first } %

## Pravidla

rules = Pravidla
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nic se nenašlo. Zkus méně slov nebo jiná.
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
  }
rules-english = Tyto části nejsou přeložené: jsou anglicky.
rules-unwritten = Pravidla této hry zatím nejsou sepsaná.
rules-table = Tabulka
rules-english-here = Tato kapitola není přeložená: je anglicky.
rules-around = Kapitoly
rules-before = Předchozí
rules-after = Další
rules-aid = Přehled pro hráče
rules-print = Vytisknout pravidla
rules-print-aid = Vytisknout tuto stránku
rules-try = Zahrát si odsud

## Karty hry

cards = Karty
cards-of = { $game }: karty
cards-all = Všechny
cards-search = Hledat v kartách
cards-kinds = Které karty
cards-found = { $count ->
    [0] Nic se nenašlo. Zkus méně slov nebo jiná.
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
cards-rules = V pravidlech:
cards-won = U botů: { $share } % výher { PREPOSITION("z", $count) } { $count } ({ $least } až { $most } %).
cards-scored = U botů přinesl body { PREPOSITION("v", $share) } { $share } % { PREPOSITION("z", $count) } { $count } partií ({ $least } až { $most } %).
cards-used = Použití u botů: { PREPOSITION("v", $share) } { $share } % { PREPOSITION("z", $count) } { $count } partií ({ $least } až { $most } %).
cards-own = V tvých partiích: { $matches }, výhry: { $won }.
cards-uncounted = Ve spočítaných partiích botů přišla příliš zřídka.
cards-seen = Naposledy:

## První hra s průvodcem

guide-progress = Lekce { $done } { PREPOSITION("z", $all) } { $all }
guide-other-way = Tentokrát ne: zvol to, co svítí. Všechno ostatní vyzkoušíš, až budeš hrát dál.
puzzle-answered = Platí první odpověď.
guide-play-on = Hrát dál s boty
guide-again = Zkusit to znovu bez vedení

## Když server odmítne

refused-offline = Server není dostupný. Zkontroluj připojení a zkus to znovu; proti botům můžeš hrát i tak.
refused-unknown-match = Partie s tímto kódem není. Ověř si ho u toho, kdo ho poslal.
refused-forbidden = Tohle tu udělat nemůžeš.
refused-muted = Hostitel tě u tohoto stolu ztlumil.
refused-asked-to-leave = Hostitel tě požádal o uvolnění místa, takže si k tomuto stolu už sednout nemůžeš.
refused-banned = Hostitel tě od tohoto stolu vykázal.
refused-seat-taken = Někdo tě předběhl: místo je obsazené. Zkus jiné.
refused-blocked-name = Toto jméno zde není povoleno. Zvol jiné.
refused-too-often = Bylo toho moc najednou. Chvíli počkej a zkus to znovu.
refused-too-many = To je víc, než se tu smí.
refused-too-many-matches = Máš příliš mnoho otevřených stolů. Nejdřív některý dohraj nebo zavři.
refused-too-many-circles = Kruhů už máš dost. Nejdřív některý opusť.
refused-too-many-channels = Způsobů upozornění už máš dost. Nejdřív některý odeber.
refused-circle-full = Tenhle kruh je plný. Zeptej se někoho ze správců.
refused-not-on-internet = Tahle adresa nevede na internet, takže tam tenhle web nic nepošle.
refused-too-many-listed = V seznamu pro všechny už je dost stolů od tebe nebo z tvé sítě. Některý z nich začni nebo zavři, anebo otevři tenhle jen s odkazem.
refused-bots-busy = U příliš mnoha stolů teď hrají jen boti. Počkej, až u některého hra skončí.
refused-unknown-person = Server tě už nezná. Zvol si znovu jméno na úvodní stránce.
refused-wrong-time = Teď ne.
refused-nothing-to-undo = Není co vzít zpět.
refused-settled = Tenhle tah se už několikrát vracel. Teď platí.
refused-not-yours = Poslední tah nebyl tvůj, a tak ho nemůžeš vzít zpět.
refused-revealed = Zpět to vzít nejde: něco se tím odhalilo.
refused-restarting = Server se restartuje. Za chvíli bude zpět.
refused-store = Server to nedokázal uložit. Nic se nezměnilo: zkus to znovu.
refused-other-rules = Tato partie začala podle starší verze pravidel, a tak už ji tu nejde otevřít.
refused-rules-elsewhere = Tento server ještě nezná pravidla této partie, ale jiný je zná. Stránka to zkouší dál.
refused-other = To se nepovedlo. Nic se nezměnilo: zkus to znovu.
