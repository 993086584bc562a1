/**
 * What a person meets at a table, read off the page itself. Runs inside the browser: everything it needs is in the one
 * function.
 */
export interface Sight {
  readonly viewport: Size;
  readonly board: Rect | null;
  /** The box around all pieces, places and labels. */
  readonly play: Size | null;
  /** The smallest text on board, seats and hand, in pixels as drawn. */
  readonly text: { readonly size: number; readonly words: string } | null;
  /** The smallest side of what can be pressed. */
  readonly target: { readonly size: number; readonly name: string } | null;
  /** What the question is about and cannot be seen without scrolling. */
  readonly outOfSight: readonly string[];
  readonly dock: Size | null;
  readonly questions: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

export function look(): Sight {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const rectOf = (element: Element): Rect => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const sizeOf = (element: Element | null): Size | null => element && rectOf(element);
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  // Before regions had names, the board was the section that is called so.
  const board = part('board') ?? document.querySelector('main section[aria-label="Board"]');
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[data-ornament]') === null;

  /** What of an element is not cut off by what it lies in. */
  const seen = (element: Element): Rect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = outer.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    left = Math.max(left, 0);
    top = Math.max(top, 0);
    right = Math.min(right, viewport.width);
    bottom = Math.min(bottom, viewport.height);
    return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  const isInSight = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const visible = seen(element);
    return visible.width >= width - 2 && visible.height >= height - 2;
  };

  const drawnSize = (element: Element) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGGraphicsElement) {
      const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
      return size * Math.hypot(a, b);
    }
    const { offsetWidth } = element as HTMLElement;
    const { width } = element.getBoundingClientRect();
    return offsetWidth > 0 ? (size * width) / offsetWidth : size;
  };
  const textsIn = (root: Element | null) => {
    const found: { size: number; words: string }[] = [];
    if (root === null) return found;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = (node.textContent ?? '').trim();
      const { parentElement } = node;
      if (words === '' || parentElement === null || !isDrawn(parentElement)) continue;
      const { width, height } = seen(parentElement);
      // What is only spoken is one pixel large.
      if (width < 3 || height < 3) continue;
      found.push({ size: drawnSize(parentElement), words: words.slice(0, 40) });
    }
    return found;
  };
  const smallest = <T extends { size: number }>(all: readonly T[]) =>
    all.reduce<T | null>((least, one) => (least === null || one.size < least.size ? one : least), null);
  const texts = [board, part('seats'), part('hand')].flatMap(textsIn);

  const pressable = [...document.querySelectorAll<HTMLElement>('main button, main a[href], header button')]
    .filter((element) => isDrawn(element) && !element.hasAttribute('disabled'))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return { size: Math.min(width, height), name: name.trim().slice(0, 40) };
    })
    .filter(({ size }) => size > 2);

  const decision = document.querySelector('[data-testid=decision]');
  const question = part('question') ?? decision?.querySelector('p') ?? null;
  const options = [...document.querySelectorAll('[data-testid=decision] [data-option]')];
  const glowing = [...(board?.querySelectorAll('[data-glow]:not([data-glow=false])') ?? [])].filter(isDrawn);
  const name = (element: Element) =>
    element.getAttribute('data-option') ??
    element.getAttribute('aria-label') ??
    element.tagName.toLowerCase();
  const outOfSight = [
    ...(question && !isInSight(question) ? ['question'] : []),
    ...options.filter((one) => isDrawn(one) && !isInSight(one)).map((one) => `option ${name(one)}`),
    ...glowing
      .filter((one) => seen(one).width < 8 || seen(one).height < 8)
      .map((one) => `on the board ${name(one)}`),
  ];
  return {
    viewport,
    board: board && rectOf(board),
    play: sizeOf(part('play')),
    text: smallest(texts),
    target: smallest(pressable),
    outOfSight,
    dock: sizeOf(part('dock')),
    questions: document.querySelectorAll('[data-part=question]').length,
  };
}

/** Counts frames from now on: how many, how many took longer than 50 ms, and the longest. */
export function countFrames(): void {
  const counted = { frames: 0, late: 0, longest: 0 };
  Object.assign(window, { counted });
  let last = performance.now();
  const frame = (now: number) => {
    const took = now - last;
    last = now;
    counted.frames += 1;
    if (took > 50) counted.late += 1;
    counted.longest = Math.max(counted.longest, took);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

export interface Frames {
  readonly frames: number;
  readonly late: number;
  readonly longest: number;
}

export function framesCounted(): Frames {
  return (window as unknown as { counted: Frames }).counted;
}
