import { LIBRARY } from '@nokturn/games/all';
import { columns } from '../columns.ts';
import { command } from '../command.ts';
import { DATABASE, withStore } from '../site.ts';

export const ratings = command({
  flags: {
    database: DATABASE,
    rebuild: { type: 'boolean' },
  },
  words: { min: 0, max: 0 },
  run(_, { database, rebuild = false }, text) {
    return withStore(database, async (store) => {
      const { rateSite } = await import('@nokturn/server');
      const { reckoned, amended, contests } = await rateSite(store, LIBRARY, {
        isAnew: rebuild,
        now: Date.now(),
      });
      if (reckoned > 0) console.log(text.plain('said-reckoned', { matches: reckoned }));
      if (amended > 0) console.log(text.plain('said-amended', { matches: amended }));
      if (contests.length === 0) console.log(text.plain('said-nothing-rated'));
      const rows = contests.map(({ scope, game, matches }) => [
        scope,
        game,
        text.plain('said-rated', { matches }),
      ]);
      for (const line of columns(rows)) console.log(line);
      return 0;
    });
  },
});
