import type { Seat } from '@nokturn/engine';
import { CASTLE, type SpaceNo } from './cards/board.ts';
import { abilityOf, type CardNo } from './cards/cards.ts';
import type { MissionNo } from './cards/missions.ts';
import { tokenAt } from './cards/tokens.ts';
import { ROUNDS } from './rules/end-of-round.ts';
import { regionOf } from './rules/map.ts';
import {
  countMarked,
  HUMAN,
  huntedValue,
  huntingVp,
  isHuman,
  printedValue,
  speedOf,
  speedWithHuman,
} from './rules/marks.ts';
import { type Standing, standings } from './rules/scoring.ts';
import type { Player, State } from './rules/state.ts';
import type { HungerView } from './secrets.ts';

/** Facts that can be calculated from a view: cards that are not open, Speed, turns left, current scores. */

export type PlayerView = HungerView['players'][number];

/**
 * The first list without the cards of the second. Copies are interchangeable: only their numbers are
 * subtracted.
 */
export function minus(cards: readonly CardNo[], others: readonly CardNo[]): CardNo[] {
  const left = [...cards];
  for (const card of others) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * The cards of a seat that are not open: its deck and its hand together. Everybody knows them, because
 * everybody has seen each of them being taken; their order is a secret (section 6).
 */
export function hiddenCards({ owned, playing, discard, digested }: PlayerView): CardNo[] {
  return minus(owned, [...playing, ...discard, ...digested]);
}

/** The total Speed of these cards in the playing area (TH-8.7 to TH-8.10). */
export function speedTogether(playing: readonly CardNo[]): number {
  const humans = countMarked(playing, HUMAN);
  const small = humans === 0 ? 0 : playing.filter(isSmall).length;
  let speed = 0;
  for (const card of playing) {
    speed += humans > 0 ? speedWithHuman(card) : speedOf(card);
    if (humans === 0) continue;
    speed += small * (abilityOf(card, 'speed-per-small-human')?.speed ?? 0);
    const panther = abilityOf(card, 'speed-with-humans');
    if (panther !== null && humans >= panther.humans) speed += panther.speed;
  }
  return speed;
}

/** Whether a Rat counts this Human (TH-8.9). */
function isSmall(card: CardNo): boolean {
  const value = printedValue(card);
  return isHuman(card) && value >= 1 && value <= 2;
}

/** The number of cards that these cards draw into the playing area (TH-7.8, TH-7.9). */
export function drawnBy(playing: readonly CardNo[]): number {
  const human = countMarked(playing, HUMAN) > 0;
  return playing.reduce((sum, card) => {
    const draw = abilityOf(card, 'draw');
    return draw === null ? sum : sum + (human ? draw.withHuman : draw.cards);
  }, 0);
}

/** Immediate VP for hunting these cards here (TH-12.11 to TH-12.13, TH-12.22). */
export function huntedVp({ playing }: PlayerView, cards: readonly CardNo[], space: SpaceNo): number {
  const region = regionOf(space);
  const hunger = playing.reduce((sum, card) => sum + huntingVp(card), 0);
  return cards.reduce(
    (sum, card) => sum + (isHuman(card) ? huntedValue(card, region) + hunger : printedValue(card)),
    0,
  );
}

export function hasParasol({ tokens }: PlayerView): boolean {
  return tokens.some((token) => tokenAt(token).use?.kind === 'parasol');
}

/** The turns a seat still has after the current one, including the Parasol turn (TH-1.2, TH-19.1). */
export function turnsAfter(view: HungerView, seat: Seat): number {
  const { phase, round, turn, players } = view;
  const player = players[seat] as PlayerView;
  if (phase === 'scoring' || phase === 'over') return 0;
  const acting = turn?.seat === seat;
  if (phase === 'parasols') return acting || player.resting ? 0 : 1;
  const thisRound = player.resting || acting ? 0 : 1;
  return ROUNDS - round + thisRound + (hasParasol(player) ? 1 : 0);
}

/**
 * Everybody's score if the night ended now and all were safe: the cards and Public Missions of all seats, and
 * the personal Missions visible to the viewer. After dawn, the real fates count (TH-20.1). By seat.
 */
export function scoresNow(view: HungerView): readonly Standing[] {
  const isDawn = view.phase === 'scoring' || view.phase === 'over';
  const players = view.players.map(
    (player): Player => ({
      ...(player as unknown as Player),
      // A score does not depend on which of the hidden cards are in the hand.
      deck: hiddenCards(player),
      hand: [],
      missions: player.missions.filter((mission) => mission !== null),
      space: isDawn ? player.space : CASTLE,
    }),
  );
  return standings({ ...(view as unknown as State), players }).toSorted((a, b) => a.seat - b.seat);
}

/**
 * The value of a tile for a seat if the night ended now: its own, a public one, or one that it could keep.
 */
export function missionNow(view: HungerView, seat: Seat, mission: MissionNo): number {
  const players = view.players.map((player, other) =>
    other === seat && !player.missions.includes(mission)
      ? { ...player, missions: [...player.missions, mission] }
      : player,
  );
  const tiles = scoresNow({ ...view, players })[seat]?.tiles ?? [];
  return tiles.find((tile) => tile.mission === mission)?.vp ?? 0;
}
