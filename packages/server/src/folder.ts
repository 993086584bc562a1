import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, with those above it, of that mode. Node's own `recursive` never comes to an end where the system says of a folder
 * that is to be made that it does not exist, as in /proc.
 */
export function makeFolder(folder: string, { mode = 0o777 } = {}): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || above === folder || existsSync(above)) throw error;
    makeFolder(above, { mode });
    mkdirSync(folder, { mode });
  }
}
