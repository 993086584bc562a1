import { Button } from '@nokturn/ui';
import { useState } from 'react';
import { go } from '../app/router.tsx';
import { changeSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { seated } from '../parts/levels.ts';
import { isSavedBranch, type SavedPlay } from '../source/local/plays.ts';
import type { EndingParts } from '../table/Table.tsx';
import styles from './Ending.module.css';
import { evenings, followed, type LevelOffer, levelIn } from './follow.ts';
import { rematch } from './rematch.ts';

/** People who win or lose nearly every time are offered bots that are a little stronger, or a little gentler. */
export function OtherLevel({
  table: { view, game },
  saved,
  isReady,
}: {
  table: Pick<EndingParts['table'], 'view' | 'game'>;
  saved: SavedPlay;
  /** Whether a press is meant for these buttons. */
  isReady: () => boolean;
}) {
  const say = useSay();
  const [offer] = useState(() => {
    const last = lastIn(saved, view.result?.winners ?? [], game.cooperative ?? false);
    if (last === null) return null;
    const next = followed(evenings.get(), last);
    evenings.set(next.evenings);
    return next.offer;
  });
  if (offer === null) return null;
  const { way, level, of, won } = offer;
  async function play() {
    if (!isReady()) return;
    changeSettings({ level });
    go(await rematch({ kind: 'local', saved: withBots(saved, level) }));
  }
  return (
    <p className={styles.decided} data-testid="other-level">
      <span>{say(`ending-${way}`, { of, won })}</span>
      <Button look="quiet" size="small" data-way="other-level" onPress={() => void play()}>
        {say('ending-other-level', { level: say(`level-${level}`) })}
      </Button>
    </p>
  );
}

/** Not in cooperative games, where stronger bots would not be stronger opponents. */
function lastIn(saved: SavedPlay, winners: readonly number[], isTogether: boolean) {
  const level = levelIn(saved);
  const people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [own] = people;
  if (isSavedBranch(saved) || isTogether || level === null || own === undefined || people.length > 1)
    return null;
  const fair = winners.length / saved.seats.length;
  return { id: saved.id, game: saved.record.game, level, won: winners.includes(own), fair };
}

/** The same bots at another level. */
function withBots(saved: SavedPlay, level: LevelOffer['level']): SavedPlay {
  const seats = saved.seats.map((holder, seat) =>
    holder.kind === 'bot' ? { ...holder, level: seated(level, seat) } : holder,
  );
  return { ...saved, seats };
}
