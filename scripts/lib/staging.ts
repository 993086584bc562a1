import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './files.ts';
import { type Packed, packedProgram } from './packed.ts';

/** Files that are packed with the program, with the same paths as in the repository. */
const ALONG = [
  ...[
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'clients',
    'docs/bot-protocol.md',
    'docs/bot-protocol.schema.json',
  ],
  ...['docs/learning.md', 'docs/learning.schema.json', 'docs/server.md', 'docs/static.md'],
];

interface Terms {
  /** Whether to include the built page. */
  readonly page: boolean;
  /** Whether npm may publish it: only the owner of the name may set this. */
  readonly isPublic?: boolean;
}

/** Lays out the package in a folder, which is emptied first. */
export function stage(folder: string, { page, isPublic = false }: Terms): void {
  rmSync(folder, { recursive: true, force: true });
  const program = packedProgram();
  for (const [path, text] of program.files) put(join(folder, path), text);
  put(join(folder, 'bin', 'nokturn.js'), read('bin/packed.js'));
  put(join(folder, 'package.json'), `${JSON.stringify(manifest(program, isPublic), null, 2)}\n`);
  // The page takes its version number from it.
  put(join(folder, 'packages', 'server', 'package.json'), read('packages/server/package.json'));
  for (const path of [...ALONG, ...picturesIn(read('README.md'))])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isWanted });
  if (page)
    cpSync(join(ROOT, 'packages/web/dist'), join(folder, 'packages/web/dist'), {
      recursive: true,
      filter: (path) => !path.endsWith('.built-from'),
    });
}

function manifest({ dependencies }: Packed, isPublic: boolean): object {
  const { name, version, description, license } = JSON.parse(read('package.json'));
  return {
    ...{ name, version, description, license },
    ...(!isPublic && { private: true }),
    type: 'module',
    keywords: ['board game', 'vampire', 'bots', 'terminal', 'reinforcement learning'],
    bin: { nokturn: 'bin/nokturn.js' },
    engines: { node: '>=24' },
    dependencies,
    publishConfig: { access: 'public', provenance: true },
  };
}

function picturesIn(text: string): string[] {
  return [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = '']) => path);
}

function isWanted(path: string): boolean {
  return !/(__pycache__|\.pyc|\.mypy_cache|node_modules)$/.test(path);
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode: path.endsWith(join('bin', 'nokturn.js')) ? 0o755 : 0o644 });
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
