import type { Bot } from '@nokturn/engine';
import { anyAnswer, branchesHold, deep, thinker } from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../all.ts';

/** What if: branches of matches of every game, at any moment, of any seat. */

const isDeep = deep(0, 1) === 1;
const KINDS = ['imagined', 'real', 'imagined', 'new-chance'] as const;

describe.for(LIBRARY.today.map((rules) => [rules.id, rules] as const))('a branch of %s', ([id, rules]) => {
  test('begins as its seat saw the match, ends, and verifies', { timeout: 900_000 }, async () => {
    const { novice, mind } = await rules.bot();
    const report = await branchesHold(rules, {
      seats: rules.seats.usual ?? rules.seats.min,
      seed: `branches of ${id}`,
      games: deep(1, 10),
      branches: deep(6, 10),
      kinds: KINDS,
      bots: isDeep ? [novice as Bot, thinker(mind, 1, 3)] : [anyAnswer, anyAnswer, thinker(mind, 0)],
    });
    expect(report.branches).toBe(deep(6, 100));
    expect(report.unasked).toBeGreaterThan(0);
    expect(report.others).toBe(report.imagined);
  });
});
