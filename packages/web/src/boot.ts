/**
 * Runs before everything else and needs nothing else: when a file of the page does not come, this is what is still there.
 * A browser keeps in mind that a module could not be loaded and does not ask for it again, so all that helps is to open
 * the page again. That is done once by itself; then it is said, with a button.
 */

/** The folder in which the page lies: this file lies one deeper. */
const { currentScript } = document;
const HOME = currentScript instanceof HTMLScriptElement ? new URL('..', currentScript.src).href : '/';
/** Until then, in milliseconds, to have reloaded the page in vain is reason enough not to do it again. */
const RECENT = 60_000;
/** How long to wait before each look whether the server is there, in milliseconds. */
const WAITS = [0, 1_000, 3_000];

let coming: Promise<boolean> | null = null;

window.rescue = {
  comeBack() {
    coming ??= tryToComeBack().finally(() => {
      coming = null;
    });
    return coming;
  },
  giveUp() {
    if (document.querySelector('.unloaded')) return;
    const { content } = document.querySelector('template') ?? {};
    const said = [...(content?.children ?? [])].filter((one) => one instanceof HTMLElement);
    const own = languages().flatMap((language) => said.find(({ lang }) => lang === language) ?? [])[0];
    if (own === undefined) return;
    document.documentElement.lang = own.lang;
    own.querySelector('button')?.addEventListener('click', () => window.location.reload());
    document.getElementById('root')?.before(own);
  },
};

async function tryToComeBack(): Promise<boolean> {
  const { reloaded = 0 } = (window.history.state ?? {}) as { reloaded?: number };
  const since = Date.now() - reloaded;
  // A clock that was put back since says nothing.
  if (since >= 0 && since < RECENT) return false;
  for (const wait of WAITS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (!(await isServerThere())) continue;
    // Kept with the address, so that it goes when one goes elsewhere.
    window.history.replaceState({ reloaded: Date.now() }, '');
    window.location.reload();
    return new Promise(() => {});
  }
  return false;
}

/** Not asked with GET, which the service worker would answer. */
async function isServerThere(): Promise<boolean> {
  const answer = await fetch(HOME, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}

/** What the person has chosen, and what the browser speaks. */
function languages(): string[] {
  let chosen: string[] = [];
  try {
    const { language } = JSON.parse(window.localStorage.getItem('nokturn.settings') ?? '{}');
    if (language) chosen = [language];
  } catch {
    // Where nothing is kept, nothing was chosen.
  }
  return [...chosen, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? ''), 'en'];
}

window.addEventListener(
  'error',
  (event) => {
    const { rescue } = window;
    const { target } = event;
    // What a page that runs loads later it takes care of itself, but for its looks.
    const isRunning = document.getElementById('root')?.hasChildNodes() ?? false;
    const isUnstyled = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    const isBroken = event instanceof ErrorEvent && event.filename.includes('/assets/');
    const isMissing = isBroken || target instanceof HTMLScriptElement;
    if (isUnstyled || (isMissing && !isRunning)) void rescue?.comeBack().then(() => rescue.giveUp());
  },
  true,
);
