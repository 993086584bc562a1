import { type Game, resolveOptions } from '@nokturn/engine';
import { GAMES } from '@nokturn/games';
import { describe, expect, it } from 'vitest';
import { effective, type Plan, presetOf, resized, withPreset } from '../src/setup/plan.ts';

function planFor(seats: number): Plan {
  const alone: Plan = {
    company: 'bots',
    name: '',
    seats: [{ kind: 'you' }],
    options: {},
    privacy: 'link',
    clock: { seconds: null, after: 'default' },
    spectators: true,
    level: 'novice',
  };
  return resized(alone, seats);
}

const withPresets = GAMES.filter(({ presets }) => presets !== undefined);

describe.each(withPresets)('the presets of $id', (game: Game) => {
  const presets = Object.entries(game.presets ?? {});

  it('can all be played, and no two are the same', () => {
    const resolved = presets.map(([, { options, seats }]) => resolveOptions(game, seats, options));
    expect(resolved.filter((one) => 'problem' in one)).toEqual([]);
    expect(new Set(resolved.map((one) => JSON.stringify(one))).size).toBe(presets.length);
  });

  it('are recognised from any number of players, and change it only where they must', () => {
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

it('the usual table of Vendetta is the base game, and six sit in teams', () => {
  const game = GAMES.find(({ id }) => id === 'vendetta');
  if (game === undefined) throw new Error('there is no Vendetta');
  expect(presetOf(game, planFor(4))).toBe('base');
  expect(presetOf(game, planFor(6))).toBe('teams');
});
