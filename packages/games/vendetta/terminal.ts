import { playerAt, type Seat, type View } from '@nokturn/engine';
import {
  aligned,
  dim,
  type GameText,
  mark,
  numeral,
  plain,
  type TerminalSize,
  type Thing,
  visible,
} from '@nokturn/text';
import { ALLY_IDS, type AllyId } from './cards/allies.ts';
import { type ClanCardId, cardsOfClan } from './cards/clan-cards.ts';
import { CLAN_IDS, type ClanId } from './cards/clans.ts';
import { RELIC_IDS, type RelicId } from './cards/relics.ts';
import { cardsOf } from './cards.ts';
import { influenceOf, openPowers, teamLetter, teamTotals } from './count.ts';
import { aboutCard, numbers } from './notes.ts';
import { TOKENS_THAT_ELIMINATE } from './rules/draining.ts';
import { type LocationIndex, STAGES } from './rules/state.ts';
import { lapsOf } from './rules/three-players.ts';
import type { VendettaView } from './secrets.ts';

export { telling } from './telling.ts';

/** Vendetta in a terminal: lines of marked text, made from a view. Besides things, `dim` and `strong` are marked. */

/** The marks of 7.1 as symbols: a clan is never identified by colour alone. */
const SIGNS: Readonly<Record<ClanId, string>> = {
  brujah: '■',
  gangrel: 'ψ',
  malkavian: '@',
  nosferatu: '◉',
  toreador: '✿',
  tremere: '▲',
  ventrue: '♛',
};

const BLOOD = '♦';
/** Marks the active seat and the current point of the round, so that it does not depend on bold type alone. */
const HERE = '▸';
/** A card that the viewer does not know. */
const UNKNOWN = '[??]';

/** The share of the screen that the table may take: the rest is for the log, the question and its answers. */
const SHARE = 0.55;

/** The table as the viewer sees it, spaced as generously as the screen allows. */
export function board({ state, viewer }: View<VendettaView>, text: GameText, room: TerminalSize): string[] {
  const top = [where(state, text)];
  const seats = seatTable(state, viewer, text);
  const empty = state.phase === 'setup' && !state.options.places;
  const locations = empty ? [] : state.locations.map((_, location) => location);
  const tables = locations.map((location) => [
    locationHead(state, location, text, { numbers: true }),
    ...aligned(positionRows(state, location, text)),
  ]);
  const most = room.rows * SHARE;
  const airy = [...top, '', ...seats, ...tables.flatMap((lines) => ['', ...lines])];
  if (airy.length <= most) return airy;
  const close = [...top, ...seats, ...tables.flat()];
  if (close.length <= most) return close;
  const packed = locations.flatMap((location) => packedLocation(state, location, text, room));
  return [...top, ...seats, ...packed];
}

/** Round, phase and Step, the first player, and how many cards are left in the decks. */
function where(state: VendettaView, text: GameText): string {
  const { round, phase, lap, location, stage, ambition } = state;
  const now = [
    ...(round > 0 ? [text.say('word-round', { round })] : []),
    text.say(`phase-${phase}`),
    ...(lap > 0 ? [text.say('word-lap', { lap, laps: lapsOf(state) })] : []),
    ...(location === null ? [] : [text.thing('location', state.locations[location] ?? '')]),
  ];
  const steps = STAGES.map((step) => {
    const name = text.plain(`stage-${step}`);
    return step === stage ? mark('strong', '', `${HERE} ${name}`) : dim(name);
  });
  const strip = stage === null ? '' : `: ${steps.join(dim(' – '))}`;
  const rest = [
    `${text.plain('term-ambition')}: ${plain(text.thing('seat', ambition))}`,
    `${text.plain('word-victims')}: ${state.victimDeck}`,
  ];
  return `${now.join(' · ')}${strip}   ${dim(rest.join(' · '))}`;
}

// Seats

/** One line for each seat: clan, Pool, Influence, hand, Diablerie tokens, Relic, Alliance. */
function seatTable(state: VendettaView, viewer: View['viewer'], text: GameText): string[] {
  const head = [
    '',
    '',
    'term-blood',
    'term-influence',
    'word-in-hand',
    'term-diablerie',
    ...(state.options.relics ? ['term-relic'] : []),
    'term-alliance',
  ].map((id) => (id === '' ? '' : dim(text.plain(id))));
  const rows = state.players.map((_, seat) => seatRow(state, seat, viewer, text));
  return aligned([head, ...rows]);
}

