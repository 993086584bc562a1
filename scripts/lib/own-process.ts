import { filesUnder, type SourceFile } from './files.ts';

/** What would stay behind in a process, or is felt all over it: a document, false clocks and functions, signals. */
const MEDDLES =
  /@vitest-environment|\bvi\.(?:spyOn|useFakeTimers|stub|mock|doMock)|\bglobalThis\.\w+ \?*=|\bprocess\.(?:emit|chdir)\(/;

/** The test files that need a process of their own. All others can share one, with what it has loaded. */
export function testsOfTheirOwn(
  files: readonly SourceFile[] = ['packages', 'scripts', 'examples'].flatMap((folder) =>
    filesUnder(folder, ['.test.ts', '.test.tsx']),
  ),
): string[] {
  return files.filter(({ text }) => MEDDLES.test(text)).map(({ path }) => path);
}
