// @vitest-environment happy-dom
import { createText } from '@nokturn/text';
import { KitProvider } from '@nokturn/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Pointed } from '../src/table/Pointed.tsx';
import type { OpenTable } from '../src/table/useOpenTable.ts';
import './patient.ts';

afterEach(cleanup);

const text = createText({ language: 'en', names: ['Ada', 'Ben', 'Cyd'], sources: [''] });
const SUGGESTIONS = [
  { seat: 1, option: 'to:chapel' },
  { seat: 2, option: 'to:chapel' },
  { seat: 0, option: 'pass' },
  { seat: 0, option: 'to:elsewhere' },
];

/** The positions of the marks, and their seats. */
function pointing({ cooperative = true, isNow = true } = {}): readonly (string | undefined)[] {
  const table = {
    game: {
      cooperative,
      pointsAt: (option: string) =>
        option.startsWith('to:') ? { kind: 'district', id: option.slice('to:'.length) } : null,
    },
    state: { suggestions: SUGGESTIONS },
    view: {},
    isNow,
    names: ['Ada', 'Ben', 'Cyd'],
  } as unknown as OpenTable;
  const { container } = render(
    <KitProvider text={text} names={['Ada', 'Ben', 'Cyd']} CardFace={() => null}>
      <section>
        <div data-anchor="district:chapel" />
        <Pointed table={table} />
      </section>
    </KitProvider>,
  );
  return [...container.querySelectorAll<HTMLElement>('[data-pointing]')].map((mark) => mark.dataset.pointing);
}

it('the marks of all players who point at a thing are at that thing, and there are none without one', () => {
  expect(pointing()).toEqual(['1 2']);
});

it('rivals do not point, and nobody does while the table catches up', () => {
  expect(pointing({ cooperative: false })).toEqual([]);
  expect(pointing({ isNow: false })).toEqual([]);
});