function seatRow(state: VendettaView, seat: Seat, viewer: View['viewer'], text: GameText): string[] {
  const player = playerAt(state, seat);
  const turn = seat === state.turn && !state.ended ? mark('strong', '', HERE) : ' ';
  const name = `${turn} ${text.thing('seat', seat)}${seat === viewer ? '*' : ''}`;
  const { clan } = player;
  const team = teamLetter(state, seat);
  const house = [
    clan === null ? dim('–') : mark('clan', clan, `${SIGNS[clan]} ${plain(text.thing('clan', clan))}`),
    ...(team === null
      ? []
      : [dim(text.plain('word-team-total', { team, total: teamTotals(state).get(team) }))]),
  ].join(' ');
  if (player.eliminated > 0) return [name, house, dim(text.plain('word-eliminated'))];
  const { total } = influenceOf(state, seat);
  return [
    name,
    house,
    mark('strong', '', String(player.pool)),
    `${mark('strong', '', numeral(total))} ${dim(`(${player.influence})`)}`,
    String(player.hand.length),
    tokens(player),
    ...(state.options.relics ? [relic(player, text)] : []),
    alliance(player, text),
  ];
}

type Player = VendettaView['players'][number];

/** Unflipped tokens can still be flipped this round; the second one is the last that a seat survives (VV-8.9). */
function tokens({ tokens: all, flipped }: Player): string {
  if (all === 0) return dim('–');
  const signs = '●'.repeat(all - flipped) + '○'.repeat(flipped);
  return all + 1 < TOKENS_THAT_ELIMINATE ? signs : mark('warning', '', signs);
}

function alliance(player: Player, text: GameText): string {
  const cards = cardList(player.allies, player.victims, text);
  const drained = cardList(player.drained, player.drainedVictims, text).map(plain);
  const all = cards.length === 0 ? dim('–') : cards.join(', ');
  return drained.length === 0
    ? all
    : `${all}  ${dim(`${text.plain('score-drained')}: ${drained.join(', ')}`)}`;
}

function cardList(allies: readonly AllyId[], victims: number, text: GameText): string[] {
  const names = allies.map((ally) => text.thing('card', ally));
  return victims === 0 ? names : [...names, `${text.thing('card', 'victim')} ×${victims}`];
}

function relic({ relic: id, relicUsed }: Player, text: GameText): string {
  if (id === null) return dim('–');
  return relicUsed ? dim(`✓ ${plain(text.thing('card', id))}`) : text.thing('card', id);
}

// Locations

/** The Location and its prizes. */
function locationHead(
  state: VendettaView,
  location: LocationIndex,
  text: GameText,
  { numbers: all }: { numbers: boolean },
): string {
  const now = location === state.location ? mark('strong', '', HERE) : ' ';
  const name = mark('strong', '', plain(text.thing('location', state.locations[location] ?? '')));
  const ally = state.allies[location] ?? null;
  const place = state.places[location] ?? null;
  const prize =
    ally === null
      ? dim(text.plain('word-no-ally'))
      : `${text.thing('card', ally)} ${dim(all ? `(${numbers(ally, text)})` : `(${cardsOf(text).allies[ally].influence})`)}`;
  return [`${now} ${name}`, prize, ...(place === null ? [] : [text.thing('card', place)])].join('  ');
}

/** Everything at a Location in as few lines as possible. */
function packedLocation(
  state: VendettaView,
  location: LocationIndex,
  text: GameText,
  { columns }: TerminalSize,
): string[] {
  const lines: string[] = [];
  let line = locationHead(state, location, text, { numbers: false });
  for (const row of positionRows(state, location, text)) {
    const there = row
      .filter((cell) => cell !== '')
      .join(' ')
      .trim();
    if (visible(line) + visible(there) + 2 <= columns) line += `  ${there}`;
    else {
      lines.push(line);
      line = `    ${there}`;
    }
  }
  return [...lines, line];
}

/** A line for each seat that is present. */
function positionRows(state: VendettaView, location: LocationIndex, text: GameText): string[][] {
  return openPowers(state, location).map(({ seat, powers, total }) =>
    positionRow(state, location, seat, powers, total, text),
  );
}

function positionRow(
  state: VendettaView,
  location: LocationIndex,
  seat: Seat,
  powers: readonly number[],
  total: number,
  text: GameText,
): string[] {
  const { cards, blood } = positionAt(state, location, seat);
  const faces = cards.map((deployed, i) => faceOf(deployed, powers[i] ?? 0, seat, text));
  const hidden = cards.some(({ faceUp }) => !faceUp);
  const token = location === state.location ? (state.here.tokens[seat] ?? null) : null;
  return [
    `    ${text.thing('seat', seat)}`,
    mark('strong', '', hidden ? text.plain('word-power-at-least', { power: total }) : String(total)),
    [...faces, ...(blood === 0 ? [] : [`${BLOOD}${blood}`])].join(', '),
    token === null ? '' : dim(text.plain(`token-${token}`)),
  ];
}

type DeployedCard = VendettaView['positions'][number][number]['cards'][number];

/** Face up with its current Power; face down in brackets, with its name if the viewer knows it. */
function faceOf(
  { card, faceUp, owner }: DeployedCard,
  power: number,
  controller: Seat,
  text: GameText,
): string {
  const captured = owner === controller ? '' : ` ${dim(`(${plain(text.thing('seat', owner))})`)}`;
  if (card === null) return dim(UNKNOWN) + captured;
  const name = text.thing('card', card);
  return (faceUp ? `${name} ${power}` : `${dim('[')}${name} ${powerOf(card, text)}${dim(']')}`) + captured;
}

