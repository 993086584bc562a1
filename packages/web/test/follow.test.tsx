// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Evening, evenings, followed, levelIn } from '../src/after/follow.ts';
import { OtherLevel } from '../src/after/OtherLevel.tsx';
import { settingsNow } from '../src/app/settings.ts';
import { WordsProvider } from '../src/app/words.tsx';
import { seated } from '../src/parts/levels.ts';
import type { SavedPlay } from '../src/source/local/plays.ts';

const start = vi.hoisted(() => vi.fn(async (_at: unknown) => '/local/next'));
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
vi.mock('../src/after/rematch.ts', () => ({ rematch: start }));
vi.mock('../src/app/router.tsx', async (original) => ({ ...(await original<object>()), go: vi.fn() }));

beforeEach(() => {
  evenings.set([]);
  start.mockClear();
});
afterEach(cleanup);

const QUARTER = 0.25;

/** Plays matches one after the other, and returns what was offered after each. */
function played(...all: readonly Partial<Evening>[]) {
  let kept: readonly Evening[] = [];
  return all.map((evening, i) => {
    const usual = { id: `m${i}`, game: 'vendetta', level: 'medium', won: false, fair: QUARTER } as const;
    const next = followed(kept, { ...usual, ...evening });
    kept = next.evenings;
    const { offer } = next;
    return offer && `${offer.way}: ${offer.level}, ${offer.won} of ${offer.of}`;
  });
}

const win = { won: true };
const loss = { won: false };

describe('the level offered next', () => {
  it('is stronger for players who win more often than by luck', () => {
    expect(played(win, loss, win)).toEqual([null, null, 'stronger: hard, 2 of 3']);
    expect(played(win, win, win, win).at(2)).toBe('stronger: hard, 3 of 3');
    expect(played(win, loss, loss, loss, win)).toEqual([null, null, null, null, null]);
  });

  it('is gentler for players who lose more often than by bad luck', () => {
    expect(played(loss, loss, loss, loss, loss)).toEqual([null, null, null, null, 'kinder: easy, 0 of 5']);
    // One of two players wins: three defeats in a row prove as much.
    const half = { won: false, fair: 0.5 };
    expect(played(half, half, half)).toEqual([null, null, 'kinder: easy, 0 of 3']);
  });

  it('is not weaker after a victory or stronger after a defeat', () => {
    expect(played(win, win, loss)).toEqual([null, null, null]);
    const likely = { fair: 0.9 };
    expect(played({ ...likely, ...loss }, { ...likely, ...loss }, { ...likely, ...win })).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is not offered again right after it was declined', () => {
    expect(played(win, win, win, win, win, win).map((offer) => offer !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('depends on matches of the same game against the present level since the last change', () => {
    const other = { won: true, game: 'the-hunger' };
    expect(played(win, other, win, other, loss, win).at(-1)).toBe('stronger: hard, 3 of 4');
    const hard = { won: true, level: 'hard' } as const;
    expect(played(win, win, hard, win, win)).toEqual([null, null, null, null, null]);
  });

  it('goes no further than the strongest and the gentlest', () => {
    const strongest = { won: true, level: 'expert' } as const;
    expect(played(strongest, strongest, strongest)).toEqual([null, null, null]);
    const kindest = { won: false, fair: 0.5, level: 'easy' } as const;
    expect(played(kindest, kindest, kindest, kindest)).toEqual([null, null, null, null]);
  });

  it('counts a match once, however often its end is seen', () => {
    const same = { won: true, id: 'same' };
    expect(played(same, same, same, same)).toEqual([null, null, null, null]);
  });
});

describe('at the end of a match', () => {
  function saved(id: string, levels: readonly string[] = ['medium', 'medium', 'medium']): SavedPlay {
    const seats = [
      { kind: 'person', name: 'Ada' },
      ...levels.map((level, i) => ({ kind: 'bot', level: seated(level, i + 1) })),
    ];
    return { id, seats, record: { game: 'vendetta', seats: seats.length }, over: true, at: 0 } as never;
  }

  async function ended(match: SavedPlay, winners: readonly number[], cooperative = false): Promise<void> {
    cleanup();
    const table = { view: { result: { winners } }, game: { cooperative } } as never;
    render(
      <WordsProvider>
        <OtherLevel table={table} saved={match} isReady={() => true} />
        <span>drawn</span>
      </WordsProvider>,
    );
    await screen.findByText('drawn');
  }

  const offer = () => screen.queryByTestId('other-level');

  it('the next one is played against the offered bots, and so are those after it', async () => {
    for (const id of ['a', 'b']) {
      await ended(saved(id), [0]);
      expect(offer()).toBeNull();
    }
    await ended(saved('c'), [0]);
    expect(offer()?.textContent).toContain('You have won 3 of your last 3 matches here. A little stronger');
    fireEvent.click(screen.getByRole('button', { name: 'Play again: Hard' }));
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    const [{ saved: next }] = start.mock.calls[0] as unknown as [{ saved: SavedPlay }];
    expect(next.seats.slice(1)).toEqual(
      [1, 2, 3].map((seat) => ({ kind: 'bot', level: seated('hard', seat) })),
    );
    expect(next.seats[0]).toEqual({ kind: 'person', name: 'Ada' });
    expect(settingsNow().level).toBe('hard');
  });

  it('nothing is offered in a cooperative game, or if bots of several levels play', async () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      await ended(saved(id), [0, 1, 2, 3], true);
      expect(offer()).toBeNull();
    }
    for (const id of ['e', 'f', 'g', 'h']) {
      await ended(saved(id, ['medium', 'hard', 'medium']), [0]);
      expect(offer()).toBeNull();
    }
    expect(evenings.get()).toEqual([]);
    expect(levelIn(saved('x', ['random', 'random', 'random']))).toBeNull();
  });
});
