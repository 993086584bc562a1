import type { Answer, ReactionMode, Seat } from '@nokturn/engine';
import { lovciNoci } from '@nokturn/games/lovci-noci/index.ts';
import {
  type StandingAnswers,
  type StandingChoices,
  standingAnswers,
} from '@nokturn/games/standing-answers.ts';
import type { MyMatch, ReactionSettings } from '@nokturn/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LovciScene, type Sitting, scene } from '../../games/lovci-noci/test/kit.ts';
import { type BellStep, bell } from './helpers/bell.ts';
import type { Client } from './helpers/client.ts';
import { FakeTime, settle } from './helpers/fake-time.ts';
import { Mailbox } from './helpers/mailbox.ts';
import { anyGame, DUEL, type Player, TestServer } from './helpers/table.ts';
import { World } from './helpers/world.ts';

const DAY = 86_400;
const GRACE = 10_000;

/** In this game wolves can decide to howl. */
const STANDING: StandingAnswers = standingAnswers<{ readonly wolves: readonly (boolean | null)[] }>({
  plain: {
    steps: ['plain'],
    answers: { howl: ({ state, seat }) => (state.wolves[seat] ? 'howl' : 'wait'), wait: () => 'wait' },
  },
  counter: {
    steps: ['counter'],
    answers: { 'when-wolf': ({ state, seat }) => (state.wolves[seat] ? 'counter' : 'pass') },
  },
});

const NEVER_BOAST = standingAnswers({ boast: { steps: ['boast'], answers: { never: () => 'silence' } } });

