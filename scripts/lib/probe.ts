/**
 * What a person finds at a table, read from the page itself. Runs inside the browser, so the one function contains
 * everything it needs.
 */
export interface Sight {
  readonly viewport: Size;
  readonly board: Rect | null;
  /** The box around all pieces, places and labels on the board, whatever their containers. */
  readonly play: Size | null;
  /** The smallest text on board, seats and hand, in pixels as drawn. */
  readonly text: { readonly size: number; readonly words: string } | null;
  /** The smallest deciding number, on board and seats. */
  readonly number: { readonly size: number; readonly words: string } | null;
  /**
   * The smallest side of anything pressable: of the element itself, or of the area around it in which a press counts.
   */
  readonly target: { readonly size: number; readonly name: string } | null;
  /** Everything with a side smaller than that of a finger. */
  readonly small: readonly { readonly size: number; readonly name: string }[];
  /** Things that the question is about but that cannot be seen without scrolling. */
  readonly outOfSight: readonly string[];
  readonly dock: Size | null;
  readonly questions: number;
  /** Anything said twice, or said in words outside the options. */
  readonly repeated: readonly string[];
  /** The widest empty band beside the board, at any height of it. */
  readonly band: number;
  readonly step: string;
  /** There is only one answer. */
  readonly isLone: boolean;
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
  // Before regions had names, the board was the section with this label.
  const board = part('board') ?? document.querySelector('main section[aria-label="Board"]');
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[data-ornament]') === null;

