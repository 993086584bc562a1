// @vitest-environment happy-dom
import { join } from 'node:path';
import { LANGUAGES, plain } from '@nokturn/text';
import { NAMES, sourcesOf, strictText } from '@nokturn/text/testing';
import { boxOf, KitProvider } from '@nokturn/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderOfFaces, ringOf, timingOf } from '../ending.ts';
import { ui } from '../index.tsx';
import { type Moment, night } from './nights.ts';

const SOURCES = sourcesOf(join(import.meta.dirname, '../..'), 'locales', 'board/locales');

function lastOf(seed: string, seats: number): Moment {
  let last: Moment | null = null;
  for (const moment of night(seed, seats, { characters: 'all' })) last = moment;
  if (last === null) throw new Error('a match has no end');
  return last;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the unmasking', () => {
  it.each([4, 5, 6, 7, 8])(
    '%i faces turn in the order in which their players fell, survivors last',
    (seats) => {
      const { players } = lastOf(`order ${seats}`, seats).view('spectator').state;
      const order = orderOfFaces({ players });
      expect([...order].sort()).toEqual(players.map((_, seat) => seat));
      const fell = order.map((seat) => players[seat]?.eliminated || Number.POSITIVE_INFINITY);
      expect(fell).toEqual([...fell].sort((a, b) => a - b));
    },
  );

  it.each([4, 5, 6, 7, 8])('takes at most eight seconds (%i players)', (seats) => {
    const order = Array.from({ length: seats }, (_, seat) => seats - 1 - seat);
    const { faces, light, end } = timingOf(order);
    expect(end).toBeLessThanOrEqual(8000);
    expect(faces[order[0] as number]).toBe(Math.min(...faces));
    expect(light).toBeGreaterThanOrEqual(Math.max(...faces) + 500);
  });

  it.each([true, false])('has a place for everybody (narrow: %s)', (isNarrow) => {
    for (let seats = 4; seats <= 8; seats++) {
      const ring = ringOf(seats, isNarrow);
      expect(new Set(ring.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
      for (const { x, y } of ring) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.001);
        expect(Math.max(x, y)).toBeLessThanOrEqual(100.001);
      }
    }
  });

  it.each(LANGUAGES)('names every character, its goal and whether it was reached (%s)', (language) => {
    for (let match = 0; match < 6; match++) {
      const view = lastOf(`end ${match}`, 4 + (match % 5)).view('spectator');
      const text = strictText(language, SOURCES[language]);
      const { container, unmount } = show(view, text, () => {});
      const faces = [...container.querySelectorAll('li')];
      expect(faces).toHaveLength(view.state.players.length);
      for (const { character } of view.state.players)
        expect(container.textContent).toContain(plain(text.thing('character', character ?? '', 'title')));
      expect(faces.filter(({ dataset }) => dataset.won === 'true')).toHaveLength(view.state.victories.length);
      const reached = text.plain('board-reached');
      expect(container.querySelectorAll(`[aria-label="${reached}"]`)).toHaveLength(
        view.state.victories.length,
      );
      unmount();
    }
  });

  it('ends by itself in time, and at once if the viewer skips it', () => {
    vi.useFakeTimers();
    const onDone = vi.fn();
    const text = strictText('en', SOURCES.en);
    const view = lastOf('skip', 8).view('spectator');
    show(view, text, onDone);
    vi.advanceTimersByTime(3000);
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(onDone).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: text.plain('board-go-on') }));
    expect(onDone).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(onDone).toHaveBeenCalledTimes(3);
  });
});

function show(view: ReturnType<Moment['view']>, text: ReturnType<typeof strictText>, onDone: () => void) {
  const names = NAMES.slice(0, view.state.players.length);
  const { Ending } = ui;
  if (!Ending) throw new Error('there is no last scene');
  return render(
    <KitProvider text={text} names={names} CardFace={ui.CardFace}>
      <Ending
        view={view}
        names={names}
        text={text}
        settings={{ reducedMotion: true }}
        box={boxOf(1366, 617)}
        told={[]}
        onDone={onDone}
      />
    </KitProvider>,
  );
}
