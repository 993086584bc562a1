import type { OptionId, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, type Glow, optionAt } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { CLANS } from '../cards/clans.ts';
import { cardsOf } from '../cards.ts';
import type { VendettaView } from '../secrets.ts';
import classes from './Draft.module.css';
import { Column } from './Icons.tsx';
import { CLAN_LOOKS, RELIC_LOOK, RELIC_PICTURES } from './looks.ts';

/** The clan sheets and the Relics that can be taken, before the first night. */
export function Draft({
  view,
  text,
  glow,
  onPick,
}: {
  view: View<VendettaView>;
  text: GameText;
  glow: readonly Glow[];
  onPick(option: OptionId): void;
}) {
  const { sheets, relics } = view.state;
  return (
    <div className={classes.draft}>
      <ul className={classes.offers}>
        {sheets.map((clan) => {
          const { Sign, tint, deep } = CLAN_LOOKS[clan];
          return (
            <Offer
              key={clan}
              type="clan"
              id={clan}
              option={optionAt(glow, 'clan', clan)}
              {...{ tint, deep, onPick }}
            >
              <Sign aria-hidden="true" />
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
              {...{ tint, deep, onPick }}
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

function Offer({
  type,
  id,
  option,
  tint,
  deep,
  onPick,
  children,
}: {
  type: 'clan' | 'card';
  id: string;
  option: OptionId | null;
  tint: string;
  deep: string;
  onPick(option: OptionId): void;
  children: React.ReactNode;
}) {
  return (
    <li style={{ '--tint': tint, '--deep': deep } as CSSProperties}>
      <CardPeek thing={{ type, id }}>
        <Button
          className={classes.offer as string}
          data-glow={option !== null}
          onPress={() => option !== null && onPick(option)}
        >
          {children}
        </Button>
      </CardPeek>
    </li>
  );
}
