import type { Seat } from '@nokturn/engine';
import { type SpaceId, spaceAt } from '../cards/board.ts';
import { type CardId, cardAt } from '../cards/cards.ts';
import type { VampireId } from '../cards/vampires.ts';
import type { Fate } from '../rules/happenings.ts';
import { standings } from '../rules/scoring.ts';
import type { Player, State } from '../rules/state.ts';
import type { HungerView } from '../secrets.ts';
import { type ShareId, sharesOf } from './shares.ts';

/** The last scene as a list of steps: the sun, the burning, the counting, and the last line. */
export type DawnStep =
  | { readonly kind: 'sun' | 'line' }
  | { readonly kind: 'burn'; readonly seat: Seat }
  | { readonly kind: 'count'; readonly share: ShareId };

export interface Timed {
  readonly step: DawnStep;
  /** In milliseconds. */
  readonly length: number;
}

export interface Counted {
  readonly seat: Seat;
  readonly place: number;
  readonly fate: Fate;
  readonly total: number;
  readonly vampire: VampireId | null;
  readonly space: SpaceId;
  readonly rose: CardId | null;
  /** The points of each share, by its id. */
  readonly shares: ReadonlyMap<ShareId, number>;
}

export interface DawnScene {
  /** By seat. */
  readonly counted: readonly Counted[];
  readonly steps: readonly Timed[];
}

/** Humans, Missions, then all extras; losses at dawn come last. */
const ORDER: readonly ShareId[] = [
  'hunts',
  'missions',
  'public',
  'personal',
  'castle',
  'tokens',
  'familiars',
  'cards',
  'roses',
  'loss',
];

const SUN = 1300;
const BURN = 400;
/** All the burning together takes no longer than this. */
const BURNS = 1500;
const SOURCE = 350;
const LINE = 1500;

/**
 * The last scene of a finished night: everything is open by then, and the view is as good as the position.
 */
export function dawnScene(view: HungerView): DawnScene {
  const counted = standings(view as unknown as State)
    .map((standing): Counted => {
      const { seat, place, fate, total } = standing;
      const player = view.players[seat] as unknown as Player;
      const shares = sharesOf(standing, player.earned).map(({ id, amount }) => [id, amount] as const);
      return {
        seat,
        place,
        fate,
        total,
        vampire: player.vampire,
        space: spaceAt(player.space).id,
        rose: player.owned.map((card) => cardAt(card)).find(({ kind }) => kind === 'rose')?.id ?? null,
        shares: new Map(shares),
      };
    })
    .toSorted((a, b) => a.seat - b.seat);
  const burnt = counted.filter(({ fate }) => fate === 'burnt');
  const sources = ORDER.filter((share) => counted.some(({ shares }) => shares.has(share)));
  const steps: readonly Timed[] = [
    { step: { kind: 'sun' }, length: SUN },
    ...burnt.map(
      ({ seat }): Timed => ({
        step: { kind: 'burn', seat },
        length: Math.min(BURN, BURNS / burnt.length),
      }),
    ),
    ...sources.map((share): Timed => ({ step: { kind: 'count', share }, length: SOURCE })),
    { step: { kind: 'line' }, length: LINE },
  ];
  return { counted, steps };
}

/** A vampire's points after these steps. */
export function countedBy({ shares }: Counted, steps: readonly Timed[]): number {
  return steps.reduce(
    (sum, { step }) => sum + (step.kind === 'count' ? (shares.get(step.share) ?? 0) : 0),
    0,
  );
}

/** The vampire that has brought a Rose home; the best placed, if there are several. */
export function roseBearer(counted: readonly Counted[]): Counted | null {
  const bearers = counted.filter(({ rose, fate }) => rose !== null && fate !== 'burnt');
  return bearers.toSorted((a, b) => a.place - b.place)[0] ?? null;
}
