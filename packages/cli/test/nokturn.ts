import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const LAUNCHER = fileURLToPath(new URL('../../../bin/nokturn.js', import.meta.url));
/**
 * The program behind the launcher. Tests of the launcher itself use that; anywhere else it would be a second process
 * each time.
 */
const PROGRAM = fileURLToPath(new URL('../src/nokturn.ts', import.meta.url));
/** The same folder as in the launcher, so that the program is compiled once. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/nokturn/compiled', import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  /** Null: nobody types, and the input stays open. */
  readonly input?: string | null;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the real program, as a person would type it, to its end. */
export function nokturn(
  args: readonly string[],
  { input = '', cwd, env }: Surroundings = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      cwd,
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, LANG: 'en', LC_ALL: '', ...env },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
    // A program that needs no more input may close it first.
    child.stdin.on('error', () => undefined);
    if (input !== null) child.stdin.end(input);
  });
}

/** An empty folder that is removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
