import type { Heard, View } from '@nokturn/engine';
import { expect, it } from 'vitest';
import type { HungerView } from '../../secrets.ts';
import { bestOf } from '../best.ts';

const view = {} as View<HungerView>;
const hunted = (seat: number, ...cards: string[]): Heard => ({ kind: 'hunted', seat, cards });

it('the most valuable Human of your own hunts is named, and nobody if there is none', () => {
  const told = [
    hunted(0, 'military-uwe', 'noble-henrietta'),
    hunted(0, 'form-of-mist'),
    hunted(1, 'military-archibald'),
  ];
  expect(bestOf(0, view, told)).toEqual({ type: 'card', id: 'noble-henrietta' });
  expect(bestOf(1, view, told)).toEqual({ type: 'card', id: 'military-archibald' });
  expect(bestOf(2, view, told)).toBeNull();
});
