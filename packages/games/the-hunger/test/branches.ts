import { objectOf, verbOf } from '@nokturn/engine';
import type { Reached } from '@nokturn/engine/testing';
import {
  CHESTS,
  CLOSED_CHESTS,
  CRYPTS,
  DAWN_LOSSES,
  LABYRINTH,
  REGIONS,
  SPACE_IDS,
  SPACES,
  type SpaceId,
  spaceNo,
} from '../cards/board.ts';
import { type Ability, HUMAN_TYPES, type Keyword } from '../cards/card.ts';
import { CARDS, type CardId, cardAt, cardNo } from '../cards/cards.ts';
import { CASTLE_TILE_IDS } from '../cards/castle.ts';
import { MISSIONS, type MissionClass } from '../cards/missions.ts';
import { TOKEN_IDS, TOKENS } from '../cards/tokens.ts';
import { VAMPIRE_IDS } from '../cards/vampires.ts';
import { REASONS } from '../rules/choices.ts';
import { FATES, type HungerHappening, WAYS } from '../rules/happenings.ts';
import { isWellOrCastle } from '../rules/map.ts';
import type { Player, State } from '../rules/state.ts';
import { CELL_IDS } from '../rules/track.ts';
import type { HungerFrame } from '../rules/work.ts';
import { hearing } from '../secrets.ts';

/** Everything that random nights must cover, and how it is recognised. */

/** Section 5: every decision with the verbs of all its options. */
export const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  'choose-vampire': ['vampire'],
  'keep-mission': ['keep'],
  parasol: ['take', 'decline'],
  prelude: ['play', 'bear', 'use'],
  effects: ['activate', 'token', 'use', 'done'],
  discard: ['discard'],
  'use-again': ['again', 'stop'],
  'snake-window': ['snake', 'done'],
  devour: ['digest'],
  confuse: ['space'],
  move: ['move', 'mist', 'token', 'use', 'stay'],
  push: ['push', 'stop'],
  butted: ['discard'],
  action: [
    ...['hunt', 'tavern', 'rose', 'chest', 'crypt', 'building', 'hypnosis'],
    ...['snake', 'dog', 'token', 'use', 'end'],
  ],
  ready: ['ready', 'rest'],
  digest: ['digest', 'digest-discarded', 'none'],
  building: ['digest', 'digest-discarded'],
  'hypnosis-cell': ['cell', 'back'],
  'hypnosis-card': ['card', 'back'],
  'hypnosis-direction': ['up', 'down', 'left', 'right'],
  'free-hunt-cell': ['cell'],
  'free-hunt-card': ['card'],
  'choose-crypt': ['crypt'],
  'keep-missions': ['keep'],
  'choose-chest': ['chest'],
  'name-type': ['type'],
};

export const DECISION_NAMES = Object.keys(DECISIONS);

const BUILDINGS = ['r8', 'd4', 'f3', 'd11'] as const satisfies readonly SpaceId[];

/** Regions where hunting is possible: the Castle allows none. */
const HUNTING_GROUNDS = REGIONS.filter((region) => region !== 'castle');

const TURNS_OF_EVENTS = [
  'home: without a tile',
  'a Public Mission that gives a seat nothing',
  'keep-missions: one of the new tiles',
  'keep-missions: several of old and new tiles',
  'keep-missions: an old tile is returned',
  'a pile of several cards is hunted',
  'a pile is hunted freely',
  'a column 1 hunt on a Well',
  'another hunt is left after a hunt',
  'a Spicy card stays in the playing area',
  'spicy: reaches a Well',
  'spicy: falls short of it',
  'spicy: with Mist',
  'spicy: with Bat',
  'confuse: in the Labyrinth',
  'push: several vampires in one move',
  'Gregarious brings Gregarious',
  'an open Crypt is used at the end of the turn',
  'Digestion: with Humans in hand',
  'Digestion: without',
  'Treasure Chest: a closed Chest',
  'Missionary: neighbours that score',
  'a turn at home',
  'ended: a winner',
  'ended: several winners',
  'ended: nobody wins',
] as const;

type Kind = HungerHappening['kind'];
type HappeningOf<K extends Kind> = Extract<HungerHappening, { kind: K }>;
type One = Reached<State, HungerFrame, HungerHappening>;

/**
 * Branches that random nights never or hardly ever reach, the reason, and the test that covers them instead.
 */
export const ELSEWHERE: Readonly<Record<string, { why: string; file: string; test: string }>> = {
  'barred: nothing-to-discard': {
    why: 'a Will would have to lie alone, and whoever has six Starting Powers plays three cards',
    file: 'effects.test.ts',
    test: 'TH-7.6 TH-R16 Vampiric Will may be declined, and needs a card to discard',
  },
  'ended: several winners': {
    why: 'the same total at the same distance from the Castle, outside of it, and more than all others',
    file: 'scoring.test.ts',
    test: 'TH-20.18 TH-R59 ties: earlier arrival, then the Castle, then the smaller distance, then shared',
  },
};

