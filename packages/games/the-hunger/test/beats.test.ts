import { join } from 'node:path';
import type { Heard, Viewer } from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import { LANGUAGES, plain } from '@nokturn/text';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { beats, MOST_LETTERS } from '../beats.ts';
import { night, playedNight } from '../board/test/nights.ts';

const SOURCES = sourcesOf(join(import.meta.dirname, '..'), 'locales', 'board/locales');
/** Longer than most people's names. */
const NAMES = ['Wilhelmina', 'Maximilian', 'Bartholomew', 'Przemysława', 'Kunhuta', 'Svatopluk'];
const TEXTS = LANGUAGES.map((language) => strictText(language, SOURCES[language], NAMES));
const [ENGLISH = TEXTS[0]] = TEXTS;

/**
 * What a viewer hears during a night, cut wherever a new or loud beat starts, and optionally at every
 * question.
 */
function pieces(
  seed: string,
  seats: number,
  viewer: Viewer,
  { isAsked = false, play = night }: { isAsked?: boolean; play?: typeof night } = {},
): readonly (readonly Heard[])[] {
  const found: Heard[][] = [];
  for (const moment of play(seed, seats, { mode: seats % 2 === 0 ? 'elder' : 'rookie' })) {
    let isFirst = isAsked;
    for (const one of moment.heard(viewer)) {
      const last = found.at(-1);
      const isLoudAgain = beats.loud(one) && last?.every(beats.loud);
      if (isFirst || last === undefined || (!isLoudAgain && (beats.opens(one) || beats.loud(one))))
        found.push([one]);
      else last.push(one);
      isFirst = false;
    }
  }
  return found;
}

describe('every beat', () => {
  it.each([2, 3, 4, 6])(
    'has a sentence of at most 90 letters in every language, with %i seats',
    (seats) => {
      let said = 0;
      for (let match = 0; match < deep(1, 2); match++)
        for (const isAsked of [false, true])
          for (const play of [night, playedNight])
            for (const heard of pieces(`beats ${match}`, seats, match % seats, { isAsked, play }))
              for (const text of TEXTS) {
                const summary = text && beats.summary(heard, text);
                if (!summary) continue;
                const words = plain(summary.words);
                expect(words.length, words).toBeLessThanOrEqual(MOST_LETTERS);
                expect(words.trim(), JSON.stringify(heard)).not.toBe('');
                expect(words.endsWith('.'), words).toBe(true);
                said++;
              }
      expect(said).toBeGreaterThan(deep(300, 600));
    },
    120_000,
  );

  it('that is a whole turn has one about the moving vampire, with its change of points', () => {
    let turns = 0;
    for (let match = 0; match < deep(2, 5); match++)
      for (const heard of pieces(`whole ${match}`, 4, 'spectator', { play: playedNight })) {
        const turn = heard.find(({ kind }) => kind === 'turn');
        const summary = ENGLISH && beats.summary(heard, ENGLISH);
        expect(summary, JSON.stringify(heard)).not.toBeNull();
        if (!turn || heard.some(beats.loud)) continue;
        expect(summary?.seat).toBe(turn.seat);
        const gained = heard
          .filter(({ kind, seat }) => (kind === 'hunted' || kind === 'gained') && seat === turn.seat)
          .reduce((sum, { amount }) => sum + (amount as number), 0);
        expect(summary?.change ?? 0).toBe(gained);
        turns++;
      }
    expect(turns).toBeGreaterThan(deep(80, 200));
  }, 60_000);

  it('tells only what everybody hears', () => {
    let compared = 0;
    for (let match = 0; match < 4; match++)
      for (const seat of [0, 1, 2])
        for (const isAsked of [false, true]) {
          const own = pieces(`secrets ${match}`, 3, seat, { isAsked });
          const open = pieces(`secrets ${match}`, 3, 'spectator', { isAsked });
          expect(own.length).toBe(open.length);
          own.forEach((heard, i) => {
            const [mine, theirs] = [heard, open[i] ?? []].map(
              (one) => ENGLISH && beats.summary(one, ENGLISH),
            );
            expect(mine).toEqual(theirs);
            compared++;
          });
        }
    expect(compared).toBeGreaterThan(1000);
  }, 60_000);
});

it('a turn is one beat, and so is the whole setup before the first one', () => {
  for (let match = 0; match < 5; match++) {
    const found = pieces(`own ${match}`, 4, 'spectator');
    for (const heard of found)
      expect(heard.filter(({ kind }) => kind === 'turn' || kind === 'round').length).toBeLessThanOrEqual(1);
    const first = found.findIndex((heard) => heard.some(({ kind }) => kind === 'turn'));
    expect(first).toBeLessThanOrEqual(2);
    expect(found.at(-1)?.at(-1)?.kind).toBe('ended');
  }
});

it.each<[string, readonly Heard[], string]>([
  [
    'a turn',
    [
      { kind: 'turn', seat: 4 },
      { kind: 'played', seat: 4, cards: ['vampire-speed-4'] },
      { kind: 'moved', seat: 4, from: 'm5', to: 'm6', way: 'walk', cost: 1, path: ['m6'] },
      {
        kind: 'hunted',
        seat: 4,
        space: 'm6',
        from: '1/3',
        cost: 1,
        cards: ['noble-tania'],
        brought: [],
        vps: [5],
        amount: 5,
        vp: 11,
        mission: 'none',
      },
    ],
    'Kunhuta goes to the Crypt (Mountains 6), hunts Tania: +5 points.',
  ],
  [
    'dawn',
    [
      { kind: 'dawn', seat: 0, space: 'castle', fate: 'safe', loss: 0 },
      { kind: 'dawn', seat: 1, space: 'r3', fate: 'burnt', loss: 0 },
    ],
    'The sun rises: Maximilian is ash.',
  ],
  ['the end', [{ kind: 'ended', winners: [0] }], 'The night belongs to Wilhelmina.'],
  [
    'a round',
    [
      { kind: 'round', round: 4 },
      { kind: 'track-shifted' },
      { kind: 'track-filled', cells: ['1/1'], cards: ['noble-tania'] },
    ],
    'Round 4: 1 new card on the Hunt Track.',
  ],
])('says %s', (_, heard, words) => {
  expect(plain((ENGLISH && beats.summary(heard, ENGLISH))?.words ?? '')).toBe(words);
});
