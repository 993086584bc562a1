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
} from '@nokturn/text';
import { full, short } from './card-words.ts';
import { CASTLE, CRYPTS, PATHS, REGIONS, SPACE_EFFECTS, SPACES, spaceAt } from './cards/board.ts';
import { KEYWORDS } from './cards/card.ts';
import { CARD_IDS, type CardId, type CardNo, cardNo } from './cards/cards.ts';
import { ANIMALS } from './cards/familiars.ts';
import { MISSIONS, type MissionId, type MissionNo, missionAt, missionNo } from './cards/missions.ts';
import { TOKEN_IDS, type TokenId, type TokenNo, tokenAt } from './cards/tokens.ts';
import { VAMPIRE_IDS, VAMPIRES } from './cards/vampires.ts';
import { cardsOf } from './cards.ts';
import { hiddenCards, minus, missionNow, type PlayerView, scoresNow } from './count.ts';
import { wayHome } from './home.ts';
import { remaining } from './notes.ts';
import { distance, precedenceOf } from './rules/map.ts';
import type { Standing } from './rules/scoring.ts';
import type { HungerView } from './secrets.ts';
import { strong } from './terminal/lines.ts';
import { legend, map } from './terminal/map.ts';
import { track } from './terminal/track.ts';

export { note } from './notes.ts';
export { telling } from './telling.ts';

/**
 * The Hunger in a terminal: lines of marked text, made from a view. Besides things, `dim` and `strong` are
 * marked.
 */

/** The table's share of the screen: the rest is for the log, the question and its answers. */
const SHARE = 0.6;

/** The table as the viewer sees it: as spacious as there is room for. */
export function board(view: View<HungerView>, text: GameText, room: TerminalSize): string[] {
  const { state, viewer } = view;
  const top = where(state, text);
  const seats = seatTable(state, viewer, text);
  if (state.phase === 'setup') return [...top, '', ...seats];
  const ground = map(view, text, room.columns);
  const prey = state.phase === 'night' || state.phase === 'parasols' ? track(state, text, room.columns) : [];
  const way = journey(state, viewer, text);
  const most = room.rows * SHARE;
  const airy = [...top, '', ...ground, legend(text), '', ...prey, '', ...seats, ...way];
  if (airy.length <= most) return airy;
  const close = [...top, ...ground, ...prey, ...seats, ...way];
  if (close.length <= most) return close;
  // If the Track is not visible, its piles are described with each hunt, and the public Missions with your
  // own.
  const packed = [...top, ...ground, ...seats, ...way];
  return packed.length <= most ? packed : [...top.slice(0, 1), ...ground, ...seats.slice(1), ...way];
}

/**
 * The round, the active seat with the rest of its turn, and the next seats; the Castle tiles and the public
 * Missions.
 */
function where(state: HungerView, text: GameText): string[] {
  const { turn, phase } = state;
  const now = [
    strong(text.plain('log-round', { round: state.round })),
    ...(phase === 'night' ? [] : [text.plain(`phase-${phase}`)]),
    ...(turn === null ? [] : [`${text.thing('seat', turn.seat)}: ${text.plain(`step-${turn.step}`)}`]),
    ...remaining(state, text),
  ];
  const order = orderOf(state).map((seat) => text.thing('seat', seat));
  const open = scoresNow(state);
  const missions = state.publicMissions.map((mission) => {
    const given = open.map(({ tiles }) => tiles.find((tile) => tile.mission === mission)?.vp ?? 0);
    return `${text.thing('mission', missionAt(mission).id)} ${dim(`(${given.join('/')})`)}`;
  });
  const rest = [
    `${text.plain('word-castle-tiles')}: ${state.castleTiles.join(', ') || '–'}`,
    `${text.plain('earning-roses')}: ${state.roses.length}`,
    `${text.plain('word-hunt-deck')}: ${state.huntDeck}`,
  ];
  return [
    [now.join(' · '), ...order].join(dim(' → ')),
    `${dim(`${text.plain('word-public-missions')}:`)} ${missions.join(', ')}   ${dim(rest.join(' · '))}`,
  ];
}

/** The seats still to act this round after the active one (TH-5.3 to TH-5.8). */
function orderOf({ phase, turn, players, options, frozen }: HungerView): Seat[] {
  if (phase !== 'night' && phase !== 'parasols') return [];
  const rank = (seat: Seat) => precedenceOf(players[seat]?.space ?? CASTLE);
  const active = players.flatMap(({ resting }, seat) => (resting || seat === turn?.seat ? [] : [seat]));
  if (options.turnOrder === 'frozen') return frozen.filter((seat) => active.includes(seat));
  return active.sort((a, b) => rank(b) - rank(a) || (players[b]?.height ?? 0) - (players[a]?.height ?? 0));
}

// Seats

