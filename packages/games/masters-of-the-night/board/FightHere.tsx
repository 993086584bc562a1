import type { GameText } from '@nokturn/text';
import { Die } from '@nokturn/ui';
import classes from './FightHere.module.css';
import { dieWords } from './Fighting.tsx';
import type { Fight } from './fight.ts';
import { BloodDrop } from './Pieces.tsx';

/** The dice of a combat, shown where it is fought: what each die counts, and its effect. */
export function FightHere({ fight, most, text }: { fight: Fight; most: number; text: GameText }) {
  const first = Math.max(0, fight.dice.length - most);
  if (fight.dice.length === 0) return null;
  return (
    <ol className={classes.dice} data-anchor="fight" aria-label={text.plain('board-dice')}>
      {fight.dice.slice(first).map((die, i) => (
        // Dice of a combat never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={first + i} data-done={die.removed !== null} data-fell={(die.removed ?? 0) > 0}>
          <span className={classes.die} role="img" aria-label={dieWords(die, text)}>
            <Die sides={6} value={die.value} />
            {die.counts !== die.value && <b>{die.counts}</b>}
            {die.removed !== null && (
              <span className={classes.blood}>
                {Array.from({ length: die.blood }, (_, drop) => drop).map((drop) => (
                  <svg key={drop} viewBox="-8 -11 16 20" aria-hidden="true">
                    <BloodDrop full />
                  </svg>
                ))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
