import type { OptionId, Seat } from '@nokturn/engine';

/**
 * What the servers of one site tell each other: that something in the store has changed, but never what (any server
 * that needs it reads it there), and things that are stored nowhere because they only matter at the moment.
 */
export type Notice =
  /** A match has reached a revision. */
  | { readonly kind: 'changed'; readonly match: string; readonly revision: number }
  /** The chat has this many lines. */
  | { readonly kind: 'said'; readonly match: string; readonly lines: number }
  | { readonly kind: 'renamed'; readonly person: string }
  /** Somebody has been forgotten, wherever they are connected. */
  | { readonly kind: 'forgotten'; readonly person: string }
  /** Who is connected to a match on the sending server. */
  | {
      readonly kind: 'present';
      readonly match: string;
      readonly people: readonly string[];
      readonly spectators: number;
    }
  /** A server has opened a match and asks the others for what is not in the store. */
  | { readonly kind: 'opened'; readonly match: string }
  /** A bot has answered; until the decision closes, only its server knows the answer. */
  | { readonly kind: 'answered'; readonly match: string; readonly version: number; readonly seat: Seat }
  | {
      readonly kind: 'suggested';
      readonly match: string;
      readonly version: number;
      readonly seat: Seat;
      readonly option: OptionId | null;
    }
  /** The sending server is new, or has missed something, and does not know who is connected to the others. */
  | { readonly kind: 'arrived' }
  /** The sending server is shutting down: nobody is connected to it, and it keeps no match. */
  | { readonly kind: 'left' };

/** Listens on a bus. */
export interface BusListener {
  /** Never called with this server's own notices. */
  hear(notice: Notice, from: string): void;
  /** The connection was cut: anything said meanwhile was not heard. */
  missed(): void;
}

/**
 * Wakes up the servers of one site. A notice may be lost without lasting harm: every server also checks by itself now
 * and then whether it knows everything that is stored.
 */
export interface Bus {
  /** Sends soon, and in this order. Never fails: what cannot be sent is lost. */
  publish(notice: Notice): void;
  /** Called once, before anything is heard. */
  listen(listener: BusListener): void;
  close(): Promise<void>;
}

/** Notices on their way, as text. */
export function packed(from: string, notices: readonly Notice[]): string {
  return JSON.stringify([from, ...notices]);
}

/** Passes on what has arrived, unless it is the listener's own. Anything unreadable came from some other program. */
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
