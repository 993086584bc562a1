import type { GameUi } from '@nokturn/ui';
import { facts } from '../facts.ts';
import type { VendettaView } from '../secrets.ts';
import { notesOn } from '../terminal/notes.ts';
import { warning } from '../terminal.ts';
import { advice } from './advice.ts';
import { Board } from './Board.tsx';
import { CardFace } from './CardFace.tsx';
import { influenceOf } from './count.ts';
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

/** Vendetta as the page shows it. */
export const ui: GameUi<VendettaView> = {
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
  aside: ['done', 'no', 'not-now', 'none', 'drain', 'look', 'relic'],
  scores: (state) => state.players.map((_, seat) => influenceOf(state, seat).total),
};
