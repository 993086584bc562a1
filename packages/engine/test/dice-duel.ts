import { each, type Frame, type Game, type Happening, type Result, secretsOf, seenBy } from '../src/index.ts';

/** Two to four duellists call a die, all at once and in secret. Right calls score; three points win. */
interface Duel {
  round: number;
  points: number[];
  /** Each seat's lucky number, known to its owner alone until the end: rolled, it scores whatever was called. */
  lucky: number[];
}

type Todo = Frame &
  ({ step: 'call' } | { step: 'roll'; calls: readonly string[] } | { step: 'boast'; by: number });

type Told = Happening &
  (
    | { kind: 'rolled'; die: number; right: readonly number[] }
    | { kind: 'dealt'; seat: number; lucky: number }
    | { kind: 'boasted'; by: number }
  );

export const diceDuel: Game<Duel, Todo, Told, Result & { points: readonly number[] }> = {
  id: 'dice-duel',
  rulesVersion: 1,
  clausePrefix: 'DD',
  seats: { min: 2, max: 4 },
  options: { target: { kind: 'number', min: 1, max: 9, default: 3 } },
  setUp(table, seats, options) {
    const lucky = Array.from({ length: seats }, () => table.die(6));
    lucky.forEach((number, seat) => void table.tell({ kind: 'dealt', seat, lucky: number }));
    table.next({ step: 'call' });
    return { round: 1, points: Array(seats).fill(3 - Number(options.target)), lucky };
  },
  work: {
    call: {
      clause: 'DD-1',
      to: 'several',
      seats: (duel) => duel.points.map((_, seat) => seat),
      ask: () => ({ kind: 'one', options: ['low', 'high'] }),
      fallback: () => 'low',
      answered: (table, answers) =>
        table.next({ step: 'roll', calls: answers.map(({ answer }) => String(answer)) }),
    },
    roll(table, { calls }) {
      const { state: duel } = table;
      const die = table.die(6);
      const right = calls.flatMap((call, seat) =>
        (call === 'high') === die > 3 || die === duel.lucky[seat] ? [seat] : [],
      );
      for (const seat of right) duel.points[seat] = (duel.points[seat] ?? 0) + 1;
      table.tell({ kind: 'rolled', die, right });
      duel.round++;
      if (duel.points.some((points) => points >= 3)) table.finish();
      else table.next(...right.map((by) => ({ step: 'boast', by }) as const), { step: 'call' });
    },
    boast: {
      clause: 'DD-2',
      to: 'one',
      seat: (_, { by }) => by,
      ask: () => ({ kind: 'one', options: ['silence', 'boast'] }),
      fallback: () => 'silence',
      answered: (table, answer, by) => void (answer === 'boast' && table.tell({ kind: 'boasted', by })),
    },
  },
  result: (duel) => ({
    winners: duel.points.flatMap((points, seat) => (points >= 3 ? [seat] : [])),
    points: duel.points,
  }),
  clone: (duel) => ({ round: duel.round, points: duel.points.slice(), lucky: duel.lucky.slice() }),
  secrets: secretsOf<Duel>()({
    round: 'everybody',
    points: 'everybody',
    lucky: each(seenBy(({ viewer, at }) => viewer === at[0])),
  }),
  hearing: {
    rolled: { die: 'everybody', right: 'everybody' },
    dealt: { seat: 'everybody', lucky: ({ seat }, viewer) => seat === viewer },
    boasted: { by: 'everybody' },
  },
  pointsAt: () => null,
  roundOf: (duel) => duel.round,
  tally: (_, { winners, points }) =>
    points.map((_, seat) => ({ group: 'seat', key: String(seat), won: winners.includes(seat) })),
};
