// Starts a script of this folder: `node scripts/launch.js test --deep` runs scripts/test.ts. Plain JavaScript that
// any Node from 20 on can run, because on a fresh clone nothing is installed yet, not even the Node that runs
// TypeScript: this installs it, together with everything else, and hands over to it.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const [script, ...args] = process.argv.slice(2);
// npm keeps `--json` for itself when no `--` stands before it, but says so.
if (process.env.npm_config_json === 'true' && !args.includes('--json')) args.push('--json');

if (script === undefined) {
  console.error('usage: node scripts/launch.js <script> [arguments]');
  process.exit(2);
}
if (!isInstalled()) await install();
// What was compiled once need not be compiled again, by whatever this starts.
const compiled = join(root, 'node_modules', '.cache', 'nokturn', 'compiled');
process.exit(
  await run(join(bin, 'node'), [join(root, 'scripts', `${script}.ts`), ...args], {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled,
  }),
);

/** Whether what npm has installed is what the lock file asks for. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || found === null) return false;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/') || optional) return true;
    return link ? found[path]?.link : found[path]?.version === version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

async function install() {
  console.log('Installing what the lock file asks for (npm ci)...');
  const npm = process.env.npm_execpath;
  const status = await (npm ? run(process.execPath, [npm, 'ci']) : run('npm', ['ci']));
  if (status !== 0) process.exit(status);
}

/** Runs a command to its end, handing on the signals that ask to stop; a terminal sends its interrupt by itself. */
function run(command, parameters, more = {}) {
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...more },
  });
  const passOn = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(1);
    });
    child.on('exit', (status, signal) => done(status ?? (signal === null ? 0 : 1)));
  });
}
