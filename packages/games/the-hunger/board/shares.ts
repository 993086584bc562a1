import type { CardId } from '../cards/cards.ts';
import { type MissionId, missionAt } from '../cards/missions.ts';
import { endCards, type Standing } from '../rules/scoring.ts';
import { EARNINGS, type Earning, type Player } from '../rules/state.ts';

/** The sources of a final score; all shares add up to it. */
export type ShareId = Earning | 'loss' | 'cards' | 'public' | 'personal';

interface Share {
  readonly id: ShareId;
  readonly amount: number;
}

/** Shares of zero are left out. */
export function sharesOf(
  { loss, cards, publicMissions, missions }: Standing,
  earned: readonly number[],
): readonly Share[] {
  const night = EARNINGS.map((id, i): Share => ({ id, amount: earned[i] ?? 0 }));
  const end: readonly Share[] = [
    { id: 'loss', amount: -loss },
    { id: 'cards', amount: cards },
    { id: 'public', amount: publicMissions },
    { id: 'personal', amount: missions },
  ];
  return [...night, ...end].filter(({ amount }) => amount !== 0);
}

/** The message with the name of a share. */
export function shareWord(id: ShareId): string {
  return id === 'loss' || id === 'cards' || id === 'public' || id === 'personal'
    ? `board-share-${id}`
    : `earning-${id}`;
}

/** One line of the final scoring (TH-20.1). */
export type ShareLine =
  | { readonly kind: 'share'; readonly id: ShareId; readonly vp: number }
  | { readonly kind: 'card'; readonly id: CardId; readonly vp: number }
  | { readonly kind: 'mission'; readonly id: MissionId; readonly public: boolean; readonly vp: number };

/** The final scoring of a seat, line by line, in order. */
export function linesOf(standing: Standing, player: Player): readonly ShareLine[] {
  const night = sharesOf(standing, player.earned).filter(
    ({ id }) => id !== 'cards' && id !== 'public' && id !== 'personal',
  );
  return [
    ...night.map(({ id, amount }): ShareLine => ({ kind: 'share', id, vp: amount })),
    ...endCards(player).map(({ card, vp }): ShareLine => ({ kind: 'card', id: card, vp })),
    ...standing.tiles.map(
      ({ mission, vp, public: isPublic }): ShareLine => ({
        kind: 'mission',
        id: missionAt(mission).id,
        public: isPublic,
        vp,
      }),
    ),
  ];
}
