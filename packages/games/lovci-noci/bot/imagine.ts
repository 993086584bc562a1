import type { Random, Seat, Witness } from '@nokturn/engine';
import { CHARACTERS, type CharacterId, type Party } from '../cards/characters.ts';
import { GREEN_IDS, type GreenId } from '../cards/green.ts';
import { type BlueId, OPEN_CARDS, type OpenId, type RedId } from '../cards/open.ts';
import { decksOf, PARTY_COUNTS, poolOf } from '../rules/setup.ts';
import type { Note, Player, Shown, State } from '../rules/state.ts';
import type { LovciView } from '../secrets.ts';
import { Deals } from './deals.ts';
import { cardFits, Evidence, type Remembered } from './evidence.ts';

/** What one seat considers possible, and how likely. */
export interface Knowing {
  /** The characters that are known for certain. */
  readonly known: readonly (CharacterId | null)[];
  readonly evidence: Evidence;
  readonly deals: Deals;
  /** The deals that fit what everybody at the table knows. */
  readonly common: Deals;
}

/** Weighs everything that a viewer has seen and heard. */
export function knowingOf({ state, heard, asked }: Witness<LovciView>): Knowing {
  const evidence = Evidence.from(state, heard);
  const own = state.players.map(({ character }) => character);
  const open = state.players.map(({ character, revealed }) => (revealed ? character : null));
  // LN-11.12: merely being asked gives Apollonia away, a moment before her answer does.
  if (asked?.frame.step === 'rescue') own[(asked.frame as { seat?: Seat }).seat ?? -1] = 'apolena';
  return {
    known: own,
    evidence,
    deals: dealsOf(state, own, evidence),
    common: dealsOf(state, open, evidence.common),
  };
}

function dealsOf(view: LovciView, known: readonly (CharacterId | null)[], evidence: Evidence): Deals {
  const { options } = view;
  const left = { ...(PARTY_COUNTS[known.length] as Record<Party, number>) };
  const parties = known.map((id) => id && CHARACTERS[id].party);
  for (const party of parties) if (party !== null) left[party]--;
  const unknown = {
    seats: known.flatMap((id, seat) => (id === null ? [seat] : [])),
    pool: poolOf(options, known.length).filter((id) => !known.includes(id)),
    left,
    letters: {
      distinct: options.distinctLetters,
      taken: options.distinctLetters ? known.flatMap((id) => (id ? [CHARACTERS[id].letter] : [])) : [],
    },
  };
  const deals = new Deals({
    ...unknown,
    fit: (seat, id) => (couldHide(view, seat, id) ? evidence.fit(seat, id) : 0),
    harmony: (dealt) => evidence.harmony((seat) => parties[seat] ?? dealt.get(seat) ?? 'human'),
  });
  if (deals.isPossible) return deals;
  // Nobody can have heard anything that contradicts the rules; in a position set up by hand only the rules themselves
  // count.
  return new Deals({ ...unknown, fit: (seat, id) => (couldHide(view, seat, id) ? 1 : 0), harmony: () => 1 });
}

/** Everybody can conclude that a living character is below its limit, and when Dalibor would have revealed himself. */
function couldHide({ players, batches }: LovciView, seat: Seat, id: CharacterId): boolean {
  const player = players[seat];
  if (player === undefined || player.damage >= CHARACTERS[id].limit) return false;
  return id !== 'dalibor' || player.void || batches === 0;
}

/** States that look exactly like the real one to the viewer, each as often as it is likely. */
export function imagine(view: LovciView, { known, evidence, deals }: Knowing): (random: Random) => State {
  const unknown = known.flatMap((id, seat) => (id === null ? [seat] : []));
  const pool = poolOf(view.options, view.players.length);
  const blue = unseen(view, 'blue') as readonly BlueId[];
  const red = unseen(view, 'red') as readonly RedId[];
  const prophecies = new Prophecies(view, evidence.prophecies);
  return (random) => {
    const dealt = deals.deal(random);
    const characters = [...known];
    for (const [i, seat] of unknown.entries()) characters[seat] = dealt[i] as CharacterId;
    const cast = characters as CharacterId[];
    return {
      ...(view as unknown as State),
      players: view.players.map((player, seat) => copyOf(player, cast[seat] as CharacterId)),
      undealt: view.undealt ?? pool.filter((id) => !cast.includes(id)),
      ...prophecies.imagine(cast, { blue: random.shuffle([...blue]), red: random.shuffle([...red]) }, random),
    };
  };
}

