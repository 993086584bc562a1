// @vitest-environment happy-dom
import type { View, Viewer } from '@nokturn/engine';
import { createText } from '@nokturn/text';
import { KitProvider } from '@nokturn/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { DecisionBar } from '../src/table/DecisionBar.tsx';
import type { Talk } from '../src/table/Suggestions.tsx';

// The names of the games are made by the build of the page.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(() => {
  cleanup();
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

async function shown(viewer: Viewer, talk: Talk | null, onPick = vi.fn()) {
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
          onPick={onPick}
          onAnswer={vi.fn()}
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
  await shown(0, { suggestions, onSuggest: vi.fn() }, onPick);
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
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as unknown as MediaQueryList,
  );
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
