// @vitest-environment happy-dom
import { join } from 'node:path';
import { plain } from '@nokturn/text';
import { buttonsCalled, testTable } from '@nokturn/ui/testing/table';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SPACE_IDS, spaceAt } from '../../cards/board.ts';
import { CARD_IDS, cardAt } from '../../cards/cards.ts';
import { MISSION_IDS, missionAt } from '../../cards/missions.ts';
import { TOKEN_IDS } from '../../cards/tokens.ts';
import { VAMPIRE_IDS } from '../../cards/vampires.ts';
import { dawnAt, dawnMode, wayHome } from '../../home.ts';
import { theHunger } from '../../index.ts';
import { ui } from '../index.tsx';
import { type Moment, night } from './nights.ts';

const { textIn, propsFor, inKit, table } = testTable(theHunger, ui, {
  folder: join(import.meta.dirname, '../..'),
  shown: { seats: 4, every: 60 },
  result: ({ state }, text) => {
    const { standings } = theHunger.result(state);
    const tiles = standings.flatMap(({ tiles: scored }) => scored);
    return [
      ...standings.map(({ total }) => String(total)),
      ...tiles.map(({ mission }) => plain(text.thing('mission', missionAt(mission).id))),
    ];
  },
  touched: { seeds: ['night 85', 'night 154', 'cape'], seats: 3 },
  glowing: ['vampire', 'mission', 'space', 'cell', 'card', 'discarded', 'token', 'type'],
  faces: [
    ...CARD_IDS.map((id) => ['card', id] as const),
    ...MISSION_IDS.map((id) => ['mission', id] as const),
    ...TOKEN_IDS.map((id) => ['token', id] as const),
    ...VAMPIRE_IDS.map((id) => ['vampire', id] as const),
  ],
});

/** The first moment of the night itself. */
function nightfall(seed: string, seats: number): Moment {
  for (const moment of night(seed, seats)) if (moment.state.phase === 'night') return moment;
  throw new Error('night never fell');
}

describe('the map', () => {
  it('has a button for each of the 62 spaces, with the things and vampires on it', () => {
    const text = textIn('en');
    for (const moment of night('map', 4)) {
      const { state } = moment.view('spectator');
      if (state.round < 3) continue;
      const { container, unmount } = render(table(moment, 'spectator', text));
      const buttons = [...container.querySelectorAll<HTMLElement>('button[data-space]')];
      expect(buttons.map(({ dataset }) => dataset.space)).toEqual([...SPACE_IDS]);
      state.players.forEach(({ space }, seat) => {
        const name = propsFor(moment, 'spectator', text).names[seat] ?? '';
        expect(buttons[space]?.getAttribute('aria-label')).toContain(name);
      });
      unmount();
      return;
    }
  });

  it('arrow keys lead from space to space', () => {
    const text = textIn('en');
    const { container } = render(table(nightfall('keys', 2), 'spectator', text));
    const at = (space: string) => container.querySelector<HTMLElement>(`button[data-space="${space}"]`);
    at('castle')?.focus();
    const walked = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].map((key) => {
      fireEvent.keyDown(document.activeElement as Element, { key });
      return (document.activeElement as HTMLElement).dataset.space;
    });
    expect(walked).toEqual(['c1', 'c2', 'c3', 'castle']);
  });

  it('can be enlarged and shown whole again', () => {
    const text = textIn('en');
    const { container } = render(table(nightfall('zoom', 2), 'spectator', text));
    const worldWidth = () => container.querySelector<HTMLElement>('[style*="--u"]')?.style.width;
    expect(worldWidth()).toBe('100%');
    fireEvent.click(screen.getByRole('button', { name: text.plain('board-zoom-in') }));
    expect(worldWidth()).toBe('140%');
    fireEvent.click(screen.getByRole('button', { name: text.plain('board-zoom-whole') }));
    expect(worldWidth()).toBe('100%');
  });
});

