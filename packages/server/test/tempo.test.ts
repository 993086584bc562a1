import { Random } from '@nokturn/engine';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEMPO } from '../../games/lovci-noci/tempo.ts';
import { closingTime, timeOfBot } from '../src/match/tempo.ts';
import { openStore } from '../src/site.ts';
import { type BellStep, bell } from './helpers/bell.ts';
import type { Client } from './helpers/client.ts';
import { untilBoast } from './helpers/duel.ts';
import { FakeTime, settle } from './helpers/fake-time.ts';
import { anyGame, type Player, TestServer } from './helpers/table.ts';

const BELL = anyGame(bell);
const ON_THE_SECOND: BellStep[] = ['rolled', 'counter', 'end', 'event-reveal', 'prophecy-reply'];

let table: TestServer;
let time: FakeTime;
let ada: Player;
let ben: Player;

beforeEach(async () => {
  time = new FakeTime();
  table = await TestServer.start({ games: [BELL], time, pace: 1 });
  [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
});
afterEach(() => table.stop());

/** A match that asks one decision over and over; Ada has seat 0. */
async function ringing(
  asks: BellStep,
  { options = {}, bots = 0, ...rest }: { options?: object; bots?: number; clock?: object } = {},
): Promise<{ code: string; a: Client; b: Client }> {
  const players = bots > 0 ? [ada] : [ada, ben];
  const body = { game: 'bell', options: { asks, ...options }, bots, ...rest };
  const code = await table.match(players, body as never);
  const a = await table.join(code, ada);
  const b = await table.join(code, bots > 0 ? null : ben);
  await settle();
  return { code, a, b };
}

/** How often bots have thought about something. */
async function thoughts(): Promise<number> {
  const { body } = await table.ask<string>('GET', '/metrics');
  return Number(/^nokturn_bot_seconds_count (\d+)/m.exec(body)?.[1] ?? 0);
}

/** The fake moments at which a client saw the table move on. */
function moments(client: Client): number[] {
  const updates = client.updates.filter(({ heard }) => heard.length > 0);
  return updates.map(({ timing }) => timing.now);
}

describe('LN-15.7: when reactions close in quick tempo', () => {
  const quick = { tempo: 'quick' };

  it.each(ON_THE_SECOND)('%s closes on whole seconds after its opening, never before 900 ms', (step) => {
    const reaction = TEMPO.reactions[step] ?? null;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12_000 }), { minLength: 1 }), (times) => {
        const closing = closingTime(BELL, reaction, quick, { times, missing: false });
        const last = Math.max(...times);
        expect(closing).toBe(1000 * Math.ceil(Math.max(900, last) / 1000));
      }),
    );
    expect(closingTime(BELL, reaction, quick, { times: [5], missing: true })).toBeNull();
  });

  it.each(ON_THE_SECOND)(
    '%s: everybody hears of the answer on the second and not a moment earlier',
    async (step) => {
      const { a, b } = await ringing(step);
      const opened = time.now();
      await time.pass(300);
      await a.answer(a.view.asked?.mine?.fallback ?? '');
      if (step === 'counter') await b.answer('pass');
      await time.pass(699);
      expect([a.version, b.version]).toEqual([0, 0]);
      await time.pass(1);
      expect([a.version, b.version]).toEqual([1, 1]);
      await time.pass(1001);
      await a.answer(a.view.asked?.mine?.fallback ?? '');
      if (step === 'counter') await b.answer('pass');
      await time.pass(5000);
      expect(moments(b)).toEqual([opened + 1000, opened + 3000]);
    },
  );

  it('automatic answers count as given at the opening and still take one second', async () => {
    const { a } = await ringing('rolled');
    await a.send({ type: 'settings', reactions: { rolled: 'auto-pass' } });
    await a.answer('continue');
    const opened = time.now();
    await time.pass(3000);
    expect(moments(a)).toEqual([opened + 1000, opened + 2000, opened + 3000]);
  });

  it('a setting changed while the question is open answers it, but on a whole second', async () => {
    const { a, b } = await ringing('rolled');
    const opened = time.now();
    await time.pass(1400);
    await a.send({ type: 'settings', reactions: { rolled: 'auto-pass' } });
    await settle();
    expect(a.view.asked?.mine?.answer).toBe('continue');
    await time.pass(600);
    expect(moments(b)).toEqual([opened + 2000]);
  });
});

