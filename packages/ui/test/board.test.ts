import { expect, it } from 'vitest';
import { glowOf, optionAt } from '../src/board.ts';

const glow = glowOf(['roll', 'seat:3', 'place:chapel', 'pass'], (option) => {
  const [kind = '', id] = option.split(':');
  return id === undefined ? null : { kind, id: kind === 'seat' ? Number(id) : id };
});

it('only options that point at something glow', () => {
  expect(glow.map(({ option }) => option)).toEqual(['seat:3', 'place:chapel']);
  expect(glow.map(({ target }) => target.id)).toEqual([3, 'chapel']);
});

it('finds the option that points at a thing, or none', () => {
  expect(optionAt(glow, 'seat', 3)).toBe('seat:3');
  expect(optionAt(glow, 'seat', 2)).toBeNull();
  expect(optionAt(glow, 'place', 'chapel')).toBe('place:chapel');
});
