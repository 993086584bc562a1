import { describe, expect, it } from 'vitest';
import { cyclesIn } from '../lib/cycles.ts';
import { filesUnder } from '../lib/files.ts';
import { loadedWith } from '../lib/first-load.ts';
import { violationsOf } from '../lib/imports.ts';

it('imports point one way, and rules are pure', () => {
  const files = filesUnder('packages', ['.ts', '.tsx']);
  expect(files.length).toBeGreaterThan(100);
  expect(violationsOf(files)).toEqual([]);
});

describe('the first page', () => {
  it('loads no part of a table', () => {
    const files = filesUnder('packages/web/src', ['.ts', '.tsx']);
    const loaded = [...loadedWith('packages/web/src/main.tsx', files)];
    expect(loaded).toContain('packages/web/src/landing/YourMatches.tsx');
    expect(loaded.filter((name) => /^(@nokturn\/ui$|react-aria|motion)/.test(name))).toEqual([]);
  });

  it('is caught doing so, however indirect the import, unless it is dynamic or only a type', () => {
    const loaded = (text: string) => [
      ...loadedWith('packages/web/src/main.tsx', [
        { path: 'packages/web/src/main.tsx', text: "import { App } from './app/App.tsx';" },
        { path: 'packages/web/src/app/App.tsx', text },
      ]),
    ];
    expect(loaded("import { Button } from '@nokturn/ui';")).toContain('@nokturn/ui');
    expect(loaded("import type { Button } from '@nokturn/ui';")).not.toContain('@nokturn/ui');
    expect(loaded("const ui = lazy(() => import('@nokturn/ui'));")).not.toContain('@nokturn/ui');
  });
});

describe('files that import each other in a circle', () => {
  it('do not exist', () => {
    expect(cyclesIn(filesUnder('packages', ['.ts', '.tsx']))).toEqual([]);
  });

  it('are found, unless they only import types', () => {
    const circle = (c: string) =>
      cyclesIn([
        { path: 'packages/engine/src/a.ts', text: "import { b } from './b.ts';" },
        { path: 'packages/engine/src/b.ts', text: "import { type A, c } from './deep/c.ts';" },
        { path: 'packages/engine/src/deep/c.ts', text: c },
      ]);
    expect(circle("import { a } from '../a.ts';")).toEqual([
      ['packages/engine/src/a.ts', 'packages/engine/src/b.ts', 'packages/engine/src/deep/c.ts'],
    ]);
    expect(circle("export * from '../a.ts';")).toHaveLength(1);
    expect(circle("import type { A } from '../a.ts';")).toEqual([]);
    expect(circle("import { type A, type B } from '../a.ts';")).toEqual([]);
  });
});

