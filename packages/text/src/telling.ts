import type { Answer, Heard, OptionId, Seat, View } from '@nokturn/engine';
import type { Facts } from './facts.ts';
import type { GameText } from './text.ts';

export const MEANINGS = ['round', 'turn', 'deal', 'reveal', 'win', 'out', 'end'] as const;
/**
 * What a happening means to a face that knows no game: a new round or turn begins; something is dealt to one seat in
 * private, so that no log says it over which others may look; something hidden is shown; somebody wins something, or is
 * out of the match for good (its fact `seat`); the match is over.
 */
export type Meaning = (typeof MEANINGS)[number];

/** How a game tells what happens and what can be done, whoever shows it: `telling.ts` in its folder. */
export interface Telling<V = unknown> {
  /** What kinds of happenings mean; most mean nothing to those who know no game. */
  readonly means: Readonly<Record<string, Meaning>>;
  /**
   * What messages about a decision, or about one option of it, may want to know besides the decision itself: prices are
   * those of the match, whose tables come with its text.
   */
  facts(view: View<V>, option?: OptionId, text?: Pick<GameText, 'cards'>): Facts;
  /** What is worth knowing before choosing an option, line by line; nothing if its name says it all. */
  notes?(option: OptionId, view: View<V>, text: GameText): readonly string[];
  /** What a person must confirm before this is answered; null if nothing speaks against it. */
  warning?(answer: Answer, view: View<V>, text: GameText): string | null;
}

export function meaningOf({ means }: Pick<Telling, 'means'>, { kind }: Pick<Heard, 'kind'>): Meaning | null {
  return means[kind] ?? null;
}

/** Who is out of the match for good with this; null if nobody. */
export function outWith(telling: Pick<Telling, 'means'>, heard: Heard): Seat | null {
  return meaningOf(telling, heard) === 'out' && typeof heard.seat === 'number' ? heard.seat : null;
}