function seatTable(state: HungerView, viewer: View['viewer'], text: GameText): string[] {
  const head = ['', '', 'term-points', 'word-where', 'word-cards', 'earning-tokens', 'word-missions'].map(
    (id) => (id === '' ? '' : dim(text.plain(id))),
  );
  const isSetup = state.phase === 'setup';
  const scores = isSetup ? [] : scoresNow(state);
  const rows = state.players.map((_, seat) => seatRow(state, seat, viewer, scores[seat], text));
  // Nobody has anything yet except a vampire.
  return aligned([isSetup ? head.slice(0, 3) : [...head, dim(text.plain('term-playing-area'))], ...rows]);
}

function seatRow(
  state: HungerView,
  seat: Seat,
  viewer: View['viewer'],
  score: Standing | undefined,
  text: GameText,
): string[] {
  const player = playerAt(state, seat);
  const { vampire, vp, space, arrival, resting } = player;
  const sign = seat === state.turn?.seat ? strong('▸') : resting ? dim('✓') : ' ';
  const name = `${sign} ${text.thing('seat', seat)}${seat === viewer ? '*' : ''}`;
  const figure = vampire === null ? dim('–') : mark('vampire', vampire, VAMPIRES[vampire].letter);
  if (score === undefined) return [name, figure, String(vp)];
  const steps = distance(space, CASTLE);
  const place = [
    arrival > 0 ? text.plain('fate-safe') : text.thing('space', spaceAt(space).id),
    ...(steps > 0 ? [dim(text.plain('word-steps-home', { steps }))] : []),
  ].join(dim(', '));
  const tokens = [...player.tokens, ...player.played].map((token) => tokenName(token, player, text));
  return [
    name,
    figure,
    `${strong(vp)} ${dim(`(${numeral(score.total)})`)}`,
    place,
    cardCounts(player),
    tokens.join(', ') || dim('–'),
    String(player.missions.length),
    player.playing.map((card) => short(card, text)).join(', ') || dim('–'),
  ];
}

/** Deck, discard pile, Digestion zone. */
function cardCounts({ deck, discard, digested }: PlayerView): string {
  return [deck, discard, digested].map((zone) => zone.length).join('/');
}

/** Tokens that were turned over are dim. */
function tokenName(token: TokenNo, { tokens }: PlayerView, text: GameText): string {
  const name = text.thing('token', tokenAt(token).id);
  return tokens.includes(token) ? name : dim(`✓${plain(name)}`);
}

/** Whether the viewer still gets home. */
function journey(state: HungerView, viewer: View['viewer'], text: GameText): string[] {
  if (typeof viewer !== 'number' || playerAt(state, viewer).arrival > 0) return [];
  const way = wayHome(state, viewer);
  if (way === null || way.verdict === 'home') return [];
  const { steps, mean, turns, verdict } = way;
  const line = text.plain('word-journey', {
    speed: text.language === 'en' ? mean.toFixed(1) : mean.toFixed(1).replace('.', ','),
    turns,
    verdict,
  });
  const home = `${text.plain('word-steps-home', { steps })}, ${line}`;
  return [verdict === 'easy' ? dim(home) : mark('warning', '', home)];
}

// A seat's private view

/** Its hand and the cards in front of it, its Missions with their current values, its tokens, its deck. */
export function own({ state, viewer }: View<HungerView>, text: GameText): string[] {
  const player = typeof viewer === 'number' ? state.players[viewer] : undefined;
  if (player === undefined || state.phase === 'setup') return [];
  const hand = player.hand.filter((card) => card !== null);
  const deck = minus(hiddenCards(player), hand);
  const explained = (cards: readonly CardNo[]) =>
    cards.map((card) => `  ${full(card, state.options, text).join('  ')}`);
  const listed = (cards: readonly CardNo[]) =>
    cards.length === 0 ? [] : [`  ${cards.map((card) => short(card, text)).join(', ')}`];
  return [
    ...titled('word-hand', explained(hand), text),
    ...titled('term-playing-area', explained(player.playing), text),
    ...titled('word-missions', missionLines(state, viewer as Seat, text), text),
    ...titled(
      'earning-tokens',
      player.tokens.map((token) => {
        const { id } = tokenAt(token);
        return `  ${text.thing('token', id)}  ${text.thing('token', id, 'text')}`;
      }),
      text,
    ),
    ...titled('word-deck', listed(deck), text),
    ...titled('term-discard-pile', listed(player.discard), text),
    ...titled('term-digestion-zone', listed(player.digested), text),
    ...journey(state, viewer, text),
  ];
}

function titled(title: string, lines: readonly string[], text: GameText): string[] {
  return lines.length === 0 ? [] : [strong(text.plain(title)), ...lines];
}

