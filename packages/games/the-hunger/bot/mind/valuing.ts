import type { OptionId, Seat } from '@nokturn/engine';
import { CASTLE, CHESTS, CRYPTS, SPACES, type SpaceNo, spaceNo } from '../../cards/board.ts';
import { HUMAN_TYPES, type HumanType } from '../../cards/card.ts';
import { abilityOf, type CardNo, cardAt } from '../../cards/cards.ts';
import { type MissionNo, missionAt, missionNo } from '../../cards/missions.ts';
import { tokenAt } from '../../cards/tokens.ts';
import { speedTogether } from '../../count.ts';
import { choiceOf } from '../../rules/choices.ts';
import { TAVERN_COST } from '../../rules/hunt.ts';
import { closerVampires } from '../../rules/instants.ts';
import { confuseEnds, distance, isWell, othersByDistance } from '../../rules/map.ts';
import {
  CONFUSE,
  countMarked,
  DOG,
  FAMILIAR,
  FAST,
  GOAT,
  HOLY_WATER,
  hasMark,
  huntingVp,
  isHuman,
  marksOfAll,
  PIG,
  SPICY,
  STEALTH,
  typeOf,
} from '../../rules/marks.ts';
import { costsFrom } from '../../rules/move.ts';
import { NONE, type State, type Turn } from '../../rules/state.ts';
import { type CellNo, COLUMNS, columnOf } from '../../rules/track.ts';
import type { HungerFrame } from '../../rules/work.ts';
import { pace } from './cards.ts';
import { cardWorth, Hunts, type Means } from './hunts.ts';
import { Stance } from './stance.ts';
import { expectedVp } from './wishes.ts';

/** What an option is worth in VP at dawn; only differences within one question mean something. */
export type Valuing = (option: OptionId) => number;

const EVEN: Valuing = () => 0;
/** What can be had for nothing comes first. */
const FIRST = 1000;

export function valuingOf(state: State, seat: Seat, frame: HungerFrame): Valuing {
  const stance = new Stance(state, seat);
  switch (frame.step) {
    case 'keep-mission':
    case 'keep-missions':
      return (option) => tileWorth(stance, thing(option));
    case 'parasol':
      return (option) => (option === 'take' ? 1 : 0);
    case 'prelude':
      return valuingOfPrelude(stance);
    case 'effects':
      return valuingOfEffects(stance);
    case 'discard':
      return (option) => -turnWorth(stance, thing(option));
    case 'use-again':
      return (option) => (option === 'again' ? swapWorth(stance, null) : 0);
    case 'snake-window':
      return (option) => (option === 'done' ? 0 : burdensInPlay(stance) - 0.5);
    case 'devour':
    case 'digest':
    case 'building':
      return (option) => (option === 'none' ? 0 : stance.digestWorth(thing(option)));
    case 'confuse':
      return valuingOfConfuse(stance);
    case 'move':
      return valuingOfMove(stance);
    case 'push':
      return valuingOfPush(stance);
    case 'butted':
      return (option) => -stance.abilityWorth(thing(option));
    case 'action':
      return valuingOfAction(stance);
    case 'ready':
      return (option) => (option === 'rest' ? 0 : readyWorth(stance, thing(option)));
    case 'hypnosis-cell':
    case 'hypnosis-card':
    case 'hypnosis-direction':
      return valuingOfHypnosis(stance);
    case 'free-hunt-cell':
    case 'free-hunt-card':
      return valuingOfFreeHunt(stance, missionNo(frame.mission));
    case 'choose-crypt':
      return (option) => cryptWorth(stance, cryptOn(thing(option)));
    case 'choose-chest':
      return (option) => chestWorth(stance, thing(option));
    case 'name-type':
      return (option) => stance.wishes.types[thing(option)] ?? 0;
    default:
      return EVEN;
  }
}

function thing(option: OptionId): number {
  return choiceOf(option)?.no ?? -1;
}

// Spaces

const CHEST_NO = SPACES.map(({ id }) => (CHESTS as readonly string[]).indexOf(id));
const CRYPT_NO = SPACES.map(({ id }) => CRYPTS.findIndex(({ space }) => space === id));
const BUILDINGS: Readonly<Partial<Record<string, HumanType>>> = {
  market: 'villager',
  church: 'religious',
  mansion: 'noble',
  barracks: 'military',
};
const BUILDING_TYPES = SPACES.map(({ effect }) => HUMAN_TYPES.indexOf(BUILDINGS[effect ?? ''] as HumanType));
const UNKNOWN_TOKEN = 3;

