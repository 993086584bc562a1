import { type District, districtId } from '../cards/districts.ts';
import type { Discard, Lying, Reward } from '../cards/effects.ts';
import { type EventId, eventOf } from '../cards/events.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { agentsIn, bloodMaximum, districtAt, isDrained, leadOfMinions, vampireAt } from './city.ts';
import type { Source } from './happenings.ts';
import type { LyingCard, State } from './state.ts';
import { raiseVeil } from './veil.ts';
import type { MastersTable } from './work.ts';

/** MN-19: event cards that stay in play. */

export function lay(
  table: MastersTable,
  event: EventId,
  { district, holder }: { district: District | null; holder: VampireNumber | null },
): void {
  const { state } = table;
  const card = { event, district, holder };
  state.lying = [...state.lying, card];
  table.tell({ kind: 'event-laid', event, ...whereItLies(state, card) });
  settle(table);
}

function isLying({ lying }: State, event: EventId): boolean {
  return lying.some((card) => card.event === event);
}

/** Moves a card from play to the discarded cards. */
export function takeFromPlay(state: State, event: EventId): void {
  state.lying = state.lying.filter((card) => card.event !== event);
  state.discardedEvents = [...state.discardedEvents, event];
}

/**
 * MN-19.5: cards whose discard condition is met are discarded, in the order in which they entered play
 * (MN-19.8).
 */
export function settle(table: MastersTable): void {
  const { lying, combat } = table.state;
  // A combat is one unit: conditions are checked at its end (MN-10.10).
  if (lying.length === 0 || combat !== null) return;
  for (let i = 0; i < lying.length; i++) {
    const card = lying[i] as LyingCard;
    if (isFulfilled(table.state, card)) {
      discard(table, card);
      return settle(table);
    }
  }
}

/**
 * The city without the cards fulfilled in it, with the blood they give, and the number of relics they give.
 */
export function settled(state: State): { readonly city: State; readonly relics: number } {
  const card = state.lying.find((lying) => isFulfilled(state, lying));
  if (card === undefined) return { city: state, relics: 0 };
  const { reward: given } = eventOf(card.event).lying as Lying;
  const vampires = state.vampires.map((vampire) =>
    given.give === 'blood-here' && vampire.at === card.district
      ? { ...vampire, blood: Math.min(bloodMaximum(vampire), vampire.blood + given.amount) }
      : vampire,
  );
  const lying = state.lying.filter((other) => other !== card);
  const { city, relics } = settled({ ...state, vampires, lying });
  return { city, relics: given.give === 'relic' ? relics + 1 : relics };
}

/**
 * The end of a combat: cards that depend on the agents credited to their holder, and all others. All are
 * checked before the first reward, so blood from one of them cannot undo a condition that the combat has met
 * (MN-10.10, MN-19.8).
 */
export function settleCombat(table: MastersTable, credited: readonly number[]): void {
  const { state } = table;
  const fulfilled = state.lying.filter((card) => {
    const condition = conditionOf(card);
    return condition.when === 'holder-credited'
      ? (credited[card.holder as VampireNumber] as number) >= condition.agents
      : isFulfilled(state, card);
  });
  for (const card of fulfilled) if (isLying(state, card.event)) discard(table, card);
  settle(table);
}

/** The end of a turn: Hunter's Mark. */
export function settleTurn(table: MastersTable, vampire: VampireNumber): void {
  const { state } = table;
  for (const card of state.lying)
    if (
      card.holder === vampire &&
      conditionOf(card).when === 'holder-turn-ends-without-agents' &&
      agentsIn(state, vampireAt(state, vampire).at) === 0
    )
      discard(table, card);
}

function conditionOf({ event }: LyingCard): Discard {
  return (eventOf(event).lying as Lying).discard;
}

function isFulfilled(state: State, card: LyingCard): boolean {
  const condition = conditionOf(card);
  switch (condition.when) {
    case 'no-agent':
      return agentsIn(state, card.district as District) === 0;
    case 'more-minions': {
      const district = card.district as District;
      // A sigil always gives the majority, and Consecrated Ground does not stay on a district with one.
      if (districtAt(state, district).sigil !== null) return true;
      return leadOfMinions(state, district) >= condition.by;
    }
    case 'holder-drained':
      return isDrained(vampireAt(state, card.holder as VampireNumber));
    case 'holder-credited':
    case 'holder-turn-ends-without-agents':
      return false;
  }
}

function discard(table: MastersTable, card: LyingCard): void {
  const { state } = table;
  takeFromPlay(state, card.event);
  table.tell({ kind: 'event-discarded', event: card.event, ...whereItLies(state, card) });
  reward(table, card, (eventOf(card.event).lying as Lying).reward);
}

/** MN-19.7. */
function reward(table: MastersTable, { event, district, holder }: LyingCard, given: Reward): void {
  const { state } = table;
  switch (given.give) {
    case 'veil':
      return raiseVeil(table, given.amount, event);
    case 'relic':
      return table.next({ step: 'museum', source: event });
    case 'holder-blood':
      return gainBlood(table, holder as VampireNumber, given.amount, event);
    case 'blood-here':
      for (let vampire = 0; vampire < state.vampires.length; vampire++)
        if (vampireAt(state, vampire).at === district) gainBlood(table, vampire, given.amount, event);
  }
}

/**
 * Up to the maximum and to the reserve (MN-13.1). It is defined with the lying cards, because they can give
 * blood, and blood can fulfil them (MN-19.5, MN-19.7).
 */
export function gainBlood(table: MastersTable, number: VampireNumber, wanted: number, source: Source): void {
  const { state } = table;
  const vampire = vampireAt(state, number);
  const amount = Math.min(wanted, bloodMaximum(vampire) - vampire.blood, state.blood);
  if (amount <= 0) return;
  state.blood -= amount;
  vampire.blood += amount;
  table.tell({ kind: 'blood-gained', vampire: vampire.id, amount, after: vampire.blood, source });
  settle(table);
}

/** By their ids. */
export function whereItLies(state: State, { district, holder }: LyingCard) {
  return {
    district: district === null ? null : districtId(district),
    vampire: holder === null ? null : vampireAt(state, holder).id,
  };
}
