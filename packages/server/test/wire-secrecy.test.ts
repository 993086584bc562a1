import {
  canonical,
  type Frame,
  type Happening,
  type Options,
  type Result,
  textFor,
  type Viewer,
} from '@nokturn/engine';
import { lovciNoci } from '@nokturn/games/lovci-noci/index.ts';
import { mastersOfTheNight } from '@nokturn/games/masters-of-the-night/index.ts';
import { theHunger } from '@nokturn/games/the-hunger/index.ts';
import { vendetta } from '@nokturn/games/vendetta/index.ts';
import { serverMessage } from '@nokturn/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHARACTERS } from '../../games/lovci-noci/cards/characters.ts';
import type { State } from '../../games/lovci-noci/rules/state.ts';
import * as lovciSecrets from '../../games/lovci-noci/test/scramble.ts';
import { choose as chooseLovci, settings as lovciSettings } from '../../games/lovci-noci/test/trials.ts';
import * as mastersSecrets from '../../games/masters-of-the-night/test/scramble.ts';
import {
  choose as chooseMasters,
  SETTINGS as MASTERS_SETTINGS,
} from '../../games/masters-of-the-night/test/trials.ts';
import * as hungerSecrets from '../../games/the-hunger/test/scramble.ts';
import { choose as chooseHunger, SETTINGS as HUNGER_SETTINGS } from '../../games/the-hunger/test/trials.ts';
import * as vendettaSecrets from '../../games/vendetta/test/scramble.ts';
import { choose as chooseVendetta, SETTINGS as VENDETTA_SETTINGS } from '../../games/vendetta/test/trials.ts';
import { Behind } from '../src/match/behind.ts';
import { Broadcaster } from '../src/match/broadcaster.ts';
import { LateChat } from '../src/match/late-chat.ts';
import { MatchState } from '../src/match/match-state.ts';
import { OpenDecision } from '../src/match/open-decision.ts';
import { Room } from '../src/match/room.ts';
import { VersionedMatch } from '../src/match/versioned-match.ts';
import { refuse } from '../src/refused.ts';
import { matchOf } from '../src/store/notices.ts';
import { SqliteNotices } from '../src/store/sqlite/notices.ts';
import { later } from '../src/time.ts';
import { setupOf, TwoWorlds } from './helpers/follow.ts';
import { type LateReport, LateWorlds } from './helpers/late.ts';
import { type Account, Stretches } from './helpers/stretches.ts';
import { World } from './helpers/world.ts';

/** In `npm run test:deep`, two hundred whole games of each kind, seen by everybody at the table. */
const DEEP = process.env.NOKTURN_DEEP !== undefined;
const GAMES = DEEP ? 200 : 2;
/** Every second game is played over days. */
const clockOf = (game: number) => (game % 2 === 1 ? 86_400 : null);

const LOVCI = { game: lovciNoci, choose: chooseLovci, ...lovciSecrets };
const VENDETTA = { game: vendetta, choose: chooseVendetta, ...vendettaSecrets };
const HUNGER = { game: theHunger, choose: chooseHunger, ...hungerSecrets };
const MASTERS = { game: mastersOfTheNight, choose: chooseMasters, ...mastersSecrets };

describe('LN-15.12, on the wire: two worlds that differ only in what a client may not know send it the same bytes', () => {
  wholeGames(LOVCI, [...lovciSettings('kosmos'), ...lovciSettings('classic')]);
});

describe('VV-R50, on the wire: two worlds that differ only in what a client may not know send it the same bytes', () => {
  wholeGames(VENDETTA, VENDETTA_SETTINGS);
});

describe('The Hunger, on the wire: two worlds that differ only in what a client may not know send it the same bytes', () => {
  // A hand is revealed as soon as its turn begins, so another world that looks the same exists at fewer moments.
  wholeGames(HUNGER, HUNGER_SETTINGS, 0.3);
});

describe('Masters of the Night, on the wire: two worlds that differ only in the decks send the same bytes', () => {
  wholeGames(MASTERS, MASTERS_SETTINGS);
});

