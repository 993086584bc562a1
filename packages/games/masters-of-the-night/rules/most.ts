import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import type { District } from '../cards/districts.ts';
import { loseBlood, removeMinions } from './changes.ts';
import { chosenVampire, districtOption, vampireOption } from './choices.ts';
import { agentsIn, districtAt, leaderSeat } from './city.ts';
import { layOn } from './laying.ts';
import { want, wanted } from './placing.ts';
import { current, idle } from './resolving.ts';
import type { State } from './state.ts';
import { spreadFrom } from './text-moves.ts';
import type { MastersTable, Most, Rules, Tie } from './work.ts';

/** MN-6.18: districts or vampires with the most of something; the leader breaks ties. */
export const mostRules: Rules<'event-tie'> = {
  'event-tie': decision({
    clause: 'MN-6.18',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state, _seat, frame) => oneOf(frame.tied.map((one) => optionOf(state, frame, one))),
    fallback: (state, _seat, frame) => optionOf(state, frame, frame.tied[0] as number),
    answered(table, answer, _seat, frame) {
      const chosen = districtOption.has(answer)
        ? districtOption.chosen(answer)
        : chosenVampire(table.state, answer);
      const sure = [...frame.sure, chosen];
      const tied = frame.tied.filter((one) => one !== chosen);
      if (frame.places === 1) return found(table, frame, sure);
      table.next({ ...frame, sure, tied, places: frame.places - 1 });
    },
  }),
};

/** Finds them, asks the leader if there are more ties than places, and continues with the result. */
export function takeMost(table: MastersTable, most: Most): void {
  const { state } = table;
  const numbers = countAll(state, most);
  // The highest number must be at least 1; for kill counts, 0 is enough.
  const least = most.of === 'kills' ? 0 : 1;
  const candidates = numbers.flatMap((number, i) => (number >= least ? [i] : []));
  candidates.sort((a, b) => (numbers[b] as number) - (numbers[a] as number) || a - b);
  if (candidates.length <= most.places) return found(table, most, candidates);
  const limit = numbers[candidates[most.places - 1] as number] as number;
  const sure = candidates.filter((one) => (numbers[one] as number) > limit);
  const tied = candidates.filter((one) => numbers[one] === limit);
  const places = most.places - sure.length;
  if (tied.length === places) return found(table, most, [...sure, ...tied]);
  table.next({ step: 'event-tie', ...most, tied, sure, places });
}

function countAll(state: State, { of }: Most): number[] {
  switch (of) {
    case 'minions':
      return state.districts.map(({ minions }) => minions);
    case 'agents':
      return state.districts.map((_, district) => agentsIn(state, district));
    case 'blood':
      return state.vampires.map(({ blood }) => blood);
    case 'kills':
      return state.vampires.map(({ kills }) => kills);
  }
}

function isOfVampires({ of }: Most): boolean {
  return of === 'blood' || of === 'kills';
}

function optionOf(state: State, tie: Tie, one: number): ChoiceId<'vampire' | 'district'> {
  return isOfVampires(tie) ? vampireOption(state, one) : districtOption(one);
}

function found(table: MastersTable, { why, amount }: Most, those: readonly number[]): void {
  const { state } = table;
  const card = current(state);
  const [first] = those;
  if (first === undefined) return idle(table);
  switch (why) {
    case 'take':
      card.taken = first;
      return;
    case 'replace': {
      // Each minion is replaced by an agent (MN-6.9): minions leave first. The Urn cannot have these agents.
      want(table, wanted(those, amount), card.event, { urn: false });
      for (const district of those) removeMinions(table, district, amount, card.event);
      return;
    }
    case 'remove-half':
      return removeMinions(table, first, halfOf(state, first), card.event);
    case 'remove':
      return removeMinions(table, first, amount, card.event);
    case 'spread':
      return spreadFrom(table, first);
    case 'lay':
      return layOn(table, { district: null, holder: first });
    case 'lose-blood':
      for (const vampire of those) loseBlood(table, vampire, amount, card.event);
  }
}

/** Rounded up. */
function halfOf(state: State, district: District): number {
  return Math.ceil(districtAt(state, district).minions / 2);
}
