import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../src/testing/port.ts';

/** A separate Redis for a test file, if the program is installed; otherwise the one named by REDIS_URL, or none. */
export async function findRedis(): Promise<{ url: string; stop(): Promise<void> } | null> {
  const given = process.env.REDIS_URL;
  if (given) return { url: given, stop: async () => undefined };
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  if (!(await isReady(child))) return null;
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      process.removeListener('exit', kill);
      const gone = once(child, 'exit');
      kill();
      await gone;
    },
  };
}

function isReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
    let told = '';
    child.stdout?.on('data', (data) => {
      told += String(data);
      if (/ready to accept connections/i.test(told)) resolve(true);
    });
  });
}
