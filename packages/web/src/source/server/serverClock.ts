/** A difference that no slow answer explains. In milliseconds. */
const SLACK = 3_000;

/**
 * What the server says of moments is read by a clock that nobody sets (`performance.now`): whoever sets that of the device
 * in mid-turn still sees how much time there is. Clocks differ, so what counts is how far a moment is from that of telling.
 */
export class ServerClock {
  /** How far the clock of this page was ahead of the server's when something was told last. */
  #ahead: number | null = null;

  /** How to read the moments that are told together with this time of the server. */
  reads(now: number): (moment: number) => number {
    const ahead = performance.now() - now;
    this.#ahead = ahead;
    return (moment) => moment + ahead;
  }

  /**
   * Whether the clock of this page stood still since, as some do while a device sleeps: then all that was told before is
   * read wrongly. The server's time tells, and so it does if somebody has set that forward.
   */
  hasStood(now: number | null): boolean {
    return now !== null && this.#ahead !== null && this.#ahead - (performance.now() - now) > SLACK;
  }
}
