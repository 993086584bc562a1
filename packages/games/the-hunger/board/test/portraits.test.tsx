import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CARDS } from '../../cards/cards.ts';
import { Portrait } from '../Portrait.tsx';

it('the people of the night look the same as ever', () => {
  const drawn = CARDS.flatMap(({ id, type }) =>
    type === null ? [] : [renderToStaticMarkup(<Portrait id={id} type={type} />)],
  );
  expect(drawn.length).toBeGreaterThan(40);
  expect(createHash('sha256').update(drawn.join('\n')).digest('hex')).toBe(
    '418e84ef05efdf79fde448d8f9d31fe9301e652fb7107bd0d5de2f36cfa87204',
  );
});