// The viewer's own things

/** The hand with the effect of each card, and the Relic. */
export function own({ state, viewer }: View<VendettaView>, text: GameText): string[] {
  const player = typeof viewer === 'number' ? state.players[viewer] : undefined;
  if (player === undefined || player.clan === null) return [];
  const titled = (title: string, cards: readonly (ClanCardId | RelicId | null)[]) => {
    const known = cards.filter((card) => card !== null);
    return known.length === 0
      ? []
      : [
          mark('strong', '', text.plain(title)),
          ...known.map((card) => `  ${explained(card, state, text).join('  ')}`),
        ];
  };
  const hidden = state.positions.flatMap((row) =>
    row.flatMap(({ cards }) => cards.filter(({ faceUp, owner }) => !faceUp && owner === viewer)),
  );
  return [
    ...titled('word-in-hand', [...player.hand, ...player.drawn]),
    ...titled(
      'word-face-down',
      hidden.map(({ card }) => card),
    ),
    ...titled('word-deck', player.bottom),
    ...titled('term-relic', player.relicUsed ? [] : [player.relic]),
  ];
}

/** The memory aid (VV-25.7), and face-down cards that the viewer has seen. */
export function notebook({ state, viewer }: View<VendettaView>, text: GameText): string[] {
  return state.players.flatMap((player, seat) => {
    if (seat === viewer) return [];
    const onTable = state.positions.flatMap((row) =>
      row.flatMap(({ cards }) => cards.filter(({ owner }) => owner === seat)),
    );
    const seen = onTable.flatMap(({ card, faceUp }) => (card !== null && !faceUp ? [card] : []));
    const open = onTable.map(({ card }) => card);
    const known = (player.known ?? []).filter((card) => !open.includes(card));
    const list = (title: string, cards: readonly ClanCardId[]) =>
      cards.length === 0
        ? []
        : [
            `${text.plain(title)}: ${cards.map((card) => `${text.thing('card', card)} ${powerOf(card, text)}`).join(', ')}`,
          ];
    const lines = [...list('word-known-cards', known), ...list('word-face-down-known', seen)];
    return lines.length === 0 ? [] : [`${text.thing('seat', seat)}  ${lines.join('; ')}`];
  });
}

/** The table shows whose turn it is, and the log then shows what happens in it. */
export const unsaid = ['turn'];

// Looking things up

/** The glossary, in the order of the message files. */
export const TERMS = [
  'opponent',
  'rival',
  'location',
  'position',
  'bank',
  'pool',
  'blood',
  'influence',
  'power',
  'ally',
  'victim',
  'alliance',
  'drain',
  'diablerie',
  'frenzy',
  'ambition',
  'stay',
  'face-down',
  'play',
  'gain',
  'spend',
  'lose',
  'steal',
  'preparation',
  'conflict',
  'aftermath',
  'passive',
  'place',
  'relic',
] as const;

/** Everything that can be looked up: the components of this match, and the terms of the game. */
export function things({ state }: View<VendettaView>): Thing[] {
  const clans = CLAN_IDS.filter(
    (clan) => state.sheets.includes(clan) || state.players.some((player) => player.clan === clan),
  );
  const places = state.places.filter((place) => place !== null);
  const relics = RELIC_IDS.filter(
    (id) => state.relics.includes(id) || state.players.some((player) => player.relic === id),
  );
  const cards = [...clans.flatMap(cardsOfClan), ...ALLY_IDS, 'victim', ...places, ...relics];
  return [
    ...clans.map((id) => ({ type: 'clan', id })),
    ...cards.map((id) => ({ type: 'card', id })),
    ...TERMS.map((id) => ({ type: 'term', id })),
  ];
}

/** A thing with its rules. */
export function about({ type, id }: Thing, { state }: View<VendettaView>, text: GameText): string[] {
  if (type === 'card') return explained(id as ClanCardId, state, text);
  const lines = [mark('strong', '', plain(text.thing(type, id))), text.thing(type, id, 'text')];
  if (type !== 'clan') return lines;
  const cards = cardsOfClan(id as ClanId).map((card) => `${text.thing('card', card)} ${powerOf(card, text)}`);
  return [...lines, cards.join(', ')];
}

/** A card by name, with its numbers and its effect. */
function explained(id: ClanCardId | RelicId, state: VendettaView, text: GameText): string[] {
  const lines = aboutCard(id, state, text);
  return [text.thing('card', id), ...lines.slice(0, -1).map(dim), ...lines.slice(-1)];
}

function powerOf(card: ClanCardId, text: GameText): number {
  return cardsOf(text).clanCards[card].power;
}

// Lines

function positionAt(state: VendettaView, location: LocationIndex, seat: Seat) {
  return state.positions[location]?.[seat] ?? { blood: 0, cards: [] };
}
