#!/usr/bin/env node
// Runs the program with the Node that the project brings along, whichever Node (20 or newer) started this. Where all
// that runs is installed without a Node, as in the image of the Dockerfile, it is the Node that started this. What
// `npm start` has not installed, because only the terminal needs it, is installed first.
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
        // Where Node keeps what it has compiled: the second start takes half as long.
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

/** Whether the packages are there that only the terminal needs. */
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
    // There is none, which is fine where this one is new enough.
  }
  return process.features.typescript ? process.execPath : null;
}
