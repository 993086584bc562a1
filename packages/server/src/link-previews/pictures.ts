import { wordsAt } from '@nokturn/games/folder.ts';
import type { Language } from '@nokturn/text';
import { renderAsync } from '@resvg/resvg-js';
import { wordsIn, wordsOf } from '../notices/words.ts';
import { escaped } from './escaped.ts';
import type { Standing } from './invitation.ts';
import { TYPEFACE, WEIGHT, withTypeface } from './typeface.ts';

/** The size that sites showing links want: wide, and small enough for all of them. In pixels. */
export const PICTURE = { width: 600, height: 315 } as const;
const MARGIN = 32;
const TITLE = { most: 52, baseline: 283 } as const;
/** The average width of a letter, as a fraction of the font size; slightly overestimated. */
const LETTER = 0.47;

/** What a picture shows. */
export interface Pictured {
  readonly game: string;
  readonly standing: Standing;
  readonly language: Language;
}

/** The scene of each game with its name and the state of the match. Each is drawn once, in its own thread. */
export class Pictures {
  readonly #drawn = new Map<string, Promise<Buffer>>();

  has(game: string): boolean {
    return wordsAt(game, 'art.svg') !== null;
  }

  /** Null for a game without a scene. */
  of(pictured: Pictured): Promise<Buffer> | null {
    const key = Object.values(pictured).join(' ');
    const known = this.#drawn.get(key);
    if (known) return known;
    const scene = wordsAt(pictured.game, 'art.svg');
    if (scene === null) return null;
    const drawing = draw(pictured, scene);
    this.#drawn.set(key, drawing);
    drawing.catch(() => this.#drawn.delete(key));
    return drawing;
  }
}

function draw({ game, standing, language }: Pictured, scene: string): Promise<Buffer> {
  const title = wordsOf(game, language)?.plain('game') ?? game;
  const line = wordsIn(language).plain(`picture-${standing}`).toLocaleUpperCase(language);
  const drawn = inTheMiddle(scene, written(title, line));
  return withTypeface(async (fontFiles) => {
    const picture = await renderAsync(drawn, {
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: TYPEFACE },
      fitTo: { mode: 'width', value: PICTURE.width },
    });
    return picture.asPng();
  });
}

/** Scenes can have any size: they are scaled to fill the picture, and the excess height is cut off above and below. */
function inTheMiddle(scene: string, over: string): string {
  const { width, height } = PICTURE;
  const filling = scene.replace('<svg ', `<svg width="${width}" height="${height}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${filling}${over}</svg>`;
}

/** In the colours of the night, and darker behind the letters. */
function written(title: string, line: string): string {
  const { width, height } = PICTURE;
  const size = Math.min(TITLE.most, (width - 2 * MARGIN) / (title.length * LETTER));
  const top = TITLE.baseline - size;
  return `<linearGradient id="under-words" x2="0" y2="1">
<stop stop-color="#06060d" stop-opacity="0"/><stop offset=".55" stop-color="#06060d" stop-opacity=".8"/>
<stop offset="1" stop-color="#06060d" stop-opacity=".94"/></linearGradient>
<rect y="${top - 90}" width="${width}" height="${height - top + 90}" fill="url(#under-words)"/>
<g font-family="${TYPEFACE}" font-weight="${WEIGHT}">
<text x="${MARGIN}" y="${top - 4}" font-size="17" letter-spacing="2" fill="#e8b866">${escaped(line)}</text>
<text x="${MARGIN}" y="${TITLE.baseline}" font-size="${size}" fill="#f4efe4">${escaped(title)}</text></g>`;
}
