// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { beginningsOf, ScoreChart, spread } from '../src/ScoreChart.tsx';
import { SEAT_LOOKS } from '../src/seats.ts';

afterEach(cleanup);

it('marks where each round begins', () => {
  expect(beginningsOf([0, 0, 1, 1, 2, 3, 3])).toEqual([
    { round: 1, move: 2 },
    { round: 2, move: 4 },
    { round: 3, move: 5 },
  ]);
});

it('keeps signs apart and on the chart', () => {
  for (const heights of [
    [100, 101, 250, 260],
    [266, 266, 266],
    [14, 14],
  ]) {
    const places = spread(heights).toSorted((a, b) => a - b);
    places.forEach((place, i) => {
      if (i > 0) expect(place - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(22);
    });
    expect(places.at(-1)).toBeLessThanOrEqual(280);
  }
});

it('draws nothing for a match without history', () => {
  const { container } = render(
    <ScoreChart history={[]} lines={[0, 5, 10]} names={['Ada', 'Ben']} looks={SEAT_LOOKS} label="Points" />,
  );
  expect(container.innerHTML).toBe('');
});

it('draws a stepped line for each seat, from the first move to the last, with the highest value at the top', () => {
  const { container } = render(
    <ScoreChart
      history={[
        [0, 0],
        [0, 10],
        [5, 10],
      ]}
      lines={[0, 5, 10]}
      names={['Ada', 'Ben']}
      looks={SEAT_LOOKS}
      label="Points. Ada: 5. Ben: 10"
      marks={[{ move: 1, text: 'Night 1' }]}
    />,
  );
  const drawn = [...container.querySelectorAll('path[stroke]')].map((path) => path.getAttribute('d'));
  expect(drawn).toContain('M30 265.1H600.0V139.1H600');
  expect(drawn).toContain('M30 266.0H315.0V14.0H600');
  expect(container.textContent).not.toContain('?');
  expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain('Ben: 10');
  expect(container.textContent).toContain('Night 1');
});

it('labels the start of each round below all lines', () => {
  const { container } = render(
    <ScoreChart
      history={[[0], [10], [0]]}
      lines={[0, 5, 10]}
      names={['Ada']}
      looks={SEAT_LOOKS.slice(0, 1)}
      label="Points"
      marks={[{ move: 1, text: 'Night 1' }]}
    />,
  );
  const lowest = Math.max(
    ...[...container.querySelectorAll('path[class*=line]')].map((line) =>
      Number(/^M[\d.]+ ([\d.]+)/.exec(line.getAttribute('d') ?? '')?.[1]),
    ),
  );
  const word = [...container.querySelectorAll('text')].find((text) => text.textContent === 'Night 1');
  expect(lowest).toBe(266);
  // The letters extend upwards from their baseline.
  expect(Number(word?.getAttribute('y')) - 13).toBeGreaterThan(lowest);
});

it('lets no labels overlap', () => {
  const history = Array.from({ length: 101 }, () => [1]);
  const { container } = render(
    <ScoreChart
      history={history}
      lines={[0, 1]}
      names={['Ada']}
      looks={SEAT_LOOKS.slice(0, 1)}
      label="Points"
      marks={[
        { move: 50, text: 'Night 1' },
        { move: 51, text: 'Night 2' },
        { move: 90, text: 'Night 3' },
      ]}
    />,
  );
  expect(container.textContent).toContain('Night 1');
  expect(container.textContent).not.toContain('Night 2');
  expect(container.textContent).toContain('Night 3');
  expect(container.querySelectorAll('path[class*=mark]')).toHaveLength(3);
});
