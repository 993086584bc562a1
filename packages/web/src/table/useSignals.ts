import type { View } from '@nokturn/engine';
import { type GameText, type Meaning, meaningOf, plain, type Telling } from '@nokturn/text';
import { type Cue, playCue, type Timbre } from '@nokturn/ui';
import { useEffect, useRef } from 'react';
import type { Settings } from '../app/settings.ts';
import { sayInTitle } from '../app/title.ts';
import { useSay } from '../app/words.tsx';
import type { Playback } from './usePlayback.ts';

/** The sound cue for each meaning. */
const CUE_OF: Partial<Record<Meaning, Cue>> = { reveal: 'reveal', out: 'death', end: 'dawn' };

/** Title, icon, sound and notification: people in another window notice as well that it is their turn. */
export function useSignals({
  view,
  playback: { run, told },
  text,
  telling,
  timbre,
  settings: { sound, notify },
}: {
  view: View | null;
  playback: Pick<Playback, 'run' | 'told'>;
  text: GameText;
  telling: Telling;
  timbre: Timbre | undefined;
  settings: Settings;
}): void {
  const say = useSay();
  const mine = view?.asked?.mine;
  const myMove = mine !== undefined && mine !== null && mine.answer === null && !view?.over;
  const step = view?.asked?.frame.step ?? '';
  const title = text.plain('game');
  const calling = say('title-your-move', { game: title });
  const question = myMove ? plain(text.decision(step)) : '';

  useEffect(() => {
    sayInTitle(myMove ? calling : say('title', { screen: title }), myMove);
    return () => sayInTitle();
  }, [myMove, calling, title, say]);

  useEffect(() => {
    if (!myMove) return;
    if (sound) playCue('turn', timbre);
    if (notify && document.hidden && Notification.permission === 'granted') {
      const note = new Notification(calling, { body: question, tag: 'nokturn' });
      note.addEventListener('click', () => window.focus());
    }
  }, [myMove, calling, question, sound, notify, timbre]);

  const sounded = useRef({ run: 0, count: 0 });
  const number = run?.number ?? 0;
  useEffect(() => {
    if (run === null) return;
    // Sounds come when things start to be shown, right after those already shown.
    const { count } = sounded.current.run === number ? sounded.current : { count: 0 };
    const begun = run.heard.slice(count, told + 1);
    sounded.current = { run: number, count: count + begun.length };
    if (!sound) return;
    for (const heard of begun) {
      const meaning = meaningOf(telling, heard);
      const cue = meaning && CUE_OF[meaning];
      if (cue) playCue(cue, timbre);
    }
  }, [run, number, told, sound, telling, timbre]);
}
