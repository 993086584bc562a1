import type { Position, Random, Seat, Viewer } from '@nokturn/engine';
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '../cards/characters.ts';
import { GREEN_IDS, type GreenId, PROPHECIES } from '../cards/green.ts';
import type { LovciHappening } from '../rules/happenings.ts';
import type { Outcome, Player, State } from '../rules/state.ts';
import type { LovciFrame } from '../rules/work.ts';

/**
 * What no viewer may learn, written from section 6 of the rules ("What each seat sees"), deliberately not from
 * secrets.ts: the two accounts check each other.
 */

/** Another position that looks the same to the viewer. */
export function scramble(
  position: Position<State, LovciFrame>,
  viewer: Viewer,
  random: Random,
): Position<State, LovciFrame> {
  const { state } = position;
  random.shuffle(state.decks.blue);
  random.shuffle(state.decks.red);
  const chance = { key: position.chance.key.map(() => random.word()), drawn: random.below(10_000) };
  if (seesAll(state, viewer)) {
    random.shuffle(state.decks.green);
    return { ...position, chance };
  }
  scrambleProphecies(state, viewer, random);
  return {
    ...position,
    chance,
    state: withOtherCharacters(state, knownSeats(position, viewer), viewer, random),
  };
}

/** The last row of the table: an eliminated seat with `ghostView: 'all'`. */
function seesAll(state: State, viewer: Viewer): boolean {
  return state.options.ghostView === 'all' && typeof viewer === 'number' && isOut(state, viewer);
}

function isOut(state: State, seat: Seat): boolean {
  return (state.players[seat] as Player).eliminated > 0;
}

/**
 * The seats whose character the viewer knows: its own, revealed and eliminated ones, and those it was shown by True
 * Face.
 */
function knownSeats({ state, asked }: Position<State, LovciFrame>, viewer: Viewer): Set<Seat> {
  const known = new Set<Seat>();
  state.players.forEach((player, seat) => {
    if (seat === viewer || player.revealed || player.eliminated > 0) known.add(seat);
  });
  for (const { to, seat } of state.shown) if (to === viewer) known.add(seat);
  // LN-11.12: merely being asked gives Apollonia away, a moment before her answer does.
  if (asked?.frame.step === 'rescue') known.add(asked.frame.seat);
  return known;
}

const ATTEMPTS = 40;

/**
 * Characters of the pool, dealt again to the seats that the viewer does not know, as the rules could have dealt them.
 */
function withOtherCharacters(state: State, known: ReadonlySet<Seat>, viewer: Viewer, random: Random): State {
  const unknown = state.players.flatMap((_, seat) => (known.has(seat) ? [] : [seat]));
  const dealt = state.players.map(({ character }) => character);
  const pool = [...dealt, ...state.undealt];
  const free = pool.filter((id) => !dealt.some((other, seat) => other === id && known.has(seat)));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const characters = dealAgain(dealt, unknown, free, random);
    if (characters !== null && couldBeDealt(state, characters)) {
      const players = state.players.map((player, seat) => ({
        ...player,
        character: characters[seat] as CharacterId,
      }));
      const shown = state.shown.map((one) =>
        one.to === viewer ? one : { ...one, character: characters[one.seat] as CharacterId },
      );
      const undealt = CHARACTER_IDS.filter((id) => pool.includes(id) && !characters.includes(id));
      return { ...state, players, shown, undealt };
    }
  }
  return state;
}

/**
 * The party counts are public (LN-2.9), so the parties of the unknown seats are shuffled and their characters drawn.
 */
function dealAgain(
  dealt: readonly CharacterId[],
  unknown: readonly Seat[],
  free: readonly CharacterId[],
  random: Random,
): CharacterId[] | null {
  const parties = random.shuffle(unknown.map((seat) => CHARACTERS[dealt[seat] as CharacterId].party));
  const left = random.shuffle([...free]);
  const characters = [...dealt];
  for (const [i, seat] of unknown.entries()) {
    const at = left.findIndex((id) => CHARACTERS[id].party === parties[i]);
    if (at < 0) return null;
    characters[seat] = left.splice(at, 1)[0] as CharacterId;
  }
  return characters;
}

function couldBeDealt(state: State, characters: readonly CharacterId[]): boolean {
  return characters.every((id, seat) => couldBe(state, seat, id)) && lettersFit(state, characters);
}

/** Everybody can conclude that a living character is below its limit, and when Dalibor would have revealed himself. */
function couldBe(state: State, seat: Seat, id: CharacterId): boolean {
  const player = state.players[seat] as Player;
  if (player.eliminated > 0) return true;
  if (player.damage >= CHARACTERS[id].limit) return false;
  return id !== 'dalibor' || player.revealed || player.void || state.batches === 0;
}

/** LN-2.15. */
function lettersFit({ options }: State, characters: readonly CharacterId[]): boolean {
  if (!options.distinctLetters) return true;
  return new Set(characters.map((id) => CHARACTERS[id].letter)).size === characters.length;
}

/** A green card that lies, or lay, somewhere face down. */
interface Unseen {
  readonly get: () => GreenId;
  readonly set: (card: GreenId) => void;
  readonly allowed: (card: GreenId) => boolean;
}

