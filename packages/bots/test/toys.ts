import {
  type Answer,
  type Ask,
  begin,
  each,
  type Frame,
  type Game,
  type Happening,
  type Knowledge,
  type Mind,
  mindOf,
  type Result,
  type Seat,
  secretsOf,
  seenBy,
  type Table,
  type View,
  viewOf,
  type Witness,
  type Work,
} from '@nokturn/engine';

/** Small games whose best play is known. */

type Quiet = Happening & { readonly kind: 'nothing' };

interface Toy<S, F extends Frame> {
  readonly id: string;
  readonly first: F;
  readonly seats?: number;
  deal(table: Table<S, F, Quiet>): S;
  readonly work: Work<S, F, Quiet>;
  winners(state: S): readonly Seat[];
}

function toy<S extends object, F extends Frame, V>(
  { id, first, seats = 2, deal, work, winners }: Toy<S, F>,
  secrets: Game<S, F, Quiet, Result, V>['secrets'],
): Game<S, F, Quiet, Result, V> {
  return {
    id,
    rulesVersion: 1,
    clausePrefix: 'TOY',
    seats: { min: seats, max: seats },
    options: {},
    setUp(table) {
      table.next(first);
      return deal(table);
    },
    work,
    result: (state) => ({ winners: winners(state) }),
    clone: (state) => structuredClone(state),
    secrets,
    hearing: { nothing: {} },
    pointsAt: () => null,
    roundOf: () => 1,
    tally: () => [],
  };
}

/** What the first seat to be asked knows in a new match. */
export function firstWitness<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  { seat, seed = 'toy', state = {} }: { seat?: Seat; seed?: string; state?: Partial<S> } = {},
): Witness<V> {
  const table = begin(game, { seats: game.seats.min, options: {}, seed });
  Object.assign(table.state as object, state);
  const view: View<V> = viewOf(game, table.position, seat ?? table.position.asked?.seats[0] ?? 0);
  return { ...view, heard: [] };
}

