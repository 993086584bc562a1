import type { Seat } from '@nokturn/engine';
import { HUMAN_TYPES } from '../../cards/card.ts';
import { CARDS, type CardNo, cardAt } from '../../cards/cards.ts';
import { ANIMALS } from '../../cards/familiars.ts';
import { TOKENS, type TokenNo } from '../../cards/tokens.ts';
import { CONFUSE, HOLY_WATER, HUMAN, marksOf, printedValue, ROSE, SPICY, typeOf } from '../../rules/marks.ts';
import type { Player } from '../../rules/state.ts';
import type { Tally } from '../tally.ts';

/**
 * Everything a seat owns, counted for the Missions and the cards that count at the end (TH-20.3, TH-20.4).
 */
export interface Counts extends Tally {
  /** Human cards by type. */
  readonly cards: number[];
  /** The same including tokens. */
  readonly types: number[];
  readonly values: number[];
  humans: number;
  confusing: number;
  dangerous: number;
  familiars: number;
  /** The number of different ones, with one bit for each. */
  animals: number;
  animalBits: number;
  powers: number;
  powerBits: number;
  tokens: number;
  digestedHumans: number;
  rose: boolean;
  wolves: number;
  /** Cards that count at the end. */
  readonly counting: CardNo[];
}

const DANGERS = CONFUSE | SPICY | HOLY_WATER;
const NO_BIT = 0;
const WOLF = 1 << ANIMALS.indexOf('wolf');
/** One bit for each animal. */
export const ANIMAL_BITS = Int32Array.from(CARDS, ({ animal }) =>
  animal === null ? NO_BIT : 1 << ANIMALS.indexOf(animal),
);
const FIRST_POWER = CARDS.findIndex(({ kind }) => kind === 'power');
export const POWER_BITS = Int32Array.from(CARDS, ({ kind }, no) =>
  kind === 'power' ? 1 << (no - FIRST_POWER) : NO_BIT,
);
export const COUNTS_AT_THE_END = CARDS.map(({ does }) =>
  does.some(({ kind }) => kind === 'hunter' || kind === 'partner'),
);
/** By token: the type it counts as; -1 for tokens that count as none or have their type named. */
export const TOKEN_TYPES = TOKENS.map(({ use }) =>
  use?.kind === 'human' && use.type !== null ? HUMAN_TYPES.indexOf(use.type) : -1,
);
const NAMELESS = TOKENS.findIndex(({ use }) => use?.kind === 'human' && use.type === null);
export const ROXANE = CARDS.findIndex(({ id }) => id === 'villager-roxane');

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The basis of a count: the player, and its state at the time. */
interface Counted {
  readonly player: Player;
  readonly owned: number;
  readonly digested: number;
  readonly played: number;
  readonly tokens: number;
  readonly named: Player['named'];
  readonly counts: Counts;
}

/** By seat: the latest count. Owned things are never lost. */
const LAST: (Counted | undefined)[] = [];

export function countsOf(players: readonly Player[], seat: Seat): Counts {
  const player = players[seat] as Player;
  const { owned, digested, tokens, played, named } = player;
  const last = LAST[seat];
  if (
    last !== undefined &&
    last.player === player &&
    last.owned === owned.length &&
    last.digested === digested.length &&
    last.tokens === tokens.length &&
    last.played === played.length &&
    last.named === named
  )
    return last.counts;
  const counts = counted(player);
  LAST[seat] = {
    player,
    owned: owned.length,
    digested: digested.length,
    tokens: tokens.length,
    played: played.length,
    named,
    counts,
  };
  return counts;
}

function counted({ owned, digested, tokens, played, named }: Player): Counts {
  const counts: Counts = {
    cards: [0, 0, 0, 0],
    types: [0, 0, 0, 0],
    values: [0, 0, 0, 0, 0, 0],
    humans: 0,
    confusing: 0,
    dangerous: 0,
    familiars: 0,
    animals: 0,
    animalBits: 0,
    powers: 0,
    powerBits: 0,
    tokens: tokens.length + played.length,
    digestedHumans: 0,
    rose: false,
    wolves: 0,
    counting: [],
  };
  const { cards, types, values, counting } = counts;
  for (let i = 0; i < owned.length; i++) {
    const card = owned[i] as CardNo;
    const marks = marksOf(card);
    if ((marks & HUMAN) !== 0) {
      const type = typeOf(card);
      const value = printedValue(card);
      cards[type] = (cards[type] as number) + 1;
      values[value] = (values[value] as number) + 1;
      counts.humans++;
      if ((marks & CONFUSE) !== 0) counts.confusing++;
      if ((marks & DANGERS) !== 0) counts.dangerous++;
      if (COUNTS_AT_THE_END[card]) counting.push(card);
    } else {
      counts.animalBits |= ANIMAL_BITS[card] as number;
      counts.powerBits |= POWER_BITS[card] as number;
      if (ANIMAL_BITS[card] !== NO_BIT) {
        counts.familiars++;
        if (ANIMAL_BITS[card] === WOLF) counts.wolves++;
      } else if ((marks & ROSE) !== 0) counts.rose = true;
    }
  }
  counts.animals = bitsIn(counts.animalBits);
  counts.powers = bitsIn(counts.powerBits);
  for (let type = 0; type < 4; type++) types[type] = cards[type] as number;
  for (let i = 0; i < tokens.length; i++) addToken(counts, tokens[i] as TokenNo, named);
  for (let i = 0; i < played.length; i++) addToken(counts, played[i] as TokenNo, named);
  for (let i = 0; i < digested.length; i++)
    if ((marksOf(digested[i] as CardNo) & HUMAN) !== 0) counts.digestedHumans++;
  return counts;
}

function addToken(counts: Counts, token: TokenNo, named: Player['named']): void {
  const { types } = counts;
  const type =
    token === NAMELESS
      ? named === null
        ? types.indexOf(Math.max(...types))
        : HUMAN_TYPES.indexOf(named)
      : (TOKEN_TYPES[token] as number);
  if (type < 0) return;
  types[type] = (types[type] as number) + 1;
  counts.humans++;
}

/** VP at the end of the game for cards (TH-20.4). */
export function endVpOf({ cards, wolves, counting, rose }: Counts, owned: readonly CardNo[]): number {
  let vp = wolves * wolves;
  for (let i = 0; i < counting.length; i++) {
    const card = counting[i] as CardNo;
    for (const ability of cardAt(card).does)
      if (ability.kind === 'hunter') vp += cards[typeOf(card)] as number;
      else if (ability.kind === 'partner')
        vp += (ability.of === 'rose' ? rose : owned.includes(ROXANE)) ? ability.vp : 0;
  }
  return vp;
}
