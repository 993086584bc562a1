// @vitest-environment happy-dom
import { join } from 'node:path';
import { deep } from '@nokturn/engine/testing';
import { plain } from '@nokturn/text';
import { testTable } from '@nokturn/ui/testing/table';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ABILITY_IDS } from '../../cards/abilities.ts';
import { DISTRICT_IDS } from '../../cards/districts.ts';
import { EVENT_IDS, EVENTS } from '../../cards/events.ts';
import { RELIC_IDS } from '../../cards/relics.ts';
import { SIGIL_IDS } from '../../cards/sigils.ts';
import { VAMPIRE_IDS } from '../../cards/vampires.ts';
import { mastersOfTheNight } from '../../index.ts';
import { lateGame } from '../../test/late.ts';
import { ui } from '../index.tsx';
import { night } from './nights.ts';

const CARDS = [...EVENT_IDS, ...RELIC_IDS, ...ABILITY_IDS, ...SIGIL_IDS];

const { textIn, inKit } = testTable(lateGame, ui, {
  folder: join(import.meta.dirname, '../..'),
  shown: { seats: 3, options: { familySize: 5 }, every: 20 },
  result: ({ state }, text) => [
    plain(text.narrate({ kind: 'ended', ...mastersOfTheNight.result(state) }) ?? ''),
  ],
  touched: {
    seeds: Array.from({ length: deep(20, 40) }, (_, i) => `touch ${i}`),
    seats: 2,
    options: { familySize: 4, vampires: 'random' },
  },
  glowing: ['district', 'agent', 'vampire', 'relic', 'event', 'die'],
  faces: [
    ...CARDS.map((id) => ['card', id] as const),
    ...VAMPIRE_IDS.map((id) => ['vampire', id] as const),
    ...DISTRICT_IDS.map((id) => ['district', id] as const),
  ],
});

describe('the cards', () => {
  it('there are 54 events, 14 relics, 12 abilities and 6 sigils', () => {
    expect([EVENT_IDS, RELIC_IDS, ABILITY_IDS, SIGIL_IDS].map(({ length }) => length)).toEqual([
      54, 14, 12, 6,
    ]);
  });

  it.each(EVENT_IDS)('%s shows its city grid', (id) => {
    const { container, unmount } = render(<ui.CardFace type="card" id={id} text={textIn('en')} />);
    const cells = [...container.querySelectorAll('svg[viewBox="0 0 96 96"] > g')];
    const crosses = cells.flatMap((cell, position) => (cell.querySelector('path') ? [position] : []));
    const { red, blue } = EVENTS[id].grid;
    expect(crosses).toEqual([red, ...blue].toSorted((a, b) => a - b));
    unmount();
  });

  it.each(VAMPIRE_IDS)('the sheet of %s lists its three powers', (id) => {
    const text = textIn('en');
    const { container, unmount } = render(<ui.CardFace type="vampire" id={id} text={text} />);
    const told = CARDS.filter((card) =>
      container.textContent?.includes(plain(text.thing('card', card, 'text'))),
    );
    expect(told).toHaveLength(3);
    unmount();
  });
});

it('the result tells the story of all happenings', () => {
  const text = textIn('en');
  const told = [];
  let last = null;
  for (const moment of night('story', 1, { difficulty: 'hard' })) {
    told.push(...moment.heard('spectator'));
    last = moment;
  }
  if (last === null) throw new Error('a match has moments');
  const props = { view: last.view('spectator'), names: ['Zofie'], text, settings: { reducedMotion: true } };
  const { container } = render(inKit(props, <ui.ResultDetails {...props} history={[]} told={told} />));
  expect(container.textContent).toContain(text.plain('board-losses'));
  expect(container.querySelectorAll('svg[role=img]')).toHaveLength(2);
});
