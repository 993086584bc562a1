import type { Page } from 'playwright-core';

/** How well a text stands out against its background. */
export interface Contrast {
  readonly ratio: number;
  readonly words: string;
  /** Its position: theme, part, place in the window. */
  readonly at: string;
}

export type Theme = 'dark' | 'light';

/** The findings from a picture of the table. */
export interface Drawn {
  /** The text with the lowest contrast. */
  readonly contrast: Contrast | null;
  /** The widest band across the board in which nothing at all is drawn, not even scenery. */
  readonly bare: number;
}

/**
 * The text of the table with the lowest contrast, by WCAG 2: its colour against a picture of its background, taken with
 * the text hidden. The colours of a theme can be compared without a browser; text over scenery cannot. Also finds how
 * much of the board is bare.
 */
export async function drawnIn(page: Page, theme: Theme): Promise<Drawn> {
  const texts = await page.evaluate(colouredTexts);
  await page.evaluate(hideTexts, true);
  try {
    const picture = await page.screenshot({ type: 'png', animations: 'disabled', scale: 'css' });
    return await page.evaluate(compared, { texts, theme, picture: picture.toString('base64') });
  } finally {
    await page.evaluate(hideTexts, false);
  }
}

/** With a style sheet of its own, which is allowed on a page that forbids inline styles. */
function hideTexts(isHidden: boolean): void {
  if (!isHidden) {
    document.adoptedStyleSheets.pop();
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
    svg text, svg tspan { fill-opacity: 0 !important; }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

interface ColouredText {
  readonly words: string;
  readonly part: string;
  readonly colour: string;
  readonly opacity: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function colouredTexts(): ColouredText[] {
  /** Scrolling content fades out over this many pixels at its edges, instead of ending in half a line. */
  const FADING = 20;
  const found: ColouredText[] = [];
  for (const part of ['header', 'board', 'seats', 'dock']) {
    const root = document.querySelector(`[data-part=${part}]`);
    if (root === null) continue;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      const words = (node.textContent ?? '').trim();
      if (words === '' || parentElement === null || parentElement.closest('[data-ornament], [disabled]'))
        continue;
      if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const isCovered = top === null || !(parentElement.contains(top) || top.contains(parentElement));
      // At the edge of a map that is moved half of a number is beyond the window.
      if (x < 0 || x + width > window.innerWidth) continue;
      if (width < 3 || height < 3 || isCovered) continue;
      const { color, fill, fillOpacity } = getComputedStyle(parentElement);
      const isDrawing = parentElement instanceof SVGElement;
      // A fading text is compared as it is drawn.
      let opacity = isDrawing ? Number(fillOpacity) : 1;
      let isAway = false;
      for (let outer: Element | null = parentElement; outer; outer = outer.parentElement) {
        const style = getComputedStyle(outer);
        opacity *= Number(style.opacity);
        if (style.overflowY === 'visible') continue;
        const { left, right, top: edge, bottom } = outer.getBoundingClientRect();
        const middle = y + height / 2;
        isAway ||= x + width / 2 < left || x + width / 2 > right;
        const fading = style.maskImage === 'none' ? 0 : FADING;
        isAway ||= middle < edge + fading || middle > bottom - fading;
      }
      // It is scrolled away, or about to be: it is read where it is scrolled to.
      if (isAway) continue;
      const colour = isDrawing ? fill : color;
      found.push({ words: words.slice(0, 40), part, colour, opacity, x, y, width, height });
    }
  }
  return found;
}

async function compared({
  texts,
  theme,
  picture,
}: {
  texts: readonly ColouredText[];
  theme: string;
  picture: string;
}): Promise<Drawn> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (drawing === null) return { contrast: null, bare: 0 };
  const luminance = (rgb: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // The browser itself converts colours, however they are written.
  const read = (colour: string) => {
    drawing.clearRect(0, 0, 1, 1);
    drawing.fillStyle = colour;
    drawing.fillRect(0, 0, 1, 1);
    return [...drawing.getImageData(0, 0, 1, 1).data];
  };
  const colours = new Map([...new Set(texts.map(({ colour }) => colour))].map((one) => [one, read(one)]));
  drawing.drawImage(image, 0, 0);
  let contrast: Contrast | null = null;
  for (const { words, part, colour, opacity, x, y, width, height } of texts) {
    const ink = colours.get(colour) ?? [];
    const alpha = ((ink[3] ?? 0) / 255) * opacity;
    // Letters that are cut out of a picture have no colour of their own.
    if (alpha < 0.05) continue;
    const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
    const [wide, high] = [
      Math.min(image.width - left, Math.round(width)),
      Math.min(image.height - top, Math.round(height)),
    ];
    if (wide <= 0 || high <= 0) continue;
    const { data } = drawing.getImageData(left, top, wide, high);
    const grounds: { rgb: readonly number[]; light: number }[] = [];
    for (let i = 0; i < data.length; i += 4) {
      const rgb = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
      grounds.push({ rgb, light: luminance(rgb) });
    }
    // A single bright pixel of scenery does not hide a letter: the median background counts.
    grounds.sort((one, other) => one.light - other.light);
    const ground = grounds[Math.floor(grounds.length / 2)] ?? { rgb: [0, 0, 0], light: 0 };
    const own = luminance(ground.rgb.map((behind, i) => (ink[i] ?? 0) * alpha + behind * (1 - alpha)));
    const ratio = (Math.max(own, ground.light) + 0.05) / (Math.min(own, ground.light) + 0.05);
    const at = `${theme} ${part} ${Math.round(x)},${Math.round(y)}`;
    if (contrast === null || ratio < contrast.ratio) contrast = { ratio, words, at };
  }

  /** A colour that differs by no more than this is the same background, with a little grain in it. */
  const GRAIN = 10;
  const bareIn = (box: DOMRect) => {
    const [left, top] = [Math.max(0, Math.ceil(box.x)), Math.max(0, Math.ceil(box.y))];
    const wide = Math.min(image.width - left, Math.floor(box.width));
    const high = Math.min(image.height - top, Math.floor(box.height));
    if (wide <= 0 || high <= 0) return 0;
    const { data } = drawing.getImageData(left, top, wide, high);
    const widest = (count: number, across: number, at: (line: number, along: number) => number) => {
      let [run, most] = [0, 0];
      for (let line = 0; line < count; line++) {
        let [least, largest] = [255, 0];
        for (let along = 0; along < across && largest - least <= GRAIN; along++) {
          const i = at(line, along) * 4;
          const light = ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3;
          [least, largest] = [Math.min(least, light), Math.max(largest, light)];
        }
        run = largest - least <= GRAIN ? run + 1 : 0;
        most = Math.max(most, run);
      }
      return most;
    };
    return Math.max(
      widest(wide, high, (x, y) => y * wide + x),
      widest(high, wide, (y, x) => y * wide + x),
    );
  };
  const board = document.querySelector('[data-part=board]');
  return { contrast, bare: board === null ? 0 : bareIn(board.getBoundingClientRect()) };
}
