import { type AskedView, type Game, Texts, type Viewer } from '@nokturn/engine';
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

/** The same for one viewer after the other, as the JSON of an update: what several of them are told is written once. */
export function updatesOf(scene: Scene): (viewer: Viewer, chapters: readonly Chapter[]) => string {
  const { play } = scene;
  const texts = new Texts();
  const views = play.views(texts);
  return (viewer, chapters) => {
    const asked = askedOf(scene, viewer);
    const timing = JSON.stringify(timingOf(scene, viewer, asked));
    const view = views.write(viewer, asked);
    return `{"type":"update","version":${play.version},"view":${view},"chapters":[${chapters.map((chapter) => written(chapter, texts)).join()}],"timing":${timing}}`;
  };
}

function written({ version, undid, happenings }: Chapter, texts: Texts): string {
  return `{"version":${version},"undid":${undid},"happenings":[${happenings.map((each) => texts.of(each)).join()}]}`;
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
