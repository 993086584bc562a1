import { type Answer, Random, randomAnswer, type View } from '@nokturn/engine';
import type { WebSocket } from 'ws';
import { joinMatch } from '../serving/nokturn.ts';

export interface GuestSetup {
  readonly match: string;
  readonly secret?: string;
  /** The rules of a game publish reactions at set times: waiting for those is not the server's fault. */
  readonly reactions: ReadonlySet<string>;
  readonly plays: boolean;
}

/** A person who plays at random, without delay, and measures the time from each move to the update that it caused. */
export class Guest {
  /** In milliseconds. */
  readonly delays: number[] = [];
  isOver = false;
  readonly #setup: GuestSetup;
  readonly #random: Random;
  #socket: WebSocket | null = null;
  #number = 0;
  #sent: { version: number; at: number } | null = null;

  private constructor(setup: GuestSetup) {
    this.#setup = setup;
    this.#random = new Random(setup.match);
  }

  static async join(server: string, setup: GuestSetup): Promise<Guest> {
    const guest = new Guest(setup);
    guest.#socket = await joinMatch(server, setup, ({ version, view }, socket) => {
      guest.#see(version, view, socket);
    });
    return guest;
  }

  leave(): void {
    this.#socket?.close();
  }

  #see(version: number, view: View, socket: WebSocket): void {
    if (this.#sent && version > this.#sent.version) {
      this.delays.push(performance.now() - this.#sent.at);
      this.#sent = null;
    }
    this.isOver = view.over;
    const mine = view.asked?.mine;
    const { plays, reactions } = this.#setup;
    if (!plays || !mine || mine.answer !== null) return;
    const answer: Answer = randomAnswer(mine.ask, (n) => this.#random.below(n));
    if (!reactions.has(view.asked?.frame.step ?? '')) this.#sent = { version, at: performance.now() };
    socket.send(JSON.stringify({ type: 'answer', id: `a${this.#number++}`, version, answer }));
  }
}
