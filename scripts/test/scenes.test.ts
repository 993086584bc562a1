import { writeFileSync } from 'node:fs';
import type { Rulebook } from '@nokturn/engine';
import { findRules, GAMES } from '@nokturn/games/all';
import { afterAll, describe, expect, it } from 'vitest';
import type { GoldenScene } from '../lib/releases.ts';
import { scenesOfChanges } from '../lib/scenes.ts';

/** `npm run freeze` passes the name of a file to write the played scenes to. */
const WANTED = process.env.NOKTURN_SCENES;
const played: Record<string, GoldenScene[]> = {};

const all = await Promise.all(
  GAMES.map(async ({ id }) => (await scenesOfChanges(id)).map((scene) => ({ id, ...scene }))),
);

describe('scenes of changes of the rules', () => {
  it.each(all.flat())('$id: $name', ({ id, name, play }) => {
    const transcript = play();
    const hash = (findRules(id) as Rulebook).playScene(transcript);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    played[id] = [...(played[id] ?? []), { name, ...transcript, hash }];
  });
});

afterAll(() => {
  if (WANTED !== undefined) writeFileSync(WANTED, JSON.stringify(played));
});
