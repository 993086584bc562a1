import type { Bot } from '@nokturn/engine';
import { novice as lovciNociNovice } from '@nokturn/lovci-noci/bot';
import { novice as mastersNovice } from '@nokturn/masters-of-the-night/bot';
import { novice as theHungerNovice } from '@nokturn/the-hunger/bot';
import { novice as vendettaNovice } from '@nokturn/vendetta/bot';
import { random } from './random.ts';

export { random };

/** Bots that play one game only, weakest first. */
const OF_GAME: Readonly<Record<string, Readonly<Record<string, Bot>>>> = {
  'lovci-noci': { novice: lovciNociNovice as Bot },
  'masters-of-the-night': { novice: mastersNovice as Bot },
  vendetta: { novice: vendettaNovice as Bot },
  'the-hunger': { novice: theHungerNovice as Bot },
};

/** The bots that can play a game, by name, weakest first. */
export function botsFor(game: string): ReadonlyMap<string, Bot> {
  return new Map([['random', random], ...Object.entries(OF_GAME[game] ?? {})]);
}
