import { plain, type Thing } from '@nokturn/text';
import type { Session } from './session.ts';

/** The things whose id or name contains the words, ignoring accents and capitals. */
export function found(session: Session, words: string): Thing[] {
  const { ui, text, view } = session;
  const wanted = simple(words);
  return ui
    .things(view)
    .filter(
      ({ type, id }) => simple(id).includes(wanted) || simple(plain(text.thing(type, id))).includes(wanted),
    );
}

function simple(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/gi, 'l')
    .replace(/[’'-]/g, ' ')
    .toLowerCase();
}

/** The description of each of them. */
export function lookedUp(session: Session, things: readonly Thing[]): string[] {
  const { ui, text, view } = session;
  return things.flatMap((thing, i) => [...(i === 0 ? [] : ['']), ...ui.about(thing, view, text)]);
}
