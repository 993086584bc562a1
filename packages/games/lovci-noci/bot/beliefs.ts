import type { Seat } from '@nokturn/engine';
import { CHARACTERS, type CharacterId, PARTIES, type Party } from '../cards/characters.ts';
import { type GreenId, PROPHECIES } from '../cards/green.ts';
import { PARTY_COUNTS, poolOf } from '../rules/setup.ts';
import type { Note } from '../rules/state.ts';
import type { LovciView } from '../secrets.ts';

/** The probability of each party for one seat; the three numbers add up to 1. */
export type Chances = Readonly<Record<Party, number>>;

/** What one seat believes about the others, from its view alone. */
export interface Beliefs {
  /** By seat. */
  readonly party: readonly Chances[];
  /** By seat: the characters it can still be, with their weights. */
  readonly character: readonly ReadonlyMap<CharacterId, number>[];
}

/** How well a lie fits: Ulric may answer either way (LN-8.16). */
const MAY_LIE = 0.5;

export function beliefs(view: LovciView): Beliefs {
  const character = view.players.map((_, seat) => candidates(view, seat));
  return { party: partyChances(view, character), character };
}

/** Characters that fit everything the viewer knows about a seat. */
function candidates(view: LovciView, seat: Seat): ReadonlyMap<CharacterId, number> {
  const player = view.players[seat];
  if (player?.character) return new Map([[player.character, 1]]);
  const known = view.players.map(({ character }) => character);
  const notes = view.notes.filter(({ receiver }) => receiver === seat);
  const fitting = new Map<CharacterId, number>();
  for (const id of poolOf(view.options, view.players.length)) {
    if (known.includes(id) || CHARACTERS[id].limit <= (player?.damage ?? 0)) continue;
    const weight = notes.reduce((product, note) => product * fit(id, note), 1);
    if (weight > 0) fitting.set(id, weight);
  }
  return fitting;
}

/** How well a character fits the outcome of a prophecy whose card the viewer knows (LN-8.6). */
function fit(character: CharacterId, { card, outcome }: Note): number {
  if (character === 'ulrik') return MAY_LIE;
  return appliesTo(card, character) === (outcome !== 'nothing') ? 1 : 0;
}

export function appliesTo(card: GreenId, character: CharacterId): boolean {
  const { appliesTo: whom } = PROPHECIES[card];
  if (whom === 'everybody') return true;
  const { party, letter } = CHARACTERS[character];
  return 'parties' in whom ? whom.parties.includes(party) : whom.letters.includes(letter);
}

/** Weighs every way to deal the remaining parties (LN-2.8) among the seats that are still hidden. */
function partyChances(
  view: LovciView,
  character: readonly ReadonlyMap<CharacterId, number>[],
): readonly Chances[] {
  const left = { ...(PARTY_COUNTS[view.players.length] as Record<Party, number>) };
  for (const { character: known } of view.players) if (known) left[CHARACTERS[known].party]--;
  const weights = character.map(weightByParty);
  const sums = weights.map(() => ({ werewolf: 0, vampire: 0, human: 0 }));
  const hidden = view.players.flatMap((player, seat) => (player.character ? [] : [seat]));
  const dealt: Party[] = [];

  const deal = (weight: number): void => {
    const seat = hidden[dealt.length];
    if (weight === 0) return;
    if (seat === undefined) {
      for (const [i, party] of dealt.entries())
        (sums[hidden[i] as Seat] as Record<Party, number>)[party] += weight;
      return;
    }
    for (const party of PARTIES) {
      if (left[party] === 0) continue;
      left[party]--;
      dealt.push(party);
      deal(weight * (weights[seat] as Chances)[party]);
      dealt.pop();
      left[party]++;
    }
  };
  deal(1);
  return view.players.map(({ character: known }, seat) =>
    known ? certain(CHARACTERS[known].party) : normal(sums[seat] as Chances),
  );
}

function weightByParty(fitting: ReadonlyMap<CharacterId, number>): Chances {
  const sums = { werewolf: 0, vampire: 0, human: 0 };
  for (const [id, weight] of fitting) sums[CHARACTERS[id].party] += weight;
  return sums;
}

function certain(party: Party): Chances {
  return { werewolf: 0, vampire: 0, human: 0, [party]: 1 };
}

function normal(sums: Chances): Chances {
  const all = sums.werewolf + sums.vampire + sums.human;
  return all === 0
    ? { werewolf: 1 / 3, vampire: 1 / 3, human: 1 / 3 }
    : { werewolf: sums.werewolf / all, vampire: sums.vampire / all, human: sums.human / all };
}

/** The probability that a seat has one of a set of characters. */
export function chanceOf({ character }: Beliefs, seat: Seat, fits: (id: CharacterId) => boolean): number {
  let all = 0;
  let right = 0;
  for (const [id, weight] of character[seat] ?? []) {
    all += weight;
    if (fits(id)) right += weight;
  }
  return all === 0 ? 0 : right / all;
}

/** How little is known about a seat: 0 for certainty, about 1.1 for a guess. */
export function doubt({ werewolf, vampire, human }: Chances): number {
  return [werewolf, vampire, human].reduce((sum, p) => (p > 0 ? sum - p * Math.log(p) : sum), 0);
}
