import {
  begin,
  everyAnswer,
  mindOf,
  Random,
  type Seat,
  type Viewer,
  viewOf,
  type Witness,
  type World,
} from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { type Duel, diceDuel } from './dice-duel.ts';
import { type DuelView, knowledge } from './duellists.ts';

function duel(...calls: readonly string[]) {
  const table = begin(diceDuel, { seats: 2, options: { target: 3 }, seed: 'duel' });
  calls.forEach((call, seat) => {
    table.answer(seat, call);
  });
  return table;
}

function witness(viewer: Viewer, table = duel()): Witness<DuelView> {
  return { ...viewOf(diceDuel, table.position, viewer), heard: [] };
}

function worldOf(change: Partial<typeof knowledge> = {}, view: Witness = witness(0), seed = 'world'): World {
  return mindOf(diceDuel, { ...knowledge, ...change }).imagine(view)(new Random(seed));
}

/** Plays a world to its end with the quick answers. */
function playOut(world: World): readonly number[] {
  while (world.next !== null) world.answer(world.policy(new Random('quick')));
  return world.evaluate();
}

describe('an imagined world', () => {
  test('asks the open question of everybody who is asked', () => {
    const world = worldOf();
    expect(world.next).toMatchObject({ seat: 0, step: 'call', isTogether: true });
    world.answer('high');
    expect(world.next).toMatchObject({ seat: 1, step: 'call', isTogether: true });
  });

  test('asks again seats that have answered in secret: their answers are not known', () => {
    const world = worldOf({}, witness(1, duel('high')));
    expect(world.next?.seat).toBe(0);
  });

  test('follows the rules to its end, and accepts no wrong answer', () => {
    const world = worldOf();
    expect(() => world.answer('middle')).toThrow('not offered');
    const worth = playOut(world);
    expect(world.over).toBe(true);
    expect(Math.max(...worth)).toBe(1);
    expect(() => world.policy(new Random('over'))).toThrow('nobody is asked');
  });

  test('has its own dice: the same generator gives the same world, another a different one', () => {
    const ends = (seed: string) => {
      const points: number[][] = [];
      for (let i = 0; i < 12; i++) {
        const evaluate = (state: Duel) => {
          points.push(state.points.slice());
          return [0, 0];
        };
        playOut(worldOf({ evaluate }, witness(0), `${seed} ${i}`));
      }
      return points;
    };
    expect(ends('a')).toEqual(ends('a'));
    expect(ends('a')).not.toEqual(ends('b'));
  });

  test('distinguishes questions by what everybody knows about them, or as the game says', () => {
    const world = worldOf();
    expect(world.sight()).toBe('{"step":"call"}');
    expect(worldOf({ sight: ({ state, seat }) => state.lucky[seat] ?? 0 }).sight()).toBe(
      duel().state.lucky[0],
    );
  });

  test('offers every answer, all equally likely, unless the game knows better', () => {
    expect(worldOf().candidates()).toEqual([
      { answer: 'low', weight: 1 },
      { answer: 'high', weight: 1 },
    ]);
    const candidates = () => [{ answer: 'high', weight: 3 }];
    expect(worldOf({ candidates }).candidates()).toEqual(candidates());
  });

  test('has no leaning unless the game gives one', () => {
    expect(worldOf().leaning('high')).toBe(0);
    expect(worldOf({ leaning: (_, answer) => (answer === 'high' ? 1 : -1) }).leaning('low')).toBe(-1);
  });

  test('is followed as far as the game wants, counted from where it began', () => {
    expect(worldOf().isFar).toBe(false);
    const world = worldOf({ isFar: (from, to) => to.round > from.round });
    expect(world.isFar).toBe(false);
    world.answer('high');
    expect(world.isFar).toBe(false);
    world.answer('low');
    expect(world.isFar).toBe(true);
  });

  test('of a finished match asks nothing', () => {
    const table = duel();
    for (let i = 0; i < 1000 && !table.position.over; i++) {
      const asked = table.position.asked;
      const seat = asked?.seats[asked.answers.indexOf(null)] as Seat;
      table.answer(seat, asked?.frame.step === 'call' ? 'high' : 'silence');
    }
    const world = worldOf({}, witness(0, table));
    expect(world.over).toBe(true);
    expect(world.next).toBeNull();
  });
});

describe('every answer to a question', () => {
  const answers = (ask: Parameters<typeof everyAnswer>[0]) => everyAnswer(ask).map(({ answer }) => answer);

  test('of each kind', () => {
    const options = ['a', 'b', 'c'];
    expect(answers({ kind: 'one', options })).toEqual(options);
    expect(answers({ kind: 'amount', min: 2, max: 4 })).toEqual([2, 3, 4]);
    expect(answers({ kind: 'several', options, min: 1, max: 2 })).toEqual([
      ['a'],
      ['a', 'b'],
      ['a', 'c'],
      ['b'],
      ['b', 'c'],
      ['c'],
    ]);
    expect(answers({ kind: 'order', options })).toHaveLength(6);
  });

  test('only some of very many', () => {
    const options = Array.from({ length: 20 }, (_, i) => `option-${i}`);
    expect(answers({ kind: 'several', options, min: 0, max: 20 })).toHaveLength(64);
    expect(answers({ kind: 'order', options })).toHaveLength(64);
  });
});
