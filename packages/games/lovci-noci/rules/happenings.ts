import type { Happening, Seat } from '@nokturn/engine';
import type { CharacterId } from '../cards/characters.ts';
import type { Colour } from '../cards/colours.ts';
import type { GreenId } from '../cards/green.ts';
import type { OpenId } from '../cards/open.ts';
import type { PlaceId } from '../cards/places.ts';
import type { Outcome } from './state.ts';

/** The cause of damage or healing. */
export type Source = 'attack' | 'counter' | 'ability' | 'enchanted-tree' | 'prophecy' | OpenId;

/** What prevented the damage (LN-10.5). */
export type Prevention = 'shield-of-light' | 'thick-fur' | 'raven-amulet' | 'oak-charm';

/** All happenings. Facts are plain values or lists of them; secrets.ts decides who hears which. */
export type LovciHappening = Happening &
  (
    | {
        kind: 'started';
        start: Seat;
        /** Whether an opening prophecy comes before the first turn (LN-3.1). */
        opening: boolean;
      }
    | { kind: 'dealt'; seat: Seat; character: CharacterId }
    | { kind: 'round'; round: number }
    | { kind: 'turn'; seat: Seat; extra: boolean }
    | { kind: 'protection-ended'; seat: Seat; by: Prevention }
    // movement
    | {
        kind: 'move-rolled';
        seat: Seat;
        how: 'roll' | 'compass';
        d6: number;
        d4: number;
        place: PlaceId | null;
        again: boolean;
      }
    | { kind: 'moved'; seat: Seat; place: PlaceId; how: 'roll' | 'compass' | 'step' | 'free' }
    // places and cards
    | { kind: 'skipped'; seat: Seat; place: PlaceId }
    | { kind: 'drew'; seat: Seat; colour: 'blue' | 'red'; card: OpenId }
    | { kind: 'drew-prophecy'; seat: Seat; card: GreenId }
    | { kind: 'reshuffled'; colour: Colour; cards: number }
    | { kind: 'equipped'; seat: Seat; card: OpenId }
    | { kind: 'discarded'; seat: Seat; card: OpenId }
    | { kind: 'declined'; seat: Seat; card: OpenId }
    | { kind: 'no-effect'; seat: Seat; card: OpenId }
    | { kind: 'chose'; seat: Seat; target: Seat; card: OpenId }
    | { kind: 'keg-rolled'; seat: Seat; d6: number; d4: number; place: PlaceId | null }
    | { kind: 'duel-rolled'; seat: Seat; target: Seat; d6: number; loser: Seat }
    | { kind: 'prayer-rolled'; seat: Seat; target: Seat; d6: number }
    | { kind: 'extra-turns'; seat: Seat; count: number }
    | {
        kind: 'transferred';
        card: OpenId;
        from: Seat;
        to: Seat;
        how: 'stolen' | 'given' | 'robbed' | 'looted';
      }
    | { kind: 'dug-up'; seat: Seat; card: OpenId }
    // prophecies
    | { kind: 'prophecy-passed'; giver: Seat; receiver: Seat; card: GreenId }
    | {
        kind: 'prophecy';
        giver: Seat;
        receiver: Seat;
        outcome: Outcome;
        /** Points healed or taken; 0 otherwise. */
        amount: number;
        equipment: OpenId | null;
        card: GreenId;
        character: CharacterId | null;
      }
    // attacks
    | {
        kind: 'attacked';
        attacker: Seat;
        victims: readonly Seat[];
        /** Null when only the d4 is rolled (LN-9.10). */
        d6: number | null;
        d4: number;
        base: number;
        how: 'attack' | 'counter' | 'repeat';
      }
    | {
        kind: 'hit';
        attacker: Seat;
        victim: Seat;
        base: number;
        claws: number;
        lance: number;
        attackerCloak: number;
        victimCloak: number;
        amount: number;
        prevented: Prevention | null;
      }
    // damage
    | {
        kind: 'damaged';
        seat: Seat;
        cause: Seat;
        amount: number;
        before: number;
        after: number;
        source: Source;
      }
    | { kind: 'prevented'; seat: Seat; by: Prevention }
    | { kind: 'healed'; seat: Seat; before: number; after: number; source: Source }
    | {
        kind: 'set-to-seven';
        seat: Seat;
        before: number;
        after: number;
        /** A Moonstone kept the damage unchanged (LN-7.19). */
        moonstone: boolean;
      }
    | { kind: 'eliminated'; seat: Seat; character: CharacterId; killer: Seat | null }
    // characters
    | { kind: 'revealed'; seat: Seat; character: CharacterId; forced: boolean }
    | { kind: 'ability'; seat: Seat; character: CharacterId; target: Seat | null; die: number | null }
    | { kind: 'voided'; seat: Seat; by: Seat }
    // the end
    | { kind: 'unmasked'; seat: Seat; character: CharacterId }
    | { kind: 'won'; seat: Seat; character: CharacterId; goal: string }
    | { kind: 'ended'; why: 'goal' | 'rounds'; winners: readonly Seat[] }
  );