/** All branches, each once. */
export const BRANCHES: readonly string[] = [
  ...VAMPIRE_IDS.map((vampire) => `vampire: ${vampire}`),
  ...CARDS.map(({ id }) => `in play: ${id}`),
  ...CARDS.filter(({ kind }) => kind !== 'starter').map(({ id }) => `hunted: ${id}`),
  ...CARDS.flatMap(({ id, keywords }) => keywords.map((keyword) => `${keyword}: ${id}`)),
  ...CARDS.flatMap(({ id, does }) => does.map(({ kind }) => `${kind}: ${id}`)),
  ...CARDS.filter(({ animal }) => animal === 'goat').map(({ id }) => `butted by: ${id}`),
  ...CARDS.filter(({ animal }) => animal === 'dog').map(({ id }) => `given for a hunt: ${id}`),
  ...missionsOf('instant', 'white', 'beige').map((id) => `kept: ${id}`),
  ...MISSIONS.flatMap(({ id }) => [`gained: ${id}`, `returned: ${id}`]),
  ...missionsOf('instant').map((id) => `used: ${id}`),
  ...missionsOf('white', 'beige', 'five').map((id) => `scored: ${id}`),
  ...missionsOf('white').map((id) => `public: ${id}`),
  ...TOKEN_IDS.map((token) => `taken: ${token}`),
  ...TOKENS.filter(({ use }) => use !== null && use.kind !== 'human' && use.kind !== 'parasol').map(
    ({ id }) => `played: ${id}`,
  ),
  ...HUMAN_TYPES.map((type) => `named: ${type}`),
  ...CASTLE_TILE_IDS.map((tile) => `home: ${tile}`),
  ...SPACE_IDS.map((space) => `moved to: ${space}`),
  ...CHESTS.map((space) => `chest: ${space}`),
  ...CRYPTS.map(({ space }) => `crypt: ${space}`),
  ...BUILDINGS.map((space) => `building: ${space}`),
  ...HUNTING_GROUNDS.map((region) => `hunted in: ${region}`),
  ...CELL_IDS.map((cell) => `hunted from: ${cell}`),
  ...WAYS.map((way) => `way: ${way}`),
  ...FATES.map((fate) => `fate: ${fate}`),
  ...Object.keys(DAWN_LOSSES).map((space) => `dawn: ${space}`),
  ...Object.entries(DECISIONS).flatMap(([step, verbs]) => verbs.map((verb) => `${step}: ${verb}`)),
  ...REASONS.map((reason) => `barred: ${reason}`),
  ...Object.keys(hearing).map((kind) => `told: ${kind}`),
  ...TURNS_OF_EVENTS,
];

function missionsOf(...classes: readonly MissionClass[]): string[] {
  return MISSIONS.filter((mission) => classes.includes(mission.class)).map(({ id }) => id);
}

/** The branches that random nights must cover. */
export const WANTED: readonly string[] = BRANCHES.filter((branch) => !(branch in ELSEWHERE));

export function* branchesOf(reached: One): Generator<string> {
  const { step, seat, answer, barred, happenings, position } = reached;
  const { state } = position;
  for (const option of typeof answer === 'string' ? [answer] : (answer as readonly string[]))
    yield `${step}: ${verbOf(option)}`;
  if (step === 'keep-missions')
    yield `${step}: ${typeof answer === 'string' ? 'one of the new tiles' : 'several of old and new tiles'}`;
  for (const { reason } of barred) {
    const id = reason.id.replace('reason-', '');
    yield `barred: ${id}`;
    if (id === 'holy-water') yield* withKeyword(state, seat, 'holy-water');
    if (id === 'has-rose') yield* owned(state, seat, 'unique');
  }
  for (const happening of happenings) {
    yield `told: ${happening.kind}`;
    yield* tellings(happening, state);
  }
  const frame = position.asked?.frame;
  if (frame?.step === 'choose-crypt') yield `inspiring: ${frame.by}`;
  yield* together(reached);
  yield* startOfAction(reached);
}

function playerOf(state: State, seat: number): Player {
  return state.players[seat] as Player;
}

/** The cards in the playing area with a keyword. */
function* withKeyword(state: State, seat: number, keyword: Keyword): Generator<string> {
  for (const { id, keywords } of playerOf(state, seat).playing.map(cardAt))
    if (keywords.includes(keyword)) yield `${keyword}: ${id}`;
}

function* owned(state: State, seat: number, keyword: Keyword): Generator<string> {
  for (const { id, keywords } of playerOf(state, seat).owned.map(cardAt))
    if (keywords.includes(keyword)) yield `${keyword}: ${id}`;
}

