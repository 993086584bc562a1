import type { Heard, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { type Cue, playCue } from '@nokturn/ui';
import { useEffect } from 'react';
import type { Settings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';

/** Happenings that every game tells by the same word, and how they sound. */
const CUE_OF: Readonly<Record<string, Cue>> = { revealed: 'reveal', eliminated: 'death', ended: 'dawn' };

/** Title, icon, sound and notification: that it is one's move is noticed in another window too. */
export function useSignals({
  view,
  playing,
  text,
  settings: { sound, notify },
}: {
  view: View | null;
  playing: readonly Heard[];
  text: GameText;
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
    document.title = myMove ? calling : say('title', { screen: title });
    showIcon(myMove ? '/favicon-turn.svg' : '/favicon.svg');
    return () => showIcon('/favicon.svg');
  }, [myMove, calling, title, say]);

  useEffect(() => {
    if (!myMove) return;
    if (sound) playCue('turn');
    if (notify && document.hidden && Notification.permission === 'granted') {
      const note = new Notification(calling, { body: question, tag: 'nokturn' });
      note.addEventListener('click', () => window.focus());
    }
  }, [myMove, calling, question, sound, notify]);

  useEffect(() => {
    if (!sound) return;
    for (const { kind } of playing) {
      const cue = CUE_OF[kind];
      if (cue) playCue(cue);
    }
  }, [playing, sound]);
}

function showIcon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', href);
}
