import { automaticAnswer, onlyAnswer, type Rulebook, usualReactions, type View } from '@nokturn/engine';
import { findGame } from '@nokturn/games/all';
import type { Forced, GameUi } from '@nokturn/ui';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/games.ts';
import type { Moment } from '../src/source/source.ts';
import { cutBeats } from '../src/table/beats/cut.ts';
import { kindOf, lengthOf } from '../src/table/beats/length.ts';
import { howForced } from '../src/table/useForced.ts';
import { playedBy, textOf } from './told.ts';
import { percentile, USUAL_SEATS } from './waits.ts';

/**
 * The longest waits for others, in seconds, from a player's own answer on and including everything that follows from
 * it: for half of the waits, and for nine out of ten.
 */
const BUDGET: Readonly<Record<string, readonly [median: number, most: number]>> = {
  'lovci-noci': [12, 18],
  vendetta: [8, 18],
  'the-hunger': [9, 18],
  'masters-of-the-night': [8, 18],
};

/** How long the table waits before it gives the only possible answer, in milliseconds. */
const GIVEN = 400;

/** Whether a person has to think, or how the table itself answers; null if settings do. */
function asks(game: Pick<Rulebook, 'tempo'>, ui: GameUi, { asked }: View): 'person' | Forced | null {
  const { mine, frame } = asked ?? {};
  const { tempo } = game;
  if (!mine || !frame || mine.answer !== null) return null;
  const only = onlyAnswer(mine.ask);
  if (only !== null && tempo?.reactions[frame.step] === undefined)
    return howForced(game, ui, frame.step, only);
  return automaticAnswer(tempo, frame.step, mine.ask, usualReactions(tempo)) === null ? 'person' : null;
}

/**
 * All times between two of a player's decisions in which others moved, as the sum of what the others and the table did.
 * Nothing is shown faster to catch up: others may think for so long that the table is never behind.
 */
async function waitsIn(id: string, seats: number, seed: string): Promise<readonly number[]> {
  const ui = await boardOf(id);
  const { beats } = ui;
  const game = findGame(id);
  if (!beats || !game) throw new Error('the game does not say how it falls into beats');
  const text = textOf(id, 'en', seats);
  const waits: number[] = [];
  for (const [seat, told] of playedBy(id, seats, seed).entries()) {
    let since: Moment[] = [];
    let given = 0;
    for (const [version, { view, mine }] of told.entries()) {
      const asked = asks(game, ui, view);
      since.push({ version, undid: null, happenings: mine, view: asked ? view : { ...view, asked: null } });
      if (asked === 'at-once') given += GIVEN;
      // A turn can be kept from ending, so it is the player's until then.
      if (asked === 'ending') [since, given] = [[], 0];
      if (asked !== 'person' && asked !== 'never') continue;
      const cut = cutBeats(since, { moments: 0, part: 0 }, { beats, isPerson: () => false });
      const kinds = cut.map((beat) => kindOf(beat, beats.summary(beat.heard, text, view), seat));
      const lengths = kinds.map((kind) =>
        lengthOf(kind, { pace: 'calm', others: seats - 1, round: beats.round }),
      );
      const isOfOthers = kinds.some((kind) => kind !== 'own' && kind !== 'none');
      if (isOfOthers) waits.push(lengths.reduce((sum, length) => sum + length, given));
      [since, given] = [[], 0];
    }
  }
  return waits;
}

describe.each(Object.entries(USUAL_SEATS))('%s', (id, seats) => {
  it("the beats between two of a player's decisions take no longer than people are willing to wait", async () => {
    const all = await Promise.all(['a', 'b', 'c'].map((seed) => waitsIn(id, seats, seed)));
    const waits = all.flat().map((wait) => wait / 1000);
    const [median, most] = BUDGET[id] ?? [0, 0];
    expect(waits.length).toBeGreaterThan(30);
    expect(percentile(waits, 50)).toBeLessThanOrEqual(median);
    expect(percentile(waits, 90)).toBeLessThanOrEqual(most);
  }, 240_000);
});
