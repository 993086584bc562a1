// A whole game in 60 lines; play.ts plays it. Everybody secretly plays a card from 1 to 5; the highest card that nobody
// else has played takes the round. The player who takes the most of five rounds wins.
import { decision, type Game, oneOf, type Result, secretsOf } from '@nokturn/engine';

interface State {
  readonly hands: (readonly string[])[];
  readonly taken: number[];
  round: number;
}
type Frame = { step: 'play' } | { step: 'compare'; cards: readonly string[] };
type Happening = { kind: 'compared'; cards: readonly string[]; winner: number | null };

const secrets = secretsOf<State>()({
  // Everybody can count which cards the others have left: the only secret is the card being played.
  hands: 'everybody',
  taken: 'everybody',
  round: 'everybody',
});

export const highest: Game<State, Frame, Happening, Result, ReturnType<typeof secrets.show>> = {
  id: 'highest',
  rulesVersion: 1,
  clausePrefix: 'HI',
  seats: { min: 2, max: 5, usual: 3 },
  options: {},
  setUp(table, seats) {
    table.next({ step: 'play' });
    const all = Array.from({ length: seats }, () => ['1', '2', '3', '4', '5']);
    return { hands: all, taken: all.map(() => 0), round: 1 };
  },
  work: {
    play: decision({
      clause: 'HI-1',
      to: 'several',
      seats: ({ hands }) => hands.map((_, seat) => seat),
      ask: ({ hands }, seat) => oneOf(hands[seat] ?? []),
      fallback: ({ hands }, seat) => hands[seat]?.[0] ?? '',
      answered: (table, all) => table.next({ step: 'compare', cards: all.map(({ answer }) => answer) }),
    }),
    compare(table, { cards }) {
      const { state } = table;
      const alone = cards.filter((card) => cards.indexOf(card) === cards.lastIndexOf(card));
      const best = alone.length > 0 ? cards.indexOf(alone.sort().at(-1) ?? '') : null;
      if (best !== null) state.taken[best] = (state.taken[best] ?? 0) + 1;
      for (const [seat, card] of cards.entries())
        state.hands[seat] = state.hands[seat]?.filter((own) => own !== card) ?? [];
      table.tell({ kind: 'compared', cards, winner: best });
      if (state.round++ === 5) table.finish();
      else table.next({ step: 'play' });
    },
  },
  result: ({ taken }) => ({
    winners: taken.flatMap((count, seat) => (count === Math.max(...taken) ? [seat] : [])),
  }),
  clone: ({ hands, taken, round }) => ({ hands: [...hands], taken: [...taken], round }),
  secrets,
  hearing: { compared: { cards: 'everybody', winner: 'everybody' } },
  pointsAt: () => null,
  roundOf: ({ round }) => round,
  tally: () => [],
};
