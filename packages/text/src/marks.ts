/**
 * Marked text is text in which the names of things (a seat, a card, a place ...) can still be found, so that a page
 * can make them hoverable and a terminal can colour them. The marks are three characters of the private use area.
 */
const OPEN = '\uE000';
const NAME = '\uE001';
const CLOSE = '\uE002';
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** A stretch of marked text: a name with the thing it names, or the words in between. */
export interface Part {
  readonly text: string;
  readonly thing: Thing | null;
}

export interface Thing {
  /** `seat`, `card`, `place` ... */
  readonly type: string;
  readonly id: string;
}

/** A name that already points at a thing keeps pointing at that one. */
export function mark(type: string, id: string, name: string): string {
  return name.includes(OPEN) ? name : `${OPEN}${type}:${id}${NAME}${name}${CLOSE}`;
}

export function parts(marked: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARKED)) {
    const [whole, thing = '', text = ''] = match;
    if (match.index > end) found.push({ text: marked.slice(end, match.index), thing: null });
    const colon = thing.indexOf(':');
    found.push({ text, thing: { type: thing.slice(0, colon), id: thing.slice(colon + 1) } });
    end = match.index + whole.length;
  }
  if (end < marked.length) found.push({ text: marked.slice(end), thing: null });
  return found;
}

export function plain(marked: string): string {
  return marked.replace(MARKED, '$2');
}

/** Text from outside, such as the name of a player, without anything that could be mistaken for a mark. */
export function unmarked(text: string): string {
  return text.replace(/[\uE000-\uE002]/g, '');
}