const winnersGetAll =
  <S>(seats: number, winners: (state: S) => readonly Seat[]) =>
  (state: S): readonly number[] => {
    const won = winners(state);
    return Array.from({ length: seats }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
  };

const anyOption: Knowledge<unknown, Frame, unknown>['policy'] = ({ ask }, random) =>
  ask.kind === 'one'
    ? random.pick(ask.options)
    : ask.kind === 'amount'
      ? ask.min + random.below(ask.max - ask.min + 1)
      : [];

// Nim: take one to three stones; the player who takes the last one wins. Everything is open, nothing is left to luck.

interface Nim {
  stones: number;
  winner: Seat | null;
}
type NimFrame = { readonly step: 'take'; readonly seat: Seat; readonly of: number };

export function nim(stones: number) {
  const game = toy<Nim, NimFrame, Nim>(
    {
      id: 'nim',
      first: { step: 'take', seat: 0, of: stones },
      deal: () => ({ stones, winner: null }),
      work: {
        take: {
          clause: 'TOY-1',
          to: 'one',
          cover: true,
          seat: (_, { seat }) => seat,
          ask: (state) => ({ kind: 'amount', min: 1, max: Math.min(3, state.stones) }),
          fallback: () => 1,
          answered(table, answer, seat) {
            const { state } = table;
            state.stones -= Number(answer);
            if (state.stones > 0) {
              table.next({ step: 'take', seat: 1 - seat, of: state.stones });
              return;
            }
            state.winner = seat;
            table.finish();
          },
        },
      },
      winners: ({ winner }) => (winner === null ? [] : [winner]),
    },
    secretsOf<Nim>()({ stones: 'everybody', winner: 'everybody' }),
  );
  const knowledge: Knowledge<Nim, NimFrame, Nim> = {
    imagine:
      ({ state }) =>
      () => ({ ...state }),
    evaluate: winnersGetAll(2, game.result ? (state: Nim) => game.result(state).winners : () => []),
    policy: anyOption as Knowledge<Nim, NimFrame, Nim>['policy'],
  };
  return { game, knowledge, mind: mindOf(game, knowledge) };
}

// Pennies: both players show a side at once; seat 0 wins if they are the same, seat 1 otherwise. Heads pay seat 0 more.

interface Pennies {
  readonly prize: { readonly heads: number; readonly tails: number };
  shown: Answer[];
}
type PenniesFrame = { readonly step: 'show' };

export function pennies(prize = { heads: 1, tails: 1 }) {
  const winners = ({ shown }: Pennies) => (shown.length === 0 ? [] : [shown[0] === shown[1] ? 0 : 1]);
  const game = toy<Pennies, PenniesFrame, Pennies>(
    {
      id: 'pennies',
      first: { step: 'show' },
      deal: () => ({ prize, shown: [] }),
      work: {
        show: {
          clause: 'TOY-2',
          to: 'several',
          seats: () => [0, 1],
          ask: () => ({ kind: 'one', options: ['heads', 'tails'] }),
          fallback: () => 'heads',
          answered(table, answers) {
            table.state.shown = answers.map(({ answer }) => answer);
            table.finish();
          },
        },
      },
      winners,
    },
    secretsOf<Pennies>()({ prize: 'everybody', shown: 'everybody' }),
  );
  const knowledge: Knowledge<Pennies, PenniesFrame, Pennies> = {
    imagine:
      ({ state }) =>
      () => ({ ...state, shown: [] }),
    evaluate({ shown: [one, other] }) {
      const won = one === other ? prize[one as 'heads' | 'tails'] : 0;
      return [won, 1 - won];
    },
    policy: anyOption as Knowledge<Pennies, PenniesFrame, Pennies>['policy'],
  };
  return { game, knowledge, mind: mindOf(game, knowledge) };
}

// The hidden card: red in `reds` of ten cases, otherwise black. Seat 0 names a colour, or passes for a small sure gain.
// With the card in view, naming its colour would always be best.

interface Hidden {
  card: 'red' | 'black';
  said: string | null;
}
type HiddenFrame = { readonly step: 'name' };

export function hiddenCard({ reds, sure }: { reds: number; sure: number }) {
  const secrets = secretsOf<Hidden>()({ card: 'nobody', said: 'everybody' });
  const game = toy<Hidden, HiddenFrame, ReturnType<typeof secrets.show>>(
    {
      id: 'hidden-card',
      first: { step: 'name' },
      deal: (table) => ({ card: table.below(10) < reds ? 'red' : 'black', said: null }),
      work: {
        name: {
          clause: 'TOY-3',
          to: 'one',
          seat: () => 0,
          ask: () => ({ kind: 'one', options: ['red', 'black', 'pass'] }),
          fallback: () => 'pass',
          answered(table, answer) {
            table.state.said = String(answer);
            table.finish();
          },
        },
      },
      winners: ({ card, said }) => [said === card ? 0 : 1],
    },
    secrets,
  );
  const knowledge: Knowledge<Hidden, HiddenFrame, unknown> = {
    imagine: () => (random) => ({ card: random.below(10) < reds ? 'red' : 'black', said: null }),
    evaluate({ card, said }) {
      const worth = said === 'pass' ? sure : said === card ? 1 : 0;
      return [worth, 1 - worth];
    },
    policy: anyOption as Knowledge<Hidden, HiddenFrame, unknown>['policy'],
    leaning: (_, answer) => (answer === 'pass' ? -1 : 1),
  };
  return { game, knowledge, mind: mindOf(game, knowledge) };
}

// Two looks: a card is dealt to seat 1 alone. Seat 0 says high or low; then seat 1, who knows the card, pays or not.
// Seat 1's plan may depend on the card, which it sees; seat 0's may not.

interface Poker {
  readonly cards: ('king' | 'jack')[];
  bet: string | null;
  reply: string | null;
}
type PokerFrame = { readonly step: 'bet' } | { readonly step: 'call'; readonly bet: string };

export function poker() {
  const secrets = secretsOf<Poker>()({
    cards: each(seenBy(({ viewer, at }) => viewer === at[0])),
    bet: 'everybody',
    reply: 'everybody',
  });
  const game = toy<Poker, PokerFrame, ReturnType<typeof secrets.show>>(
    {
      id: 'poker',
      first: { step: 'bet' },
      deal: (table) => ({
        cards: [table.pick(['king', 'jack']), table.pick(['king', 'jack'])],
        bet: null,
        reply: null,
      }),
      work: {
        bet: {
          clause: 'TOY-4',
          to: 'one',
          seat: () => 0,
          ask: () => ({ kind: 'one', options: ['fold', 'raise'] }),
          fallback: () => 'fold',
          answered(table, answer) {
            table.state.bet = String(answer);
            if (answer === 'fold') table.finish();
            else table.next({ step: 'call', bet: 'raise' });
          },
        },
        call: {
          clause: 'TOY-5',
          to: 'one',
          seat: () => 1,
          ask: () => ({ kind: 'one', options: ['fold', 'call'] }),
          fallback: () => 'fold',
          answered(table, answer) {
            table.state.reply = String(answer);
            table.finish();
          },
        },
      },
      winners: () => [],
    },
    secrets,
  );
  /** Of a pot of 1: folding to a raise leaves it to seat 0; on a call a king beats a jack, otherwise it is shared. */
  const worth = ({ cards: [mine, its], bet, reply }: Poker): number => {
    if (bet === 'fold') return 0.4;
    if (reply === 'fold') return 0.6;
    return mine === its ? 0.5 : mine === 'king' ? 1 : 0;
  };
  const knowledge: Knowledge<Poker, PokerFrame, ReturnType<typeof secrets.show>> = {
    imagine:
      ({ state }) =>
      (random) => ({ ...state, cards: state.cards.map((card) => card ?? random.pick(['king', 'jack'])) }),
    evaluate: (state) => [worth(state), 1 - worth(state)],
    policy: anyOption as Knowledge<Poker, PokerFrame, unknown>['policy'],
    sight: ({ state, frame, seat }) => `${frame.step} ${state.cards[seat]}`,
  };
  return { game, knowledge, mind: mindOf(game, knowledge) };
}

// One of many: a number; the nearer to a certain one, the better.

interface Number_ {
  named: number;
}
type NumberFrame = { readonly step: 'name' };

export function oneOfMany({ many, right }: { many: number; right: number }): { game: Game; mind: Mind } {
  const ask: Ask = { kind: 'amount', min: 0, max: many - 1 };
  const game = toy<Number_, NumberFrame, Number_>(
    {
      id: 'one-of-many',
      first: { step: 'name' },
      seats: 1,
      deal: () => ({ named: -1 }),
      work: {
        name: {
          clause: 'TOY-6',
          to: 'one',
          seat: () => 0,
          ask: () => ask,
          fallback: () => 0,
          answered(table, answer) {
            table.state.named = Number(answer);
            table.finish();
          },
        },
      },
      winners: () => [0],
    },
    secretsOf<Number_>()({ named: 'everybody' }),
  );
  const knowledge: Knowledge<Number_, NumberFrame, Number_> = {
    imagine:
      ({ state }) =>
      () => ({ ...state }),
    evaluate: ({ named }) => [named === right ? 1 : 0],
    policy: anyOption as Knowledge<Number_, NumberFrame, Number_>['policy'],
    candidates: () => Array.from({ length: many }, (_, answer) => ({ answer, weight: many - answer })),
  };
  return { game: game as unknown as Game, mind: mindOf(game, knowledge) };
}
