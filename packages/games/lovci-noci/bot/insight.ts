import { playerAt, Random, type Seat } from '@nokturn/engine';
import { CHARACTER_IDS, CHARACTERS, type CharacterId, PARTIES, type Party } from '../cards/characters.ts';
import type { GreenId } from '../cards/green.ts';
import { isHidden } from '../rules/seats.ts';
import type { Note, State } from '../rules/state.ts';
import { type LovciView, secrets } from '../secrets.ts';
import { appliesTo, type Chances } from './beliefs.ts';
import type { Deals } from './deals.ts';
import { type Knowing, knowingOf } from './imagine.ts';

/** Who knows what in an imagined state, so that nobody in it acts on what that seat cannot know. */
export interface Insight {
  readonly viewer: Seat;
  /** For each seat, how likely each party is: to the viewer, and to everybody. */
  readonly own: readonly Chances[];
  readonly common: readonly Chances[];
  /** For each seat, the seats that it has looked into, as bits. */
  readonly known: readonly number[];
  /** Who of the others plays without a plan, as far as can be seen. */
  readonly careless: readonly boolean[];
  /** How many prophecies there had been. */
  readonly notes: number;
  /** How much the viewer liked what was to be expected for the others. */
  readonly sympathy: number;
  readonly random: Random;
}

export function insightOf(
  view: LovciView,
  viewer: Seat,
  { deals, common, evidence }: Knowing,
): Omit<Insight, 'random' | 'sympathy'> {
  const known = view.players.map(() => 0);
  for (const { giver, receiver } of evidence.prophecies)
    known[giver] = (known[giver] as number) | (1 << receiver);
  // The viewer has weighed what it was told; nobody else's notes are open.
  known[viewer] = 0;
  view.players.forEach(({ character }, seat) => {
    if (character !== null) known[viewer] = (known[viewer] as number) | (1 << seat);
  });
  return {
    viewer,
    own: chancesIn(view, deals, ({ character }) => character),
    common: chancesIn(view, common, ({ character, revealed }) => (revealed ? character : null)),
    known,
    careless: evidence.careless.map((careless, seat) => careless && seat !== viewer),
    notes: evidence.prophecies.length,
  };
}

/** The viewer of a state that nobody in particular thinks about. */
export const NOBODY: Seat = -1;

/**
 * Who knows what in a state that was not imagined: each seat what its own prophecies have told it, which stand in the
 * state, and all of them what lies open.
 */
export function openInsight(state: State): Insight {
  const view = secrets.show(state, 'spectator');
  const { common } = knowingOf({
    viewer: 'spectator',
    state: view,
    work: [],
    asked: null,
    over: false,
    result: null,
    heard: [],
  });
  return {
    viewer: NOBODY,
    own: [],
    common: chancesIn(view, common, ({ character, revealed }) => (revealed ? character : null)),
    known: view.players.map(() => 0),
    careless: view.players.map(() => false),
    notes: 0,
    sympathy: 0,
    random: new Random('open'),
  };
}

type Seen = LovciView['players'][number];

function chancesIn(view: LovciView, deals: Deals, known: (player: Seen) => Seen['character']): Chances[] {
  return view.players.map((player, seat) => {
    const id = known(player);
    return id === null
      ? deals.chancesOf(seat)
      : { werewolf: 0, vampire: 0, human: 0, [CHARACTERS[id].party]: 1 };
  });
}

/**
 * What it is worth to be certain of the party of one seat more, where nothing is decided yet. In 700 games of novices a
 * werewolf who knew one vampire from round 2 on won 6 in 100 more often; who knew the other werewolf, 3.
 */
const INSIGHT = 0.08;

/** The chances, and for the viewer what its new prophecies have told it: a line is too short to make use of it. */
export function withInsight(
  chances: readonly number[],
  state: State,
  { viewer, own, notes }: Insight,
): readonly number[] {
  if (state.notes.length === notes || !takesSides(playerAt(state, viewer).character)) return chances;
  let learned = 0;
  for (const note of state.notes.slice(notes))
    if (note.giver === viewer && isHidden(playerAt(state, note.receiver)))
      learned += learnedFrom(note, own[note.receiver] as Chances);
  const chance = chances[viewer] as number;
  const gained = chance + INSIGHT * learned * 4 * chance * (1 - chance);
  return chances.map((each, seat) => (seat === viewer ? Math.min(1, gained) : each));
}

/** Whether it matters to a character who is a werewolf and who a vampire (LN-13.6, LN-13.7, LN-13.19). */
function takesSides(id: CharacterId): boolean {
  return CHARACTERS[id].party !== 'human' || id === 'dalibor';
}

/** How much less doubt there is about a seat after a prophecy: 0 to 1. */
function learnedFrom({ card, outcome }: Note, before: Chances): number {
  const after = PARTIES.map(
    (party) => before[party] * (outcome === 'nothing' ? 1 - shareOf(card, party) : shareOf(card, party)),
  );
  const total = after.reduce((sum, chance) => sum + chance, 0);
  if (total === 0) return 0;
  if (outcome === 'showed') return 1 - certainty(PARTIES.map((party) => before[party]));
  return certainty(after.map((chance) => chance / total)) - certainty(PARTIES.map((party) => before[party]));
}

function certainty(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance * chance, 0);
}

/** How many of a party a prophecy applies to. */
function shareOf(card: GreenId, party: Party): number {
  const members = CHARACTER_IDS.filter((id) => CHARACTERS[id].party === party);
  return members.filter((id) => appliesTo(card, id)).length / members.length;
}
