/** A difference that a slow answer cannot explain, in milliseconds. */
const SLACK = 3_000;

/**
 * Times from the server are measured with a clock that nobody can set (`performance.now`): even if the device's clock
 * is changed during a turn, the remaining time stays right. Clocks differ, so what counts is the distance between a
 * time and the time at which it was sent.
 */
export class ServerClock {
  /** How far this page's clock was ahead of the server's at the last message. */
  #ahead: number | null = null;

  /** Converts times in a message to this page's clock, given the server's time in the same message. */
  reads(now: number): (moment: number) => number {
    const ahead = performance.now() - now;
    this.#ahead = ahead;
    return (moment) => moment + ahead;
  }

  /**
   * Whether this page's clock has stood still since then, as some do while a device sleeps, so that all earlier times
   * are wrong. The server's time shows it; a server clock that was set forward looks the same.
   */
  hasStood(now: number | null): boolean {
    return now !== null && this.#ahead !== null && this.#ahead - (performance.now() - now) > SLACK;
  }
}