describe('a server without any pace', () => {
  it.each<BellStep>(['plain', 'window-turn', 'rolled', 'counter'])(
    '%s closes with its last answer, from people and bots alike',
    async (asks) => {
      const hurried = await TestServer.start({ games: [BELL], time, pace: 0 });
      try {
        const eva = await hurried.person('Eva');
        const code = await hurried.match([eva], { game: 'bell', options: { asks }, bots: 1 });
        const client = await hurried.join(code, eva);
        for (let version = 0; version < 3; version++) {
          await client.untilVersion(version);
          if (client.view.asked?.mine?.answer === null) await client.answer(client.view.asked.mine.fallback);
          await time.pass(1);
        }
        await client.untilVersion(3);
      } finally {
        await hurried.stop();
      }
    },
  );
});

describe('LN-15.8: strict tempo', () => {
  const fixed: [BellStep, number][] = [
    ['window-turn', 4000],
    ['window-attack', 4000],
    ['rolled', 4000],
    ['counter', 4000],
    ['end', 8000],
    ['event-reveal', 8000],
    ['prophecy-reply', 8000],
  ];
  it.each(fixed)('%s closes exactly %d ms after opening, whatever was answered', async (step, after) => {
    const { a, b } = await ringing(step, { options: { tempo: 'strict' } });
    const opened = time.now();
    await time.pass(20);
    await a.answer(a.view.asked?.mine?.fallback ?? '');
    await time.pass(after - 21);
    expect(b.version).toBe(0);
    await time.pass(1);
    expect(moments(b)).toEqual([opened + after]);
    await time.pass(after);
    expect(moments(b)).toEqual([opened + after, opened + 2 * after]);
  });
});

describe('LN-15.8, LN-15.10: an answer that comes too late', () => {
  it.each([
    ['rolled', 'strict', 4000],
    ['rolled', 'quick', 12_000],
    ['counter', 'strict', 4000],
  ] as const)(
    'to %s in %s tempo does not count, even if no clock has rung yet',
    async (step, tempo, limit) => {
      const { a, b } = await ringing(step, { options: { tempo } });
      time.slip(limit);
      const late = step === 'rolled' ? 'reveal' : 'counter';
      expect(await a.answer(late)).toMatchObject({ type: 'refused', code: 'stale' });
      await time.pass(0);
      expect(b.version).toBe(1);
      const kinds = b.updates.flatMap(({ heard }) => heard.flatMap(({ happenings }) => happenings));
      expect(kinds.map(({ kind }) => kind)).toEqual(['rang']);
    },
  );
});

describe('LN-15.1, LN-15.2: reaction settings', () => {
  it('have the defaults of the rules and are sent only to their seat', async () => {
    const { a, b } = await ringing('counter');
    const usual = { general: 'auto-pass', counter: 'ask', rolled: 'ask', end: 'ask' };
    expect(a.last('joined')?.settings).toEqual({ reactions: usual, hold: false });
    const before = b.raw.length;
    await a.send({ type: 'settings', reactions: { counter: 'auto-use' } });
    await a.until(() => a.last('settings'));
    expect(a.last('settings')?.settings.reactions).toEqual({ ...usual, counter: 'auto-use' });
    await settle();
    expect(b.raw.slice(before)).toEqual([]);
  });

  it('auto-use uses the ability if possible and passes otherwise', async () => {
    const { a, b } = await ringing('counter');
    for (const client of [a, b]) await client.send({ type: 'settings', reactions: { counter: 'auto-use' } });
    await time.pass(1000);
    expect(b.version).toBe(1);
    const kinds = b.updates.flatMap(({ heard }) => heard.flatMap(({ happenings }) => happenings));
    expect(kinds.filter(({ kind }) => kind === 'howled')).toEqual([{ kind: 'howled', seat: 0 }]);
  });

  it('are refused if they do not exist, and otherwise survive a restart', async () => {
    const { code, a } = await ringing('rolled');
    for (const reactions of [
      { mood: 'ask' },
      { rolled: 'auto-use' },
      { rolled: 'never' },
      { toString: 'ask' },
    ])
      expect(
        await a.send({ type: 'settings', reactions: reactions as Record<string, string> }),
      ).toMatchObject({
        code: 'malformed',
      });
    await a.send({ type: 'settings', reactions: { end: 'auto-pass' } });
    await table.restart();
    const again = await table.join(code, ada);
    expect(again.last('joined')?.settings?.reactions.end).toBe('auto-pass');
  });
});

