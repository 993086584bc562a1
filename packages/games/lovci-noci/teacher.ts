import type { Heard, Seat } from '@nokturn/engine';
import { type Lesson, lesson, lessons, type Move, stepBefore, type Teacher } from '@nokturn/text';
import { CHARACTERS } from './cards/characters.ts';
import { PLACES, type PlaceId } from './cards/places.ts';
import { isBanned, targetsInRange } from './rules/attack.ts';
import type { State } from './rules/state.ts';
import type { LovciView } from './secrets.ts';

/** The reasons of bots in Lovci noci. A face counts only once it has been shown to everybody. */
export const teacher: Teacher<LovciView> = {
  why(move) {
    const [first] = move.heard;
    return first === undefined ? [] : (REASONS[first.kind]?.(move, first) ?? []);
  },
};

type Why = (move: Move<LovciView>, first: Heard) => readonly Lesson[];

/** By the first happening of a move: it is the result of the decision that was open before. */
const REASONS: Readonly<Record<string, Why>> = {
  attacked,
  moved,
  drew,
  'drew-prophecy': (move, { seat }) => {
    const count = hiddenOthers(move.before.state, move.seat).length;
    return lessons(seat === move.seat && count > 0 && lesson('prophecy', { count }));
  },
  'prophecy-passed': (move, { giver, receiver }) =>
    lessons(
      giver === move.seat &&
        hiddenOthers(move.before.state, move.seat).includes(receiver as Seat) &&
        lesson('ask', { receiver }),
    ),
  damaged,
  healed: (move, { seat, source, before }) =>
    lessons(
      stepBefore(move) === 'tree-target' &&
        move.before.state.active === move.seat &&
        seat === move.seat &&
        source === 'enchanted-tree' &&
        lesson('tree-heal', { damage: before }),
    ),
  transferred,
  revealed,
};

type PlayerView = LovciView['players'][number];

function playerIn({ players }: LovciView, seat: Seat): PlayerView {
  return players[seat] as PlayerView;
}

function othersIn({ players }: LovciView, seat: Seat): Seat[] {
  return players.flatMap(({ eliminated }, other) => (other !== seat && eliminated === 0 ? [other] : []));
}

function hiddenOthers(view: LovciView, seat: Seat): Seat[] {
  return othersIn(view, seat).filter((other) => !playerIn(view, other).revealed);
}

/** Everything that range depends on lies open. */
function inReach(view: LovciView, seat: Seat): Seat[] {
  return targetsInRange(view as unknown as State, seat);
}

/** The party of a face that everybody has seen. */
function openParty(view: LovciView, seat: Seat): string | null {
  const { revealed, character } = playerIn(view, seat);
  return revealed && character !== null ? CHARACTERS[character].party : null;
}

/** Whether both have shown their faces, and one side has to bring the other down. */
function areOpenEnemies(view: LovciView, seat: Seat, other: Seat): boolean {
  const parties = [openParty(view, seat), openParty(view, other)];
  return parties.includes('vampire') && parties.includes('werewolf');
}

/** Whether nobody else on the list has as much of something. */
function hasMost(seat: Seat, among: readonly Seat[], amountOf: (seat: Seat) => number): boolean {
  return among.every((other) => other === seat || amountOf(other) < amountOf(seat));
}

function attacked(move: Move<LovciView>, { attacker, victims, how }: Heard): readonly Lesson[] {
  const { seat, before } = move;
  const [victim, ...more] = victims as readonly Seat[];
  if (attacker !== seat || how !== 'attack' || stepBefore(move) !== 'attack' || victim === undefined)
    return [];
  const { state } = before;
  if (more.length > 0) return [lesson('attack-all', { victims })];
  const targets = inReach(state, seat);
  const isChoice = targets.length > 1;
  const damageOf = (other: Seat) => playerIn(state, other).damage;
  const countOf = (other: Seat) => playerIn(state, other).equipment.length;
  return lessons(
    areOpenEnemies(state, seat, victim) &&
      lesson('attack-enemy', { victim, party: openParty(state, victim) }),
    isChoice &&
      hasMost(victim, targets, damageOf) &&
      lesson('attack-hurt', { victim, damage: damageOf(victim) }),
    isChoice && hasMost(victim, targets, countOf) && lesson('attack-equipment', { victim }),
    targets.length === 1 && lesson('attack-only', { victim }),
  );
}

