import { describe, expect, it } from 'vitest';
import { coverageOf, idsIn, idsNamed } from '../lib/clauses.ts';
import { filesUnder } from '../lib/files.ts';

const RULES = `
### XY-1 Basics
- **XY-1.1** First. See XY-1.2.
- **XY-1.2** Second.
- **XY-1.3** Third.
- **XY-2.1** Fourth.
| Id | Doubt |
| XY-R1 | a doubt |
| XY-R2 | another |
- **EX-1** (XY-1.1) Given something.
- **XY-E2** (XY-1.1) Given something else.
`;

describe('ids', () => {
  it('are found where they are defined, not where they are mentioned', () => {
    expect(idsIn(RULES)).toEqual({
      clauses: ['XY-1.1', 'XY-1.2', 'XY-1.3', 'XY-2.1'],
      rulings: ['XY-R1', 'XY-R2'],
      examples: ['EX-1', 'XY-E2'],
    });
  });

  it.each([
    ['XY-1.1 does it', ['XY-1.1']],
    ['XY-1.1 XY-2.1, XY-R2 and EX-1: lists', ['XY-1.1', 'XY-2.1', 'XY-R2', 'EX-1']],
    ['XY-1.1 to XY-1.3 a range', ['XY-1.1', 'XY-1.2', 'XY-1.3']],
    ['XY-R1 to XY-R2, EX-3 to EX-5', ['XY-R1', 'XY-R2', 'EX-3', 'EX-4', 'EX-5']],
    ['XY-E1 and XY-E3 to XY-E4', ['XY-E1', 'XY-E3', 'XY-E4']],
    ['XY-1.9 to XY-2.1 across sections names both ends only', ['XY-1.9', 'XY-2.1']],
    ['nothing: a section like XY-1, utf-8, A-1', []],
  ])('in "%s" are %j', (name, ids) => {
    expect(idsNamed(name)).toEqual(ids);
  });
});

describe('coverage', () => {
  const file = 'packages/games/xy/test/one.test.ts';
  const tests = [
    { file, name: 'XY-1.1 XY-R1 first' },
    { file, name: 'EX-1 XY-9.9 is none' },
    { file: 'packages/games/other/test/one.test.ts', name: 'EX-2 of another game' },
  ];

  it('counts clauses, rulings and examples separately, and finds unknown ones', () => {
    expect(
      coverageOf('xy', idsIn(RULES), tests, { 'XY-2.1': 'it is cosmetic', 'ZZ-1.1': 'of another game' }),
    ).toEqual({
      clauses: 4,
      tested: 1,
      untested: ['XY-1.2', 'XY-1.3'],
      untestable: { 'XY-2.1': 'it is cosmetic' },
      rulings: { total: 2, tested: 1, untested: ['XY-R2'] },
      examples: { total: 2, tested: 1, untested: ['XY-E2'] },
      unknown: ['XY-9.9'],
    });
  });
});

/**
 * `npm run clauses` has Vitest list the tests, which reads files and does not run them: a test outside any suite breaks
 * the list.
 */
it('every test file names a suite or a test itself, so that all tests can be listed', () => {
  const files = ['packages', 'scripts', 'examples'].flatMap((folder) =>
    filesUnder(folder, ['.test.ts', '.test.tsx']),
  );
  expect(files.length).toBeGreaterThan(100);
  const unread = files.filter(({ text }) => !/^\s*(?:describe|it|test)\b/m.test(text));
  expect(unread.map(({ path }) => path)).toEqual([]);
});
