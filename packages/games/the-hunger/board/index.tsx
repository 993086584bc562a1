import type { GameUi } from '@nokturn/ui';
import { facts } from '../facts.ts';
import type { HungerView } from '../secrets.ts';
import { notesOn } from '../terminal/notes.ts';
import { advice, warning } from './advice.ts';
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

/** The Hunger as the page shows it. */
export const ui: GameUi<HungerView> = {
  Board,
  isWide: true,
  SeatSummary,
  OwnPanel,
  Notebook,
  CardFace,
  ResultDetails,
  seatLooks: ({ players }) => seatLooksOf(players),
  words: async (language) => (await WORDS[language]()).default,
  facts,
  notes: notesOn,
  warning,
  advice,
  aside: ['stay', 'back', 'rest', 'none', 'stop', 'decline', 'done', 'end'],
  fewInBar: { desk: 6, phone: 2 },
  scores: ({ players }) => players.map(({ vp }) => vp),
};
