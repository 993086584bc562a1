import type { OptionId, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, Cover, Covered, type Glow, optionAt, seatOf } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { CLANS } from '../cards/clans.ts';
import { cardsOf } from '../cards.ts';
import type { VendettaView } from '../secrets.ts';
import classes from './Draft.module.css';
import { CLAN_TOKENS } from './faces.ts';
import { Column } from './Icons.tsx';
import { CARD_PICTURES, CLAN_LOOKS, RELIC_LOOK, RELIC_PICTURES } from './looks.ts';
import { pressing, type Touch } from './touch.ts';

/** The clan sheets and the Relics on offer, before the first night. */
export function Draft({
  view,
  text,
  glow,
  picked,
  onTouch,
}: {
  view: View<VendettaView>;
  text: GameText;
  glow: readonly Glow[];
  picked: readonly OptionId[];
  onTouch: Touch;
}) {
  const { sheets, relics } = view.state;
  return (
    <div className={classes.draft} data-part="spread">
      <ul className={classes.offers}>
        {sheets.map((clan) => {
          const { Sign, tint, deep } = CLAN_LOOKS[clan];
          const Leader = CLAN_TOKENS[clan];
          return (
            <Offer
              key={clan}
              type="clan"
              id={clan}
              option={optionAt(glow, 'clan', clan)}
              {...{ tint, deep, picked, onTouch }}
            >
              <span className={classes.face}>
                <Leader />
                <Sign aria-hidden="true" />
              </span>
              <b>{plain(text.thing('clan', clan))}</b>
              <i>{CLANS[clan].character}</i>
              <span>{plain(text.thing('clan', clan, 'text'))}</span>
            </Offer>
          );
        })}
      </ul>
      <ul className={classes.offers} data-later={sheets.length > 0}>
        {relics.map((relic) => {
          const Picture = RELIC_PICTURES[relic];
          const { tint, deep } = RELIC_LOOK;
          return (
            <Offer
              key={relic}
              type="card"
              id={relic}
              option={optionAt(glow, 'relic', relic)}
              {...{ tint, deep, picked, onTouch }}
            >
              <Picture aria-hidden="true" />
              <b>{plain(text.thing('card', relic))}</b>
              <i>
                <Column>{cardsOf(text).relics[relic].influence}</Column>
              </i>
              {sheets.length === 0 && <span>{plain(text.thing('card', relic, 'text'))}</span>}
            </Offer>
          );
        })}
      </ul>
    </div>
  );
}

/** The drawn cards of which the player keeps one, with their full text. */
export function Drawn({
  view,
  text,
  glow,
  picked,
  labelOf,
  onTouch,
}: {
  view: View<VendettaView>;
  text: GameText;
  glow: readonly Glow[];
  picked: readonly OptionId[];
  labelOf(option: OptionId): string;
  onTouch: Touch;
}) {
  const seat = seatOf(view.viewer);
  const drawn = seat === null ? [] : (view.state.players[seat]?.drawn ?? []);
  return (
    <ul className={classes.drawn}>
      {drawn.map((card) => {
        const option = card === null ? null : optionAt(glow, 'card', card);
        if (card === null || option === null) return null;
        const { clan, type, power } = cardsOf(text).clanCards[card];
        const Picture = CARD_PICTURES[card];
        const { tint, deep } = CLAN_LOOKS[clan];
        const name = plain(text.thing('card', card));
        const words = plain(text.thing('card', card, 'text', { ...view.state.options }));
        const what = text.plain('board-hand-card', { name, power, type: text.plain(`type-${type}`), words });
        return (
          <li key={card} data-glow="true" style={{ '--tint': tint, '--deep': deep } as CSSProperties}>
            <Covered
              thing={
                <span className={classes.offer} data-glow="true" data-picked={picked.includes(option)}>
                  <Picture aria-hidden="true" />
                  <b>
                    <em>{power}</em> {name}
                  </b>
                  <span>{words}</span>
                </span>
              }
            >
              <CardPeek thing={{ type: 'card', id: card }}>
                <Cover label={`${labelOf(option)}. ${what}`} {...pressing(option, onTouch)} />
              </CardPeek>
            </Covered>
          </li>
        );
      })}
    </ul>
  );
}

function Offer({
  type,
  id,
  option,
  tint,
  deep,
  picked,
  onTouch,
  children,
}: {
  type: 'clan' | 'card';
  id: string;
  option: OptionId | null;
  tint: string;
  deep: string;
  picked: readonly OptionId[];
  onTouch: Touch;
  children: React.ReactNode;
}) {
  return (
    <li style={{ '--tint': tint, '--deep': deep } as CSSProperties}>
      <CardPeek thing={{ type, id }}>
        <Button
          className={classes.offer as string}
          data-glow={option !== null}
          data-picked={option !== null && picked.includes(option)}
          {...pressing(option, onTouch)}
        >
          {children}
        </Button>
      </CardPeek>
    </li>
  );
}
