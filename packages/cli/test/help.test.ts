import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@nokturn/text';
import { differences, shapesOf } from '@nokturn/text/check';
import { readable } from '@nokturn/text/testing';
import { describe, expect, test } from 'vitest';
import { COMMON } from '../src/command.ts';
import { flagHelp, helpFor } from '../src/help.ts';
import { COMMANDS } from '../src/run.ts';
import { wordsIn } from '../src/words.ts';
import { nokturn } from './nokturn.ts';
import { said } from './said.ts';

const FOREIGN = ['pl', 'cs'] as const;
const LOCALES = fileURLToPath(new URL('../locales/commands/', import.meta.url));
const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

const sourceOf = (language: string) => [readFileSync(join(LOCALES, `${language}.ftl`), 'utf8')];

describe('help in every language', () => {
  test('the same messages with the same facts', () => {
    expect(differences({ en: sourceOf('en'), pl: sourceOf('pl'), cs: sourceOf('cs') })).toEqual([]);
  });

  const all = Object.entries(COMMANDS);

  test.for(all)(
    'of %s: what it does, how it is called, and each option with what it takes',
    ([name, command]) => {
      const flags = Object.entries({ ...command.flags, ...COMMON });
      for (const language of LANGUAGES) {
        const text = wordsIn(language);
        readable(text.say(`help-${name}`));
        readable(text.say(`help-${name}`, {}, 'usage'));
        for (const [flag, { type }] of flags) {
          const { help, value } = flagHelp(name, flag, text);
          readable(help);
          expect(value !== null, `${language}: --${flag} of ${name}`).toBe(type === 'string');
        }
        const page = helpFor(name, command, text);
        expect(page).toContain(`nokturn ${name}`);
        for (const [flag] of flags) expect(page).toContain(`--${flag}`);
        // Text that is missing shows its id in braces.
        expect(page).not.toMatch(/[{}\uE000-\uE002]/);
      }
    },
  );

  test.for(all)('of %s: no sentence was left in English', ([name, command]) => {
    const sentences = (language: (typeof LANGUAGES)[number]) => {
      const text = wordsIn(language);
      return [
        text.plain(`help-${name}`),
        ...Object.keys({ ...command.flags, ...COMMON }).map((flag) => flagHelp(name, flag, text).help),
      ];
    };
    const english = sentences('en');
    for (const language of FOREIGN)
      expect(sentences(language).filter((sentence, i) => sentence === english[i])).toEqual([]);
  });

  test('there is help for nothing else', () => {
    const known = new Set(
      all.flatMap(([name, { flags }]) => [
        `help-${name}`,
        ...Object.keys({ ...flags, ...COMMON }).flatMap((flag) => [`flag-${flag}`, `flag-${name}-${flag}`]),
      ]),
    );
    const there = [...shapesOf(sourceOf('en')).keys()].filter((id) => /^(help|flag)-/.test(id));
    expect(there.filter((id) => !known.has(id))).toEqual(['flag-version']);
  });

  test('says that files and JSON count seats from 0', () => {
    for (const language of LANGUAGES)
      for (const name of ['play', 'replay'])
        expect(wordsIn(language).plain(`help-${name}`, {}, 'notes')).toMatch(/JSON[^.]* 0[.,]/);
  });
});

