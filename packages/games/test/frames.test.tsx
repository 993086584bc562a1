import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Card, CardBack, type CardFrame, type DeckLook } from '@nokturn/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { moduleOf, neededModuleOf } from '../folder.ts';
import { GAME_IDS } from '../index.ts';
import { coloursIn, contrast } from './colours.ts';

/** Every game in the same colours and with the same icon, so that only its style of drawing sets it apart. */
const GAMES = (
  await Promise.all(
    GAME_IDS.map(async (game) => {
      const frame = (await moduleOf<{ FRAME: CardFrame }>(game, 'board/frame.tsx'))?.FRAME;
      if (frame === undefined) return [];
      const looks = await neededModuleOf<Record<string, unknown>>(game, 'board/looks.ts');
      return [{ game, frame, looks: decksIn(Object.values(looks)), css: cssOf(game) }];
    }),
  )
).flat();
const PAIRS = GAMES.flatMap((one, i) => GAMES.slice(i + 1).map((other) => [one, other] as const));

function deckIn(frame: CardFrame): DeckLook {
  return { tint: '#808080', deep: '#202020', Sign: () => <g />, frame };
}

function decksIn(values: readonly unknown[]): DeckLook[] {
  return values.flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    return 'frame' in value ? [value as DeckLook] : decksIn(Object.values(value));
  });
}

function cssOf(game: string): string {
  return readFileSync(join(import.meta.dirname, '..', game, 'board/frame.module.css'), 'utf8');
}

/** The lines of a drawing, whatever its class names are. */
function linesOf(drawing: ReactElement): ReadonlySet<string> {
  return new Set([...renderToStaticMarkup(drawing).matchAll(/ d="([^"]{8,})"/g)].map(([, d = '']) => d));
}

describe.each([
  ['back', (frame: CardFrame) => <CardBack deck={deckIn(frame)} />],
  ['frame', (frame: CardFrame) => <Card deck={deckIn(frame)} name="" Picture={() => null} isScene />],
  ['field', (frame: CardFrame) => <frame.Field />],
] as const)('the %s of a card', (_, draw) => {
  it.each(GAMES)('is drawn in $game', ({ frame }) => {
    expect(linesOf(draw(frame)).size).toBeGreaterThan(2);
  });

  it.each(PAIRS.map(([one, other]) => [one.game, other.game, one, other] as const))(
    'shares no line between %s and %s',
    (_one, _other, one, other) => {
      const theirs = linesOf(draw(other.frame));
      expect([...linesOf(draw(one.frame))].filter((line) => theirs.has(line))).toEqual([]);
    },
  );
});

it.each(PAIRS.map(([one, other]) => [one.game, other.game, one, other] as const))(
  'cards are made of different materials in %s and %s',
  (_one, _other, one, other) => {
    for (const part of ['paper', 'head', 'sky', 'back', 'sign-light'])
      expect(written(one.css, part)).not.toBe(written(other.css, part));
  },
);

function written(css: string, part: string): string {
  const value = new RegExp(`--${part}:([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`there is no --${part}`);
  return value.replace(/\s+/g, ' ').trim();
}

describe.each(GAMES)('$game', ({ game, css, looks }) => {
  it('uses its own frame for all its decks', () => {
    expect(looks.length).toBeGreaterThan(2);
    for (const { frame } of looks) expect(frame).toBe(looks[0]?.frame);
  });

  it.each(looks.map(({ tint, deep }) => [tint, deep] as const))(
    'is readable on sheet, head and band of the deck of %s on %s',
    (tint, deep) => {
      for (const part of ['paper', 'head', 'band']) {
        const grounds = coloursIn(written(css, part), { tint, deep });
        const inks = coloursIn(written(css, `${part}-ink`), { tint, deep });
        expect(Math.min(grounds.length, inks.length), part).toBeGreaterThan(0);
        for (const [ground, ink] of grounds.flatMap((one) => inks.map((other) => [one, other] as const)))
          expect(contrast(ink, ground), `${game} ${part}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

it('is so in all games that have cards', () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(4);
});
