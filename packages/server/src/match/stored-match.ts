import type { Rulebook } from '@nokturn/engine';
import { inLog } from '../log.ts';
import { whoIn } from '../store/rows.ts';
import type { MatchInfo, StoredState } from '../store/store.ts';
import { turnedAway } from './guests.ts';
import type { WhereRulesAre } from './known-rules.ts';
import * as matchInfo from './match-info.ts';
import type { Services } from './services.ts';
import { checkpointIn } from './snapshots.ts';
import { VersionedMatch } from './versioned-match.ts';

/** A match as it comes from the store: its rules, its moves, and the names of its people. */

/** What a server knows of a match besides its stored state. */
export interface Known {
  readonly names: Map<string, string>;
  readonly game: Rulebook;
  readonly where: WhereRulesAre;
  readonly match: VersionedMatch | null;
}

/** What others have stored. */
export interface News {
  readonly stored: StoredState;
  readonly names: Map<string, string>;
  /** For a match that others have started. */
  readonly rules: Pick<Known, 'game' | 'where'> | null;
}

export async function rulesOf(
  { rules, log }: Services,
  { info, entries }: Pick<StoredState, 'info' | 'entries'>,
): Promise<Pick<Known, 'game' | 'where'>> {
  const today = rules.today(info.game);
  if (info.startedAt === null) return { game: today, where: 'here' };
  const own = await rules.of(info, entries);
  if (own === null) return { game: today, where: await rules.whereIs(info) };
  if (info.digest === undefined)
    log.info(
      { match: inLog(info.code), rules: info.rules, digest: own.digest },
      'a match names no release of its rules: the newest that its moves fit is taken',
    );
  return { game: own, where: 'here' };
}

/** A match that has started, if the rules it began under are here. */
export function matchOf(game: Rulebook, where: WhereRulesAre, stored: StoredState): VersionedMatch | null {
  const { info, entries } = stored;
  if (info.startedAt === null || where !== 'here') return null;
  return new VersionedMatch(game, matchInfo.setupOf(info), entries, checkpointIn(game, stored));
}

export function namesIn(info: MatchInfo, { people }: Services): Promise<Map<string, string>> {
  return people.named(peopleIn(info));
}

export function peopleIn(info: MatchInfo): string[] {
  const { seats, host } = info;
  return [...seats.flatMap((seat) => whoIn(seat) ?? []), host, ...turnedAway(info)];
}
