/**
 * `npm run pack`: one file, `dist/nokturn-<version>.tgz`, that installs as a package and provides `npx nokturn` outside
 * any clone: the program as JavaScript, and the built page. `npm run pack -- --publish-dry-run` shows npm's output for
 * a publication by the owner; nothing is sent.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/files.ts';
import { buildPage } from './lib/page.ts';
import { stage } from './lib/staging.ts';

const { values } = parseArgs({ options: { 'publish-dry-run': { type: 'boolean' } } });
const out = join(ROOT, 'dist');
const folder = join(out, 'package');

if (!buildPage()) process.exit(1);
mkdirSync(out, { recursive: true });
if (values['publish-dry-run']) {
  stage(folder, { page: true, isPublic: true });
  // The provenance that a package registry would attest is not known here.
  npm('publish', '--dry-run', '--provenance=false', '--offline');
  rmSync(folder, { recursive: true });
} else {
  stage(folder, { page: true });
  npm('pack', '--silent', '--pack-destination', out);
  rmSync(folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const file = join(out, `nokturn-${version}.tgz`);
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
}

function npm(...args: string[]): void {
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
