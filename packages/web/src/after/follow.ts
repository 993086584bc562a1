import { LEVELS, type Level } from '@nokturn/engine';
import { stored } from '../app/stored.ts';
import { levelOf } from '../parts/levels.ts';
import type { SavedPlay } from '../source/local/plays.ts';

/** A finished match of one person against bots of one level, in this browser. */
export interface Evening {
  readonly id: string;
  readonly game: string;
  readonly level: Level;
  readonly won: boolean;
  /** The winners' share of the seats: the chance of winning for a player who is as good as the others. */
  readonly fair: number;
  /** Whether another level was offered afterwards. */
  readonly offered: boolean;
}

/** Another level that may suit the player better, and why. */
export interface LevelOffer {
  readonly way: 'stronger' | 'kinder';
  readonly level: Level;
  /** How many matches at the present level were considered, and how many of them were won. */
  readonly of: number;
  readonly won: number;
}

const KEPT = 100;
/** Fewer matches prove nothing; more go back too far. */
const LEAST = 3;
const MOST = 8;
/** An offer that was declined is not repeated in this many matches. */
const PAUSE = 2;
/**
 * An offer is made if a result this good, or this bad, is no likelier than this for a player who is as good as the
 * bots.
 */
const LUCK = { stronger: 0.16, kinder: 0.25 } as const;

export const evenings = stored<readonly Evening[]>('nokturn.evenings', []);

/** The level of all bots in a match; null if there are several levels, or if the bots do not think. */
export function levelIn({ seats }: Pick<SavedPlay, 'seats'>): Level | null {
  const levels = new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [levelOf(seat.level)] : [])));
  const [only] = levels;
  return levels.size === 1 ? (LEVELS.find((level) => level === only) ?? null) : null;
}

/**
 * Stores the result of a match, and says whether another level may suit the player better. The latest match comes
 * first.
 */
export function followed(
  before: readonly Evening[],
  last: Omit<Evening, 'offered'>,
): { readonly evenings: readonly Evening[]; readonly offer: LevelOffer | null } {
  const others = before.filter(({ id }) => id !== last.id);
  const offer = offerAfter([{ ...last, offered: false }, ...others]);
  const now = { ...last, offered: offer !== null };
  return { evenings: [now, ...others].slice(0, KEPT), offer };
}

function offerAfter(all: readonly Evening[]): LevelOffer | null {
  const [last] = all;
  if (last === undefined) return null;
  const ofGame = all.filter(({ game }) => game === last.game);
  const change = ofGame.findIndex(({ level }) => level !== last.level);
  const run = (change < 0 ? ofGame : ofGame.slice(0, change)).slice(0, MOST);
  if (run.length < LEAST || run.slice(1, 1 + PAUSE).some(({ offered }) => offered)) return null;
  const won = run.filter((evening) => evening.won).length;
  const chances = chancesOf(run.map(({ fair }) => fair));
  const from = (first: number, end: number) => chances.slice(first, end).reduce((sum, each) => sum + each, 0);
  const place = LEVELS.indexOf(last.level);
  const offered = (way: LevelOffer['way'], level: Level | undefined) =>
    level === undefined ? null : { way, level, of: run.length, won };
  // After a defeat nobody is told to try stronger bots, nor weaker ones after a victory.
  if (last.won && from(won, run.length + 1) <= LUCK.stronger) return offered('stronger', LEVELS[place + 1]);
  if (!last.won && from(0, won + 1) <= LUCK.kinder) return offered('kinder', LEVELS[place - 1]);
  return null;
}

/** The probability of each number of victories, if each match has its own chance of winning. */
function chancesOf(fair: readonly number[]): readonly number[] {
  let chances = [1];
  for (const chance of fair)
    chances = [...chances, 0].map(
      (same, wins) => same * (1 - chance) + (wins === 0 ? 0 : (chances[wins - 1] as number) * chance),
    );
  return chances;
}
