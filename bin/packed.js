#!/usr/bin/env node
// Starts the program where it is installed as a package: bin/nokturn.js of the package. Plain JavaScript for any Node,
// so that one that is too old prints a sentence instead of a stack trace.
const NEEDED = 24;
const found = Number.parseInt(process.versions.node, 10);
if (found < NEEDED) {
  console.error(
    `nokturn: Node ${NEEDED} or newer is needed, and this is ${process.versions.node}. This brings it along:\n` +
      `  npx -p node@${NEEDED} -p nokturn nokturn ${process.argv.slice(2).join(' ')}`,
  );
  process.exitCode = 1;
} else {
  // The second start takes half as long.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  await import('../packages/cli/src/nokturn.js');
}
