/** How long a thread is deaf at most, about, in milliseconds. */
const PORTION = 10;

/**
 * Goes through work that is done step by step, and lets this thread hear in between what is sent to it. `goesOn` is
 * asked then, with what the work said last. Gives what the work comes to, or null if it was not to go on.
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

/** Until everything has arrived that was sent before. A timer would wait four milliseconds each time. */
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