function wholeGames<S, F extends Frame, H extends Happening, R extends Result, V>(
  account: Account<S, F, H, R, V>,
  settings: readonly { seats: number; options: Options }[],
  mostLost = 0.1,
): void {
  let worlds: TwoWorlds<S, F, H, R, V>;
  const totals = {
    games: 0,
    clients: 0,
    decisions: 0,
    lost: 0,
    stretches: 0,
    frames: 0,
    bytes: 0,
    notices: 0,
    told: 0,
    reminders: 0,
  };
  beforeEach(async () => {
    worlds = await TwoWorlds.open(account);
  });
  afterEach(() => worlds.close());

  for (let game = 0; game < GAMES; game++) {
    const setting = settings[(game * 7) % settings.length] as (typeof settings)[number];
    const { seats, options } = setting;
    it(`game ${game + 1}: ${seats} seats, ${JSON.stringify(options)}`, { timeout: 600_000 }, async () => {
      const seconds = clockOf(game);
      const setup = { ...setupOf(account.game, setting, `wire ${game}`), seconds };
      const everybody: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
      // A spectator follows the quick game and a seat the long one.
      const watching = DEEP ? everybody : game === 0 ? (['spectator'] as const) : [1];
      for (const viewer of watching) await worlds.follow(setup, viewer);
      const { report } = worlds;
      expect(report.lost).toBeLessThan(report.decisions * mostLost);
      expect(report.frames).toBeGreaterThan(report.decisions);
      expect(report.notices).toBeGreaterThan(0);
      expect(report.told).toBeGreaterThan(0);
      expect(report.reminders > 0).toBe(seconds !== null);
      totals.games++;
      totals.clients += watching.length;
      for (const [key, value] of Object.entries(report)) totals[key as keyof typeof report] += value;
    });
  }

  it(`${GAMES} whole games were compared`, () => {
    if (DEEP) console.log(account.game.id, totals);
    expect(totals.games).toBe(GAMES);
  });
}

describe('anybody watching n versions late is sent the same bytes whatever the last n moves were', () => {
  lateGames(LOVCI, [...lovciSettings('kosmos'), ...lovciSettings('classic')]);
  lateGames(VENDETTA, VENDETTA_SETTINGS);
  lateGames(HUNGER, HUNGER_SETTINGS);
  lateGames(MASTERS, MASTERS_SETTINGS);
});

function lateGames<S, F extends Frame, H extends Happening, R extends Result, V>(
  account: Account<S, F, H, R, V>,
  settings: readonly { seats: number; options: Options }[],
): void {
  it(account.game.id, { timeout: 600_000 }, async () => {
    const most = DEEP ? 60 : 6;
    const reports: LateReport[] = [];
    for (let game = 0; game < most; game++) {
      const report = await lateGame(account, settings, game);
      if (report) reports.push(report);
    }
    if (DEEP) console.log(account.game.id, reports);
    expect(reports.length).toBeGreaterThan(most / 4);
    // The version after that may tell them apart: the delay is no longer than stated.
    expect(reports.some(({ told }) => told)).toBe(true);
  });
}

async function lateGame<S, F extends Frame, H extends Happening, R extends Result, V>(
  account: Account<S, F, H, R, V>,
  settings: readonly { seats: number; options: Options }[],
  game: number,
): Promise<LateReport | null> {
  const setting = settings[(game * 5) % settings.length] as (typeof settings)[number];
  const setup = setupOf(account.game, setting, `late ${game}`);
  const worlds = await LateWorlds.open(account);
  try {
    return await worlds.compare(setup, { delay: [1, 4, 10][game % 3] ?? 1, same: 1 + game * 2 });
  } finally {
    await worlds.close();
  }
}

describe('a leak planted for late viewers is found', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each<[string, () => void]>([
    [
      'in the table: one version too many',
      () => {
        const { goTo } = Behind.prototype;
        vi.spyOn(Behind.prototype, 'goTo').mockImplementation(function (this: Behind, match, version) {
          return goTo.call(this, match, Math.min(match.version, version + 1));
        });
      },
    ],
    [
      'in the chat: what players say is told at once',
      () => {
        vi.spyOn(LateChat.prototype, 'said').mockImplementation(({ line }) => line);
      },
    ],
    [
      'in the chat: lines are numbered as they were said',
      () => {
        const { opened } = LateChat.prototype;
        vi.spyOn(LateChat.prototype, 'opened').mockImplementation(function (this: LateChat, lines, ...rest) {
          return opened.call(this, lines, ...rest).map((line) => ({ ...line, number: lines.length + 1 }));
        });
      },
    ],
    [
      'in the lobby: that somebody has a stand-in, though not who',
      () => {
        vi.spyOn(Broadcaster.prototype, 'tellLobby').mockImplementation(function (this: Broadcaster) {
          this.audience.tell({ type: 'restarting', retry: 1 });
        });
      },
    ],
  ])('%s', { timeout: 300_000 }, async (_, plant) => {
    plant();
    const search = async () => {
      for (let game = 0; game < 6; game++) await lateGame(MASTERS, MASTERS_SETTINGS, game);
    };
    await expect(search()).rejects.toThrow('the viewer can tell the worlds apart');
  });
});

