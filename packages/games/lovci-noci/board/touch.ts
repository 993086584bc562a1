import type { OptionId } from '@nokturn/engine';
import type { Layout } from './layout.ts';

/** What a thing on the board needs to be touched. */
export interface Touch {
  readonly layout: Layout;
  /** The option that points at it, if one does. */
  readonly option: OptionId | null;
  /** What the option says. */
  say(option: OptionId): string;
  onPick(option: OptionId): void;
}
