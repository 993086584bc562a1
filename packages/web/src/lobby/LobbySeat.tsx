import type { SeatInfo } from '@nokturn/protocol/types';
import { SeatBadge } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { BotFace } from '../parts/BotFace.tsx';
import { Icon } from '../parts/Icon.tsx';
import { botTitle, levelOf, seated } from '../parts/levels.ts';
import { botName } from '../parts/names.ts';
import { LevelOptions } from '../setup/LevelOptions.tsx';
import controls from '../styles/controls.module.css';
import styles from './Lobby.module.css';

/** A seat before the match: its player, and what the viewer may do about it. */
export function LobbySeat({
  number,
  seat,
  here,
  mine,
  host,
  siteBots,
  name: called,
  onSit,
  onLeave,
  onSwap,
  onPlan,
}: {
  number: number;
  seat: SeatInfo;
  here: boolean;
  mine: boolean;
  host: boolean;
  /** Bots that only this site has. */
  siteBots: readonly string[];
  /** Null for somebody who already has a seat, or may not have one. */
  onSit: (() => void) | null;
  onLeave: () => void;
  /** The name of a person here. */
  name: string | null;
  /** Swaps with the seat before; null if that is not allowed. */
  onSwap: (() => void) | null;
  onPlan: (plan: { kind: 'open' } | { kind: 'bot'; level: string }) => void;
}) {
  const say = useSay();
  const expected = seat.kind === 'open' ? seat.expected?.name : undefined;
  const name =
    seat.kind === 'person'
      ? (called ?? '')
      : seat.kind === 'bot'
        ? botName(number)
        : (expected ?? say('seat-open'));
  return (
    <li className={seat.kind === 'open' ? styles.open : undefined}>
      <SeatBadge seat={number} name={seat.kind === 'open' && expected === undefined ? ' ' : name} />
      {seat.kind === 'bot' && <BotFace seat={number} />}
      <span className={styles.who}>
        <strong>{name}</strong>
        <small className={controls.dim}>
          {expected !== undefined && say('seat-expected')}
          {seat.kind === 'bot' && say('seat-bot', { level: botTitle(say, seat.level) })}
          {seat.kind === 'person' && say(mine ? 'seat-you' : here ? 'seat-present' : 'seat-away')}
        </small>
      </span>
      {seat.kind === 'open' && onSit && (
        <button type="button" className={`${controls.action} ${controls.small}`} onClick={onSit}>
          {say('sit-here')}
        </button>
      )}
      {mine && (
        <button type="button" className={`${controls.action} ${controls.small}`} onClick={onLeave}>
          {say('stand-up')}
        </button>
      )}
      {onSwap && (
        <button
          type="button"
          className={`${controls.action} ${controls.small}`}
          aria-label={say('seat-swap', { seat: number + 1, other: number })}
          title={say('seat-swap', { seat: number + 1, other: number })}
          onClick={onSwap}
        >
          <Icon name="up" />
        </button>
      )}
      {host && !mine && (
        <select
          className={`${controls.field} ${styles.plan}`}
          aria-label={say('setup-seat', { seat: number + 1 })}
          value={
            seat.kind === 'bot'
              ? `bot-${levelOf(seat.level)}`
              : expected === undefined
                ? seat.kind
                : 'expected'
          }
          onChange={({ target }) =>
            onPlan(
              target.value === 'open'
                ? { kind: 'open' }
                : { kind: 'bot', level: seated(target.value.slice('bot-'.length), number) },
            )
          }
        >
          {seat.kind === 'person' && <option value="person">{name}</option>}
          {expected !== undefined && <option value="expected">{name}</option>}
          <option value="open">{say(seat.kind === 'person' ? 'seat-ask-to-leave' : 'seat-open')}</option>
          <LevelOptions ofSite={siteBots} />
        </select>
      )}
    </li>
  );
}
