import { type OptionId, objectOf, playerAt, type Seat, type View, verbOf } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { full, short } from './card-words.ts';
import {
  CASTLE,
  CHESTS,
  CRYPTS,
  type SpaceId,
  type SpaceNo,
  spaceAt,
  spaceNo,
  TAVERN,
} from './cards/board.ts';
import { HUMAN_TYPES, type HumanType } from './cards/card.ts';
import { CARD_IDS, type CardId, type CardNo, cardAt, cardNo } from './cards/cards.ts';
import { type MissionId, type MissionNo, missionAt, missionNo } from './cards/missions.ts';
import { type TokenNo, tokenAt } from './cards/tokens.ts';
import { cardsOf } from './cards.ts';
import { huntedVp, missionNow, turnsAfter } from './count.ts';
import { meanSpeedOf, outlookOf } from './home.ts';
import { cellCost } from './rules/hunt.ts';
import { distance } from './rules/map.ts';
import { isHuman, typeOf } from './rules/marks.ts';
import { costsFrom } from './rules/move.ts';
import { NONE } from './rules/state.ts';
import { CELL_IDS, COLUMNS } from './rules/track.ts';
import type { HungerView } from './secrets.ts';

/** Additional facts about an option, worth knowing before choosing it; empty if its name says it all. */
export function note(option: OptionId, view: View<HungerView>, text: GameText): string {
  const { state, viewer } = view;
  const object = objectOf(option);
  const isThing = option.includes(':');
  switch (verbOf(option)) {
    case 'vampire':
      return plain(text.thing('vampire', object, 'text'));
    case 'keep':
    case 'use':
      return missionNote(state, viewer, missionNo(object as MissionId), text);
    case 'token':
      return plain(text.thing('token', object, 'text'));
    case 'stay':
      return typeof viewer === 'number' ? placeNote(state, viewer, playerAt(state, viewer).space, text) : '';
    case 'move':
    case 'mist':
    case 'space':
      return wayNote(option, state, viewer, text);
    case 'push':
      return isThing
        ? text.plain('word-steps-home', { steps: distance(spaceNo(object as SpaceId), CASTLE) })
        : '';
    case 'hunt':
      return huntNote(state, viewer, CELL_IDS.indexOf(object), text);
    case 'tavern':
      return [
        text.plain('word-cost', { cost: cardsOf(text).tavernCost }),
        text.plain('word-count', { count: state.tavern.length }),
      ].join(', ');
    case 'chest':
    case 'crypt':
      return effectNote(state, spaceNo(object as SpaceId), text);
    case 'building':
      return plain(text.thing('effect', String(spaceAt(spaceNo(object as SpaceId)).effect), 'text'));
    case 'cell':
      return pileNote(state, CELL_IDS.indexOf(object), text);
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return shiftNote(option as Direction, view, text);
    case 'end':
      return state.turn?.step === 'action' ? remaining(state, text).join(', ') : '';
    case 'type':
      return text.plain('word-count', { count: ownedOfType(state, viewer, object as HumanType) });
    default:
      return isThing ? cardNote(cardNo(object as CardId), state, text) : '';
  }
}

/**
 * The same for a page, line by line, without anything that the answer itself says or that is drawn beside it.
 */
export function notesOn(option: OptionId, view: View<HungerView>, text: GameText): readonly string[] {
  const { state, viewer } = view;
  const object = objectOf(option);
  switch (verbOf(option)) {
    case 'vampire':
    case 'end':
      return [];
    case 'stay':
      return typeof viewer === 'number' ? stayNotes(state, viewer, text) : [];
    case 'move':
    case 'mist':
      return [note(option, view, text), ...givenAt(state, spaceNo(object as SpaceId), text)];
    case 'tavern':
      return spaceNotes(state, TAVERN, text);
    case 'chest':
    case 'crypt':
      return spaceNotes(state, spaceNo(object as SpaceId), text);
    case 'hunt': {
      const cards = state.track[CELL_IDS.indexOf(object)] ?? [];
      return preyNotes(cards, pointsNote(state, viewer, cards, text), state, text);
    }
    case 'cell':
      return preyNotes(state.track[CELL_IDS.indexOf(object)] ?? [], [], state, text);
    default:
      if (option.includes(':') && isCard(object)) return cardLines(cardNo(object), state, text);
      return [note(option, view, text)].filter((line) => line !== '');
  }
}