function copyOf(player: LovciView['players'][number], character: CharacterId): Player {
  return {
    character,
    revealed: player.revealed,
    eliminated: player.eliminated,
    damage: player.damage,
    place: player.place,
    equipment: player.equipment.slice(),
    extraTurns: player.extraTurns,
    spent: player.spent,
    void: player.void,
    shielded: player.shielded,
    furred: player.furred,
    turncoat: player.turncoat,
  };
}

/** The cards of a draw pile, deduced from all the other cards, which are open. */
function unseen(view: LovciView, colour: 'blue' | 'red'): readonly OpenId[] {
  const open: OpenId[] = [...view.discards[colour], ...view.players.flatMap(({ equipment }) => equipment)];
  if (view.resolving !== null) open.push(view.resolving);
  const left: OpenId[] = [...decksOf(view.options)[colour]];
  for (const card of open) if (OPEN_CARDS[card].colour === colour) left.splice(left.indexOf(card), 1);
  return left.slice(0, view.decks[colour]);
}

/** The green cards that a viewer has not seen: in the pile, in the discard pile, in other hands. */
class Prophecies {
  readonly #view: LovciView;
  readonly #notes: readonly Remembered[];
  /** Notes before this one are about cards that have since been shuffled back. */
  readonly #first: number;
  /** How many green cards of each kind there are, and how many of them the viewer has not seen since then. */
  readonly #all: readonly number[];
  readonly #left: readonly number[];

  constructor(view: LovciView, notes: readonly Remembered[]) {
    this.#view = view;
    this.#notes = notes;
    this.#first = Math.max(0, notes.length - view.discards.green);
    this.#all = GREEN_IDS.map((id) => decksOf(view.options).green.filter((card) => card === id).length);
    const left = [...this.#all];
    const seen = notes.slice(this.#first).map(({ card }) => card);
    for (const card of [...seen, view.prophecy?.card ?? null])
      if (card !== null) (left[GREEN_IDS.indexOf(card)] as number)--;
    this.#left = left;
  }

  imagine(cast: readonly CharacterId[], open: { blue: BlueId[]; red: RedId[] }, random: Random) {
    const { prophecy, shown: seen } = this.#view;
    const left = [...this.#left];
    const notes = this.#notes.map((note, i): Note => {
      const card = note.card ?? this.#cardOf(note, cast, i < this.#first ? this.#all : left, random);
      if (note.card === null && i >= this.#first) (left[GREEN_IDS.indexOf(card)] as number)--;
      return { giver: note.giver, receiver: note.receiver, card, outcome: note.outcome };
    });
    const rest = random.shuffle(
      GREEN_IDS.flatMap((id, i) => Array<GreenId>(Math.max(0, left[i] ?? 0)).fill(id)),
    );
    const inHand = prophecy && { ...prophecy, card: prophecy.card ?? (rest.pop() as GreenId) };
    const green = rest.splice(0, this.#view.decks.green);
    const discard = [...rest, ...notes.slice(this.#first).map(({ card }) => card)];
    const { blue, red } = this.#view.discards;
    return {
      decks: { green, ...open },
      discards: {
        green: discard.slice(-this.#view.discards.green || discard.length),
        blue: blue.slice(),
        red: red.slice(),
      },
      prophecy: inHand,
      notes,
      shown:
        seen.length === 0 && notes.every(({ outcome }) => outcome !== 'showed') ? [] : this.#shownIn(cast),
    };
  }

  /** A card that fits the outcome, weighted by the copies left; if none of those left fits, any card. */
  #cardOf(note: Remembered, cast: readonly CharacterId[], left: readonly number[], random: Random): GreenId {
    const id = cast[note.receiver] as CharacterId;
    const weights = GREEN_IDS.map((card, i) =>
      (left[i] as number) > 0 ? (left[i] as number) * cardFits(card, id, note) : 0,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let at = random.fraction() * total;
    for (const [i, weight] of weights.entries()) {
      at -= weight;
      if (weight > 0 && at < 0) return GREEN_IDS[i] as GreenId;
    }
    const any = left.map((count, i) => (count > 0 ? i : -1)).filter((i) => i >= 0);
    return GREEN_IDS[any.length > 0 ? random.pick(any) : 0] as GreenId;
  }

  /** Everybody saw which seat a character was shown to (LN-8.13). */
  #shownIn(cast: readonly CharacterId[]): Shown[] {
    const told = this.#notes.filter(({ outcome }) => outcome === 'showed');
    if (told.length < this.#view.shown.length) return [...this.#view.shown];
    return told.map(({ giver, receiver }) => ({
      to: giver,
      seat: receiver,
      character: cast[receiver] as CharacterId,
    }));
  }
}
