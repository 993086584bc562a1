import type { View } from '@nokturn/engine';
import {
  aligned,
  cut,
  dim,
  type GameText,
  mark,
  padded,
  plain,
  type TerminalSize,
  type Thing,
  visible,
} from '@nokturn/text';
import { ABILITIES, ABILITY_IDS, type AbilityId } from './cards/abilities.ts';
import { DISTRICT_IDS, type District, districtId, effectOf } from './cards/districts.ts';
import { EVENT_IDS, EVENTS, type EventId } from './cards/events.ts';
import { type RelicId, relicsOf } from './cards/relics.ts';
import { SIGIL_IDS } from './cards/sigils.ts';
import type { VampireId, VampireNumber } from './cards/vampires.ts';
import { cardsOf } from './cards.ts';
import { districtNote, marks, percent } from './notes.ts';
import {
  columnOf,
  deckLeft,
  expectedLoss,
  oddsOf,
  omenOf,
  openState,
  relicsLeft,
  ritualOf,
  roundsOf,
  strikesTomorrow,
} from './outlook.ts';
import { bloodMaximum } from './rules/city.ts';
import { gridOf } from './rules/resolving.ts';
import type { MastersView } from './secrets.ts';
import { BLOOD, letter, name, pieces, SIGNS, vampireAt, vampiresIn } from './signs.ts';

export { note } from './notes.ts';
export { telling } from './telling.ts';

/**
 * Masters of the Night in a terminal: lines of marked text, made from a view. Besides things, `dim` and
 * `strong` are marked.
 */

/** The table's share of the screen: the rest is for the log, the question and its answers. */
const SHARE = 0.6;
const COLUMNS = 3;
/** District names do not fit into narrower columns: then each district has a line. */
const NARROW = 18;

/** The table as the viewer sees it: as spacious as there is room for. */
export function board({ state, viewer }: View<MastersView>, text: GameText, room: TerminalSize): string[] {
  const top = [where(state, text), veil(state, text), dice(state, text)];
  const news = eventLines(state, text);
  const rows = state.vampires.map((_, number) => sheet(state, number, viewer, text));
  const sheets = aligned(withoutEmptyColumns(rows));
  const width = Math.floor((Math.min(room.columns, 132) - 2) / COLUMNS) - 3;
  const airy = [
    ...top,
    ...news,
    '',
    ...city(state, text, width, { airy: true }),
    ...legend(text, room.columns),
    '',
    ...sheets,
    ritual(state, text),
  ];
  if (airy.length <= room.rows * SHARE) return airy;
  return [
    ...top,
    ...news.slice(0, 1),
    ...city(state, text, width, { airy: false }),
    ...sheets,
    ritual(state, text),
  ];
}

/** Round and phase, the leader, and the cards left in the decks. */
function where(state: MastersView, text: GameText): string {
  const { round, phase, eventDeck, relicDeck, leader } = state;
  const rounds = roundsOf(state);
  const now = [
    round > rounds ? text.plain('word-last-day') : text.plain('word-round', { round, rounds }),
    mark('strong', '', text.plain(`phase-${phase}`)),
    `${text.plain('term-leader')}: ${name(state, leader, text)}`,
  ];
  const left = [
    text.plain('word-events-left', { count: eventDeck }),
    text.plain('word-relics-left', { count: relicDeck }),
  ];
  return `${now.join(' · ')}   ${dim(left.join(' · '))}`;
}

/** The veil, and what the next event may bring. */
function veil(state: MastersView, text: GameText): string {
  const { red, blue } = columnOf(state, text);
  const { most, leastOfHigh } = cardsOf(text).veil;
  const track = '█'.repeat(state.veil) + '░'.repeat(most - state.veil);
  const shown = mark(state.veil < leastOfHigh ? 'warning' : 'strong', '', `${track} ${state.veil}/${most}`);
  const coming = [
    text.plain('word-coming', { red, more: blue[0], less: blue[1] }),
    ...(state.eventDeck > 0 ? [text.plain('word-expected', { loss: loss(state, text) })] : []),
  ];
  return `${text.plain('term-veil')} ${shown}   ${dim(coming.join(' · '))}`;
}

