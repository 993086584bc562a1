#!/usr/bin/env node
// Runs the program with the project's own Node, whichever Node (20 or newer) started this. If everything is installed
// except a Node, as in the image of the Dockerfile, it runs with the Node that started this. Packages that only the
// terminal needs, and that `npm start` has not installed, are installed first.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const inRepository = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const args = process.argv.slice(2);
const node = isInstalled() ? ownNode() : null;

const child =
  node === null
    ? spawn(process.execPath, [inRepository('scripts/launch.js'), '../packages/cli/src/nokturn', ...args], {
        stdio: 'inherit',
      })
    : spawn(node, [inRepository('packages/cli/src/nokturn.ts'), ...args], {
        stdio: 'inherit',
        // Node caches compiled code here: the second start takes half as long.
        env: { NODE_COMPILE_CACHE: inRepository('node_modules/.cache/nokturn/compiled'), ...process.env },
      });
// A terminal sends its interrupt to the child by itself.
const passOn = (signal) => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal));
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, passOn);
child.on('error', (error) => {
  console.error(`nokturn: cannot start ${node}: ${error.message}`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  for (const name of signals) process.off(name, passOn);
  if (signal === null) process.exitCode = code ?? 1;
  else process.kill(process.pid, signal);
});

/** Whether the packages that only the terminal needs are installed. */
function isInstalled() {
  try {
    return existsSync(resolve('ink'));
  } catch {
    return false;
  }
}

/** The Node that was installed with the packages, or this one if it can run TypeScript. */
function ownNode() {
  try {
    const home = dirname(resolve('node/package.json'));
    const binary = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (existsSync(binary)) return binary;
  } catch {
    // There is none, which is fine if this one is new enough.
  }
  return process.features.typescript ? process.execPath : null;
}
