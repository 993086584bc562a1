import { createCipheriv, createHash } from 'node:crypto';
import { chanceFrom, commitmentTo } from '@nokturn/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, type Chance, cloneChance, pickFrom, rollDie, shuffle } from '../src/chance.ts';

const ROUNDS_OF_CHACHA8 = 8;

/** The words of a key stream, by an independent implementation: ChaCha as published, with any number of rounds. */
function chacha(key: readonly number[], block: number, rounds: number): number[] {
  const rotate = (word: number, by: number) => ((word << by) | (word >>> (32 - by))) >>> 0;
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, block, 0, 0, 0];
  const words = [...start];
  const add = (a: number, b: number, c: number, by: number) => {
    words[a] = ((words[a] ?? 0) + (words[b] ?? 0)) >>> 0;
    words[c] = rotate(((words[c] ?? 0) ^ (words[a] ?? 0)) >>> 0, by);
  };
  const quarter = (a: number, b: number, c: number, d: number) => {
    add(a, b, d, 16);
    add(c, d, b, 12);
    add(a, b, d, 8);
    add(c, d, b, 7);
  };
  for (let round = 0; round < rounds; round += 2) {
    for (let column = 0; column < 4; column++) quarter(column, 4 + column, 8 + column, 12 + column);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return words.map((word, i) => (word + (start[i] ?? 0)) >>> 0);
}

function bytesOf(words: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * words.length);
  words.forEach((word, i) => {
    bytes.writeUInt32LE(word, 4 * i);
  });
  return bytes;
}

function wordsOf(chance: Chance, count: number): number[] {
  return Array.from({ length: count }, () => below(chance, 0x100000000));
}

const anyKey = fc.array(fc.nat(0xffffffff), { minLength: 8, maxLength: 8 });

/** A chi-squared value for `counts` that should be equal. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Values above this occur about once in a million tries, by the approximation of Wilson and Hilferty. */
function bound(degrees: number): number {
  const z = 4.753;
  return degrees * (1 - 2 / (9 * degrees) + z * Math.sqrt(2 / (9 * degrees))) ** 3;
}

describe('the key stream', () => {
  it('of the reference with 20 rounds is that of node:crypto', () => {
    fc.assert(
      fc.property(anyKey, fc.nat(1000), (key, block) => {
        const counterAndNonce = bytesOf([block, 0, 0, 0]);
        const cipher = createCipheriv('chacha20', bytesOf(key), counterAndNonce);
        expect(bytesOf(chacha(key, block, 20))).toEqual(cipher.update(Buffer.alloc(64)));
      }),
    );
  });

  it('is ChaCha8', () => {
    fc.assert(
      fc.property(anyKey, fc.nat(100_000), (key, drawn) => {
        const stream = [0, 1].flatMap((i) => chacha(key, (drawn >>> 4) + i, ROUNDS_OF_CHACHA8));
        expect(wordsOf({ key, drawn }, 16)).toEqual(stream.slice(drawn & 15, (drawn & 15) + 16));
      }),
    );
  });

  it('begins, for a key of zeros, like the published test vector', () => {
    const zeros = { key: Array(8).fill(0), drawn: 0 };
    expect(bytesOf(wordsOf(zeros, 8)).toString('hex')).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e',
    );
  });

  it('does not depend on draws from another key in between', () => {
    const a = chanceFrom('a');
    const alone = wordsOf(cloneChance(a), 40);
    const b = chanceFrom('b');
    const mixed = Array.from({ length: 40 }, () => {
      below(b, 6);
      return below(a, 0x100000000);
    });
    expect(mixed).toEqual(alone);
  });
});

