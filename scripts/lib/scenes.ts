import { pathToFileURL } from 'node:url';
import type { PlayedScene } from '@nokturn/engine';
import { type ScenesOfChanges, sceneFileOf } from './releases.ts';

export interface SceneOfChange {
  /** The number that the rules have since the change. */
  readonly rules: number;
  readonly name: string;
  /** Plays it by today's rules. */
  play(): PlayedScene;
}

/** The scenes of all changes of a game. Their kit belongs to the tests, and runs only there. */
export async function scenesOfChanges(game: string): Promise<SceneOfChange[]> {
  const file = sceneFileOf(game);
  if (file === null) return [];
  const { SCENES }: { SCENES: ScenesOfChanges } = await import(pathToFileURL(file).href);
  return Object.entries(SCENES).flatMap(([rules, scenes]) =>
    Object.entries(scenes).map(([name, play]) => ({
      rules: Number(rules),
      name,
      play: () => play().transcript,
    })),
  );
}