type LovciGame = typeof lovciNoci;

describe('a planted leak is found', () => {
  const { work, hearing, secrets } = lovciNoci;
  afterEach(() => vi.restoreAllMocks());

  it.each<[string, LovciGame]>([
    [
      'in the view: the remaining points of hidden characters',
      {
        ...lovciNoci,
        secrets: {
          ...secrets,
          show: (state, viewer) => ({ ...secrets.show(state, viewer), points: pointsLeft(state) }),
        },
      },
    ],
    [
      'in the length of a list: one dash for each character with many points',
      {
        ...lovciNoci,
        secrets: {
          ...secrets,
          show: (state, viewer) => ({ ...secrets.show(state, viewer), tough: toughOnes(state) }),
        },
      },
    ],
    [
      'in a change: the remaining points of hidden characters, whatever changes',
      {
        ...lovciNoci,
        secrets: {
          ...secrets,
          change: (before, after, viewers) => {
            const told = secrets.change(before, after, viewers);
            const points = `"points":[${JSON.stringify(pointsLeft(after))}]`;
            return viewers.map((_, i) =>
              [`{${points}`, textFor(told, i).slice(1) || '}'].join(textFor(told, i) && ','),
            );
          },
        },
      },
    ],
    [
      'in a happening: the card that a giver draws',
      { ...lovciNoci, hearing: { ...hearing, 'drew-prophecy': { seat: 'everybody', card: 'everybody' } } },
    ],
    [
      'in being asked: an automatic reply where only one is possible',
      {
        ...lovciNoci,
        work: { ...work, 'prophecy-reply': { ...work['prophecy-reply'], cover: false } as never },
      },
    ],
  ])('%s', { timeout: 300_000 }, async (_, game) => {
    await mustBeFound({ ...LOVCI, game });
  });

  it.each<[string, () => void]>([
    [
      'in the time of a cover decision: it closes a moment later if somebody has a choice',
      () => {
        const plays = new WeakMap<object, VersionedMatch>();
        const seatsOf = getter(VersionedMatch.prototype, 'missing');
        vi.spyOn(VersionedMatch.prototype, 'missing', 'get').mockImplementation(function (
          this: VersionedMatch,
        ) {
          const seats = seatsOf(this);
          plays.set(seats, this);
          return seats;
        });
        const timeOf = getter(OpenDecision.prototype, 'closesAt');
        vi.spyOn(OpenDecision.prototype, 'closesAt', 'get').mockImplementation(function (this: OpenDecision) {
          const asks = plays.get(this.seats)?.position.asked?.asks ?? [];
          const choices = asks.filter((ask) => ask.kind === 'one' && ask.options.length > 1);
          const at = timeOf(this);
          return at === null || this.reaction === null ? at : later(at, choices.length);
        });
      },
    ],
    [
      'in an error text: the top of the red deck',
      () => {
        const { check } = VersionedMatch.prototype;
        vi.spyOn(VersionedMatch.prototype, 'check').mockImplementation(function (
          this: VersionedMatch,
          ...answer
        ) {
          const refusal = check.apply(this, answer);
          const { decks } = this.position.state as State;
          return refusal && { ...refusal, reason: `${refusal.reason} (${decks.red.at(-1)})` };
        });
      },
    ],
    [
      'in why a move cannot be undone',
      () => {
        vi.spyOn(VersionedMatch.prototype, 'undone').mockImplementation(function (this: VersionedMatch) {
          return { code: isOdd(this) ? 'revealed' : 'not-yours', reason: 'no' };
        });
      },
    ],
    [
      'in what a returning player is told',
      () => {
        const { heardSince } = VersionedMatch.prototype;
        vi.spyOn(VersionedMatch.prototype, 'heardSince').mockImplementation(function (
          this: VersionedMatch,
          viewer,
          after,
        ) {
          return heardSince.call(this, after === null ? viewer : 'everything', after);
        });
      },
    ],
    [
      'in who is told that it is their move: all or only one, if it is secret who is asked',
      () => {
        const { ahead } = VersionedMatch.prototype;
        vi.spyOn(VersionedMatch.prototype, 'ahead').mockImplementation(function (
          this: VersionedMatch,
          moves,
        ) {
          const next = ahead.call(this, moves);
          const asked = next.asked.bind(next);
          return Object.assign(next, {
            asked: (viewer: Viewer) => {
              const open = asked(viewer);
              const isLeft = viewer === 'spectator' && open?.seats === null && isOdd(next);
              return isLeft ? { ...open, seats: [0] } : open;
            },
          });
        });
      },
    ],
    [
      'in when somebody is told that it is their move: a moment later, though due at the same time',
      () => {
        const odd = new Map<string, boolean>();
        const { append } = MatchState.prototype;
        vi.spyOn(MatchState.prototype, 'append').mockImplementation(function (this: MatchState, ...rest) {
          odd.set(this.code, this.match !== null && isOdd(this.match));
          return append.apply(this, rest);
        });
        const heldBack = new Set<string>();
        const { handOver } = SqliteNotices.prototype;
        vi.spyOn(SqliteNotices.prototype, 'handOver').mockImplementation(async function (
          this: SqliteNotices,
          notice,
          now,
        ) {
          const match = matchOf(notice.notice) ?? '';
          const isHeldBack = !heldBack.has(notice.key) && odd.get(match) === true;
          heldBack.add(notice.key);
          return isHeldBack ? false : handOver.call(this, notice, now);
        });
      },
    ],
    [
      'in an HTTP reply',
      () => {
        const { summaryFor } = Room.prototype;
        vi.spyOn(Room.prototype, 'summaryFor').mockImplementation(function (this: Room, person) {
          return { ...summaryFor.call(this, person), spectators: isOdd(this) };
        });
      },
    ],
    [
      'in how the randomness was drawn: a digit of the secret',
      () => {
        const lobbyOf = getter(Room.prototype, 'lobby');
        vi.spyOn(Room.prototype, 'lobby', 'get').mockImplementation(function (this: Room) {
          const { draw, ...lobby } = lobbyOf(this);
          const digit = this.info.chance?.secret.at(0) ?? '';
          return { ...lobby, draw: draw && { ...draw, rules: `${draw.rules}${digit}` } };
        });
      },
    ],
    [
      'in an HTTP status',
      () => {
        vi.spyOn(Room.prototype, 'record').mockImplementation(async function (this: Room) {
          throw refuse(isOdd(this) ? 'forbidden' : 'wrong-time', 'not yet');
        });
      },
    ],
  ])('%s', { timeout: 300_000 }, async (_, plant) => {
    plant();
    await mustBeFound(LOVCI);
  });
});

