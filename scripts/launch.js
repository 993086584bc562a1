// Starts a script in this folder: `node scripts/launch.js test --deep` runs scripts/test.ts. Plain JavaScript for any
// Node from 20 on, because in a fresh clone nothing is installed yet, not even the Node that runs TypeScript: this
// installs the packages that the script needs and hands over to it.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The packages of this repository that each script needs; all others need everything, including the tools for checking
 * and measuring.
 */
const NEEDED = {
  start: ['packages/web', 'packages/server'],
  dev: ['packages/web', 'packages/server'],
  'build-static': ['packages/web'],
  pack: ['packages/web', 'packages/server', 'packages/cli'],
  '../packages/cli/src/nokturn': ['packages/web', 'packages/server', 'packages/cli'],
};
/**
 * The Node version that the program is written for. If the current one is older, this one is installed with the rest.
 */
const NODE = 24;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const [script, ...args] = process.argv.slice(2);
// npm keeps `--json` for itself if there is no `--` before it, but tells us in a variable.
if (process.env.npm_config_json === 'true' && !args.includes('--json')) args.push('--json');

if (script === undefined) {
  console.error('usage: node scripts/launch.js <script> [arguments]');
  process.exit(2);
}
// Once this project's Node is installed, npm puts it before all others.
const isOwnNode = process.execPath.startsWith(join(root, 'node_modules'));
const needsNode = !(script in NEEDED) || isOwnNode || Number.parseInt(process.versions.node, 10) < NODE;
/** The workspaces whose packages this script needs; null for all. */
const workspaces = script in NEEDED ? [...NEEDED[script], ...(needsNode ? ['runtime'] : [])] : null;
if (!isInstalled()) await install();
// Compiled code is cached for every process started from here.
const compiled = join(root, 'node_modules', '.cache', 'nokturn', 'compiled');
const node = needsNode ? join(bin, 'node') : process.execPath;
process.exit(
  await run(node, [join(root, 'scripts', `${script}.ts`), ...args], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled },
  }),
);

/** Whether npm has installed the packages in the lock file, as far as this script needs them. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || found === null) return false;
  const needed = workspaces === null ? Object.keys(wanted) : reachable(wanted, workspaces);
  return needed.every((path) => {
    const { version, link, optional } = wanted[path];
    if (!path.includes('node_modules/') || optional) return true;
    return link ? found[path]?.link : found[path]?.version === version;
  });
}

/** The packages that these workspaces depend on, directly or indirectly, by their names in the lock file. */
function reachable(packages, from) {
  const seen = new Set(from);
  for (const path of seen) {
    const { dependencies = {}, resolved, link } = packages[path];
    if (link) seen.add(resolved);
    for (const name of Object.keys(dependencies)) seen.add(homeOf(packages, name, path));
  }
  return [...seen];
}

/** Where Node finds a package imported there: in the nearest node_modules folder that has it. */
function homeOf(packages, name, importer) {
  for (let folder = importer; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (`${folder}/node_modules/${name}` in packages) return `${folder}/node_modules/${name}`;
    if (!folder.includes('/node_modules/')) return `node_modules/${name}`;
  }
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

async function install() {
  const only =
    workspaces === null ? [] : ['--omit=dev', ...workspaces.flatMap((path) => ['--workspace', path])];
  console.error(`Installing what ${workspaces === null ? 'the lock file asks for' : 'runs'} (npm ci)...`);
  // Some packages warn that Node is too old; they will run on the one that is installed with them.
  const parameters = ['ci', ...only, '--loglevel=error'];
  const npm = process.env.npm_execpath;
  // Another program may be reading the standard output of this one, so npm writes to the error output.
  const stdio = ['inherit', process.stderr, process.stderr];
  const status = await (npm
    ? run(process.execPath, [npm, ...parameters], { stdio })
    : run('npm', parameters, { stdio }));
  if (status !== 0) process.exit(status);
  removeWhatNobodyReads();
}

/**
 * Removes the headers of Node, which nothing here is compiled against, and the source maps of packages: 105 MB of 390.
 */
function removeWhatNobodyReads() {
  const folder = join(root, 'node_modules');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name.endsWith('.map')) rmSync(path);
    if (entry.isDirectory() && path.endsWith(join('include', 'node'))) rmSync(path, { recursive: true });
  }
}

/** Runs a command to its end and passes on signals to stop; a terminal sends its interrupt to the command by itself. */
function run(command, parameters, { stdio = 'inherit', env = {} }) {
  const child = spawn(command, parameters, {
    cwd: root,
    stdio,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...env },
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
