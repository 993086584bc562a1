import type { Seat } from '@nokturn/engine';
import { CHARACTERS, type CharacterId, PARTIES, type Party } from '../cards/characters.ts';
import { cardsOf, type LovciCards } from '../cards.ts';
import { PARTY_COUNTS, poolOf } from '../rules/setup.ts';
import type { LovciView } from '../secrets.ts';

/** The characters a seat can still be, as far as the viewer can prove it from the view alone. */
export type Suspects = ReadonlySet<CharacterId>;

/** The tables of a match; null stands for today's. */
type Tables = Parameters<typeof cardsOf>[0];
const TODAY: Tables = { cards: null };

/**
 * For each seat, the characters that occur in at least one complete deal consistent with everything the viewer knows.
 */
export function suspectsOf(view: LovciView, text: Tables = TODAY): readonly Suspects[] {
  const cards = cardsOf(text);
  const pool = poolOf(view.options, view.players.length).filter((id) => !view.undealt?.includes(id));
  const alone = view.players.map((_, seat) => pool.filter((id) => fits(view, seat, id, cards)));
  return alone.map((ids, seat) => new Set(ids.filter((id) => canBeDealt(view, alone.with(seat, [id])))));
}

/** Whether a seat's own pieces and prophecies allow a character. */
function fits(view: LovciView, seat: Seat, id: CharacterId, cards: LovciCards): boolean {
  const player = view.players[seat];
  if (!player) return false;
  if (player.character !== null) return player.character === id;
  if (player.damage >= cards.characters[id].limit) return false;
  // LN-12.7: Dalibor shows his face as soon as another player is eliminated.
  if (id === 'dalibor' && view.batches > 0 && !player.void) return false;
  return view.notes.every((note) => note.receiver !== seat || agrees(id, note, cards));
}

/** Whether a character could have responded to a prophecy that way. Ulric may lie, but not to True Face (LN-8.16). */
function agrees(
  id: CharacterId,
  { card, outcome }: LovciView['notes'][number],
  { characters, prophecies }: LovciCards,
): boolean {
  const { appliesTo } = prophecies[card];
  if (appliesTo === 'everybody' || id === 'ulrik') return true;
  const { letter, party } = characters[id];
  const applies =
    'letters' in appliesTo ? appliesTo.letters.includes(letter) : appliesTo.parties.includes(party);
  return applies === (outcome !== 'nothing');
}

/** Whether each seat can get a different one of its characters, with the right number of each party (LN-2.8). */
function canBeDealt(view: LovciView, choices: readonly (readonly CharacterId[])[]): boolean {
  const left = { ...(PARTY_COUNTS[choices.length] as Record<Party, number>) };
  const taken = new Set<CharacterId>();
  const letters = new Set<string>();
  const fewestFirst = choices.map((ids) => ids).sort((a, b) => a.length - b.length);
  const deal = (i: number): boolean => {
    const ids = fewestFirst[i];
    if (ids === undefined) return true;
    for (const id of ids) {
      const { party, letter } = CHARACTERS[id];
      const clash = taken.has(id) || (view.options.distinctLetters && letters.has(letter));
      if (clash || left[party] === 0) continue;
      left[party]--;
      taken.add(id);
      letters.add(letter);
      if (deal(i + 1)) return true;
      left[party]++;
      taken.delete(id);
      letters.delete(letter);
    }
    return false;
  };
  return deal(0);
}

export type Proof = 'certain' | 'possible' | 'excluded';

export function partyProof(suspects: Suspects, party: Party): Proof {
  const parties = new Set([...suspects].map((id) => CHARACTERS[id].party));
  if (!parties.has(party)) return 'excluded';
  return parties.size === 1 ? 'certain' : 'possible';
}

export function characterProof(suspects: Suspects, id: CharacterId): Proof {
  if (!suspects.has(id)) return 'excluded';
  return suspects.size === 1 ? 'certain' : 'possible';
}

/** For each party, how many members are known to be eliminated, and how many there are. */
export function partyTally(view: LovciView): readonly { party: Party; out: number; all: number }[] {
  return PARTIES.map((party) => ({
    party,
    out: view.players.filter(
      ({ eliminated, character }) =>
        eliminated > 0 && character !== null && CHARACTERS[character].party === party,
    ).length,
    all: PARTY_COUNTS[view.players.length]?.[party] ?? 0,
  }));
}
