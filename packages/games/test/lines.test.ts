import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, everyAnswer, onlyAnswer, Random } from '@nokturn/engine';
import { LANGUAGES } from '@nokturn/text';
import { describe, expect, it } from 'vitest';
import { finished, momentsOf } from '../course.ts';
import { neededModuleOf } from '../folder.ts';
import { GAME_IDS } from '../index.ts';
import { type Gains, linesAfter } from '../lines.ts';
import { played, rulesNamed } from './played.ts';

const few = (seed: string) => ({ random: new Random(seed), pairs: 2 });

describe.each(GAME_IDS)('lines of %s', async (id) => {
  const rules = rulesNamed(id);
  const { record } = played(rules, `lines of ${id}`);
  const moments = momentsOf(rules, record);
  const { gains } = await neededModuleOf<{ readonly gains: Gains }>(id, 'gains.ts');
  const play = await rules.bot();

  /** A decision in the middle of the match, with two possible answers. */
  function decision() {
    for (const at of moments.slice(Math.floor(moments.length / 3))) {
      for (const seat of at.position.asked?.seats ?? []) {
        const witness = at.witness(seat);
        const mine = witness.asked?.mine;
        if (!mine || onlyAnswer(mine.ask) !== null) continue;
        const [one, other] = everyAnswer(mine.ask).map(({ answer }) => answer);
        if (one !== undefined && other !== undefined)
          return { witness, round: at.round, seat, answers: [one, other] as [Answer, Answer] };
      }
    }
    throw new Error('nobody decides anything');
  }

  it('continue from what the seat saw, with either answer, and are reproducible', () => {
    const { witness, round, seat, answers } = decision();
    const found = () =>
      finished(linesAfter({ rules, play, record, witness, round }, answers, gains, few('lines')));
    const lines = found();
    if (lines === null) throw new Error('there are no lines');
    expect(lines.count).toBeGreaterThan(0);
    expect(lines.shown).toHaveLength(2);
    for (const line of lines.shown) {
      expect(line.length).toBeGreaterThan(0);
      for (const { view } of line) expect(view.viewer).toBe(seat);
      // It is the seat's own turn again, or the match is over.
      expect(line.at(-1)?.round).toBeGreaterThanOrEqual(round);
    }
    for (const { amount } of lines.gained) expect(Number.isFinite(amount)).toBe(true);
    expect(found()).toEqual(lines);
  });

  it('after the same two answers do not differ', () => {
    const { witness, round, answers } = decision();
    const same = [answers[0], answers[0]] as const;
    const at = { rules, play, record, witness, round };
    expect(finished(linesAfter(at, same, gains, few('same')))?.gained).toEqual([]);
  });

  it('have words for everything they can bring or cost', () => {
    const counted = Object.keys(gains(rules.resume(record).view(0), 0));
    expect(counted.length).toBeGreaterThan(3);
    for (const language of LANGUAGES) {
      const words = readFileSync(
        join(import.meta.dirname, '..', id, 'board', 'locales', `${language}.ftl`),
        'utf8',
      );
      const said = [...words.matchAll(/^gain-([\w-]+) = .*\{ \$more \}/gm)].map(([, gain]) => gain);
      expect(said.sort()).toEqual(counted.toSorted());
    }
  });
});
