import { type Frame, type Game, type Happening, type Result, type Seat, secretsOf } from '@nokturn/engine';

/** A game in which everybody sees the leader's options, once at a time; then each thinks of something in secret. */
interface Council {
  leader: Seat;
  readonly seats: number;
}

type Todo = Frame & ({ step: 'lead' } | { step: 'think' });
type CouncilHappening = Happening & { kind: 'went'; where: string };

export const council: Game<Council, Todo, CouncilHappening, Result> = {
  id: 'council',
  rulesVersion: 1,
  clausePrefix: 'CO',
  seats: { min: 2, max: 4 },
  options: {},
  setUp(table, seats) {
    table.next({ step: 'lead' });
    return { leader: 0, seats };
  },
  work: {
    lead: {
      clause: 'CO-1',
      to: 'one',
      openOptions: true,
      seat: ({ leader }) => leader,
      ask: () => ({ kind: 'one', options: ['go:left', 'go:right'] }),
      fallback: () => 'go:left',
      answered(table, answer) {
        const { state } = table;
        table.tell({ kind: 'went', where: String(answer) });
        state.leader = (state.leader + 1) % state.seats;
        table.next({ step: 'think' });
      },
    },
    think: {
      clause: 'CO-2',
      to: 'one',
      seat: ({ leader }) => leader,
      ask: () => ({ kind: 'one', options: ['yes', 'no'] }),
      fallback: () => 'no',
      answered(table) {
        table.next({ step: 'lead' });
      },
    },
  },
  result: () => ({ winners: [] }),
  clone: (state) => ({ ...state }),
  secrets: secretsOf<Council>()({ leader: 'everybody', seats: 'everybody' }),
  hearing: { went: { where: 'everybody' } },
  pointsAt: () => null,
  roundOf: () => 1,
  tally: () => [],
};
