import type { OptionId, Seat } from '@nokturn/engine';

/**
 * What the servers of one site tell each other: that something in the store has changed, but never what (whoever wants
 * to know reads it there), and what is stored nowhere because it is gone when the moment is.
 */
export type Notice =
  /** A match has come to a revision. */
  | { readonly kind: 'changed'; readonly match: string; readonly revision: number }
  /** This many lines of chat have been said. */
  | { readonly kind: 'said'; readonly match: string; readonly lines: number }
  | { readonly kind: 'renamed'; readonly person: string }
  /** Somebody is nobody any more, wherever they are connected. */
  | { readonly kind: 'forgotten'; readonly person: string }
  /** Who is connected to a match at the server that says so. */
  | {
      readonly kind: 'present';
      readonly match: string;
      readonly people: readonly string[];
      readonly spectators: number;
    }
  /** A server has opened a match and wants to know what the others have of it that is not in the store. */
  | { readonly kind: 'opened'; readonly match: string }
  /** A bot has answered; what, only its server knows until the decision closes. */
  | { readonly kind: 'answered'; readonly match: string; readonly version: number; readonly seat: Seat }
  | {
      readonly kind: 'suggested';
      readonly match: string;
      readonly version: number;
      readonly seat: Seat;
      readonly option: OptionId | null;
    }
  /** The server that says so is new, or has missed something, and does not know who is connected to the others. */
  | { readonly kind: 'arrived' }
  /** The server that says so ends: nobody is connected to it, and it keeps nothing. */
  | { readonly kind: 'left' };

/** Who listens on a bus. */
export interface BusListener {
  /** Never called with what this server has said itself. */
  hear(notice: Notice, from: string): void;
  /** The connection was cut: whatever was said meanwhile was not heard. */
  missed(): void;
}

/**
 * Wakes up the servers of one site. A notice may be lost, and then nothing is wrong for long: every server also looks
 * by itself now and then whether it knows all that is stored.
 */
export interface Bus {
  /** Soon, and in this order. Never fails: what cannot be said is lost. */
  publish(notice: Notice): void;
  /** Once, before anything is heard. */
  listen(listener: BusListener): void;
  close(): Promise<void>;
}

/** Notices on their way, as text. */
export function packed(from: string, notices: readonly Notice[]): string {
  return JSON.stringify([from, ...notices]);
}

/** Tells an listener what has come, unless it comes from itself. What cannot be read was said by some other program. */
export function unpack(text: string, self: string, listener: BusListener): void {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return;
  }
  if (!Array.isArray(message) || typeof message[0] !== 'string' || message[0] === self) return;
  const [from, ...notices] = message as [string, ...Notice[]];
  for (const notice of notices) listener.hear(notice, from);
}