function cryptOn(space: SpaceNo): number {
  return CRYPT_NO[space] as number;
}

/** To use the effect of a space once. */
function visitWorth(stance: Stance, space: SpaceNo): number {
  if ((CHEST_NO[space] as number) >= 0) return chestWorth(stance, space);
  if ((CRYPT_NO[space] as number) >= 0) return cryptWorth(stance, CRYPT_NO[space] as number);
  return (BUILDING_TYPES[space] as number) >= 0 ? buildingWorth(stance, BUILDING_TYPES[space] as number) : 0;
}

function chestWorth(stance: Stance, space: SpaceNo): number {
  const chest = CHEST_NO[space] as number;
  const token = stance.state.chests[chest] ?? NONE;
  if (token === NONE) return 0;
  // What lies in a closed Chest is imagined.
  return chest < 5 ? UNKNOWN_TOKEN + stance.wishes.token : stance.tokenWorth(token);
}

/** The mean of what the best of so many unknown tiles gives. */
const BEST_OF = [0, 2.8, 3.8, 4.5, 5, 5.4, 5.7] as const;

function cryptWorth(stance: Stance, crypt: number): number {
  const { state, player } = stance;
  const count = state.crypts[crypt]?.length ?? 0;
  const known = player.notes[crypt] ?? null;
  if (known === null || known.length !== count) return BEST_OF[count] ?? 0;
  let best = 0;
  for (const tile of known) best = Math.max(best, tileWorth(stance, tile));
  return best;
}

function buildingWorth(stance: Stance, type: number): number {
  const { playing, discard } = stance.player;
  let best = 0;
  for (const cards of [playing, discard])
    for (let i = 0; i < cards.length; i++)
      if (typeOf(cards[i] as CardNo) === type) best = Math.max(best, stance.digestWorth(cards[i] as CardNo));
  return best;
}

export function tileWorth(stance: Stance, mission: MissionNo): number {
  const { scoring, instant } = missionAt(mission);
  if (scoring !== null) return expectedVp(scoring, stance.prospect);
  const { turns, state } = stance;
  if (turns === 0) return 0;
  switch (instant?.kind) {
    case 'chest':
      return state.chests.some((token) => token !== NONE) ? 4 : 0;
    case 'closer-vampires':
      return 0.8 * (state.players.length - 1);
    case 'familiar':
      return Math.min(3, 0.4 * turns);
    case 'digestion':
      return 1;
    default:
      return Math.min(4, turns);
  }
}

// Before the move

const SPEED_NOW = 0.9;
const RELUCTANCE = 0.3;

/** What a card does in this turn. */
function turnWorth(stance: Stance, card: CardNo): number {
  const { player } = stance;
  let worth = SPEED_NOW * pace(card) + huntingVp(card);
  if (hasMark(card, STEALTH)) worth += 2.5;
  if (hasMark(card, HOLY_WATER)) worth -= 5;
  if (hasMark(card, SPICY)) worth -= 2;
  if (hasMark(card, CONFUSE) && player.arrival === 0) {
    let there = Number.NEGATIVE_INFINITY;
    for (const end of confuseEnds(player.space)) there = Math.max(there, stance.after(end));
    worth += there - stance.after(player.space);
  }
  return worth;
}

function valuingOfPrelude(stance: Stance): Valuing {
  const { player, turns } = stance;
  let worth = 0;
  for (const card of player.hand) worth += turnWorth(stance, card);
  return (option) => {
    if (option === 'play') return 0;
    if (choiceOf(option)?.verb === 'bear')
      return 1 + 2 * SPEED_NOW * stance.pace - worth - RELUCTANCE * turns;
    let digested = 0;
    for (const card of player.hand) if (isHuman(card)) digested += stance.digestWorth(card);
    const turn = turns === 0 ? 0 : stance.after(player.space, turns + 1) - stance.after(player.space);
    return digested - turn - 0.5 * worth;
  };
}