/** The cards in the playing area with an ability. */
function* withAbility(state: State, seat: number, kind: Ability['kind']): Generator<string> {
  for (const { id, does } of playerOf(state, seat).playing.map(cardAt))
    if (does.some((ability) => ability.kind === kind)) yield `${kind}: ${id}`;
}

/** The abilities that give VP with their card as the source. */
const GIVING: readonly Ability['kind'][] = [
  ...(['devour', 'speed-with-humans', 'butt', 'mission-vp', 'end-of-turn'] as const),
];
/** The abilities that give VP at the end of the game. */
const GIVING_LAST: readonly Ability['kind'][] = ['hunter', 'pack', 'partner'];

function* abilitiesOf(source: string, kinds: readonly Ability['kind'][]): Generator<string> {
  const card = CARDS.find(({ id }) => id === source);
  for (const { kind } of card?.does ?? []) if (kinds.includes(kind)) yield `${kind}: ${source}`;
}

function* tellings(happening: HungerHappening, state: State): Generator<string> {
  switch (happening.kind) {
    case 'vampire-taken':
      return yield `vampire: ${happening.vampire}`;
    case 'public-missions':
      for (const mission of happening.missions) yield `public: ${mission}`;
      return;
    case 'mission-kept':
      return yield `kept: ${happening.kept}`;
    case 'track-filled':
      for (const [i, cell] of happening.cells.entries())
        if (cell.endsWith('/2')) yield `slow: ${happening.cards[i]}`;
      return;
    case 'played':
      for (const card of happening.cards) yield `in play: ${card}`;
      return;
    case 'new-hand':
      return yield `new-hand: ${happening.card}`;
    case 'drew-into-play':
      for (const card of happening.cards) yield `in play: ${card}`;
      return yield* abilitiesOf(happening.source, ['draw']);
    case 'discarded':
      yield `butted by: ${happening.source}`;
      if (happening.card === happening.source) yield `given for a hunt: ${happening.card}`;
      return yield* abilitiesOf(happening.source, ['swap']);
    case 'turn-skipped':
      return yield `Digestion: ${happening.digested.length > 0 ? 'with Humans in hand' : 'without'}`;
    case 'digested':
      yield `building: ${happening.source}`;
      return yield `digest: ${happening.source}`;
    case 'confused':
      return yield* withKeyword(state, happening.seat, 'confuse');
    case 'speed':
      return yield* speeds(happening, state);
    case 'moved':
      return yield* moves(happening, state);
    case 'home':
      return yield `home: ${happening.tile ?? 'without a tile'}`;
    case 'hunted':
      return yield* hunts(happening, state);
    case 'readied':
      return yield `ready: ${happening.card}`;
    case 'token-taken':
      yield `chest: ${happening.space}`;
      return yield `taken: ${happening.token}`;
    case 'token-played':
      return yield `played: ${happening.token}`;
    case 'mission-used':
      return yield `used: ${happening.mission}`;
    case 'looked':
      return yield `crypt: ${happening.space}`;
    case 'mission-gained':
      for (const mission of happening.taken) yield `gained: ${mission}`;
      for (const mission of happening.returned) yield `returned: ${mission}`;
      if (happening.returned.length > 0) yield 'keep-missions: an old tile is returned';
      return;
    case 'hypnotised':
      return yield* withAbility(state, happening.seat, 'hypnosis');
    case 'dog-speed':
      return yield `well-speed: ${happening.card}`;
    case 'gained':
      return yield* abilitiesOf(happening.source, GIVING);
    case 'cleaned-up':
      return yield* staying(happening, state);
    case 'dawn':
      yield `fate: ${happening.fate}`;
      if (happening.fate === 'survives') yield `dawn: ${happening.space}`;
      return;
    case 'card-scored':
      if (happening.vp > 0) yield* abilitiesOf(happening.card, GIVING_LAST);
      return;
    case 'type-named':
      return yield `named: ${happening.type}`;
    case 'mission-scored':
      if (happening.mission === 'missionary' && happening.vp > 1) yield 'Missionary: neighbours that score';
      if (happening.vp > 0) yield `scored: ${happening.mission}`;
      else if (happening.public) yield 'a Public Mission that gives a seat nothing';
      return;
    case 'ended':
      return yield `ended: ${WINNERS[Math.min(happening.winners.length, 2)]}`;
  }
}

const WINNERS = ['nobody wins', 'a winner', 'several winners'] as const;

/** More Speed than is printed: from Thirst or a Rat, if only one of them can have given it. */
function* speeds({ seat, extra }: HappeningOf<'speed'>, state: State): Generator<string> {
  const thirst = [...withAbility(state, seat, 'speed-with-human')];
  const rats = [...withAbility(state, seat, 'speed-per-small-human')];
  const panthers = [...withAbility(state, seat, 'speed-with-humans')];
  const all = [...thirst, ...rats, ...panthers];
  if (extra > 0 && all.length === 1) yield* [...thirst, ...rats];
}

