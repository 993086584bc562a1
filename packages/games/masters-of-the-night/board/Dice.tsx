import type { View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { Cover, Covered, Die } from '@nokturn/ui';
import type { ReactNode } from 'react';
import type { MastersView } from '../secrets.ts';
import type { Room } from './Beside.tsx';
import classes from './Dice.module.css';
import { type Outcome, outcomeOf } from './outcome.ts';
import { BloodDrop, ExposedAgent } from './Pieces.tsx';
import { optionOf, type Touch } from './touch.ts';

/** The dice that can still be used, and those set aside until none are left. */
export function Dice({
  view,
  state,
  rolls,
  room,
  touch,
  text,
}: {
  view: View<MastersView>;
  /** The state as shown at this moment. */
  state: MastersView;
  /** Increases with every roll. */
  rolls: number;
  room: Room;
  touch: Touch;
  text: GameText;
}) {
  const reserve = valuesIn(state.reserve);
  const aside = valuesIn(state.aside);
  return (
    <section className={classes.dice} data-room={room} aria-label={text.plain('board-dice')}>
      <h3>{text.plain('board-dice')}</h3>
      <ul className={classes.reserve} data-anchor="dice">
        {reserve.map(({ value, count }) => {
          const option = optionOf(touch, 'die', value);
          const dice = room === 'column' ? copies(value, count, rolls) : heap(value, count, rolls);
          return (
            <li key={value} data-glow={option !== null}>
              {option === null ? (
                <span
                  className={classes.copies}
                  role="img"
                  aria-label={text.plain('board-die', { value, count })}
                >
                  {dice}
                </span>
              ) : (
                <Offered
                  outcome={outcomeOf(view, value, text)}
                  label={touch.labelOf(option)}
                  dice={dice}
                  text={text}
                  onPress={() => touch.onPick(option)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {aside.length > 0 && (
        <p className={classes.aside}>
          {text.plain('board-aside')}{' '}
          <span
            role="img"
            aria-label={aside.map(({ value, count }) => text.plain('board-die', { value, count })).join(', ')}
          >
            {aside.flatMap(({ value, count }) => copies(value, count, 0))}
          </span>
        </p>
      )}
    </section>
  );
}

/** Dice that may be taken, with the effect of each. */
function Offered({
  outcome,
  label,
  dice,
  text,
  onPress,
}: {
  outcome: Outcome | null;
  label: string;
  dice: ReactNode;
  text: GameText;
  onPress(): void;
}) {
  const what = outcome && text.plain(`board-outcome-${outcome.kind}`, { ...outcome });
  return (
    <div className={classes.offered}>
      <Covered
        thing={
          <>
            <span className={classes.copies}>{dice}</span>
            {outcome && <Effect outcome={outcome} />}
          </>
        }
      >
        <Cover label={what ? `${label}. ${what}` : label} onPress={onPress} />
      </Covered>
    </div>
  );
}

function Effect({ outcome }: { outcome: Outcome }) {
  if (outcome.kind !== 'strike')
    return (
      <span className={classes.effect}>
        {outcome.kind === 'drink' ? drops(outcome.amount) : <b>×{outcome.amount}</b>}
      </span>
    );
  return (
    <span className={classes.effect}>
      {outcome.removed > 0 && (
        <svg viewBox="-14 -18 28 32" aria-hidden="true">
          <ExposedAgent />
          <path d="M-11-13 11 11M11-13-11 11" stroke="#e0202f" strokeWidth={4} strokeLinecap="round" />
        </svg>
      )}
      {drops(outcome.blood)}
    </span>
  );
}

function drops(count: number) {
  return Array.from({ length: count }, (_, i) => i + 1).map((number) => (
    <svg key={number} viewBox="-9 -12 18 22" aria-hidden="true">
      <BloodDrop full />
    </svg>
  ));
}

/** One of several equal dice, and their number. */
function heap(value: number, count: number, rolled: number) {
  return (
    <>
      <Die sides={6} value={value} rolled={rolled} />
      {count > 1 && <b className={classes.times}>×{count}</b>}
    </>
  );
}

/** This many equal dice. */
function copies(value: number, count: number, rolled: number) {
  return Array.from({ length: count }, (_, i) => i + 1).map((number) => (
    <Die key={`${value} ${number}`} sides={6} value={value} rolled={rolled} />
  ));
}

function valuesIn(counts: readonly number[]): readonly { value: number; count: number }[] {
  return counts.flatMap((count, value) => (count > 0 ? [{ value, count }] : []));
}