/** Draws first: what they bring may be worth discarding. */
function valuingOfEffects(stance: Stance): Valuing {
  const slow = speedTogether(stance.player.playing) < 5;
  return (option) => {
    const choice = choiceOf(option);
    switch (choice?.verb) {
      case 'activate':
        return abilityOf(choice.no, 'draw') !== null ? 100 : swapWorth(stance, choice.no);
      case 'token':
        switch (tokenAt(choice.no).use?.kind) {
          case 'mission':
            return 50;
          case 'draw':
            return slow || stance.turns < 3 ? 10 : -1;
          case 'swap':
            return swapWorth(stance, null) - (stance.turns < 3 ? 0 : 2);
          default:
            return -1;
        }
      case 'use':
        return freeItemWorth(stance, choice.no);
      default:
        return 0;
    }
  };
}

function swapWorth(stance: Stance, cause: CardNo | null): number {
  const { playing } = stance.player;
  const used = stance.state.turn?.used ?? [];
  let least = Number.POSITIVE_INFINITY;
  for (const card of playing)
    if (card !== cause && !used.includes(card)) least = Math.min(least, turnWorth(stance, card));
  return least === Number.POSITIVE_INFINITY ? -1 : SPEED_NOW * stance.pace - least - RELUCTANCE;
}

function burdensInPlay({ player }: Stance): number {
  return countMarked(player.playing, HOLY_WATER | CONFUSE | SPICY);
}

/** Instant Missions that can be used in several steps: more than 0 if now is the time. */
function freeItemWorth(stance: Stance, mission: MissionNo): number {
  const { state, seat, turns } = stance;
  const { instant } = missionAt(mission);
  if (instant?.kind === 'chest') {
    let best = 0;
    for (const space of CHESTS) best = Math.max(best, chestWorth(stance, spaceNo(space)));
    return best - (turns > 8 ? 3 : 0);
  }
  if (instant?.kind !== 'closer-vampires') return -1;
  const others = state.players.length - 1;
  const closer = closerVampires(state, seat);
  return closer === others || turns === 0 ? closer : closer - others * Math.min(0.9, 0.3 + 0.1 * turns);
}

// The move

/** What it is worth to end step F on a space. */
class Ends {
  readonly #stance: Stance;
  readonly #hunts: Hunts;
  readonly #general: number;
  readonly #pigs: number;
  readonly #dogs: number;

  constructor(stance: Stance) {
    this.#stance = stance;
    this.#hunts = new Hunts(stance);
    const { playing } = stance.player;
    this.#general = 1 + countMarked(playing, STEALTH);
    this.#pigs = countMarked(playing, PIG);
    this.#dogs = countMarked(playing, DOG);
  }

  at(space: SpaceNo, speed: number, moved: boolean): number {
    const stance = this.#stance;
    const { state } = stance;
    if (space === CASTLE && moved) return homeWorth(stance);
    const active = (state.turn?.speed ?? speed) > 0 && (moved || state.options.stayActivates);
    const well = isWell(space);
    const means: Means = {
      general: this.#general + (moved ? 0 : this.#pigs),
      column: active && well ? 1 : 0,
      speed: speed + (well ? this.#dogs : 0),
    };
    return (
      stance.after(space) + this.#hunts.best(space, means, active) + (active ? visitWorth(stance, space) : 0)
    );
  }

  bestFrom(space: SpaceNo, speed: number): number {
    let best = this.at(space, speed, false);
    for (const to of othersByDistance(space)) {
      const left = speed - distance(space, to);
      if (left < 0) break;
      best = Math.max(best, this.at(to, left, true));
    }
    return best;
  }
}

/** To come home now (TH-11.5). */
function homeWorth(stance: Stance): number {
  const { state, player, turns, seat } = stance;
  let abroad = 0;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && state.players[other]?.arrival === 0) abroad++;
  let worth = state.castleTiles[0] ?? 0;
  for (const tiles of [state.publicMissions, player.missions])
    for (const tile of tiles) {
      const { scoring } = missionAt(tile);
      if (scoring?.kind === 'first-home' && abroad === state.players.length - 1) worth += scoring.vp * 0.75;
      if (scoring?.kind === 'beaten-home') worth += scoring.vp * (1 + abroad / 2);
    }
  for (const card of player.playing) {
    const ability = abilityOf(card, 'end-of-turn');
    if (ability?.when === 'not-hunted') worth += ability.vp * turns;
  }
  return worth;
}

function valuingOfConfuse(stance: Stance): Valuing {
  const ends = new Ends(stance);
  const speed = speedTogether(stance.player.playing);
  return (option) => ends.bestFrom(thing(option), speed);
}

