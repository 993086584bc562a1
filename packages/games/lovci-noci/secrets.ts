import {
  type Eye,
  each,
  type Hearing,
  onlySeen,
  type Seat,
  secretsOf,
  seenBy,
  type Viewer,
} from '@nokturn/engine';
import type { LovciHappening } from './rules/happenings.ts';
import type { Note, Player, Shown, State } from './rules/state.ts';

/** Who sees which part of a position (section 6 of the rules). */
export const secrets = secretsOf<State>()({
  options: 'everybody',
  slots: 'everybody',
  players: each({
    character: seenBy<State>((eye) => seesCharacter(eye, eye.at[0] as Seat)),
    revealed: 'everybody',
    eliminated: 'everybody',
    damage: 'everybody',
    place: 'everybody',
    equipment: 'everybody',
    extraTurns: 'everybody',
    spent: 'everybody',
    void: 'everybody',
    shielded: 'everybody',
    furred: 'everybody',
    turncoat: 'everybody',
  }),
  decks: { green: 'count', blue: 'count', red: 'count' },
  discards: { green: 'count', blue: 'everybody', red: 'everybody' },
  resolving: 'everybody',
  prophecy: {
    giver: 'everybody',
    receiver: 'everybody',
    card: seenBy<State>(({ state, viewer }) => holds(state, viewer, state.prophecy)),
  },
  notes: onlySeen<Note, State>((note, { state, viewer }) => holds(state, viewer, note)),
  shown: onlySeen<Shown, State>(({ to }, { state, viewer }) => viewer === to || isGhost(state, viewer)),
  undealt: seenBy<State>(({ state, viewer }) => isGhost(state, viewer)),
  start: 'everybody',
  active: 'everybody',
  round: 'everybody',
  batches: 'everybody',
  victims: 'everybody',
  chilled: 'everybody',
  victories: 'everybody',
  ended: 'everybody',
});

export type LovciView = ReturnType<typeof secrets.show>;

/** Who hears which happenings: the log of section 6. */
export const hearing: Hearing<State, LovciHappening> = {
  started: { start: 'everybody', opening: 'everybody' },
  dealt: { seat: owner, character: owner },
  round: { round: 'everybody' },
  turn: { seat: 'everybody', extra: 'everybody' },
  'protection-ended': { seat: 'everybody', by: 'everybody' },
  'move-rolled': {
    seat: 'everybody',
    how: 'everybody',
    d6: 'everybody',
    d4: 'everybody',
    place: 'everybody',
    again: 'everybody',
  },
  moved: { seat: 'everybody', place: 'everybody', how: 'everybody' },
  skipped: { seat: 'everybody', place: 'everybody' },
  drew: { seat: 'everybody', colour: 'everybody', card: 'everybody' },
  'drew-prophecy': { seat: 'everybody', card: owner },
  reshuffled: { colour: 'everybody', cards: 'everybody' },
  equipped: { seat: 'everybody', card: 'everybody' },
  discarded: { seat: 'everybody', card: 'everybody' },
  declined: { seat: 'everybody', card: 'everybody' },
  'no-effect': { seat: 'everybody', card: 'everybody' },
  chose: { seat: 'everybody', target: 'everybody', card: 'everybody' },
  'keg-rolled': { seat: 'everybody', d6: 'everybody', d4: 'everybody', place: 'everybody' },
  'duel-rolled': { seat: 'everybody', target: 'everybody', d6: 'everybody', loser: 'everybody' },
  'prayer-rolled': { seat: 'everybody', target: 'everybody', d6: 'everybody' },
  'extra-turns': { seat: 'everybody', count: 'everybody' },
  transferred: { card: 'everybody', from: 'everybody', to: 'everybody', how: 'everybody' },
  'dug-up': { seat: 'everybody', card: 'everybody' },
  'prophecy-passed': { giver: 'everybody', receiver: 'everybody', card: bothHands },
  prophecy: {
    giver: 'everybody',
    receiver: 'everybody',
    outcome: 'everybody',
    amount: 'everybody',
    equipment: 'everybody',
    card: bothHands,
    character: ({ giver }, viewer, state) => viewer === giver || isGhost(state, viewer),
  },
  attacked: {
    attacker: 'everybody',
    victims: 'everybody',
    d6: 'everybody',
    d4: 'everybody',
    base: 'everybody',
    how: 'everybody',
  },
  hit: {
    attacker: 'everybody',
    victim: 'everybody',
    base: 'everybody',
    claws: 'everybody',
    lance: 'everybody',
    attackerCloak: 'everybody',
    victimCloak: 'everybody',
    amount: 'everybody',
    prevented: 'everybody',
  },
  damaged: {
    seat: 'everybody',
    cause: 'everybody',
    amount: 'everybody',
    before: 'everybody',
    after: 'everybody',
    source: 'everybody',
  },
  prevented: { seat: 'everybody', by: 'everybody' },
  healed: { seat: 'everybody', before: 'everybody', after: 'everybody', source: 'everybody' },
  'set-to-seven': {
    seat: 'everybody',
    before: 'everybody',
    after: 'everybody',
    moonstone: 'everybody',
  },
  eliminated: { seat: 'everybody', character: 'everybody', killer: 'everybody' },
  revealed: { seat: 'everybody', character: 'everybody', forced: 'everybody' },
  ability: { seat: 'everybody', character: 'everybody', target: 'everybody', die: 'everybody' },
  voided: { seat: 'everybody', by: 'everybody' },
  unmasked: { seat: 'everybody', character: 'everybody' },
  won: { seat: 'everybody', character: 'everybody', goal: 'everybody' },
  ended: { why: 'everybody', winners: 'everybody' },
};

/** A character is visible to its owner, and to everybody once it is revealed or eliminated or the match is over. */
function seesCharacter({ state, viewer }: Eye<State>, seat: Seat): boolean {
  const player = state.players[seat] as Player;
  return viewer === seat || isOpen(state, player) || isGhost(state, viewer) || wasShown(state, viewer, seat);
}

function isOpen(state: State, player: Player): boolean {
  return player.revealed || player.eliminated > 0 || state.ended;
}

/** A character that True Face has shown stays known (LN-8.13). */
function wasShown(state: State, viewer: Viewer, seat: Seat): boolean {
  return state.shown.some((shown) => shown.to === viewer && shown.seat === seat);
}

/** An eliminated seat, with `ghostView: 'all'`, sees everything (LN-14.8). */
function isGhost(state: State, viewer: Viewer): boolean {
  return (
    state.options.ghostView === 'all' &&
    typeof viewer === 'number' &&
    (state.players[viewer] as Player).eliminated > 0
  );
}

function holds(
  state: State,
  viewer: Viewer,
  prophecy: { giver: Seat; receiver: Seat | null } | null,
): boolean {
  return viewer === prophecy?.giver || viewer === prophecy?.receiver || isGhost(state, viewer);
}

function owner({ seat }: { seat: Seat }, viewer: Viewer, state: State): boolean {
  return viewer === seat || isGhost(state, viewer);
}

function bothHands(passed: { giver: Seat; receiver: Seat }, viewer: Viewer, state: State): boolean {
  return holds(state, viewer, passed);
}
