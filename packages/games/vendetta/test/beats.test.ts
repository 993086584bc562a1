import { join } from 'node:path';
import { clonePosition, type Heard, Match, Random, type Viewer } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { LANGUAGES, plain } from '@nokturn/text';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { describe, expect, it } from 'vitest';
import { beats, MOST_LETTERS } from '../beats.ts';
import { influenceOf } from '../count.ts';
import { vendetta } from '../index.ts';
import { scramble } from './scramble.ts';

const SOURCES = sourcesOf(join(import.meta.dirname, '..'), 'locales', 'board/locales');
const TEXTS = LANGUAGES.map((language) => strictText(language, SOURCES[language]));
const [ENGLISH] = TEXTS as [(typeof TEXTS)[number]];

const MODES = [
  ['three', 3, {}],
  ['four with places and relics', 4, { places: true, relics: true }],
  ['four in teams, clans drawn', 4, { teams: true, clanChoice: 'random' }],
  ['six in teams', 6, { teams: true, teamHands: 'open', places: true, relics: true }],
] as const;

/** What was heard, cut at opening and loud happenings and, if wanted, after every question. */
function cut(moments: readonly (readonly Heard[])[], afterQuestions: boolean): readonly (readonly Heard[])[] {
  const found: Heard[][] = [];
  for (const heard of moments) {
    let isFirst = afterQuestions;
    for (const one of heard) {
      const last = found.at(-1);
      const isNew = beats.opens(one) || beats.loud(one);
      if (isFirst || last === undefined || isNew) found.push([one]);
      else last.push(one);
      isFirst = false;
    }
  }
  return found;
}

function heardBy(
  viewer: Viewer,
  seed: string,
  seats: number,
  options: object,
): readonly (readonly Heard[])[] {
  return [...randomMatch(vendetta, seed, seats, { ...options })].map((moment) => moment.heard(viewer));
}

describe('every beat has a sentence of at most 90 letters in every language', () => {
  it.each(MODES)(
    '%s',
    (name, seats, options) => {
      let said = 0;
      for (let game = 0; game < 8; game++)
        for (const viewer of [0, 'spectator'] as const) {
          const moments = heardBy(viewer, `beats ${name} ${game}`, seats, options);
          for (const afterQuestions of [true, false])
            for (const heard of cut(moments, afterQuestions))
              for (const text of TEXTS) {
                const summary = beats.summary(heard, text);
                if (summary === null) continue;
                const words = plain(summary.words);
                expect(words.length, words).toBeLessThanOrEqual(MOST_LETTERS);
                expect(words.trim(), JSON.stringify(heard)).not.toBe('');
                said++;
              }
        }
      expect(said).toBeGreaterThan(2000);
    },
    90_000,
  );
});

it('whole turns and resolved places always have one, and turns name their player', () => {
  const kinds = new Set<string>();
  for (let game = 0; game < 12; game++)
    for (const heard of cut(
      heardBy('spectator', `whole ${game}`, 4, { places: true, relics: true }),
      false,
    )) {
      const [first] = heard;
      if (!first) continue;
      kinds.add(first.kind);
      const summary = beats.summary(heard, ENGLISH);
      if (first.kind === 'turn' && heard.length > 1) expect(summary?.seat).toBe(first.seat);
      if (
        ['power', 'power-changed', 'won', 'nobody-there', 'frenzy', 'eliminated', 'round'].includes(
          first.kind,
        )
      ) {
        // Totals are announced before the winner, and each of them is loud: mere counting has no sentence of its own.
        const counts = heard.every(({ kind }) => kind === 'power' || kind === 'power-changed');
        if (!counts) expect(summary, JSON.stringify(heard)).not.toBeNull();
      }
    }
  for (const kind of ['round', 'turn', 'tokens', 'won', 'frenzy', 'ended'])
    expect([...kinds]).toContain(kind);
});

