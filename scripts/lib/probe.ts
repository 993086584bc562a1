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
  /** The smallest side of what can be pressed: of the thing itself, or of the room around it in which a press means it. */
  readonly target: { readonly size: number; readonly name: string } | null;
  /** What the question is about and cannot be seen without scrolling. */
  readonly outOfSight: readonly string[];
  readonly dock: Size | null;
  readonly questions: number;
  /** The widest empty band beside the board. */
  readonly band: number;
  readonly step: string;
  /** How many answers there are to choose from, in words, on the board and in the hand. */
  readonly choices: number;
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
    const { offsetWidth, offsetHeight } = element as HTMLElement;
    const { width, height } = element.getBoundingClientRect();
    // One of the two is rounded: less than a pixel is no scale. What just turns over is narrow, but as high as ever.
    if (Math.abs(width - offsetWidth) < 1) return size;
    return size * Math.max(width / offsetWidth, height / offsetHeight);
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

  const ENOUGH = 44;
  /** How far from its middle it can be missed and is still pressed, both ways, where it is smaller than it should be. */
  const pressedWithin = (element: HTMLElement): number => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const isPressed = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(middleX + dx, middleY + dy);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const room = (side: number, at: (distance: number) => boolean) => {
      let size = side;
      while (size < ENOUGH && at(size / 2 + 0.5) && at(-size / 2 - 0.5)) size += 1;
      return size;
    };
    if (width <= 2 || height <= 2) return 0;
    return Math.min(
      room(width, (dx) => isPressed(dx, 0)),
      room(height, (dy) => isPressed(0, dy)),
    );
  };
  const pressable = [...document.querySelectorAll<HTMLElement>('main button, main a[href], header button')]
    .filter((element) => isDrawn(element) && !element.hasAttribute('disabled'))
    // Pieces and places of a board are as large as they are: the nearest one is meant, and a tap only selects it.
    .filter((element) => element.closest('[data-part=play]') === null)
    // What has to be scrolled to is pressed once it is there.
    .filter((element) => isInSight(element))
    // A name in a sentence is as high as its line.
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return { size: pressedWithin(element), name: name.trim().slice(0, 40) };
    })
    .filter(({ size }) => size > 2);

  const decision = document.querySelector('[data-testid=decision]');
  const question = part('question') ?? decision?.querySelector('p') ?? null;
  const options = [...document.querySelectorAll('[data-testid=decision] [data-option]')];
  const glowing = [...(board?.querySelectorAll('[data-glow]:not([data-glow=false])') ?? [])].filter(isDrawn);
  const held = [...(part('hand')?.querySelectorAll('[data-glow="true"]') ?? [])].filter(isDrawn);
  const spread = [...(part('spread')?.querySelectorAll('[data-glow="true"]') ?? [])].filter(isDrawn);
  const name = (element: Element) =>
    element.getAttribute('data-option') ??
    element.getAttribute('aria-label') ??
    element.tagName.toLowerCase();
  const outOfSight = [
    ...(question && !isInSight(question) ? ['question'] : []),
    // One touch raises the dock of a phone, and says beforehand how many more there are.
    ...(document.querySelector('[data-testid=raise] b') ? [] : options)
      .filter((one) => isDrawn(one) && !isInSight(one))
      .map((one) => `option ${name(one)}`),
    // What lies beyond the edge of a map is counted there by an arrow, which leads to it.
    ...(board?.querySelector('[data-beyond]') ? [] : glowing)
      .filter((one) => seen(one).width < 8 || seen(one).height < 8)
      .map((one) => `on the board ${name(one)}`),
    ...held.filter((one) => !isInSight(one)).map((one) => `in the hand ${name(one)}`),
  ];
  /** What stands side by side at the height of the middle of the board, and what is free between. */
  const band = () => {
    if (board === null) return 0;
    const { top, bottom } = board.getBoundingClientRect();
    const level = (top + bottom) / 2;
    const edges = ['seats', 'board', 'dock']
      .flatMap((one) => part(one)?.getBoundingClientRect() ?? [])
      .filter((box) => box.top < level && box.bottom > level)
      .sort((a, b) => a.left - b.left);
    let [widest, at] = [0, 0];
    for (const { left, right } of edges) {
      widest = Math.max(widest, left - at);
      at = Math.max(at, right);
    }
    return Math.max(widest, viewport.width - at);
  };
  return {
    viewport,
    board: board && rectOf(board),
    play: sizeOf(part('play')),
    text: smallest(texts),
    target: smallest(pressable),
    outOfSight,
    dock: sizeOf(part('dock')),
    questions: document.querySelectorAll('[data-part=question]').length,
    band: band(),
    step: decision?.getAttribute('data-step') ?? '',
    choices: options.length + new Set([...glowing, ...held, ...spread]).size,
  };
}
