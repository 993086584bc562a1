import type { Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import type { Beats } from '@nokturn/ui';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/games.ts';
import type { Moment } from '../src/source/source.ts';
import { cutBeats } from '../src/table/beats/cut.ts';
import { kindOf } from '../src/table/beats/length.ts';
import { playedBy, type ToldMoment, textOf } from './told.ts';
import { USUAL_SEATS } from './waits.ts';

/** What an observer can see of beats: what takes time, how long, and whose beat it was. */
function lengthsOf(
  beats: Beats,
  text: GameText,
  seat: Seat,
  told: readonly ToldMoment[],
  which: 'mine' | 'everybody',
): readonly string[] {
  const moments = told.map(
    ({ view, ...one }, version): Moment => ({
      version,
      undid: null,
      happenings: one[which],
      view,
    }),
  );
  const cutter = { beats, isPerson: () => false };
  return cutBeats(moments, { moments: 0, part: 0 }, cutter).flatMap((beat) => {
    const summary = beats.summary(beat.heard, text);
    const kind = kindOf(beat, summary, seat);
    return kind === 'none' ? [] : [`${beat.from.moments} ${kind} ${summary?.seat}`];
  });
}

describe.each(Object.entries(USUAL_SEATS))('%s', (id, seats) => {
  it('the length of its beats follows from public events, for every seat', async () => {
    const { beats } = await boardOf(id);
    if (!beats) throw new Error('the game does not say how it falls into beats');
    const text = textOf(id, 'en', seats);
    for (const seed of ['one', 'two', 'three'])
      for (const [seat, told] of playedBy(id, seats, seed).entries()) {
        const mine = lengthsOf(beats, text, seat, told, 'mine');
        expect(mine).toEqual(lengthsOf(beats, text, seat, told, 'everybody'));
        expect(mine.length).toBeGreaterThan(10);
      }
  }, 240_000);

  it('every beat is summed up in a short sentence in each language', async () => {
    const { beats } = await boardOf(id);
    const told = playedBy(id, seats, 'words')[0] ?? [];
    const moments = told.map(
      ({ view, mine }, version): Moment => ({
        version,
        undid: null,
        happenings: mine,
        view,
      }),
    );
    for (const language of ['en', 'pl', 'cs'] as const) {
      const text = textOf(id, language, seats);
      const cut = beats ? cutBeats(moments, { moments: 0, part: 0 }, { beats, isPerson: () => false }) : [];
      const words = cut.flatMap(({ heard }) => beats?.summary(heard, text)?.words ?? []).map(plain);
      expect(words.length).toBeGreaterThan(10);
      for (const one of words) {
        expect(one).toMatch(/^.{3,100}$/);
        // A mover does something before anybody else does.
        expect(one).not.toMatch(/Name\d Name\d/);
      }
    }
  }, 240_000);
});
