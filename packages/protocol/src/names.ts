/**
 * Invisible characters of Unicode that regular expressions do not know yet: for annotations, hieroglyphs and musical
 * notes.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u{13430}-\u{1343f}\u{1d159}]/gu;
/** Runs of spaces of any width, and anything that looks like one. */
const GAPS = /[\p{Zs}\u2800]+/gu;
const MARKS = /[\p{Mn}\p{Me}]+/gu;
const OF_NO_SCRIPT = /[\p{Script=Inherited}\p{Me}]/u;

/** Marks on one letter in any script. Vietnamese and pointed Arabic have two. */
const MOST = 2;
/** Tibetan has the most marks of any script: letters below letters, and vowels. */
const MOST_IN_ALL = 4;

/**
 * A name as everybody else sees it: without invisible characters (zero-width characters, direction marks and overrides,
 * soft hyphens, tags), without gaps wider than a space, and without heaps of marks on one letter. Two names that differ
 * only in these are then the same.
 */
export function foldedName(name: string): string {
  const seen = name.replace(UNSEEN, '').replace(GAPS, ' ');
  return seen.normalize('NFD').replace(MARKS, unstacked).normalize('NFC');
}

/** The names of bots, by the number of their seat: the same in every language, on the page and in the terminal. */
export const BOT_NAMES = ['Hanna', 'Igor', 'Jana', 'Kilian', 'Lidia', 'Marek', 'Nina', 'Otto'] as const;

/** If people at a table have the same name, such as two guests, the later ones are numbered. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

function unstacked(marks: string): string {
  let kept = '';
  let last = '';
  let ofNoScript = 0;
  let all = 0;
  for (const mark of marks) {
    if (mark === last) continue;
    last = mark;
    const isOfNoScript = OF_NO_SCRIPT.test(mark);
    if (all === MOST_IN_ALL || (isOfNoScript && ofNoScript === MOST)) continue;
    kept += mark;
    all++;
    if (isOfNoScript) ofNoScript++;
  }
  return kept;
}
