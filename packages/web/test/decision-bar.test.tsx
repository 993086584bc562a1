// @vitest-environment happy-dom
import type { View, Viewer } from '@nokturn/engine';
import { createText } from '@nokturn/text';
import { KitProvider } from '@nokturn/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../src/app/settings.ts';
import { WordsProvider } from '../src/app/words.tsx';
import { DecisionBar, type DecisionBarProps } from '../src/table/DecisionBar.tsx';
import type { Talk } from '../src/table/Suggestions.tsx';

// The names of the games are made by the build of the page.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(() => {
  cleanup();
  changeSettings({ notes: null });
  vi.restoreAllMocks();
});

const NAMES = ['Ada', 'Ben', 'Eva'];
const text = createText({
  language: 'en',
  names: NAMES,
  sources: [
    'decision-lead = Where do you go?\n    .wait = Ada chooses the way.\nanswer-go = Go { $object }\n',
  ],
});

/** Ada, at seat 0, decides; everybody sees what she can choose. */
function viewOf(viewer: Viewer): View {
  const ask = { kind: 'one', options: ['go:left', 'go:right'] } as const;
  const mine = viewer === 0 ? { ask, fallback: 'go:left', barred: [], answer: null } : null;
  return {
    viewer,
    state: {},
    work: [],
    asked: {
      frame: { step: 'lead' },
      clause: 'XX-1',
      seats: [0],
      answered: [],
      mine,
      open: [{ seat: 0, ask }],
    },
    over: false,
    result: null,
  };
}

/** A screen of which every question that it is asked is true or not. */
function onScreens(isTrue: (query: string) => boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: isTrue(query), media: query }) as unknown as MediaQueryList,
  );
}

async function shown(viewer: Viewer, talk: Talk | null, more: Partial<DecisionBarProps> = {}) {
  const at = (question: string) => (
    <WordsProvider>
      <KitProvider text={text} names={NAMES} CardFace={() => null}>
        <DecisionBar
          game="any"
          version={1}
          question={question}
          view={viewOf(viewer)}
          text={text}
          factsFor={() => ({})}
          aside={[]}
          picked={[]}
          sending={null}
          deadline={null}
          settled={false}
          only={null}
          isOnTable={() => false}
          talk={talk}
          recent={[]}
          onPick={vi.fn()}
          onAnswer={vi.fn()}
          {...more}
        />
      </KitProvider>
    </WordsProvider>
  );
  const { rerender } = render(at('1'));
  await screen.findByTestId('decision');
  return { goOn: () => rerender(at('2')) };
}

const suggestions = [
  { seat: 1, option: 'go:left' },
  { seat: 2, option: 'go:left' },
];
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('the one who decides sees on the options who would take them, and takes one', async () => {
  const onPick = vi.fn();
  await shown(0, { suggestions, onSuggest: vi.fn() }, { onPick });
  expect(names()).toEqual(['1Go leftSuggested by Ben, EvaBBenEEva', '2Go right']);
  fireEvent.click(screen.getByText('Go right'));
  expect(onPick).toHaveBeenCalledWith('go:right');
});

it('the others point at an option, at another, and at nothing any more', async () => {
  const onSuggest = vi.fn();
  await shown(1, { suggestions, onSuggest });
  const [left, right] = screen.getAllByRole('button');
  expect([left, right].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  fireEvent.click(right as HTMLElement);
  expect(onSuggest).toHaveBeenLastCalledWith('go:right');
  fireEvent.click(left as HTMLElement);
  expect(onSuggest).toHaveBeenLastCalledWith(null);
});

it('those who watch see it and can touch nothing', async () => {
  await shown('spectator', { suggestions, onSuggest: null });
  expect(names()).toEqual([]);
  expect(screen.getByRole('list').textContent).toContain('Suggested by Ben, Eva');
});

it('where nobody is there to talk to, nothing is offered but to wait', async () => {
  await shown(1, null);
  expect(names()).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
});

it('on a phone the answers fold away for a look at the board, until the next question', async () => {
  onScreens(() => true);
  const { goOn } = await shown(0, null);
  const isFolded = () => screen.getByTestId('decision').hasAttribute('data-folded');
  fireEvent.click(screen.getByLabelText('Fold the answers away to see the board'));
  expect(isFolded()).toBe(true);
  fireEvent.click(screen.getByLabelText('Show the answers'));
  expect(isFolded()).toBe(false);
  fireEvent.click(screen.getByLabelText('Fold the answers away to see the board'));
  goOn();
  expect(isFolded()).toBe(false);
});

describe('what is worth knowing of an answer', () => {
  /** Only the way to the left deserves a word. */
  const notesOn = (option: string) => (option === 'go:left' ? ['A long way', 'It is dark there.'] : []);
  const way = () => screen.getByText('Go left').closest('button') as HTMLElement;
  const notes = () => document.getElementById(way().getAttribute('aria-describedby') ?? '') as HTMLElement;
  const details = () => screen.getByText('Details');

  it('is heard with it, and is shown to those who ask for it, from then on', async () => {
    onScreens(() => false);
    const { goOn } = await shown(0, null, { notesOn });
    expect(notes().textContent).toBe('A long way It is dark there. ');
    expect(screen.getByText('Go right').closest('button')?.hasAttribute('aria-describedby')).toBe(false);
    expect(notes().hidden).toBe(true);
    fireEvent.click(details());
    expect(notes().hidden).toBe(false);
    expect(details().getAttribute('aria-expanded')).toBe('true');
    goOn();
    expect(notes().hidden).toBe(false);
    fireEvent.click(details());
    expect(notes().hidden).toBe(true);
  });

  it('is shown at once where the hand lies out of sight, until somebody wants it away', async () => {
    onScreens(() => true);
    const { goOn } = await shown(0, null, { notesOn });
    expect(notes().hidden).toBe(false);
    fireEvent.click(details());
    goOn();
    expect(notes().hidden).toBe(true);
  });

  it('is left to the guide, where there is one', async () => {
    await shown(0, null, { notesOn, only: 'go:left' });
    expect(way().hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByText('Details')).toBeNull();
  });
});
