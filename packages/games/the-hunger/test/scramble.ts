import type { Position, Random, Viewer } from '@nokturn/engine';
import type { HungerHappening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import type { HungerFrame } from '../rules/work.ts';

/**
 * What no viewer may learn, written from section 6 of the rules ("What each seat sees"), deliberately not
 * from secrets.ts: the two accounts check each other.
 */

/** Another position that looks the same to the viewer. */
export function scramble(
  position: Position<State, HungerFrame>,
  viewer: Viewer,
  random: Random,
): Position<State, HungerFrame> {
  const { state } = position;
  scrambleHuntCards(state, random);
  scrambleTokens(state, random);
  scrambleMissions(state, viewer, random);
  scrambleDecks(state, viewer, random);
  return {
    ...position,
    chance: { key: position.chance.key.map(() => random.word()), drawn: random.below(10_000) },
  };
}

/** A place with something that the viewer does not see. */
interface Slot {
  readonly held: number;
  readonly put: (other: number) => void;
}

/** Swaps the contents of unseen places. */
function mix(slots: readonly Slot[], random: Random): void {
  const held = random.shuffle(slots.map((slot) => slot.held));
  slots.forEach((slot, i) => {
    slot.put(held[i] as number);
  });
}

function slotsOf(list: number[], may: (index: number) => boolean = () => true): Slot[] {
  return list.flatMap((held, i) =>
    may(i)
      ? [
          {
            held,
            put: (other: number) => {
              list[i] = other;
            },
          },
        ]
      : [],
  );
}

/** Hunt deck and Tavern: only their sizes are known. */
function scrambleHuntCards(
  { huntDeck, tavern, options, round, phase, players }: State,
  random: Random,
): void {
  // Rookie: everybody knows that the Track cards of the first two rounds are marked A (TH-4.5).
  const rows = players.length + 1;
  const marked = options.mode === 'rookie' && round === 1 ? (phase === 'setup' ? 2 * rows : rows) : 0;
  const others = huntDeck.length - marked;
  mix(
    slotsOf(huntDeck, (i) => i >= others),
    random,
  );
  mix([...slotsOf(huntDeck, (i) => i < others), ...slotsOf(tavern)], random);
}

/**
 * Closed Chests: only the presence of a token is known. Tokens out of the game: nothing. The first five
 * Chests are closed.
 */
function scrambleTokens({ chests, spareTokens }: State, random: Random): void {
  mix([...slotsOf(chests, (i) => i < 5 && chests[i] !== -1), ...slotsOf(spareTokens)], random);
}

/**
 * Personal Missions and the rejected one: visible to their owner. Crypt piles: only to the seat that is
 * looking.
 */
function scrambleMissions(state: State, viewer: Viewer, random: Random): void {
  const { crypts, look, players, spareMissions } = state;
  const slots = [...slotsOf(spareMissions)];
  crypts.forEach((pile, crypt) => {
    if (look?.seat === viewer && look.crypt === crypt) return;
    if (isAsLeft(state, viewer, crypt)) random.shuffle(pile);
    else slots.push(...slotsOf(pile));
  });
  players.forEach((player, seat) => {
    if (seat === viewer) return;
    slots.push(...slotsOf(player.missions));
    const { rejected } = player;
    if (rejected !== null)
      slots.push({
        held: rejected,
        put: (other) => {
          player.rejected = other;
        },
      });
    // Tiles seen in a Crypt are in no other seat's notes.
    player.notes.forEach((note, crypt) => {
      if (note !== null) player.notes[crypt] = note.map(() => random.below(50));
    });
  });
  mix(slots, random);
}

/** Whether the viewer knows the tiles of a Crypt: it was the last to put tiles back there. */
function isAsLeft({ crypts, players }: State, viewer: Viewer, crypt: number): boolean {
  const note = typeof viewer === 'number' ? players[viewer]?.notes[crypt] : null;
  const pile = [...(crypts[crypt] ?? [])].sort((a, b) => a - b);
  return note?.length === pile.length && [...note].sort((a, b) => a - b).every((tile, i) => tile === pile[i]);
}

/**
 * Hand: visible to its owner. Deck: only its size is known, and not even its owner knows the order; cards put
 * on top by Ready are known.
 */
function scrambleDecks({ players }: State, viewer: Viewer, random: Random): void {
  players.forEach((player, seat) => {
    const unknown = slotsOf(player.deck, (i) => i < player.deck.length - player.readied);
    mix(seat === viewer ? unknown : [...unknown, ...slotsOf(player.hand)], random);
  });
}

/** The log lines of section 6 that tell one seat more than the others: the facts that everybody may hear. */
const TOLD_TO_EVERYBODY: { readonly [kind: string]: readonly string[] } = {
  'missions-dealt': ['seat', 'count'],
  'mission-kept': ['seat'],
  drew: ['seat', 'count'],
  looked: ['seat', 'space', 'count'],
  'mission-gained': ['seat', 'space', 'left'],
};

/** The other lines, which tell everybody the same. */
const PUBLIC: ReadonlySet<string> = new Set<HungerHappening['kind']>([
  'vampire-taken',
  'chests-opened',
  'public-missions',
  'first-order',
  'round',
  'turn',
  'played',
  'new-hand',
  'turn-skipped',
  'activated',
  'drew-into-play',
  'discarded',
  'digested',
  'reshuffled',
  'confused',
  'speed',
  'moved',
  'stayed',
  'home',
  'pushed',
  'hunted',
  'readied',
  'token-taken',
  'token-played',
  'mission-used',
  'hypnotised',
  'dog-speed',
  'gained',
  'cleaned-up',
  'track-shifted',
  'track-filled',
  'tavern-filled',
  'parasols',
  'parasol-declined',
  'dawn',
  'card-scored',
  'type-named',
  'pre-mission-score',
  'mission-scored',
  'score',
]);

/** The parts of a happening that a viewer may hear, by the same section. */
export function mayHear(
  happening: HungerHappening,
  viewer: Viewer,
  { state }: Position<State, HungerFrame>,
): unknown {
  // After the game everything is open, except face-down pieces that are out of the game.
  if (happening.kind === 'ended') return { happening, open: { ...state, spareMissions: 0, spareTokens: 0 } };
  if (PUBLIC.has(happening.kind)) return happening;
  const told = TOLD_TO_EVERYBODY[happening.kind];
  if (told === undefined) return null;
  if ('seat' in happening && happening.seat === viewer) return happening;
  return Object.entries(happening).filter(([fact]) => fact === 'kind' || told.includes(fact));
}