function* moves({ seat, to, way, cost, path }: HappeningOf<'moved'>, state: State): Generator<string> {
  yield `moved to: ${to}`;
  yield `way: ${way}`;
  const spicy = [...withKeyword(state, seat, 'spicy')];
  if (way === 'spicy') {
    yield* spicy;
    yield isWellOrCastle(spaceNo(to)) ? 'spicy: reaches a Well' : 'spicy: falls short of it';
    if (cost < path.length) yield 'spicy: with Bat';
  }
  if (way === 'mist' && spicy.length > 0) yield 'spicy: with Mist';
  if (way === 'mist') yield* withAbility(state, seat, 'mist');
  if (way === 'walk' && cost < path.length) yield* withAbility(state, seat, 'bat');
}

function* hunts(happening: HappeningOf<'hunted'>, state: State): Generator<string> {
  const { seat, space, from, cost, cards, brought, mission } = happening;
  const { region } = SPACES.find(({ id }) => id === space) as (typeof SPACES)[number];
  const taken = cards.slice(0, cards.length - brought.length).map((card) => cardAt(cardNo(card)));
  yield `hunted in: ${region}`;
  yield `hunted from: ${from}`;
  for (const card of cards) yield `hunted: ${card}`;
  if (brought.length > 0)
    for (const { id, keywords } of taken) if (keywords.includes('gregarious')) yield `gregarious: ${id}`;
  for (const { id, keywords } of taken)
    if (keywords.includes('fast') && cost === Number(from.at(-1)) + 1) yield `fast: ${id}`;
  for (const { id, does } of cards.map((card) => cardAt(cardNo(card))))
    if (does.some((ability) => ability.kind === 'region-vp' && ability.region === region))
      yield `region-vp: ${id}`;
  if (cards.some((card) => isHuman(card))) yield* withAbility(state, seat, 'hunting-vp');
  if (brought.some((card) => cardAt(cardNo(card)).keywords.includes('gregarious')) && brought.length > 1)
    yield 'Gregarious brings Gregarious';
  if (taken.length > 1) yield 'a pile of several cards is hunted';
  if (taken.length > 1 && mission !== null) yield 'a pile is hunted freely';
}

function isHuman(card: CardId): boolean {
  return cardAt(cardNo(card)).kind === 'human';
}

/** Cards still in the playing area after a turn. */
function* staying({ seat }: HappeningOf<'cleaned-up'>, state: State): Generator<string> {
  yield* withKeyword(state, seat, 'permanent');
  if ([...withKeyword(state, seat, 'spicy')].length > 0) yield 'a Spicy card stays in the playing area';
}

/** Conclusions from the answer and several happenings together. */
function* together({ step, answer, happenings, position }: One): Generator<string> {
  const { state } = position;
  const has = (...kinds: readonly Kind[]) => happenings.some(({ kind }) => kinds.includes(kind));
  for (const happening of happenings)
    if (
      happening.kind === 'speed' &&
      !has('confused', 'moved') &&
      isConfusedInLabyrinth(state, happening.seat)
    )
      yield 'confuse: in the Labyrinth';
  if (step === 'push' && has('pushed') && position.asked?.frame.step === 'push')
    yield 'push: several vampires in one move';
  if (step === 'action' && answer === 'end' && has('looked'))
    yield 'an open Crypt is used at the end of the turn';
  if (step === 'choose-chest' && CLOSED.includes(objectOf(String(answer))))
    yield 'Treasure Chest: a closed Chest';
  for (const happening of happenings)
    if (happening.kind === 'turn' && playerOf(state, happening.seat).arrival > 0 && !has('home'))
      yield 'a turn at home';
}

function isConfusedInLabyrinth(state: State, seat: number): boolean {
  return playerOf(state, seat).space === LABYRINTH && [...withKeyword(state, seat, 'confuse')].length > 0;
}

const CLOSED: readonly string[] = CHESTS.slice(0, CLOSED_CHESTS);

/** The hunts of a turn are fixed when its Action step begins. */
function* startOfAction({ step, happenings, position }: One): Generator<string> {
  const { turn } = position.state;
  if (turn?.step !== 'action') return;
  if (step === 'action') {
    if (happenings.filter(({ kind }) => kind === 'hunted').length > 0 && turn.generalHunts > 0)
      yield 'another hunt is left after a hunt';
    return;
  }
  if (turn.columnHunts > 0) yield 'a column 1 hunt on a Well';
  for (const { id, does } of playerOf(position.state, turn.seat).playing.map(cardAt))
    for (const ability of does)
      if (ability.kind === 'extra-hunt' && !(ability.onlyIfStill && turn.moved)) yield `extra-hunt: ${id}`;
}
