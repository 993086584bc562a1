import { expect, it } from 'vitest';
import { brokenOff, type FileResult, outcomeOf } from '../lib/outcome.ts';

function file(name: string, ...statuses: string[]): FileResult {
  return { name, assertionResults: statuses.map((status, i) => ({ fullName: `test ${i}`, status })) };
}

it('counts what passed and what failed', () => {
  expect(outcomeOf(0, [file('a', 'passed', 'passed'), file('b', 'passed', 'skipped')])).toEqual({
    passed: 3,
    failed: 0,
  });
  expect(outcomeOf(1, [file('a', 'passed', 'failed'), file('b', 'failed')])).toEqual({
    passed: 1,
    failed: 2,
  });
});

it('a file that a crash has interrupted is a failure, and named', () => {
  const files = [file('a', 'passed', 'passed'), file('b', 'passed', 'pending', 'pending'), file('c')];
  expect(outcomeOf(1, files)).toEqual({ passed: 3, failed: 2 });
  expect(brokenOff(files)).toEqual(['b', 'c']);
});

it('a run that fails outside any test has failed', () => {
  expect(outcomeOf(1, [file('a', 'passed')])).toEqual({ passed: 1, failed: 1 });
  expect(outcomeOf(null, [])).toEqual({ passed: 0, failed: 1 });
});
