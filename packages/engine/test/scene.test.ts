import { onceEach, portionsOf, StrictScene, strictScenes } from '@nokturn/engine/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type Duel, type DuelFrame, diceDuel } from './dice-duel.ts';

const ROUND: readonly DuelFrame[] = [{ step: 'call' }];

function duel({
  work = ROUND,
  dice = [],
  points = [0, 0],
  census = ({ lucky }: Duel): unknown => lucky,
}: {
  work?: readonly DuelFrame[];
  dice?: number[];
  points?: number[];
  census?: (duel: Duel) => unknown;
} = {}) {
  return new StrictScene(diceDuel, {
    state: { target: 3, round: 1, die: null, points, lucky: [6, 6] },
    work,
    census,
    dice,
  });
}

/** A kit that lets mistakes pass would prove nothing: here it must fail. */
describe('scenes are strict', () => {
  it('a wrong question, seat or option fails', () => {
    expect(() => duel().asks([0, 1], 'boast')).toThrow('boast');
    expect(() => duel().asks(0, 'call')).toThrow('[0,1]');
    expect(() => duel().asks([0, 1], 'call', ['low'])).toThrow('high');
    expect(() => duel().upTo(0, 3)).toThrow('amount');
    expect(() => duel().bars(0, 'call', 'DD-1.1')).toThrow('barred');
    expect(() => duel().refuses(0, 'low')).toThrow('not refused');
    duel().asks([0, 1], 'call', ['high', 'low']).refuses(0, 'boast').refuses(2, 'low');
  });

  it('an answer that is not offered fails, and so does another seat’s answer', () => {
    expect(() => duel().answer(0, 'boast')).toThrow('"boast" is not offered to seat 0');
    expect(() => duel().answer(2, 'low')).toThrow('seat 2 has nothing to decide now');
  });

  it('a die that is rolled but not given fails, and so does one that is given but not rolled', () => {
    const called = () => duel().answer(0, 'low');
    expect(() => called().answer(1, 'low')).toThrow('dice were rolled that the scene does not give');
    expect(() => called().answer(1, 'low', '5/3')).toThrow('dice were not rolled: 3');
    expect(() => duel({ dice: [4] })).toThrow('dice were not rolled: 4');
    called().answer(1, 'low', 5).asks([0, 1], 'call');
  });

  it('a happening that was not told is not found, one that was told cannot be denied, and the order counts', () => {
    const scene = duel().answer(0, 'low').answer(1, 'low', 2).answer(0, 'boast').answer(1, 'boast');
    expect(() => scene.told('rolled', { die: 3 })).toThrow('not told: rolled {"die":3}');
    expect(() => scene.untold('boasted')).toThrow('told after all');
    scene
      .told('rolled', { die: 2, right: [0, 1] })
      .told('boasted', { by: 1 })
      .untold('boasted', { by: 2 });
    expect(() => scene.told('boasted', { by: 0 })).toThrow('not told');
    expect(scene.heard('spectator', 'boasted')).toHaveLength(2);
  });

  it('components that are lost or made are missed', () => {
    const counted = duel({ census: ({ points }) => points });
    expect(() => counted.answer(0, 'low').answer(1, 'high', 5)).toThrow('something was lost or made: /1');
  });

  it('a scene that continues has not ended, and neither is the match over', () => {
    expect(() => duel().ends()).toThrow('has not ended');
    expect(() => duel().over([0])).toThrow('the match goes on');
  });

  it('the curtain falls when the work is done', () => {
    const scene = duel({ work: [{ step: 'boast', by: 1 }] }).asks(1, 'boast');
    scene.answer(1, 'silence').ends();
    expect(() => scene.answer(0, 'curtain')).toThrow('the scene has ended');
    expect(() => duel({ work: [{ step: 'boast', by: 1 }] }).passUntil('call')).toThrow(
      'has ended before call',
    );
    duel({ work: [{ step: 'boast', by: 1 }] })
      .passUntil('curtain')
      .ends();
  });

  it('the winners must be exactly those', () => {
    const won = () =>
      duel({ points: [2, 1] })
        .answer(0, 'low')
        .answer(1, 'high', 1);
    won().over([0]);
    expect(() => won().over([0, 1])).toThrow();
  });

  it('a scene that does not say what comes next fails', () => {
    const scene = duel().answer(0, 'low');
    expect(() => scene.mustBeFinished()).toThrow('does not say what comes next');
    expect(() => scene.asks([0, 1], 'call').mustBeFinished()).not.toThrow();
  });

  it('a failed test does not have to finish its scenes, a passed one does', () => {
    let end: (state: string) => void = () => {};
    const strict = strictScenes((hook) => {
      end = (state) => hook({ task: { result: { state } } });
    });
    strict(duel().answer(0, 'low'));
    expect(() => end('fail')).not.toThrow();
    strict(duel().answer(0, 'low'));
    expect(() => end('pass')).toThrow('does not say what comes next');
    expect(() => end('pass')).not.toThrow();
  });

  const strict = strictScenes(afterEach);
  it('works with the hook of the test runner', () => {
    expect(strict(duel()).asks([0, 1], 'call').asked).toBe('call');
  });
});

it('portions cover every game once', () => {
  expect(portionsOf(600)).toEqual([
    { from: 0, games: 250 },
    { from: 250, games: 250 },
    { from: 500, games: 100 },
  ]);
});

it('a census names what is missing, duplicated or foreign', () => {
  expect(onceEach(['a', 'b'], ['a', 'b'])).toEqual({ count: 2, wrong: [] });
  expect(onceEach<string>(['b', 'b', 'x'], ['a', 'b'])).toEqual({
    count: 3,
    wrong: ['0 × a', '2 × b', '1 × x'],
  });
});
