import { readFile } from 'node:fs/promises';
import { RELEASES } from '@nokturn/games/all';
import { changedGames } from '@nokturn/games/checked';
import { wordsAt, wordsOfRelease } from '@nokturn/games/folder.ts';
import { LANGUAGES } from '@nokturn/text';
import { lackingOf } from '@nokturn/text/check';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite';

/** `npm run build:static`: for a host that only serves files, in any of its folders. */
const WITHOUT_SERVER = 'static';

export default defineConfig(
  async ({ mode }): Promise<UserConfig> => ({
    ...(mode === WITHOUT_SERVER && { base: './' }),
    plugins: [react(), wordsFiles(), rescue(), pastRules(), offlineList()],
    // Games whose rules have changed since their last release.
    define: {
      __UNRELEASED__: JSON.stringify(await changedGames()),
      __WITHOUT_SERVER__: JSON.stringify(mode === WITHOUT_SERVER),
    },
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      manifest: true,
      assetsInlineLimit: 0,
      // The authors of the code in the page, and their licences.
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: { page: 'index.html', boot: 'src/boot.ts', sw: 'src/offline/sw.ts' },
        output: {
          // A service worker must keep its address to be replaced by the next one.
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  }),
);

/**
 * `<locale>.ftl?raw`: the words of a file and, as `english`, those that it lacks. `<locale>.ftl?name`: only the message
 * `game`, for pages that list games without opening one.
 */
export function wordsFiles(): Plugin {
  return {
    name: 'words-files',
    enforce: 'pre',
    async load(id) {
      const [, file = '', part] = /^(.+\.ftl)\?(raw|name)$/.exec(id) ?? [];
      if (part === undefined) return null;
      const inEnglish = file.replace(/[^/]+$/, 'en.ftl');
      const [own, english] = await Promise.all(
        [file, inEnglish].map(async (path) => {
          this.addWatchFile(path);
          const words = await readFile(path, 'utf8');
          return part === 'raw' ? words : nameIn(words);
        }),
      );
      if (own === undefined || english === undefined || english === '')
        this.error(`${inEnglish} has no message "game"`);
      const lacking = lackingOf(own, english);
      return [
        `export default ${JSON.stringify(own)};`,
        ...(lacking === '' ? [] : [`export const english = ${JSON.stringify(lacking)};`]),
      ].join('\n');
    },
  };
}

function nameIn(words: string): string {
  return (/^game =.*(?:\n(?: +.*)?)*/m.exec(words)?.[0] ?? '').trimEnd();
}

/** The message for when nothing else of the page can be loaded is part of the page itself, and so is its script. */
function rescue(): Plugin {
  let base = '/';
  return {
    name: 'rescue',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_, { bundle }) {
        const said = await Promise.all(
          LANGUAGES.map(async (language): Promise<HtmlTagDescriptor> => {
            const words = await readFile(new URL(`locales/${language}.ftl`, import.meta.url), 'utf8');
            const say = (id: string) => new RegExp(`^${id} = (.+)$`, 'm').exec(words)?.[1] ?? '';
            return {
              tag: 'main',
              attrs: { lang: language, class: 'unloaded' },
              children: [
                { tag: 'h1', children: say('unloaded') },
                { tag: 'p', children: say('unloaded-help') },
                { tag: 'button', attrs: { type: 'button' }, children: say('try-again') },
              ],
            };
          }),
        );
        const boot = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.name === 'boot',
        );
        return [
          { tag: 'template', attrs: { id: 'unloaded' }, children: said, injectTo: 'body' },
          ...(boot
            ? [
                {
                  tag: 'script',
                  attrs: { src: `${base}${boot.fileName}` },
                  injectTo: 'head-prepend',
                } as const,
              ]
            : []),
        ];
      },
    },
  };
}

/**
 * Frozen rules and their words at `past/<game>/`, byte for byte, under names that no build changes: once loaded, they
 * are never needed again. A release has words in every language, including languages added after it.
 */
function pastRules(): Plugin {
  return {
    name: 'past-rules',
    generateBundle() {
      for (const [id, releases] of Object.entries(RELEASES))
        for (const { rules, digest } of releases)
          for (const ending of ['js', ...LANGUAGES.map((language) => `${language}.ftl`)]) {
            const name = `${rules}-${digest}.${ending}`;
            const source = pastFile(id, name);
            if (source !== null) this.emitFile({ type: 'asset', fileName: `past/${id}/${name}`, source });
          }
    },
    configureServer({ middlewares }) {
      middlewares.use('/past', (request, response, next) => {
        const [, game, name] = /^\/([\w-]+)\/(\d+-\w+\.(?:js|\w\w\.ftl))$/.exec(request.url ?? '') ?? [];
        const file = game === undefined || name === undefined ? null : pastFile(game, name);
        if (file === null || name === undefined) return next();
        response.setHeader(
          'content-type',
          name.endsWith('.js') ? 'text/javascript' : 'text/plain; charset=utf-8',
        );
        response.end(file);
      });
    },
  };
}

function pastFile(game: string, name: string): string | null {
  const [, rules = '', digest = '', language] = /^(\d+)-(\w+)\.(?:js|(\w\w)\.ftl)$/.exec(name) ?? [];
  if (language === undefined) return wordsAt(game, `past/${name}`);
  return wordsOfRelease(game, { rules: Number(rules), digest }, language);
}

/** Tells the service worker which files to store, so that the page works offline after the first visit. */
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
