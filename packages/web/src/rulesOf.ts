import type { Game } from '@nokturn/engine';

/** The rules of each game, loaded when they are needed. Apart from everything else, for the worker needs no more. */
const RULES = {
  'lovci-noci': async () => (await import('@nokturn/lovci-noci')).lovciNoci as unknown as Game,
  vendetta: async () => (await import('@nokturn/vendetta')).vendetta as unknown as Game,
  'the-hunger': async () => (await import('@nokturn/the-hunger')).theHunger as unknown as Game,
  'masters-of-the-night': async () =>
    (await import('@nokturn/masters-of-the-night')).mastersOfTheNight as unknown as Game,
} satisfies Readonly<Record<string, () => Promise<Game>>>;

/** A game that can be played here. */
export type GameId = keyof typeof RULES;

export function rulesOf(id: string): Promise<Game> {
  return Object.hasOwn(RULES, id)
    ? RULES[id as GameId]()
    : Promise.reject(new Error(`there is no game ${id}`));
}