function missionNote(state: HungerView, viewer: View['viewer'], mission: MissionNo, text: GameText): string {
  const { id, scoring } = missionAt(mission);
  const says = plain(text.thing('mission', id, 'text', { ...state.options }));
  if (typeof viewer !== 'number' || scoring === null) return says;
  return `${says} (${text.plain('word-now', { vp: missionNow(state, viewer, mission) })})`;
}

/** The cost of going there, the Speed left, the contents of the space, and the distance home. */
function wayNote(option: OptionId, state: HungerView, viewer: View['viewer'], text: GameText): string {
  const space = spaceNo(objectOf(option) as SpaceId);
  if (typeof viewer !== 'number') return '';
  const verb = verbOf(option);
  if (verb === 'space') return placeNote(state, viewer, space, text);
  const cost = verb === 'mist' ? 0 : costsFrom(state, viewer)(space);
  const price = text.plain('word-cost', { cost });
  return [price, placeNote(state, viewer, space, text)].filter((part) => part !== '').join('; ');
}

function placeNote(state: HungerView, seat: Seat, space: SpaceNo, text: GameText): string {
  const steps = distance(space, CASTLE);
  if (space === CASTLE) return playerAt(state, seat).space === CASTLE ? '' : tileNote(state, text);
  const turns = turnsAfter(state, seat);
  const { verdict } = outlookOf({ steps, mean: meanSpeedOf(state, seat), now: null, turns });
  const others = state.players.flatMap((player, other) =>
    other !== seat && player.space === space ? [plain(text.thing('seat', other))] : [],
  );
  return [
    effectNote(state, space, text),
    others.join(', '),
    text.plain('word-steps-home', { steps }) + (verdict === 'late' ? `: ${text.plain('word-too-far')}` : ''),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** TH-11.5. */
function tileNote({ castleTiles }: HungerView, text: GameText): string {
  const [best] = castleTiles;
  return best === undefined ? text.plain('fate-safe') : text.plain('points', { amount: best });
}

/** Staying costs nothing, and not every match lets a space work for a vampire that stays on it. */
function stayNotes(state: HungerView, seat: Seat, text: GameText): readonly string[] {
  const { space } = playerAt(state, seat);
  if (space === CASTLE) return [];
  return [
    placeNote(state, seat, space, text),
    ...(state.options.stayActivates ? givenAt(state, space, text) : []),
  ];
}

/** The things on a space and its effect; a closed Chest is about to be opened. */
function spaceNotes(state: HungerView, space: SpaceNo, text: GameText): readonly string[] {
  const lies = effectNote(state, space, text);
  return [...(lies === text.plain('word-closed') ? [] : [lies]), ...givenAt(state, space, text)];
}

/**
 * The effect of a space on a vampire that arrives: its open token or its own effect; empty if nothing is
 * left.
 */
function givenAt(state: HungerView, space: SpaceNo, text: GameText): readonly string[] {
  const { effect } = spaceAt(space);
  if (effect === null || isBare(state, space)) return [];
  const token = tokenOn(state, space);
  return token === null
    ? [plain(text.thing('effect', effect, 'text', { ...state.options }))]
    : [plain(text.thing('token', tokenAt(token).id, 'text'))];
}

/** The contents of a space. */
function effectNote(state: HungerView, space: SpaceNo, text: GameText): string {
  const { effect } = spaceAt(space);
  switch (effect) {
    case 'closed-chest':
    case 'open-chest': {
      if (isBare(state, space)) return text.plain('word-empty');
      const token = tokenOn(state, space);
      return token === null ? text.plain('word-closed') : plain(text.thing('token', tokenAt(token).id));
    }
    case 'crypt': {
      const count = tilesOn(state, space);
      return count === 0 ? text.plain('word-empty') : text.plain('word-tiles', { count });
    }
    case 'tavern':
      return text.plain('word-count', { count: state.tavern.length });
    default:
      return '';
  }
}

/** Whether there is nothing left to take from a space. */
function isBare(state: HungerView, space: SpaceNo): boolean {
  switch (spaceAt(space).effect) {
    case 'closed-chest':
    case 'open-chest':
      return tokenOn(state, space) === NONE;
    case 'crypt':
      return tilesOn(state, space) === 0;
    case 'tavern':
      return state.tavern.length === 0;
    case 'labyrinth':
      return state.roses.length === 0;
    default:
      return false;
  }
}

/** The token in a Chest as far as it is visible, NONE after it was taken. */
function tokenOn({ chests }: HungerView, space: SpaceNo): TokenNo | null {
  return chests[(CHESTS as readonly SpaceId[]).indexOf(spaceAt(space).id)] ?? null;
}

function tilesOn({ crypts }: HungerView, space: SpaceNo): number {
  return crypts[CRYPTS.findIndex((crypt) => crypt.space === spaceAt(space).id)]?.length ?? 0;
}

/** The cost, points and cards of a pile. */
function huntNote(state: HungerView, viewer: View['viewer'], cell: number, text: GameText): string {
  const cards = state.track[cell] ?? [];
  if (typeof viewer !== 'number') return pileNote(state, cell, text);
  return [
    text.plain('word-cost', { cost: cellCost(state, cell) }),
    ...pointsNote(state, viewer, cards, text),
    pileNote(state, cell, text),
  ].join('; ');
}

/** The points for a pile where the viewer is; only Humans give any. */
function pointsNote(
  state: HungerView,
  viewer: View['viewer'],
  cards: readonly CardNo[],
  text: GameText,
): string[] {
  if (typeof viewer !== 'number' || !cards.some(isHuman)) return [];
  const player = playerAt(state, viewer);
  return [text.plain('points', { amount: huntedVp(player, cards, player.space) })];
}

/** The points of a pile, and the effects of its cards; a single card is already named by the answer. */
function preyNotes(
  cards: readonly CardNo[],
  points: readonly string[],
  state: HungerView,
  text: GameText,
): string[] {
  const [alone, ...others] = cards;
  if (alone !== undefined && others.length === 0) {
    const [numbers, ...says] = cardLines(alone, state, text);
    const first = [...points, ...(numbers === undefined ? [] : [numbers])].join('; ');
    return first === '' ? [] : [first, ...says];
  }
  const lines = cards.flatMap((card) => {
    const says = cardLines(card, state, text).join('. ');
    return says === '' ? [] : [`${plain(text.thing('card', cardAt(card).id))}: ${says}`];
  });
  return [...points, ...new Set(lines)];
}

function pileNote({ track: cells }: HungerView, cell: number, text: GameText): string {
  const cards = cells[cell] ?? [];
  return cards.length === 0
    ? text.plain('word-empty')
    : cards.map((card) => plain(short(card, text))).join(', ');
}

const DIRECTIONS = { up: -COLUMNS, down: COLUMNS, left: -1, right: 1 } as const;
type Direction = keyof typeof DIRECTIONS;

/** The contents of the cell that a hypnotised card would move to. */
function shiftNote(direction: Direction, { state, asked }: View<HungerView>, text: GameText): string {
  const { frame } = asked ?? {};
  const cell = frame && 'cell' in frame ? Number(frame.cell) : Number.NaN;
  return Number.isNaN(cell) ? '' : pileNote(state, cell + DIRECTIONS[direction], text);
}

function cardNote(card: CardNo, state: HungerView, text: GameText): string {
  return cardLines(card, state, text).join('  ');
}

/** The kind, numbers and effect of a card; nothing if its name says it all. */
function cardLines(card: CardNo, { options }: HungerView, text: GameText): string[] {
  const [name = '', numbers = '', ...says] = full(card, options, text);
  return says.length === 0 && short(card, text) === name ? [] : [numbers, ...says].map(plain);
}

function ownedOfType(state: HungerView, viewer: View['viewer'], type: HumanType): number {
  const wanted = HUMAN_TYPES.indexOf(type);
  if (typeof viewer !== 'number') return 0;
  return playerAt(state, viewer).owned.filter((card) => typeOf(card) === wanted).length;
}

/** Speed and hunts left in a turn. */
export function remaining({ turn }: HungerView, text: GameText): string[] {
  if (turn === null || (turn.step !== 'move' && turn.step !== 'push' && turn.step !== 'action')) return [];
  const speed = text.plain('word-speed-left', { speed: turn.remaining });
  if (turn.step !== 'action') return [speed];
  return [
    speed,
    text.plain('word-hunts-left', { hunts: turn.generalHunts + turn.columnHunts, column: turn.columnHunts }),
  ];
}

function isCard(id: string): id is CardId {
  return (CARD_IDS as readonly string[]).includes(id);
}
