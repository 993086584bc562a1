import { playerAt, Random, type Seat } from '@nokturn/engine';
import { CHARACTER_IDS, CHARACTERS, type CharacterId, PARTIES, type Party } from '../cards/characters.ts';
import type { GreenId } from '../cards/green.ts';
import { isHidden } from '../rules/seats.ts';
import type { Note, State } from '../rules/state.ts';
import { type LovciView, secrets } from '../secrets.ts';
import { appliesTo, type Chances } from './beliefs.ts';
import type { Deals } from './deals.ts';
import { type Knowing, knowingOf } from './imagine.ts';

/** Who knows what in an imagined state, so that no seat in it acts on information it cannot have. */
export interface Insight {
  readonly viewer: Seat;
  /** For each seat, the probability of each party: to the viewer, and to everybody. */
  readonly own: readonly Chances[];
  readonly common: readonly Chances[];
  /** For each seat, the seats it has learned about, as bits. */
  readonly known: readonly number[];
  /** The other seats that seem to play without a plan. */
  readonly careless: readonly boolean[];
  /** The number of prophecies so far. */
  readonly notes: number;
  /** How much the viewer liked the prospects of the others. */
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
  // The viewer's own information is already in its weights; nobody else's notes are open.
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

/** The viewer of a state when nobody in particular is thinking about it. */
export const NOBODY: Seat = -1;

/**
 * Who knows what in a state that was not imagined: each seat knows what its own prophecies have told it, which the
 * state records, and all of them know what is public.
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
 * The value of being certain of one more seat's party while nothing is decided yet. In 700 games of novices a werewolf
 * who knew one vampire from round 2 on won 6 percentage points more often; one who knew the other werewolf, 3.
 */
const INSIGHT = 0.08;

/** The chances, plus what the viewer's new prophecies have told it: a line is too short to exploit that knowledge. */
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

/** Whether a character cares who is a werewolf and who is a vampire (LN-13.6, LN-13.7, LN-13.19). */
function takesSides(id: CharacterId): boolean {
  return CHARACTERS[id].party !== 'human' || id === 'dalibor';
}

/** How much a prophecy reduces the doubt about a seat: 0 to 1. */
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

/** The share of a party that a prophecy applies to. */
function shareOf(card: GreenId, party: Party): number {
  const members = CHARACTER_IDS.filter((id) => CHARACTERS[id].party === party);
  return members.filter((id) => appliesTo(card, id)).length / members.length;
}
