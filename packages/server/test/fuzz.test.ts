import { Random } from '@nokturn/engine';
import { CLIENT_KINDS } from '@nokturn/protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from './helpers/client.ts';
import { threePeople } from './helpers/three.ts';

/** In `npm run test:deep`, the full hundred thousand. */
const MESSAGES = process.env.NOKTURN_DEEP ? 100_000 : 4_000;
const BATCH = 100;

const { table, ada, ben, eva } = await threePeople();

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  0.5,
  '',
  'low',
  'x'.repeat(500),
  '\u0000',
  '__proto__',
  [],
  {},
  ['low', 'low'],
  [null],
  { toString: 1 },
  'seat:99',
  '../../etc/passwd',
  "' OR 1=1 --",
];

/** Messages that must not change anything: broken, forged, for other moments, or from spectators. */
class Mischief {
  readonly #random: Random;
  readonly #code: string;
  #number = 0;

  constructor(seed: string, code: string) {
    this.#random = new Random(seed);
    this.#code = code;
  }

  next(version: number): string | Buffer {
    const kind = this.#random.below(10);
    if (kind === 0)
      return this.#random.pick(['', '{', 'null', '[]', '"join"', '{"type":', 'NaN', '\u{1f9db}']);
    if (kind === 1) return Buffer.from(Array.from({ length: 40 }, () => this.#random.below(256)));
    if (kind === 2) return `{"type":"chat","text":"${'x'.repeat(9000)}"}`;
    if (kind === 3) return this.#mangled(JSON.stringify(this.#message(version)));
    return JSON.stringify(kind < 6 ? this.#message(version) : this.#forged(version));
  }

  /**
   * Well-formed, but for the wrong moment, with options that are not offered, other people's secrets or matches that do
   * not exist.
   */
  #forged(version: number): object {
    const random = this.#random;
    const id = `f${this.#number++}`;
    const forged = `${random.pick([ada, ben, eva]).person.id}.${'A'.repeat(43)}`;
    const late = version + random.pick([-1, 1, 2, 1000]);
    return random.pick<() => object>([
      () => ({ type: 'answer', id, version, answer: random.pick(['nothing', 'boast', 7, ['low'], []]) }),
      () => ({ type: 'answer', id, version: Math.max(1, late), answer: 'low' }),
      () => ({ type: 'undo', id, version: random.pick([version, Math.max(0, late)]) }),
      () => ({ type: 'stand-in', id, seat: random.below(16) }),
      () => ({ type: 'suggest', id, version, option: random.pick(['low', 'high', null]) }),
      () => ({ type: 'settings', id, reactions: { general: 'ask' } }),
      () => ({ type: 'join', id, match: this.#code, secret: forged }),
      () => ({ type: 'join', id, match: '22222222', secret: random.pick([ada, ben]).secret }),
    ])();
  }

  #message(version: number): Record<string, unknown> {
    const random = this.#random;
    const type = random.pick([...CLIENT_KINDS, 'admin', 'update', '', 'constructor']);
    const message: Record<string, unknown> = {
      type,
      id: `m${this.#number++}`,
      match: this.#code,
      secret: `${ada.person.id}.${'A'.repeat(43)}`,
      version: version + 1 + random.below(5),
      answer: random.pick(['low', 'high', 'nothing', 7, ['low']]),
      reactions: { general: 'ask' },
      armed: true,
      option: random.pick(['low', null]),
      seat: random.below(20),
      text: '',
      after: -1,
    };
    for (const field of Object.keys(message)) {
      if (field !== 'type' && random.below(3) === 0) delete message[field];
      else if (random.below(6) === 0) message[field] = random.pick(JUNK);
    }
    return message;
  }

  #mangled(text: string): string {
    const at = this.#random.below(text.length);
    return (
      text.slice(0, at) +
      this.#random.pick(['', '}', '"', '\\', '\u2028', '9'.repeat(50)]) +
      text.slice(at + 1)
    );
  }
}

describe(`${MESSAGES} malformed, forged, repeated and out-of-order messages`, () => {
  it('each get a reply with a code, change nothing and break nothing', { timeout: 600_000 }, async () => {
    const code = await table.match([ada, ben], { options: { target: 9 } });
    const room = await table.server.rooms.get(code);
    const senders: Client[] = [
      await table.join(code, ada),
      await table.join(code, eva),
      await table.join(code, null),
      await table.connect(),
    ];
    const quiet = await table.join(code, ben);
    const before = { hash: room.hash, version: room.version, info: room.info };
    const heard = quiet.raw.length;
    const mischief = new Mischief('fuzz', code);
    for (let sent = 0; sent < MESSAGES; sent += BATCH) {
      const sender = senders[(sent / BATCH) % senders.length] as Client;
      const answers = sender.all('refused').length;
      for (let i = 0; i < BATCH; i++) sender.sendRaw(mischief.next(room.version));
      await sender.until(() => answered(sender, answers) >= BATCH, 30_000);
      sender.messages.length = 0;
      sender.raw.length = 0;
    }
    expect(senders.every(({ closed }) => closed === null)).toBe(true);
    expect({ hash: room.hash, version: room.version, info: room.info }).toEqual(before);
    expect(quiet.raw.slice(heard)).toEqual([]);
    expect((await table.ask('GET', '/healthz')).status).toBe(200);
    await quiet.answer('low');
    expect(quiet.view.asked?.mine?.answer).toBe('low');
  });

  /** Refusals, and replies to harmless but valid requests: pongs, and settings that the game does not have. */
  function answered(sender: Client, before: number): number {
    return sender.all('refused').length - before + sender.all('pong').length + sender.all('ack').length;
  }

  it('repeated and late commands of a real player are answered and carried out once', {
    timeout: 600_000,
  }, async () => {
    const code = await table.match([ada, ben], { options: { target: 9 } });
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    const room = await table.server.rooms.get(code);
    const random = new Random('repeat');
    const log: {
      client: Client;
      command: { type: 'answer'; version: number; answer: string };
      id: string;
    }[] = [];
    for (let i = 0; i < MESSAGES / 40 && !a.view.over; i++) {
      const client = [a, b].find((each) => each.view.asked?.mine?.answer === null);
      if (client) {
        const ask = client.view.asked?.mine?.ask;
        const answer = ask?.kind === 'one' ? random.pick(ask.options) : '';
        const sent = {
          client,
          command: { type: 'answer' as const, version: client.version, answer },
          id: `r${i}`,
        };
        log.push(sent);
        expect(await client.send(sent.command, sent.id)).toMatchObject({ type: 'ack' });
      }
      await Promise.all([a, b].map((each) => each.untilVersion(room.version)));
      const { hash } = room;
      for (let j = 0; j < 5 && log.length > 0; j++) {
        const { client: again, command, id } = random.pick(log);
        expect(await again.send(command, id)).toMatchObject({ type: 'ack' });
        if (command.version < room.version)
          expect(await again.send(command, `${id}-late-${i}-${j}`)).toMatchObject({
            type: 'refused',
            code: room.lobby.status === 'over' ? 'over' : 'stale',
          });
      }
      expect(room.hash).toBe(hash);
    }
    expect(room.version).toBeGreaterThan(3);
  });
});
