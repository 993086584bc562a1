import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Rulebook } from '@nokturn/engine';
import { findRules, GAMES } from '@nokturn/games/all';
import { afterAll, describe, expect, it } from 'vitest';
import { type GoldenScene, type ScenesOfChanges, sceneFileOf } from '../lib/releases.ts';

/** `npm run freeze` asks for what was played, by the name of a file. */
const WANTED = process.env.NOKTURN_SCENES;
const played: Record<string, GoldenScene[]> = {};

const all = await Promise.all(
  GAMES.flatMap(({ id }) => {
    const file = sceneFileOf(id);
    return file === null ? [] : [{ id, file }];
  }).map(async ({ id, file }) => {
    const { SCENES }: { SCENES: ScenesOfChanges } = await import(pathToFileURL(file).href);
    return Object.values(SCENES).flatMap((scenes) =>
      Object.entries(scenes).map(([name, play]) => ({ id, name, play })),
    );
  }),
);

describe('scenes of changes of the rules', () => {
  it.each(all.flat())('$id: $name', ({ id, name, play }) => {
    const { transcript } = play();
    const hash = (findRules(id) as Rulebook).playScene(transcript);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    played[id] = [...(played[id] ?? []), { name, ...transcript, hash }];
  });
});

afterAll(() => {
  if (WANTED !== undefined) writeFileSync(WANTED, JSON.stringify(played));
});
