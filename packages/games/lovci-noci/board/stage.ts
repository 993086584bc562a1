import type { Heard, Seat } from '@nokturn/engine';
import type { CharacterId } from '../cards/characters.ts';
import type { Colour } from '../cards/colours.ts';
import { OPEN_CARDS, type OpenId } from '../cards/open.ts';
import type { PlaceId } from '../cards/places.ts';
import type { LovciView } from '../secrets.ts';

/** The moving parts of the board. They lag behind the view while something is being shown. */
export interface Scenery {
  readonly places: readonly (PlaceId | null)[];
  readonly damage: readonly number[];
  readonly gone: readonly boolean[];
  readonly dice: Dice;
}

/** What the dice show; `roll` goes up with each roll. */
export interface Dice {
  readonly d6: number | null;
  readonly d4: number | null;
  readonly roll: number;
}

export const NO_DICE: Dice = { d6: null, d4: null, roll: 0 };

/** A spot that a card glides from or to. */
export type Spot =
  | { readonly at: 'seat'; readonly seat: Seat }
  | { readonly at: 'deck' | 'discard'; readonly colour: Colour }
  | { readonly at: 'play' };

/** Something shown over the board for a moment. */
export type Effect =
  | { readonly kind: 'glide'; readonly card: OpenId | 'green'; readonly from: Spot; readonly to: Spot }
  | {
      readonly kind: 'strike';
      readonly attacker: Seat;
      readonly victims: readonly Seat[];
      readonly sum: Sum | null;
    }
  | { readonly kind: 'wound'; readonly seat: Seat; readonly before: number; readonly after: number }
  | { readonly kind: 'ward'; readonly seat: Seat }
  | { readonly kind: 'flip'; readonly seat: Seat; readonly character: CharacterId; readonly dead: boolean };

/** The arithmetic of a hit: what is added and subtracted, and the result. */
export interface Sum {
  readonly base: number;
  readonly claws: number;
  readonly lance: number;
  readonly cloaks: number;
  readonly amount: number;
  readonly prevented: boolean;
}

/** One moment of the animation: what changes, what is shown, and for how long. */
export interface Scene {
  readonly length: number;
  readonly effect: Effect | null;
  /** The seat whose piece it moves. */
  readonly mover?: Seat;
  change?(before: Scenery): Scenery;
}

/** In milliseconds. Everything is shorter than half a second. */
const LENGTH = {
  roll: 430,
  slide: 430,
  glide: 400,
  strike: 400,
  step: 70,
  wound: 320,
  ward: 320,
  flip: 480,
} as const;

export function sceneryOf(view: LovciView, dice: Dice): Scenery {
  return {
    places: view.players.map(({ place }) => place),
    damage: view.players.map(({ damage }) => damage),
    gone: view.players.map(({ eliminated }) => eliminated > 0),
    dice,
  };
}

/**
 * How a happening is shown. Only facts that everybody hears are used, so that nothing about it, not even its length,
 * depends on what somebody may not know.
 */
export function scenesOf(heard: Heard): readonly Scene[] {
  switch (heard.kind) {
    case 'move-rolled':
    case 'keg-rolled':
    case 'duel-rolled':
    case 'prayer-rolled':
      return [roll(number(heard.d6), number(heard.d4))];
    case 'moved':
      return [moved(heard.seat as Seat, heard.place as PlaceId)];
    case 'drew':
      return [glide(heard.card as OpenId, { at: 'deck', colour: heard.colour as Colour }, { at: 'play' })];
    case 'drew-prophecy':
      return [glide('green', { at: 'deck', colour: 'green' }, seat(heard.seat))];
    case 'prophecy-passed':
      return [glide('green', seat(heard.giver), seat(heard.receiver))];
    case 'prophecy':
      return [glide('green', seat(heard.receiver), seat(heard.giver))];
    case 'equipped':
      return [glide(heard.card as OpenId, { at: 'play' }, seat(heard.seat))];
    case 'transferred':
      return [glide(heard.card as OpenId, seat(heard.from), seat(heard.to))];
    case 'dug-up':
      return [glide(heard.card as OpenId, discard(heard.card as OpenId), seat(heard.seat))];
    case 'discarded':
      return [
        glide(heard.card as OpenId, leaves(heard.card as OpenId, heard.seat), discard(heard.card as OpenId)),
      ];
    case 'attacked':
      return [
        roll(number(heard.d6), number(heard.d4)),
        strike(heard.attacker as Seat, heard.victims as readonly Seat[], null),
      ];
    case 'hit':
      return [strike(heard.attacker as Seat, [heard.victim as Seat], sumOf(heard))];
    case 'damaged':
    case 'healed':
    case 'set-to-seven':
      return [wounded(heard.seat as Seat, heard.before as number, heard.after as number)];
    case 'prevented':
      return [{ length: LENGTH.ward, effect: { kind: 'ward', seat: heard.seat as Seat } }];
    case 'revealed':
      return [flip(heard.seat as Seat, heard.character as CharacterId, false)];
    case 'eliminated':
      return [flip(heard.seat as Seat, heard.character as CharacterId, true)];
    default:
      return [];
  }
}

function roll(d6: number | null, d4: number | null): Scene {
  return {
    length: LENGTH.roll,
    effect: null,
    change: (before) => ({ ...before, dice: { d6, d4, roll: before.dice.roll + 1 } }),
  };
}

function moved(who: Seat, place: PlaceId): Scene {
  return {
    length: LENGTH.slide,
    effect: null,
    mover: who,
    change: (before) => ({ ...before, places: before.places.with(who, place) }),
  };
}

function glide(card: OpenId | 'green', from: Spot, to: Spot): Scene {
  return { length: LENGTH.glide, effect: { kind: 'glide', card, from, to } };
}

function strike(attacker: Seat, victims: readonly Seat[], sum: Sum | null): Scene {
  return { length: LENGTH.strike, effect: { kind: 'strike', attacker, victims, sum } };
}

function wounded(who: Seat, before: number, after: number): Scene {
  return {
    length: Math.max(LENGTH.wound, Math.min(480, Math.abs(after - before) * LENGTH.step)),
    effect: { kind: 'wound', seat: who, before, after },
    change: (scenery) => ({ ...scenery, damage: scenery.damage.with(who, after) }),
  };
}

function flip(who: Seat, character: CharacterId, dead: boolean): Scene {
  return {
    length: LENGTH.flip,
    effect: { kind: 'flip', seat: who, character, dead },
    change: (before) =>
      dead ? { ...before, gone: before.gone.with(who, true), places: before.places.with(who, null) } : before,
  };
}

function sumOf(heard: Heard): Sum {
  return {
    base: heard.base as number,
    claws: heard.claws as number,
    lance: heard.lance as number,
    cloaks: Math.abs(heard.attackerCloak as number) + Math.abs(heard.victimCloak as number),
    amount: heard.amount as number,
    prevented: heard.prevented !== null && heard.prevented !== undefined,
  };
}

function seat(who: unknown): Spot {
  return { at: 'seat', seat: who as Seat };
}

function discard(card: OpenId): Spot {
  return { at: 'discard', colour: OPEN_CARDS[card].colour };
}

/** Equipment leaves from its owner, an event from the middle of the table. */
function leaves(card: OpenId, owner: unknown): Spot {
  return OPEN_CARDS[card].type === 'equipment' ? seat(owner) : { at: 'play' };
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
