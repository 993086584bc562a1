import type { Seat, View } from '@nokturn/engine';
import { type Composed, type Composing, type Draft, seatOf } from '@nokturn/ui';
import type { ClanCardId } from '../cards/clan-cards.ts';
import {
  bloodAt,
  diablerieOf,
  type FacingChoice,
  facingsAt,
  type Outcome,
  outcomeOf,
  playableAt,
} from '../preview.ts';
import { bloodOption, playOption } from '../rules/choices.ts';
import type { LocationIndex } from '../rules/state.ts';
import type { VendettaView } from '../secrets.ts';

/** A planning turn being put together, with everything that can be said about it so far. */
export interface PlanDraft {
  readonly seat: Seat;
  readonly card: ClanCardId | null;
  /** Where the card can be played, and the chosen place. */
  readonly open: readonly LocationIndex[];
  readonly location: LocationIndex | null;
  readonly facings: readonly FacingChoice[];
  readonly facing: FacingChoice | null;
  /** The most blood that can be placed beside it; null if that is uncertain, in which case it is asked later. */
  readonly most: number | null;
  readonly blood: number;
  /** Diablerie tokens that can be flipped, and those that will be. */
  readonly tokens: number;
  readonly diablerie: number;
  /** The expected result, once a card and a place have been chosen. */
  readonly outcome: Outcome | null;
}

/** The turn that the viewer may put together now; null while there is a different question. */
export function planOf(draft: Draft, view: View<VendettaView>): PlanDraft | null {
  const seat = seatOf(view.viewer);
  if (seat === null || !isPlanning(view)) return null;
  const { state } = view;
  const open = playableAt(state, seat);
  const hand = state.players[seat]?.hand ?? [];
  const card = hand.find((one) => one !== null && one === draft.card) ?? null;
  const place = (state.locations as readonly unknown[]).indexOf(draft.location);
  const location = open.includes(place) ? place : null;
  const facings = location === null ? [] : facingsAt(state, seat, location);
  const facing = facings.find(({ faceUp }) => faceUp === (draft.facing !== 'down')) ?? facings[0] ?? null;
  const planned = card !== null && location !== null && facing !== null ? { card, location, facing } : null;
  const most = planned === null ? 0 : bloodAt(state, seat, planned);
  const blood = Math.min(Number(draft.blood ?? 0), most ?? 0);
  const tokens = diablerieOf(state, seat);
  const diablerie = Math.min(Number(draft.diablerie ?? 0), tokens);
  const outcome = planned === null ? null : outcomeOf(state, seat, planned, { blood, diablerie });
  return { seat, card, open, location, facings, facing, most, blood, tokens, diablerie, outcome };
}

export function isPlanning({ asked }: View<VendettaView>): boolean {
  return asked?.frame.step === 'plan-action' && asked.mine !== null && asked.mine.answer === null;
}

/** The plan being composed at this table, if any. */
export function planIn(composing: Composing | null | undefined, view: View<VendettaView>): PlanDraft | null {
  return composing ? planOf(composing.draft, view) : null;
}

/** In the order in which the rules ask; the turn then ends, unless something new has become possible. */
export function answersOf(plan: PlanDraft, view: View<VendettaView>): readonly Composed[] | null {
  const { card, location, facing, most, blood, diablerie } = plan;
  const place = location === null ? undefined : view.state.locations[location];
  if (card === null || place === undefined || facing === null) return null;
  const ask = view.asked?.mine?.ask;
  const before = ask?.kind === 'one' ? ask.options : [];
  return [
    { step: 'plan-action', answer: playOption(card) },
    { step: 'plan-location', answer: `location:${place}` },
    { step: 'plan-facing', answer: facing.option },
    // If the play triggers something unforeseeable, the remaining questions are asked later.
    ...(most === null
      ? []
      : [
          { step: 'plan-blood', answer: bloodOption(blood) },
          { step: 'plan-diablerie', answer: diablerie },
          { step: 'plan-end', answer: 'end', among: before },
        ]),
  ];
}
