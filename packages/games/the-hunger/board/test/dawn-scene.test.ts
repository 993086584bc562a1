import { expect, it } from 'vitest';
import { countedBy, dawnScene, roseBearer } from '../dawnScene.ts';
import { ui } from '../index.tsx';
import { night, playedNight } from './nights.ts';

it('TH-20.1: the last scene counts up to the same scores as result, chart and log, in eight seconds', () => {
  let [burnt, roses] = [0, 0];
  for (let match = 0; match < 12; match++)
    for (const play of [night, playedNight])
      for (const moment of play(`dawn ${match}`, 2 + (match % 5), { mode: match % 2 ? 'rookie' : 'elder' })) {
        const view = moment.view('spectator');
        if (!view.over) continue;
        const { counted, steps } = dawnScene(view.state);
        const told = moment.heard('spectator').filter(({ kind }) => kind === 'score');
        const totals = counted.map((one) => countedBy(one, steps));
        expect(totals).toEqual(counted.map(({ total }) => total));
        expect(totals).toEqual(
          told.toSorted((a, b) => Number(a.seat) - Number(b.seat)).map(({ total }) => total),
        );
        expect(ui.scores(view.state)).toEqual(totals);
        expect(steps.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(8000);
        const ash = counted.filter(({ fate }) => fate === 'burnt');
        expect(steps.filter(({ step }) => step.kind === 'burn').length).toBe(ash.length);
        burnt += ash.length;
        roses += roseBearer(counted) === null ? 0 : 1;
      }
  expect(burnt).toBeGreaterThan(5);
  expect(roses).toBeGreaterThan(0);
}, 240_000);