function valuingOfMove(stance: Stance): Valuing {
  const { state, player, seat } = stance;
  const ends = new Ends(stance);
  const spicy = (marksOfAll(player.playing) & SPICY) !== 0;
  const remaining = state.turn?.remaining ?? 0;
  const costs = costsFrom(state, seat);
  const stay = ends.at(player.space, Math.max(0, remaining), false);
  return (option) => {
    const choice = choiceOf(option);
    switch (choice?.verb) {
      case 'move': {
        const left = spicy && !isWell(choice.no) ? 0 : Math.max(0, remaining - costs(choice.no));
        return ends.at(choice.no, left, true);
      }
      case 'mist':
        return ends.at(choice.no, remaining, true);
      case 'token': {
        const { use } = tokenAt(choice.no);
        if (use?.kind === 'mission') return FIRST;
        const speed = remaining + (use?.kind === 'speed' ? use.speed : 0);
        return spicy ? stay : ends.bestFrom(player.space, speed) - stance.keptWorth(choice.no);
      }
      case 'use':
        return freeItemWorth(stance, choice.no) > 0 ? FIRST : -FIRST;
      default:
        return stay;
    }
  };
}

/** Early in the night others are pushed back, later away from home. */
function valuingOfPush({ state, player }: Stance): Valuing {
  const goats = 2 * countMarked(player.playing, GOAT);
  const wish = state.round < 8 ? -0.2 : 0.2;
  const from = distance(player.space, CASTLE);
  return (option) => (option === 'stop' ? 0 : goats + wish * (distance(thing(option), CASTLE) - from));
}

// The Action step

const PATIENCE = { mission: 2.5, snake: 1, hypnosis: 0.3 } as const;

function valuingOfAction(stance: Stance): Valuing {
  const { state, player, turns } = stance;
  const turn = state.turn as Turn;
  const hunts = new Hunts(stance);
  const means: Means = { general: turn.generalHunts, column: turn.columnHunts, speed: turn.remaining };
  const closed = turn.roseTaken && state.options.roseEndsTrack;
  const { space } = player;
  const best = (left: Means, without = -1) => (closed ? 0 : hunts.best(space, left, turn.active, without));
  const now = best(means);
  return (option) => {
    const choice = choiceOf(option);
    if (choice === null) {
      if (option === 'tavern')
        return (
          hunts.tavern + best({ ...means, general: means.general - 1, speed: means.speed - TAVERN_COST })
        );
      return option === 'hypnosis' ? now + bestShift(stance, means).gain - PATIENCE.hypnosis : 0;
    }
    const { no } = choice;
    switch (choice.verb) {
      case 'hunt':
        return hunts.worth(no, space) + best(afterHunt(state, means, no), no);
      case 'rose':
        return (
          hunts.rose(no) + (state.options.roseEndsTrack ? 0 : best({ ...means, general: means.general - 1 }))
        );
      case 'chest':
      case 'crypt':
        return FIRST;
      case 'building':
        return now > 0 ? 0 : visitWorth(stance, space) - 0.01;
      case 'snake':
        return now + devourWorth(stance, no) - (turns > 1 ? PATIENCE.snake : 0);
      case 'dog':
        return (
          best({ ...means, column: means.column + 1, speed: means.speed - (isWell(space) ? 1 : 0) }) -
          stance.abilityWorth(no)
        );
      case 'token': {
        const { use } = tokenAt(no);
        const kept = stance.keptWorth(no);
        if (use?.kind === 'mission') return FIRST;
        if (use?.kind === 'hunt') return best({ ...means, general: means.general + 1 }) - kept;
        if (use?.kind === 'speed') return best({ ...means, speed: means.speed + use.speed }) - kept;
        return -1;
      }
      case 'use':
        return now + tileNow(stance, no);
      default:
        return 0;
    }
  };
}

/** TH-13.6. */
function afterHunt({ track }: State, means: Means, cell: CellNo): Means {
  const cost = columnOf(cell) + ((marksOfAll(track[cell] ?? []) & FAST) === 0 ? 0 : 1);
  const cheap = columnOf(cell) === 1 && means.column > 0;
  return {
    general: means.general - (cheap ? 0 : 1),
    column: means.column - (cheap ? 1 : 0),
    speed: means.speed - cost,
  };
}

