import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Drawing from '../portrait/Drawing.tsx';
import type { PortraitSpec } from '../portrait/spec.ts';
import { sharedBrowser } from './browser.ts';

/** The size of the smallest chip. */
const CHIP = 32;
/**
 * Two chips are distinguishable if this share of their pixels differs by at least this much (of 255): without colour,
 * at a glance.
 */
const APART = { share: 0.1, grey: 25 };

/** Holds for the faces of every game: no two people look alike, however small they are drawn. */
export function castSuite(cast: Readonly<Record<string, PortraitSpec>>): void {
  it('all differ in shape of the face, haircut or headgear', () => {
    const looks = Object.values(cast).map(({ face, hair, head }) => `${face} ${hair.cut} ${head ?? 'bare'}`);
    expect(looks.filter((look, i) => looks.indexOf(look) !== i)).toEqual([]);
  });

  it('are drawn the same every time, in a few kilobytes', () => {
    for (const [id, spec] of Object.entries(cast)) {
      const markup = renderToStaticMarkup(<Drawing spec={spec} detail="card" />);
      expect(renderToStaticMarkup(<Drawing spec={spec} detail="card" />), id).toBe(markup);
      expect(markup.length, id).toBeLessThan(7000);
    }
  });

  it(`can be told apart in grey at ${CHIP} pixels`, async () => {
    const ids = Object.keys(cast);
    const chips = Object.values(cast).map((spec) =>
      renderToStaticMarkup(<Drawing spec={spec} detail="chip" />).replace(
        '<svg ',
        `<svg xmlns="http://www.w3.org/2000/svg" width="${CHIP}" height="${CHIP}" `,
      ),
    );
    const page = await (await sharedBrowser()).newPage();
    try {
      const greys = await page.evaluate(greysOf, { chips, size: CHIP });
      const close = ids.flatMap((id, a) =>
        ids.slice(a + 1).flatMap((other, i) => {
          const apart = shareApart(greys[a] ?? [], greys[a + 1 + i] ?? []);
          return apart < APART.share ? [`${id} and ${other}: ${apart.toFixed(3)}`] : [];
        }),
      );
      expect(close).toEqual([]);
    } finally {
      await page.close();
    }
  });
}

/** Draws each chip on a dark background and reads its pixels as grey values. Runs in the page. */
async function greysOf({ chips, size }: { chips: readonly string[]; size: number }): Promise<number[][]> {
  const greys: number[][] = [];
  for (const chip of chips) {
    const image = new Image();
    image.src = `data:image/svg+xml;utf8,${encodeURIComponent(chip)}`;
    await image.decode();
    const canvas = new OffscreenCanvas(size, size);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.fillStyle = '#1a2136';
    context.fillRect(0, 0, size, size);
    context.drawImage(image, 0, 0, size, size);
    const { data } = context.getImageData(0, 0, size, size);
    const grey: number[] = [];
    for (let i = 0; i < data.length; i += 4)
      grey.push(0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0));
    greys.push(grey);
  }
  return greys;
}

function shareApart(one: readonly number[], other: readonly number[]): number {
  return one.filter((grey, i) => Math.abs(grey - (other[i] ?? 0)) > APART.grey).length / one.length;
}
