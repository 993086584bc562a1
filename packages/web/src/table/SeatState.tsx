import type { Seat } from '@nokturn/engine';
import type { Telling } from '@nokturn/text';
import { Button } from '@nokturn/ui';
import { useSay, useWords } from '../app/words.tsx';
import { useIsGone } from '../lobby/useIsGone.ts';
import { LEVELS, seated } from '../parts/levels.ts';
import { useIdentity } from '../source/server/identity.ts';
import { type Company, isOut, type MatchSource, type TableState } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import { BotState } from './BotState.tsx';
import styles from './Seats.module.css';

/** The player of a seat: a bot, or a person who may be away. */
export function SeatState({
  source,
  state,
  seat,
  name,
  telling,
  isNow = true,
  isSmall = false,
}: {
  source: MatchSource;
  state: TableState;
  seat: Seat;
  name: string;
  telling: Pick<Telling, 'means'>;
  /** Whether everything has been shown: until then, saying who is thinking would reveal more than the board does. */
  isNow?: boolean;
  /** If there is room for one line at most: the enlarged seat offers the actions. */
  isSmall?: boolean;
}) {
  const say = useSay();
  const { language } = useWords();
  const identity = useIdentity();
  const isGone = useIsGone(state.away, state.away?.seats[seat]);
  const isIdle = useIsGone(state.away, waitedForSince(state, seat));
  const holder = state.facts?.holders[seat];
  const { company } = source;
  if (holder?.kind === 'bot')
    return <BotState source={source} state={state} seat={seat} level={holder.level} isNow={isNow} />;
  if (company === null || holder?.kind !== 'person' || seat === state.viewer) return null;
  const away = state.presence !== null && !state.presence.seats[seat];
  const host = identity !== null && state.lobby?.host === identity.person.id;
  const plays = state.lobby?.status === 'playing' && !isOut(state.moments, seat, telling);
  const isPlayer = typeof state.viewer === 'number';
  const mayAsk = away ? host || (isGone && isPlayer) : isIdle && isPlayer && !holder.standIn;
  const isResting = (holder.holiday ?? 0) > Date.now();
  if (!away && !holder.standIn && !isResting && !isIdle) return null;
  // Created only when needed, because that takes longer than rendering the seat.
  const date = (at?: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <div className={styles.away} data-small={isSmall || undefined}>
      {isResting && !holder.standIn
        ? say('seat-holiday', { until: date(holder.holiday) })
        : say(holder.standIn ? 'seat-stand-in' : away ? 'seat-away' : 'seat-idle', { name })}
      {!isSmall && mayAsk && plays && !holder.banned && (
        <HandOver seat={seat} name={name} company={company} bot={holder.standIn} isHost={host} />
      )}
    </div>
  );
}

/** Since when the table has visibly been waiting for the seat with no clock to end the wait; null if it is not. */
function waitedForSince({ lobby, moments, deadline }: TableState, seat: Seat): number | null {
  const asked = moments.at(-1)?.view?.asked;
  const isWaitedFor = asked?.seats?.includes(seat) && !asked.answered?.includes(seat);
  return isWaitedFor && lobby?.clock?.seconds === null ? (deadline?.opened ?? null) : null;
}

/** Anybody can hand an absent player's seat to a bot; the host can undo that. */
function HandOver({
  seat,
  name,
  company,
  bot,
  isHost,
}: {
  seat: Seat;
  name: string;
  company: Company;
  bot: boolean;
  isHost: boolean;
}) {
  const say = useSay();
  if (bot && !isHost) return null;
  if (bot)
    return (
      <Button size="small" look="quiet" onPress={() => company.standIn(seat, null)}>
        {say('seat-wait-for', { name })}
      </Button>
    );
  return (
    <select
      className={controls.field}
      aria-label={say('seat-let-bot')}
      value=""
      onChange={({ target }) => company.standIn(seat, seated(target.value, seat))}
    >
      <option value="">{say('seat-let-bot')}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {say('seat-bot', { level: say(`level-${level}`) })}
        </option>
      ))}
    </select>
  );
}