describe('dawn', () => {
  it('TH-20.1: at the end every seat shows its final score', () => {
    const text = textIn('en');
    let last: Moment | undefined;
    for (const moment of night('dawn 7', 3, { mode: 'rookie' })) last = moment;
    if (last?.state.phase !== 'over') throw new Error('the night never ended');
    const { standings } = theHunger.result(last.state);
    expect(standings.some(({ loss }) => loss > 0)).toBe(true);
    for (const { seat, total } of standings) {
      const props = propsFor(last, seat, text);
      const { container, unmount } = render(
        inKit(
          props,
          <>
            <ui.SeatSummary {...props} seat={seat} />
            <ui.OwnPanel {...props} />
          </>,
        ),
      );
      const words = text.plain('board-points', { points: total });
      expect(container.querySelectorAll(`[aria-label="${words}"]`)).toHaveLength(2);
      unmount();
    }
  });

  it('TH-19.9: nobody is called lost if dawn only costs points', () => {
    const text = textIn('en');
    const shown = { lost: 0, alive: 0 };
    // Whole nights, until both have been shown.
    for (let i = 1; i <= 12 && Math.min(shown.lost, shown.alive) === 0; i++)
      for (const moment of night(`dawn ${i}`, 3, { mode: 'rookie' })) {
        const { state } = moment.view(1);
        const player = state.players[1];
        if (!player || player.arrival > 0 || wayHome(state, 1)?.verdict !== 'late') continue;
        const props = propsFor(moment, 1, text);
        const { container, unmount } = render(inKit(props, <ui.OwnPanel {...props} />));
        const loss = dawnAt(spaceAt(player.space), 'rookie');
        const survives = typeof loss === 'number';
        shown[survives ? 'alive' : 'lost']++;
        expect(container.textContent).toContain(
          survives ? text.plain('board-dawn-loss', { loss }) : text.plain('board-home-late'),
        );
        unmount();
      }
    expect(Math.min(shown.lost, shown.alive)).toBeGreaterThan(0);
  }, 240_000);

  it('TH-19.11: dawn judges a beginner in an Elder night as in Rookie mode, and nobody else', () => {
    const { state } = nightfall('beginner', 2).view(0);
    expect(dawnMode({ ...state, beginners: [1] }, 1)).toBe('rookie');
    expect(dawnMode({ ...state, beginners: [1] }, 0)).toBe('elder');
    expect(dawnMode({ ...state, beginners: [1] }, 'spectator')).toBe('elder');
  });
});

describe('a Crypt', () => {
  it('TH-14.5, TH-14.6: says which tiles are kept in each mode', () => {
    const text = textIn('en');
    const words = (mode: string) => plain(text.thing('effect', 'crypt', 'text', { mode }));
    expect(words('elder')).toContain('one more than you had');
    expect(words('rookie')).toContain('keep one of them');
    const { container } = render(<ui.CardFace type="space" id="m6" text={text} facts={{ mode: 'rookie' }} />);
    expect(container.textContent).toContain(words('rookie'));
  });
});

describe('secrets', () => {
  it('TH-14.3: nobody else sees the Missions of a seat or the cards of its hand', () => {
    const text = textIn('en');
    let hidden = 0;
    let moves = 0;
    for (const moment of night('secret', 3)) {
      if (moves++ % 40 !== 0) continue;
      const { state } = moment.view('everything');
      if (state.phase === 'over') continue;
      const open = new Set([
        ...state.publicMissions,
        ...state.usedMissions,
        ...(state.players[1]?.missions ?? []),
        ...(state.look?.seat === 1 ? (state.crypts[state.look.crypt] ?? []) : []),
        ...(state.players[1]?.notes ?? []).flatMap((seen) => seen ?? []),
        state.players[1]?.rejected,
      ]);
      const { container, unmount } = render(table(moment, 1, text));
      for (const mission of state.players[0]?.missions ?? []) {
        if (open.has(mission)) continue;
        const { id } = missionAt(mission as number);
        if (
          [...open].some(
            (other) => other != null && missionAt(other).scoring === missionAt(mission as number).scoring,
          )
        )
          continue;
        hidden++;
        expect(container.textContent).not.toContain(
          plain(text.thing('mission', id, 'text', { ...state.options })),
        );
      }
      unmount();
    }
    expect(hidden).toBeGreaterThan(5);
  }, 240_000);

  it('covers your own hand and Missions when asked to', () => {
    const text = textIn('en');
    for (const moment of night('cover', 3)) {
      const { state } = moment.view(2);
      const [card] = state.players[2]?.hand ?? [];
      const [mission] = state.players[2]?.missions ?? [];
      if (state.phase !== 'night' || card == null || mission == null) continue;
      const props = propsFor(moment, 2, text);
      const { container } = render(inKit(props, <ui.OwnPanel {...props} />));
      const name = plain(text.thing('card', cardAt(card).id));
      const words = plain(text.thing('mission', missionAt(mission).id, 'text', { ...state.options }));
      expect(buttonsCalled(container, name).length).toBeGreaterThan(0);
      expect(container.textContent).toContain(words);
      fireEvent.click(screen.getByRole('button', { name: text.plain('board-hide') }));
      expect(buttonsCalled(container, name)).toEqual([]);
      expect(container.textContent).not.toContain(words);
      return;
    }
    throw new Error('nobody ever had a hand');
  });
});

it('there are 121 different cards, 50 Missions, 13 tokens and 6 vampires', () => {
  expect([CARD_IDS, MISSION_IDS, TOKEN_IDS, VAMPIRE_IDS].map(({ length }) => length)).toEqual([
    121, 50, 13, 6,
  ]);
});
