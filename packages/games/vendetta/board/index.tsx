import type { GameUi } from '@nokturn/ui';
import { beats } from '../beats.ts';
import type { VendettaResult } from '../index.ts';
import type { VendettaView } from '../secrets.ts';
import { telling } from '../telling.ts';
import { advice } from './advice.ts';
import { Board } from './Board.tsx';
import { bestOf } from './best.ts';
import { CardFace } from './CardFace.tsx';
import { composer } from './composer.ts';
import { influenceOf } from './count.ts';
import { Ending } from './Ending.tsx';
import { gallery } from './gallery.ts';
import { seatLooksOf } from './looks.ts';
import { Notebook } from './Notebook.tsx';
import { notesOn } from './notes.ts';
import { OwnPanel } from './OwnPanel.tsx';
import { ResultDetails } from './ResultDetails.tsx';
import { SeatSummary } from './SeatSummary.tsx';
import { whereOf } from './where.ts';

/** Vendetta as it appears on the page. */
export const ui: GameUi<VendettaView> = {
  Board,
  Ending,
  where: whereOf,
  beats,
  SeatSummary,
  OwnPanel,
  Notebook,
  CardFace,
  gallery,
  // A neon buzz.
  timbre: { wave: 'sawtooth', pitch: 0.5, length: 0.8 },
  ResultDetails,
  seatLooks: ({ players }) => seatLooksOf(players),
  telling: { ...telling, notes: notesOn },
  noted: ['stay-or-withdraw'],
  advice,
  composer,
  lastVerbs: ['done', 'no', 'not-now', 'none', 'drain', 'look', 'relic'],
  standings: ({ result }) =>
    (result as VendettaResult | null)?.standings.map(({ seat, place, total }) => ({
      seat,
      place,
      points: total,
    })) ?? [],
  best: bestOf,
  scores: (state) => state.players.map((_, seat) => influenceOf(state, seat).total),
};