/** Green cards swap places wherever the viewer has not seen them: in the pile, the discard pile and other hands. */
function scrambleProphecies(state: State, viewer: Viewer, random: Random): void {
  const { deck, discard } = { deck: state.decks.green, discard: state.discards.green };
  const unseen: Unseen[] = deck.map((_, i) => place(deck, i));
  // The notes since the last reshuffle belong to the cards in the discard pile, in the same order.
  const first = state.notes.length - discard.length;
  for (const [i, note] of state.notes.entries()) {
    if (took(note, viewer) || note.outcome === 'showed') continue;
    const allowed = (card: GreenId) => couldCause(card, note.outcome);
    const write = (card: GreenId) => {
      state.notes[i] = { ...note, card };
    };
    if (i < first) write(random.pick(GREEN_IDS.filter(allowed)));
    else
      unseen.push({
        get: () => discard[i - first] as GreenId,
        set: (card) => {
          discard[i - first] = card;
          write(card);
        },
        allowed,
      });
  }
  const { prophecy } = state;
  if (prophecy !== null && !took(prophecy, viewer))
    unseen.push({
      get: () => prophecy.card,
      set: (card) => void Object.assign(prophecy, { card }),
      allowed: () => true,
    });
  exchange(unseen, random);
}

function place(pile: GreenId[], at: number): Unseen {
  return {
    get: () => pile[at] as GreenId,
    set: (card) => {
      pile[at] = card;
    },
    allowed: () => true,
  };
}

function took({ giver, receiver }: { giver: Seat; receiver: Seat | null }, viewer: Viewer): boolean {
  return viewer === giver || viewer === receiver;
}

/** What everybody can conclude from an outcome (LN-8.8 to LN-8.13). */
function couldCause(card: GreenId, outcome: Outcome): boolean {
  const { kind } = PROPHECIES[card].effect;
  if (outcome === 'showed' || kind === 'show') return outcome === 'showed' && kind === 'show';
  if (outcome === 'healed') return kind === 'balm';
  if (outcome === 'gave') return kind === 'toll';
  return true;
}

function exchange(unseen: readonly Unseen[], random: Random): void {
  for (let i = 0; i < 3 * unseen.length; i++) {
    const a = random.pick(unseen);
    const b = random.pick(unseen);
    const [cardA, cardB] = [a.get(), b.get()];
    if (!a.allowed(cardB) || !b.allowed(cardA)) continue;
    a.set(cardB);
    b.set(cardA);
  }
}

type Facts<K extends LovciHappening['kind']> = readonly Exclude<
  keyof Extract<LovciHappening, { kind: K }>,
  'kind'
>[];

/** The log lines of section 6, with the facts that everybody hears. */
const TOLD_TO_EVERYBODY: { readonly [K in LovciHappening['kind']]: Facts<K> | null } = {
  started: ['start'],
  dealt: null,
  round: ['round'],
  turn: ['seat', 'extra'],
  'protection-ended': ['seat', 'by'],
  'move-rolled': ['seat', 'how', 'd6', 'd4', 'place', 'again'],
  moved: ['seat', 'place', 'how'],
  skipped: ['seat', 'place'],
  drew: ['seat', 'colour', 'card'],
  'drew-prophecy': ['seat'],
  reshuffled: ['colour', 'cards'],
  equipped: ['seat', 'card'],
  discarded: ['seat', 'card'],
  declined: ['seat', 'card'],
  'no-effect': ['seat', 'card'],
  chose: ['seat', 'target', 'card'],
  'keg-rolled': ['seat', 'd6', 'd4', 'place'],
  'duel-rolled': ['seat', 'target', 'd6', 'loser'],
  'prayer-rolled': ['seat', 'target', 'd6'],
  'extra-turns': ['seat', 'count'],
  transferred: ['card', 'from', 'to', 'how'],
  'dug-up': ['seat', 'card'],
  'prophecy-passed': ['giver', 'receiver'],
  prophecy: ['giver', 'receiver', 'outcome', 'amount', 'equipment'],
  attacked: ['attacker', 'victims', 'd6', 'd4', 'base', 'how'],
  hit: [
    'attacker',
    'victim',
    'base',
    'claws',
    'lance',
    'attackerCloak',
    'victimCloak',
    'amount',
    'prevented',
  ],
  damaged: ['seat', 'cause', 'amount', 'before', 'after', 'source'],
  prevented: ['seat', 'by'],
  healed: ['seat', 'before', 'after', 'source'],
  'set-to-seven': ['seat', 'before', 'after', 'moonstone'],
  eliminated: ['seat', 'character', 'killer'],
  revealed: ['seat', 'character', 'forced'],
  ability: ['seat', 'character', 'target', 'die'],
  voided: ['seat', 'by'],
  unmasked: ['seat', 'character'],
  won: ['seat', 'character', 'goal'],
  ended: ['why', 'winners'],
};

/** What a viewer may hear of a happening, according to the same section. */
export function mayHear(
  happening: LovciHappening,
  viewer: Viewer,
  { state }: Position<State, LovciFrame>,
): unknown {
  if (seesAll(state, viewer))
    return happening.kind === 'eliminated' && happening.seat === viewer ? { happening, state } : happening;
  switch (happening.kind) {
    case 'dealt':
      return happening.seat === viewer ? happening : null;
    case 'drew-prophecy':
      if (happening.seat === viewer) return happening;
      break;
    case 'prophecy-passed':
      if (took(happening, viewer)) return happening;
      break;
    case 'prophecy':
      if (happening.giver === viewer) return happening;
      if (happening.receiver === viewer) return { ...happening, character: null };
      break;
  }
  const told: readonly string[] | null | undefined = TOLD_TO_EVERYBODY[happening.kind];
  if (told === null || told === undefined) return null;
  return Object.entries(happening).filter(([fact]) => fact === 'kind' || told.includes(fact));
}
