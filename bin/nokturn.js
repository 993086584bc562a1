#!/usr/bin/env node
// Runs the program with the Node that the project brings along, whichever Node (18 or newer) started this. Where only
// what runs is installed, as in the image of the Dockerfile, it is the Node that started this.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../packages/cli/src/nokturn.ts', import.meta.url));
const node = ownNode();
/** Where Node keeps what it has compiled: the second start takes half as long. */
const compiled = fileURLToPath(new URL('../node_modules/.cache/nokturn/compiled', import.meta.url));

if (node === null) {
  console.error('nokturn: its dependencies are not installed; run "npm install" in its folder first');
  process.exitCode = 1;
} else {
  const child = spawn(node, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
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
}

function ownNode() {
  try {
    const home = dirname(createRequire(import.meta.url).resolve('node/package.json'));
    const binary = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(binary) ? binary : null;
  } catch {
    const isInstalled = existsSync(new URL('../node_modules', import.meta.url));
    return isInstalled && process.features.typescript ? process.execPath : null;
  }
}
