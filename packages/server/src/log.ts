import type { FastifyBaseLogger } from 'fastify';

/** Structured logs. Secrets, answers and views are never given to it; matches are named by the start of their code. */
export type Log = FastifyBaseLogger;
