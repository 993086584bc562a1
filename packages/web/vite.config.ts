import { readFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [react(), gameNames(), iconsOfEachGame(), offlineList()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { page: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        // A service worker must keep its address to be replaced by the next one.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});

/** `<locale>.ftl?name`: only the message `game` of a game's words, for pages that list games without opening one. */
export function gameNames(): Plugin {
  return {
    name: 'game-names',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl?name')) return null;
      const file = id.slice(0, -'?name'.length);
      this.addWatchFile(file);
      const [found] = /^game =.*(?:\n(?: +.*)?)*/m.exec(await readFile(file, 'utf8')) ?? [];
      if (found === undefined) this.error(`${file} has no message "game"`);
      return `export default ${JSON.stringify(found.trimEnd())};`;
    },
  };
}

/**
 * All icons are one module, of which a build keeps what anybody uses: whoever opens one game would load the icons of
 * all. Each game gets a copy of its own, of which only its own icons are kept.
 */
function iconsOfEachGame(): Plugin {
  return {
    name: 'icons-of-each-game',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [, game] = /\/games\/([\w-]+)\//.exec(importer ?? '') ?? [];
      if (source !== 'react-icons/gi' || game === undefined) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { id: `${found.id}?of=${game}`, moduleSideEffects: false };
    },
    async load(id) {
      const [file, game] = id.split('?of=');
      if (file === undefined || game === undefined) return null;
      return (await readFile(file, 'utf8')).replace(/(?<="d":")[^"]+/g, roughly);
    },
  };
}

/**
 * A path with numbers to a tenth. Icons are drawn in a box of 512, where that is finer than any screen shows, and a
 * fifth less to load. Arcs are left alone: their flags may stand without a space before the next number.
 */
function roughly(path: string): string {
  if (/a/i.test(path)) return path;
  return path.replace(/[-+]?(?:\d+\.?\d*|\.\d+)/g, (number, at: number) => {
    const rounded = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
    const touches = /[\d.]/.test(path[at - 1] ?? '') && !rounded.startsWith('-');
    return touches ? ` ${rounded}` : rounded;
  });
}

/** Tells the service worker which files to keep, so that the page works offline after the first visit. */
function offlineList(): Plugin {
  return {
    name: 'offline-list',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') this.error('the service worker was not built');
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .sort();
      worker.code = worker.code.replace('__FILES__', JSON.stringify(files));
    },
  };
}
