import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Lobby } from '@nokturn/protocol';
import {
  attend,
  type DeviceSays,
  type Kept,
  NOTHING_KEPT,
  promiseOf,
  sitDownWith,
} from '@nokturn/protocol/device';
import { Failure } from '../command.ts';
import { folder, readOwn, writeOwn } from './own-files.ts';

/**
 * This computer as a device at a table (docs/fairness.md): its contribution to the randomness of a match, and what it
 * was promised. All of it is saved in a file for the match before anything is sent, so that it is still known after a
 * reconnection.
 */
export class Device {
  readonly #code: string;
  readonly #file: string;
  readonly #person: string;
  #kept: Kept;

  constructor(site: string, code: string, person: string) {
    this.#code = code;
    this.#person = person;
    this.#file = join(folder(), 'promises', encodeURIComponent(site), `${code}.json`);
    this.#kept = keptIn(this.#file);
  }

  get kept(): Kept {
    return this.#kept;
  }

  /** For `nokturn verify --promise`; null if nothing was promised. */
  get promise(): string | null {
    return promiseOf(this.#code, this.#kept);
  }

  /** The commitment made on sitting down. */
  sitDown(lobby: Lobby): string | null {
    const { kept, commitment } = sitDownWith(this.#kept, lobby, freshNonce);
    this.#keep(kept);
    return commitment;
  }

  /** The reply to a state of the lobby. `isNew`: on joining. */
  attend(lobby: Lobby, { isNew }: { isNew: boolean }): DeviceSays | null {
    const at = lobby.seats.findIndex((seat) => seat.kind === 'person' && seat.person.id === this.#person);
    const { kept, say } = attend(this.#kept, lobby, { seat: at < 0 ? null : at, isNew, draw: freshNonce });
    this.#keep(kept);
    return say;
  }

  #keep(kept: Kept): void {
    if (JSON.stringify(kept) === JSON.stringify(this.#kept)) return;
    writeOwn(this.#file, kept);
    this.#kept = kept;
  }
}

function keptIn(file: string): Kept {
  const text = readOwn(file);
  if (text === null) return NOTHING_KEPT;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept === 'object' && kept !== null) return { ...NOTHING_KEPT, ...kept };
  } catch {
    // Reported below.
  }
  throw new Failure('promise-damaged', { file });
}

function freshNonce(): string {
  return randomBytes(32).toString('hex');
}
