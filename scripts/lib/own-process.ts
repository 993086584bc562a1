import { posix } from 'node:path';
import { filesUnder, type SourceFile } from './files.ts';
import { importsIn } from './imports.ts';

/** Things that would stay behind in a process, or affect all of it: a document, fake clocks and functions, signals. */
const MEDDLES =
  /@vitest-environment|\bvi\.(?:spyOn|useFakeTimers|stub|mock|doMock)|\bglobalThis\.\w+ \?*=|\bprocess\.(?:emit|chdir)\(/;
/** A helper that puts everything back leaves nothing behind. */
const RESTORES = /\bvi\.(?:unstub|restore)/;

/** The test files that need a process of their own. All others can share one, with everything that it has loaded. */
export function testsOfTheirOwn(
  files: readonly SourceFile[] = ['packages', 'scripts', 'examples'].flatMap((folder) =>
    filesUnder(folder, ['.ts', '.tsx']),
  ),
): string[] {
  const left = new Set(
    files.filter(({ text }) => MEDDLES.test(text) && !RESTORES.test(text)).map(({ path }) => path),
  );
  return files
    .filter(
      ({ path, text }) =>
        isTest(path) && (MEDDLES.test(text) || helpersOf(path, text).some((helper) => left.has(helper))),
    )
    .map(({ path }) => path);
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** The helpers beside a test that it imports. */
function helpersOf(path: string, text: string): readonly string[] {
  return importsIn(text)
    .filter(({ from }) => from.startsWith('./'))
    .map(({ from }) => posix.join(posix.dirname(path), from))
    .filter((helper) => !isTest(helper));
}
