import { type TokenNo, tokenAt } from '../cards/tokens.ts';
import { missionsWorth } from './missions.ts';
import type { Outlook } from './outlook.ts';
import { type Kept, keptWorth as keptOf } from './thumb.ts';

/** The value of a Bonus token to a seat that takes it (TH-15). */
export function tokenWorth(outlook: Outlook, token: TokenNo): number {
  return tokenAt(token).vp + keptWorth(outlook, token) + missionsWorth(outlook, { tokens: [token] });
}

const KEPT: Kept = { parasol: 5, mission: 3.5, speed: 0.9, hunt: 2.5, draw: 1.6, swap: 0.8 };

/** The value of a token kept for a good moment. */
export function keptWorth({ turns, own }: Outlook, token: TokenNo): number {
  return keptOf(tokenAt(token).use, KEPT, { turns, isHome: own.arrival > 0 });
}
