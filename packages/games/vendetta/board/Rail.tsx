import type { OptionId, Seat } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { CardBack, type DeckLook, type Glow, initialOf, optionAt, SeatMark, Spoken } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { GiThroneKing } from 'react-icons/gi';
import type { VendettaView } from '../secrets.ts';
import { influenceOf, teamLetter } from './count.ts';
import { Column, Drop } from './Icons.tsx';
import { CLAN_LOOKS, seatLooksOf, VAMPIRE_LOOK, VICTIM_LOOK } from './looks.ts';
import classes from './Rail.module.css';

/** Whose row is whose, with the Pool and the Influence tokens: what changes while a Location is resolved. */
export function Rail({
  state,
  rows,
  viewer,
  names,
  text,
  frenzy,
  glow,
  labelOf,
  onPick,
}: {
  state: VendettaView;
  rows: readonly Seat[];
  viewer: Seat | null;
  names: readonly string[];
  text: GameText;
  frenzy: Seat | null;
  glow: readonly Glow[];
  labelOf(option: OptionId): string;
  onPick(option: OptionId): void;
}) {
  const looks = seatLooksOf(state.players);
  return (
    <div className={classes.rail}>
      <div className={classes.decks}>
        <Deck look={VAMPIRE_LOOK} label={text.plain('board-ally-deck', { count: state.allyDeck })}>
          {state.allyDeck}
        </Deck>
        <Deck look={VICTIM_LOOK} label={text.plain('board-victim-deck', { count: state.victimDeck })}>
          {state.victimDeck}
        </Deck>
      </div>
      <ol className={classes.seats} aria-label={text.plain('board-rail')}>
        {rows.map((seat) => {
          const player = state.players[seat];
          const look = looks[seat];
          if (!player || !look) return null;
          const name = names[seat] ?? '';
          const { total } = influenceOf(state, seat);
          const option = optionAt(glow, 'seat', seat);
          const Sign = player.clan === null ? null : CLAN_LOOKS[player.clan].Sign;
          return (
            <li
              key={seat}
              className={classes.seat}
              data-anchor={`seat:${seat}`}
              data-turn={state.turn === seat}
              data-own={seat === viewer}
              data-gone={player.eliminated > 0}
              data-frenzy={frenzy === seat}
              data-team={teamLetter(state, seat) ?? undefined}
              data-glow={option !== null}
              style={{ '--tint': look.colour, '--rim': look.rim } as CSSProperties}
            >
              <Spoken>{text.plain('board-seat', { name, pool: player.pool, total })}</Spoken>
              <span className={classes.face} aria-hidden="true">
                {Sign && <Sign className={classes.emblem} />}
                <svg className={classes.mark} viewBox="-12 -12 24 24" aria-hidden="true">
                  <SeatMark look={look} initial={initialOf(name)} />
                </svg>
              </span>
              <span className={classes.name} aria-hidden="true">
                {name}
              </span>
              <span className={classes.numbers} aria-hidden="true">
                <Drop>{player.pool}</Drop>
                <Column>{total}</Column>
              </span>
              {state.ambition === seat && (
                <span className={classes.ambition} role="img" aria-label={text.plain('piece-ambition-token')}>
                  <GiThroneKing aria-hidden="true" />
                </span>
              )}
              {option !== null && (
                <Button
                  className={classes.pick as string}
                  aria-label={labelOf(option)}
                  onPress={() => onPick(option)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Deck({ look, label, children }: { look: DeckLook; label: string; children: number }) {
  return (
    <span className={classes.deck} role="img" aria-label={label} title={label}>
      <CardBack deck={look} />
      <b aria-hidden="true">{children}</b>
    </span>
  );
}
