// @vitest-environment happy-dom
import type { View, Viewer } from '@nokturn/engine';
import { createText } from '@nokturn/text';
import { KitProvider } from '@nokturn/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../src/app/settings.ts';
import { WordsProvider } from '../src/app/words.tsx';
import { Decision, type DecisionProps } from '../src/table/dock/Decision.tsx';
import type { Talk } from '../src/table/dock/Suggestions.tsx';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(() => {
  cleanup();
  changeSettings({ notes: null, listed: false });
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

/** Ada, at seat 0, decides; everybody sees her options. */
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

async function shown(viewer: Viewer, talk: Talk | null, more: Partial<DecisionProps> = {}) {
  const at = (question: string) => (
    <WordsProvider>
      <KitProvider text={text} names={NAMES} CardFace={() => null}>
        <Decision
          layout="desk"
          version={1}
          question={question}
          view={viewOf(viewer)}
          text={text}
          factsFor={() => ({})}
          lastVerbs={[]}
          picked={[]}
          sending={null}
          deadline={null}
          settled={false}
          only={null}
          isOnTable={() => false}
          talk={talk}
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

it('the player who decides sees on each option who would choose it, and chooses one', async () => {
  const onPick = vi.fn();
  await shown(0, { viewer: 0, suggestions, onSuggest: vi.fn() }, { onPick });
  expect(names()).toEqual(['1Go leftSuggested by Ben, EvaBBenEEva', '2Go right']);
  fireEvent.click(screen.getByText('Go right'));
  expect(onPick).toHaveBeenCalledWith('go:right');
});

it('the others point at an option, at another, and then at none', async () => {
  const onSuggest = vi.fn();
  await shown(1, { viewer: 1, suggestions, onSuggest });
  const [left, right] = screen.getAllByRole('button');
  expect(left?.textContent, 'one is not called by one’s name').toBe('Go leftSuggested by you, EvaBYouEEva');
  expect([left, right].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  fireEvent.click(right as HTMLElement);
  expect(onSuggest).toHaveBeenLastCalledWith('go:right');
  fireEvent.click(left as HTMLElement);
  expect(onSuggest).toHaveBeenLastCalledWith(null);
});

it('spectators see it and can touch nothing', async () => {
  await shown('spectator', { viewer: null, suggestions, onSuggest: null });
  expect(names()).toEqual([]);
  expect(screen.getByRole('list').textContent).toContain('Suggested by Ben, Eva');
});

it('if there is nobody to talk to, the others can only wait', async () => {
  await shown(1, null);
  expect(names()).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
});

describe('useful facts about an answer', () => {
  /** Only the way to the left has notes. */
  const notesOn = (option: string) => (option === 'go:left' ? ['A long way', 'It is dark there.'] : []);
  const way = () => screen.getByText('Go left').closest('button') as HTMLElement;
  const notes = () => document.getElementById(way().getAttribute('aria-describedby') ?? '') as HTMLElement;
  const details = () => screen.getByText('Details');

  it('are read out with it, and are shown on request, from then on', async () => {
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

  it('are left to the guide, if there is one', async () => {
    await shown(0, null, { notesOn, only: 'go:left' });
    expect(way().hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByText('Details')).toBeNull();
  });
});

describe('an option on the table', () => {
  const isOnTable = (option: string) => option === 'go:left';

  it('is not listed as well, except for people who want a list, from then on', async () => {
    const { goOn } = await shown(0, null, { where: 'board', isOnTable });
    expect(names()).toEqual(['All choices as a list', 'Go right']);
    fireEvent.click(screen.getByText('All choices as a list'));
    expect(names()).toEqual(['1Go left', '2Go right', 'Hide the list']);
    goOn();
    expect(names()).toEqual(['1Go left', '2Go right', 'Hide the list']);
  });

  it('is listed if the game wants its question answered in words', async () => {
    await shown(0, null, { where: 'words', isOnTable });
    expect(names()).toEqual(['1Go left', '2Go right']);
  });

  it('is not listed if one of your own things is its button, except for people who want a list', async () => {
    const isHeld = (option: string) => option === 'go:left';
    const said = () => [...document.querySelectorAll('[data-part=options] [data-option]')].length;
    await shown(0, null, { where: 'words', isHeld });
    expect(said()).toBe(1);
    cleanup();
    await shown(0, null, { where: 'words', isHeld, only: 'go:left' });
    expect(said()).toBe(2);
  });

  it('is also played by the main button if it is the usual choice', async () => {
    const onPick = vi.fn();
    const two = viewOf(0);
    const mine = two.asked?.mine;
    if (!two.asked || !mine) throw new Error('nothing is asked');
    await shown(0, null, { where: 'board', isOnTable: () => true, mainVerbs: ['go'], onPick });
    expect(document.querySelector('[data-part=main] [data-option]')).toBeNull();
    cleanup();
    // With only one way it is the usual choice; of several none is.
    const ask = { kind: 'one', options: ['go:left', 'rest'] } as const;
    const view: View = { ...two, asked: { ...two.asked, mine: { ...mine, ask } } };
    await shown(0, null, { view, where: 'board', isOnTable: () => true, mainVerbs: ['go'], onPick });
    const main = document.querySelector<HTMLElement>('[data-part=main] [data-option]');
    expect(main?.textContent).toBe('Go left');
    fireEvent.click(main as HTMLElement);
    expect(onPick).toHaveBeenCalledExactlyOnceWith('go:left');
  });

  it('ends a turn automatically in the main button, which can also end it at once or be stopped', async () => {
    const [onPick, hold] = [vi.fn(), vi.fn()];
    const two = viewOf(0);
    const mine = two.asked?.mine;
    if (!two.asked || !mine) throw new Error('nothing is asked');
    const ask = { kind: 'one', options: ['go:left'] } as const;
    const view: View = { ...two, asked: { ...two.asked, mine: { ...mine, ask } } };
    const forced = { answer: 'go:left', how: 'ending', after: 2000, hold } as const;
    await shown(0, null, { view, forced, onPick, where: 'board', hand: <p>my cards</p> });
    // Nothing glows on the board.
    expect(document.querySelector('[data-part=question] p')).toBeNull();
    const main = document.querySelector<HTMLElement>('[data-part=main] [data-option]');
    expect(main?.textContent).toBe('Nothing left to do: turn ends');
    expect(main?.querySelector('[data-testid=forced]')).not.toBeNull();
    // The hand contains nothing but the cards.
    expect(document.querySelector('[data-content]')?.textContent).toBe('my cards');
    fireEvent.click(screen.getByText('Wait'));
    expect(hold).toHaveBeenCalledOnce();
    fireEvent.click(main as HTMLElement);
    expect(onPick).toHaveBeenCalledExactlyOnceWith('go:left');
  });

  it('is played by the main button once it is selected, and can be deselected', async () => {
    const [onPick, onSelect] = [vi.fn(), vi.fn()];
    await shown(0, null, { where: 'board', isOnTable, selected: 'go:left', onPick, onSelect });
    const main = () => document.querySelector<HTMLElement>('[data-part=main] [data-option]');
    expect(main()?.textContent).toBe('Go left');
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Cancel'));
    expect(onSelect).toHaveBeenLastCalledWith(null);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onSelect).toHaveBeenCalledTimes(2);
    fireEvent.click(main() as HTMLElement);
    expect(onPick).toHaveBeenCalledExactlyOnceWith('go:left');
  });
});

it('a warning appears in the row of the main button, which then plays, and closes with Escape', async () => {
  const [confirm, cancel] = [vi.fn(), vi.fn()];
  const warning = { words: 'It is deep.', answer: 'go:left', confirm, cancel };
  await shown(0, null, { warning });
  const row = document.querySelector('[data-part=main]') as HTMLElement;
  expect(row.querySelector('[data-part=warning]')?.textContent).toBe('It is deep.');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(cancel).toHaveBeenCalledTimes(1);
  fireEvent.click(row.querySelector('[data-option=sure]') as HTMLElement);
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('single keys do nothing for people who have switched them off', async () => {
  const onPick = vi.fn();
  await shown(0, null, { onPick });
  changeSettings({ keys: false });
  fireEvent.keyDown(window, { key: '2' });
  expect(onPick).not.toHaveBeenCalled();
  changeSettings({ keys: true });
  fireEvent.keyDown(window, { key: '2' });
  expect(onPick).toHaveBeenCalledExactlyOnceWith('go:right');
});

it('the page says so if there is only one answer', async () => {
  const lone = viewOf(0);
  const mine = lone.asked?.mine;
  if (!lone.asked || !mine) throw new Error('nothing is asked');
  await shown(0, null);
  expect(document.querySelector('[data-testid=decision][data-mine]:not([data-lone])')).not.toBeNull();
  cleanup();
  const view: View = {
    ...lone,
    asked: { ...lone.asked, mine: { ...mine, ask: { kind: 'one', options: ['go:left'] } } },
  };
  await shown(0, null, { view });
  expect(document.querySelector('[data-testid=decision][data-mine][data-lone]')).not.toBeNull();
});
