import {
  type AskedView,
  type Heard,
  memoize,
  type Position,
  type Seat,
  textForEach,
  type Viewer,
} from '@nokturn/engine';
import type { ChatLine, HeardVersion, ReactionSettings, TableUpdate, Timing } from '@nokturn/protocol';
import { LIMITS } from '@nokturn/protocol/limits';
import type { People } from '../people.ts';
import type { MatchInfo, Store, StoredLine } from '../store/store.ts';
import { dueOf } from './answering.ts';
import { personAt } from './match-info.ts';
import type { MatchNow } from './match-now.ts';
import { type Settable, settingsOf } from './tempo.ts';

/** What one viewer is told. */

/** The table as the viewer sees it. */
export function tableFor(now: MatchNow, viewer: Viewer, heard: HeardVersion[]): TableUpdate {
  const { match } = now;
  const asked = askedOf(now, viewer);
  const view = { ...match.view(viewer), asked };
  return { version: match.version, view, heard, timing: timingOf(now, viewer, asked) };
}

/** The table as viewers were last told of it. */
export interface ToldTable {
  readonly version: number;
  readonly position: Position;
}

export function toldTable({ match: { version, position } }: MatchNow): ToldTable {
  return { version, position };
}

/** What leads from a known table to the current one, as JSON, for each of these viewers. */
export function changesSince(
  { version: since, position }: ToldTable,
  now: MatchNow,
  viewers: readonly Viewer[],
  heardBy: (viewer: Viewer) => readonly HeardVersion[],
): ReadonlyMap<Viewer, string> {
  const { match } = now;
  const seats: readonly Viewer[] = match.position.asked?.seats ?? [];
  // Everybody who is not asked is told about the decision as a spectator is.
  const of = (viewer: Viewer) => decisionFor(seats.includes(viewer) ? viewer : 'spectator');
  const decisionFor = memoize((viewer: Viewer) => {
    const asked = askedOf(now, viewer);
    return { asked, timing: JSON.stringify(timingOf(now, viewer, asked)) };
  });
  const views = match.changesSince(position, viewers, (viewer) => of(viewer).asked);
  const heard = memoize<Heard, string>(JSON.stringify);
  const written = memoize((version: HeardVersion) => writtenVersion(version, heard));
  const begin = `{"type":"change","since":${since},"version":${match.version},"view":`;
  const endings = viewers.map(
    (viewer) => `,"heard":[${heardBy(viewer).map(written).join()}],"timing":${of(viewer).timing}}`,
  );
  const texts = textForEach(views, endings, (view, ending) => `${begin}${view}${ending}`);
  return new Map(viewers.map((viewer, i) => [viewer, texts[i] as string]));
}

function writtenVersion(
  { version, undid, happenings }: HeardVersion,
  write: (heard: Heard) => string,
): string {
  return `{"version":${version},"undid":${undid},"happenings":[${happenings.map(write).join()}]}`;
}

function askedOf({ match, decision }: MatchNow, viewer: Viewer): AskedView | null {
  const asked = match.asked(viewer);
  return asked && decision ? decision.shownTo(viewer, asked) : asked;
}

function timingOf({ info, decision, now, time }: MatchNow, viewer: Viewer, asked: AskedView | null): Timing {
  const at = time.wallTimeOf(now);
  if (decision === null) return { now: at, opened: at, due: null };
  const isAsked = typeof viewer === 'number' && decision.seats.includes(viewer);
  const due = dueOf({ info, decision, time }, isAsked ? [viewer] : (asked?.seats ?? []));
  return {
    now: at,
    opened: time.wallTimeOf(decision.since),
    due: due === null ? null : time.wallTimeOf(due),
  };
}

/** The private reaction settings of the viewer's own seat. */
export function settingsFor(match: Settable, info: MatchInfo, viewer: Viewer): ReactionSettings | null {
  const person = typeof viewer === 'number' ? personAt(info, viewer) : null;
  return person && settingsOf(match, person);
}

/** A line as it is told, and what decides who gets it. */
export interface SaidLine {
  readonly line: ChatLine;
  readonly seat: Seat | null;
  /** At which version of the match. */
  readonly version: number;
}

export function saidLine({ person: id, version = 0, ...line }: StoredLine, name: string): SaidLine {
  return { line: { ...line, person: { id, name } }, seat: line.seat, version };
}

/** The last lines of chat after a number, under the names that people have now. */
export async function recentChat(
  { store, people }: { store: Store; people: People },
  code: string,
  after = 0,
): Promise<SaidLine[]> {
  const lines = await store.chat(code, LIMITS.chatKept, after);
  const names = await people.named(lines.map(({ person }) => person));
  return lines.map((line) => saidLine(line, names.get(line.person) ?? '?'));
}
