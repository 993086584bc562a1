import type { Happening, Seat } from '@nokturn/engine';
import type { SpaceId } from '../cards/board.ts';
import type { HumanType } from '../cards/card.ts';
import type { CardId } from '../cards/cards.ts';
import type { CastleTileId } from '../cards/castle.ts';
import type { MissionId } from '../cards/missions.ts';
import type { TokenId } from '../cards/tokens.ts';
import type { VampireId } from '../cards/vampires.ts';

/** A cell of the Hunt Track, row/column: `2/1`. */
export type CellId = string;

/** What gives VP, or makes something happen: a card, a token, a tile, or a hunt. */
export type Source = CardId | TokenId | MissionId | CastleTileId;

/** How a vampire came to another space in step F. */
export const WAYS = ['walk', 'spicy', 'mist'] as const;
export type Way = (typeof WAYS)[number];

/** Where a card lies that is digested (TH-11.12, TH-12.19, TH-16.10). */
export const ZONES = ['playing-area', 'discard-pile'] as const;
export type Zone = (typeof ZONES)[number];

/** What dawn does to a vampire (TH-19.6). */
export const FATES = ['safe', 'survives', 'burnt'] as const;
export type Fate = (typeof FATES)[number];

/** Everything that can be told. Facts are plain values or lists of them; who hears which is in secrets.ts. */
export type HungerHappening = Happening &
  // setup (TH-4)
  (
    | { kind: 'vampire-taken'; seat: Seat; vampire: VampireId }
    | { kind: 'chests-opened'; spaces: readonly SpaceId[]; tokens: readonly TokenId[] }
    | { kind: 'public-missions'; missions: readonly MissionId[] }
    /** The two tiles that a seat may choose from. */
    | { kind: 'missions-dealt'; seat: Seat; count: number; missions: readonly MissionId[] }
    | { kind: 'mission-kept'; seat: Seat; kept: MissionId; rejected: MissionId }
    /** The Speed totals of the first hands and the order that they give, the first to act first. */
    | { kind: 'first-order'; seats: readonly Seat[]; totals: readonly number[] }
    // rounds
    | { kind: 'round'; round: number }
    | { kind: 'turn'; seat: Seat }
    // A, B, C: the hand is played
    | { kind: 'played'; seat: Seat; cards: readonly CardId[] }
    /** Bear: the hand is discarded and a new one drawn. */
    | { kind: 'new-hand'; seat: Seat; card: CardId; discarded: readonly CardId[] }
    /** The Mission Digestion: the turn is skipped. */
    | { kind: 'turn-skipped'; seat: Seat; digested: readonly CardId[]; discarded: readonly CardId[] }
    | { kind: 'activated'; seat: Seat; card: CardId }
    /** Cards drawn in step B: they go into the playing area. */
    | { kind: 'drew-into-play'; seat: Seat; cards: readonly CardId[]; source: Source }
    | { kind: 'discarded'; seat: Seat; card: CardId; source: Source }
    | { kind: 'digested'; seat: Seat; card: CardId; from: Zone; source: Source | SpaceId }
    | { kind: 'reshuffled'; seat: Seat; count: number }
    // D, E, F, G: on the map
    | { kind: 'confused'; seat: Seat; from: SpaceId; to: SpaceId; path: readonly SpaceId[] }
    /** Speed and what of it the cards give besides what is printed on them. */
    | { kind: 'speed'; seat: Seat; speed: number; printed: number; extra: number }
    | {
        kind: 'moved';
        seat: Seat;
        from: SpaceId;
        to: SpaceId;
        way: Way;
        cost: number;
        /** The spaces after the first one; of Mist only the last. */
        path: readonly SpaceId[];
      }
    | { kind: 'stayed'; seat: Seat; space: SpaceId }
    | { kind: 'home'; seat: Seat; arrival: number; tile: CastleTileId | null }
    | { kind: 'pushed'; seat: Seat; pushed: Seat; from: SpaceId; to: SpaceId }
    // H: hunts and spaces
    | {
        kind: 'hunted';
        seat: Seat;
        /** Where the hunter stands. */
        space: SpaceId;
        /** A cell, the Tavern or the Labyrinth. */
        from: CellId | 'tavern' | 'labyrinth';
        cost: number;
        /** The cards taken, then those brought by Gregarious. */
        cards: readonly CardId[];
        /** Those brought by Gregarious. */
        brought: readonly CardId[];
        /** What each of the cards gives, in the same order. */
        vps: readonly number[];
        amount: number;
        /** VP after it. */
        vp: number;
        /** The Instant Mission of a free hunt. */
        mission: MissionId | null;
      }
    | { kind: 'readied'; seat: Seat; card: CardId }
    | { kind: 'token-taken'; seat: Seat; space: SpaceId; token: TokenId }
    | { kind: 'token-played'; seat: Seat; token: TokenId }
    | { kind: 'mission-used'; seat: Seat; mission: MissionId }
    /** A seat looks at the pile of a Crypt. */
    | { kind: 'looked'; seat: Seat; space: SpaceId; count: number; missions: readonly MissionId[] }
    | {
        kind: 'mission-gained';
        seat: Seat;
        space: SpaceId;
        /** How many tiles are left there. */
        left: number;
        taken: readonly MissionId[];
        /** Old tiles that were put back instead. */
        returned: readonly MissionId[];
      }
    | { kind: 'hypnotised'; seat: Seat; card: CardId; from: CellId; to: CellId }
    /** A Dog on a Well: Speed for hunts. */
    | { kind: 'dog-speed'; seat: Seat; card: CardId; speed: number }
    /** VP other than those of a hunt; `vp` is the total after it. */
    | { kind: 'gained'; seat: Seat; amount: number; vp: number; source: Source }
    // I: the end of a turn
    | { kind: 'cleaned-up'; seat: Seat; cards: readonly CardId[] }
    | { kind: 'drew'; seat: Seat; count: number; cards: readonly CardId[] }
    // the end of a round (TH-18)
    | { kind: 'track-shifted' }
    | { kind: 'track-filled'; cells: readonly CellId[]; cards: readonly CardId[] }
    | { kind: 'tavern-filled'; count: number }
    // Parasol turns and dawn (TH-19)
    | { kind: 'parasols'; seats: readonly Seat[] }
    | { kind: 'parasol-declined'; seat: Seat }
    | { kind: 'dawn'; seat: Seat; space: SpaceId; fate: Fate; loss: number }
    // final scoring (TH-20)
    | { kind: 'card-scored'; seat: Seat; card: CardId; vp: number }
    | { kind: 'type-named'; seat: Seat; type: HumanType }
    | { kind: 'pre-mission-score'; seat: Seat; vp: number }
    | { kind: 'mission-scored'; seat: Seat; mission: MissionId; public: boolean; vp: number }
    | {
        kind: 'score';
        seat: Seat;
        place: number;
        burnt: boolean;
        total: number;
        night: number;
        loss: number;
        cards: number;
        publicMissions: number;
        missions: number;
      }
    | { kind: 'ended'; winners: readonly Seat[] }
  );
