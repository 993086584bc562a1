import { useEffect, useState } from 'react';
import { isOfSite } from '../parts/levels.ts';
import { call } from '../source/server/api.ts';

/** The bots of a game that only this site has, for a host who plans the seats. */
export function useSiteBots(game: string, isHost: boolean): readonly string[] {
  const [bots, setBots] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isHost) return;
    let isHere = true;
    call('games')
      .then(({ games }) => {
        if (isHere) setBots(games.find(({ id }) => id === game)?.bots.filter(isOfSite) ?? []);
      })
      // Without the list only the usual bots are offered.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [game, isHost]);
  return bots;
}
