import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, HeardLog, Match, Random, resolveOptions, type Viewer } from '@nokturn/engine';
import { findGame, GAMES } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import { moduleOf, neededModuleOf } from '@nokturn/games/folder.ts';
import { LANGUAGES, type Teacher, type Telling } from '@nokturn/text';
import { describe, expect, it } from 'vitest';
import type { Moment, SeatHolder } from '../src/source/source.ts';
import { plainBeats } from '../src/table/beats/plainBeats.ts';
import { hasOneLearner, lessonsIn, MOST, type School, teacherSeat } from '../src/table/lessons.ts';
import { textOf } from './told.ts';

const person: SeatHolder = { kind: 'person', name: 'Ada', standIn: false };
const bot: SeatHolder = { kind: 'bot', level: 'medium' };
const telling = { means: { turn: 'turn', gone: 'out' } } as const satisfies Pick<Telling, 'means'>;

function moment(version: number, ...kinds: string[]): Moment {
  const view = { state: {}, asked: null } as never;
  return { version, undid: null, happenings: kinds.map((kind) => ({ kind, seat: 1 })), view };
}

function school(why: Teacher['why'], more: Partial<School> = {}): School {
  return {
    teacher: { why },
    telling,
    beats: plainBeats(telling),
    holders: [person, bot, bot],
    learner: 0,
    ...more,
  };
}

const idsOf = (moments: readonly Moment[], one: School) => lessonsIn(moments, one).map(({ id }) => id);

describe('explanations of bots', () => {
  it('are at most one a turn, and each at most twice', () => {
    const always = school(() => [
      { id: 'first', facts: {} },
      { id: 'second', facts: {} },
    ]);
    const turns = [1, 2, 3, 4, 5].flatMap((turn) => [
      moment(3 * turn, 'turn'),
      moment(3 * turn + 1, 'moved'),
    ]);
    expect(idsOf([moment(0, 'dealt'), ...turns], always)).toEqual(['first', 'first', 'second', 'second']);
    expect(idsOf([moment(0, 'turn'), moment(1, 'moved'), moment(2, 'moved')], always)).toEqual(['first']);
  });

  it('need the views before and after the move, and are forgotten when it is undone', () => {
    const always = school(() => [{ id: 'first', facts: {} }]);
    const old: Moment = { ...moment(0, 'turn'), view: null };
    expect(idsOf([old, moment(1, 'moved')], always)).toEqual([]);
    expect(idsOf([moment(0, 'turn'), { ...moment(1, 'moved'), view: null }], always)).toEqual([]);
    const undone: Moment = { version: 2, undid: 1, happenings: [], view: moment(0).view };
    expect(idsOf([moment(0, 'turn'), moment(1, 'moved'), undone], always)).toEqual([]);
  });

  it('come from a partner, or else from the bot on the left that is still playing', () => {
    const { teacher, holders } = school(() => []);
    const of = (partners: readonly number[], learner: number, ...out: number[]) =>
      teacherSeat({ teacher: { ...teacher, partners: () => partners }, holders, learner }, {}, new Set(out));
    expect(of([], 0)).toBe(1);
    expect(of([2], 0)).toBe(2);
    expect(of([], 0, 1)).toBe(2);
    expect(of([], 0, 1, 2)).toBeNull();
  });

  it('are for one person among bots', () => {
    expect(hasOneLearner([person, bot, bot])).toBe(true);
    expect(hasOneLearner([person, person, bot])).toBe(false);
    expect(hasOneLearner([bot, bot])).toBe(false);
    expect(hasOneLearner([person, { kind: 'open' }, bot])).toBe(false);
  });
});

interface Shown {
  readonly viewer: Viewer;
  readonly moments: readonly Moment[];
}

/** A whole match of bots, as every seat and a spectator were shown it. */
function playedFor(game: Game, seats: number, seed: string): readonly Shown[] {
  const preset = game.presets?.['first-game'];
  const resolved = resolveOptions(game, preset?.seats ?? seats, preset?.options ?? {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const count = preset?.seats ?? seats;
  const match = Match.begin(game, { seats: count, options: resolved.options, seed });
  const viewers: Viewer[] = [...Array.from({ length: count }, (_, seat) => seat), 'spectator'];
  const logs = viewers.map((viewer) => new HeardLog(viewer));
  const shown = viewers.map((viewer) => ({ viewer, moments: [] as Moment[] }));
  const random = new Random(seed);
  const novice = botsFor(game.id).get('novice');
  for (let version = 0; ; version++) {
    const happenings = match.collect();
    for (const [i, viewer] of viewers.entries()) {
      logs[i]?.listen(happenings, match);
      shown[i]?.moments.push({
        version,
        undid: null,
        happenings: happenings.flatMap((one) => match.hear(one, viewer) ?? []),
        view: structuredClone(match.view(viewer)),
      });
    }
    const { asked, over } = match.position;
    const seat = asked?.seats[asked.answers.indexOf(null)];
    if (over || seat === undefined) return shown;
    const view = match.view(seat);
    if (!novice || !view.asked?.mine) throw new Error('nobody can answer');
    const heard = logs[seat]?.heard ?? [];
    match.answer(seat, novice({ ...view, heard }, view.asked.mine, { milliseconds: 0 }, random));
  }
}

const TAUGHT = GAMES.filter(({ id }) =>
  existsSync(join(import.meta.dirname, '../../games', id, 'teacher.ts')),
);

it('exist in every game', () => {
  expect(TAUGHT.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
});

/** Bots play this many matches of each game. */
const MATCHES = 4;
/** No bubble has room for more. */
const MOST_LETTERS = 140;

describe.each(TAUGHT.map(({ id, seats }) => [id, seats.usual ?? seats.max] as const))(
  'in %s',
  (id, usual) => {
    it('follow from what everybody saw and heard, and can be said in every language', async () => {
      const teacher = (await moduleOf<{ teacher: Teacher }>(id, 'teacher.ts'))?.teacher as Teacher;
      const { telling: words } = await neededModuleOf<{ telling: Telling }>(id, 'telling.ts');
      const { beats } = await neededModuleOf<{ beats: School['beats'] }>(id, 'beats.ts');
      const texts = LANGUAGES.map((language) => textOf(id, language, 8));
      const ids = new Set<string>();
      let count = 0;
      for (let seed = 0; seed < MATCHES; seed++) {
        const shown = playedFor(findGame(id) as Game, usual, `lessons-${seed}`);
        const open = shown.at(-1)?.moments ?? [];
        const bots: SeatHolder[] = shown.slice(0, -1).map(() => bot);
        for (const learner of bots.keys()) {
          const holders = bots.with(learner, person);
          const at = { teacher, telling: words, beats, holders, learner };
          const said = lessonsIn(shown[learner]?.moments ?? [], at);
          // A spectator knows nothing that is hidden: neither hands, faces, tiles nor decks can make a difference.
          expect(said).toEqual(lessonsIn(open, at));
          const counts = Map.groupBy(said, (one) => one.id);
          for (const [one, all] of counts) expect(all.length, one).toBeLessThanOrEqual(MOST);
          for (const one of said)
            for (const text of texts) {
              const line = text.plain(`why-${one.id}`, one.facts);
              expect(line).not.toMatch(/[{}]|unknown|undefined|NaN/);
              expect(line.length, line).toBeLessThanOrEqual(MOST_LETTERS);
            }
          for (const one of said) ids.add(one.id);
          count += said.length;
        }
      }
      // Not silent, and not the same every time.
      expect(ids.size).toBeGreaterThanOrEqual(6);
      expect(count).toBeGreaterThan(10 * MATCHES);
    });
  },
);
