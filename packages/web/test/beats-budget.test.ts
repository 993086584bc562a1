import { automaticAnswer, onlyAnswer, usualReactions, type View } from '@nokturn/engine';
import { findGame } from '@nokturn/games/all';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/games.ts';
import type { Moment } from '../src/source/source.ts';
import { cutBeats } from '../src/table/beats/cut.ts';
import { kindOf, lengthOf, schedule } from '../src/table/beats/length.ts';
import { playedBy, textOf } from './told.ts';
import { percentile, USUAL_SEATS } from './waits.ts';

/**
 * What somebody waits for others at most, in seconds, from the own answer on, with all that it leads to: half of the times,
 * and nine times of ten.
 */
const BUDGET: Readonly<Record<string, readonly [median: number, most: number]>> = {
  'lovci-noci': [12, 18],
  vendetta: [8, 18],
  'the-hunger': [9, 18],
  'masters-of-the-night': [8, 18],
};

/** Whether somebody at the table has to think: not where settings or the table itself answer. */
function asks(id: string, { asked }: View): boolean {
  const { mine, frame } = asked ?? {};
  const tempo = findGame(id)?.tempo;
  if (!mine || !frame || mine.answer !== null) return false;
  if (onlyAnswer(mine.ask) !== null && tempo?.reactions[frame.step] === undefined) return false;
  return automaticAnswer(tempo, frame.step, mine.ask, usualReactions(tempo)) === null;
}

/** All times between two own decisions in which others moved, as the sum of what these others and the table did. */
async function waitsIn(id: string, seats: number, seed: string): Promise<readonly number[]> {
  const { beats } = await boardOf(id);
  if (!beats) throw new Error('the game does not say how it falls into beats');
  const text = textOf(id, 'en', seats);
  const waits: number[] = [];
  for (const [seat, told] of playedBy(id, seats, seed).entries()) {
    let since: Moment[] = [];
    for (const [version, { view, mine }] of told.entries()) {
      const isAsked = asks(id, view);
      since.push({ version, undid: null, happenings: mine, view: isAsked ? view : { ...view, asked: null } });
      if (!isAsked) continue;
      const cut = cutBeats(since, { moments: 0, part: 0 }, { beats, isPerson: () => false });
      const kinds = cut.map((beat) => kindOf(beat, beats.summary(beat.heard, text), seat));
      const lengths = kinds.map((kind) =>
        lengthOf(kind, { pace: 'calm', others: seats - 1, round: beats.round }),
      );
      const { passed, speed } = schedule(lengths, null);
      const wait = lengths.slice(passed).reduce((sum, length) => sum + length * speed, 0);
      const isOfOthers = kinds.some((kind) => kind !== 'own' && kind !== 'none');
      if (isOfOthers) waits.push(wait);
      since = [];
    }
  }
  return waits;
}

describe.each(Object.entries(USUAL_SEATS))('%s', (id, seats) => {
  it('the beats between two own decisions take no longer than people are willing to wait', async () => {
    const all = await Promise.all(['a', 'b', 'c'].map((seed) => waitsIn(id, seats, seed)));
    const waits = all.flat().map((wait) => wait / 1000);
    const [median, most] = BUDGET[id] ?? [0, 0];
    expect(waits.length).toBeGreaterThan(30);
    expect(percentile(waits, 50)).toBeLessThanOrEqual(median);
    expect(percentile(waits, 90)).toBeLessThanOrEqual(most);
  }, 240_000);
});
