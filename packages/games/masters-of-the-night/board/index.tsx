import type { GameUi } from '@nokturn/ui';
import { dangerOf } from '../danger.ts';
import { facts } from '../facts.ts';
import type { MastersView } from '../secrets.ts';
import { notesOn } from '../terminal/notes.ts';
import { Board } from './Board.tsx';
import { CardFace } from './CardFace.tsx';
import { seatLooksOf } from './looks.ts';
import { Notebook } from './Notebook.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { ResultDetails } from './ResultDetails.tsx';
import { SeatSummary } from './SeatSummary.tsx';

const WORDS = {
  en: () => import('./locales/en.ftl?raw'),
  pl: () => import('./locales/pl.ftl?raw'),
  cs: () => import('./locales/cs.ftl?raw'),
};

/** Masters of the Night as the page shows it. */
export const ui: GameUi<MastersView> = {
  Board,
  isWide: true,
  SeatSummary,
  OwnPanel,
  Notebook,
  CardFace,
  ResultDetails,
  seatLooks: seatLooksOf,
  words: async (language) => (await WORDS[language]()).default,
  facts,
  notes: notesOn,
  warning(answer, view, text) {
    const danger = dangerOf(answer, view);
    return danger && text.reason(danger);
  },
  aside: ['pass', 'stop', 'decline', 'stay', 'go-on', 'refuse', 'exchange', 'back', 'end-turn'],
  scores: ({ vampires, seats }) =>
    Array.from({ length: seats }, (_, seat) =>
      vampires.reduce((sum, vampire) => sum + (vampire.seat === seat ? vampire.kills : 0), 0),
    ),
};
