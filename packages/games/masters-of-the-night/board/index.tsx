import type { GameUi } from '@nokturn/ui';
import { beats } from '../beats.ts';
import type { MastersView } from '../secrets.ts';
import { telling } from '../telling.ts';
import { Board } from './Board.tsx';
import { CardFace } from './CardFace.tsx';
import { Ending } from './Ending.tsx';
import { gallery } from './gallery.ts';
import { seatLooksOf } from './looks.ts';
import { Notebook } from './Notebook.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { ResultDetails } from './ResultDetails.tsx';
import { SeatSummary } from './SeatSummary.tsx';
import { where } from './where.ts';

/** Masters of the Night as the page shows it. */
export const ui: GameUi<MastersView> = {
  Board,
  where,
  beats,
  // The tiles of your own abilities.
  isHeld: (option) => option === 'blood' || option === 'dark' || option === 'sigillate',
  // A turn in which nothing more can be done ends by itself, but announces it first.
  forced: (_, answer) => (answer === 'end-turn' ? 'ending' : 'at-once'),
  Ending,
  SeatSummary,
  OwnPanel,
  Notebook,
  CardFace,
  gallery,
  // Church bells, far away.
  timbre: { wave: 'sine', pitch: 0.5, length: 1.25 },
  ResultDetails,
  seatLooks: seatLooksOf,
  telling,
  lastVerbs: ['pass', 'stop', 'decline', 'stay', 'go-on', 'refuse', 'exchange', 'back', 'end-turn'],
  scores: ({ vampires, seats }) =>
    Array.from({ length: seats }, (_, seat) =>
      vampires.reduce((sum, vampire) => sum + (vampire.seat === seat ? vampire.kills : 0), 0),
    ),
};
