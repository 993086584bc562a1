/**
 * Runs before everything else and needs nothing else: if a file of the page cannot be loaded, this is what still works.
 * A browser remembers that a module failed to load and does not request it again, so the only remedy is to reload the
 * page. That is done once automatically; after that there is a message with a button.
 */

/** The folder of the page: this file is one folder deeper. */
const { currentScript } = document;
const HOME = currentScript instanceof HTMLScriptElement ? new URL('..', currentScript.src).href : '/';
/** The page is not reloaded again if it was reloaded in vain within this many milliseconds. */
const RECENT = 60_000;
/** How long to wait before each check whether the server is there, in milliseconds. */
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
  // If the clock has been set back since, the times cannot be compared.
  if (since >= 0 && since < RECENT) return false;
  for (const wait of WAITS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (!(await isServerThere())) continue;
    // Stored with the address, so that it disappears when the person goes elsewhere.
    window.history.replaceState({ reloaded: Date.now() }, '');
    window.location.reload();
    return new Promise(() => {});
  }
  return false;
}

/** Not a GET request, which the service worker would answer. */
async function isServerThere(): Promise<boolean> {
  const answer = await fetch(HOME, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}

/** The language that the person chose, and those of the browser. */
function languages(): string[] {
  let chosen: string[] = [];
  try {
    const { language } = JSON.parse(window.localStorage.getItem('nokturn.settings') ?? '{}');
    if (language) chosen = [language];
  } catch {
    // If nothing is stored, nothing was chosen.
  }
  return [...chosen, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? ''), 'en'];
}

window.addEventListener(
  'error',
  (event) => {
    const { rescue } = window;
    const { target } = event;
    // A running page handles everything that it loads later, except for style sheets.
    const isRunning = document.getElementById('root')?.hasChildNodes() ?? false;
    const isUnstyled = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    const isBroken = event instanceof ErrorEvent && event.filename.includes('/assets/');
    const isMissing = isBroken || target instanceof HTMLScriptElement;
    if (isUnstyled || (isMissing && !isRunning)) void rescue?.comeBack().then(() => rescue.giveUp());
  },
  true,
);
