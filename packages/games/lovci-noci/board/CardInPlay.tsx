import { type GameText, plain } from '@nokturn/text';
import { CardBack, CardPeek, Cover, Covered, type DeckLook } from '@nokturn/ui';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { CharacterId } from '../cards/characters.ts';
import { GREEN_IDS, type GreenId } from '../cards/green.ts';
import type { OpenId } from '../cards/open.ts';
import { cardsOf } from '../cards.ts';
import type { LovciView } from '../secrets.ts';
import classes from './CardInPlay.module.css';
import { CHARACTER_TOKENS } from './faces.ts';
import { type Layout, rectAt } from './layout/index.ts';
import { CARD_PICTURES, DECK_LOOKS, PARTY_LOOKS } from './looks.ts';

/** The event being resolved, or the prophecy being passed: its face is only for those who may see it. */
export function CardInPlay({ state, layout, text }: { state: LovciView; layout: Layout; text: GameText }) {
  const card = state.resolving ?? state.prophecy?.card ?? null;
  if (card === null && state.prophecy === null) return null;
  return (
    <div className={classes.played} style={rectAt(layout.card)}>
      {card === null ? (
        <CardBack deck={DECK_LOOKS.green} />
      ) : (
        <Covered thing={<Reading id={card} state={state} layout={layout} text={text} />}>
          <CardPeek thing={{ type: 'card', id: card }}>
            <Cover label={plain(text.thing('card', card))} />
          </CardPeek>
        </Covered>
      )}
    </div>
  );
}

/** A card to be read where it lies: its text is as large as all other text on the board. */
function Reading({
  id,
  state,
  layout,
  text,
}: {
  id: GreenId | OpenId;
  state: LovciView;
  layout: Layout;
  text: GameText;
}) {
  return (
    <Sheet
      look={DECK_LOOKS[isGreen(id) ? 'green' : cardsOf(text).openCards[id].colour]}
      Picture={CARD_PICTURES[id]}
      name={plain(text.thing('card', id))}
      layout={layout}
    >
      {plain(text.thing('card', id, 'text', { ...state.options }))}
    </Sheet>
  );
}

/** A face that was shown: the character and its player. */
export function ReadCharacter({ id, layout, text }: { id: CharacterId; layout: Layout; text: GameText }) {
  const { party, limit } = cardsOf(text).characters[id];
  return (
    <Sheet
      look={PARTY_LOOKS[party]}
      Picture={CHARACTER_TOKENS[id]}
      name={plain(text.thing('character', id))}
      layout={layout}
    >
      <b>{plain(text.thing('party', party))}</b>
      <br />
      {text.plain('word-limit')} {limit}
    </Sheet>
  );
}

function Sheet({
  look: { tint, deep, pattern },
  Picture,
  name,
  layout: { type, card },
  children,
}: {
  look: DeckLook;
  Picture: ComponentType;
  name: string;
  layout: Layout;
  children: ReactNode;
}) {
  const words = `${Math.max(type.least, card.width * 0.079)}px`;
  return (
    <article
      className={classes.reading}
      style={{ '--tint': tint, '--deep': deep, '--words': words } as CSSProperties}
      data-pattern={pattern}
    >
      <h3>{name}</h3>
      <div className={classes.window}>
        <Picture />
      </div>
      <p>{children}</p>
    </article>
  );
}

function isGreen(id: GreenId | OpenId): id is GreenId {
  return (GREEN_IDS as readonly string[]).includes(id);
}
