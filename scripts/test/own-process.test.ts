import { expect, it } from 'vitest';
import { testsOfTheirOwn } from '../lib/own-process.ts';

const file = (path: string, text: string) => ({ path, text });

it('a test that leaves something behind, or affects others, has a process of its own', () => {
  const apart = [
    file('document.test.tsx', `// @vitest-${'environment'} happy-dom\n`),
    file('spy.test.ts', `vi.${'spyOn'}(console, 'log');`),
    file('clock.test.ts', `vi.${'useFakeTimers'}();`),
    file('global.test.ts', `global${'This'}.window ??= {};`),
    file('signal.test.ts', `process.${'emit'}('SIGINT');`),
    file('threads.test.ts', `import { joined } from './threads.ts';`),
  ];
  const helpers = [
    file('threads.ts', `vi.${'stubGlobal'}('self', {});`),
    file('said.ts', `vi.${'spyOn'}(console, 'log'); vi.${'restoreAllMocks'}();`),
  ];
  const together = [
    file('browser.test.ts', 'const site = await openSite();'),
    file('patient.test.ts', 'await vi.waitUntil(() => mails.length > 0);'),
    file('said.test.ts', `import { said } from './said.ts';`),
  ];
  expect(testsOfTheirOwn([...apart, ...helpers, ...together])).toEqual(apart.map(({ path }) => path));
});

it('most tests of this project can share one', () => {
  const own = testsOfTheirOwn();
  expect(own).toContain('packages/web/test/council.test.ts');
  // Two tests that import the same worker: the second would wait for it forever.
  expect(own).toContain('packages/web/test/undo.test.ts');
  expect(own).toContain('packages/web/test/one-screen.test.ts');
  expect(own).not.toContain('packages/web/test/solo.test.ts');
  expect(own.length).toBeLessThan(80);
});
