import type { Heard } from '@nokturn/engine';
import { type Lesson, lesson, lessons, type Move, stepBefore, type Teacher } from '@nokturn/text';
import { type District, type DistrictId, districtNamed } from './cards/districts.ts';
import { MOST_KILLS } from './cards/trackers.ts';
import { openState, strikesTomorrow } from './outlook.ts';
import { agentsIn } from './rules/city.ts';
import { FACES } from './rules/dice.ts';
import { bloodFor, removes } from './rules/fight.ts';
import type { MastersView } from './secrets.ts';

/** The reasons of bots in Masters of the Night, where everything but the decks lies open. */
export const teacher: Teacher<MastersView> = {
  why(move) {
    const first = move.heard.find(({ kind }) => kind in REASONS);
    const vampire = move.before.state.vampires.find(({ id }) => id === first?.vampire);
    if (first === undefined || vampire === undefined || vampire.seat !== move.seat) return [];
    return REASONS[first.kind]?.(move, first, vampire) ?? [];
  },
};

type Vampire = MastersView['vampires'][number];
type Why = (move: Move<MastersView>, first: Heard, vampire: Vampire) => readonly Lesson[];

const REASONS: Readonly<Record<string, Why>> = {
  action: (move, first, vampire) => ACTIONS[String(first.action)]?.(move, first, vampire) ?? [],
  traded: (move, { count }) =>
    lessons(stepBefore(move) === 'combat-trade' && Number(count) > 0 && lesson('trade', { count })),
  'die-selected': dieSelected,
};

/** By the action that was paid for. */
const ACTIONS: Readonly<Record<string, Why>> = {
  move: moved,
  expose: ({ before }, _, { at }) => {
    const { hidden } = before.state.districts[at] ?? { hidden: 0 };
    return lessons(hidden > 0 && lesson('expose', { count: hidden }));
  },
  fight,
  recruit: ({ before, heard }) => {
    const { veil } = before.state;
    const isRaised = heard.some(
      ({ kind, before: low, after }) => kind === 'veil' && Number(after) > Number(low),
    );
    return lessons(
      isRaised && lesson('recruit-veil', { veil }),
      lesson('recruit', { wanted: before.state.vampires.length }),
    );
  },
  hunt: (_, __, { blood }) => lessons(blood <= 2 && lesson('hunt', { blood })),
  'wild-hunt': ({ heard }, _, { blood }) => {
    const gained = heard.find(({ kind, source }) => kind === 'blood-gained' && source === 'wild-hunt');
    return lessons(gained !== undefined && lesson('wild-hunt', { blood, amount: gained.amount }));
  },
  sigillate: ({ before }) => {
    const missing = before.state.vampires.filter(({ sigil }) => sigil === null).length - 1;
    return [lesson('sigil', { missing })];
  },
};

/** The exposed and hidden agents, and the minions of a district. */
function piecesIn({ districts }: MastersView, district: District) {
  return districts[district] ?? { hidden: 0, exposed: 0, minions: 0 };
}

function moved({ before, heard, seat }: Move<MastersView>, _: Heard, vampire: Vampire): readonly Lesson[] {
  const went = heard.find(({ kind }) => kind === 'moved');
  if (went?.vampire !== vampire.id || vampire.seat !== seat) return [];
  const { state } = before;
  const to = went.to as DistrictId;
  const { exposed, hidden } = piecesIn(state, districtNamed(to));
  const isStruck = strikesTomorrow(state).includes(vampire.at);
  const isSafe = agentsIn(openState(state), districtNamed(to)) === 0;
  const friend = state.vampires.find(({ id, at }) => id !== vampire.id && at === districtNamed(to));
  const isSealed = state.vampires.every(({ sigil }) => sigil !== null);
  const minions = Number(went.minions);
  return lessons(
    isStruck &&
      isSafe &&
      lesson('move-away', { from: went.from, count: agentsIn(openState(state), vampire.at) }),
    exposed > 0 && lesson('move-exposed', { to, count: exposed }),
    hidden > 0 && exposed === 0 && lesson('move-hidden', { to, count: hidden }),
    isSealed && friend !== undefined && lesson('move-ritual', { to, vampire: friend.id }),
    isSafe &&
      minions > 0 &&
      vampire.kills >= MOST_KILLS &&
      vampire.sigil === null &&
      lesson('move-sigil', { to }),
  );
}

/** The best dice that lie open, one for each exposed agent. */
function fight({ before }: Move<MastersView>, _: Heard, { at, kills }: Vampire): readonly Lesson[] {
  const { state } = before;
  let wanted = piecesIn(state, at).exposed;
  const count = wanted;
  let removed = 0;
  let blood = 0;
  for (let face = FACES; face > 0; face--)
    for (let left = state.reserve[face] ?? 0; left > 0 && wanted > 0; left--) {
      wanted--;
      if (removes(face)) removed++;
      blood += bloodFor(openState(state), face);
    }
  const isKnown = wanted === 0 && removed > 0;
  return lessons(
    isKnown && blood === 0 && lesson('fight-free', { removed }),
    isKnown && blood > 0 && lesson('fight', { removed, blood }),
    kills < MOST_KILLS && lesson('fight-kills', { count, kills }),
  );
}

function dieSelected(move: Move<MastersView>, { value, counts }: Heard): readonly Lesson[] {
  const { state } = move.before;
  if (stepBefore(move) !== 'combat-die' || state.combat === null || state.combat.day) return [];
  if (value !== counts) return [];
  const blood = bloodFor(openState(state), Number(counts));
  return lessons(
    removes(Number(counts)) && blood === 0 && lesson('die-free', { value }),
    removes(Number(counts)) && blood > 0 && lesson('die-blood', { value, blood }),
  );
}
