import type { ChatLine } from '@nokturn/protocol';
import type { MatchInfo } from '../store/store.ts';
import { isLineShown, shownVersion } from './delay.ts';
import type { SaidLine } from './table-messages.ts';

/**
 * The chat that people without a seat read when they see the match late. Lines are numbered separately, in the order in
 * which they get to read them, because a gap would reveal that a player has said something.
 */
export class LateChat {
  readonly #numbers = new Map<number, number>();
  #kept: readonly SaidLine[] = [];

  /** The lines that a new viewer may read already. The others follow later. */
  opened(lines: readonly SaidLine[], info: MatchInfo, version: number): ChatLine[] {
    this.#kept = lines.filter((line) => !isLineShown(line, info, version));
    const shown = lines.filter((line) => isLineShown(line, info, version));
    const late = (line: SaidLine) => (line.seat === null ? 0 : (info.delay ?? 0));
    const order = (line: SaidLine) => line.version + (shownVersion(info, version) < version ? late(line) : 0);
    const inOrder = shown.toSorted(
      (a, b) => order(a) - order(b) || late(b) - late(a) || a.line.number - b.line.number,
    );
    return inOrder.map((line) => this.#numbered(line)).sort((a, b) => a.number - b.number);
  }

  /** A new line as it is told at once, or null while it is held back. */
  said(line: SaidLine, info: MatchInfo, version: number): ChatLine | null {
    if (isLineShown(line, info, version)) return this.#numbered(line);
    this.#kept = [...this.#kept, line];
    return null;
  }

  /** The lines that can be told now that another version is shown. */
  released(info: MatchInfo, version: number): ChatLine[] {
    const free = this.#kept.filter((line) => isLineShown(line, info, version));
    this.#kept = this.#kept.filter((line) => !free.includes(line));
    return free.map((line) => this.#numbered(line));
  }

  #numbered({ line }: SaidLine): ChatLine {
    const number = this.#numbers.get(line.number) ?? this.#numbers.size + 1;
    this.#numbers.set(line.number, number);
    return { ...line, number };
  }
}
