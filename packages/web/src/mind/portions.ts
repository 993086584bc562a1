/** At most about this long does a thread not listen, in milliseconds. */
const PORTION = 10;

/**
 * Runs work that is done step by step, and lets this thread receive messages in between. Then `goesOn` is asked whether
 * to continue, with the latest intermediate result. Returns the final result, or null if the work was stopped.
 */
export async function inPortions<S, R>(
  work: Iterator<S, R>,
  goesOn: (said: S) => boolean | Promise<boolean>,
): Promise<R | null> {
  for (let until = performance.now() + PORTION; ; ) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await breath();
    if (!(await goesOn(value))) return null;
    until = performance.now() + PORTION;
  }
}

/** Waits until every message already sent has arrived. A timer would take four milliseconds each time. */
export function breath(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
