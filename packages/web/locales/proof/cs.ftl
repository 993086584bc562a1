proof-yours = Ověřeno: losování nemohl nikdo ovlivnit
proof-yours-why = Server slíbil svůj díl losování dřív, než si kdokoli sedl, a tvůj prohlížeč přidal vlastní, který nikdo neznal, dokud nebylo všechno dané. Právě porovnal záznam s tím, co si tehdy uložil, a přehrál celou partii znovu ze semínka k přesně stejnému konci.
proof-anew = Ověřeno, ale začátek byl přerušen
proof-anew-why = Losování obsahuje díl tvého prohlížeče, záznam je to, co bylo oznámeno na začátku, a tvůj prohlížeč přehrál celou partii znovu ke stejnému konci. Předtím ale byl začátek přerušen a server mohl pokaždé vidět výsledek losování a zahodit ho. Když se to stane jednou, nejspíš jen nějaké zařízení ztratilo spojení. Pokud se to opakuje, zeptej se správce serveru proč.
proof-left-out = Tvůj díl losování byl vynechán
proof-left-out-why = Záznam je to, co bylo oznámeno na začátku, a tvůj prohlížeč přehrál celou partii znovu ke stejnému konci. Není v něm ale to, co chtěl k losování přidat. Pokud nehraješ i z jiného zařízení, zeptej se správce serveru proč.
proof-watched = Ověřeno: od tvého příchodu se nic nezměnilo
proof-watched-why = Záznam je to, co se tvůj prohlížeč dozvěděl, když tento stůl poprvé uviděl, a přehrál celou partii znovu ke stejnému konci. Nemáš tu místo, takže nic nepřidal: poctivost losování závisí na těch, kdo svůj díl přidali.
proof-unknown = Ověřeno: záznam souhlasí sám se sebou
proof-unknown-why = Tvůj prohlížeč přehrál celou partii znovu a každý tah i každé losování plyne ze záznamu. U začátku partie nebyl, takže nemůže říct, zda odpovídá tomu, co bylo slíbeno. Mohou to říct ti, kdo u stolu seděli.
proof-server = Ověřeno: záznam souhlasí sám se sebou
proof-server-why = Tvůj prohlížeč přehrál celou partii znovu ke stejnému konci. V této partii losoval server sám a z jejího začátku není uloženo nic k porovnání: že losoval poctivě, dokázáno není.
proof-here = Ověřeno: každý tah byl podle pravidel
proof-here-why = Tuto partii rozdávalo jediné zařízení. Právě byla celá přehrána znovu ze svého semínka a došla ke stejnému konci. Nikdo jiný nemá důkaz, že se předem nezkoušelo víc semínek.
not-verified = Neověřeno
not-verified-why = Tvůj prohlížeč přehrál partii znovu a něco nesedí:
promise-broken = Server porušil slib
promise-broken-why = Záznam může být sám o sobě bez vady, ale není to, co bylo tvému prohlížeči slíbeno, než se rozdala první karta. Téhle partii nevěř. Uschovej záznam i slib: dohromady jsou důkazem.
promise-broken-format = Losovat se mělo společně, ale podle záznamu losoval server sám.
promise-broken-table = Tajemství, které server odhalil, není to, které slíbil spolu se stolem.
promise-broken-seal = Místa, volby nebo to, co přidala zařízení, nejsou to, co bylo na začátku zapečetěno.
left-out = To, co chtěl tvůj prohlížeč přidat k losování, bylo vynecháno. V pořádku je to jen tehdy, když u stolu sedíš i z jiného zařízení nebo se vracíš až po začátku.
drawn-with = Losovali společně server a zařízení těchto hráčů: { $names }.
drawn-alone = Zařízení žádného hráče nic nepřidalo: server losoval sám, z tajemství, které slíbil spolu se stolem.
drawn-for-bots = U tohoto stolu seděli jen boti a boti nic nepřidávají: server losoval sám, z tajemství, které slíbil spolu se stolem.
drawn-without = Bez příspěvku k losování: { $names }.
drawn-anew = { $times ->
    [one] Začátek byl jednou přerušen: něco nebylo odhaleno nebo se změnilo místo. Server mohl vidět výsledek, který byl zahozen, ale ne ten další.
   *[other] Začátek byl přerušen { $times }krát: něco nebylo odhaleno nebo se změnilo místo. Server mohl pokaždé vidět výsledek, který byl zahozen, ale ne ten další.
  }
not-proved = Není dokázáno, že se server nedívá do karet, které drží. To žádný záznam dokázat nemůže.
not-proved-here = Není dokázáno, že se nikdo nedíval do karet. Zařízení, které rozdává, je má všechny.
promise-why = Zapiš si to a nemusíš věřit ani tomuto prohlížeči: „nokturn verify --promise“ s tím porovná záznam partie.
promise-copy = Zkopírovat slib
commitment = Otisk semínka
commitment-table = Otisk tajemství serveru, zveřejněný spolu se stolem
seed = Semínko, zveřejněné na konci
