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

/** The source of VP or of another happening: a card, a token, a tile, or a hunt. */
export type Source = CardId | TokenId | MissionId | CastleTileId;

/** How a vampire moved to another space in step F. */
export const WAYS = ['walk', 'spicy', 'mist'] as const;
export type Way = (typeof WAYS)[number];

/** The zone of a card that is digested (TH-11.12, TH-12.19, TH-16.10). */
export const ZONES = ['playing-area', 'discard-pile'] as const;
export type Zone = (typeof ZONES)[number];

/** The fate of a vampire at dawn (TH-19.6). */
export const FATES = ['safe', 'survives', 'burnt'] as const;
export type Fate = (typeof FATES)[number];

/**
 * Everything that is reported. Facts are plain values or lists of them; secrets.ts defines which seat hears
 * which.
 */
export type HungerHappening = Happening &
  // setup (TH-4)
  (
    | { kind: 'vampire-taken'; seat: Seat; vampire: VampireId }
    | { kind: 'chests-opened'; spaces: readonly SpaceId[]; tokens: readonly TokenId[] }
    | { kind: 'public-missions'; missions: readonly MissionId[] }
    /** The two tiles that a seat chooses from. */
    | { kind: 'missions-dealt'; seat: Seat; count: number; missions: readonly MissionId[] }
    | { kind: 'mission-kept'; seat: Seat; kept: MissionId; rejected: MissionId }
    /** The Speed totals of the first hands, and the resulting order, first to act first. */
    | { kind: 'first-order'; seats: readonly Seat[]; totals: readonly number[] }
    // rounds
    | { kind: 'round'; round: number }
    | { kind: 'turn'; seat: Seat }
    // A, B, C: the hand is played
    | { kind: 'played'; seat: Seat; cards: readonly CardId[] }
    /** Bear: the hand is discarded and a new one is drawn. */
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
    /** Speed, with the part that comes from effects rather than printed values. */
    | { kind: 'speed'; seat: Seat; speed: number; printed: number; extra: number }
    | {
        kind: 'moved';
        seat: Seat;
        from: SpaceId;
        to: SpaceId;
        way: Way;
        cost: number;
        /** The spaces after the first; only the last for Mist. */
        path: readonly SpaceId[];
      }
    | { kind: 'stayed'; seat: Seat; space: SpaceId }
    | { kind: 'home'; seat: Seat; arrival: number; tile: CastleTileId | null }
    | { kind: 'pushed'; seat: Seat; pushed: Seat; from: SpaceId; to: SpaceId }
    // H: hunts and spaces
    | {
        kind: 'hunted';
        seat: Seat;
        /** The hunter's space. */
        space: SpaceId;
        /** A cell, the Tavern or the Labyrinth. */
        from: CellId | 'tavern' | 'labyrinth';
        cost: number;
        /** The cards taken, then those brought by Gregarious. */
        cards: readonly CardId[];
        /** The cards brought by Gregarious. */
        brought: readonly CardId[];
        /** The points for each of the cards, in the same order. */
        vps: readonly number[];
        amount: number;
        /** The VP total after it. */
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
        /** The number of tiles left there. */
        left: number;
        taken: readonly MissionId[];
        /** Old tiles put back in exchange. */
        returned: readonly MissionId[];
      }
    | { kind: 'hypnotised'; seat: Seat; card: CardId; from: CellId; to: CellId }
    /** A Dog on a Well: Speed for hunts. */
    | { kind: 'dog-speed'; seat: Seat; card: CardId; speed: number }
    /** VP from sources other than hunts; `vp` is the total after them. */
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