function loss(state: MastersView, text: GameText): number {
  return Math.round(10 * expectedLoss(state, text)) / 10;
}

function dice(state: MastersView, text: GameText): string {
  const { agents, minions, blood } = state;
  const reserve = mark('strong', '', faces(state.reserve) || '–');
  const aside = faces(state.aside);
  const left = aside === '' ? '' : ` ${dim(`${text.plain('word-aside')} ${aside}`)}`;
  return `${text.plain('term-dice-reserve')}: ${reserve}${left}   ${dim(text.plain('word-reserves', { agents, minions, blood }))}`;
}

function faces(counts: readonly number[]): string {
  return counts.flatMap((count, value) => Array<number>(count).fill(value)).join(' ');
}

/** The card being resolved, cards in force, and a face-up card. */
function eventLines(state: MastersView, text: GameText): string[] {
  const { resolving, inForce, top } = state;
  const cards: [string, EventId | null][] = [
    ['word-event', resolving?.event ?? null],
    ['word-in-force', inForce === resolving?.event ? null : inForce],
    ['word-next', top],
  ];
  return cards.flatMap(([title, event]) =>
    event === null
      ? []
      : [
          `${text.plain(title)}: ${text.thing('card', event)}  ${dim(plain(text.thing('card', event, 'text', { ...state.options })))}`,
        ],
  );
}

// The city

function city(state: MastersView, text: GameText, width: number, { airy }: { airy: boolean }): string[] {
  if (width < NARROW)
    return state.layout.map((district) =>
      cell(state, district, text, Number.POSITIVE_INFINITY)
        .filter((part) => part !== '')
        .join('  '),
    );
  const rows = [0, 3, 6].map((first) =>
    [0, 1, 2].map((column) => cell(state, state.layout[first + column] as District, text, width)),
  );
  const rule = dim(
    `├${Array(COLUMNS)
      .fill('─'.repeat(width + 2))
      .join('┼')}┤`,
  );
  const line = (parts: readonly string[]) =>
    dim('│ ') + parts.map((part) => fitted(part, width)).join(dim(' │ ')) + dim(' │');
  const lines = rows.map((row) => {
    const height = Math.max(2, ...row.map((cells) => cells.length));
    return Array.from({ length: height }, (_, i) => line(row.map((cells) => cells[i] ?? '')));
  });
  if (!airy) return lines.flat();
  const edge = (left: string, middle: string, right: string) =>
    dim(
      left +
        Array(COLUMNS)
          .fill('─'.repeat(width + 2))
          .join(middle) +
        right,
    );
  return [
    edge('┌', '┬', '┐'),
    ...lines.flatMap((row, i) => (i === 0 ? row : [rule, ...row])),
    edge('└', '┴', '┘'),
  ];
}