function devourWorth(stance: Stance, snake: CardNo): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const card of stance.player.playing)
    if (card !== snake) best = Math.max(best, stance.digestWorth(card));
  return 2 + best;
}

function tileNow(stance: Stance, mission: MissionNo): number {
  const { state, turns } = stance;
  const { instant } = missionAt(mission);
  const patience = turns > 2 ? PATIENCE.mission : 0;
  switch (instant?.kind) {
    case 'familiar':
      return bestCard(stance, (card) => hasMark(card, FAMILIAR)) - patience;
    case 'any-column':
      return bestCard(stance, () => true) - patience;
    case 'same-column': {
      const column = state.turn?.huntedColumn ?? 0;
      return bestCard(stance, (_, cell) => columnOf(cell) === column) - patience;
    }
    default:
      return freeItemWorth(stance, mission);
  }
}

function bestCard(stance: Stance, may: (card: CardNo, cell: CellNo) => boolean): number {
  let best = 0;
  stance.state.track.forEach((pile, cell) => {
    for (const card of pile) if (may(card, cell)) best = Math.max(best, cardWorth(stance, card));
  });
  return best;
}

function valuingOfFreeHunt(stance: Stance, mission: MissionNo): Valuing {
  const { state } = stance;
  const beasts = missionAt(mission).instant?.kind === 'familiar';
  return (option) => {
    const choice = choiceOf(option);
    if (choice?.verb === 'card') return cardWorth(stance, choice.no);
    const pile = state.track[choice?.no ?? -1] ?? [];
    if (!beasts && state.options.freeHuntTakes === 'pile')
      return pile.reduce((sum, card) => sum + cardWorth(stance, card), 0);
    let best = Number.NEGATIVE_INFINITY;
    for (const card of pile)
      if (!beasts || hasMark(card, FAMILIAR)) best = Math.max(best, cardWorth(stance, card));
    return best;
  };
}

/** Roses and animals that work every turn are wanted soon. */
function readyWorth({ turns }: Stance, card: CardNo): number {
  const { kind, animal } = cardAt(card);
  if (kind === 'rose') return 2;
  const lasting = animal === 'pig' || animal === 'panther' || animal === 'rat' || animal === 'owl';
  return lasting && turns > 3 ? 1 : -1;
}

// Hypnosis (TH-16.7)

const DIRECTIONS = { up: -COLUMNS, down: COLUMNS, right: 1 } as const;
type Direction = keyof typeof DIRECTIONS;

interface Shift {
  readonly cell: CellNo;
  readonly card: CardNo;
  readonly direction: Direction | null;
  readonly gain: number;
}

/** The card whose move makes the hunts of this turn better than any other. */
function bestShift(stance: Stance, means: Means): Shift {
  const { state, player } = stance;
  const active = state.turn?.active ?? false;
  const { track } = state;
  const before = new Hunts(stance).best(player.space, means, active);
  let best: Shift = { cell: -1, card: -1, direction: null, gain: 0 };
  for (let cell = 0; cell < track.length; cell++)
    for (const card of track[cell] as readonly CardNo[])
      for (const direction of ['up', 'down', 'right'] as const) {
        const to = cell + DIRECTIONS[direction];
        if ((direction === 'right' && columnOf(cell) === 1) || to < 0 || to >= track.length) continue;
        const from = track[cell] as CardNo[];
        const onto = track[to] as CardNo[];
        const at = from.indexOf(card);
        track[cell] = from.filter((_, i) => i !== at);
        track[to] = [...onto, card];
        const gain = new Hunts(stance).best(player.space, means, active) - before;
        track[cell] = from;
        track[to] = onto;
        if (gain > best.gain) best = { cell, card, direction, gain };
      }
  return best;
}

function valuingOfHypnosis(stance: Stance): Valuing {
  const turn = stance.state.turn as Turn;
  const { cell, card, direction } = bestShift(stance, {
    general: turn.generalHunts,
    column: turn.columnHunts,
    speed: turn.remaining,
  });
  return (option) => {
    const choice = choiceOf(option);
    switch (choice?.verb) {
      case 'cell':
        return choice.no === cell ? 1 : -1;
      case 'card':
        return choice.no === card ? 1 : -1;
      default:
        if (option === 'back') return direction === null ? 0.5 : 0;
        return option === direction ? 1 : 0;
    }
  };
}
