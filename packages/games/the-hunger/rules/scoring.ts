import { decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { CASTLE, DAWN_LOSSES, spaceAt } from '../cards/board.ts';
import { HUMAN_TYPES, type HumanType, type Keyword } from '../cards/card.ts';
import { type CardId, cardAt } from '../cards/cards.ts';
import { COMPARING, type MissionNo, missionAt, type Scoring } from '../cards/missions.ts';
import { tokenAt } from '../cards/tokens.ts';
import { typeOption } from './choices.ts';
import type { Fate } from './happenings.ts';
import { type Holdings, holdingsOf, type Owner, ownedCards } from './holdings.ts';
import { distance } from './map.ts';
import { CONFUSE, HOLY_WATER, SPICY } from './marks.ts';
import type { Player, State } from './state.ts';
import type { HungerTable, Rules } from './work.ts';

/** Dawn and final scoring (TH-19.6 to TH-20.19). */
export const scoringRules: Rules<'dawn' | 'name-type' | 'scoring'> = {
  /** TH-20.1: VP of the night, dawn loss, end-of-game card bonuses. */
  dawn(table) {
    const { state } = table;
    state.phase = 'scoring';
    table.next({ step: 'scoring' });
    state.players.forEach((player, seat) => {
      if (table.told) tellDawn(table, seat, player);
      if (ownsNameless(player)) table.next({ step: 'name-type', seat });
    });
  },

  /** TH-15.9 (TH-D30). */
  'name-type': decision({
    clause: 'TH-15.9',
    to: 'one',
    seat: (_state, { seat }) => seat,
    ask: () => oneOf(HUMAN_TYPES.map((_, type) => typeOption(type))),
    fallback: (state, seat) => typeOption(commonest(holdingsOf(playerAt(state, seat)).cards)),
    answered(table, answer, seat) {
      const type = HUMAN_TYPES[typeOption.chosen(answer)] as HumanType;
      playerAt(table.state, seat).named = type;
      table.tell({ kind: 'type-named', seat, type });
    },
  }),

  /** Public Missions, personal Missions, and the winners. */
  scoring(table) {
    const { state } = table;
    if (table.told) tellScores(table);
    state.phase = 'over';
    table.finish();
  },
};

function commonest(counts: readonly number[]): number {
  return counts.indexOf(Math.max(...counts));
}

function ownsNameless({ tokens }: Player): boolean {
  return tokens.some((token) => {
    const { use } = tokenAt(token);
    return use?.kind === 'human' && use.type === null;
  });
}

/** A vampire's fate at dawn, and its loss (TH-19.6 to TH-19.11). */
export function dawnOf(state: State, seat: Seat): { readonly fate: Fate; readonly loss: number } {
  const { id, region } = spaceAt(playerAt(state, seat).space);
  if (region === 'castle') return { fate: 'safe', loss: 0 };
  const gentle = state.options.mode === 'rookie' || state.beginners.includes(seat);
  if (region === 'cemetery' || (region === 'mountains' && gentle))
    return { fate: 'survives', loss: DAWN_LOSSES[id] ?? 0 };
  return { fate: 'burnt', loss: 0 };
}

/** End-of-game card bonuses: each card that scores, with its VP (TH-20.4). */
export function endCards(player: Owner): { readonly card: CardId; readonly vp: number }[] {
  const owned = ownedCards(player).map(cardAt);
  const { cards, rose } = holdingsOf(player);
  const wolves = owned.filter(({ animal }) => animal === 'wolf').length;
  const roxane = owned.some(({ id }) => id === 'villager-roxane');
  return owned.flatMap(({ id, type, does }) =>
    does.flatMap((ability) => {
      switch (ability.kind) {
        case 'hunter':
          return [{ card: id, vp: cards[HUMAN_TYPES.indexOf(type as HumanType)] as number }];
        case 'pack':
          return [{ card: id, vp: wolves }];
        case 'partner':
          return (ability.of === 'roxane' ? roxane : rose) ? [{ card: id, vp: ability.vp }] : [];
        default:
          return [];
      }
    }),
  );
}

/** One seat with everything that Missions count. */
interface Candidate {
  readonly seat: Seat;
  readonly player: Player;
  readonly holdings: Holdings;
  readonly fate: Fate;
  readonly loss: number;
  readonly cards: number;
  /** TH-20.2. */
  readonly pre: number;
}

function candidatesOf(state: State): Candidate[] {
  return state.players.map((player, seat) => {
    const { fate, loss } = dawnOf(state, seat);
    const cards = endCards(player).reduce((sum, { vp }) => sum + vp, 0);
    const pre = player.vp - loss + cards;
    return { seat, player, holdings: holdingsOf(player), fate, loss, cards, pre };
  });
}

/**
 * The VP of a tile; comparing tiles consider survivors only and give a burnt seat nothing (TH-20.7 to
 * TH-20.9).
 */
function missionVp(state: State, mission: MissionNo, one: Candidate, all: readonly Candidate[]): number {
  const { scoring } = missionAt(mission);
  if (scoring === null) return 0;
  const others = all.filter((other) => other !== one && other.fate !== 'burnt');
  if (COMPARING.has(scoring.kind)) return one.fate === 'burnt' ? 0 : comparedVp(scoring, one, others);
  return ownVp(state, scoring, one);
}

/** TH-20.8, TH-20.15. */
function comparedVp(scoring: Scoring, one: Candidate, others: readonly Candidate[]): number {
  const most = (count: (candidate: Candidate) => number) =>
    count(one) >= 1 && others.every((other) => count(other) < count(one)) ? scoring.vp : 0;
  switch (scoring.kind) {
    case 'most-of-type': {
      const type = HUMAN_TYPES.indexOf(scoring.type);
      return most(({ holdings }) => holdings.types[type] as number);
    }
    case 'most-humans':
      return most(({ holdings }) => holdings.humans);
    case 'most-familiars':
      return most(({ holdings }) => holdings.familiars);
    case 'fewest-humans':
      return others.every(({ holdings }) => holdings.humans > one.holdings.humans) ? scoring.vp : 0;
    case 'highest-score':
      return others.every(({ pre }) => pre < one.pre) ? scoring.vp : 0;
    case 'lowest-score':
      return others.every(({ pre }) => pre > one.pre) ? scoring.vp : 0;
    case 'beaten-home': {
      const { arrival } = one.player;
      if (arrival === 0) return 0;
      const beaten = others.filter(({ player }) => player.arrival === 0 || player.arrival > arrival);
      return scoring.vp * (1 + beaten.length);
    }
    default:
      return 0;
  }
}

const KEYWORD_MARKS: Partial<Record<Keyword, number>> = {
  confuse: CONFUSE,
  spicy: SPICY,
  'holy-water': HOLY_WATER,
};

/** By the seat's own cards and tokens alone; other tiles are not considered here (TH-20.16). */
function ownVp(state: State, scoring: Scoring, { holdings, player }: Candidate): number {
  const { types, values } = holdings;
  switch (scoring.kind) {
    case 'per-type':
      return scoring.vp * (types[HUMAN_TYPES.indexOf(scoring.type)] as number);
    case 'per-value':
      return scoring.vp * sum(values.slice(scoring.from, scoring.to + 1));
    case 'per-keyword': {
      const wanted = scoring.keywords.reduce((marks, keyword) => marks | (KEYWORD_MARKS[keyword] ?? 0), 0);
      return scoring.vp * holdings.marks.filter((marks) => (marks & wanted) !== 0).length;
    }
    case 'per-power':
      return scoring.vp * holdings.powers;
    case 'per-familiar':
      return scoring.vp * (state.options.animalLoverBy === 'animal' ? holdings.animals : holdings.familiars);
    case 'per-token':
      return scoring.vp * holdings.tokens;
    case 'per-digested':
      return scoring.vp * holdings.digestedHumans;
    case 'per-set':
    case 'per-rarest':
      return scoring.vp * Math.min(...types);
    case 'per-commonest':
      return scoring.vp * Math.max(...types);
    case 'none-worth':
      return sum(values.slice(scoring.from)) === 0 ? scoring.vp : 0;
    case 'of-one-type':
      return Math.max(...types) >= scoring.count ? scoring.vp : 0;
    case 'humans':
      return holdings.humans >= scoring.count ? scoring.vp : 0;
    case 'rose':
      return holdings.rose ? scoring.vp : 0;
    case 'first-home':
      return player.arrival === 1 ? scoring.vp : 0;
    default:
      return 0;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The VP of a tile. */
export interface MissionScore {
  readonly mission: MissionNo;
  readonly vp: number;
}

/** The tiles of one place: the Public Missions, or the personal ones of a seat. */
function scoreTiles(
  state: State,
  tiles: readonly MissionNo[],
  one: Candidate,
  all: readonly Candidate[],
): MissionScore[] {
  const scores = tiles.map((mission) => ({ mission, vp: missionVp(state, mission, one, all) }));
  return scores.map(({ mission, vp }) => {
    const { scoring } = missionAt(mission);
    if (scoring?.kind !== 'other-missions') return { mission, vp };
    // Missionary: itself, and its scoring neighbours (TH-20.16).
    return { mission, vp: scoring.vp * (1 + scores.filter((other) => other.vp >= 1).length) };
  });
}

/** One seat at the end: its final score by source (TH-20.1). */
export interface Standing {
  readonly seat: Seat;
  /** Burnt seats share the place after all survivors (TH-20.19). */
  readonly place: number;
  readonly fate: Fate;
  readonly total: number;
  /** VP of the night. */
  readonly night: number;
  /** The loss at dawn, as a positive number. */
  readonly loss: number;
  /** End-of-game card bonuses. */
  readonly cards: number;
  readonly publicMissions: number;
  readonly missions: number;
  /** Tile by tile: the Public Missions, then the personal ones. */
  readonly tiles: readonly (MissionScore & { readonly public: boolean })[];
}

type Unplaced = Omit<Standing, 'place'> & { readonly player: Player };

/** Best first. */
export function standings(state: State): Standing[] {
  const candidates = candidatesOf(state);
  const unplaced = candidates.map((one) => finalScore(state, one, candidates));
  return unplaced
    .map(({ player: _, ...standing }, i) => ({
      ...standing,
      place: 1 + unplaced.filter((other) => isAhead(other, unplaced[i] as Unplaced)).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

function finalScore(state: State, one: Candidate, all: readonly Candidate[]): Unplaced {
  const open = scoreTiles(state, state.publicMissions, one, all);
  const own = scoreTiles(state, one.player.missions, one, all);
  const publicMissions = sum(open.map(({ vp }) => vp));
  const missions = sum(own.map(({ vp }) => vp));
  const { seat, player, fate, loss, cards, pre } = one;
  return {
    seat,
    player,
    fate,
    total: pre + publicMissions + missions,
    night: player.vp,
    loss,
    cards,
    publicMissions,
    missions,
    tiles: [
      ...open.map((tile) => ({ ...tile, public: true })),
      ...own.map((tile) => ({ ...tile, public: false })),
    ],
  };
}

/** TH-20.17 to TH-20.19. */
function isAhead(one: Unplaced, other: Unplaced): boolean {
  if (one.fate === 'burnt' || other.fate === 'burnt') return one.fate !== 'burnt' && other.fate === 'burnt';
  if (one.total !== other.total) return one.total > other.total;
  return farness(one.player) < farness(other.player);
}

/** TH-20.18: by arrival number, then being in the Castle without one, then the distance to it. */
function farness({ arrival, space }: Player): number {
  const seats = 6;
  return arrival > 0 ? arrival : seats + 1 + distance(space, CASTLE);
}

function tellDawn(table: HungerTable, seat: Seat, player: Player): void {
  const { fate, loss } = dawnOf(table.state, seat);
  table.tell({ kind: 'dawn', seat, space: spaceAt(player.space).id, fate, loss });
  for (const { card, vp } of endCards(player)) table.tell({ kind: 'card-scored', seat, card, vp });
}

function tellScores(table: HungerTable): void {
  const final = standings(table.state);
  const bySeat = [...final].sort((a, b) => a.seat - b.seat);
  for (const { seat, night, loss, cards } of bySeat)
    table.tell({ kind: 'pre-mission-score', seat, vp: night - loss + cards });
  for (const open of [true, false])
    for (const { seat, tiles } of bySeat)
      for (const { mission, vp, public: isPublic } of tiles)
        if (isPublic === open)
          table.tell({ kind: 'mission-scored', seat, mission: missionAt(mission).id, public: open, vp });
  for (const { tiles: _, fate, ...standing } of final)
    table.tell({ kind: 'score', ...standing, burnt: fate === 'burnt' });
  table.tell({ kind: 'ended', winners: winnersOf(final) });
}

/** If everybody is burnt nobody wins (TH-20.19). */
export function winnersOf(final: readonly Standing[]): Seat[] {
  return final.filter(({ place, fate }) => place === 1 && fate !== 'burnt').map(({ seat }) => seat);
}
