import type { GameUi, Where } from '@nokturn/ui';
import { beats } from '../beats.ts';
import { scoresNow } from '../count.ts';
import type { HungerResult } from '../index.ts';
import type { HungerView } from '../secrets.ts';
import { telling } from '../telling.ts';
import { advice } from './advice.ts';
import { Board } from './Board.tsx';
import { bestOf } from './best.ts';
import { CardFace } from './CardFace.tsx';
import { Ending } from './Ending.tsx';
import { gallery } from './gallery.ts';
import { seatLooksOf } from './looks.ts';
import { main } from './main.ts';
import { Notebook } from './Notebook.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { ResultDetails } from './ResultDetails.tsx';
import { SeatSummary } from './SeatSummary.tsx';

/** Where a question is answered; all others are answered with the player's own cards. */
const WHERE: Readonly<Record<string, Where>> = {
  'choose-vampire': 'board',
  parasol: 'words',
  'use-again': 'words',
  confuse: 'board',
  move: 'board',
  push: 'board',
  action: 'board',
  'choose-crypt': 'board',
  'choose-chest': 'board',
  'hypnosis-cell': 'board',
  'hypnosis-card': 'board',
  'hypnosis-direction': 'words',
  'free-hunt-cell': 'board',
  'free-hunt-card': 'board',
};

/** The points of the night; after its end the whole score, as shown by the result and the log. */
function scoresOf(state: HungerView): readonly number[] {
  return state.phase === 'over'
    ? scoresNow(state).map(({ total }) => total)
    : state.players.map(({ vp }) => vp);
}

/** The Hunger as the page shows it. */
export const ui: GameUi<HungerView> = {
  Board,
  where: (step) => WHERE[step] ?? 'hand',
  beats,
  Ending,
  main,
  SeatSummary,
  OwnPanel,
  Notebook,
  CardFace,
  gallery,
  // A harpsichord in the castle.
  timbre: { wave: 'square', pitch: 1, length: 0.5 },
  ResultDetails,
  seatLooks: ({ players }) => seatLooksOf(players),
  telling,
  advice,
  forced: (step) => (step === 'action' ? 'ending' : 'at-once'),
  lastVerbs: ['stay', 'back', 'rest', 'none', 'stop', 'decline', 'done', 'end'],
  standings: ({ result }) =>
    (result as HungerResult | null)?.standings.map(({ seat, place, total }) => ({
      seat,
      place,
      points: total,
    })) ?? [],
  best: bestOf,
  scores: scoresOf,
};
