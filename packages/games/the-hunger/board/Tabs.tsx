import type { GameText } from '@nokturn/text';
import type { Glow } from '@nokturn/ui';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { Glyph } from './Glyph.tsx';
import classes from './Tabs.module.css';

export type Side = 'map' | 'track';

/** If there is room for only one side: map or Hunt Track, whichever has options. */
export function useSide(glow: readonly Glow[]): readonly [Side, (side: Side) => void] {
  const [side, setSide] = useState<Side>('map');
  const wanted = sideOf(glow);
  const [last, setLast] = useState<Side | null>(null);
  if (wanted !== last) {
    setLast(wanted);
    // The moves of others are on the map.
    setSide(wanted ?? 'map');
  }
  return [side, setSide];
}

function sideOf(glow: readonly Glow[]): Side | null {
  if (glow.some(({ target }) => target.kind === 'cell')) return 'track';
  return glow.some(({ target }) => target.kind === 'space') ? 'map' : null;
}

const SIDES = [
  { id: 'map', words: 'board-map', kind: 'space', sign: 'castle' },
  { id: 'track', words: 'term-hunt-track', kind: 'cell', sign: 'hunt' },
] as const;

export function Tabs({
  side,
  onTurn,
  glow,
  text,
}: {
  side: Side;
  onTurn(side: Side): void;
  glow: readonly Glow[];
  text: GameText;
}) {
  return (
    <div className={classes.tabs}>
      {SIDES.map(({ id, words, kind, sign }) => (
        <ToggleButton
          key={id}
          className={classes.tab as string}
          isSelected={side === id}
          onChange={() => onTurn(id)}
        >
          <Glyph id={sign} /> {text.plain(words)}
          {glow.some(({ target }) => target.kind === kind) && (
            <span className={classes.dot} aria-hidden="true" />
          )}
        </ToggleButton>
      ))}
    </div>
  );
}
