import {
  decision,
  each,
  type Frame,
  type Game,
  type Happening,
  type Hearing,
  oneOf,
  type Result,
  secretsOf,
  seenBy,
  type Work,
} from '@nokturn/engine';
import { SEATS } from './seats.ts';

/** Duellists secretly call a die, all at the same time. A right call scores a point; enough points win. */
export interface Duel {
  readonly target: number;
  round: number;
  /** The last roll, kept so that people who come to the table later see it too. */
  die: number | null;
  readonly points: number[];
  /** Each seat's lucky number, known to its owner alone: when it is rolled, the owner scores, whatever they called. */
  readonly lucky: readonly number[];
}

type Call = 'low' | 'high';

export type DuelFrame = Frame &
  ({ step: 'call' } | { step: 'roll'; calls: readonly Call[] } | { step: 'boast'; by: number });

export type DuelHappening = Happening &
  (
    | { kind: 'dealt'; seat: number; lucky: number }
    | { kind: 'rolled'; die: number; right: readonly number[] }
    | { kind: 'boasted'; by: number }
  );

const work: Work<Duel, DuelFrame, DuelHappening> = {
  call: decision({
    clause: 'DD-1.1',
    to: 'several',
    seats: (duel) => duel.points.map((_, seat) => seat),
    ask: () => oneOf(['low', 'high']),
    fallback: () => 'low',
    answered: (table, answers) => table.next({ step: 'roll', calls: answers.map(({ answer }) => answer) }),
  }),
  roll(table, { calls }) {
    const { state: duel } = table;
    const die = table.die(6);
    const right = calls.flatMap((call, seat) =>
      (call === 'high') === die > 3 || die === duel.lucky[seat] ? [seat] : [],
    );
    for (const seat of right) duel.points[seat] = (duel.points[seat] ?? 0) + 1;
    table.tell({ kind: 'rolled', die, right });
    duel.die = die;
    duel.round++;
    if (winnersOf(duel).length > 0) table.finish();
    else table.next(...right.map((by) => ({ step: 'boast', by }) as const), { step: 'call' });
  },
  boast: decision({
    clause: 'DD-2.1',
    to: 'one',
    seat: (_, { by }) => by,
    ask: () => oneOf(['silence', 'boast']),
    fallback: () => 'silence',
    answered(table, answer, by) {
      if (answer === 'boast') table.tell({ kind: 'boasted', by });
    },
  }),
};

const secrets = secretsOf<Duel>()({
  target: 'everybody',
  round: 'everybody',
  die: 'everybody',
  points: 'everybody',
  lucky: each(seenBy(({ viewer, at }) => viewer === at[0])),
});

const hearing: Hearing<Duel, DuelHappening> = {
  dealt: { seat: 'everybody', lucky: ({ seat }, viewer) => seat === viewer },
  rolled: { die: 'everybody', right: 'everybody' },
  boasted: { by: 'everybody' },
};

export const diceDuel: Game<Duel, DuelFrame, DuelHappening, Result, ReturnType<typeof secrets.show>> = {
  id: 'dice-duel',
  rulesVersion: 1,
  clausePrefix: 'DD',
  seats: SEATS,
  options: { target: { kind: 'number', min: 1, max: 9, default: 3 } },
  setUp(table, seats, options) {
    const lucky = Array.from({ length: seats }, () => table.die(6));
    lucky.forEach((number, seat) => {
      table.tell({ kind: 'dealt', seat, lucky: number });
    });
    table.next({ step: 'call' });
    return { target: Number(options.target), round: 1, die: null, points: lucky.map(() => 0), lucky };
  },
  work,
  result: (duel) => ({ winners: winnersOf(duel) }),
  clone: (duel) => ({ ...duel, points: duel.points.slice() }),
  secrets,
  hearing,
  pointsAt: () => null,
  roundOf: (duel) => duel.round,
  tally: (duel, { winners }) =>
    duel.points.map((_, seat) => ({ group: 'seat', key: String(seat), won: winners.includes(seat) })),
};

function winnersOf(duel: Duel): number[] {
  return duel.points.flatMap((points, seat) => (points >= duel.target ? [seat] : []));
}