/** A few games for each viewer are enough. */
async function mustBeFound(account: typeof LOVCI): Promise<void> {
  const worlds = await TwoWorlds.open(account);
  const search = async () => {
    // First where most leaks show.
    for (const game of [1, 0, 2, 3])
      for (const viewer of [1, 0, 'spectator'] as const)
        await worlds.follow(setupOf(account.game, { seats: 5, options: {} }, `planted ${game}`), viewer);
  };
  try {
    await expect(search()).rejects.toThrow('the viewer can tell the worlds apart');
  } finally {
    await worlds.close();
  }
}

function pointsLeft({ players }: State): number[] {
  return players.map(({ character, damage }) => CHARACTERS[character].limit - damage);
}

function toughOnes({ players }: State): string[] {
  return players.filter(({ character }) => CHARACTERS[character].limit > 11).map(() => '-');
}

/** Something that depends on all hidden information. */
function isOdd({ hash }: { readonly hash: string | null }): boolean {
  return Number.parseInt(hash?.at(-1) ?? '0', 16) % 2 === 1;
}

function getter<T extends object, K extends keyof T>(prototype: T, name: K): (of: T) => T[K] {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (get === undefined) throw new Error(`${String(name)} is no getter`);
  return (of) => get.call(of);
}

describe('a message', () => {
  it('contains only what its schema names', async () => {
    const world = await World.open(lovciNoci);
    try {
      const setup = setupOf(lovciNoci, { seats: 5, options: {} }, 'schema');
      const [stretch] = [...new Stretches(LOVCI, setup, 0)].filter(({ rounds }) => rounds.length > 5);
      if (stretch === undefined) throw new Error('nothing happens in this match');
      const hosted = await world.host(stretch.real, setup, 0);
      for (const round of stretch.rounds)
        await hosted.play({
          round,
          pauses: [],
          pries: true,
          asks: true,
          undoes: true,
          rejoins: null,
          lingers: false,
        });
      const kinds = new Set<string>();
      for (const text of hosted.client.raw) {
        const message = serverMessage.parse(JSON.parse(text));
        expect(canonical(message)).toBe(canonical(JSON.parse(text)));
        kinds.add(message.type);
      }
      expect([...kinds]).toEqual(expect.arrayContaining(['joined', 'change', 'refused', 'presence', 'pong']));
    } finally {
      await world.close();
    }
  });
});
