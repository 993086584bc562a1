import {
  type Game,
  type Heard,
  Match,
  Random,
  randomAnswer,
  resolveOptions,
  type View,
} from '@nokturn/engine';
import type { Lesson, Teacher } from '@nokturn/text';
import { describe, expect, it } from 'vitest';
import { findGame } from '../all.ts';
import { neededModuleOf } from '../folder.ts';

/** A reason of whoever moved, and what the rules offered and told. */
interface Given {
  readonly lesson: Lesson;
  readonly options: readonly string[];
  readonly answer: unknown;
  readonly heard: readonly Heard[];
  readonly before: View;
}

/** All reasons for the moves of random matches, with the options that the rules really offered. */
async function givenIn(id: string, matches: number): Promise<readonly Given[]> {
  const { teacher } = await neededModuleOf<{ teacher: Teacher }>(id, 'teacher.ts');
  const game = findGame(id) as Game;
  const { seats = 4, options = {} } = game.presets?.['first-game'] ?? {};
  const resolved = resolveOptions(game, seats, options);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const given: Given[] = [];
  for (let number = 0; number < matches; number++) {
    const match = Match.begin(game, { seats, options: resolved.options, seed: `teachers-${number}` });
    const random = new Random(`teachers-${number}`);
    match.collect();
    for (;;) {
      const { asked, over } = match.position;
      const place = asked?.answers.indexOf(null) ?? -1;
      const [seat, ask] = [asked?.seats[place], asked?.asks[place]];
      if (over || seat === undefined || ask === undefined) break;
      const before: View = structuredClone(match.view('spectator'));
      const answer = randomAnswer(ask, (count) => random.below(count));
      match.answer(seat, answer);
      const heard = match.collect().flatMap((one) => match.hear(one, 'spectator') ?? []);
      const after = match.view('spectator');
      for (const lesson of teacher.why({ seat, heard, before, after }))
        given.push({ lesson, options: ask.kind === 'amount' ? [] : ask.options, answer, heard, before });
    }
  }
  return given;
}

const named = (given: readonly Given[], id: string) => given.filter(({ lesson }) => lesson.id === id);
const withVerb = (options: readonly string[], verb: string) => options.filter((one) => one.startsWith(verb));

describe('reasons agree with what the rules offer', () => {
  it('the-hunger: the only prey in reach, and the points for the best', async () => {
    const given = await givenIn('the-hunger', 30);
    const only = named(given, 'hunt-only');
    const best = named(given, 'hunt-best');
    expect(Math.min(only.length, best.length)).toBeGreaterThan(3);
    for (const { options } of only) expect(withVerb(options, 'hunt:')).toHaveLength(1);
    for (const { options, lesson, heard } of best) {
      expect(withVerb(options, 'hunt:').length).toBeGreaterThan(1);
      const vps = heard.find(({ kind }) => kind === 'hunted')?.vps ?? [];
      const taken = (vps as readonly number[]).slice(0, (lesson.facts.cards as readonly string[]).length);
      expect(taken.reduce((sum, vp) => sum + vp, 0)).toBe(lesson.facts.amount);
    }
  });

  it('lovci-noci: the only one in reach, and the one with the most damage', async () => {
    const given = await givenIn('lovci-noci', 12);
    const only = named(given, 'attack-only');
    const hurt = named(given, 'attack-hurt');
    expect(Math.min(only.length, hurt.length)).toBeGreaterThan(3);
    const damageIn = ({ before }: Given) => (before.state as { players: { damage: number }[] }).players;
    for (const { options, answer } of only) {
      expect(options).toContain(answer);
      if (answer !== 'all') expect(withVerb(options, 'seat:')).toEqual([answer]);
    }
    for (const one of hurt) {
      const players = damageIn(one);
      const others = withVerb(one.options, 'seat:').filter((option) => option !== one.answer);
      const damage = Number(one.lesson.facts.damage);
      expect(damage).toBe(players[Number(String(one.answer).slice('seat:'.length))]?.damage);
      for (const option of others)
        expect(players[Number(option.slice('seat:'.length))]?.damage).toBeLessThan(damage);
    }
  });

  it('vendetta: a Conflict that blood has decided', async () => {
    const given = named(await givenIn('vendetta', 12), 'won-blood');
    expect(given.length).toBeGreaterThan(3);
    for (const { lesson, heard } of given) {
      const here = heard.filter(
        ({ kind, location }) => kind === 'power' && location === lesson.facts.location,
      );
      const [first, second] = here.toSorted((a, b) => Number(b.total) - Number(a.total));
      expect(second?.total).toBe(lesson.facts.total);
      expect(Number(first?.total) - Number(first?.bloodPower)).toBeLessThan(Number(second?.total));
    }
  });

  it('masters-of-the-night: agents where a vampire goes', async () => {
    const given = await givenIn('masters-of-the-night', 12);
    const moves = [...named(given, 'move-exposed'), ...named(given, 'move-hidden')];
    expect(moves.length).toBeGreaterThan(3);
    for (const { heard } of moves) expect(heard.some(({ kind }) => kind === 'moved')).toBe(true);
    for (const { lesson, heard } of named(given, 'expose')) {
      const exposed = heard.find(({ kind }) => kind === 'agents-exposed');
      expect(exposed?.count).toBe(lesson.facts.count);
    }
  });
});
