import { createHash } from 'node:crypto';
import { canonical, sha256 } from '@nokturn/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('sha256', () => {
  it('is the digest that node:crypto computes, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
      { numRuns: 500 },
    );
  });

  it.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000, 100_000])('pads %i bytes', (length) => {
    const text = 'n'.repeat(length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });
});

describe('canonical JSON', () => {
  it('is the same for equal data, whatever order it was built in', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(canonical(reversed(value))).toBe(canonical(value));
      }),
    );
  });

  it('survives JSON and stays JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const copy = JSON.parse(JSON.stringify(value));
        expect(canonical(copy)).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(copy);
      }),
    );
  });

  it('differs for different data', () => {
    const different = [1, '1', [1], { 1: 1 }, null, [], {}, [null], [[]], { a: 1, b: 2 }, { a: 2, b: 1 }];
    expect(new Set(different.map(canonical)).size).toBe(different.length);
  });

  it('leaves out what JSON leaves out', () => {
    expect(canonical({ b: undefined, a: 1 })).toBe('{"a":1}');
  });
});

/** The same data with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, reversed(inner)] as const);
  return Object.fromEntries(entries.reverse());
}