describe('LN-15.9: questions without a setting', () => {
  it.each(['event-reveal', 'prophecy-reply'] as BellStep[])('%s is asked whatever is set', async (step) => {
    const { a } = await ringing(step);
    const reactions = { general: 'auto-pass', counter: 'auto-use', rolled: 'auto-pass', end: 'auto-pass' };
    expect(await a.send({ type: 'settings', reactions })).toMatchObject({ type: 'ack' });
    await time.pass(11_000);
    expect(a.version).toBe(0);
    expect(a.view.asked?.mine?.answer).toBeNull();
    await a.answer(a.view.asked?.mine?.fallback ?? '');
    await time.pass(1000);
    expect(a.version).toBe(1);
    expect(a.view.asked?.mine?.answer).toBeNull();
  });
});

describe('LN-15.5: general windows in quick tempo', () => {
  it('close at once if every answer is automatic', async () => {
    const { a } = await ringing('window-turn', { options: { last: 5 } });
    await a.until(() => a.view.over);
    const { endedAt, startedAt } = a.last('lobby')?.lobby ?? a.last('joined')?.lobby ?? {};
    expect(endedAt).toBe(startedAt);
  });

  it('close with the last answer, and nobody sees whom the table is waiting for', async () => {
    const { code } = await table.create(ada, {
      game: 'bell',
      options: { asks: 'window-turn' },
    });
    await table.sit(code, 1, ben);
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    await a.send({ type: 'settings', reactions: { general: 'ask' } });
    await table.begin(code, ada);
    await b.until(() => b.table);
    expect(b.view.asked).toMatchObject({ seats: null, answered: null });
    expect(b.view.asked?.mine?.answer).toBe('pass');
    await time.pass(777);
    const told = b.raw.length;
    await a.answer('pass');
    await b.untilVersion(1);
    expect(moments(b).at(-1)).toBe(time.now());
    expect(b.raw.length).toBe(told + 1);
  });
});

describe('LN-15.3: the hold button', () => {
  it('asks one real question at the next window, privately, and disarms itself', async () => {
    const { code } = await table.create(ada, {
      game: 'bell',
      options: { asks: 'window-attack', last: 3 },
    });
    await table.sit(code, 1, ben);
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    expect(await b.send({ type: 'hold', armed: true })).toMatchObject({ type: 'ack' });
    await table.begin(code, ada);
    await b.until(() => b.table);
    await settle();
    expect([a.version, b.version]).toEqual([0, 0]);
    expect(b.view.asked?.mine?.answer).toBeNull();
    expect(a.all('settings')).toEqual([]);
    await b.answer('pass');
    await b.until(() => b.view.over);
    expect(b.last('settings')?.settings.hold).toBe(false);
  });
});

describe('LN-15.3: the hold button, pressed while a window is open', () => {
  /** Ada is asked at every window, Ben is not. */
  async function atAWindow() {
    const { code } = await table.create(ada, { game: 'bell', options: { asks: 'window-turn' } });
    await table.sit(code, 1, ben);
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    await a.send({ type: 'settings', reactions: { general: 'ask' } });
    await table.begin(code, ada);
    await b.until(() => b.table);
    return { a, b };
  }

  it('applies to the next one if the settings have answered this one', async () => {
    const { a, b } = await atAWindow();
    expect(b.view.asked?.mine?.answer).toBe('pass');
    await b.send({ type: 'hold', armed: true });
    await a.answer('pass');
    await b.untilVersion(1);
    expect(b.view.asked?.mine?.answer).toBeNull();
    expect(b.last('settings')?.settings.hold).toBe(true);
    await b.answer('pass');
    await a.answer('pass');
    await b.until(() => b.last('settings')?.settings.hold === false);
    expect(b.view.asked?.mine?.answer).toBe('pass');
  });

  it('is armed once, even if the command arrives twice', async () => {
    const { a, b } = await atAWindow();
    const hold = () => b.send({ type: 'hold', armed: true }, 'hold');
    expect(await hold()).toMatchObject({ type: 'ack' });
    await a.answer('pass');
    await b.untilVersion(1);
    await b.answer('pass');
    await a.answer('pass');
    await b.untilVersion(2);
    expect(await hold()).toMatchObject({ type: 'ack' });
    await a.answer('pass');
    await b.untilVersion(3);
    expect(b.view.asked?.mine?.answer).toBe('pass');
  });
});