describe('the language of help and errors', () => {
  test.for([
    ['play --help --lang pl', /^użycie: nokturn play /],
    ['play --lang=pl --help', /^użycie: nokturn play /],
    ['--lang cs play --help', /^použití: nokturn play /],
    ['help play --lang cs', /^použití: nokturn play /],
    ['--help --lang pl', /^użycie: nokturn /],
    ['--lang cs', /^použití: nokturn /],
    ['help --lang cs', /^použití: nokturn /],
  ] as const)('nokturn %s', async ([args, begins]) => {
    const { out, err } = await said(args.split(' '));
    expect(out).toMatch(begins);
    expect(err).toBe('');
  });

  test('is that of the terminal if nothing else is said', async () => {
    const polish = { env: { LANG: 'pl_PL.UTF-8', LC_ALL: '' } };
    expect((await nokturn(['verify', '--help'], polish)).out).toMatch(/^użycie: nokturn verify /);
    expect(await said(['dance'], polish)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^nokturn: nie ma polecenia „dance”; są: games, play, [^\n]+\n$/),
    });
    expect((await said(['dance', '--lang', 'cs'], polish)).err).toMatch(
      /^nokturn: příkaz „dance“ neexistuje/,
    );
  });

  test.for([
    ['simulate chess', 'nie ma gry „chess”', 'hra „chess“ neexistuje'],
    ['simulate lovci-noci --players 3', 'od 4 do 8 graczy, a nie 3', 'pro 4 až 8 hráčů, ne pro 3'],
    [
      'simulate lovci-noci --games 0',
      '--games musi być liczbą całkowitą od 1 wzwyż',
      '--games musí být celé číslo od 1 výš',
    ],
    ['simulate lovci-noci --games', '--games wymaga wartości', '--games vyžaduje hodnotu'],
    [
      'verify nowhere.json',
      'nowhere.json: nie da się odczytać: nie ma takiego pliku',
      'nowhere.json: nelze přečíst: takový soubor neexistuje',
    ],
    [
      'simulate vendetta --players 5 --preset teams',
      '(teams are for 4 or 6 players, not 5 (VV-24.1))',
      '(teams are for 4 or 6 players, not 5 (VV-24.1))',
    ],
  ] as const)('an error: nokturn %s', async ([args, polish, czech]) => {
    expect((await said([...args.split(' '), '--lang', 'pl'])).err).toContain(polish);
    expect((await said([...args.split(' '), '--lang', 'cs'])).err).toContain(czech);
  });
});

describe('errors', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const code = files.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');
  const thrown = [...code.matchAll(/new (?:UsageError|Failure)\(\s*(['"`])(.*?)\1/gs)].map(
    ([, , id = '']) => id,
  );
  const messages = [...shapesOf(sourceOf('en')).keys()];

  /** Arguments that can be missing: the first word of a command, and the object of `moderate`. */
  const missing = [
    ...new Set([...Object.values(COMMANDS).flatMap(({ words }) => words.what ?? []), 'code', 'name']),
  ].map((what) => `missing-${what}`);
  const ids = thrown.flatMap((id) => (id.startsWith('missing-$') ? missing : [id]));

  test('are messages, so that they can be said in every language', () => {
    expect(ids.length).toBeGreaterThan(40);
    expect(ids.filter((id) => !messages.includes(`error-${id}`))).toEqual([]);
  });

  test('and no message belongs to an error that never happens', () => {
    const there = messages.filter((id) => id.startsWith('error-')).map((id) => id.slice('error-'.length));
    expect(there.filter((id) => !ids.includes(id) && !code.includes(`'${id}'`))).toEqual([]);
  });
});

describe('an unknown option', () => {
  test.for([
    ['games --loud', `unknown option '--loud'; "nokturn games" takes --json, --lang, --help`],
    [
      'verify x.json --jsn',
      `unknown option '--jsn': did you mean --json? "nokturn verify" takes --promise, --key, --json, --lang, --help`,
    ],
    [
      'simulate vendetta --plaeyrs 4',
      `unknown option '--plaeyrs': did you mean --players? "nokturn simulate" takes`,
    ],
    ['simulate vendetta --player=4', `unknown option '--player': did you mean --players?`],
    ['play vendetta -players 4', `unknown option '-players': did you mean --players?`],
    [
      '--verison',
      `unknown option '--verison': did you mean --version? "nokturn" takes --version, --lang, --help`,
    ],
  ] as const)('nokturn %s', async ([args, says]) => {
    const { code, out, err } = await said(args.split(' '));
    expect(err).toContain(`nokturn: ${says}`);
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
  });

  test('every option that a command takes is named', async () => {
    const { err } = await said(['play', 'vendetta', '--loud']);
    for (const flag of Object.keys({ ...COMMANDS.play?.flags, ...COMMON }))
      expect(err).toContain(`--${flag}`);
  });

  test('a command that was mistyped is recognized', async () => {
    expect((await said(['simulte', 'vendetta'])).err).toBe(
      `nokturn: there is no command "simulte": did you mean simulate? The commands are ${Object.keys(COMMANDS).join(', ')}\n`,
    );
  });
});

test('nokturn --version prints the version, and nothing else', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(await nokturn(['--version'])).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
});
