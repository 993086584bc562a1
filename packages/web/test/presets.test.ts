import { type Rulebook, resolveOptions } from '@nokturn/engine';
import { LIBRARY } from '@nokturn/games/all';
import { describe, expect, it } from 'vitest';
import {
  chosenOptions,
  effective,
  mattering,
  type Plan,
  presetOf,
  resized,
  withPreset,
} from '../src/setup/plan.ts';

function planFor(seats: number): Plan {
  const alone: Plan = {
    company: 'bots',
    name: '',
    seats: [{ kind: 'you' }],
    options: {},
    privacy: 'link',
    clock: { seconds: null, after: 'default' },
    spectators: true,
    delay: 0,
    level: 'novice',
  };
  return resized(alone, seats);
}

const withPresets = LIBRARY.today.filter(({ presets }) => presets !== undefined);

describe.each(withPresets)('the presets of $id', (game: Rulebook) => {
  const presets = Object.entries(game.presets ?? {});

  it('can all be played, and no two are the same', () => {
    const resolved = presets.map(([, { options, seats }]) => resolveOptions(game, seats, options));
    expect(resolved.filter((one) => 'problem' in one)).toEqual([]);
    expect(new Set(resolved.map((one) => JSON.stringify(one))).size).toBe(presets.length);
  });

  it('are recognised with any number of players, and change it only if they must', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (const [id, preset] of presets) {
        const plan = withPreset(game, planFor(seats), preset);
        expect([id, seats, presetOf(game, plan)]).toEqual([id, seats, id]);
        const fits = 'options' in resolveOptions(game, seats, preset.options);
        expect(plan.seats).toHaveLength(fits ? seats : preset.seats);
      }
  });

  it('are left by a single option that they do not have', () => {
    const [[, preset] = ['', { options: {}, seats: 0 }]] = presets;
    const plan = withPreset(game, planFor(preset.seats), preset);
    const resolved = effective(game, plan);
    if ('problem' in resolved) throw new Error(resolved.problem.reason);
    const [key, spec] = Object.entries(game.options).findLast(([, { kind }]) => kind === 'choice') ?? [];
    if (key === undefined || spec?.kind !== 'choice') throw new Error('there is no choice');
    const other = spec.values.find((value) => value !== resolved.options[key]);
    expect(presetOf(game, { ...plan, options: { ...plan.options, [key]: other ?? '' } })).toBeNull();
  });
});

it('the usual table of Vendetta is the base game, and six players are in teams', () => {
  const game = gameOf('vendetta');
  expect(presetOf(game, planFor(4))).toBe('base');
  expect(presetOf(game, planFor(6))).toBe('teams');
});

function gameOf(id: string): Rulebook {
  const game = LIBRARY.today.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return game;
}

const perSeat = (game: Rulebook, plan: Plan) => mattering(game, plan).filter((key) => /\d$/.test(key));

it('a form asks only about existing seats, and only if the answer has an effect', () => {
  const hunger = gameOf('the-hunger');
  expect(perSeat(hunger, planFor(2))).toEqual(['beginner1', 'beginner2']);
  expect(perSeat(hunger, { ...planFor(2), options: { mode: 'rookie' } })).toEqual([]);
  const masters = gameOf('masters-of-the-night');
  expect(perSeat(masters, planFor(1))).toEqual([]);
  expect(perSeat(masters, planFor(2))).toEqual(['seatOfVampire1', 'seatOfVampire2']);
  const chosen = { ...planFor(1), options: { vampires: 'chosen', familySize: 3 } };
  expect(perSeat(masters, chosen)).toEqual(['vampire1', 'vampire2', 'vampire3']);
});

it('the options for a seat disappear and come back with it', () => {
  const hunger = gameOf('the-hunger');
  const five: Plan = { ...planFor(5), options: { beginner5: true, seniority: 5 } };
  expect(chosenOptions(hunger, five)).toEqual(five.options);
  const four = resized(five, 4);
  expect(chosenOptions(hunger, four)).toEqual({});
  expect(effective(hunger, four)).toHaveProperty('options.seniority', 1);
  expect(chosenOptions(hunger, resized(four, 5))).toEqual(five.options);
});
