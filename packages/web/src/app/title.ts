import { HOME as SITE } from './site.ts';

/**
 * The title and the icon of the page: the title of the screen, and how many other matches are waiting. Both are visible
 * while another window is in front.
 */
const HOME = document.title;
const MOST = 9;
let said = HOME;
let isCalling = false;
let waiting = 0;

/** The title of the screen, and whether it needs the person's attention. Without arguments: the original title. */
export function sayInTitle(title = HOME, calls = false): void {
  said = title;
  isCalling = calls;
  show();
}

export function countInTitle(count: number): void {
  waiting = count;
  show();
}

function show(): void {
  document.title = waiting > 0 ? `(${waiting}) ${said}` : said;
  const name = isCalling ? '-turn' : waiting > 0 ? `-${Math.min(waiting, MOST)}` : '';
  document
    .querySelector<HTMLLinkElement>('link[rel=icon]')
    ?.setAttribute('href', `${SITE}favicon${name}.svg`);
}
