import type { GameText } from '@nokturn/text';
import type { Ability, Keyword } from '../cards/card.ts';
import { type CardId, shownCard } from './cards.ts';
import type { GlyphId } from './glyphs.ts';

/** The effect of a card, in a sign and two or three words. */
export interface Trait {
  readonly sign: GlyphId;
  readonly words: string;
}

/** Keywords that every Familiar or Rose has are not repeated for each of them. */
const OF_COURSE: readonly Keyword[] = ['permanent', 'ready', 'unique'];

export function traitsOf(id: CardId, text: GameText): readonly Trait[] {
  const { keywords, does, type, kind } = shownCard(id, text);
  const told = keywords.filter((keyword) => !OF_COURSE.includes(keyword));
  return [
    // The effect of a Familiar says more than its keyword.
    ...does.map((ability): Trait => {
      const facts = { ...ability, type: type ?? 'none' };
      return { sign: SIGNS[ability.kind], words: text.plain(`board-does-${ability.kind}`, facts) };
    }),
    ...(kind === 'familiar'
      ? []
      : told.map((keyword): Trait => ({ sign: keyword, words: text.plain(`keyword-${keyword}`) }))),
  ];
}

const SIGNS: Readonly<Record<Ability['kind'], GlyphId>> = {
  'new-hand': 'draw',
  draw: 'draw',
  swap: 'swap',
  devour: 'digest',
  'speed-with-human': 'speed',
  'speed-per-small-human': 'speed',
  'speed-with-humans': 'speed',
  bat: 'fast',
  mist: 'well',
  butt: 'vp',
  hypnosis: 'swap',
  'extra-hunt': 'hunt',
  'well-speed': 'well',
  'hunting-vp': 'vp',
  'region-vp': 'vp',
  'mission-vp': 'mission',
  'end-of-turn': 'vp',
  hunter: 'hunter',
  pack: 'vp',
  partner: 'vp',
};