it('the change in a beat matches the number on the seat', () => {
  let changes = 0;
  for (let game = 0; game < 10; game++) {
    let before: readonly number[] | null = null;
    let bonuses: readonly number[] = [];
    for (const moment of randomMatch(vendetta, `change ${game}`, 4, { places: true })) {
      const { state } = moment.view('spectator');
      const now = state.players.map((_, seat) => influenceOf(state, seat).total);
      const heard = moment.heard('spectator');
      const isCounted = state.players.every(({ eliminated }) => eliminated === 0) && !state.ended;
      if (before !== null && isCounted && heard.length > 0)
        for (const [seat, total] of now.entries()) {
          if (influenceOf(state, seat).bonus + (bonuses[seat] ?? 0) > 0) continue;
          const told = [{ kind: 'turn-skipped', seat }, ...heard.filter(({ kind }) => isPlain(kind))];
          const change = beats.summary(told, ENGLISH)?.change ?? 0;
          expect(change, JSON.stringify(heard)).toBe(total - (before[seat] ?? 0));
          if (change !== 0) changes++;
        }
      before = isCounted ? now : null;
      bonuses = state.players.map((_, seat) => influenceOf(state, seat).bonus);
    }
  }
  expect(changes).toBeGreaterThan(100);
});

/** Whether a happening leaves the subject of the sentence unchanged. */
function isPlain(kind: string): boolean {
  return !['ended', 'eliminated', 'won', 'nobody-there', 'frenzy', 'turn'].includes(kind);
}

it('everybody has the same beats, because others can see how long one lasts', () => {
  let compared = 0;
  for (let game = 0; game < 6; game++)
    for (const moment of randomMatch(vendetta, `secret ${game}`, 4, { places: true, relics: true })) {
      const everybody = moment.heard('spectator');
      const open = beats.summary(everybody, ENGLISH);
      for (const viewer of [0, 1, 2, 3]) {
        const heard = moment.heard(viewer);
        const own = beats.summary(heard, ENGLISH);
        expect(own?.seat).toBe(open?.seat);
        expect(own?.change).toBe(open?.change);
        expect(heard.map(beats.opens)).toEqual(everybody.map(beats.opens));
        expect(heard.map(beats.loud)).toEqual(everybody.map(beats.loud));
        compared++;
      }
    }
  expect(compared).toBeGreaterThan(1000);
});

it('sentences contain no secrets: they stay the same when the position is scrambled', () => {
  let compared = 0;
  let scrambled = 0;
  for (let game = 0; game < 8; game++) {
    const random = new Random(`scrambled ${game}`);
    for (const { match } of randomMatch(vendetta, `scrambled ${game}`, 4, { places: true })) {
      const { asked } = match.position;
      const place = asked?.answers.indexOf(null) ?? -1;
      const [seat, ask] = [asked?.seats[place], asked?.asks[place]];
      if (asked?.frame.step !== 'plan-facing' || seat === undefined || ask?.kind !== 'one') continue;
      const viewer = (seat + 1) % 4;
      const copy = clonePosition(vendetta.clone, match.position);
      const other = scramble(copy, viewer, random);
      const card = (position: typeof copy) => position.state.plan?.card;
      if (card(other) !== card(match.position)) scrambled++;
      for (const option of ask.options) {
        const sentences = [match.position, other].map((position) => {
          const world = Match.at(vendetta, match.record, position);
          if (world.answer(seat, option)) throw new Error(`${option} was refused`);
          const heard = world.collect().flatMap((one) => world.hear(one, viewer) ?? []);
          // A card played face up is shown to everybody, so sentences may differ.
          return TEXTS.map((text) => beats.summary([{ kind: 'turn', seat }, ...heard], text)?.words);
        });
        if (option.startsWith('face-up')) continue;
        expect(sentences[0]).toEqual(sentences[1]);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(60);
  expect(scrambled).toBeGreaterThan(20);
});
