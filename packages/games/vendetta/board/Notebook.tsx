import type { Seat, View } from '@nokturn/engine';
import { plain } from '@nokturn/text';
import { CardPeek, type NotebookProps, SeatBadge, Spoken, seatOf } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { type ClanCardId, cardsOfClan } from '../cards/clan-cards.ts';
import { cardsOf } from '../cards.ts';
import type { VendettaView } from '../secrets.ts';
import { CARD_PICTURES, CLAN_LOOKS, seatLooksOf, TYPE_SIGNS } from './looks.ts';
import classes from './Notebook.module.css';

const SIGHTINGS = ['table', 'owned', 'unseen'] as const;
/** What the viewer knows about a clan card: it lies on the table, its owner has it, or nobody has shown it. */
export type Sighting = (typeof SIGHTINGS)[number];

/** The nine cards of every other clan in the game, and what the viewer knows about each (VV-25.7). */
export function Notebook({ view, names, text }: NotebookProps<VendettaView>) {
  const { state } = view;
  const viewer = seatOf(view.viewer);
  const looks = seatLooksOf(state.players);
  const others = state.players.flatMap(({ clan, eliminated }, seat) =>
    clan === null || seat === viewer || eliminated > 0 ? [] : [{ seat, clan }],
  );
  return (
    <div className={classes.notebook}>
      <p className={classes.legend}>
        {SIGHTINGS.map((sighting) => (
          <span key={sighting} data-sighting={sighting}>
            {text.plain(`board-sighting-${sighting}`)}
          </span>
        ))}
      </p>
      {others.length === 0 && <p>{text.plain('board-no-clans')}</p>}
      {others.map(({ seat, clan }) => (
        <section key={seat} style={{ '--tint': CLAN_LOOKS[clan].tint } as CSSProperties}>
          <h4>
            <SeatBadge seat={seat} name={names[seat] ?? ''} looks={looks} /> {names[seat]} ·{' '}
            {plain(text.thing('clan', clan))}
          </h4>
          <ul>
            {cardsOfClan(clan).map((card) => {
              const sighting = sightingOf(view, seat, card);
              const Picture = CARD_PICTURES[card];
              const Sign = TYPE_SIGNS[cardsOf(text).clanCards[card].type];
              const name = plain(text.thing('card', card));
              return (
                <li key={card} data-sighting={sighting}>
                  <CardPeek thing={{ type: 'card', id: card }}>
                    <Button className={classes.card as string}>
                      <Picture aria-hidden="true" />
                      <span>
                        {name} <Spoken>{text.plain(`board-sighting-${sighting}`)}</Spoken>
                      </span>
                      <b>{cardsOf(text).clanCards[card].power}</b>
                      <Sign aria-hidden="true" />
                    </Button>
                  </CardPeek>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function sightingOf({ state }: View<VendettaView>, owner: Seat, card: ClanCardId): Sighting {
  const lies = state.positions.some((row) => row.some(({ cards }) => cards.some((one) => one.card === card)));
  if (lies) return 'table';
  const player = state.players[owner];
  return player?.known?.includes(card) || player?.hand.includes(card) ? 'owned' : 'unseen';
}