describe('LN-15.6: answers are published together', () => {
  it('while a reaction is open nobody is told that somebody has answered', async () => {
    const { a, b } = await ringing('counter');
    const told = b.raw.length;
    await a.answer('counter');
    await settle();
    expect(b.raw.length).toBe(told);
    expect(b.view.asked).toMatchObject({ seats: [0, 1], answered: null });
    expect(a.view.asked?.mine?.answer).toBe('counter');
  });

  it('a person who joins meanwhile is not told either', async () => {
    const { code, a } = await ringing('counter');
    const before = await table.join(code, null);
    await a.answer('counter');
    const after = await table.join(code, null);
    expect(after.table).toEqual(before.table);
  });
});

describe('LN-15.10: reactions that are not answered', () => {
  it.each([...ON_THE_SECOND, 'rescue'] as BellStep[])(
    '%s takes its default after twelve seconds',
    async (step) => {
      const { a, b } = await ringing(step);
      const opened = time.now();
      expect(a.table?.timing.due).toBe(opened + 12_000);
      await time.pass(11_999);
      expect(b.version).toBe(0);
      await time.pass(1);
      expect(moments(b)).toEqual([opened + 12_000]);
      const lobby = a.last('lobby')?.lobby ?? a.last('joined')?.lobby;
      expect(lobby?.seats.some((seat) => 'standIn' in seat && seat.standIn)).toBe(false);
    },
  );
});

describe('LN-15.11: bots', () => {
  it('answer reactions after half a second to three seconds, drawn without regard to their identity', () => {
    const reaction = TEMPO.reactions.counter ?? null;
    const times = Array.from({ length: 2000 }, (_, i) =>
      timeOfBot(BELL, reaction, { tempo: 'quick' }, new Random(String(i))),
    );
    expect(Math.min(...times)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...times)).toBeLessThanOrEqual(3000);
    expect(Math.min(...times)).toBeLessThan(510);
    expect(Math.max(...times)).toBeGreaterThan(2990);
    const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
    expect(mean).toBeGreaterThan(1650);
    expect(mean).toBeLessThan(1850);
  });

  it('are published on the second, whatever they are and whatever they answer', async () => {
    const seconds = new Map<string, number[]>();
    const bots = 3;
    for (const wolves of ['all', 'none']) {
      const before = await thoughts();
      const { a } = await ringing('counter', { bots, options: { wolves, last: 10 } });
      await a.send({ type: 'settings', reactions: { counter: 'auto-pass' } });
      const opened = time.now();
      for (let i = 0; i < 60 && !a.view.over; i++) {
        // Time stands still while they think, however busy the machine is.
        const due = before + bots * (a.version + 1);
        await vi.waitFor(async () => expect(await thoughts()).toBe(due), 20_000);
        await time.pass(500);
      }
      expect(a.view.over).toBe(true);
      const seen = moments(a).map((at) => at - opened);
      expect(seen.every((at) => at % 1000 === 0)).toBe(true);
      seconds.set(wolves, seen);
    }
    for (const seen of seconds.values())
      for (const [i, at] of seen.entries()) {
        const took = at - (seen[i - 1] ?? 0);
        expect(took).toBeGreaterThanOrEqual(1000);
        expect(took).toBeLessThanOrEqual(3000);
      }
  });
});

