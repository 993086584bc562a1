// @vitest-environment happy-dom
import type { Answer, Witness } from '@nokturn/engine';
import { createText } from '@nokturn/text';
import { KitProvider } from '@nokturn/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import type { FromMind, ToMind } from '../src/mind/messages.ts';
import { useHint } from '../src/mind/useHint.ts';
import { isAmongPeople, type MatchSource, NOTHING_YET, type SeatHolder } from '../src/source/source.ts';
import { HintBox, HintButton } from '../src/table/dock/Hint.tsx';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));

/** The thinking worker, as seen from the page. */
class Thread extends EventTarget {
  static all: Thread[] = [];
  readonly heard: ToMind[] = [];
  isEnded = false;

  constructor() {
    super();
    Thread.all.push(this);
  }

  postMessage(message: ToMind): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(message: FromMind): void {
    act(() => {
      this.dispatchEvent(new MessageEvent('message', { data: message }));
    });
  }
}

beforeEach(() => {
  Thread.all = [];
  vi.stubGlobal('Worker', Thread);
});
afterEach(cleanup);

const text = createText({
  language: 'en',
  names: ['Ada', 'Ben'],
  sources: [
    'answer-go = { $object }\nact-lead-go = Go { $object }\nanswer-wait = Wait\nanswer-play = Play { CARD($object) }\ncard-owl = Owl\n',
  ],
});
const known = { viewer: 0, heard: [] } as unknown as Witness;

const RULES = { game: 'any', rules: 1 };

function Asking({
  decision = '1',
  onFollow = () => {},
}: {
  decision?: string | null;
  onFollow?: (answer: Answer) => void;
}) {
  const hint = useHint({ rules: RULES, decision, witness: () => known });
  return (
    <>
      <HintButton hint={hint} />
      <HintBox
        hint={hint}
        text={text}
        step="lead"
        factsFor={() => ({})}
        names={['Ada', 'Ben']}
        viewer={0}
        onFollow={onFollow}
      />
    </>
  );
}

async function shown(props: Parameters<typeof Asking>[0] = {}) {
  const screenOf = (more: Parameters<typeof Asking>[0]) => (
    <WordsProvider>
      <KitProvider text={text} names={['Ada', 'Ben']} CardFace={() => null}>
        <Asking {...props} {...more} />
      </KitProvider>
    </WordsProvider>
  );
  const { rerender, unmount } = render(screenOf({}));
  await screen.findByTestId('hint-button');
  // The key listener is added in an effect, which may not have run yet.
  await act(async () => {});
  return { change: (more: Parameters<typeof Asking>[0]) => rerender(screenOf(more)), leave: unmount };
}

const counsel = {
  best: 'go:left',
  worth: 0.424,
  next: { answer: 'wait', worth: 0.37 },
  turns: [
    { seat: 1, steps: [{ step: 'lead', answer: 'wait' }] },
    {
      seat: 0,
      steps: [
        { step: 'lead', answer: 'go:right' },
        { step: 'lead', answer: 'wait' },
      ],
    },
  ],
};

it('says what a strong player would do, what to expect of it, and how it may go on', async () => {
  const onFollow = vi.fn();
  await shown({ onFollow });
  fireEvent.keyDown(window, { key: 'h' });
  const [thread] = Thread.all;
  expect(thread?.heard).toEqual([{ type: 'hint', job: 1, rules: RULES, witness: known }]);
  thread?.say({ type: 'progress', job: 1, share: 0.4 });
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.4');
  thread?.say({ type: 'counsel', job: 1, counsel });
  const words = screen.getByTestId('hint').textContent?.replaceAll('\u00a0', ' ');
  expect(words).toContain('Go left – chance of winning: about 42%. Next best: Wait – 37%.');
  expect(words).toContain('How it may go on: Ben: Wait; You: Go right, Wait.');
  fireEvent.click(screen.getByTestId('hint-follow'));
  expect(onFollow).toHaveBeenCalledWith('go:left');
});

it('lets every name in it be looked up', async () => {
  await shown();
  fireEvent.keyDown(window, { key: 'h' });
  const playing = {
    ...counsel,
    best: 'play:owl',
    turns: [{ seat: 1, steps: [{ step: 'lead', answer: 'play:owl' }] }],
  };
  Thread.all[0]?.say({ type: 'counsel', job: 1, counsel: playing });
  const names = screen.getAllByRole('button', { name: 'Owl' });
  expect(names.map((name) => name.dataset.thing)).toEqual(['card owl', 'card owl']);
});

it('calls an answer about as good if it looks better by luck, having been tried less', async () => {
  await shown();
  fireEvent.keyDown(window, { key: 'h' });
  const even = { ...counsel, next: { answer: 'wait', worth: 0.45 } };
  Thread.all[0]?.say({ type: 'counsel', job: 1, counsel: even });
  const words = screen.getByTestId('hint').textContent?.replaceAll('\u00a0', ' ');
  expect(words).toContain('Go left – chance of winning: about 42%. About as good: Wait.');
});

it('goes away with the same key, and the search stops', async () => {
  await shown();
  fireEvent.click(screen.getByTestId('hint-button'));
  fireEvent.keyDown(window, { key: 'h' });
  expect(screen.queryByTestId('hint')).toBeNull();
  expect(Thread.all[0]?.heard.at(-1)).toEqual({ type: 'stop' });
  Thread.all[0]?.say({ type: 'counsel', job: 1, counsel });
  expect(screen.queryByTestId('hint')).toBeNull();
});

it('ends with the decision, and the worker with the table', async () => {
  const { change, leave } = await shown();
  fireEvent.click(screen.getByTestId('hint-button'));
  change({ decision: '2' });
  expect(screen.queryByTestId('hint')).toBeNull();
  expect(Thread.all[0]?.heard.at(-1)).toEqual({ type: 'stop' });
  leave();
  expect(Thread.all.map(({ isEnded }) => isEnded)).toEqual([true]);
});

it('a hint would be unfair to people elsewhere, but not to bots and people at this screen', () => {
  const ada: SeatHolder = { kind: 'person', name: 'Ada', standIn: false };
  const ben: SeatHolder = { kind: 'person', name: 'Ben', standIn: false };
  const bot: SeatHolder = { kind: 'bot', level: 'hard-bold' };
  const isAmong = (company: object | null, ...holders: SeatHolder[]) =>
    isAmongPeople({ company } as MatchSource, {
      ...NOTHING_YET,
      viewer: 0,
      facts: { game: 'any', rules: null, holders, options: {}, commitment: null },
    });
  expect(isAmong({}, ada, ben, bot)).toBe(true);
  expect(isAmong({}, ada, { ...ben, standIn: true })).toBe(true);
  expect(isAmong({}, ada, bot, bot)).toBe(false);
  expect(isAmong(null, ada, ben)).toBe(false);
});
