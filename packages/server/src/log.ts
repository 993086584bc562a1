import type { FastifyBaseLogger } from 'fastify';

/** Structured logs. Secrets, answers and views are never given to it, nor whole codes of matches: they let people in. */
export type Log = FastifyBaseLogger;

/** A match as logs and errors name it: enough to find it in the database, too little to find the table. */
export function inLog(code: string): string {
  return code.slice(0, 3);
}
