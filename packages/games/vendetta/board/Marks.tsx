import type { OptionId, Seat } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { type Glow, optionAt, type SeatLook, Spoken } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import type { VendettaView } from '../secrets.ts';
import { influenceOf, teamLetter } from './count.ts';
import { GiThroneKing } from './game-icons.ts';
import { Mark } from './Mark.tsx';
import classes from './Marks.module.css';
import { pressing, type Touch } from './touch.ts';

/** The marks of the seats, one for each row. The numbers of a seat are on its own tile. */
export function Marks({
  state,
  rows,
  size,
  isTouched,
  viewer,
  names,
  looks,
  text,
  frenzy,
  glow,
  picked,
  labelOf,
  onTouch,
}: {
  state: VendettaView;
  rows: readonly Seat[];
  /** The size of a mark, in pixels. */
  size: number;
  /** The column is too narrow for a thumb: on a phone the seats above the board are touched instead. */
  isTouched: boolean;
  viewer: Seat | null;
  names: readonly string[];
  looks: readonly SeatLook[];
  text: GameText;
  frenzy: Seat | null;
  glow: readonly Glow[];
  picked: readonly OptionId[];
  labelOf(option: OptionId): string;
  onTouch: Touch;
}) {
  return (
    <ol className={classes.marks} aria-label={text.plain('board-rail')}>
      {rows.map((seat) => {
        const player = state.players[seat];
        const look = looks[seat];
        if (!player || !look) return null;
        const name = names[seat] ?? '';
        const { total } = influenceOf(state, seat);
        const option = isTouched ? optionAt(glow, 'seat', seat) : null;
        return (
          <li
            key={seat}
            className={classes.mark}
            data-anchor={`seat:${seat}`}
            data-turn={state.turn === seat}
            data-own={seat === viewer}
            data-gone={player.eliminated > 0}
            data-frenzy={frenzy === seat}
            data-team={teamLetter(state, seat) ?? undefined}
            data-glow={option !== null}
            data-picked={option !== null && picked.includes(option)}
            style={{ '--tint': look.colour, '--rim': look.rim } as CSSProperties}
          >
            <Spoken>{text.plain('board-seat', { name, pool: player.pool, total })}</Spoken>
            <Mark look={look} name={name} size={size} />
            {state.ambition === seat && (
              <span className={classes.ambition} role="img" aria-label={text.plain('piece-ambition-token')}>
                <GiThroneKing aria-hidden="true" />
              </span>
            )}
            {option !== null && (
              <Button
                className={classes.pick as string}
                aria-label={labelOf(option)}
                {...pressing(option, onTouch)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
