proof-yours = Sprawdzone: nikt nie mógł wpłynąć na losowanie
proof-yours-why = Serwer obiecał swoją część losowania, zanim ktokolwiek usiadł, a twoja przeglądarka dołożyła własną, której nikt nie znał, dopóki wszystko nie było ustalone. Przed chwilą porównała zapis z tym, co wtedy zachowała, i rozegrała całą partię od nowa z ziarna do dokładnie tego samego końca.
proof-anew = Sprawdzone, ale początek przerywano
proof-anew-why = Losowanie zawiera część twojej przeglądarki, zapis jest tym, co ogłoszono na początku, a twoja przeglądarka rozegrała całą partię od nowa do tego samego końca. Wcześniej jednak początek przerwano, a serwer mógł za każdym razem zobaczyć wynik losowania i go odrzucić. Jeden raz to zwykle urządzenie, które straciło połączenie. Jeśli zdarza się to często, zapytaj o powód osoby, które prowadzą serwer.
proof-left-out = Twoją część losowania pominięto
proof-left-out-why = Zapis jest tym, co ogłoszono na początku, a twoja przeglądarka rozegrała całą partię od nowa do tego samego końca. Nie ma w nim jednak tego, co chciała dołożyć do losowania. Jeśli nie grasz też z innego urządzenia, zapytaj o powód osoby, które prowadzą serwer.
proof-watched = Sprawdzone: od twojego przyjścia nic nie zmieniono
proof-watched-why = Zapis jest tym, co twoja przeglądarka usłyszała, gdy pierwszy raz zobaczyła ten stół, i rozegrała całą partię od nowa do tego samego końca. Nie masz tu miejsca, więc niczego nie dołożyła: uczciwość losowania zależy od tych, którzy dołożyli swoje części.
proof-unknown = Sprawdzone: zapis zgadza się sam ze sobą
proof-unknown-why = Twoja przeglądarka rozegrała całą partię od nowa; każdy ruch i każde losowanie wynika z zapisu. Nie było jej przy początku partii, więc nie może powiedzieć, czy to właśnie obiecano. Mogą to powiedzieć ci, którzy siedzieli przy stole.
proof-server = Sprawdzone: zapis zgadza się sam ze sobą
proof-server-why = Twoja przeglądarka rozegrała całą partię od nowa do tego samego końca. W tej partii serwer losował sam i z jej początku nie zachowano niczego do porównania: nie dowiedziono, że losował uczciwie.
proof-here = Sprawdzone: każdy ruch zgodny z zasadami
proof-here-why = Tę partię rozdawało jedno urządzenie. Całą rozegrano właśnie od nowa z jej ziarna i doszła do tego samego końca. Nikt inny nie ma dowodu, że przed początkiem nie próbowano kilku ziaren.
not-verified = Niesprawdzone
not-verified-why = Twoja przeglądarka rozegrała partię od nowa i coś się nie zgadza:
promise-broken = Serwer złamał obietnicę
promise-broken-why = Zapis może być sam w sobie bez skazy, ale nie jest tym, co obiecano twojej przeglądarce, zanim rozdano pierwszą kartę. Nie ufaj tej partii. Zachowaj zapis i obietnicę: razem są dowodem.
promise-broken-format = Losowanie miało być wspólne, a według zapisu serwer losował sam.
promise-broken-table = Sekret, który serwer ujawnia, nie jest tym, który obiecał razem ze stołem.
promise-broken-seal = Miejsca, opcje albo to, co dołożyły urządzenia, nie są tym, co zapieczętowano na początku.
left-out = To, co twoja przeglądarka chciała dołożyć do losowania, pominięto. Tak powinno być tylko wtedy, gdy siedzisz przy tym stole także z innego urządzenia albo wracasz już po rozpoczęciu.
drawn-with = Losowali wspólnie serwer i urządzenia tych graczy: { $names }.
drawn-alone = Żadne urządzenie graczy niczego nie dołożyło: serwer losował sam, z sekretu, który obiecał razem ze stołem.
drawn-for-bots = Przy tym stole siedziały same boty, a boty niczego nie dokładają: serwer losował sam, z sekretu, który obiecał razem ze stołem.
drawn-without = Bez wkładu w losowanie: { $names }.
drawn-anew = { $times ->
    [one] Początek raz przerwano: czegoś nie ujawniono albo zmieniło się miejsce. Serwer mógł widzieć wynik, który odrzucono, ale nie następny.
   *[other] Początek przerwano { $times } razy: czegoś nie ujawniono albo zmieniło się miejsce. Serwer mógł za każdym razem widzieć wynik, który odrzucono, ale nie następny.
  }
not-proved = Nie dowiedziono, że serwer nie zagląda w karty, które trzyma. Żaden zapis nie może tego dowieść.
not-proved-here = Nie dowiedziono, że nikt nie zaglądał w karty. Urządzenie, które rozdaje, ma je wszystkie.
promise-why = Zapisz to, a nie będziesz musieć ufać nawet tej przeglądarce: „nokturn verify --promise” porówna z tym zapis partii.
promise-copy = Skopiuj obietnicę
commitment = Odcisk ziarna
commitment-table = Odcisk sekretu serwera, opublikowany razem ze stołem
seed = Ziarno, opublikowane na końcu
