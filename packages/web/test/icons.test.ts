import { expect, it } from 'vitest';
import { rounded } from '../build/icons.ts';

const path = (d: string) => rounded(`"d":"${d}"`).slice(5, -1);

it('what is rounded away never adds up', () => {
  const small = 'l.3.3'.repeat(100);
  const steps = [...path(`M0 0${small}`).matchAll(/(\d+) (\d+)/g)].slice(1);
  expect(steps).toHaveLength(100);
  const end = steps.reduce((sum, [, x]) => sum + Number(x), 0);
  expect(end).toBe(30);
});

it('every kind of command leads from whole point to whole point', () => {
  expect(path('M10.4 10.4L20.6 20.2H30.2V5.5Z')).toBe('m10 10l11 10h9v-14z');
  expect(path('M1.2 1.2c1.5.25-.5 1 3.4 3.4s1 1 2 2q1 1 2 2t1 1')).toBe(
    'm1 1c2 0 0 1 4 4s1 1 2 2q1 1 2 2t1 1',
  );
  expect(path('m5 5 1 1 1 1zm2 2h1')).toBe('m5 5l1 1 1 1zm2 2h1');
});

it('the flags of an arc may stand without anything between them', () => {
  expect(path('M0 0a5.25 5 0 01.6.6 5 5 0 1 0-3 4')).toBe('m0 0a5.3 5 0 0 1 1 1 5 5 0 1 0-3 4');
});
