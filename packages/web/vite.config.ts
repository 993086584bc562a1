import { readFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { singleIcons } from './build/icons.ts';

export default defineConfig({
  plugins: [react(), singleIcons(), gameNames(), offlineList()],
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
