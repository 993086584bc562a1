import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Descriptions of the controls that were removed and replaced in the same place. */
    nokturnAnew: string[];
  }
}

/**
 * From now on, and on every screen that is opened, notes each control that is replaced by one with the same words in
 * the same place: somebody pressing it at that moment would miss it. Controls that move, appear or disappear do not
 * count.
 */
export async function watchControls(page: Page): Promise<void> {
  await page.context().addInitScript(watch);
}

/** What has been replaced since the last call. */
export async function madeAnew(page: Page): Promise<string[]> {
  return page.evaluate(() => window.nokturnAnew.splice(0));
}

function watch(): void {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=tab]';
  /** In pixels: a small shift of the layout is not another place. */
  const NEAR = 6;
  interface Known {
    readonly words: string;
    readonly box: DOMRect;
  }
  const known = new Map<Element, Known>();
  const labelOf = (element: Element | null | undefined) => element?.getAttribute('aria-label') ?? '';
  const wordsOf = (control: Element) => {
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
    const list = control.parentElement?.closest('ul[aria-label], ol[aria-label]');
    const room = control.parentElement?.closest('section, header, aside, form');
    // Several clans have a card with the same name.
    const thing = control.getAttribute('data-thing') ?? '';
    return [control.tagName.toLowerCase(), `“${words}”`, thing, labelOf(list), labelOf(room)]
      .filter((part) => part !== '')
      .join(' ');
  };
  const look = (control: Element): Known => ({
    words: wordsOf(control),
    box: control.getBoundingClientRect(),
  });
  const controlsIn = (node: Node) =>
    node instanceof Element
      ? [...(node.matches(CONTROLS) ? [node] : []), ...node.querySelectorAll(CONTROLS)]
      : [];
  const isNear = (a: DOMRect, b: DOMRect) =>
    a.width > 0 && Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;
  window.nokturnAnew = [];
  const observer = new MutationObserver((changes) => {
    const gone = changes
      .flatMap(({ removedNodes }) => [...removedNodes].flatMap(controlsIn))
      .flatMap((control) => (control.isConnected ? [] : (known.get(control) ?? [])));
    const come = changes
      .flatMap(({ addedNodes }) => [...addedNodes].flatMap(controlsIn))
      .filter((control) => control.isConnected && !known.has(control))
      .map(look);
    for (const { words, box } of gone)
      if (come.some((other) => other.words === words && isNear(box, other.box)))
        window.nokturnAnew.push(words);
    remember();
  });
  function remember(): void {
    known.clear();
    for (const control of document.querySelectorAll(CONTROLS)) known.set(control, look(control));
  }
  /** Things can move without any change to the document. */
  function follow(): void {
    remember();
    requestAnimationFrame(follow);
  }
  observer.observe(document, { childList: true, subtree: true });
  requestAnimationFrame(follow);
}
