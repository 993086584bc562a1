import { type GameUi, SEAT_LOOKS } from '@nokturn/ui';
import { beats } from '../beats.ts';
import type { LovciView } from '../secrets.ts';
import { telling } from '../telling.ts';
import { Board } from './Board.tsx';
import { CardFace } from './CardFace.tsx';
import { Ending } from './Ending.tsx';
import { gallery } from './gallery.ts';
import { Notebook } from './Notebook.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { notesOn } from './outlook.ts';
import { ResultDetails } from './ResultDetails.tsx';
import { SeatSummary } from './SeatSummary.tsx';
import { where } from './where.ts';

/** Lovci noci as it appears on the page. */
export const ui: GameUi<LovciView> = {
  Board,
  where,
  beats,
  Ending,
  SeatSummary,
  OwnPanel,
  Notebook,
  CardFace,
  gallery,
  // A wooden flute in the forest.
  timbre: { wave: 'triangle', pitch: 0.75, length: 1.1 },
  ResultDetails,
  seatLooks: () => SEAT_LOOKS,
  telling: { ...telling, notes: notesOn },
  lastVerbs: ['skip', 'none', 'pass', 'decline', 'reveal'],
  // On a place with a single pile, players nearly always draw from it; if only one player is in range, they are attacked.
  mainVerbs: ['roll', 'draw-green', 'draw-blue', 'draw-red', 'seat'],
  scores: ({ players }) => players.map(({ damage }) => damage),
};
