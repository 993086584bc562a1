import {
  each,
  type Frame,
  type Game,
  type Happening,
  knownTo,
  type Result,
  type Seat,
  secretsOf,
} from '@nokturn/engine';

/** The seats take turns adding one of two numbers; only the seat itself sees what it has added in all. */
export interface Counter {
  turn: number;
  total: number;
  readonly added: number[];
}

type CounterFrame = Frame & { readonly step: 'add' };
type CounterHappening = Happening & { readonly kind: 'added'; readonly seat: number };

/** Never reached during a measurement. */
const END = 1_000_000;

const secrets = secretsOf<Counter>()({
  turn: 'everybody',
  total: 'everybody',
  added: each(knownTo<Counter>(({ at }) => at[0] as Seat)),
});

/** The same load for every server: the smallest game with rules, a secret and four seats. */
export const counter: Game<Counter, CounterFrame, CounterHappening, Result> = {
  id: 'counter',
  rulesVersion: 1,
  clausePrefix: 'CO',
  seats: { min: 4, max: 4 },
  options: {},
  setUp(table, seats) {
    table.next({ step: 'add' });
    return { turn: 0, total: 0, added: Array.from({ length: seats }, () => 0) };
  },
  work: {
    add: {
      to: 'one',
      clause: 'CO-1',
      seat: ({ turn }) => turn,
      ask: () => ({ kind: 'amount', min: 1, max: 2 }),
      fallback: () => 1,
      answered(table, answer, seat) {
        const { state } = table;
        state.total += Number(answer);
        state.added[seat] = (state.added[seat] as number) + Number(answer);
        state.turn = (state.turn + 1) % state.added.length;
        table.tell({ kind: 'added', seat });
        if (state.total >= END) table.finish();
        else table.next({ step: 'add' });
      },
    },
  },
  result: () => ({ winners: [] }),
  clone: ({ turn, total, added }) => ({ turn, total, added: added.slice() }),
  secrets,
  hearing: { added: { seat: 'everybody' } },
  pointsAt: () => null,
  roundOf: ({ total }) => total,
  tally: () => [],
};
