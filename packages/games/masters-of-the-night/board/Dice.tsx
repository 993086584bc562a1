import type { GameText } from '@nokturn/text';
import { Die } from '@nokturn/ui';
import { Button } from 'react-aria-components';
import type { MastersView } from '../secrets.ts';
import classes from './Dice.module.css';
import { optionOf, type Touch } from './touch.ts';

/** The dice that can still be used, and those that are set aside until none is left. */
export function Dice({
  state,
  rolls,
  touch,
  text,
}: {
  state: MastersView;
  /** Goes up with every roll. */
  rolls: number;
  touch: Touch;
  text: GameText;
}) {
  const reserve = valuesIn(state.reserve);
  const aside = valuesIn(state.aside);
  return (
    <section className={classes.dice} aria-label={text.plain('board-dice')}>
      <h3>{text.plain('board-dice')}</h3>
      <ul className={classes.reserve} data-anchor="dice">
        {reserve.map(({ value, count }) => {
          const option = optionOf(touch, 'die', value);
          const dice = copies(value, count, rolls);
          return (
            <li key={value} data-glow={option !== null}>
              {option === null ? (
                <span role="img" aria-label={text.plain('board-die', { value, count })}>
                  {dice}
                </span>
              ) : (
                <Button aria-label={touch.labelOf(option)} onPress={() => touch.onPick(option)}>
                  {dice}
                </Button>
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

/** So many equal dice. */
function copies(value: number, count: number, rolled: number) {
  return Array.from({ length: count }, (_, i) => i + 1).map((number) => (
    <Die key={`${value} ${number}`} sides={6} value={value} rolled={rolled} />
  ));
}

function valuesIn(counts: readonly number[]): readonly { value: number; count: number }[] {
  return counts.flatMap((count, value) => (count > 0 ? [{ value, count }] : []));
}
