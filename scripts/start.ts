/** `npm start`: builds the page and serves it together with the matches. Arguments are those of `nokturn serve`. */
import { spawn } from 'node:child_process';
import { buildPage } from './lib/page.ts';

if (!buildPage()) process.exit(1);

const server = spawn(process.execPath, ['packages/cli/src/nokturn.ts', 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// A terminal sends its interrupt to the server by itself.
process.on('SIGINT', () => void (process.stdin.isTTY || server.kill('SIGINT')));
process.on('SIGTERM', () => void server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
