import { barring, choices, decision, type Frame, type Happening, oneOf, type WorkOf } from '@nokturn/engine';

const KNIVES = ['dirk', 'stiletto'] as const;
const PRICES = { dirk: 1, stiletto: 3 };

export interface Stall {
  readonly coins: number[];
}
export type StallFrame = Frame & { step: 'buy'; by: number };
export type StallHappening = Happening & { kind: 'bought'; by: number; knife: string; price: number };

const knifeOption = choices('knife', KNIVES);
const barred = barring<'too-dear'>();

const isTooDear = (knife: (typeof KNIVES)[number], { coins }: Stall, seat: number) =>
  PRICES[knife] > (coins[seat] ?? 0);

export const stallRules: WorkOf<Stall, StallFrame, StallHappening, 'buy'> = {
  buy: decision({
    clause: 'DD-3.1',
    to: 'one',
    seat: (_, { by }) => by,
    ask: (stall, seat) =>
      oneOf([...KNIVES.filter((knife) => !isTooDear(knife, stall, seat)).map(knifeOption), 'leave']),
    barred: (stall, seat) =>
      KNIVES.filter((knife) => isTooDear(knife, stall, seat)).map((knife) =>
        barred(knifeOption(knife), 'too-dear', 'DD-3.2'),
      ),
    fallback: () => 'leave',
    answered(table, answer, by) {
      if (answer === 'leave') return;
      const knife = knifeOption.chosen(answer);
      table.state.coins[by] = (table.state.coins[by] ?? 0) - PRICES[knife];
      table.tell({ kind: 'bought', by, knife, price: PRICES[knife] });
    },
  }),
};