describe('an import in the wrong direction is found', () => {
  const LOVCI = 'packages/games/lovci-noci';

  it.each([
    ['packages/engine/src/table.ts', "import { lovciNoci } from '@nokturn/games/lovci-noci/index.ts';"],
    ['packages/engine/src/table.ts', "import { GAME_IDS } from '@nokturn/games';"],
    ['packages/engine/src/table.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/engine/src/table.ts', "import { z } from 'zod';"],
    ['packages/engine/src/table.ts', "export * from '../../text/src/index.ts';"],
    ['packages/engine/src/table.ts', 'const now = Date.now();'],
    ['packages/text/src/index.ts', "import { Card } from '@nokturn/ui';"],
    [
      'packages/protocol/src/index.ts',
      "import type { LovciView } from '@nokturn/games/lovci-noci/index.ts';",
    ],
    ['packages/server/src/main.ts', "import { App } from '@nokturn/web';"],
    ['packages/web/src/app.tsx', "import { store } from '@nokturn/server/store';"],
    ['packages/cli/src/main.ts', "const page = await import('@nokturn/web');"],
    ['packages/bots/src/index.ts', "import { View } from '@nokturn/protocol';"],
    ['packages/server/src/main.ts', "import { vendetta } from '@nokturn/games/vendetta/index.ts';"],
    ['packages/web/src/app.tsx', "const ui = await import('@nokturn/games/vendetta/board/index.tsx');"],
    ['packages/games/all.ts', "import { vendetta } from './vendetta/index.ts';"],
    ['packages/attic/src/index.ts', "import { View } from '@nokturn/engine';"],
    [`${LOVCI}/rules/turn.ts`, "import { useState } from 'react';"],
    [`${LOVCI}/rules/turn.ts`, "import type { Text } from '@nokturn/text';"],
    [`${LOVCI}/rules/turn.ts`, "import { createHash } from 'node:crypto';"],
    [`${LOVCI}/rules/turn.ts`, "import { Board } from '../board/index.tsx';"],
    [`${LOVCI}/rules/turn.ts`, 'if (Math.random() < 0.5) return;'],
    [`${LOVCI}/cards/green.ts`, "import '@nokturn/games/vendetta/index.ts';"],
    [`${LOVCI}/bot/values.ts`, "import { search } from '@nokturn/bots';"],
    [`${LOVCI}/secrets.ts`, "import { CARDS } from '../vendetta/cards/index.ts';"],
    [`${LOVCI}/rules/turn.ts`, "import { LIBRARY } from '../../all.ts';"],
    [`${LOVCI}/board/index.tsx`, "import { ui } from '@nokturn/games/lovci-noci/board/index.tsx';"],
    [`${LOVCI}/terminal.ts`, "import { Card } from '@nokturn/ui';"],
    [`${LOVCI}/board/index.tsx`, "import { connect } from '@nokturn/server';"],
    [`${LOVCI}/board/index.tsx`, "import { readFile } from 'node:fs/promises';"],
  ])('%s: %s', (path, text) => {
    expect(violationsOf([{ path, text }])).toHaveLength(1);
  });
});

describe('bots cannot get hold of a position', () => {
  const BOTS = 'packages/bots/src/search.ts';

  it.each([
    "import type { Position } from '@nokturn/engine';",
    "import { type Answer, Table } from '@nokturn/engine';",
    "import {\n  type Answer,\n  viewOf as look,\n} from '@nokturn/engine';",
    "import * as engine from '@nokturn/engine';",
    "import engine from '@nokturn/engine';",
    "export * from '@nokturn/engine';",
    "export { Match } from '@nokturn/engine';",
    "const { begin } = await import('@nokturn/engine');",
    "type Cheat = import('@nokturn/engine').Position;",
    "import { playBots } from '@nokturn/engine/testing';",
    "import { vendetta } from '@nokturn/games/vendetta/index.ts';",
    "import { GAMES } from '@nokturn/games/all';",
    "import * as vendetta from '@nokturn/games/vendetta/bot.ts';",
    "import { readFileSync } from 'node:fs';",
  ])('%s', (text) => {
    expect(violationsOf([{ path: BOTS, text }])).toHaveLength(1);
  });

  it('but they may have a seat’s knowledge', () => {
    const text = [
      "import { type Answer, type Mind, Random, type Witness } from '@nokturn/engine';",
      "import { Race } from './race.ts';",
      "export { type Level, LEVELS } from './levels.ts';",
    ].join('\n');
    expect(violationsOf([{ path: BOTS, text }])).toEqual([]);
  });
});

describe('an import in the right direction is fine', () => {
  it.each([
    ['packages/games/lovci-noci/rules/turn.ts', "import type { Seat } from '@nokturn/engine';"],
    ['packages/games/lovci-noci/board/index.tsx', "import { useState } from 'react';"],
    ['packages/games/lovci-noci/board/index.tsx', "import type { State } from '../rules/state.ts';"],
    ['packages/games/lovci-noci/about.ts', "import type { About } from '../about.ts';"],
    ['packages/games/all.ts', "import { random } from '@nokturn/bots';"],
    ['packages/games/lovci-noci/terminal.ts', "import { plain } from '@nokturn/text';"],
    ['packages/games/lovci-noci/test/turns.test.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/server/src/main.ts', "import { z } from 'zod';"],
    ['packages/engine/src/table.ts', "// as in import { x } from 'react'\n/* from 'react' */"],
  ])('%s: %s', (path, text) => {
    expect(violationsOf([{ path, text }])).toEqual([]);
  });
});
