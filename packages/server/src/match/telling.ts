import {
  type AskedView,
  type Game,
  type Heard,
  type Position,
  remembering,
  textForEach,
  type Viewer,
} from '@nokturn/engine';
import type { Chapter, ChatLine, ReactionSettings, TableUpdate, Timing } from '@nokturn/protocol';
import { LIMITS } from '@nokturn/protocol/limits';
import type { People } from '../people.ts';
import type { Sheet, Store } from '../store/store.ts';
import { dueOf, type Waiting } from './answering.ts';
import { personAt } from './sheet.ts';
import { settingsOf } from './tempo.ts';

/** What one viewer is told. */

/** A match at one moment; nothing is pending once it is over. */
export type Scene = Omit<Waiting, 'pending'> & { readonly pending: Waiting['pending'] | null };

/** The table as it stands for the viewer. */
export function tableFor(scene: Scene, viewer: Viewer, chapters: Chapter[]): TableUpdate {
  const { play } = scene;
  const asked = askedOf(scene, viewer);
  const view = { ...play.view(viewer), asked };
  return { version: play.version, view, chapters, timing: timingOf(scene, viewer, asked) };
}

/** A table that viewers know. */
export interface Known {
  readonly version: number;
  readonly position: Position;
}

export function knownFrom({ play: { version, position } }: Scene): Known {
  return { version, position };
}

/** What leads from a known table to the one that stands, as JSON, for each of these viewers. */
export function changesSince(
  { version: since, position }: Known,
  scene: Scene,
  viewers: readonly Viewer[],
  chaptersFor: (viewer: Viewer) => readonly Chapter[],
): ReadonlyMap<Viewer, string> {
  const { play } = scene;
  const seats: readonly Viewer[] = play.position.asked?.seats ?? [];
  // All who are not asked are told of the decision as a spectator is.
  const of = (viewer: Viewer) => decision(seats.includes(viewer) ? viewer : 'spectator');
  const decision = remembering((viewer: Viewer) => {
    const asked = askedOf(scene, viewer);
    return { asked, timing: JSON.stringify(timingOf(scene, viewer, asked)) };
  });
  const views = play.changesSince(position, viewers, (viewer) => of(viewer).asked);
  const heard = remembering<Heard, string>(JSON.stringify);
  const written = remembering((chapter: Chapter) => writtenChapter(chapter, heard));
  const begin = `{"type":"change","since":${since},"version":${play.version},"view":`;
  const endings = viewers.map(
    (viewer) => `,"chapters":[${chaptersFor(viewer).map(written).join()}],"timing":${of(viewer).timing}}`,
  );
  const texts = textForEach(views, endings, (view, ending) => `${begin}${view}${ending}`);
  return new Map(viewers.map((viewer, i) => [viewer, texts[i] as string]));
}

function writtenChapter({ version, undid, happenings }: Chapter, write: (heard: Heard) => string): string {
  return `{"version":${version},"undid":${undid},"happenings":[${happenings.map(write).join()}]}`;
}

function askedOf({ play, pending }: Scene, viewer: Viewer): AskedView | null {
  const asked = play.asked(viewer);
  return asked && pending ? pending.shownTo(viewer, asked) : asked;
}

function timingOf({ sheet, pending, now }: Scene, viewer: Viewer, asked: AskedView | null): Timing {
  if (pending === null) return { now, opened: now, due: null };
  const isAsked = typeof viewer === 'number' && pending.seats.includes(viewer);
  const due = dueOf({ sheet, pending }, isAsked ? [viewer] : (asked?.seats ?? []));
  return { now, opened: pending.opened, due };
}

/** The private reaction settings of the viewer's own seat. */
export function settingsFor(game: Game, sheet: Sheet, viewer: Viewer): ReactionSettings | null {
  const person = typeof viewer === 'number' ? personAt(sheet, viewer) : null;
  return person && settingsOf(game, person);
}

/** The last lines of chat after a number, under the names that people have now. */
export async function recentChat(
  { store, people }: { store: Store; people: People },
  code: string,
  after = 0,
): Promise<ChatLine[]> {
  const lines = await store.chat(code, LIMITS.chatKept, after);
  const names = await people.named(lines.map(({ person }) => person));
  return lines.map((line) => ({
    ...line,
    person: { id: line.person, name: names.get(line.person) ?? '?' },
  }));
}
