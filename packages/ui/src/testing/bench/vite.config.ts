import { LANGUAGES } from '@nokturn/text';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The contents of `virtual:game`: the board of the game in this folder, and its words. */
function gameIn(folder: string): Plugin {
  const words = LANGUAGES.flatMap((language) =>
    [`locales/${language}.ftl`, `board/locales/${language}.ftl`].map((file) => ({ language, file })),
  );
  return {
    name: 'game-on-the-bench',
    resolveId: (id) => (id === 'virtual:game' ? `\0${id}` : null),
    load: (id) =>
      id === '\0virtual:game'
        ? [
            `export { ui } from '${folder}/board/index.tsx';`,
            ...words.map(({ file }, i) => `import words${i} from '${folder}/${file}?raw';`),
            `export const WORDS = [${words.map(({ language }, i) => `['${language}', words${i}]`).join()}];`,
          ].join('\n')
        : null,
  };
}

export default defineConfig({ plugins: [react(), gameIn(process.env.NOKTURN_BENCH ?? '')] });