describe('chance', () => {
  it.each([2, 3, 4, 6, 10, 18, 720])('is fair from 0 to %i', (n) => {
    const chance = chanceFrom(`fair ${n}`);
    const counts = Array<number>(n).fill(0);
    for (let i = 0; i < 400 * n; i++) {
      const value = below(chance, n);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(chiSquared(counts)).toBeLessThan(bound(n - 1));
  });

  it('has no bias if 2^32 is not divisible: words beyond the last whole share are not used', () => {
    const n = 3_000_000_000;
    const chance = chanceFrom('large');
    const values = Array.from({ length: 4000 }, () => below(chance, n));
    const low = values.filter((value) => value < 0x100000000 - n).length;
    const share = (0x100000000 - n) / n;
    expect(Math.abs(low - 4000 * share)).toBeLessThan(5 * Math.sqrt(4000 * share * (1 - share)));
  });

  it('shuffles into every order equally often', () => {
    const chance = chanceFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(chance, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquared([...counts.values()])).toBeLessThan(bound(23));
  });

  it('keeps every item when it shuffles, and picks only existing ones', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(), { minLength: 1 }), (seed, list) => {
        const chance = chanceFrom(seed);
        expect(shuffle(chance, [...list]).sort()).toEqual([...list].sort());
        expect(list).toContain(pickFrom(chance, list));
      }),
    );
  });

  it('rolls dice from 1 to their number of sides', () => {
    const chance = chanceFrom('dice');
    const rolls = new Set(Array.from({ length: 200 }, () => rollDie(chance, 4)));
    expect([...rolls].sort()).toEqual([1, 2, 3, 4]);
  });

  it('reports that there is nothing to choose from', () => {
    expect(() => pickFrom(chanceFrom('nothing'), [])).toThrow('there is no whole number');
  });

  it('continues in the same way from a clone and through JSON', () => {
    const chance = chanceFrom('clone');
    wordsOf(chance, 21);
    const clone = cloneChance(chance);
    const copy = JSON.parse(JSON.stringify(chance));
    const words = wordsOf(chance, 30);
    expect(clone.drawn).toBe(21);
    expect(wordsOf(clone, 30)).toEqual(words);
    expect(wordsOf(copy, 30)).toEqual(words);
  });
});

describe('loaded dice', () => {
  it('show what they were loaded with, then what the generator gives', () => {
    const plain = chanceFrom('loaded');
    const chance: Chance = { ...plain, loaded: [6, 1] };
    expect([rollDie(chance, 6), rollDie(chance, 4)]).toEqual([6, 1]);
    expect(chance).toEqual(plain);
    expect(rollDie(chance, 6)).toBe(rollDie(plain, 6));
  });

  it('are copied with a clone and used up independently', () => {
    const chance: Chance = { ...chanceFrom('loaded'), loaded: [2, 3] };
    const clone = cloneChance(chance);
    rollDie(chance, 6);
    expect([rollDie(clone, 6), rollDie(clone, 6)]).toEqual([2, 3]);
  });

  it('without a value are a mistake in the scene', () => {
    expect(() => rollDie({ ...chanceFrom('loaded'), loaded: [] }, 6)).toThrow('loaded dice show nothing');
  });

  it('reject a number that the die does not have', () => {
    expect(() => rollDie({ ...chanceFrom('loaded'), loaded: [5] }, 4)).toThrow('cannot be loaded to show 5');
  });
});

describe('key and commitment', () => {
  it('come from the seed by hashes of different texts, so that one does not reveal the other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
        const key = digest(`nokturn chance ${seed}`);
        expect(chanceFrom(seed).key).toEqual(Array.from({ length: 8 }, (_, i) => key.readUInt32BE(4 * i)));
        expect(commitmentTo(seed)).toBe(digest(`nokturn commitment ${seed}`).toString('hex'));
        expect(commitmentTo(seed)).not.toBe(key.toString('hex'));
      }),
    );
  });

  it('differ from seed to seed', () => {
    expect(commitmentTo('a')).not.toBe(commitmentTo('b'));
    expect(chanceFrom('a').key).not.toEqual(chanceFrom('b').key);
  });
});
