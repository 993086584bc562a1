import { wordsAt } from '@nokturn/games/folder.ts';
import { renderAsync } from '@resvg/resvg-js';

/** What sites that show links ask for: wide, and small enough for all of them. In pixels. */
export const PICTURE = { width: 600, height: 315 } as const;

/** The scene of each game as a picture. Each is drawn once, in a thread of its own. */
export class Pictures {
  readonly #drawn = new Map<string, Promise<Buffer>>();

  /** Null for a game that has no scene. */
  of(game: string): Promise<Buffer> | null {
    const known = this.#drawn.get(game);
    if (known) return known;
    const scene = wordsAt(game, 'art.svg');
    if (scene === null) return null;
    const drawing = renderAsync(inTheMiddle(scene), {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: PICTURE.width },
    }).then((picture) => picture.asPng());
    this.#drawn.set(game, drawing);
    drawing.catch(() => this.#drawn.delete(game));
    return drawing;
  }
}

/** Scenes are as large as they like: one fills the picture, and what is too high for it is cut off above and below. */
function inTheMiddle(scene: string): string {
  const { width, height } = PICTURE;
  const filling = scene.replace('<svg ', `<svg width="${width}" height="${height}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${filling}</svg>`;
}
