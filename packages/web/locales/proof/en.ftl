proof-yours = Verified: nobody could choose the dice
proof-yours-why = The server promised its part of the randomness before anyone sat down, and your browser added a part of its own that nobody knew until everything was fixed. Your browser has just compared the record with what it kept from that moment, and replayed the whole match from the seed to the very same end.
proof-anew = Verified, but the start was broken off
proof-anew-why = The randomness includes your browser’s part, the record is what was announced at the start, and your browser has replayed the whole match to the same end. But the start was broken off before it counted, and each time the server may have seen a draw and thrown it away. If it happens once, a device has probably lost its connection. If it keeps happening to you, ask the people who run the server why.
proof-left-out = Your part of the randomness was left out
proof-left-out-why = The record is what was announced at the start, and your browser has replayed the whole match to the same end. But what your browser wanted to add to the randomness is not in it. If you were not at the table on another device, ask the people who run the server why.
proof-watched = Verified: nothing has changed since you came
proof-watched-why = The record is what your browser was told when it first saw this table, and your browser has replayed the whole match to the same end. You had no seat, so your browser added nothing. Whether the draw was fair depends on those who did.
proof-unknown = Verified: the record agrees with itself
proof-unknown-why = Your browser has replayed the whole match, and every move and every draw follows from the record. It was not there when the match began, so it cannot say whether this is what was promised. The people who sat at the table can.
proof-server = Verified: the record agrees with itself
proof-server-why = Your browser has replayed the whole match to the same end. In this match the server drew the randomness alone, and nothing was kept from the start to compare it with. It is not proved that the draw was fair.
proof-here = Verified: every move followed the rules
proof-here-why = One device dealt this match alone. It has just been replayed in full from its seed and came to the same end. Nobody else has proof that several seeds were not tried before it began.
not-verified = Not verified
not-verified-why = Your browser replayed the match and something does not fit:
promise-broken = The server broke its promise
promise-broken-why = The record may be flawless in itself, but it is not what your browser was promised before the first card was dealt. Do not trust this match. Keep the record and the promise: together they prove it.
promise-broken-format = The randomness was to be drawn together, but according to the record the server drew it alone.
promise-broken-table = The secret that the server reveals is not the one it promised with the table.
promise-broken-seal = The seats, the options or what the devices added are not what was sealed at the start.
left-out = What your browser wanted to add to the randomness was left out. That is right only if you also sit at this table on another device, or came back too late for the start.
drawn-with = The randomness was drawn by the server together with the devices of { $names }.
drawn-alone = No player’s device added to the randomness: the server drew it alone, from the secret it promised with the table.
drawn-for-bots = Only bots sat at this table, and bots add nothing: the server drew the randomness alone, from the secret it promised with the table.
drawn-without = Added nothing: { $names }.
drawn-anew = { $times ->
    [one] The start was broken off once: something was not revealed, or a seat changed. The server may have seen the draw that was thrown away, but not the next one.
   *[other] The start was broken off { $times } times: something was not revealed, or a seat changed. The server may have seen each draw that was thrown away, but never the next one.
  }
not-proved = Not proved: that the server never looked at the cards it holds. No record can prove that.
not-proved-here = Not proved: that nobody looked at the cards. The device that deals holds all of them.
promise-why = Write this down and you need not trust this browser either: “nokturn verify --promise” checks the record of the match against it.
promise-copy = Copy the promise
commitment = Fingerprint of the seed
commitment-table = Fingerprint of the server’s secret, published with the table
seed = Seed, published at the end
