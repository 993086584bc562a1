import type { GameText } from '@nokturn/text';
import { Cover, Covered, Peek } from '@nokturn/ui';
import type { JSX } from 'react';
import { ritualOf, type Tables, TODAY } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import classes from './Ritual.module.css';
import { Term } from './Term.tsx';

export const RITUAL_PARTS = ['kills', 'sigils', 'gathered', 'minions', 'agents'] as const;
export type RitualPart = (typeof RITUAL_PARTS)[number];

/** One of the five conditions of the ritual (MN-20.1): the current amount, and the amount needed. */
export interface Condition {
  readonly part: RitualPart;
  readonly have: number;
  readonly need: number;
  readonly isMet: boolean;
}

export function conditionsOf(state: MastersView, text: Tables = TODAY): readonly Condition[] {
  const { vampires, ready, sigils, gathered, minions, agents } = ritualOf(state, text);
  const enough = (part: RitualPart, have: number): Condition => ({
    part,
    have: Math.min(have, vampires),
    need: vampires,
    isMet: have >= vampires,
  });
  return [
    enough('kills', ready),
    enough('sigils', sigils),
    enough('gathered', gathered),
    enough('minions', minions),
    { part: 'agents', have: agents, need: 0, isMet: agents === 0 },
  ];
}

/** How much of the ritual is ready: five seals on one thread, each filled as far as its condition is met. */
export function Ritual({ state, text }: { state: MastersView; text: GameText }) {
  const conditions = conditionsOf(state, text);
  const said = conditions
    .map(
      ({ part, have, need }) =>
        `${text.plain(`board-ritual-${part}`)} ${need > 0 ? `${have}/${need}` : have}`,
    )
    .join(', ');
  const label = `${text.plain('board-ritual')}: ${said}`;
  return (
    <div className={classes.ritual}>
      <Covered
        thing={
          <span className={classes.picture}>
            <span className={classes.title}>{text.plain('board-ritual')}</span>
            <span className={classes.seals}>
              {conditions.map((condition) => (
                <span key={condition.part} className={classes.seal} data-met={condition.isMet}>
                  <svg viewBox="-13 -13 26 26" aria-hidden="true">
                    <Seal {...condition} />
                  </svg>
                  <span className={classes.word}>
                    {text.plain(`board-ritual-${condition.part}`)}{' '}
                    <b>{condition.need > 0 ? `${condition.have}/${condition.need}` : condition.have}</b>
                  </span>
                </span>
              ))}
            </span>
          </span>
        }
      >
        <Peek label={label} large={<Term id="ritual" text={text} />}>
          <Cover label={label} />
        </Peek>
      </Covered>
    </div>
  );
}

const ROUND = 2 * Math.PI * 10.5;

/**
 * A ring that closes as the condition is met, with its sign inside. For agents, the ring closes as they
 * leave.
 */
export function Seal({ part, have, need, isMet }: Condition): JSX.Element {
  const share = need > 0 ? have / need : 1 / (1 + have);
  return (
    <>
      <circle className={classes.ground} r={10.5} />
      <circle
        className={classes.ring}
        r={10.5}
        strokeDasharray={`${ROUND * (isMet ? 1 : share)} ${ROUND}`}
        transform="rotate(-90)"
      />
      <path className={classes.sign} d={SIGNS[part]} />
    </>
  );
}

/** A skull, a star in a circle, two figures, a key, and a crossed-out cross. */
const SIGNS: Readonly<Record<RitualPart, string>> = {
  kills:
    'M0-6.4A5.6 5.6 0 0 0-3.4 3.4V5.6H3.4V3.4A5.6 5.6 0 0 0 0-6.4ZM-2.2-2a1.5 1.5 0 1 1 0 .1ZM.9-2a1.5 1.5 0 1 1 0 .1Z',
  sigils: 'M0-6.8 1.7-2.2 6.6-2.2 2.7.8 4.1 5.6 0 2.8-4.1 5.6-2.7.8-6.6-2.2-1.7-2.2Z',
  gathered:
    'M-3.2-5.6a2.1 2.1 0 1 1-.1 0ZM3.2-5.6a2.1 2.1 0 1 1-.1 0ZM-6.6 5.6Q-6.6-.6-3.2-.6T0 4Q0-.6 3.2-.6T6.6 5.6Z',
  minions:
    'M0-6.6A3.1 3.1 0 0 1 1.1-.6V5.8H-1.1V4.6H-3.2V2.6H-1.1V-.6A3.1 3.1 0 0 1 0-6.6ZM0-4.7a1.2 1.2 0 1 0 .1 0Z',
  agents: 'M-1.4-6.4H1.4V-3H4.6V-.4H1.4V6.4H-1.4V-.4H-4.6V-3H-1.4ZM-6.6 5.2 5.2-6.6 6.6-5.2-5.2 6.6Z',
};
