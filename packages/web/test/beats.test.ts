import type { Heard, View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { timesIn } from '@nokturn/ui';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../src/source/source.ts';
import { type Cutter, cutBeats } from '../src/table/beats/cut.ts';
import { kindOf, lengthOf, schedule } from '../src/table/beats/length.ts';
import { plainBeats } from '../src/table/beats/plainBeats.ts';
import { atTheEnd, ended, type Film, goOn, handedOver, passing, type Reel } from '../src/table/beats/reel.ts';

/** `turn`: somebody moves; `crash`: something loud; anything else belongs to the current beat. */
const CUTTER: Cutter = {
  beats: { opens: ({ kind }) => kind === 'turn', loud: ({ kind }) => kind === 'crash' },
  isPerson: (seat) => seat === 0,
};

const said = (kind: string, seat?: number): Heard => ({ kind, ...(seat === undefined ? {} : { seat }) });
const turn = (seat: number) => said('turn', seat);

/** A moment after which a seat is asked; seat 0 is the viewer, a person. */
function momentOf(version: number, happenings: readonly Heard[], asked: number | null = 1): Moment {
  const mine = asked === 0 ? { ask: { kind: 'one', options: ['a', 'b'] }, answer: null } : null;
  const view = {
    state: version,
    over: false,
    asked: asked === null ? null : { seats: [asked], answered: [], mine, frame: { step: 'x' } },
  } as unknown as View;
  return { version, undid: null, happenings, view };
}

const START = { moments: 0, part: 0 };
const cut = (moments: readonly Moment[]) =>
  cutBeats(moments, START, CUTTER).map(({ heard }) => heard.map(({ kind, seat }) => `${kind}${seat ?? ''}`));

describe('happenings are divided into beats', () => {
  it('by mover, even in the middle of a moment', () => {
    const moments = [
      momentOf(1, [turn(1), said('goes')]),
      momentOf(2, [said('hits'), turn(2)]),
      momentOf(3, [said('goes')]),
    ];
    expect(cut(moments)).toEqual([
      ['turn1', 'goes', 'hits'],
      ['turn2', 'goes'],
    ]);
    const [first, second] = cutBeats(moments, START, CUTTER);
    expect([first?.from, first?.to, first?.isOpen]).toEqual([START, { moments: 1, part: 1 }, false]);
    expect([second?.from, second?.isOpen]).toEqual([{ moments: 1, part: 1 }, true]);
  });

  it('a loud event begins a new one, together with loud events right after it', () => {
    expect(
      cut([momentOf(1, [turn(1), said('hits'), said('crash'), said('crash'), said('loot'), turn(2)])]),
    ).toEqual([['turn1', 'hits'], ['crash', 'crash', 'loot'], ['turn2']]);
    expect(cut([momentOf(1, [turn(1), said('crash'), said('x'), said('crash')])])).toEqual([
      ['turn1', 'crash', 'x'],
      ['crash'],
    ]);
  });

  it('at each question to a person, even if others have answered silently since', () => {
    const moments = [
      momentOf(1, [said('asks')], 0),
      momentOf(2, []),
      momentOf(3, [said('goes')]),
      momentOf(4, [said('on')]),
    ];
    expect(cut(moments)).toEqual([['asks'], ['goes', 'on']]);
    expect(cutBeats(moments.slice(0, 1), START, CUTTER)[0]?.isOpen).toBe(false);
  });

  it('the cuts are the same from the middle, and leave out what was undone', () => {
    const moments = [momentOf(1, [turn(1), said('a')]), momentOf(2, [said('b'), turn(2), said('c')])];
    const rest = cutBeats(moments, { moments: 0, part: 1 }, CUTTER);
    expect(rest.map(({ heard }) => heard.map(({ kind }) => kind))).toEqual([
      ['a', 'b'],
      ['turn', 'c'],
    ]);
    expect(cut([...moments, { ...momentOf(3, []), undid: 2 }])).toEqual([['turn1', 'a']]);
  });
});

describe('the length of beats', () => {
  const others = 3;

  it('depends on their kind and the pace', () => {
    const row = (pace: 'calm' | 'brisk' | 'fast' | 'instant') =>
      (['turn', 'loud', 'all', 'round', 'own', 'none'] as const).map((kind) =>
        lengthOf(kind, { pace, others }),
      );
    expect(row('calm')).toEqual([2600, 3000, 2000, 1000, 1200, 0]);
    expect(row('brisk')).toEqual([1500, 2000, 1200, 600, 800, 0]);
    expect(row('fast')).toEqual([500, 900, 400, 200, 300, 0]);
    expect(row('instant')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is limited so that a round of many takes no longer than one of few, until a turn would be too short', () => {
    const calm = (count: number) => lengthOf('turn', { pace: 'calm', others: count });
    expect([1, 4, 5, 7, 8, 20].map((count) => Math.round(calm(count)))).toEqual([
      2600, 2600, 2400, 1714, 1500, 1500,
    ]);
    expect(lengthOf('turn', { pace: 'brisk', others: 6 })).toBeCloseTo((1500 * 2000) / 2600);
    // A game may ask for shorter rounds; a turn is still no longer than usual, and no shorter than the minimum.
    const quick = (count: number) => lengthOf('turn', { pace: 'calm', others: count, round: 6600 });
    expect([1, 2, 3, 4, 5].map((count) => Math.round(quick(count)))).toEqual([2600, 2600, 2200, 1650, 1500]);
    // Before the viewer's first question, the turns of four or more others are shorter.
    const early = (count: number) => lengthOf('turn', { pace: 'calm', others: count, isBefore: true });
    expect([1, 3, 4, 5, 7].map((count) => Math.round(early(count)))).toEqual([2600, 2600, 1950, 1560, 1500]);
  });

  it('tells apart what others, the viewer and the table did, and what only the log reports', () => {
    const quiet = { isLoud: false, isBare: false, isOpened: false };
    expect(kindOf(quiet, { seat: 2 }, 0)).toBe('turn');
    expect(kindOf(quiet, { seat: 0 }, 0)).toBe('own');
    expect(kindOf(quiet, { seat: null }, 0)).toBe('all');
    expect(kindOf({ ...quiet, isOpened: true }, { seat: null }, 0)).toBe('round');
    expect(kindOf({ ...quiet, isLoud: true }, { seat: 0 }, 0)).toBe('loud');
    expect(kindOf({ ...quiet, isLoud: true }, null, 0)).toBe('none');
    expect(kindOf({ ...quiet, isBare: true }, { seat: 2 }, 0)).toBe('none');
  });

  it('is halved for a table that is far behind; one farther behind shows only the last two', () => {
    expect(schedule([2600, 2600, 2600], null)).toEqual({ passed: 0, speed: 1 });
    expect(schedule(Array(6).fill(2600), null)).toEqual({ passed: 0, speed: 0.5 });
    expect(schedule([...Array(8).fill(2600), 0, 3000, 2600], null)).toEqual({ passed: 9, speed: 1 });
  });

  it('is two seconds in total for somebody in a hurry', () => {
    for (const lengths of [[2600], [2600, 3000, 1200], Array(20).fill(2600)]) {
      const { passed, speed } = schedule(lengths, 2000);
      const total = lengths.slice(passed).reduce((sum: number, one: number) => sum + one * speed, 0);
      expect(total).toBeLessThanOrEqual(2000.001);
      expect(total).toBeGreaterThan(1900);
    }
    expect(schedule([500, 500], 2000)).toEqual({ passed: 0, speed: 1 });
  });
});

describe('within a beat', () => {
  it('a few scenes take their time, within the length of the beat', () => {
    expect(timesIn([400, 0, 430], 2600)).toEqual([400, 0, 430]);
    const sum = (times: readonly number[]) => times.reduce((all, one) => all + one, 0);
    for (const length of [500, 900, 1200, 1500, 2600, 3000])
      for (const count of [1, 2, 5, 12]) {
        const times = timesIn(Array(count).fill(430), length);
        expect(sum(times)).toBeLessThanOrEqual(length - Math.min(250, length * 0.2));
        expect(times.filter((one) => one > 0).length).toBeLessThanOrEqual(4);
        expect(times.filter((one) => one > 0).length).toBeGreaterThan(0);
        for (const time of times) expect(time === 0 || time >= Math.min(300, length * 0.5)).toBe(true);
      }
  });

  it('the longest are shown if there are too many', () => {
    expect(timesIn([100, 700, 200, 500, 100, 450, 480], 2600)).toEqual([0, 600, 0, 500, 0, 450, 480]);
  });
});

describe('one clock', () => {
  const FILM: Omit<Film, 'moments'> = {
    viewer: 0,
    others: 3,
    pace: 'calm',
    cutter: CUTTER,
    summaryOf: (heard) => {
      const seat = heard.find((one) => typeof one.seat === 'number')?.seat as number | undefined;
      return heard.every(({ kind }) => kind === 'noted')
        ? null
        : { seat: seat ?? null, words: '', change: null };
    },
    most: null,
    isHeld: false,
  };
  const begin = [momentOf(0, [], 0)];
  const filmOf = (moments: readonly Moment[], more: Partial<Film> = {}): Film => ({
    ...FILM,
    moments,
    ...more,
  });
  /** Plays all runs to the end, as [kind, length]. */
  function runsOf(film: Film, from: Reel = atTheEnd(filmOf(begin))): [string, number][] {
    const runs: [string, number][] = [];
    for (let reel = goOn(from, film); reel.run !== null; reel = goOn(ended(reel, film.moments), film))
      runs.push([reel.run.kind, Math.round(reel.run.length)]);
    return runs;
  }
  const round = [
    ...begin,
    momentOf(1, [said('did', 0), turn(1)]),
    momentOf(2, [said('goes', 1), said('crash', 1)]),
    momentOf(3, [turn(2), said('goes', 2), turn(0)], 0),
  ];

  it('plays one beat after the other and ends at the last known moment', () => {
    const film = filmOf(round);
    expect(runsOf(film)).toEqual([
      ['own', 1200],
      ['turn', 2600],
      ['loud', 3000],
      ['turn', 2600],
    ]);
    let reel = goOn(atTheEnd(filmOf(begin)), film);
    while (reel.run !== null) reel = goOn(ended(reel, film.moments), film);
    expect([reel.shown, reel.version]).toEqual([{ moments: 4, part: 0 }, 3]);
    expect(goOn(reel, film)).toBe(reel);
  });

  it('shows nothing before its scene: at most part of a run is handed over', () => {
    const film = filmOf(round);
    let reel = goOn(ended(goOn(atTheEnd(filmOf(begin)), film), film.moments), film);
    expect([reel.run?.heard.map(({ kind }) => kind), reel.shown]).toEqual([
      ['turn', 'goes'],
      { moments: 1, part: 1 },
    ]);
    const number = reel.run?.number ?? 0;
    reel = handedOver(reel, number, 1, film.moments);
    expect([reel.shown, reel.version]).toEqual([{ moments: 2, part: 0 }, 1]);
    expect(handedOver(reel, number - 1, 9, film.moments)).toBe(reel);
    reel = handedOver(reel, number, 2, film.moments);
    expect([reel.shown, reel.version]).toEqual([{ moments: 2, part: 1 }, 1]);
  });

  it('waits for an unfinished turn, then plays it in two parts that together last as long as one', () => {
    const open = [...begin, momentOf(1, [turn(1), said('goes', 1)])];
    const waiting = goOn(atTheEnd(filmOf(begin)), filmOf(open));
    expect([waiting.run, waiting.shown.moments]).toEqual([null, 1]);
    const first = goOn({ ...waiting, waited: { moments: 1, part: 0 } }, filmOf(open));
    expect(first.run?.length).toBe(1300);
    const rest = [...open, momentOf(2, [], 2), momentOf(3, [said('hits', 1), turn(0)], 0)];
    expect(runsOf(filmOf(rest), ended(first, open))).toEqual([['turn', 1300]]);
    const next = [...open, momentOf(2, [turn(2), said('goes', 2), turn(0)], 0)];
    expect(runsOf(filmOf(next), ended(first, open))).toEqual([['turn', 2600]]);
  });

  it('takes no time for what only the log reports, nor for anything at the instant pace', () => {
    const film = filmOf([...begin, momentOf(1, [said('noted'), said('noted')], 0)]);
    const reel = goOn(atTheEnd(filmOf(begin)), film);
    expect([reel.run, reel.shown.moments, reel.passed.length]).toEqual([null, 2, 2]);
    const hasty = goOn(atTheEnd(filmOf(begin)), filmOf(round, { pace: 'instant' }));
    expect([hasty.run, hasty.shown.moments, hasty.passed.length]).toEqual([null, 4, 7]);
  });

  it('does not show beats that were undone, and ends one that is playing', () => {
    const taken = [...begin, momentOf(1, [said('did', 0)], 0), { ...momentOf(2, [], 0), undid: 1 }];
    expect(runsOf(filmOf(taken))).toEqual([]);
    const playing = goOn(atTheEnd(filmOf(begin)), filmOf(taken.slice(0, 2)));
    expect(playing.run?.kind).toBe('own');
    const after = goOn(playing, filmOf(taken));
    expect([after.run, after.shown.moments]).toEqual([null, 3]);
  });

  it('jumps to the end when skipped, and tells the board what it did not show', () => {
    const film = filmOf(round);
    const playing = goOn(atTheEnd(filmOf(begin)), film);
    const skipped = passing(playing, { moments: 4, part: 0 }, film);
    expect([skipped.run, skipped.shown.moments, skipped.passed.length]).toEqual([null, 4, 6]);
    expect(skipped.number).toBeGreaterThan(playing.number);
  });

  it('takes two seconds in total in a hurry, however many runs there are', () => {
    const runs = runsOf(filmOf(round, { most: 2000 }));
    const total = runs.reduce((sum, [, length]) => sum + length, 0);
    expect(total).toBeLessThanOrEqual(2004);
    expect(runs).toHaveLength(4);
  });

  it('continues for another viewer from the same position', () => {
    const film = filmOf(round);
    const seen = ended(goOn(atTheEnd(filmOf(begin)), film), film.moments);
    const other = goOn(seen, { ...film, viewer: 'spectator' });
    expect(other.viewer).toBe('spectator');
    expect(other.shown.moments).toBe(1);
    expect(other.run).not.toBeNull();
  });
});

describe('a game that does not define its beats', () => {
  const beats = plainBeats({
    means: { moves: 'turn', falls: 'out', dealt: 'deal', dawn: 'end' },
  });
  const text = { narrate: ({ kind }: Heard) => (kind === 'silent' ? null : kind) } as GameText;

  it('is cut by the meanings of its happenings, whatever they are called', () => {
    expect(
      ['moves', 'falls', 'dawn', 'turn', 'eliminated', 'ended'].map((kind) => beats.opens(said(kind))),
    ).toEqual([true, false, false, false, false, false]);
    expect(
      ['moves', 'falls', 'dawn', 'turn', 'eliminated', 'ended'].map((kind) => beats.loud(said(kind))),
    ).toEqual([false, true, true, false, false, false]);
  });

  it('is summed up by its last line, and never by what was dealt to one seat', () => {
    const heard = [said('moves', 1), said('goes', 1), said('silent'), said('dealt', 0)];
    expect(beats.summary(heard, text)).toEqual({ seat: 1, words: 'goes', change: null });
    expect(beats.summary([said('dealt', 0)], text)).toBe(null);
  });
});
