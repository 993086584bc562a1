import type { OptionId, Seat } from '@nokturn/engine';
import type { Suggestion } from '@nokturn/protocol';
import { refuse } from '../refused.ts';
import type { VersionedMatch } from './versioned-match.ts';

/**
 * What others would do, if everybody sees the options. It is table talk and not part of the match: it is kept while the
 * decision is open, and only here.
 */
export class Suggestions {
  #version = -1;
  readonly #options = new Map<Seat, OptionId>();

  /** Those for the decision of a version, in the order of the seats. */
  at(version: number): Suggestion[] {
    if (version !== this.#version) return [];
    return [...this.#options].map(([seat, option]) => ({ seat, option })).sort((a, b) => a.seat - b.seat);
  }

  /** Points at an option of the open decision, or stops pointing. */
  point(match: VersionedMatch, seat: Seat, option: OptionId | null): void {
    const open = match.view('spectator').asked?.open ?? null;
    if (open === null) throw refuse('forbidden', 'this decision is not open to all');
    if (open.some((each) => each.seat === seat)) throw refuse('forbidden', 'you decide yourself');
    if (option !== null && !open.some(({ ask }) => ask.kind !== 'amount' && ask.options.includes(option)))
      throw refuse('not-offered', 'that is not offered');
    this.set(match.version, seat, option);
  }

  /** The same, already checked by another server. */
  set(version: number, seat: Seat, option: OptionId | null): void {
    if (version < this.#version) return;
    if (version > this.#version) this.#options.clear();
    this.#version = version;
    if (option === null) this.#options.delete(seat);
    else this.#options.set(seat, option);
  }
}
