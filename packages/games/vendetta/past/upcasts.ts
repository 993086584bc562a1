import type { Upcast } from '@nokturn/engine';

interface Seen {
  readonly out: object;
  readonly positions: readonly (readonly (Position | null)[])[];
}

interface Position {
  readonly cards: readonly object[];
}

/** Until version 3 Relics did not leave the game, and no card was held while it was paid for. */
const WITHOUT_HELD: Upcast = {
  seen(seen) {
    const { out, positions, ...rest } = seen as Seen;
    const held = ({ cards, ...place }: Position) => ({
      ...place,
      cards: cards.map((card) => ({ ...card, held: null })),
    });
    return {
      ...rest,
      out: { ...out, relics: [] },
      positions: positions.map((row) => row.map((place) => place && held(place))),
    };
  },
};

/** By the digest of the release: what it does not tell and today's faces want to know. */
export const UPCASTS: Readonly<Record<string, Upcast>> = {
  '9a8969d19ae6f0f0613cfe1e835f3dfd': {
    ...WITHOUT_HELD,
    // The first rules did not say of a score whether its seat was eliminated.
    heard(heard, state) {
      if (heard.kind !== 'score') return heard;
      const { players } = state as { readonly players: readonly { readonly eliminated: number }[] };
      return { ...heard, eliminated: (players[Number(heard.seat)]?.eliminated ?? 0) > 0 };
    },
  },
  '24aa566e5370ca5821fe47e06cf58b90': WITHOUT_HELD,
};