/** The seat's own Missions and the public ones. */
function missionLines(state: HungerView, seat: Seat, text: GameText): string[] {
  const missions = playerAt(state, seat).missions.filter((mission) => mission !== null);
  const open = state.publicMissions.map((mission) => `  ${missionLine(state, seat, mission, text)}`);
  return [
    ...missions.map((mission) => `  ${missionLine(state, seat, mission, text)}`),
    ...open.map((line) => `${line}  ${dim(`(${text.plain('word-public')})`)}`),
  ];
}

function missionLine(state: HungerView, seat: Seat, mission: MissionNo, text: GameText): string {
  const { id, scoring } = missionAt(mission);
  const now =
    scoring === null ? [] : [strong(text.plain('word-now', { vp: missionNow(state, seat, mission) }))];
  const says = text.thing('mission', id, 'text', { ...state.options });
  return [text.thing('mission', id), says, ...now].join('  ');
}

/**
 * The tiles that the viewer has seen in the Crypts, the one it did not keep, and those that are out of the
 * game.
 */
export function notebook({ state, viewer }: View<HungerView>, text: GameText): string[] {
  const player = typeof viewer === 'number' ? state.players[viewer] : undefined;
  if (player === undefined) return [];
  const names = (missions: readonly MissionNo[]) =>
    missions.map((mission) => text.thing('mission', missionAt(mission).id)).join(', ') || '–';
  const crypts = CRYPTS.flatMap(({ space }, crypt) => {
    const seen = player.notes[crypt] ?? null;
    return seen === null ? [] : [`${text.thing('space', space)}: ${names(seen)}`];
  });
  return [
    ...crypts,
    ...(player.rejected === null ? [] : [`${text.plain('word-rejected')}: ${names([player.rejected])}`]),
    ...(state.usedMissions.length === 0 ? [] : [`${text.plain('word-used')}: ${names(state.usedMissions)}`]),
  ];
}

/** The table shows whose turn it is, and the log lines of the turn follow. */
export const unsaid = ['turn'];

/**
 * Playing the hand, the only effect or the only way there is, and ending a turn in which nothing can be done
 * (TH-21.6).
 */
export const routine = ['prelude', 'effects', 'move', 'action'];

// Looking things up

/** The glossary, in the order of the message files. */
export const TERMS = [
  'points',
  'speed',
  'playing-area',
  'discard-pile',
  'digestion-zone',
  'own',
  'hunt-track',
  'hunt',
  'value',
  'hunter',
  'home',
  'castle-tile',
  'push',
  'order',
  'mission',
  'instant-mission',
  'bonus-token',
  'parasol',
  'dawn',
  'burnt',
] as const;

/** Everything that can be looked up: components of this match, the map, and the words of the game. */
export function things({ state }: View<HungerView>): Thing[] {
  const few = state.players.length < 5;
  const missions = MISSIONS.filter((mission) => !few || mission.class !== 'five');
  const of = (type: string, ids: readonly string[]) => ids.map((id) => ({ type, id }));
  return [
    ...of('card', CARD_IDS),
    ...of(
      'mission',
      missions.map(({ id }) => id),
    ),
    ...of('token', TOKEN_IDS),
    ...of('region', REGIONS),
    ...of('path', PATHS),
    ...of('effect', SPACE_EFFECTS),
    ...of('keyword', KEYWORDS),
    ...of('animal', ANIMALS),
    ...of('vampire', VAMPIRE_IDS),
    ...of('term', TERMS),
  ];
}

/** A thing with its rules. */
export function about({ type, id }: Thing, view: View<HungerView>, text: GameText): string[] {
  const { state, viewer } = view;
  if (type === 'card') return full(cardNo(id as CardId), state.options, text);
  const lines = [strong(plain(text.thing(type, id))), text.thing(type, id, 'text', { ...state.options })];
  switch (type) {
    case 'mission': {
      const { class: kind } = missionAt(missionNo(id as MissionId));
      return [lines[0] ?? '', dim(text.plain(`class-${kind}`)), lines[1] ?? ''];
    }
    case 'token': {
      const no = TOKEN_IDS.indexOf(id as TokenId);
      const { count, vp } = cardsOf(text).tokens[no] ?? tokenAt(no);
      return [lines[0] ?? '', dim(`×${count}, ${text.plain('points', { amount: vp })}`), lines[1] ?? ''];
    }
    case 'effect':
      return [...lines, whereIs(id, text)];
    case 'vampire': {
      const seat = state.players.findIndex(({ vampire }) => vampire === id);
      return seat < 0 ? lines : [...lines, `${text.thing('seat', seat)}${seat === viewer ? '*' : ''}`];
    }
    default:
      return lines;
  }
}

/** The spaces with an effect. */
function whereIs(effect: string, text: GameText): string {
  return dim(
    SPACES.flatMap((space) => (space.effect === effect ? [plain(text.thing('space', space.id))] : [])).join(
      '; ',
    ),
  );
}