/** A legend of the signs, in as many lines as it takes. */
function legend(text: GameText, columns: number): string[] {
  const lines: string[] = [];
  for (const sign of text.plain('word-legend').split('  ')) {
    const longer = `${lines.at(-1)}  ${sign}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(sign);
  }
  return lines.map(dim);
}

/**
 * The name with threats and benefits, the vampires there (by letter, if names are too long), and the cards
 * there.
 */
function cell(state: MastersView, district: District, text: GameText, width: number): string[] {
  const effect = effectOf(district);
  const signs = [effect.phase === 'day' ? SIGNS.day : SIGNS.night, ...omens(state, district)].join(' ');
  const name = mark('district', districtId(district), plain(text.thing('district', districtId(district))));
  const title = `${cut(name, width - visible(signs) - 1)} ${signs}`;
  const there = (vampires: string) =>
    [pieces(state, district), vampires].filter((part) => part !== '').join('  ');
  const names = there(vampiresIn(state, district, text).join('  '));
  const letters = there(vampiresIn(state, district, text, 'letter').join(''));
  const cards = [
    ...(state.districts[district]?.relics ?? []),
    ...state.lying.filter((card) => card.district === district).map(({ event }) => event),
  ].map((card) => text.thing('card', card));
  return [
    title,
    visible(names) <= width ? names : letters,
    ...(cards.length === 0 ? [] : [cards.join(', ')]),
  ];
}

/** Marks of the city grid, the result of a day effect, and where agents strike. */
function omens(state: MastersView, district: District): string[] {
  const found: string[] = [];
  const event = state.resolving?.event ?? state.top;
  if (event !== null) {
    const { red, blue } = gridOf(openState(state), event, state.resolving?.turned ?? false);
    if (red === district) found.push(mark('warning', '', SIGNS.red));
    if (blue.includes(district)) found.push(SIGNS.blue);
  }
  const omen = omenOf(state, district);
  if (omen === 'helps') found.push(SIGNS.helps);
  if (omen === 'harms') found.push(mark('warning', '', SIGNS.harms));
  if (strikesTomorrow(state).includes(district)) found.push(mark('warning', '', SIGNS.struck));
  return found;
}

// The vampires

/** A line for each vampire: its player, blood, kills with the next unlock, AP, relics and cards, sigil. */
function sheet(state: MastersView, number: VampireNumber, viewer: View['viewer'], text: GameText): string[] {
  const vampire = vampireAt(state, number);
  const { seat, blood, kills, sigil, relics } = vampire;
  const acts = number === state.turn?.vampire ? mark('strong', '', '▸') : ' ';
  const most = bloodMaximum(vampire as Parameters<typeof bloodMaximum>[0]);
  const drops = BLOOD.repeat(blood) + '·'.repeat(Math.max(0, most - blood));
  const { unlocks, mostKills } = cardsOf(text);
  const next = Object.values(unlocks).find((least) => least > kills);
  const cards = [
    ...relics,
    ...state.lying.filter(({ holder }) => holder === number).map(({ event }) => event),
  ].map((card) => text.thing('card', card));
  return [
    `${acts} ${letter(state, number)} ${name(state, number, text)}`,
    `${text.thing('seat', seat)}${seat === viewer ? '*' : ''}`,
    blood === 0 ? mark('warning', '', text.plain('word-drained')) : drops,
    `${mark('strong', '', `${kills}/${mostKills}`)} ${next === undefined ? '' : dim(text.plain('word-unlock', { kills: next }))}`,
    number === state.turn?.vampire ? text.plain('word-points', { ap: state.turn.ap }) : '',
    sigil === null
      ? ''
      : `${SIGNS.sigil} ${mark('district', districtId(sigil), plain(text.thing('district', districtId(sigil))))}`,
    cards.join(', '),
  ];
}

function ritual(state: MastersView, text: GameText): string {
  const { vampires: family, ready, sigils, gathered, minions, agents } = ritualOf(state, text);
  return dim(text.plain('word-ritual', { family, ready, sigils, gathered, minions, agents }));
}

// A seat's own things

/** The abilities, sigils and relics of the seat's vampires. */
export function own({ state, viewer }: View<MastersView>, text: GameText): string[] {
  return state.vampires.flatMap((vampire) => {
    if (vampire.seat !== viewer) return [];
    const { blood, dark, sigil } = cardsOf(text).vampires[vampire.id];
    return [
      mark('strong', '', plain(text.thing('vampire', vampire.id))),
      ...[blood, dark, sigil, ...vampire.relics].map(
        (card) => `  ${explained(card, state, text).join('  ')}`,
      ),
    ];
  });
}

/**
 * Conclusions open to everybody: the cards left in the decks, and the districts that the next event may mark.
 */
export function notebook({ state }: View<MastersView>, text: GameText): string[] {
  const acts = deckLeft(state, text).flatMap(({ level, left, unseen }) =>
    left === 0
      ? []
      : [
          `${text.plain('word-act', { act: 'I'.repeat(level), left, unseen: unseen.length })} ${unseen.map((event) => text.thing('card', event)).join(', ')}`,
        ],
  );
  const odds = oddsOf(state, text);
  const likely = state.layout.map((district) => {
    const { red, blue } = odds[district] as (typeof odds)[number];
    return `${plain(text.thing('district', districtId(district)))} ${percent(red)}/${percent(blue)}`;
  });
  const relics = relicsLeft(state, text).map((relic) => text.thing('card', relic));
  return [
    `${text.plain('word-odds')} ${likely.join(', ')}`,
    ...acts,
    ...(relics.length === 0
      ? []
      : [`${text.plain('word-relics-left', { count: relics.length })} – ${relics.join(', ')}`]),
  ];
}

// Looking things up

/** The glossary, in the order of the message files. */
export const TERMS = [
  'family',
  'leader',
  'minion',
  'agent',
  'hidden',
  'district',
  'adjacent',
  'veil',
  'blood',
  'drained',
  'wake',
  'kill-count',
  'action-point',
  'move',
  'expose',
  'fight',
  'recruit',
  'hunt',
  'wild-hunt',
  'exchange',
  'sigillate',
  'ritual',
  'blood-ability',
  'dark-ability',
  'sigil',
  'relic',
  'dice-reserve',
  'event',
  'grid',
  'presence',
  'majority',
  'dawn',
  'sacrifice',
  'reserve',
  'lying',
] as const;

/**
 * Everything that can be looked up: the Family first, then all cards in the edition and the words of the
 * game.
 */
export function things({ state }: View<MastersView>): Thing[] {
  const cards = [...ABILITY_IDS, ...SIGIL_IDS, ...relicsOf(state.options.edition), ...EVENT_IDS];
  return [
    ...state.vampires.map(({ id }) => ({ type: 'vampire', id })),
    ...DISTRICT_IDS.map((id) => ({ type: 'district', id })),
    ...cards.map((id) => ({ type: 'card', id })),
    ...TERMS.map((id) => ({ type: 'term', id })),
  ];
}

/** A thing with its rules. */
export function about({ type, id }: Thing, { state }: View<MastersView>, text: GameText): string[] {
  if (type === 'card') return explained(id as CardId, state, text);
  const lines = [
    mark('strong', '', plain(text.thing(type, id))),
    text.thing(type, id, 'text', { ...state.options }),
  ];
  if (type === 'vampire') {
    const { blood, dark, sigil } = cardsOf(text).vampires[id as VampireId];
    return [...lines, ...[blood, dark, sigil].map((card) => explained(card, state, text).join('  '))];
  }
  return type === 'district' ? [...lines, districtNote(String(id), state, text)] : lines;
}

type CardId = AbilityId | RelicId | EventId | (typeof SIGIL_IDS)[number];

/** A card by name, with its cost or marks and its effect. */
function explained(id: CardId, state: MastersView, text: GameText): string[] {
  const says = text.thing('card', id, 'text', { ...state.options });
  const kind = kindOf(id, state, text);
  return [text.thing('card', id), ...(kind === '' ? [] : [dim(kind)]), says];
}

function kindOf(id: CardId, state: MastersView, text: GameText): string {
  if (isAbility(id)) {
    const { kind, cost } = cardsOf(text).abilities[id];
    return `${text.plain(`term-${kind}-ability`)}, ${text.plain(kind === 'blood' ? 'word-price-blood' : 'word-price-dark', { cost })}`;
  }
  if (!isEvent(id)) return '';
  const { code, kind } = cardsOf(text).events[id];
  const { red, blue } = gridOf(openState(state), id, false);
  return `${code}, ${text.plain(`kind-${kind}`)}, ${marks(red, blue, text)}`;
}

function isAbility(id: CardId): id is AbilityId {
  return id in ABILITIES;
}

function isEvent(id: CardId): id is EventId {
  return id in EVENTS;
}

// Lines

/** Exactly this wide: padded with blanks, or cut. */
function fitted(text: string, width: number): string {
  return padded(cut(text, width), width);
}

/** A column that is empty for everybody is left out. */
function withoutEmptyColumns(rows: readonly (readonly string[])[]): string[][] {
  const isEmpty = (i: number) => rows.every((row) => visible(row[i] ?? '') === 0);
  return rows.map((row) => row.filter((_, i) => !isEmpty(i)));
}