  /** The part of an element that is not clipped by its containers. */
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
    // One of the two is rounded: a difference of less than a pixel is no scaling. A thing that is turning over is
    // narrow, but keeps its height.
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
      // Text for screen readers is one pixel large.
      if (width < 3 || height < 3) continue;
      found.push({ size: drawnSize(parentElement), words: words.slice(0, 40) });
    }
    return found;
  };
  const smallest = <T extends { size: number }>(all: readonly T[]) =>
    all.reduce<T | null>((least, one) => (least === null || one.size < least.size ? one : least), null);
  const texts = [board, part('seats'), part('hand')].flatMap(textsIn);
  const numbers = [board, part('seats')]
    .flatMap((root) => [...(root?.querySelectorAll('[data-decides]') ?? [])])
    .flatMap(textsIn);

  /** Everything on the board; its containers may have any size. */
  const lying = (): Size | null => {
    const root = part('play');
    if (board === null || root === null) return null;
    const whole = board.getBoundingClientRect();
    const ON_IT = 'button, img, text, [role=img], [data-anchor], [data-glow], [data-decides]';
    const boxes = [...root.querySelectorAll(ON_IT)]
      .filter((element) => isDrawn(element))
      .map(seen)
      .filter(({ width, height }) => width > 3 && height > 3)
      .filter(({ width, height }) => width < whole.width * 0.97 || height < whole.height * 0.97);
    if (boxes.length === 0) return { width: 0, height: 0 };
    const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
    return {
      width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
      height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
    };
  };

  const ENOUGH = 44;
  /** Its size to a finger, which may be larger than it is drawn. */
  const pressedWithin = (element: HTMLElement): number => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const isPressed = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(middleX + dx, middleY + dy);
      return hit !== null && element.contains(hit);
    };
    const room = (side: number, at: (distance: number) => boolean) => {
      let [before, after] = [side / 2, side / 2];
      while (before + after < ENOUGH && at(after + 1)) after += 1;
      while (before + after < ENOUGH && at(-before - 1)) before += 1;
      return before + after;
    };
    if (width <= 2 || height <= 2) return 0;
    return Math.min(
      room(width, (dx) => isPressed(dx, 0)),
      room(height, (dy) => isPressed(0, dy)),
    );
  };
  const pressable = [...document.querySelectorAll<HTMLElement>('main button, main a[href], header button')]
    .filter((element) => isDrawn(element) && !element.hasAttribute('disabled'))
    // Spaces of a map, cells of a track and pawns: a press counts for the nearest one, and a tap only selects it.
    .filter((element) => element.closest('[data-part=play] [data-nearest]') === null)
    // Anything that has to be scrolled to is pressed once it is in sight.
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
  const glowIn = (root: Element | null) =>
    [...(root?.querySelectorAll('[data-glow="true"]') ?? [])].filter(isDrawn);
  const glowing = [...glowIn(board), ...glowIn(part('seats'))];
  const held = glowIn(part('hand'));
  const isBeyond = board?.querySelector('[data-beyond]') != null;
  /** Something covers a part of it that is in sight. */
  const isCovered = (element: Element) => {
    const { x, y, width, height } = seen(element);
    return [0.2, 0.5, 0.8].some((down) => {
      const hit = document.elementFromPoint(x + width / 2, y + height * down);
      return hit !== null && !element.contains(hit) && !hit.contains(element);
    });
  };
  const name = (element: Element) =>
    element.getAttribute('data-option') ??
    element.getAttribute('aria-label') ??
    element.tagName.toLowerCase();
  // If there is only one answer, none of the hand is needed.
  const isAskedOfHand = decision?.matches('[data-where=hand]:not([data-lone])') ?? false;
  const outOfSight = [
    ...(question && (!isInSight(question) || isCovered(question)) ? ['question'] : []),
    // One touch raises the dock of a phone, which shows how many more options there are.
    ...(document.querySelector('[data-testid=raise] b') ? [] : options)
      .filter((one) => isDrawn(one) && (!isInSight(one) || isCovered(one)))
      .map((one) => `option ${name(one)}`),
    // An arrow counts things beyond the edge of a map, and leads to them.
    ...glowing
      .filter((one) => !(isBeyond && one.closest('[data-space]')))
      .filter((one) => seen(one).width < 8 || seen(one).height < 8)
      .map((one) => `on the board ${name(one)}`),
    ...held.filter((one) => !isInSight(one) || isCovered(one)).map((one) => `in the hand ${name(one)}`),
    ...(isAskedOfHand && held.length + glowIn(part('spread')).length === 0 ? ['nothing in the hand'] : []),
    ...(decision && options.length + glowing.length + held.length + glowIn(part('spread')).length === 0
      ? ['all that can be answered']
      : []),
  ];

  const isListed = document.querySelector('[data-unfold][aria-expanded=true]') !== null;
  /** An option on the board or in the hand has the words of its button, and perhaps more after them. */
  const isSaidOnTable = (words: string) =>
    [...glowIn(board), ...held].some((one) =>
      [one, ...one.querySelectorAll('button')].some((button) => {
        const label = button.getAttribute('aria-label');
        return label === words || label?.startsWith(`${words}. `);
      }),
    );
  const wordsOf = (option: Element) => option.querySelector('span')?.textContent?.trim() ?? '';
  const inWords = options.filter((one) => one.closest('[data-part=options]') !== null);
  const repeated = [
    ...options.filter((one) => one.closest('[data-part=options], [data-part=main]') === null).map(name),
    ...options.map(name).filter((one, i, all) => all.indexOf(one) !== i),
    ...(isListed ? [] : inWords.filter((one) => isSaidOnTable(wordsOf(one))).map(name)),
  ];

  /** Elements side by side at one height of the board, and the free space between them. */
  const bandAt = (level: number) => {
    const edges = ['seats', 'board', 'dock']
      .flatMap((one) => (one === 'board' ? board : part(one))?.getBoundingClientRect() ?? [])
      .filter((box) => box.top < level && box.bottom > level)
      .sort((one, other) => one.left - other.left);
    let [widest, at] = [0, 0];
    for (const { left, right } of edges) {
      widest = Math.max(widest, left - at);
      at = Math.max(at, right);
    }
    return Math.max(widest, viewport.width - at);
  };
  const band = () => {
    if (board === null) return 0;
    const { top, height } = board.getBoundingClientRect();
    return Math.max(...[0.05, 0.25, 0.5, 0.75, 0.95].map((down) => bandAt(top + height * down)));
  };
  return {
    viewport,
    board: board && rectOf(board),
    play: lying(),
    text: smallest(texts),
    number: smallest(numbers),
    target: smallest(pressable),
    small: pressable.filter(({ size }) => size < ENOUGH - 1),
    outOfSight,
    dock: sizeOf(part('dock')),
    questions: document.querySelectorAll('[data-part=question]').length,
    repeated,
    band: band(),
    step: decision?.getAttribute('data-step') ?? '',
    isLone: decision?.hasAttribute('data-lone') ?? false,
  };
}
