import type { FromWorker } from './messages.ts';

/** Tells the page, out of the worker in which a match is played. */
export function post(message: FromWorker): void {
  self.postMessage(message);
}
