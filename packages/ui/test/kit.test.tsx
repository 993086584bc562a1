// @vitest-environment happy-dom
import { createText } from '@nokturn/text';
import { render } from '@testing-library/react';
import { memo } from 'react';
import { expect, it } from 'vitest';
import { KitProvider, useKit } from '../src/kit.tsx';
import { SEAT_LOOKS } from '../src/seats.ts';

const drawn: string[] = [];
const Name = memo(function Name() {
  drawn.push(useKit().names.join(' '));
  return null;
});

it('components that use the kit render again when it changes, not with every move', () => {
  const text = createText({ language: 'en', sources: [], names: [] });
  const table = (names: readonly string[], relics = false) => (
    <KitProvider
      text={text}
      names={[...names]}
      facts={{ relics }}
      CardFace={Name}
      seatLooks={SEAT_LOOKS.slice(0, 2)}
    >
      <Name />
    </KitProvider>
  );
  const { rerender } = render(table(['Ada', 'Ben']));
  rerender(table(['Ada', 'Ben']));
  expect(drawn).toEqual(['Ada Ben']);
  rerender(table(['Ada', 'Cyd']));
  expect(drawn).toEqual(['Ada Ben', 'Ada Cyd']);
  rerender(table(['Ada', 'Cyd'], true));
  expect(drawn).toHaveLength(3);
});
