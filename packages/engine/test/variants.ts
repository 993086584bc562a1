import type { DecisionOfOne, DecisionTogether, Reaction, Step, Tempo, Work } from '@nokturn/engine';
import { type Duel, type DuelFrame, type DuelHappening, diceDuel } from './dice-duel.ts';

/** Dice duels with one changed part, to see whether the change is noticed. */
export type DuelGame = typeof diceDuel;

type Call = DecisionTogether<Duel, DuelFrame, DuelHappening, 'call'>;
type Roll = Step<Duel, DuelFrame, DuelHappening, 'roll'>;
type Boast = DecisionOfOne<Duel, DuelFrame, DuelHappening, 'boast'>;

/** The roll as it should be. */
export const roll = diceDuel.work.roll as Roll;

export function withCall(part: Partial<Call>): DuelGame {
  return withWork({ call: { ...(diceDuel.work.call as Call), ...part } });
}

export function withRoll(changed: Roll): DuelGame {
  return withWork({ roll: changed });
}

export function withBoast(part: Partial<Boast>): DuelGame {
  return withWork({ boast: { ...(diceDuel.work.boast as Boast), ...part } });
}

function withWork(part: Partial<Work<Duel, DuelFrame, DuelHappening>>): DuelGame {
  return { ...diceDuel, work: { ...diceDuel.work, ...part } };
}

/** How the timing of a boast is declared, so that a setting can answer it. */
export const pride: Required<Omit<Reaction, 'hold'>> = {
  setting: 'pride',
  pass: 'silence',
  use: 'boast',
  limit: 10,
  closes: { 3: { when: 'last-answer' }, 5: { when: 'fixed', after: 4000 } },
};

export function withTempo(part: Partial<Tempo> = {}, boast: Reaction = pride): DuelGame {
  return {
    ...diceDuel,
    options: { target: { kind: 'choice', values: [3, 5], default: 3 } },
    tempo: {
      option: 'target',
      settings: { pride: { values: ['ask', 'auto-pass', 'auto-use'], default: 'ask' } },
      reactions: { boast },
      bots: { least: 1, most: 2 },
      ...part,
    },
  };
}
