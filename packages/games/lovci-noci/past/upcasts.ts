import type { Upcast } from '@nokturn/engine';

/** By the digest of the release: what it does not tell and today's faces want to know. */
export const UPCASTS: Readonly<Record<string, Upcast>> = {
  // The first rules did not say whether a Moonstone had kept the damage as it was.
  '08585ebdfc0db96c6cde0a48a12df019': {
    heard(heard, state) {
      if (heard.kind !== 'set-to-seven') return heard;
      const { players } = state as { readonly players: readonly { readonly equipment: readonly string[] }[] };
      return { ...heard, moonstone: players[Number(heard.seat)]?.equipment.includes('moonstone') ?? false };
    },
  },
};
