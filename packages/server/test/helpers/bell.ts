import {
  each,
  type Frame,
  type Game,
  type Happening,
  type Options,
  type Result,
  type Seat,
  secretsOf,
  seenBy,
} from '@nokturn/engine';
import { TEMPO } from '../../../games/lovci-noci/tempo.ts';

/**
 * A game that only asks: one decision over and over, chosen by an option, with the tempo of Lovci noci. Some seats are
 * secretly wolves, who may howl where others can only pass.
 */
interface Bell {
  readonly asks: BellStep;
  rings: number;
  readonly last: number;
  readonly wolves: readonly boolean[];
}

const BELL_STEPS = [
  'window-turn',
  'window-attack',
  'rolled',
  'counter',
  'end',
  'event-reveal',
  'prophecy-reply',
  'rescue',
  'plain',
] as const;
export type BellStep = (typeof BELL_STEPS)[number];

type Todo = Frame & { step: BellStep };
type BellHappening = Happening & ({ kind: 'rang'; rings: number } | { kind: 'howled'; seat: Seat });

const PASS: Readonly<Record<BellStep, string>> = {
  'window-turn': 'pass',
  'window-attack': 'pass',
  rolled: 'continue',
  counter: 'pass',
  end: 'end',
  'event-reveal': 'decline',
  'prophecy-reply': 'nothing',
  rescue: 'heal-all',
  plain: 'wait',
};

const HOWL: Readonly<Record<BellStep, string>> = {
  'window-turn': 'ability',
  'window-attack': 'ability',
  rolled: 'reveal',
  counter: 'counter',
  end: 'extra',
  'event-reveal': 'heal-all',
  'prophecy-reply': 'hurt',
  rescue: 'accept',
  plain: 'howl',
};

type Asking = Extract<Game<Bell, Todo, BellHappening>['work'][BellStep], { to: string }>;

function question(step: BellStep) {
  return {
    clause: 'LN-15',
    cover: true,
    ask: ({ wolves }: Bell, seat: Seat) => ({
      kind: 'one' as const,
      options: wolves[seat] ? [PASS[step], HOWL[step]] : [PASS[step]],
    }),
    fallback: () => PASS[step],
  };
}

function together(step: BellStep, to: 'several' | 'several-unseen'): Asking {
  return {
    ...question(step),
    to,
    seats: ({ wolves }) => wolves.map((_, seat) => seat),
    answered(table, answers) {
      for (const { seat, answer } of answers) if (answer === HOWL[step]) table.tell({ kind: 'howled', seat });
      ring(table, step);
    },
  };
}

function alone(step: BellStep): Asking {
  return {
    ...question(step),
    to: 'one',
    seat: () => 0,
    answered(table, answer, seat) {
      if (answer === HOWL[step]) table.tell({ kind: 'howled', seat });
      ring(table, step);
    },
  };
}

function ring(table: Parameters<Asking['answered']>[0], step: BellStep): void {
  const { state } = table;
  state.rings++;
  table.tell({ kind: 'rang', rings: state.rings });
  if (state.rings >= state.last) table.finish();
  else table.next({ step });
}

export const bell: Game<Bell, Todo, BellHappening, Result> = {
  id: 'bell',
  rulesVersion: 1,
  clausePrefix: 'BE',
  seats: { min: 2, max: 4 },
  options: {
    asks: { kind: 'choice', values: BELL_STEPS, default: 'plain' },
    tempo: { kind: 'choice', values: ['quick', 'strict'], default: 'quick' },
    wolves: { kind: 'choice', values: ['some', 'all', 'none'], default: 'some' },
    last: { kind: 'number', min: 1, max: 100, default: 100 },
  },
  tempo: TEMPO,
  setUp(table, seats, options: Options) {
    const step = options.asks as BellStep;
    table.next({ step });
    const wolves = Array.from({ length: seats }, (_, seat) =>
      options.wolves === 'some' ? seat === 0 : options.wolves === 'all',
    );
    return { asks: step, rings: 0, last: Number(options.last), wolves };
  },
  work: {
    'window-turn': together('window-turn', 'several-unseen'),
    'window-attack': together('window-attack', 'several-unseen'),
    counter: together('counter', 'several'),
    plain: together('plain', 'several'),
    rolled: alone('rolled'),
    end: alone('end'),
    'event-reveal': alone('event-reveal'),
    'prophecy-reply': alone('prophecy-reply'),
    rescue: alone('rescue'),
  },
  result: () => ({ winners: [] }),
  clone: (state) => ({ ...state }),
  secrets: secretsOf<Bell>()({
    asks: 'everybody',
    rings: 'everybody',
    last: 'everybody',
    wolves: each(seenBy(({ viewer, at }) => viewer === at[0])),
  }),
  hearing: {
    rang: { rings: 'everybody' },
    howled: { seat: 'everybody' },
  },
  pointsAt: () => null,
  roundOf: ({ rings }) => rings,
  tally: () => [],
};
