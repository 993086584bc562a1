import type { Happening, Seat } from '@nokturn/engine';
import type { AllyId } from '../cards/allies.ts';
import type { ClanCardId } from '../cards/clan-cards.ts';
import type { ClanId } from '../cards/clans.ts';
import type { LocationId } from '../cards/locations.ts';
import type { PlaceId } from '../cards/places.ts';
import type { RelicId } from '../cards/relics.ts';
import type { Token } from '../cards/tokens.ts';
import type { TeamLetter } from './teams.ts';

/** The cause of something: a card, a Place, a Relic, or a rule of the game. */
export type Source =
  | ClanCardId
  | AllyId
  | PlaceId
  | RelicId
  | 'feed'
  | 'reward'
  | 'haven'
  | 'bounty'
  | 'frenzy'
  | 'diablerie'
  | 'planning'
  | 'withdrawal';

/** Whether others have the same total, and what puts the winner ahead of them: player order or an Ally (VV-1.4). */
export type Tie = 'none' | 'order' | 'ally';

/** A card of an Alliance. */
export type AllianceCard = AllyId | 'victim';

/** All happenings. Facts are plain values or lists of them; secrets.ts decides who hears which. */
export type VendettaHappening = Happening &
  // setup
  (
    | { kind: 'first-player'; seat: Seat }
    | { kind: 'place-laid'; location: LocationId; place: PlaceId }
    | { kind: 'relics-revealed'; relics: readonly RelicId[] }
    | { kind: 'clans-revealed'; clans: readonly ClanId[] }
    | { kind: 'clan-taken'; seat: Seat; clan: ClanId }
    | { kind: 'relic-taken'; seat: Seat; relic: RelicId }
    // the round
    | { kind: 'round'; round: number }
    | { kind: 'fed'; seat: Seat; amount: number; before: number; after: number }
    | { kind: 'ally-arrived'; location: LocationId; ally: AllyId }
    | { kind: 'drew'; seat: Seat; count: number; cards: readonly ClanCardId[] }
    | { kind: 'hand-built'; seat: Seat; kept: readonly ClanCardId[]; returned: ClanCardId | null }
    | { kind: 'gave-up'; seat: Seat; card: ClanCardId }
    // planning
    | { kind: 'lap'; lap: number; laps: number }
    | { kind: 'turn'; seat: Seat }
    | { kind: 'turn-skipped'; seat: Seat }
    | { kind: 'location-chosen'; seat: Seat; location: LocationId }
    | {
        kind: 'played';
        seat: Seat;
        owner: Seat;
        location: LocationId;
        faceUp: boolean;
        cost: number;
        /** What caused the play: a planning turn, or a card. */
        source: Source;
        /** The seat besides the owner that sees a card played face down. */
        watcher: Seat | null;
        card: ClanCardId;
      }
    | { kind: 'tokens-flipped'; seat: Seat; location: LocationId; amount: number }
    | { kind: 'looked'; seat: Seat; at: Seat; location: LocationId; number: number; card: ClanCardId }
    | {
        kind: 'looked-everywhere';
        seat: Seat;
        location: LocationId;
        seats: readonly Seat[];
        cards: readonly ClanCardId[];
      }
    | { kind: 'relic-used'; seat: Seat; relic: RelicId }
    | { kind: 'undrained'; seat: Seat; card: AllianceCard }
    // draining, Frenzy, elimination
    | {
        kind: 'drained';
        seat: Seat;
        card: AllianceCard;
        blood: number;
        after: number;
        tokens: number;
        frenzy: boolean;
      }
    | { kind: 'frenzy'; seat: Seat; credited: Seat | null; location: LocationId | null }
    | { kind: 'nothing-to-drain'; seat: Seat; blood: number }
    | { kind: 'eliminated'; seat: Seat; round: number }
    | { kind: 'ambition'; seat: Seat }
    // blood and Influence
    | { kind: 'gained'; seat: Seat; amount: number; before: number; after: number; source: Source }
    | {
        kind: 'spent';
        seat: Seat;
        amount: number;
        before: number;
        after: number;
        source: Source;
        location: LocationId;
        /** The Location to which Dark Pact brings it, if it does. */
        to: LocationId | null;
      }
    | {
        kind: 'lost';
        seat: Seat;
        amount: number;
        asked: number;
        before: number;
        after: number;
        cause: Seat | null;
        source: Source;
        to: LocationId | null;
      }
    | {
        kind: 'stolen';
        seat: Seat;
        thief: Seat;
        amount: number;
        asked: number;
        before: number;
        after: number;
        source: Source;
      }
    | { kind: 'immune'; seat: Seat; source: Source; by: ClanCardId }
    | { kind: 'influence'; seat: Seat; amount: number; before: number; after: number; source: Source }
    | { kind: 'influence-given'; from: Seat; to: Seat; amount: number; source: Source }
    | {
        kind: 'blood-played';
        seat: Seat;
        location: LocationId;
        amount: number;
        deployed: number;
        source: Source;
      }
    | {
        kind: 'blood-put';
        seat: Seat;
        location: LocationId;
        amount: number;
        deployed: number;
        source: Source;
      }
    | { kind: 'blood-returned'; seat: Seat; location: LocationId; amount: number; source: Source }
    | { kind: 'blood-taken'; from: Seat; to: Seat; location: LocationId; amount: number; source: Source }
    | { kind: 'blood-discarded'; seat: Seat; location: LocationId; amount: number; source: Source }
    | { kind: 'blood-swapped'; seat: Seat; location: LocationId; pool: number; deployed: number }
    | {
        kind: 'blood-shifted';
        seat: Seat;
        location: LocationId;
        to: LocationId;
        amount: number;
        source: Source;
      }
    | {
        kind: 'blood-surrendered';
        from: Seat;
        to: Seat;
        location: LocationId;
        amount: number;
        source: Source;
      }
    | { kind: 'victim-joined'; seat: Seat; source: Source }
    | { kind: 'card-drawn'; seat: Seat; source: Source; card: ClanCardId }
    // resolution
    | { kind: 'location'; location: LocationId }
    | { kind: 'nobody-there'; location: LocationId; ally: AllyId | null }
    | { kind: 'tokens'; location: LocationId; stay: readonly Seat[]; withdraw: readonly Seat[] }
    | { kind: 'token-switched'; seat: Seat; location: LocationId; token: Token }
    | {
        kind: 'withdrew';
        seat: Seat;
        location: LocationId;
        to: LocationId;
        blood: number;
        count: number;
        /** The cards whose faces everybody now sees. */
        cards: readonly ClanCardId[];
        /** Cloak of Shadows: facing kept, blood moved along. */
        cloak: boolean;
      }
    | {
        kind: 'withdrew-to-hand';
        seat: Seat;
        location: LocationId;
        blood: number;
        count: number;
        shown: readonly ClanCardId[];
        /** All of them, including those that nobody else sees. */
        cards: readonly ClanCardId[];
      }
    | { kind: 'revealed'; location: LocationId; seats: readonly Seat[]; cards: readonly ClanCardId[] }
    | { kind: 'turned-up'; seat: Seat; location: LocationId; card: ClanCardId; source: Source }
    | { kind: 'left-face-down'; seat: Seat; location: LocationId; number: number; source: Source }
    | { kind: 'turned-down'; seat: Seat; location: LocationId; card: ClanCardId; source: Source }
    | { kind: 'effect'; seat: Seat; card: ClanCardId | AllyId; location: LocationId }
    | { kind: 'declined'; seat: Seat; card: ClanCardId; location: LocationId }
    | { kind: 'target-chosen'; seat: Seat; target: Seat; card: ClanCardId }
    | { kind: 'forestalled'; seat: Seat; card: ClanCardId; owner: Seat }
    | { kind: 'chose'; seat: Seat; choice: string; card: ClanCardId }
    | { kind: 'included'; seat: Seat; mate: Seat; card: ClanCardId | AllyId; included: boolean }
    | {
        kind: 'bids';
        location: LocationId;
        seats: readonly Seat[];
        bids: readonly number[];
        lowest: Seat;
      }
    | {
        kind: 'taken-back';
        seat: Seat;
        owner: Seat;
        location: LocationId;
        open: boolean;
        card: ClanCardId;
      }
    | {
        kind: 'card-moved';
        seat: Seat;
        location: LocationId;
        to: LocationId;
        open: boolean;
        source: Source;
        card: ClanCardId;
      }
    // conflict
    | {
        kind: 'power-changed';
        location: LocationId;
        seat: Seat;
        /** Under Mindless Assault a card may count although not everybody has seen its face. */
        open: boolean;
        card: ClanCardId;
        before: number;
        after: number;
        source: ClanCardId;
      }
    | {
        kind: 'power';
        location: LocationId;
        seat: Seat;
        rank: number;
        total: number;
        /** Null for a face-down card that not everybody knows. */
        cards: readonly (ClanCardId | null)[];
        powers: readonly number[];
        blood: number;
        bloodPower: number;
        knife: number;
      }
    | { kind: 'won'; location: LocationId; seat: Seat; power: number; tie: Tie }
    | { kind: 'ally-joined'; seat: Seat; location: LocationId; ally: AllyId }
    // the end of a round and of the game
    | { kind: 'round-over'; round: number; scores: readonly number[] }
    | { kind: 'shuffled-in'; seat: Seat; card: ClanCardId }
    | {
        kind: 'score';
        seat: Seat;
        eliminated: boolean;
        /** The team, and its combined score (VV-24.13). */
        team: TeamLetter | 'none';
        together: number;
        place: number;
        total: number;
        influence: number;
        alliance: number;
        drained: number;
        bonus: number;
        relic: number;
        diablerie: number;
      }
    | { kind: 'ended'; why: 'rounds' | 'last-one-left'; winners: readonly Seat[] }
  );
