import { join } from 'node:path';
import type { Heard, Viewer } from '@nokturn/engine';
import { LANGUAGES, plain } from '@nokturn/text';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { beats, MOST_LETTERS } from '../beats.ts';
import { night } from '../board/test/nights.ts';
import { CHARACTER_IDS } from '../cards/characters.ts';
import { GREEN_IDS } from '../cards/green.ts';
import { hearing } from '../secrets.ts';

const SOURCES = sourcesOf(join(import.meta.dirname, '..'), 'locales', 'board/locales');
const LONG = [
  'Bartoloměj',
  'Przemysława',
  'Konstantin',
  'Wilhelmina',
  'Radosława',
  'Maximilian',
  'Kunhuta',
  'Dobromila',
];
const TEXTS = LANGUAGES.map((language) => strictText(language, SOURCES[language], LONG));
const [ENGLISH] = TEXTS as [(typeof TEXTS)[number]];

/** What a viewer hears, cut into the shortest pieces possible: at every question, opening and loud happening. */
function cut(seed: string, seats: number, viewer: Viewer): Heard[][] {
  const pieces: Heard[][] = [];
  for (const moment of night(seed, seats, { characters: 'all' })) {
    let isFirst = true;
    for (const one of moment.heard(viewer)) {
      const last = pieces.at(-1);
      if (isFirst || last === undefined || beats.opens(one) || beats.loud(one)) pieces.push([one]);
      else last.push(one);
      isFirst = false;
    }
  }
  return pieces;
}

/** The same without cutting at questions: a bot's whole turn, and loud happenings that come together. */
function whole(seed: string, seats: number, viewer: Viewer): Heard[][] {
  const turns: Heard[][] = [];
  for (const moment of night(seed, seats, { characters: 'all' }))
    for (const one of moment.heard(viewer)) {
      const last = turns.at(-1);
      const isOpen = last?.every(({ kind }) => kind === 'round' || kind === 'turn');
      const isLoud = last?.every(beats.loud);
      if (!last || (beats.loud(one) ? !isLoud && !isOpen : beats.opens(one) && !isOpen)) turns.push([one]);
      else last.push(one);
    }
  return turns;
}

describe('every beat', () => {
  it.each(LANGUAGES.map((language, i) => [language, i] as const))(
    'is told in one sentence of at most 90 letters (%s)',
    (_, i) => {
      const text = TEXTS[i] as (typeof TEXTS)[number];
      let said = 0;
      for (let match = 0; match < 12; match++) {
        const seats = 4 + (match % 5);
        const seed = `beats ${match}`;
        for (const heard of [...cut(seed, seats, 'spectator'), ...whole(seed, seats, 'spectator')]) {
          const summary = beats.summary(heard, text);
          if (summary === null) continue;
          const words = plain(summary.words);
          expect(words.length, words).toBeLessThanOrEqual(MOST_LETTERS);
          expect(words, JSON.stringify(heard)).toMatch(/^\S.*\S[.!”]$/);
          expect(words).not.toMatch(/\{|\}|undefined|unknown| ,|\.\.| {2}/);
          said++;
        }
      }
      expect(said).toBeGreaterThan(1500);
    },
    60_000,
  );

  it('that is a whole turn, a face, a death or the end has a sentence, and turns name their player', () => {
    for (let match = 0; match < 10; match++)
      for (const heard of whole(`whole ${match}`, 4 + (match % 5), 'spectator')) {
        const [first] = heard;
        const summary = beats.summary(heard, ENGLISH);
        if (heard.every(({ kind }) => kind === 'round' || kind === 'turn')) continue;
        expect(summary, JSON.stringify(heard)).not.toBeNull();
        const turn = heard.find(({ kind }) => kind === 'turn');
        if (turn && !heard.some(beats.loud)) expect(summary?.seat).toBe(turn.seat);
        if (first?.kind === 'started' || heard.some(({ kind }) => kind === 'ended'))
          expect(summary?.seat).toBeNull();
      }
  });

  it('counts the change in the mover’s damage', () => {
    for (let match = 0; match < 10; match++)
      for (const heard of whole(`change ${match}`, 6, 'spectator')) {
        const summary = beats.summary(heard, ENGLISH);
        if (!summary || summary.seat === null) continue;
        const own = heard.filter(({ seat, before }) => seat === summary.seat && typeof before === 'number');
        const change = own.length === 0 ? 0 : Number(own.at(-1)?.after) - Number(own[0]?.before);
        expect(summary.change ?? 0).toBe(change);
      }
  });

  it('tells everybody the same, and no secrets', () => {
    let secrets = 0;
    for (let match = 0; match < 6; match++) {
      const seed = `secret ${match}`;
      const seats = 4 + (match % 5);
      const open = whole(seed, seats, 'spectator').map((heard) => beats.summary(heard, ENGLISH));
      for (let viewer = 0; viewer < seats; viewer++) {
        const own = whole(seed, seats, viewer);
        // Nobody else hears a seat's own deal; everything else is divided into the same beats.
        expect(own.map((heard) => beats.summary(heard, ENGLISH))).toEqual(open);
        const scrambled = own.map((heard) => heard.map((one) => scrambledOf(one)));
        secrets += own.flat().filter((one) => scrambledOf(one) !== one).length;
        expect(scrambled.map((heard) => beats.summary(heard, ENGLISH))).toEqual(open);
      }
    }
    expect(secrets).toBeGreaterThan(50);
  });
});

