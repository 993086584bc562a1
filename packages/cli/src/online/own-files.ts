import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../command.ts';
import { causeOf } from '../records.ts';

/** Files of this computer's user that contain secrets: nobody else may read them. */

const OWNER_ALONE = 0o600;

export function folder(environment: NodeJS.ProcessEnv = process.env): string {
  const { XDG_CONFIG_HOME, APPDATA } = environment;
  return join(XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config'), 'nokturn');
}

/** The contents of such a file; null if it does not exist. */
export function readOwn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Failure('cannot-read', { file, cause: causeOf(error) });
  }
}

/** Written beside the old file and moved into place, so that no secret is ever half written or readable by others. */
export function writeOwn(file: string, data: unknown): void {
  const part = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(part, `${JSON.stringify(data, null, 2)}\n`, { mode: OWNER_ALONE });
    chmodSync(part, OWNER_ALONE);
    renameSync(part, file);
  } catch (error) {
    throw new Failure('cannot-write', { file, cause: causeOf(error, { writing: true }) });
  }
}
