import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Person, secret as secretShape } from '@nokturn/protocol';
import { Failure } from '../command.ts';
import { causeOf } from '../records.ts';

/** Who one is at a site: the secret makes one's seats one's own, so nobody else may read it. */
export interface Identity {
  readonly person: Person;
  readonly secret: string;
}

type People = Readonly<Record<string, Identity>>;

const OWNER_ALONE = 0o600;

export function folder(environment: NodeJS.ProcessEnv = process.env): string {
  const { XDG_CONFIG_HOME, APPDATA } = environment;
  return join(XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config'), 'nokturn');
}

function file(): string {
  return join(folder(), 'people.json');
}

/** By the address of each site. */
export function knownPeople(): People {
  let text: string;
  try {
    text = readFileSync(file(), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Failure('cannot-read', { file: file(), cause: causeOf(error) });
  }
  try {
    const people = JSON.parse(text) as People;
    if (Object.values(people).every(({ secret }) => secretShape.safeParse(secret).success)) return people;
  } catch {
    // Said below.
  }
  throw new Failure('people-broken', { file: file() });
}

/** Written beside and moved into place, so that no secret is ever lost halfway, nor readable by others. */
export function remember(site: string, identity: Identity): void {
  const people = { ...knownPeople(), [site]: identity };
  const part = `${file()}.part`;
  try {
    mkdirSync(folder(), { recursive: true, mode: 0o700 });
    writeFileSync(part, `${JSON.stringify(people, null, 2)}\n`, { mode: OWNER_ALONE });
    chmodSync(part, OWNER_ALONE);
    renameSync(part, file());
  } catch (error) {
    throw new Failure('cannot-write', { file: file(), cause: causeOf(error, { writing: true }) });
  }
}
