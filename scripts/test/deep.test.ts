import { describe, expect, it } from 'vitest';
import { deepTests } from '../lib/deep.ts';
import { filesUnder } from '../lib/files.ts';

const file = (path: string, text: string) => ({ path, text });

describe('tests that try more in the deep run', () => {
  it.each([
    ['read its switch', [file('a/x.test.ts', 'const MOST = process.env.NOKTURN_DEEP ? 9 : 1;')]],
    ['ask how much', [file('a/x.test.ts', "import { conform, deep } from '@nokturn/engine/testing';")]],
    ['take a sample of what they go through', [file('a/x.test.ts', "import { sample } from './says.ts';")]],
    [
      'leave it to a helper',
      [
        file('a/x.test.ts', "import { itConforms } from './kit/conforming.ts';"),
        file('a/kit/conforming.ts', "import { deep } from '@nokturn/engine/testing';"),
      ],
    ],
  ])('are those that %s', (_, files) => {
    expect(deepTests(files)).toEqual(['a/x.test.ts']);
  });

  it.each([
    ['that take something else from the same place', "import { pageText } from './says.ts';"],
    ['that only speak of it', "it('deep(1, 2) is not asked', () => {});"],
  ])('are not those %s', (_, text) => {
    expect(deepTests([file('a/x.test.ts', text)])).toEqual([]);
  });

  it('are found all over the repository', () => {
    const found = deepTests(
      ['packages', 'scripts', 'examples'].flatMap((each) => filesUnder(each, ['.ts', '.tsx'])),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'packages/games/test/puzzles.test.ts',
        'packages/games/vendetta/test/conformance.test.ts',
        'packages/games/lovci-noci/test/conformance-classic.test.ts',
        'packages/server/test/program-honesty.test.ts',
        'packages/web/test/holiday.test.ts',
        'scripts/test/packed.test.ts',
      ]),
    );
  });
});
