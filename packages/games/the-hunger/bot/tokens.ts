import { type TokenNo, tokenAt } from '../cards/tokens.ts';
import { missionsWorth } from './missions.ts';
import type { Outlook } from './outlook.ts';

/** What a Bonus token is worth to somebody who takes it (TH-15). */
export function tokenWorth(outlook: Outlook, token: TokenNo): number {
  return tokenAt(token).vp + keptWorth(outlook, token) + missionsWorth(outlook, { tokens: [token] });
}

/** What a token is worth that waits for a good moment. */
export function keptWorth({ turns, own }: Outlook, token: TokenNo): number {
  const { use } = tokenAt(token);
  if (turns === 0) return 0;
  switch (use?.kind) {
    case 'parasol':
      return own.arrival > 0 ? 0 : 5;
    case 'mission':
      return 3.5;
    case 'speed':
      return 0.9 * use.speed;
    case 'hunt':
      return 2.5;
    case 'draw':
      return 1.6;
    case 'swap':
      return 0.8;
    default:
      return 0;
  }
}
