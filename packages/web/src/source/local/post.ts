import type { FromWorker } from './messages.ts';

/** Sends a message to the page from the worker that runs a match. */
export function post(message: FromWorker): void {
  self.postMessage(message);
}
