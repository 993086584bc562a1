import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder with this mode, including its parents. Node's own `recursive` never finishes if the system says that
 * a folder to be created does not exist, as in /proc.
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