describe('the turn clock', () => {
  it('gives default answers for people who are gone until they come back', async () => {
    const { a, b } = await ringing('plain', { clock: { seconds: 60, after: 'default' } });
    const opened = time.now();
    expect(a.table?.timing.due).toBe(opened + 60_000);
    await a.answer('wait');
    await time.pass(59_999);
    expect(a.version).toBe(0);
    await time.pass(1);
    expect(a.version).toBe(1);
    expect(a.last('lobby')?.lobby.seats[1]).toMatchObject({ standIn: true });
    await a.answer('wait');
    await time.pass(1000);
    expect(a.version).toBe(2);
    expect(await b.send({ type: 'return' })).toMatchObject({ type: 'ack' });
    expect(a.last('lobby')?.lobby.seats[1]).toMatchObject({ standIn: false });
    await a.answer('wait');
    await time.pass(1000);
    expect(a.version).toBe(2);
    await b.answer('wait');
    expect(b.version).toBe(3);
  });

  it('or lets a bot play', async () => {
    const { a } = await ringing('plain', { clock: { seconds: 60, after: 'bot' } });
    await a.answer('wait');
    await time.jump(60_000);
    expect(a.last('lobby')?.lobby.seats[1]).toMatchObject({ standIn: true });
    for (let i = 0; i < 100 && a.version === 0; i++) await time.pass(100);
    expect(a.version).toBe(1);
  });

  it('starts again for anyone who comes back, but once per decision', async () => {
    const { code, a } = await ringing('plain', { clock: { seconds: 60, after: 'default' } });
    const stoodIn = () => {
      const seat = a.last('lobby')?.lobby.seats[0];
      return seat?.kind === 'person' && seat.standIn;
    };
    const leaveAndReturn = async () => {
      await table.ask('DELETE', `/api/matches/${code}/seats/0`, { secret: ada.secret });
      await a.send({ type: 'return' });
    };
    await time.pass(50_000);
    await leaveAndReturn();
    await time.pass(50_000);
    expect([a.version, stoodIn()]).toEqual([0, false]);
    await leaveAndReturn();
    await time.pass(9_999);
    expect(stoodIn()).toBe(false);
    await time.pass(1);
    expect(stoodIn()).toBe(true);
  });

  it('leaves a player who undoes a move the remaining time, up to ten times', async () => {
    const duel = await TestServer.start({ time, pace: 1 });
    const players = (await duel.people('Ada', 'Ben')) as [Player, Player];
    const clock = { seconds: 60, after: 'default' } as const;
    const code = await duel.match(players, { clock, options: { target: 9 } });
    const clients = [await duel.join(code, players[0]), await duel.join(code, players[1])];
    const who = await untilBoast(clients);
    const due = time.now() + 60_000;
    expect(who.table?.timing.due).toBe(due);
    await time.pass(20_000);
    const { version } = who;
    await who.answer('silence');
    await time.pass(15_000);
    expect(await who.send({ type: 'undo', version: version + 1 })).toMatchObject({ type: 'ack' });
    // As much time is left as when the answer was given.
    expect(who.table?.timing.due).toBe(due + 15_000);
    await duel.restart();
    const again = await duel.join(code, players[clients.indexOf(who)] as Player);
    expect(again.table?.timing.due).toBe(due + 15_000);

    for (let times = 2; times <= 11; times++) {
      await again.answer('silence');
      const undone = await again.send({ type: 'undo', version: again.version });
      expect(undone).toMatchObject(times <= 10 ? { type: 'ack' } : { type: 'refused', code: 'settled' });
    }
    await duel.stop();
  });

  it('shows everybody how long those who are asked still have', async () => {
    const { code, a, b } = await ringing('plain', { clock: { seconds: 60, after: 'default' } });
    await a.answer('wait');
    await time.pass(61_000);
    const opened = time.now();
    await time.pass(20_000);
    await b.send({ type: 'return' });
    const watcher = await table.join(code, null);
    expect(b.table?.timing.due).toBe(time.now() + 60_000);
    expect(watcher.table?.timing.due).toBe(time.now() + 60_000);
    expect(watcher.table?.timing.opened).toBeLessThanOrEqual(opened);
  });

  it('keeps running while the server is down', async () => {
    const { code, a } = await ringing('plain', { clock: { seconds: 86_400, after: 'default' } });
    await a.answer('wait');
    await table.restart();
    await time.jump(86_399_000);
    expect((await table.server.rooms.get(code)).version).toBe(0);
    await time.jump(1000);
    expect((await table.server.rooms.get(code)).version).toBe(1);
  });
});

