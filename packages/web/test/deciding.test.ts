import { plain } from '@nokturn/text';
import { describe, expect, it } from 'vitest';
import { decidingBeat } from '../src/after/deciding.ts';
import { boardOf } from '../src/games.ts';
import type { Moment } from '../src/source/source.ts';
import { cutBeats, type Spot } from '../src/table/beats/cut.ts';
import { playedBy, textOf } from './told.ts';
import { USUAL_SEATS } from './waits.ts';

/** The deciding beat of a whole match, as its first seat heard it. */
async function decidedIn(id: string, seats: number, seed: string) {
  const { beats } = await boardOf(id);
  if (!beats) throw new Error('the game does not say how it falls into beats');
  const text = textOf(id, 'en', seats);
  const told = playedBy(id, seats, seed)[0] ?? [];
  const moments = told.map(
    ({ view, mine }, version): Moment => ({ version, undid: null, happenings: mine, view }),
  );
  const view = told.at(-1)?.view;
  if (!view) throw new Error('nothing was told');
  const beatsSince = (from: Spot) => cutBeats(moments, from, { beats, isPerson: () => false });
  const summaryOf: Parameters<typeof decidingBeat>[1]['summaryOf'] = ({ heard }) =>
    beats.summary(heard, text, view);
  return { found: decidingBeat(beats, { beatsSince, summaryOf }, view), winners: view.result?.winners ?? [] };
}

describe.each(Object.entries(USUAL_SEATS))('%s', (id, seats) => {
  it('the result can name the turn that decided it, which is not the end itself', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const { found, winners } = await decidedIn(id, seats, seed);
      expect(found, seed).not.toBeNull();
      expect(found?.beat.heard.some(({ kind }) => kind === 'ended')).toBe(false);
      expect(plain(found?.summary.words ?? '').trim()).not.toBe('');
      // In games about collecting, it is the largest gain of one of the winners.
      if (id === 'vendetta' || id === 'the-hunger') expect(winners).toContain(found?.summary.seat);
    }
  }, 240_000);
});