/** The same happening with different cards and faces wherever they are not public. */
function scrambledOf(one: Heard): Heard {
  const rules = hearing[one.kind as keyof typeof hearing] as Readonly<Record<string, unknown>>;
  const hidden = Object.keys(one).filter((fact) => fact !== 'kind' && rules[fact] !== 'everybody');
  if (hidden.length === 0) return one;
  const others: Readonly<Record<string, unknown>> = {
    card: GREEN_IDS[0],
    character: CHARACTER_IDS[3],
    seat: one.seat,
  };
  return { ...one, ...Object.fromEntries(hidden.map((fact) => [fact, others[fact]])) };
}

describe('sentences', () => {
  const told = (...heard: Heard[]) => {
    const summary = beats.summary(heard, strictText('en', SOURCES.en));
    return summary && { ...summary, words: plain(summary.words) };
  };

  it('a turn', () => {
    expect(
      told(
        { kind: 'round', round: 2 },
        { kind: 'turn', seat: 1, extra: false },
        { kind: 'move-rolled', seat: 1, how: 'roll', d6: 2, d4: 2, place: 'well-of-wisdom', again: false },
        { kind: 'moved', seat: 1, place: 'well-of-wisdom', how: 'roll' },
        { kind: 'drew', seat: 1, colour: 'red', card: 'iron-claws' },
        { kind: 'equipped', seat: 1, card: 'iron-claws' },
        { kind: 'attacked', attacker: 1, victims: [2], d6: 5, d4: 3, base: 2, how: 'attack' },
        {
          kind: 'hit',
          attacker: 1,
          victim: 2,
          base: 2,
          claws: 1,
          lance: 0,
          attackerCloak: 0,
          victimCloak: 0,
          amount: 3,
          prevented: null,
        },
        { kind: 'damaged', seat: 2, cause: 1, amount: 3, before: 4, after: 7, source: 'attack' },
      ),
    ).toEqual({
      seat: 1,
      words: 'Ben goes to the Well of Wisdom, draws Iron Claws, hits Cyd for 3.',
      change: null,
    });
  });

  it('a death and its consequences', () => {
    expect(
      told(
        { kind: 'eliminated', seat: 2, character: 'gregor', killer: 1 },
        { kind: 'transferred', card: 'crossbow', from: 2, to: 1, how: 'looted' },
      )?.words,
    ).toBe('Cyd falls: Gregor (werewolf). Ben takes Crossbow from Cyd.');
  });

  it('the mere start of a turn has no sentence', () => {
    expect(told({ kind: 'turn', seat: 3, extra: false })).toBeNull();
  });
});
