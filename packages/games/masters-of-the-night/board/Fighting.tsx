import { type GameText, plain } from '@nokturn/text';
import { Die } from '@nokturn/ui';
import classes from './Fighting.module.css';
import type { Fight, FightDie } from './fight.ts';
import { BloodDrop, ExposedAgent, Figure, Minion } from './Pieces.tsx';

/** A combat, die by die: what each die shows, what it counts, and its effect. */
export function Fighting({ fight, text }: { fight: Fight; text: GameText }) {
  const { vampire, district, agents, traded, needed, dice, over } = fight;
  const open = Math.max(0, (needed ?? agents) - dice.length);
  const title = text.plain('board-fight', { district });
  return (
    <section className={classes.fight} aria-label={title} data-over={over}>
      <h3>{title}</h3>
      <div className={classes.row}>
        <span className={classes.fighter} role="img" aria-label={plain(text.thing('vampire', vampire))}>
          <svg viewBox="-15 -43 30 46" aria-hidden="true">
            <Figure id={vampire} />
          </svg>
        </span>
        <ol className={classes.dice}>
          {traded > 0 && (
            <li role="img" aria-label={text.plain('board-traded', { count: traded })}>
              <span className={classes.trade} aria-hidden="true">
                <Token kind="minion" />
                <b>{traded}</b>
                <Token kind="agent" fallen />
              </span>
            </li>
          )}
          {dice.map((die, i) => (
            // Dice of a combat never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={i}>
              <FoughtDie die={die} text={text} />
            </li>
          ))}
          {!over &&
            Array.from({ length: open }, (_, i) => i).map((i) => (
              <li key={`open ${i}`} className={classes.open} aria-hidden="true">
                <Token kind="agent" />
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}

/** What a die of a combat shows and counts, and its effect. */
export function dieWords({ value, counts, removed, blood }: FightDie, text: GameText): string {
  return removed === null
    ? text.plain('board-die-open', { value, counts })
    : text.plain('board-die-told', { value, counts, removed, blood });
}

function FoughtDie({ die, text }: { die: FightDie; text: GameText }) {
  const { value, counts, removed, blood } = die;
  return (
    <span className={classes.told} role="img" aria-label={dieWords(die, text)}>
      <Die sides={6} value={value} />
      {counts !== value && <b className={classes.counts}>› {counts}</b>}
      <span className={classes.effects} aria-hidden="true">
        {removed !== null && <Token kind="agent" fallen={removed > 0} />}
        {removed !== null &&
          Array.from({ length: blood }, (_, i) => i).map((i) => (
            <svg key={i} viewBox="-8 -11 16 20" aria-hidden="true">
              <BloodDrop full />
            </svg>
          ))}
      </span>
    </span>
  );
}

function Token({ kind, fallen = false }: { kind: 'agent' | 'minion'; fallen?: boolean }) {
  return (
    <svg viewBox="-14 -18 28 32" aria-hidden="true" data-fallen={fallen}>
      {kind === 'agent' ? <ExposedAgent /> : <Minion />}
      {fallen && (
        <path d="M-11-13 11 11M11-13-11 11" stroke="#e0202f" strokeWidth={4} strokeLinecap="round" />
      )}
    </svg>
  );
}
