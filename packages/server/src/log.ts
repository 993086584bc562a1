import type { FastifyBaseLogger } from 'fastify';
import type { Time } from './time.ts';

/** Structured logs. They never contain secrets, answers or views, nor whole codes of matches, which let people in. */
export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** The name of a match in logs and errors: enough to find it in the database, too little to find the table. */
export function inLog(code: string): string {
  return code.slice(0, 3);
}

const MINUTE = 60_000;
/** If there are more different complaints than this at a time, they are told apart only by their text. */
const MOST = 500;

type Level = 'warn' | 'error';

interface Complaint {
  readonly level: Level;
  readonly text: string;
  readonly reason: string;
  /** How often it occurred since it was last written. */
  times: number;
  cancel: () => void;
}

/**
 * Writes the same complaint once a minute, however often it occurs: the first time in full, and then the number of
 * times. A full disk must not be reported by filling the disk.
 */
export class PatientLog implements Log {
  readonly #log: FastifyBaseLogger;
  readonly #time: Time;
  readonly #complaints = new Map<string, Complaint>();

  constructor(log: FastifyBaseLogger, time: Time) {
    this.#log = log;
    this.#time = time;
  }

  info(facts: object, text: string): void {
    this.#log.info(facts, text);
  }

  warn(facts: object, text: string): void {
    this.#complain('warn', facts, text);
  }

  error(facts: object, text: string): void {
    this.#complain('error', facts, text);
  }

  /** Writes the counts that are still pending. */
  close(): void {
    for (const complaint of this.#complaints.values()) {
      complaint.cancel();
      this.#count(complaint);
    }
    this.#complaints.clear();
  }

  #complain(level: Level, facts: object, text: string): void {
    const reason = this.#complaints.size < MOST ? reasonIn(facts) : '';
    const key = `${text}: ${reason}`;
    const known = this.#complaints.get(key);
    if (known) {
      known.times++;
      return;
    }
    this.#log[level](facts, text);
    const complaint: Complaint = { level, text, reason, times: 0, cancel: () => undefined };
    this.#complaints.set(key, complaint);
    this.#watch(key, complaint);
  }

  #watch(key: string, complaint: Complaint): void {
    complaint.cancel = this.#time.after(MINUTE, () => {
      if (complaint.times === 0) this.#complaints.delete(key);
      else this.#watch(key, complaint);
      this.#count(complaint);
    });
  }

  #count(complaint: Complaint): void {
    const { level, text, reason, times } = complaint;
    if (times > 0) this.#log[level]({ times, reason }, text);
    complaint.times = 0;
  }
}

function reasonIn(facts: object): string {
  const { err, failure } = facts as { err?: unknown; failure?: unknown };
  if (err instanceof Error) return err.message;
  return String(err ?? failure ?? '');
}
