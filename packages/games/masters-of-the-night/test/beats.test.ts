import { join } from 'node:path';
import type { Heard, View } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { LANGUAGES, plain } from '@nokturn/text';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { beats, MOST_LETTERS } from '../beats.ts';
import { mastersOfTheNight } from '../index.ts';
import { lateGame } from './late.ts';

const SOURCES = sourcesOf(join(import.meta.dirname, '..'), 'locales', 'board/locales');
const TEXTS = LANGUAGES.map((language) => strictText(language, SOURCES[language]));
const [ENGLISH] = TEXTS;

interface Piece {
  readonly heard: readonly Heard[];
  readonly view: View;
}

/** The happenings from one question to the next, cut wherever a new or loud beat starts. */
function pieces(seed: string, seats: number, game = lateGame): readonly Piece[] {
  const found: { heard: Heard[]; view: View }[] = [];
  for (const moment of randomMatch(game, seed, seats, { familySize: Math.max(2, seats) })) {
    let isFirst = true;
    const view = moment.view('spectator');
    for (const one of moment.heard('spectator')) {
      const last = found.at(-1);
      if (isFirst || last === undefined || beats.opens(one) || beats.loud(one))
        found.push({ heard: [one], view });
      else last.heard.push(one);
      isFirst = false;
    }
  }
  return found;
}

/** The same without a cut at each question: the actions of bots are cut only at new and loud beats. */
function whole(found: readonly Piece[]): readonly Piece[] {
  const joined: { heard: Heard[]; view: View }[] = [];
  for (const { heard, view } of found) {
    const [first] = heard;
    const last = joined.at(-1);
    if (last === undefined || (first && (beats.opens(first) || beats.loud(first))))
      joined.push({ heard: [...heard], view });
    else last.heard.push(...heard);
  }
  return joined;
}

describe('every beat has a sentence', () => {
  it.each([
    ['from the beginning', mastersOfTheNight],
    ['from the middle', lateGame],
  ] as const)(
    'of at most 90 letters in every language: %s',
    (_, game) => {
      let said = 0;
      for (let match = 0; match < 40; match++) {
        const cut = pieces(`beats ${match}`, 1 + (match % 4), game);
        for (const { heard, view } of [...cut, ...whole(cut)])
          for (const text of TEXTS) {
            const summary = beats.summary(heard, text, view);
            if (summary === null) continue;
            const words = plain(summary.words);
            expect(words.length, words).toBeLessThanOrEqual(MOST_LETTERS);
            expect(words.trim(), JSON.stringify(heard)).not.toBe('');
            said++;
          }
      }
      expect(said).toBeGreaterThan(5000);
    },
    60_000,
  );

  it('whole turns, cards and fights always have one, and turns name their vampire', () => {
    for (let match = 0; match < 10; match++)
      for (const { heard, view } of whole(pieces(`whole ${match}`, 3))) {
        const summary = beats.summary(heard, ENGLISH as (typeof TEXTS)[number], view);
        expect(summary, JSON.stringify(heard)).not.toBeNull();
        const [first] = heard;
        const state = (view as View<{ vampires: readonly { id: string; seat: number }[] }>).state;
        if (first?.kind === 'turn' && !heard.some(({ kind }) => kind === 'ended'))
          expect(summary?.seat).toBe(state.vampires.find(({ id }) => id === first.vampire)?.seat);
        if (first?.kind === 'event-drawn') expect(summary?.seat).toBeNull();
      }
  }, 60_000);
});

it('each event card and each fight is a beat of its own, and a whole turn is one beat', () => {
  let [cards, fights, turns] = [0, 0, 0];
  for (let match = 0; match < 60; match++)
    for (const { heard } of whole(pieces(`own ${match}`, 3))) {
      const count = (kind: string) => heard.filter((one) => one.kind === kind).length;
      expect(count('event-drawn') + count('combat') + count('turn') + count('round')).toBeLessThanOrEqual(1);
      cards += count('event-drawn');
      fights += count('combat');
      turns += count('turn');
    }
  expect(Math.min(cards, fights, turns)).toBeGreaterThan(10);
});

it.each<[string, readonly Heard[], string]>([
  [
    'a turn',
    [
      { kind: 'turn', vampire: 'imre', ap: 2 },
      { kind: 'action', vampire: 'imre', action: 'move', cost: 1, ap: 1 },
      { kind: 'moved', vampire: 'imre', from: 'asylum', to: 'museum', minions: 0, source: 'move' },
      { kind: 'action', vampire: 'imre', action: 'hunt', cost: 1, ap: 0 },
      { kind: 'blood-gained', vampire: 'imre', amount: 1, after: 3, source: 'hunt' },
    ],
    'Imre goes to the Museum, hunts.',
  ],
  [
    'a card',
    [
      { kind: 'event-drawn', event: 'stakeout', left: 4 },
      { kind: 'agents-added', district: 'museum', hidden: 2, exposed: 0, left: 5, source: 'grid' },
      {
        kind: 'event-losses',
        event: 'stakeout',
        before: 6,
        after: 5,
        entered: ['museum'],
        missing: 0,
        ordered: 0,
      },
    ],
    'Stakeout: 2 agents come, the veil falls by 1.',
  ],
  [
    'what comes over the city',
    [{ kind: 'agents-added', district: 'museum', hidden: 1, exposed: 0, left: 5, source: 'grid' }],
    '1 agent comes.',
  ],
  [
    'a fight',
    [
      { kind: 'combat', vampire: 'laszlo', district: 'museum', agents: 3, minions: 0, day: false },
      { kind: 'blood-lost', vampire: 'laszlo', amount: 1, after: 2, source: 'combat' },
      {
        kind: 'combat-over',
        district: 'museum',
        removed: 3,
        left: 0,
        vampires: [],
        credited: [],
        day: false,
      },
    ],
    'Laszlo fights at the Museum: 3 agents fall, 1 blood lost.',
  ],
])('%s in one sentence', (_, heard, words) => {
  const summary = beats.summary(heard, ENGLISH as (typeof TEXTS)[number]);
  expect(plain(summary?.words ?? '')).toBe(words);
});

it('the change of a beat: the blood of the acting vampire, or the veil', () => {
  const text = ENGLISH as (typeof TEXTS)[number];
  const hunted = beats.summary(
    [
      { kind: 'turn', vampire: 'imre', ap: 2 },
      { kind: 'action', vampire: 'imre', action: 'hunt', cost: 1, ap: 1 },
      { kind: 'blood-gained', vampire: 'imre', amount: 2, after: 3, source: 'hunt' },
    ],
    text,
  );
  expect(hunted?.change).toBe(2);
  const torn = beats.summary(
    [
      { kind: 'event-drawn', event: 'stakeout', left: 4 },
      { kind: 'event-losses', event: 'stakeout', before: 6, after: 4, entered: [], missing: 2, ordered: 0 },
    ],
    text,
  );
  expect(torn?.change).toBe(-2);
});
