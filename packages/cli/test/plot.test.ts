import { describe, expect, test } from 'vitest';
import { intervalPlot, type Plot } from '../src/plot/interval-plot.ts';
import { linear, logarithmic } from '../src/plot/scale.ts';
import { element, text } from '../src/plot/svg.ts';
import { flawOf, numbersOf } from './markup.ts';

const plot: Plot = {
  title: 'Share of <wins> & "losses"',
  rows: [
    { name: 'one', estimates: [{ value: 0.5, low: 0.4, high: 0.6 }] },
    { name: 'other', estimates: [{ value: 0.25, low: 0.2, high: 0.3 }] },
  ],
  format: (value) => `${value * 100} %`,
  mark: { value: 0.25, name: 'fair' },
};

describe('the check of markup itself', () => {
  test.for([
    ['<a><b></a></b>', 'b is closed by a'],
    ['<a>', 'a left open'],
    ['<a x=1/>', 'cannot be read'],
    ['<a>1 < 2</a>', 'cannot be read'],
    ['<a>fish & chips</a>', 'an entity that is none'],
    ['<a/>word', 'text outside'],
  ] as const)('%s: %s', ([markup, flaw]) => {
    expect(flawOf(markup)).toContain(flaw);
  });
});

describe('a plot', () => {
  test.for([true, false])('is well-formed, alone: %s', (alone) => {
    const svg = intervalPlot(plot, { alone });
    expect(flawOf(svg)).toBeNull();
    expect(svg.includes('<style>')).toBe(alone);
    expect(svg).toContain('Share of &lt;wins&gt; &amp; &quot;losses&quot;');
  });

  test('says what it shows, and knows day and night', () => {
    const svg = intervalPlot(plot, { alone: true });
    expect(svg).toContain('role="img" aria-label="Share of');
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  test('puts the point within its interval, larger values further right, and everything inside', () => {
    const svg = intervalPlot(plot, { alone: false });
    const ends = [...svg.matchAll(/class="reach s0" x1="([\d.]+)" x2="([\d.]+)"/g)].map(([, a, b]) =>
      [a, b].map(Number),
    );
    const dots = [...svg.matchAll(/class="dot s0" transform="translate\(([\d.]+) /g)].map(([, x]) =>
      Number(x),
    );
    expect(dots).toHaveLength(2);
    dots.forEach((x, i) => {
      expect(x).toBeGreaterThan(ends[i]?.[0] ?? 0);
      expect(x).toBeLessThan(ends[i]?.[1] ?? 0);
    });
    expect(dots[0]).toBeGreaterThan(dots[1] ?? 0);
    for (const x of [...numbersOf(svg, 'x'), ...numbersOf(svg, 'x1'), ...numbersOf(svg, 'x2')]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(720);
    }
  });

  test('of nothing is still a plot', () => {
    for (const isLogarithmic of [true, false]) {
      const svg = intervalPlot({ title: 'none', rows: [], format: String, isLogarithmic }, { alone: true });
      expect(flawOf(svg)).toBeNull();
      expect(svg).not.toMatch(/NaN|Infinity/);
    }
  });

  test('of several series differ by shape and colour, and a gap stays a gap', () => {
    const estimate = { value: 2, low: 1, high: 3 };
    const svg = intervalPlot(
      {
        title: 'two',
        series: ['a', 'b'],
        rows: [
          { name: 'x', estimates: [estimate, estimate] },
          { name: 'y', estimates: [estimate, null] },
        ],
        format: String,
      },
      { alone: false },
    );
    const shapes = (series: number) =>
      [...svg.matchAll(new RegExp(`class="dot s${series}"[^>]* d="([^"]+)"`, 'g'))].map(([, d]) => d);
    // One of them is in the legend.
    expect(shapes(0)).toHaveLength(3);
    expect(shapes(1)).toHaveLength(2);
    expect(shapes(0)[0]).not.toBe(shapes(1)[0]);
    expect(flawOf(svg)).toBeNull();
  });
});

describe('scales', () => {
  test.for([
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0.43, 0.57, [0.4, 0.45, 0.5, 0.55, 0.6]],
    [-30, 40, [-40, -20, 0, 20, 40]],
    [308, 1692, [0, 500, 1000, 1500, 2000]],
  ] as const)('from %d to %d are marked by round numbers around them', ([low, high, ticks]) => {
    const scale = linear(low, high);
    expect(scale.ticks).toEqual(ticks);
    expect(scale.at(ticks[0] ?? 0)).toBeCloseTo(0, 9);
    expect(scale.at(ticks.at(-1) ?? 0)).toBeCloseTo(1, 9);
    expect(scale.at(low)).toBeGreaterThanOrEqual(-1e-9);
    expect(scale.at(high)).toBeLessThanOrEqual(1 + 1e-9);
  });

  test('a single value has room around it', () => {
    const { at } = linear(3, 3);
    expect(at(3)).toBeCloseTo(0.5);
  });

  test('a logarithmic one is marked by powers of ten', () => {
    const scale = logarithmic(0.03, 20);
    expect(scale.ticks).toEqual([0.01, 0.1, 1, 10, 100]);
    expect(scale.at(1)).toBeCloseTo(0.5);
  });
});

test('an element escapes the text put into it', () => {
  expect(element('a', { b: '"<&>"' }, text('1 < 2'))).toBe('<a b="&quot;&lt;&amp;&gt;&quot;">1 &lt; 2</a>');
});
