import type { Game, Viewer } from '@nokturn/engine';
import type { Chapter, ChatLine, ReactionSettings, TableUpdate } from '@nokturn/protocol';
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
export function tableFor(
  { sheet, play, pending, now }: Scene,
  viewer: Viewer,
  chapters: Chapter[],
): TableUpdate {
  const { version } = play;
  const view = play.view(viewer);
  if (pending === null) return { version, view, chapters, timing: { now, opened: now, due: null } };
  const isAsked = typeof viewer === 'number' && pending.seats.includes(viewer);
  const due = dueOf({ sheet, pending }, isAsked ? [viewer] : (view.asked?.seats ?? []));
  return { version, view: pending.shownIn(view), chapters, timing: { now, opened: pending.opened, due } };
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
