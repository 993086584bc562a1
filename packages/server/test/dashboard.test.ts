import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HELP, Metrics } from '../src/metrics.ts';

interface Dashboard {
  readonly panels: readonly { readonly id: number; readonly targets: readonly { readonly expr: string }[] }[];
}

const file = new URL('../../../docs/operations/grafana.json', import.meta.url);
const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard;
const shown = new Set(
  panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) =>
      [...expr.matchAll(/\b(?:nokturn|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')),
    ),
  ),
);

describe('the dashboard in docs/operations', () => {
  it('shows every metric of the server', () => {
    expect(Object.keys(HELP).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('shows nothing that the server does not report', () => {
    const told = new Metrics().text();
    const known = (name: string) => name in HELP || told.includes(`# TYPE ${name} `);
    expect([...shown].filter((name) => !known(name))).toEqual([]);
  });

  it('numbers its panels', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