/** Where the dice leave a choice, a place is chosen for what it offers. */
function moved(move: Move<LovciView>, { seat, place }: Heard): readonly Lesson[] {
  if (seat !== move.seat || !['free-move', 'compass-pick'].includes(stepBefore(move) ?? '')) return [];
  const { state } = move.after;
  const { damage } = playerIn(state, move.seat);
  const hidden = hiddenOthers(state, move.seat).length;
  const equipment = othersIn(state, move.seat).reduce(
    (sum, other) => sum + playerIn(state, other).equipment.length,
    0,
  );
  const targets =
    state.active === move.seat && !isBanned(state as unknown as State) ? inReach(state, move.seat) : [];
  const draws = PLACES[place as PlaceId].draws;
  return lessons(
    place === 'enchanted-tree' && damage > 0 && lesson('go-heal', { place, damage }),
    place === 'stone-circle' && equipment > 0 && lesson('go-steal', { place, count: equipment }),
    draws.includes('green') && hidden > 0 && lesson('go-prophecy', { place, count: hidden }),
    targets.length > 0 && lesson('go-attack', { place, victims: targets }),
  );
}

function drew(move: Move<LovciView>, { seat, colour }: Heard): readonly Lesson[] {
  if (seat !== move.seat || stepBefore(move) !== 'place') return [];
  const { damage, equipment } = playerIn(move.before.state, move.seat);
  return lessons(
    colour === 'blue' && damage >= 2 && lesson('blue', { damage }),
    colour === 'red' && equipment.length === 0 && lesson('red'),
  );
}

function damaged(move: Move<LovciView>, { seat, cause, source }: Heard): readonly Lesson[] {
  const victim = seat as Seat;
  if (cause !== move.seat || victim === move.seat || source !== 'enchanted-tree') return [];
  if (stepBefore(move) !== 'tree-target') return [];
  const { state } = move.before;
  const damageOf = (other: Seat) => playerIn(state, other).damage;
  return lessons(
    areOpenEnemies(state, move.seat, victim) &&
      lesson('tree-enemy', { victim, party: openParty(state, victim) }),
    damageOf(victim) > 0 &&
      hasMost(victim, othersIn(state, move.seat), damageOf) &&
      lesson('tree-hurt', { victim, damage: damageOf(victim) }),
  );
}

function transferred(move: Move<LovciView>, { card, from, to, how }: Heard): readonly Lesson[] {
  if (to !== move.seat || how !== 'stolen') return [];
  const { state } = move.before;
  const countOf = (other: Seat) => playerIn(state, other).equipment.length;
  const others = othersIn(state, move.seat);
  const owners = others.filter((other) => countOf(other) > 0);
  return lessons(
    owners.length > 1 && hasMost(from as Seat, others, countOf) && lesson('steal-most', { card, from }),
    owners.length === 1 && lesson('steal-only', { card, from }),
  );
}

/** A hidden character can use no ability. */
function revealed({ seat: own, heard, before }: Move<LovciView>, { seat, forced }: Heard): readonly Lesson[] {
  if (seat !== own || forced !== false) return [];
  const isUsed = heard.some(({ kind, seat: user }) => kind === 'ability' && user === own);
  const { damage } = playerIn(before.state, own);
  return lessons(
    isUsed && lesson('reveal-use'),
    damage >= 6 && lesson('reveal-hurt', { damage }),
    lesson('reveal'),
  );
}
