import { type GameUi, SEAT_LOOKS } from '@nokturn/ui';
import type { LovciView } from '../secrets.ts';
import { facts, warning } from '../terminal.ts';
import { Board } from './Board.tsx';
import { CardFace } from './CardFace.tsx';
import { Notebook } from './Notebook.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { ResultDetails } from './ResultDetails.tsx';
import { SeatSummary } from './SeatSummary.tsx';

const WORDS = {
  en: () => import('./locales/en.ftl?raw'),
  pl: () => import('./locales/pl.ftl?raw'),
  cs: () => import('./locales/cs.ftl?raw'),
};

/** Lovci noci as the page shows it. */
export const ui: GameUi<LovciView> = {
  Board,
  SeatSummary,
  OwnPanel,
  Notebook,
  CardFace,
  ResultDetails,
  seatLooks: () => SEAT_LOOKS,
  words: async (language) => (await WORDS[language]()).default,
  facts,
  warning,
  aside: ['skip', 'none', 'pass', 'decline', 'reveal'],
  closed: ['dealt'],
  scores: ({ players }) => players.map(({ damage }) => damage),
};
