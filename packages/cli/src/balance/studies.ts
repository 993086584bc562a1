import { GAME_IDS } from '@nokturn/games';
import { moduleOf } from '@nokturn/games/folder.ts';
import type { NamedStudy, Study } from '@nokturn/games/study.ts';

/** The study of each game that has one. */
export const STUDIES: readonly NamedStudy[] = (await Promise.all(GAME_IDS.map(studyOf))).flat();

async function studyOf(game: string): Promise<NamedStudy[]> {
  const found = await moduleOf<{ readonly study: Study }>(game, 'study.ts');
  return found === null ? [] : [{ game, ...found.study }];
}
