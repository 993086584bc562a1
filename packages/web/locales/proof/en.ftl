proof-yours = Verified: nobody could choose the chance
proof-yours-why = The server had promised its part before anybody sat down, and your browser added a part of its own that nobody knew before everything was fixed. Your browser has just compared the record with what it kept from then, and played the whole match again from the seed to the very same end.
proof-anew = Verified, but the start was broken off
proof-anew-why = Your browser’s part is in the chance, the record is what was announced at the start, and your browser has played the whole match again to the same end. But the start was broken off before it counted, and each time the server may have seen a chance and thrown it away. Once is often just a device that lost its connection. If it happens to you again and again, ask who runs the server why.
proof-left-out = Your part of the chance was left out
proof-left-out-why = The record is what was announced at the start, and your browser has played the whole match again to the same end. But what your browser wanted to add to the chance is not in it. If you were not at the table with another device, ask who runs the server why.
proof-watched = Verified: nothing was changed since you came
proof-watched-why = The record is what your browser was told when it first saw this table, and your browser has played the whole match again to the same end. You had no seat, so your browser added nothing: for a fair draw you rely on those who did.
proof-unknown = Verified: the record agrees with itself
proof-unknown-why = Your browser has played the whole match again, and every move and every draw follows from the record. It was not there when the match began, so it cannot say whether this is what was promised. Those who sat there can.
proof-server = Verified: the record agrees with itself
proof-server-why = Your browser has played the whole match again to the same end. In this match the server drew the chance alone, and nothing was kept from its start to compare with: that it drew fairly is not proved.
proof-here = Verified: every move was by the rules
proof-here-why = This match was dealt by one device alone. The whole of it was just played again from its seed and came to the same end. That nobody tried several seeds before it began is not proved to anybody else.
not-verified = Not verified
not-verified-why = Your browser played the match again and something does not fit:
promise-broken = The server broke its promise
promise-broken-why = The record may be flawless in itself, but it is not what your browser was promised before the first card was dealt. Do not trust this match. Keep the record and the promise: together they prove it.
promise-broken-format = The chance was to be drawn together, but the record tells of a chance that the server drew alone.
promise-broken-table = The secret that the server reveals is not the one it had promised with the table.
promise-broken-seal = Seats, options or what the devices added are not what was sealed at the start.
left-out = What your browser wanted to add to the chance was left out. That is as it should be only if you sit at this table with another device as well, or came back too late for the start.
drawn-with = Drew the chance together: the server and the devices of { $names }.
drawn-alone = No player’s device added to the chance: the server drew it alone, from the secret that it had promised with the table.
drawn-for-bots = Only bots sat at this table, and bots add nothing: the server drew the chance alone, from the secret that it had promised with the table.
drawn-without = Added nothing: { $names }.
drawn-anew = { $times ->
    [one] The start was broken off once: something was not revealed, or a seat changed. The server may have seen the chance that was thrown away, but not the next one.
   *[other] The start was broken off { $times } times: something was not revealed, or a seat changed. The server may have seen each chance that was thrown away, but never the next one.
  }
not-proved = Not proved: that the server does not look at the cards it holds. No record can prove that.
not-proved-here = Not proved: that nobody looked at the cards. The device that deals holds all of them.
promise-why = Write this down and you need not trust this browser either: “nokturn verify --promise” holds the record of the match against it.
promise-copy = Copy the promise
commitment = Fingerprint of the seed
commitment-table = Fingerprint of the server’s secret, published with the table
seed = Seed, published at the end