describe('a match that everybody has left', () => {
  it.each(['default', 'bot'] as const)(
    'is not played to its end by %s answers while their pages are open',
    async (after) => {
      const { a } = await ringing('plain', { clock: { seconds: 60, after } });
      for (let i = 0; i < 5; i++) await time.jump(61_000);
      expect(a.last('lobby')?.lobby.seats).toMatchObject([{ standIn: true }, { standIn: true }]);
      expect([a.version, a.view.over]).toEqual([0, false]);
      await a.send({ type: 'return' });
      await a.answer('wait');
      // A bot thinks in its own thread, in real time.
      await vi.waitFor(async () => {
        await time.pass(100);
        expect(a.version).toBe(1);
      }, 20_000);
    },
  );

  it('stands still until somebody comes back', async () => {
    const { code, a, b } = await ringing('plain', { clock: { seconds: 60, after: 'default' } });
    a.close();
    b.close();
    await time.jump(61_000);
    await time.jump(61_000);
    const room = await table.server.rooms.get(code);
    expect(room.lobby.seats).toMatchObject([{ standIn: true }, { standIn: true }]);
    expect(room.version).toBe(0);
    const back = await table.join(code, ada);
    expect(back.last('joined')?.lobby.seats).toMatchObject([{ standIn: false }, { standIn: true }]);
    await back.answer('wait');
    await time.pass(1000);
    expect(back.version).toBe(1);
  });

  it('gives people who come back a full clock, even if the match leaves memory meanwhile', async () => {
    const { code, a, b } = await ringing('plain', { clock: { seconds: 3600, after: 'default' } });
    a.close();
    b.close();
    await time.jump(3_601_000);
    await time.jump(10_000_000);
    const back = await table.join(code, ben);
    expect(back.table?.timing.due).toBe(time.now() + 3_600_000);
    back.close();
    await time.jump(400_000);
    await time.pass(3000);
    expect(table.server.rooms.inMemory).toBe(0);
    await time.jump(3_000_000);
    expect((await table.server.rooms.get(code)).lobby.seats[1]).toMatchObject({ standIn: false });
    await time.jump(200_000);
    expect((await table.server.rooms.get(code)).lobby.seats[1]).toMatchObject({ standIn: true });
  });
});

describe('somebody who comes back', () => {
  it('answers again, and everybody sees that', async () => {
    const { code, a, b } = await ringing('plain', { clock: { seconds: 60, after: 'default' } });
    await time.jump(60_000);
    await a.send({ type: 'return' });
    await a.until(() => a.view.asked?.answered?.includes(1));
    expect(a.view.asked?.mine?.answer).toBeNull();
    await b.send({ type: 'return' });
    await a.until(() => a.view.asked?.answered?.length === 0);
    const watcher = await table.join(code, null);
    expect(watcher.view.asked?.answered).toEqual([]);
  });
});

describe('matches without activity', () => {
  it('leave memory even if people elsewhere keep changing their names', async () => {
    const { a, b } = await ringing('plain');
    a.close();
    b.close();
    const other = await table.person('Eva');
    await time.pass(1000);
    for (const name of ['Ewa', 'Eva', 'Ewa']) {
      await time.jump(150_000);
      await table.ask('PATCH', '/api/me', { secret: other.secret, body: { name } });
    }
    await time.pass(1000);
    expect(table.server.rooms.inMemory).toBe(0);
  });

  it('do not hold up the clocks of others if their rules are gone', async () => {
    const { code } = await ringing('plain', { clock: { seconds: 60, after: 'default' } });
    await table.server.stop();
    const newer = await TestServer.start({ games: [{ ...BELL, rulesVersion: 2 }], time }, table.folder);
    await time.jump(61_000);
    await time.pass(2000);
    const store = openStore(table.folder);
    expect(await store.due('any', time.now(), 9)).toEqual([]);
    expect((await store.match(code))?.info.status).toBe('playing');
    await store.close();
    await newer.stop();
  });

  it('leave memory, come back from the store, and are woken when it is time', async () => {
    const { code, a, b } = await ringing('plain', { clock: { seconds: 3600, after: 'default' } });
    await a.answer('wait');
    const { hash } = await table.server.rooms.get(code);
    a.close();
    b.close();
    await time.jump(310_000);
    expect(table.server.rooms.inMemory).toBe(0);
    expect((await table.server.rooms.get(code)).hash).toBe(hash);
    await time.jump(310_000);
    expect(table.server.rooms.inMemory).toBe(0);
    await time.jump(3_000_000);
    expect(table.server.rooms.inMemory).toBe(1);
    expect((await table.server.rooms.get(code)).version).toBeGreaterThan(0);
  });
});
