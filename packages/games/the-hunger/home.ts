import {
  type Answer,
  type OptionId,
  objectOf,
  type Seat,
  type View,
  type Viewer,
  verbOf,
} from '@nokturn/engine';
import { CASTLE, type Space, type SpaceId, type SpaceNo, spaceAt, spaceNo } from './cards/board.ts';
import type { CardNo } from './cards/cards.ts';
import { cardsOf } from './cards.ts';
import { drawnBy, minus, speedTogether, turnsAfter } from './count.ts';
import type { HungerOptions } from './options.ts';
import { distance } from './rules/map.ts';
import { hasMark, PERMANENT, speedOf } from './rules/marks.ts';
import { HAND } from './rules/setup.ts';
import type { HungerView } from './secrets.ts';

/** Whether a vampire still gets home, by its distance, the speed of its deck and the number of turns left. */

/**
 * The average Speed of a turn: the mean over all hands that can be drawn from these cards, with the permanent
 * cards in the playing area. Every card drawn in the Effects step counts as an average card.
 */
export function meanSpeed(cards: readonly CardNo[], staying: readonly CardNo[]): number {
  const key = `${cards.join()} ${staying.join()}`;
  const before = counted.get(key);
  if (before !== undefined) return before;
  if (counted.size >= MOST_COUNTED) counted.clear();
  const mean = cards.length <= HAND ? speedTogether([...cards, ...staying]) : meanOfHands(cards, staying);
  counted.set(key, mean);
  return mean;
}

/** A deck changes a few times in a night, but this is asked after every happening. */
const counted = new Map<string, number>();
const MOST_COUNTED = 100;

function meanOfHands(cards: readonly CardNo[], staying: readonly CardNo[]): number {
  const average = cards.reduce((sum, card) => sum + speedOf(card), 0) / cards.length;
  let sum = 0;
  let hands = 0;
  for (let a = 0; a < cards.length; a++)
    for (let b = a + 1; b < cards.length; b++)
      for (let c = b + 1; c < cards.length; c++) {
        const playing = [cards[a] as CardNo, cards[b] as CardNo, cards[c] as CardNo, ...staying];
        sum += speedTogether(playing) + drawnBy(playing) * average;
        hands++;
      }
  return sum / hands;
}

export const VERDICTS = ['home', 'easy', 'tight', 'late'] as const;
export type Verdict = (typeof VERDICTS)[number];

interface Journey {
  /** Steps to the Castle. */
  readonly steps: number;
  /** The Speed of an average turn. */
  readonly mean: number;
  /** Speed that can still be used to move in the current turn; null if there is none. */
  readonly now: number | null;
  /** Whole turns after that. */
  readonly turns: number;
}

export interface Outlook {
  /** Turns needed for the way home, including the current one; infinite for a vampire that does not move. */
  readonly needed: number;
  readonly verdict: Verdict;
}

/** Hands can be slow: this share of the average Speed can be relied on (section 9 of the rules). */
const RELIABLE = 0.85;

export function outlookOf({ steps, mean, now, turns }: Journey): Outlook {
  if (steps === 0) return { needed: 0, verdict: 'home' };
  const first = Math.max(0, now ?? 0);
  const pace = Math.max(0, mean);
  const rest = Math.max(0, steps - first);
  const needed =
    (now === null ? 0 : 1) +
    (rest === 0 ? 0 : pace === 0 ? Number.POSITIVE_INFINITY : Math.ceil(rest / pace));
  if (rest <= RELIABLE * pace * turns) return { needed, verdict: 'easy' };
  return { needed, verdict: rest <= pace * turns ? 'tight' : 'late' };
}

export interface WayHome extends Outlook {
  readonly steps: number;
  readonly mean: number;
  readonly turns: number;
}

/** The average Speed of a turn with the cards of a seat. */
export function meanSpeedOf({ players }: HungerView, seat: Seat): number {
  const player = players[seat];
  if (!player) return 0;
  const staying = player.playing.filter((card) => hasMark(card, PERMANENT));
  return meanSpeed(minus(player.owned, [...player.digested, ...staying]), staying);
}

/** Whether this seat still gets home before dawn, as far as an average hand can tell. */
export function wayHome(view: HungerView, seat: Seat): WayHome | null {
  const player = view.players[seat];
  if (!player || view.phase === 'setup' || view.phase === 'over' || view.phase === 'scoring') return null;
  const { turn } = view;
  const mine = turn?.seat === seat ? turn : null;
  const canMove = mine !== null && (mine.step === 'move' || mine.step === 'confuse' || mine.step === 'speed');
  const isBefore =
    mine !== null && (mine.step === 'prelude' || mine.step === 'effects' || mine.step === 'snake-window');
  const mean = meanSpeedOf(view, seat);
  const steps = player.arrival > 0 ? 0 : distance(player.space, CASTLE);
  // A turn whose hand has not been played yet still counts as a whole one.
  const turns = turnsAfter(view, seat) + (isBefore ? 1 : 0);
  const now = canMove ? mine.remaining : null;
  return { ...outlookOf({ steps, mean, now, turns }), steps, mean, turns: turns + (now === null ? 0 : 1) };
}

/** Anything that carries the tables of a match; code without them uses today's. */
export type Tables = Parameters<typeof cardsOf>[0];
export const TODAY: Tables = { cards: null };

/** The fate of a vampire that is here at dawn (TH-19.7 to TH-19.10). */
export function dawnAt(
  { id, region }: Space<SpaceId>,
  mode: HungerOptions['mode'],
  text: Tables = TODAY,
): 'safe' | 'burnt' | number {
  if (region === 'castle') return 'safe';
  const loss = cardsOf(text).dawnLosses[id];
  return loss === undefined || (region === 'mountains' && mode === 'elder') ? 'burnt' : loss;
}

/** The mode in which dawn judges a viewer (TH-19.11). */
export function dawnMode({ options, beginners }: HungerView, viewer: Viewer): HungerOptions['mode'] {
  return typeof viewer === 'number' && beginners.includes(viewer) ? 'rookie' : options.mode;
}

/** Where the vampire is after an answer in step F; null if the answer is not about moving. */
export function endOfMove(answer: OptionId, here: SpaceNo): SpaceNo | null {
  const verb = verbOf(answer);
  if (verb === 'stay') return here;
  return verb === 'move' || verb === 'mist' ? spaceNo(objectOf(answer) as SpaceId) : null;
}

/**
 * It is the last turn, and the answer leaves the vampire where it will burn, although it has another choice
 * (TH-19.10).
 */
export function burnsNeedlessly(answer: Answer, { state, asked, viewer }: View<HungerView>): boolean {
  const ask = asked?.mine?.ask;
  const player = typeof viewer === 'number' ? state.players[viewer] : undefined;
  if (typeof viewer !== 'number' || !player || ask?.kind !== 'one') return false;
  if (asked?.frame.step !== 'move' || typeof answer !== 'string' || turnsAfter(state, viewer) > 0)
    return false;
  const mode = dawnMode(state, viewer);
  const burns = (option: OptionId) => {
    const end = endOfMove(option, player.space);
    return end === null ? null : dawnAt(spaceAt(end), mode) === 'burnt';
  };
  return burns(answer) === true && ask.options.some((option) => burns(option) === false);
}