let time: FakeTime;
let mailbox: Mailbox;
let table: TestServer;
let ada: Player;
let ben: Player;
beforeEach(async () => {
  time = new FakeTime();
  mailbox = await Mailbox.open();
  table = await TestServer.start({
    games: [anyGame(bell), DUEL],
    standing: new Map([
      ['bell', STANDING],
      ['dice-duel', NEVER_BOAST],
    ]),
    ...{ time, pace: 1, noticeGrace: GRACE },
    ...(await mailbox.options()),
  });
  [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
});
afterEach(async () => {
  await table.stop();
  await mailbox.close();
});

/** A match that asks one decision over and over, over days by default; Ada is a wolf. */
async function ringing(asks: BellStep, seconds: number | null = DAY): Promise<[string, Client, Client]> {
  const clock = { seconds, after: 'default' } as const;
  const code = await table.match([ada, ben], { game: 'bell', options: { asks }, clock });
  const clients = [await table.join(code, ada), await table.join(code, ben)] as const;
  await settle();
  return [code, ...clients];
}

const decide = async (client: Client, reactions: Record<string, string>) => {
  const reply = await client.send({ type: 'settings', reactions });
  await settle();
  return reply;
};
const settingsOf = (client: Client): ReactionSettings | null | undefined =>
  client.last('settings')?.settings ?? client.last('joined')?.settings;
const howls = (client: Client) =>
  client.updates
    .flatMap(({ heard }) => heard.flatMap(({ happenings }) => happenings))
    .filter(({ kind }) => kind === 'howled').length;

/** The first seat's answer, after which others may react. */
interface Beginning {
  readonly position: LovciScene['position'];
  readonly answer: Answer;
}

/**
 * What another player, everybody's channels and the list of that player's matches are told while an absent seat with
 * these settings may be asked to react: byte by byte, on a server whose clock starts at the same time as the others'.
 */
async function seenBy(
  viewer: Seat,
  { position, answer }: Beginning,
  { seat, set, tempo, milliseconds }: { seat: Seat; set: Set; tempo: string; milliseconds: number },
): Promise<{ frames: string[]; notices: string[]; mine: string[]; told: number }> {
  const world = await World.open(lovciNoci);
  try {
    const seats = [...position.state.players.keys()];
    const hosted = await world.host(
      position,
      {
        seats: seats.length,
        options: { ...position.state.options, tempo },
        seed: 'standing',
        modes: seats.map((each) => (each === seat ? (set.mode ?? {}) : { general: 'ask' })),
        standing: seats.map((each) => (each === seat ? (set.standing ?? {}) : {})),
        seconds: DAY,
      },
      viewer,
    );
    await hosted.playUnseen([{ seat: 0, answer }]);
    await hosted.settle(milliseconds / 1000);
    const notices = await hosted.told();
    const told = notices.filter((text) => JSON.parse(text).toldAt !== null).length;
    const seen = { frames: hosted.take(), notices, mine: await hosted.mine(viewer), told };
    await hosted.leave();
    return seen;
  } finally {
    await world.close();
  }
}

interface Set {
  readonly mode?: Readonly<Record<string, ReactionMode>>;
  readonly standing?: StandingChoices;
}

const GENERAL: readonly Set[] = [
  { mode: { general: 'ask' } },
  { mode: { general: 'auto-pass' } },
  { standing: { general: 'reveal-in-reach' } },
  { standing: { general: 'use-in-reach' } },
];
const COUNTER: readonly Set[] = [
  { mode: { counter: 'ask' } },
  { mode: { counter: 'auto-pass' } },
  { mode: { counter: 'auto-use' } },
  { standing: { counter: 'when-it-kills' } },
];

describe('LN-15.13 LN-15.4: answers decided in advance in Lovci noci reveal nothing to the others', () => {
  /** The first seat is where it could attack the second, but not the third. */
  const beforeAnAttack = (): Beginning => {
    const players: Sitting[] = [
      { place: null },
      { character: 'apolena', place: 'chapel', damage: 3 },
      { character: 'fenris', place: 'graveyard' },
    ];
    return { position: scene({ players }).goes('chapel').asks(0, 'place').position, answer: 'skip' };
  };
  /** The first seat hits the second for 2; the second strikes back if that may kill. */
  const hitting = (damage: number) => (): Beginning => {
    const players: Sitting[] = [
      { character: 'fenris', revealed: true, damage },
      { character: 'wilhelmina', place: 'chapel' },
    ];
    const { position } = scene({ players }).readyToAttack('chapel').asks(0, 'attack');
    return {
      position: { ...position, chance: { ...position.chance, loaded: [5, 3] } },
      answer: 'seat:1',
    };
  };

  // Strict windows close after four seconds, others after at least a whole one.
  it.each<
    [string, () => Beginning, { seat: Seat; sets: readonly Set[]; tempo: string; milliseconds: number }]
  >([
    ['would be shown', beforeAnAttack, { seat: 1, sets: GENERAL, tempo: 'strict', milliseconds: 3900 }],
    ['is out of reach', beforeAnAttack, { seat: 2, sets: GENERAL, tempo: 'strict', milliseconds: 6000 }],
    ['would strike back', hitting(8), { seat: 1, sets: COUNTER, tempo: 'strict', milliseconds: 3900 }],
    ['would not strike back', hitting(0), { seat: 1, sets: COUNTER, tempo: 'strict', milliseconds: 3900 }],
    ['would strike back', hitting(8), { seat: 1, sets: COUNTER, tempo: 'quick', milliseconds: 900 }],
  ])('where the seat %s', async (_, begin, { sets, ...how }) => {
    const seen = [];
    for (const set of sets) seen.push(await seenBy(3, begin(), { ...how, set }));
    expect(new Set(seen.map((each) => JSON.stringify(each)))).toHaveLength(1);
    const [{ frames, notices, mine, told } = { frames: [], notices: [], mine: [], told: 0 }] = seen;
    expect([frames.length > 0, notices.length > 0, mine.length]).toEqual([true, true, 1]);
    expect(told).toBeGreaterThan(how.milliseconds > 2000 ? 0 : -1);
  });
});

describe('what players decide in advance in a match over days', () => {
  it('is answered at once while they are away, and the others continue', async () => {
    const [, a, b] = await ringing('plain');
    expect(settingsOf(a)).toMatchObject({
      reactions: { plain: 'ask' },
      inAdvance: { plain: ['howl', 'wait'], counter: ['when-wolf'] },
    });
    expect(await decide(a, { plain: 'howl' })).toMatchObject({ type: 'ack' });
    expect(settingsOf(a)?.reactions.plain).toBe('howl');
    a.close();
    await settle();
    for (let rings = 1; rings <= 3; rings++) {
      await b.answer('wait');
      await settle();
      expect([b.version, howls(b)]).toEqual([rings, rings]);
    }
    const back = await table.join(b.last('joined')?.lobby.code ?? '', ada);
    await decide(back, { plain: 'ask' });
    expect(settingsOf(back)?.reactions.plain).toBe('ask');
    await b.answer('wait');
    await back.answer('wait');
    await settle();
    await b.answer('wait');
    await settle();
    // The decision that was open when she changed her mind had already been answered.
    expect([b.version, back.view.asked?.mine?.answer]).toEqual([4, null]);
  });

  it('nobody waits for them or is told that it is their move, even by a server that has just started', async () => {
    for (const player of [ada, ben]) await mailbox.subscribe(table, player);
    const [code, a, b] = await ringing('plain');
    await decide(a, { plain: 'wait' });
    await b.answer('wait');
    await settle();
    for (const client of [a, b]) client.close();
    await settle();
    const turnOf = async ({ secret }: Player) =>
      (await table.ask<{ matches: MyMatch[] }>('GET', '/api/me/matches', { secret })).body.matches[0]?.turn;
    expect([await turnOf(ada), (await turnOf(ben)) !== null]).toEqual([null, true]);
    await table.restart();
    expect([await turnOf(ada), (await turnOf(ben)) !== null]).toEqual([null, true]);
    await time.jump(GRACE);
    await time.pass(2000);
    await mailbox.until(1);
    expect(mailbox.told.webhook).toEqual(['Ben your-move 1']);
    const again = await table.join(code, ben);
    await again.answer('wait');
    await settle();
    expect(again.version).toBe(2);
  });

  it('LN-15.13 LN-15.4 is nobody else’s business: the others are sent the same, whatever was chosen', async () => {
    const seen: string[] = [];
    for (const chosen of ['when-wolf', 'auto-pass', 'auto-use']) {
      const [code, a, b] = await ringing('counter');
      const from = b.raw.length;
      const began = time.now();
      await decide(a, { counter: chosen });
      a.close();
      await settle();
      await time.pass(500);
      expect(b.version).toBe(0);
      const frames = b.raw
        .slice(from)
        .map((frame) =>
          frame.replaceAll(code, 'CODE').replace(/\d{12,}/g, (point) => String(Number(point) - began)),
        );
      seen.push(JSON.stringify(frames));
      const stored = JSON.stringify(
        (await table.ask('GET', `/api/matches/${code}`, { secret: ben.secret })).body,
      );
      expect(stored).not.toMatch(/standing|when-wolf/);
      b.close();
      await settle();
    }
    expect(new Set(seen).size).toBe(1);
  });

  it('gives way to a player who undoes it', async () => {
    const clock = { seconds: DAY, after: 'default' } as const;
    const code = await table.match([ada, ben], { options: { target: 9 }, clock });
    const clients = [await table.join(code, ada), await table.join(code, ben)];
    for (const client of clients) await decide(client, { boast: 'never' });
    const isUndone = async (client: Client) => {
      const { type } = await client.send({ type: 'undo', version: client.version });
      await settle();
      return type === 'ack';
    };
    /** Plays until one of them was answered automatically, and undoes it. */
    const undone = async (): Promise<Client> => {
      for (;;) {
        for (const client of clients) await client.answer('low', client.version);
        await settle();
        for (const client of clients) if (await isUndone(client)) return client;
      }
    };
    const client = await undone();
    const { version } = client;
    await time.pass(5000);
    const { frame, mine } = client.view.asked ?? {};
    expect([client.version, frame?.step, mine?.answer]).toEqual([version, 'boast', null]);
    await client.answer('silence', version);
    await settle();
    expect(client.version).toBe(version + 1);
  });

  it('works only in matches over days, and only for existing questions', async () => {
    const [, quick] = await ringing('plain', 600);
    expect(settingsOf(quick)).not.toHaveProperty('inAdvance');
    expect(await decide(quick, { plain: 'howl' })).toMatchObject({ code: 'malformed' });
    const [, a] = await ringing('plain');
    for (const reactions of [
      { plain: 'sing' },
      { moon: 'wait' },
      { plain: '__proto__' },
      { constructor: 'name' },
    ])
      expect(await decide(a, reactions)).toMatchObject({ code: 'malformed' });
    expect(settingsOf(a)?.reactions.plain).toBe('ask');
  });
});
