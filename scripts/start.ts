/** `npm start`: builds the page and serves it, with the matches behind it. Arguments go to the server. */
import { spawn, spawnSync } from 'node:child_process';

const build = spawnSync('npm', ['run', 'build', '--workspace', '@nokturn/web'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const server = spawn(process.execPath, ['packages/server/src/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// A terminal sends its interrupt to the server by itself.
process.on('SIGINT', () => void (process.stdin.isTTY || server.kill('SIGINT')));
process.on('SIGTERM', () => void server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
