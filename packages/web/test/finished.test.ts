// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { findFinished } from '../src/after/finished.ts';
import { save } from '../src/source/local/saved.ts';
import { matchWith, withoutHash } from './matches.ts';

beforeEach(() => localStorage.clear());

it('a match of this browser can be watched again when it is over, and not before', async () => {
  const whole = matchWith({ id: 'lovci-noci', seats: 4, until: () => false, level: 'novice' });
  const { record } = whole;
  save(whole);
  expect(await findFinished(`local/${whole.id}`, '')).toMatchObject({ record, own: [0] });
  const moves = record.moves.slice(0, -5);
  save({ ...whole, record: withoutHash({ ...record, moves }), over: false });
  expect(await findFinished(`local/${whole.id}`, '')).toBeNull();
});
