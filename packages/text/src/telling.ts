import type { Answer, Heard, OptionId, Seat, View } from '@nokturn/engine';
import type { Facts } from './facts.ts';
import type { GameText } from './text.ts';

export const MEANINGS = ['round', 'turn', 'deal', 'reveal', 'win', 'out', 'end'] as const;
/**
 * What a happening means to code that does not know the game: a new round or turn begins; something is dealt to one
 * seat in private and must stay out of logs that others may see; something hidden is revealed; somebody wins something,
 * or is out of the match for good (its fact `seat`); the match is over.
 */
export type Meaning = (typeof MEANINGS)[number];

/** How a game words what happens and what can be done, in every interface: `telling.ts` in its folder. */
export interface Telling<V = unknown> {
  /** The meanings of its happenings; most have none for code that does not know the game. */
  readonly means: Readonly<Record<string, Meaning>>;
  /**
   * Facts that messages about a decision, or about one of its options, may need besides the decision itself: prices are
   * those of the match, whose tables come with its text.
   */
  facts(view: View<V>, option?: OptionId, text?: Pick<GameText, 'cards'>): Facts;
  /** Useful facts about an option, line by line; nothing if its name says it all. */
  notes?(option: OptionId, view: View<V>, text: GameText): readonly string[];
  /** A warning that a person must confirm before this is answered; null if nothing speaks against it. */
  warning?(answer: Answer, view: View<V>, text: GameText): string | null;
}

export function meaningOf({ means }: Pick<Telling, 'means'>, { kind }: Pick<Heard, 'kind'>): Meaning | null {
  return means[kind] ?? null;
}

/** The seat that this puts out of the match for good; null if none. */
export function outWith(telling: Pick<Telling, 'means'>, heard: Heard): Seat | null {
  return meaningOf(telling, heard) === 'out' && typeof heard.seat === 'number' ? heard.seat : null;
}
