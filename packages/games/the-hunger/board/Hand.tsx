import { plain } from '@nokturn/text';
import { Button, CardPeek, Cover, Covered, optionAt } from '@nokturn/ui';
import { HUMAN_TYPES } from '../cards/card.ts';
import { type CardNo, cardAt } from '../cards/cards.ts';
import { tokenAt } from '../cards/tokens.ts';
import { Coin } from './CardFace.tsx';
import { Glyph } from './Glyph.tsx';
import classes from './Hand.module.css';
import { keyed } from './keyed.ts';
import { MiniCard } from './MiniCard.tsx';
import type { OwnTouch } from './Missions.tsx';
import { ThingCover } from './ThingCover.tsx';

/** Cards side by side: the hand, played cards, cards just hunted. */
export function Cards({
  title,
  cards,
  kind = 'card',
  used = [],
  text,
  glow,
  picked,
  selected = null,
  labelOf,
  onChoose,
}: OwnTouch & {
  /** Null if there is no room for it. */
  title: string | null;
  cards: readonly CardNo[];
  kind?: 'card' | 'discarded';
  /** Cards that have already been used this turn. */
  used?: readonly CardNo[];
}) {
  return (
    <div className={classes.zone}>
      {title !== null && <h3>{title}</h3>}
      <ul className={classes.cards}>
        {keyed(cards).map(({ thing: no, nth, key }) => {
          const { id } = cardAt(no);
          const option = optionAt(glow, kind, id);
          const name = plain(text.thing('card', id));
          const words = plain(text.thing('card', id, 'text'));
          return (
            <li
              key={key}
              data-glow={option !== null}
              data-picked={option !== null && (picked.includes(option) || selected === option)}
              data-used={nth < used.filter((one) => one === no).length}
            >
              <Covered thing={<MiniCard id={id} />}>
                <CardPeek thing={{ type: 'card', id }}>
                  {option === null ? (
                    <Cover label={`${name}. ${words}`} />
                  ) : (
                    <Cover
                      label={`${labelOf(option)}. ${words}`}
                      onPress={({ pointerType }) => onChoose(option, pointerType === 'touch')}
                    />
                  )}
                </CardPeek>
              </Covered>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Tokens({
  tokens,
  played,
  text,
  glow,
  selected = null,
  labelOf,
  onChoose,
}: OwnTouch & { tokens: readonly number[]; played: readonly number[] }) {
  if (tokens.length + played.length === 0) return null;
  return (
    <ul className={classes.tokens} aria-label={text.plain('earning-tokens')}>
      {keyed([...tokens, ...played]).map(({ thing: no, key }, i) => {
        const { id } = tokenAt(no);
        const isPlayed = i >= tokens.length;
        const option = isPlayed ? null : optionAt(glow, 'token', id);
        return (
          <li key={key} data-glow={option !== null} data-picked={option !== null && selected === option}>
            <Covered thing={<Coin id={id} played={isPlayed} text={text} />}>
              <ThingCover type="token" id={id} {...{ option, text, labelOf, onChoose }} />
            </Covered>
          </li>
        );
      })}
    </ul>
  );
}

/** The types that the Human of your choice token can count as. */
export function Types({ text, glow, labelOf, onChoose }: OwnTouch) {
  if (!glow.some(({ target }) => target.kind === 'type')) return null;
  return (
    <div className={classes.types}>
      {HUMAN_TYPES.map((type) => {
        const option = optionAt(glow, 'type', type);
        return (
          option !== null && (
            <Button
              key={type}
              look="move"
              aria-label={labelOf(option)}
              onPress={() => onChoose(option, false)}
            >
              <Glyph id={type} /> {text.plain(`type-${type}`)}
            </Button>
          )
        );
      })}
    </div>
  );
}
