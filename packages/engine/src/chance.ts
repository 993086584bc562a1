import type { Random } from './random.ts';
import { sha256, sha256Words } from './sha256.ts';

/**
 * Randomness has a single source. Its whole state is a key and the number of words drawn so far: the n-th word is a
 * word of the ChaCha8 key stream, so dice that everybody sees reveal nothing about the next ones or the hidden decks.
 */
export interface Chance {
  readonly key: readonly number[];
  drawn: number;
  /** Results that dice show before the generator is used: for scenes that are set up by hand. */
  loaded?: readonly number[];
}

/**
 * The key and the commitment are derived from the seed in different ways, so that publishing one does not reveal the
 * other.
 */
export function chanceFrom(seed: string): Chance {
  return { key: Array.from(sha256Words(`nokturn chance ${seed}`)), drawn: 0 };
}

/** Randomness for a world that is only imagined. */
export function chanceBy(random: Random): Chance {
  return { key: Array.from({ length: 8 }, () => random.word()), drawn: 0 };
}

/** What is published when a match starts; the seed itself is published when it ends. */
export function commitmentTo(seed: string): string {
  return sha256(`nokturn commitment ${seed}`);
}

export function cloneChance(chance: Chance): Chance {
  return chance.loaded === undefined
    ? { key: chance.key, drawn: chance.drawn }
    : { key: chance.key, drawn: chance.drawn, loaded: chance.loaded };
}

/** A die with the given number of sides: 1 to sides. */
export function rollDie(chance: Chance, sides: number): number {
  if (chance.loaded === undefined) return 1 + below(chance, sides);
  const [next, ...rest] = chance.loaded;
  if (next === undefined) throw new Error('loaded dice show nothing');
  if (next < 1 || next > sides) throw new Error(`a die with ${sides} sides cannot be loaded to show ${next}`);
  if (rest.length > 0) chance.loaded = rest;
  else delete chance.loaded;
  return next;
}

/** A whole number from 0 to n - 1, each equally likely. */
export function below(chance: Chance, n: number): number {
  if (!(n >= 1)) throw new Error(`there is no whole number from 0 to ${n - 1}`);
  for (;;) {
    // The word cuts the range 0 to n into 2^32 parts; the few parts that would make some results more likely are
    // redrawn.
    const word = nextWord(chance);
    const part = Math.imul(word, n) >>> 0;
    if (part >= n || part >= 0x100000000 % n) return Math.floor((word * n) / 0x100000000);
  }
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(chance: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

export function pickFrom<T>(chance: Chance, list: readonly T[]): T {
  return list[below(chance, list.length)] as T;
}

// The block computed last. A pure function of key and block number, kept because words are mostly drawn in a row.
const block = new Uint32Array(16);
const mix = new Uint32Array(16);
let blockKey: readonly number[] | null = null;
let blockNumber = -1;

function nextWord(chance: Chance): number {
  const wanted = chance.drawn >>> 4;
  if (wanted !== blockNumber || chance.key !== blockKey) {
    computeBlock(chance.key, wanted);
    blockKey = chance.key;
    blockNumber = wanted;
  }
  return block[chance.drawn++ & 15] as number;
}

function computeBlock(key: readonly number[], counter: number): void {
  block.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i++) block[4 + i] = key[i] as number;
  block[12] = counter;
  block.fill(0, 13);
  mix.set(block);
  for (let round = 0; round < 4; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] = (block[i] as number) + (mix[i] as number);
}

function quarter(ia: number, ib: number, ic: number, id: number): void {
  let a = mix[ia] as number;
  let b = mix[ib] as number;
  let c = mix[ic] as number;
  let d = mix[id] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  mix[ia] = a;
  mix[ib] = b;
  mix[ic] = c;
  mix[id] = d;
}
