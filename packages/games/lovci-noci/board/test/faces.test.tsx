// @vitest-environment happy-dom
import { join } from 'node:path';
import { plain } from '@nokturn/text';
import { testTable } from '@nokturn/ui/testing/table';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS } from '../../cards/characters.ts';
import { GREEN_IDS } from '../../cards/green.ts';
import { BLUE_IDS, RED_IDS } from '../../cards/open.ts';
import { PLACE_IDS } from '../../cards/places.ts';
import { lovciNoci } from '../../index.ts';
import { ui } from '../index.tsx';
import { night } from './nights.ts';

const CARDS = [...GREEN_IDS, ...BLUE_IDS, ...RED_IDS];

const { textIn, propsFor, inKit, table } = testTable(lovciNoci, ui, {
  folder: join(import.meta.dirname, '../..'),
  shown: { seats: 6, every: 15 },
  result: ({ state }, text) =>
    state.players.map(({ character }) => plain(text.thing('character', character))),
  touched: { seeds: ['touch 24', 'touch 28'], seats: 4, options: { characters: 'all' } },
  glowing: ['seat', 'place', 'deck', 'dice', 'card'],
  faces: [
    ...CHARACTER_IDS.map((id) => ['character', id] as const),
    ...CARDS.map((id) => ['card', id] as const),
    ...PLACE_IDS.map((id) => ['place', id] as const),
  ],
});

describe('secrets and marks', () => {
  it('shows a spectator no hidden character', () => {
    const text = textIn('en');
    let moves = 0;
    for (const moment of night('secret', 5)) {
      if (moment.state.round > 2) break;
      if (moves++ % 5 !== 0) continue;
      const { container, unmount } = render(table(moment, 'spectator', text));
      for (const { character, revealed, eliminated } of moment.state.players)
        if (!revealed && eliminated === 0)
          expect(container.textContent).not.toContain(plain(text.thing('character', character, 'ability')));
      unmount();
    }
  }, 240_000);

  it('keeps your own character covered until you peek at it', () => {
    const text = textIn('en');
    const [moment] = night('peek', 4);
    if (!moment) throw new Error('a match has no beginning');
    const props = propsFor(moment, 2, text);
    render(inKit(props, <ui.OwnPanel {...props} />));
    const ability = plain(text.thing('character', moment.state.players[2]?.character ?? '', 'ability'));
    expect(document.body.textContent).not.toContain(ability);
    fireEvent.click(screen.getAllByRole('button', { name: text.plain('board-peek') })[0] as HTMLElement);
    expect(document.body.textContent).toContain(ability);
    fireEvent.click(screen.getByRole('button', { name: text.plain('board-hide') }));
    expect(document.body.textContent).not.toContain(ability);
  });

  it('keeps the marks in the notebook for the next time it is opened', () => {
    const text = textIn('en');
    const [moment] = night('marks', 5);
    const { Notebook } = ui;
    if (!moment || !Notebook) throw new Error('there is no notebook');
    const props = propsFor(moment, 0, text);
    const open = () => inKit(props, <Notebook {...props} storageKey="m1.0" />);
    const mark = (name: RegExp) => screen.getByRole('button', { name });
    const { unmount } = render(open());
    fireEvent.click(mark(/^Ben, vampire: .*no mark/));
    expect(mark(/^Ben, vampire: .*you think so/)).toBeTruthy();
    unmount();
    render(open());
    expect(mark(/^Ben, vampire: .*you think so/)).toBeTruthy();
  });
});

it('a strip has no touch targets smaller than a finger: open cards are looked up in the sheet', () => {
  const text = textIn('en');
  const hasCards = ({ equipment }: { equipment: readonly unknown[] }) => equipment.length > 0;
  const moment = [...night('strip', 5)].find(({ state }) => state.round > 1 && state.players.some(hasCards));
  if (!moment) throw new Error('nobody ever has any equipment');
  const seat = moment.state.players.findIndex(hasCards);
  const [card] = moment.state.players[seat]?.equipment ?? [];
  const name = plain(text.thing('card', card ?? ''));
  const props = { ...propsFor(moment, 'spectator', text), glow: [] };
  const shown = (kind: 'chip' | 'tile') => {
    const room = { kind, width: 180, height: kind === 'chip' ? 64 : 140 } as const;
    const { container, unmount } = render(
      inKit(props, <ui.SeatSummary {...props} seat={seat} room={room} />),
    );
    const seen = [
      container.querySelectorAll(`[aria-label="${name}"]`).length > 0,
      container.querySelectorAll('button').length > 0,
    ];
    unmount();
    return seen;
  };
  expect(shown('chip')).toEqual([true, false]);
  expect(shown('tile')).toEqual([true, true]);
});

it('there are 59 cards, not counting the places', () => {
  expect(CHARACTER_IDS.length + CARDS.length).toBe(59);
});
