import type { Seat, View } from '@nokturn/engine';
import {
  aligned,
  dim,
  type Facts,
  type GameText,
  mark,
  padded,
  plain,
  type TerminalSize,
  type Thing,
  visible,
} from '@nokturn/text';
import { CHARACTERS, type CharacterId, PARTIES } from './cards/characters.ts';
import { COLOURS } from './cards/colours.ts';
import { GREEN_IDS, PROPHECIES } from './cards/green.ts';
import { BLUE_IDS, OPEN_CARDS, RED_IDS } from './cards/open.ts';
import { PLACE_IDS, type PlaceId } from './cards/places.ts';
import { cardsOf } from './cards.ts';
import { PARTY_COUNTS, poolOf } from './rules/setup.ts';
import type { Note } from './rules/state.ts';
import type { LovciView } from './secrets.ts';

export { telling } from './telling.ts';

/** Lovci noci in a terminal: lines of marked text, made from a view. Besides things, `dim` and `strong` are marked. */

/** Colour and symbol of each seat, by seat number (LN-2.5). */
const SEATS = [
  { colour: 'yellow', sign: '●' },
  { colour: 'green', sign: '■' },
  { colour: 'grey', sign: '▲' },
  { colour: 'brown', sign: '◆' },
  { colour: 'red', sign: '★' },
  { colour: 'orange', sign: '⬢' },
  { colour: 'black', sign: '✚' },
  { colour: 'violet', sign: '☾' },
] as const;

/** A hidden character whose limit is this close deserves a warning. */
const NEAR = 3;

/** Below this height there is no room for blank lines. */
const LOW = 32;

/** The table as the viewer sees it. */
export function board({ state, viewer }: View<LovciView>, text: GameText, room: TerminalSize): string[] {
  const gap = room.rows < LOW ? [] : [''];
  return [
    `${text.say('word-round', { round: state.round })}   ${dim(tally(state, text))}`,
    ...gap,
    ...ring(state, text, room),
    ...gap,
    ...seatLines(state, viewer, text),
    ...gap,
    dim(piles(state, text)),
  ];
}

/** The three areas side by side if they fit, otherwise one per line. */
function ring(state: LovciView, text: GameText, { columns }: TerminalSize): string[] {
  const areas = [0, 2, 4].map((slot) => area(state, slot, text));
  const width = areas.reduce((sum, lines) => sum + visible(lines[0] ?? ''), 4);
  if (width <= columns)
    return [0, 1, 2].map((line) =>
      areas
        .map((lines) => lines[line])
        .join('  ')
        .trimEnd(),
    );
  return [0, 2, 4].map((slot) => areaInOneLine(state, slot, text));
}

function areaInOneLine(state: LovciView, slot: number, text: GameText): string {
  const cells = [slot, slot + 1].map((i) => {
    const [name, sums, pawns] = placeCell(state, state.slots[i] as PlaceId, text);
    return pawns ? `${name} ${sums}: ${pawns}` : `${name} ${sums}`;
  });
  return `[${cells.join(' ~ ')}]`;
}

/** Two places connected by a web, with the sums that lead there and the pawns that stand there (LN-2.1). */
function area(state: LovciView, slot: number, text: GameText): string[] {
  const cells = [slot, slot + 1].map((i) => placeCell(state, state.slots[i] as PlaceId, text));
  const [left, right] = cells.map((cell) => widened(cell, Math.max(...cell.map(visible))));
  return [
    `[${left?.[0]} ~ ${right?.[0]}]`,
    ` ${left?.[1]}   ${right?.[1]} `,
    ` ${left?.[2]}   ${right?.[2]} `,
  ];
}

function placeCell(state: LovciView, place: PlaceId, text: GameText): string[] {
  const pawns = state.players.flatMap((player, seat) => (player.place === place ? [pawn(seat)] : []));
  return [text.thing('place', place), dim(cardsOf(text).places[place].sums.join(', ')), pawns.join(' ')];
}

function seatLines(state: LovciView, viewer: View['viewer'], text: GameText): string[] {
  const rows = state.players.map((_, seat) => {
    const active = seat === state.active && !state.ended;
    return [
      `${active ? mark('strong', '', '▸') : ' '} ${text.thing('seat', seat)}${seat === viewer ? '*' : ''}`,
      mark(
        'seat',
        String(seat),
        `${SEATS[seat]?.sign} ${plain(text.say(`seat-colour-${SEATS[seat]?.colour}`))}`,
      ),
      damage(state, seat, text),
      where(state, seat, text),
      character(state, seat, viewer, text),
      equipment(state, seat, text),
    ];
  });
  return aligned(rows);
}

/** Damage, with the next letters on the track (LN-1.7: the limit itself is secret). */
function damage(state: LovciView, seat: Seat, text: GameText): string {
  const player = state.players[seat];
  if (player === undefined || player.eliminated > 0) return dim('–');
  const number = mark('strong', '', String(player.damage).padStart(2));
  if (player.revealed && player.character)
    return `${number} ${dim(`/ ${cardsOf(text).characters[player.character].limit}`)}`;
  const letters = new Map<number, Set<string>>();
  for (const id of poolOf(state.options, state.players.length)) {
    const { limit, letter } = cardsOf(text).characters[id];
    if (limit > player.damage && limit <= player.damage + NEAR)
      letters.set(limit, (letters.get(limit) ?? new Set()).add(letter));
  }
  const near = [...letters]
    .sort(([a], [b]) => a - b)
    .map(([limit, set]) => `${[...set].sort().join('')}${limit}`);
  return near.length === 0 ? number : `${number} ${mark('warning', '', near.join(' '))}`;
}

