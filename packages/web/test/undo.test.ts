import { expect, it } from 'vitest';
import { rulesOf } from '../src/rulesOf.ts';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { latest } from '../src/source/source.ts';
import { playedTo } from './moments.ts';
import { joinedThreads } from './threads.ts';

/** It is the person's turn, against two bots. */
async function savedMatch(): Promise<SavedMatch> {
  const { digest } = await rulesOf('masters-of-the-night');
  const { record } = playedTo({ game: 'masters-of-the-night', seats: 3, step: 'turn-action', round: 2 });
  const bot = { kind: 'bot', level: 'novice' } as const;
  return {
    id: 'undo',
    seats: [{ kind: 'person', name: 'Ada' }, bot, bot],
    record: { ...record, digest },
    over: false,
    at: 0,
  };
}

it('your own move that everybody has heard of can be undone, as long as it told nobody anything', async () => {
  joinedThreads();
  await import('../src/source/local/worker.ts');
  const { LocalSource } = await import('../src/source/local/local.ts');
  const source = new LocalSource(await savedMatch());
  const asked = () => latest(source.state())?.view?.asked;
  const news = () =>
    new Promise<void>((resolve) => {
      const leave = source.listen(() => {
        leave();
        resolve();
      });
    });
  /** Waits until the answer has been confirmed. */
  const play = async (option: string) => {
    source.answer(option);
    while (source.state().sending !== null) await news();
  };
  while (asked()?.frame.step !== 'turn-action') await news();
  expect(source.state().mayUndo).toBeNull();
  await play('move');
  const { ask } = asked()?.mine ?? {};
  const [there] = ask?.kind === 'one' ? ask.options : [];
  const before = latest(source.state())?.view;
  await play(there ?? '');
  expect(latest(source.state())?.happenings.map(({ kind }) => kind)).toContain('moved');
  expect(source.state().mayUndo).toBe(0);
  source.undo();
  await news();
  expect(latest(source.state())?.view?.state).toEqual(before?.state);
  expect(source.state().mayUndo).toBeNull();
  source.close();
}, 240_000);
