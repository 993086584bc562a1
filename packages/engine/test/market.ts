import {
  type Frame,
  type Game,
  type Happening,
  type OptionId,
  onlySeen,
  type Result,
  secretsOf,
  type Viewer,
} from '@nokturn/engine';

/** A game that asks all four kinds of questions: each seat buys goods, pays for them and stacks them. */
export interface Market {
  readonly coins: number[];
  readonly goods: { readonly owner: number; readonly name: string }[];
  readonly stall: string[];
  stacked: readonly string[];
  day: number;
}

type MarketFrame = Frame &
  (
    | { step: 'day' }
    | { step: 'open'; seat: number }
    | { step: 'buy'; seat: number }
    | { step: 'pay'; seat: number; names: readonly string[] }
    | { step: 'stack'; seat: number; names: readonly string[] }
    | { step: 'vote' }
  );

type MarketHappening = Happening &
  (
    | { kind: 'closed' }
    | { kind: 'bought'; seat: number; names: readonly string[]; price: number }
    | { kind: 'voted'; days: readonly number[] }
  );

const DAYS = 3;
const WARES = ['bread', 'cloth', 'honey', 'salt', 'wax'];

const mine = ({ owner }: { owner: number }, { viewer }: { viewer: Viewer }) => viewer === owner;

export const market: Game<Market, MarketFrame, MarketHappening, Result & { readonly days: number }> = {
  id: 'market',
  rulesVersion: 2,
  clausePrefix: 'MK',
  seats: { min: 2, max: 3 },
  options: {
    coins: { kind: 'number', min: 1, max: 20, default: (_, seats) => 4 * seats },
    mood: { kind: 'choice', values: ['calm', 'loud', 3, true], default: 'calm' },
    credit: { kind: 'choice', values: [false, true], default: (options) => options.mood === 'loud' },
  },
  conflict: ({ credit, coins }) =>
    credit && Number(coins) > 10
      ? { code: 'conflict', option: 'credit', reason: 'the rich get no credit (MK-9)' }
      : null,
  setUp(table, seats, options) {
    table.next({ step: 'day' });
    return {
      coins: Array.from({ length: seats }, () => Number(options.coins)),
      goods: [],
      stall: table.shuffle([...WARES]),
      stacked: [],
      day: 0,
    };
  },
  work: {
    day(table) {
      const { state } = table;
      if (++state.day > DAYS) {
        table.tell({ kind: 'closed' });
        table.finish();
        return;
      }
      const seats = state.coins.map((_, seat) => seat);
      table.next(
        ...seats.map((seat) => ({ step: 'open', seat }) as const),
        { step: 'vote' },
        { step: 'day' },
      );
    },
    open: {
      clause: 'MK-1',
      to: 'one',
      seat: (_, { seat }) => seat,
      ask: (state, seat) => ({
        kind: 'one',
        options: state.stall.length > 0 && (state.coins[seat] ?? 0) > 0 ? ['leave', 'enter'] : ['leave'],
      }),
      fallback: () => 'leave',
      barred: (state, seat) =>
        (state.coins[seat] ?? 0) > 0
          ? []
          : [{ option: 'enter', reason: { id: 'broke', args: { seat } }, clause: 'MK-2' }],
      answered(table, answer, seat) {
        if (answer === 'enter') table.next({ step: 'buy', seat });
      },
    },
    buy: {
      clause: 'MK-3',
      to: 'one',
      openOptions: true,
      seat: (_, { seat }) => seat,
      ask: ({ stall }) => ({
        kind: 'several',
        options: stall.slice(),
        min: 1,
        max: Math.min(3, stall.length),
      }),
      fallback: ({ stall }) => stall.slice(0, 1),
      answered(table, answer, seat) {
        const names = answer as readonly OptionId[];
        table.next({ step: 'pay', seat, names });
      },
    },
    pay: {
      clause: 'MK-4',
      to: 'one',
      seat: (_, { seat }) => seat,
      ask: ({ coins }, seat) => ({ kind: 'amount', min: 1, max: coins[seat] ?? 1 }),
      fallback: () => 1,
      answered(table, answer, seat, { names }) {
        const { state } = table;
        const price = Number(answer);
        state.coins[seat] = (state.coins[seat] ?? 0) - price;
        for (const name of names) {
          state.stall.splice(state.stall.indexOf(name), 1);
          state.goods.push({ owner: seat, name });
        }
        table.tell({ kind: 'bought', seat, names, price });
        table.next({ step: 'stack', seat, names });
      },
    },
    stack: {
      clause: 'MK-5',
      to: 'one',
      seat: (_, { seat }) => seat,
      ask: (_, __, { names }) => ({ kind: 'order', options: names }),
      fallback: (_, __, { names }) => names,
      answered(table, answer) {
        table.state.stacked = answer as readonly string[];
      },
    },
    /** Only seats with goods vote, and nobody sees who they are. */
    vote: {
      clause: 'MK-6',
      to: 'several-unseen',
      cover: true,
      seats: ({ coins, goods }) =>
        coins.flatMap((_, seat) => (goods.some(({ owner }) => owner === seat) ? [seat] : [])),
      ask: () => ({ kind: 'amount', min: 1, max: 1 }),
      fallback: () => 1,
      answered: (table, answers) =>
        table.tell({ kind: 'voted', days: answers.map(({ answer }) => Number(answer)) }),
    },
  },
  result: ({ coins, day }) => ({
    winners: coins.flatMap((left, seat) => (left === Math.max(...coins) ? [seat] : [])),
    days: day - 1,
  }),
  clone: (state) => ({
    ...state,
    coins: state.coins.slice(),
    goods: state.goods.slice(),
    stall: state.stall.slice(),
  }),
  secrets: secretsOf<Market>()({
    coins: 'everybody',
    goods: onlySeen(mine),
    stall: 'everybody',
    stacked: 'nobody',
    day: 'everybody',
  }),
  hearing: {
    closed: {},
    bought: { seat: 'everybody', names: ({ seat }, viewer) => seat === viewer, price: 'everybody' },
    voted: { days: 'everybody' },
  },
  pointsAt: (option) => (WARES.includes(option) ? { kind: 'ware', id: option } : null),
  roundOf: ({ day }) => day,
  tally: (_, { winners }) => winners.map((seat) => ({ group: 'seat', key: String(seat), won: true })),
};