function where(state: LovciView, seat: Seat, text: GameText): string {
  const player = state.players[seat];
  if (player?.eliminated) return dim('–');
  return player?.place ? text.thing('place', player.place) : dim(text.say('word-centre'));
}

/** What the table knows about a character; the viewer's private knowledge is on the viewer's own panel. */
function character(state: LovciView, seat: Seat, viewer: View['viewer'], text: GameText): string {
  const player = state.players[seat];
  if (player === undefined) return '';
  const open = player.revealed || player.eliminated > 0 || state.ended || viewer === 'everything';
  const marks = [
    player.eliminated > 0 && 'word-eliminated',
    player.void && 'word-void',
    player.spent && 'word-spent',
    (player.shielded || player.furred) && 'word-protected',
  ].flatMap((id) => (id ? [text.say(id)] : []));
  const extra = player.extraTurns > 0 ? [text.say('word-extra-turns', { count: player.extraTurns })] : [];
  const name = open && player.character ? who(player.character, text) : dim(text.say('word-hidden'));
  return [name, ...[...marks, ...extra].map((word) => dim(word))].join(' ');
}

/** A character in the colour of its party. */
function who(id: CharacterId, text: GameText): string {
  return mark('party', CHARACTERS[id].party, plain(text.thing('character', id, 'title')));
}

function equipment(state: LovciView, seat: Seat, text: GameText): string {
  const cards = state.players[seat]?.equipment ?? [];
  return cards.length === 0 ? '' : `[${cards.map((card) => text.thing('card', card)).join(', ')}]`;
}

function tally(state: LovciView, text: GameText): string {
  const counts = PARTY_COUNTS[state.players.length];
  return PARTIES.filter((party) => counts?.[party])
    .map((party) => {
      const out = state.players.filter(
        (player) => player.eliminated > 0 && player.character && CHARACTERS[player.character].party === party,
      );
      return text.plain('word-tally', { party, out: out.length, all: counts?.[party] });
    })
    .join(' · ');
}

function piles(state: LovciView, text: GameText): string {
  return COLOURS.map((colour) => {
    const discard = state.discards[colour];
    const size = typeof discard === 'number' ? discard : discard.length;
    const top = typeof discard === 'number' ? undefined : discard.at(-1);
    const name = top === undefined ? '' : ` ${plain(text.thing('card', top))}`;
    return `${text.plain(`deck-${colour}`, {}, 'plural')} ${state.decks[colour]} (${size}${name})`;
  }).join(' · ');
}

/** The viewer's own character, in full. */
export function own(view: View<LovciView>, text: GameText): string[] {
  const { character: id } = typeof view.viewer === 'number' ? (view.state.players[view.viewer] ?? {}) : {};
  return id ? about({ type: 'character', id }, view, text) : [];
}

/** Prophecies that the viewer gave or received, and faces that were shown to the viewer. */
export function notebook({ state }: View<LovciView>, text: GameText): string[] {
  const notes = state.notes.map((note) => {
    // The card is named once, where it is passed: not every outcome mentions it.
    const passed = text.narrate({ kind: 'prophecy-passed', ...note });
    return `${passed} ${text.narrate({ kind: 'prophecy', ...note, ...outcomeOf(note, text), card: undefined })}`;
  });
  const shown = state.shown.map(({ seat, character: id }) => `${text.thing('seat', seat)}: ${who(id, text)}`);
  return [...notes, ...shown];
}

/** What the table saw of a prophecy besides its outcome: the points, which depend on the card (LN-8.9 to LN-8.12). */
function outcomeOf({ card, outcome }: Note, text: GameText): Facts {
  const { effect } = cardsOf(text).prophecies[card];
  if (outcome !== 'took' && outcome !== 'healed') return {};
  return { amount: effect.kind === 'hurt' ? effect.amount : 1 };
}

/** The card being carried out or passed on, in full. */
export function atStake({ state }: View<LovciView>, text: GameText): string[] {
  const card = state.prophecy?.card ?? state.resolving;
  return card
    ? [`${text.thing('card', card)}: ${text.thing('card', card, 'text', { ...state.options })}`]
    : [];
}

/** Everything that can be looked up. */
export function things({ state }: View<LovciView>): Thing[] {
  const { cards } = state.options;
  const used = (count: Readonly<Record<string, number>>) => (count[cards] ?? 0) > 0;
  return [
    ...PLACE_IDS.map((id) => ({ type: 'place', id })),
    ...poolOf(state.options, state.players.length).map((id) => ({ type: 'character', id })),
    ...[...BLUE_IDS, ...RED_IDS]
      .filter((id) => used(OPEN_CARDS[id].count))
      .map((id) => ({ type: 'card', id })),
    ...GREEN_IDS.filter((id) => used(PROPHECIES[id].count)).map((id) => ({ type: 'card', id })),
  ];
}

/** A thing with its rules. */
export function about({ type, id }: Thing, { state }: View<LovciView>, text: GameText): string[] {
  const say = (attribute: string) => text.thing(type, id, attribute, { ...state.options });
  if (type !== 'character') return [text.thing(type, id), say('text')];
  const { limit, letter } = cardsOf(text).characters[id as CharacterId];
  return [
    `${who(id as CharacterId, text)}  ${dim(`${text.say('word-limit')} ${limit} (${letter})`)}`,
    `${text.say('word-ability')}: ${mark('strong', '', plain(say('ability')))}. ${say('text')}`,
    `${text.say('word-goal')}: ${say('goal')}`,
  ];
}

function pawn(seat: Seat): string {
  return mark('seat', String(seat), String(seat + 1));
}

function widened(cell: readonly string[], width: number): string[] {
  return cell.map((line) => padded(line, width));
}
