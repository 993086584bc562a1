import type { Page } from 'playwright-core';

/** How well a text stands out against what is drawn behind it. */
export interface Contrast {
  readonly ratio: number;
  readonly words: string;
  /** Where it stands: part, place in the window. */
  readonly at: string;
}

/**
 * The text of the table that stands out least, by WCAG 2: its colour against the picture of what lies behind it, with
 * the text itself taken away. Tokens of a theme can be compared without a browser; what lies over scenery cannot.
 */
export async function leastContrast(page: Page): Promise<Contrast | null> {
  const texts = await page.evaluate(colouredTexts);
  await page.evaluate(hideTexts, true);
  try {
    const picture = await page.screenshot({ type: 'png', animations: 'disabled', scale: 'css' });
    return await page.evaluate(compared, { texts, picture: picture.toString('base64') });
  } finally {
    await page.evaluate(hideTexts, false);
  }
}

/** By a sheet of its own: a page that allows no inline style allows this. */
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
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function colouredTexts(): ColouredText[] {
  const found: ColouredText[] = [];
  for (const part of ['board', 'seats', 'dock']) {
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
      if (width < 3 || height < 3 || isCovered) continue;
      const { color, fill } = getComputedStyle(parentElement);
      // What fades is compared as it is drawn.
      let opacity = 1;
      for (let outer: Element | null = parentElement; outer; outer = outer.parentElement)
        opacity *= Number(getComputedStyle(outer).opacity);
      if (opacity < 0.99) continue;
      const isDrawing = parentElement instanceof SVGElement;
      found.push({ words: words.slice(0, 40), part, colour: isDrawing ? fill : color, x, y, width, height });
    }
  }
  return found;
}

async function compared({
  texts,
  picture,
}: {
  texts: readonly ColouredText[];
  picture: string;
}): Promise<Contrast | null> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (drawing === null) return null;
  const luminance = (rgb: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // The browser itself reads colours, however they are written.
  const read = (colour: string) => {
    drawing.clearRect(0, 0, 1, 1);
    drawing.fillStyle = colour;
    drawing.fillRect(0, 0, 1, 1);
    return [...drawing.getImageData(0, 0, 1, 1).data];
  };
  const colours = new Map([...new Set(texts.map(({ colour }) => colour))].map((one) => [one, read(one)]));
  drawing.drawImage(image, 0, 0);
  let least: Contrast | null = null;
  for (const { words, part, colour, x, y, width, height } of texts) {
    const ink = colours.get(colour) ?? [];
    // What is not drawn in one colour cannot be compared.
    if ((ink[3] ?? 0) < 250) continue;
    const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
    const [wide, high] = [
      Math.min(image.width - left, Math.round(width)),
      Math.min(image.height - top, Math.round(height)),
    ];
    if (wide <= 0 || high <= 0) continue;
    const { data } = drawing.getImageData(left, top, wide, high);
    const grounds: number[] = [];
    for (let i = 0; i < data.length; i += 4)
      grounds.push(luminance([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]));
    // A single bright pixel of scenery hides no letter: it is the ground of the middle that counts.
    const ground = grounds.sort((a, b) => a - b)[Math.floor(grounds.length / 2)] ?? 0;
    const own = luminance(ink.slice(0, 3));
    const ratio = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
    const at = `${part} ${Math.round(x)},${Math.round(y)}`;
    if (least === null || ratio < least.ratio) least = { ratio, words, at };
  }
  return least;
}
