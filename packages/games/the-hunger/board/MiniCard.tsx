import { useKit } from '@nokturn/ui';
import { type CSSProperties, memo } from 'react';
import { printedValue } from './CardFace.tsx';
import { type CardId, shownCard } from './cards.ts';
import { Glyph, Seal } from './Glyph.tsx';
import { deckLookOf, pictureOf } from './looks.ts';
import classes from './MiniCard.module.css';

/** Keywords that matter before a card is taken or played; the others are the same for all cards of a kind. */
const TELLING = [
  'confuse',
  'spicy',
  'holy-water',
  'fast',
  'slow',
  'gregarious',
  'inspiring',
  'digest',
] as const;

/** A small card for reading at a glance: its picture, its VP, its Speed and its keyword. Decoration. */
export const MiniCard = memo(function MiniCard({ id }: { id: CardId }) {
  const { text } = useKit();
  const { kind, speed, keywords, does } = shownCard(id, text);
  const { tint, deep, pattern, Sign } = deckLookOf(id);
  const Picture = pictureOf(id);
  const told = TELLING.filter((keyword) => keywords.includes(keyword));
  const isHunter = does.some((ability) => ability.kind === 'hunter');
  return (
    <span
      className={classes.card}
      style={{ '--tint': tint, '--deep': deep } as CSSProperties}
      data-kind={kind}
      data-pattern={pattern}
      aria-hidden="true"
    >
      <span className={classes.picture}>
        <Picture />
      </span>
      <span className={classes.sign}>
        <Sign />
      </span>
      {(kind === 'human' || kind === 'rose') && (
        <span className={classes.value} data-decides="">
          <Seal id="vp">{printedValue(id, text)}</Seal>
        </span>
      )}
      {speed !== 0 && (
        <span className={classes.speed}>
          <Seal id="speed">{speed}</Seal>
        </span>
      )}
      {(told.length > 0 || isHunter) && (
        <span className={classes.keywords}>
          {told.map((keyword) => (
            <Glyph key={keyword} id={keyword} />
          ))}
          {isHunter && <Glyph id="hunter" />}
        </span>
      )}
    </span>
  );
});
