import { pathToFileURL } from 'node:url';
import type { PlayedScene } from '@nokturn/engine';
import { type ScenesOfChanges, sceneFileOf } from './releases.ts';

export interface SceneOfChange {
  /** The number of the rules since the change. */
  readonly rules: number;
  readonly name: string;
  /** Plays it by today's rules. */
  play(): PlayedScene;
}

/** The scenes of all changes of a game. They use the tests' helpers, and run only with them. */
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
