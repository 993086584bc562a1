import { readFileSync } from 'node:fs';
import { findRules, GAMES } from '@nokturn/games/all';
import { createText, LANGUAGES, type Language, plain } from '@nokturn/text';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../src/learn/guide.ts';
import { type Book, bookOf, chapterAt, idOf, playerAid } from '../src/rules/book.ts';
import type { Figures } from '../src/rules/figures.ts';
import { blocksOf, spansOf } from '../src/rules/markdown.ts';
import { namesFrom } from '../src/rules/names.ts';
import { forPlayers, type PlayerBlock } from '../src/rules/player.ts';
import { printedIn } from '../src/rules/printed.ts';
import { foundIn, mentions, speaksOf, wantedIn } from '../src/rules/search.ts';
import { folded, stemOf } from '../src/rules/stems.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const suffix = (language: Language) => (language === 'en' ? '' : `.${language}`);
const rulesIn = (game: string, language: Language) =>
  read(`../../../docs/rules/${game}${suffix(language)}.md`);
const forPlayersIn = (game: string, language: Language) =>
  read(`../../../docs/rules/players/${game}${suffix(language)}.md`);
const onePageIn = (game: string, language: Language) =>
  read(`../../../docs/rules/how-to-play/${game}${suffix(language)}.md`);
const wordsIn = (game: string, language: Language) => read(`../../games/${game}/locales/${language}.ftl`);

function bookIn(game: string, language: Language): Book {
  return bookOf({
    rules: rulesIn(game, language),
    forPlayers: forPlayersIn(game, language),
    howToPlay: onePageIn(game, language),
    english: language === 'en' ? null : rulesIn(game, 'en'),
    words: wordsIn(game, language),
    englishWords: wordsIn(game, 'en'),
    language,
  });
}

const all = GAMES.flatMap(({ id }) => LANGUAGES.map((language) => ({ id, language })));

describe('the text of the rules', () => {
  it.each(all)('every clause of $id can be found ($language)', ({ id, language }) => {
    const markdown = rulesIn(id, language);
    const written = [...markdown.matchAll(/^- \*\*([A-Z]+-[\w.]+)\*\*/gm)].map(([, clause]) => clause);
    const found = blocksOf(markdown).flatMap((block) => (block.kind === 'clause' ? [block.id] : []));
    expect(written).not.toEqual([]);
    expect(found).toEqual(written);
  });

  it('tables keep their rows, and section headings are found by number', () => {
    const blocks = blocksOf(
      '# A\n\n### LN-9 Attack\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n\ntext\nof two lines\n',
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, text: 'A', id: 'a' },
      { kind: 'heading', level: 3, text: 'LN-9 Attack', id: 'LN-9' },
      {
        kind: 'table',
        head: ['a', 'b'],
        rows: [
          ['1', '2'],
          ['3', '4'],
        ],
      },
      { kind: 'paragraph', text: 'text of two lines' },
    ]);
  });

  it('two tables with nothing between them stay separate', () => {
    const tables = blocksOf('| a |\n|---|\n| 1 |\n\n| b |\n|---|\n| 2 |\n');
    expect(tables).toEqual([
      { kind: 'table', head: ['a'], rows: [['1']] },
      { kind: 'table', head: ['b'], rows: [['2']] },
    ]);
  });

  it('a picture is known by its name, and a part of the player aid by its mark', () => {
    expect(blocksOf('### Your turn <!-- aid -->\n\n![What one\nsees](figure:city)\n')).toEqual([
      { kind: 'heading', level: 3, text: 'Your turn', id: 'your-turn', aid: true },
      { kind: 'figure', name: 'city', text: 'What one sees' },
    ]);
  });

  it('a mention of a clause links to it', () => {
    expect(spansOf('By **LN-4.5** or LN-9.13, `x` and LN-R8.')).toEqual([
      { kind: 'words', text: 'By ' },
      { kind: 'strong', text: 'LN-4.5' },
      { kind: 'words', text: ' or ' },
      { kind: 'clause', text: 'LN-9.13' },
      { kind: 'words', text: ', ' },
      { kind: 'code', text: 'x' },
      { kind: 'words', text: ' and ' },
      { kind: 'clause', text: 'LN-R8' },
      { kind: 'words', text: '.' },
    ]);
  });
});

/** Words about programs that are never used at a table. */
const PROGRAM_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:flags?|batch(?:es)?|ceil|ms|seeded|seeds?|engine|clients?|servers?|uniform(?:ly)?|modulo|void|decisions?|windows?|ids?)\b/gi,
  pl: /(?<!\p{L})(?:flag[aięą]|fladze|pakie(?:t\p{L}*|cie)|ziarn\p{L}*|generator\p{L}*|serwer\p{L}*|równomiern\p{L}*|modulo|okn[oaau]|oknie|oknem|okien|decyzj\p{L}* maskując\p{L}*|ms)(?!\p{L})/giu,
  cs: /(?<!\p{L})(?:příznak\p{L}*|dávk\p{L}*|dávce|semínk\p{L}*|generátor\p{L}*|server\p{L}*|rovnoměrn\p{L}*|modulo|ok[n]o|okna|okně|oken|krycí\p{L}* rozhodnut\p{L}*|ms)(?!\p{L})/giu,
};
/** Codes for spaces, dice, districts, seats, steps and numbers; assignments and remainders of divisions. */
const CODES = /(?<![\p{L}-])(?:[PLbcdfmrsW]\d+|[nN])(?![\p{L}\d])(?! =)|:=|\bmod\b/gu;

/** The games whose English rules are all worded for players, and how a specification would say them. */
const IN_PLAIN_ENGLISH = ['lovci-noci', 'masters-of-the-night'];
const SPECIFYING =
  /\bGiven\b.*\b(?:[Ww]hen|[Tt]hen)\b|\b(?:illegal|of either side|is determined|not offered)\b|^Option `|^Is (?:legal|illegal)\b/;

describe.each(all)('the book of $id in $language', ({ id: game, language }) => {
  const book = bookIn(game, language);
  const own = book.chapters.filter((chapter) => chapter.language === language);

  it('begins with how to play, and has every chapter of the rules', () => {
    const [first] = blocksOf(onePageIn(game, language));
    const written = [...rulesIn(game, language).matchAll(/^### [A-Z]+-(\d+) /gm)].map(([, number]) => number);
    expect(book.chapters[0]?.title).toBe(first?.kind === 'heading' && first.text);
    expect(own.flatMap(({ number }) => number ?? [])).toEqual(written);
    expect(new Set(book.chapters.map(({ id }) => id)).size).toBe(book.chapters.length);
  });

  it('leads to the right chapter for every clause and ruling', () => {
    const clauses = blocksOf(rulesIn(game, language)).flatMap((block) =>
      block.kind === 'clause' ? [block.id] : [],
    );
    const rulings = [...rulesIn(game, 'en').matchAll(/^\| ([A-Z]+-R\d+) \|/gm)].map(([, id = '']) => id);
    expect(rulings).not.toEqual([]);
    for (const clause of [...clauses, ...rulings])
      expect(chapterAt(book, clause)?.blocks.map(idOf)).toContain(clause);
    expect(chapterAt(book, 'nowhere')).toBe(book.chapters[0]);
  });

  it('is complete in the reader’s language', () => {
    expect(own.map(({ title }) => title)).toEqual(book.chapters.map(({ title }) => title));
  });

  it('shows nothing of the program: no sections, columns, identifiers or unreadable symbols', () => {
    const titles = book.chapters.map(({ title }) => title).join('\n');
    expect(titles).not.toMatch(/Decisions$|What each seat sees|Check sums$|Look-up|Flags|^Windows|`/m);
    const heads = book.chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? block.head : [])),
    );
    for (const head of heads)
      expect(head).not.toMatch(/^(?:id|code|window|#)$|\b(?:EN|PL|CS)$|^(?:Polish|Czech)$/i);
    // No font of the page has arrows.
    expect(JSON.stringify(book)).not.toMatch(/[☀☾★≥≤\u2190-\u21ff]/u);
  });

  it('uses no programming terms', () => {
    const said = book.chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsIn)]);
    const found = said.flatMap((text) => {
      const words = [...text.matchAll(PROGRAM_WORDS[language]), ...text.matchAll(CODES)].map(
        ([word]) => word,
      );
      return words.length === 0 ? [] : [`${words.join(', ')}: ${text}`];
    });
    expect(found).toEqual([]);
  });

  it.runIf(language === 'en')('speaks of players, not of their seats', () => {
    const said = book.chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'clause' || block.kind === 'ruling' ? textsIn(block) : [])),
    );
    expect(said.length).toBeGreaterThan(200);
    // The name of an option may contain the word.
    expect(said.filter((text) => /\bseats?\b/i.test(text.replace(/`[^`]*`/g, '')))).toEqual([]);
  });

  it.runIf(language === 'en' && IN_PLAIN_ENGLISH.includes(game))('tells its rules as a player would', () => {
    const said = book.chapters.flatMap(({ blocks }) => blocks.flatMap(textsIn));
    expect(said.filter((text) => SPECIFYING.test(text))).toEqual([]);
  });

  it('has a name for everything that the rules call by an identifier', () => {
    const names = namesFrom({
      english: blocksOf(rulesIn(game, 'en')),
      words: wordsIn(game, language),
      language,
    });
    const blocks = forPlayers(blocksOf(rulesIn(game, language)), {
      language,
      written: language,
      components: names,
      // Left as written, to see what needs a name.
      names: { ...names, in: (text) => text },
      reworded: new Map(),
      printed: null,
    });
    const from = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2);
    const lacking = blocks.slice(from).flatMap((block) => textsIn(block).flatMap(names.lackingIn));
    // In English an identifier that is a plain word reads as one.
    expect(lacking.filter((code) => language !== 'en' || !/^[a-z]+$/.test(code))).toEqual([]);
  });
});

describe('the sections of a translation', () => {
  it('are in order, with missing ones in English between them', () => {
    const book = bookOf({
      rules: '# Hra\n\n## 3. Pravidla\n\nTak.\n\n## 8. Příklady\n\nTřeba.\n',
      howToPlay: '',
      forPlayers: '',
      english: [1, 3, 4, 8].map((number) => `## ${number}. Section ${number}\n\nText.\n`).join('\n'),
      words: '',
      englishWords: '',
      language: 'cs',
    });
    expect(book.chapters.map(({ title, language }) => [title, language])).toEqual([
      ['Pravidla', 'cs'],
      ['Section 4', 'en'],
      ['Příklady', 'cs'],
    ]);
  });

  it.each(all)(
    'answer the same questions and give the same examples, under the same clauses ($id, $language)',
    ({ id, language }) => {
      const references = (line: string) =>
        [...new Set(line.match(/\b[A-Z]{2}-R?\d[\d.]*\d|\b[A-Z]{2}-\d/g))].sort();
      const numbered = (rules: string, start: RegExp) =>
        rules.split('\n').flatMap((line) => {
          const [, number] = start.exec(line) ?? [];
          return number === undefined ? [] : [{ number, references: references(line) }];
        });
      for (const start of [/^\| ([A-Z]+-R\d+) \|/, /^- \*\*((?:EX-|[A-Z]+-E)\d+)\*\*/]) {
        const own = numbered(rulesIn(id, language), start);
        expect(own).not.toEqual([]);
        expect(own).toEqual(numbered(rulesIn(id, 'en'), start));
      }
    },
  );
});

describe.each(all.filter(({ language }) => language !== 'en'))(
  'the components of $id in $language',
  ({ id: game, language }) => {
    const rowsIn = (written: Language) => componentsIn(rulesIn(game, written));
    const inEnglish = Map.groupBy(rowsIn('en'), ({ id }) => id);
    const rows = rowsIn(language);
    const words = wordsIn(game, language);

    it('are the same as in the English rules, with the same numbers', () => {
      const shown = new Set(rows.map(({ id }) => id));
      for (const { id } of thingsIn(words)) expect(shown.has(id), id).toBe(inEnglish.has(id));
      for (const { id, cells } of rows) {
        const numbers = inEnglish.get(id)?.flatMap((row) => row.cells.map(withMinus)) ?? [];
        for (const cell of cells.filter(isNumber)) expect(numbers, `${id}: ${cell}`).toContain(cell);
      }
    });

    it('quote the card', () => {
      const text = createText({ language, sources: [words], names: [] });
      const printed = new Set(
        thingsIn(words).flatMap(({ type, id }) =>
          [undefined, 'text', 'goal'].map((part) => plain(text.thing(type, id, part, {}))),
        ),
      );
      const said = rows.flatMap(({ cells }) => cells.filter((cell) => /[.?!]$/.test(cell)));
      expect(said.length).toBeGreaterThan(40);
      expect(said.filter((cell) => !printed.has(cell))).toEqual([]);
    });
  },
);

interface Component {
  readonly id: string;
  readonly cells: readonly string[];
}

/** The rows with an id in the tables of components. */
function componentsIn(rules: string): readonly Component[] {
  const components = rules.slice(rules.indexOf('\n## 7. '), rules.indexOf('\n## 8. '));
  return blocksOf(components).flatMap((block) => {
    if (block.kind !== 'table') return [];
    const at = block.head.findIndex((title) => /^(?:vampire )?id$/.test(title));
    return at < 0 ? [] : block.rows.map((cells) => ({ id: cells[at]?.replaceAll('`', '') ?? '', cells }));
  });
}

/** The things with a text of their own among the words of a game. */
function thingsIn(words: string): readonly { readonly type: string; readonly id: string }[] {
  const things = /^(card|character|clan|district|mission|place|token|vampire)-([\w-]+) =/gm;
  return [...words.matchAll(things)].map(([, type = '', id = '']) => ({ type, id }));
}

/** Tables of the specification have a typed hyphen. */
function withMinus(cell: string): string {
  return cell.replace(/^-(?=\d)/, '−');
}

function isNumber(cell: string): boolean {
  return /^[+−]?\d+$/.test(cell);
}

function textsIn(block: PlayerBlock): readonly string[] {
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.join(' '));
  if (block.kind === 'entries')
    return block.entries.map(({ name, facts, text }) => [name, ...facts.flat(), text].join(' '));
  if (block.kind === 'place') return [];
  return block.kind === 'ruling' ? [block.question, block.text, block.why] : [block.text];
}

it.each([
  ['vendetta', 'br-hunt', 'Hunt', 'Steal 1 blood from each rival here.'],
  ['vendetta', 'br-punks-posse', 'Punk’s Posse', undefined],
  ['masters-of-the-night', 'mila', 'Temptation', undefined],
  ['the-hunger', 'velvet-clothing', 'Velvet Clothing', '4 points when taken. Nothing else.'],
])('finds printed texts by id and name (%s, %s, %s)', (game, id, name, said) => {
  const words = wordsIn(game, 'en');
  const { text = '' } = printedIn(words)(id, name) ?? {};
  expect(text).not.toBe('');
  if (said !== undefined) expect(text).toBe(said);
  // If two things share a name, each has its own text.
  expect(printedIn(words)('no-such-id', `${name}?`)).toBeUndefined();
});

it('two clans each have a Ready', () => {
  const printed = printedIn(wordsIn('vendetta', 'en'));
  expect(printed('br-ready', 'Ready')).not.toEqual(printed('ga-ready', 'Ready'));
});

describe('tables for players', () => {
  const table = blocksOf(
    [
      '| id | Code | EN | PL | CS | Power | Window | Effect (deciding text) |',
      '|---|---|---|---|---|---|---|---|',
      '| `br-hunt` | BR09★ | Hunt | Łowy | Lov | 0 | `aftermath` | Every Rival in turn: you Steal 1 blood. |',
    ].join('\n'),
  );
  const names = namesFrom({ english: table, words: '', language: 'pl' });

  it('keep the name in the reader’s language and the printed text', () => {
    const reader = {
      language: 'pl',
      written: 'en',
      components: names,
      names,
      reworded: new Map(),
      printed: null,
    } as const;
    expect(forPlayers(table, reader)).toEqual([
      {
        kind: 'entries',
        entries: [{ name: 'Łowy', facts: [['Power', '0']], text: 'Every Rival in turn: you Steal 1 blood.' }],
      },
    ]);
  });

  it('have a minus before negative numbers, and are about players, not seats', () => {
    const rows = blocksOf(
      '| id | EN | Speed | used with seats |\n|---|---|---|---|\n| `yaga` | Yaga | -1 | 2-6 |\n',
    );
    const reader = {
      language: 'en',
      written: 'en',
      components: names,
      names,
      reworded: new Map(),
      printed: null,
    } as const;
    expect(forPlayers(rows, reader)).toEqual([
      { kind: 'table', head: ['Name', 'Speed', 'used with players'], rows: [['Yaga', '−1', '2-6']] },
    ]);
  });

  it('say once what a card does', () => {
    const rows = blocksOf(
      [
        '| id | name EN | animal | effect |',
        '|---|---|---|---|',
        '| goat-nanny | Nanny | goat | Step G: 2 VP. |',
        '',
        '| animal | effect |',
        '|---|---|',
        '| goat | Step G: 2 VP for each vampire you push. |',
      ].join('\n'),
    );
    const reader = {
      language: 'en',
      written: 'en',
      components: names,
      names,
      reworded: new Map(),
      printed: () => ({ text: 'For each vampire that you push: 2 points.', goal: '' }),
    } as const;
    expect(forPlayers(rows, reader)).toEqual([
      {
        kind: 'entries',
        entries: [
          { name: 'Nanny', facts: [['animal', 'goat']], text: 'For each vampire that you push: 2 points.' },
        ],
      },
    ]);
  });

  it('name a row that has only an id', () => {
    const rows = blocksOf('| id | Timing |\n|---|---|\n| `br-hunt` | late |\n');
    const reader = {
      language: 'pl',
      written: 'en',
      components: names,
      names,
      reworded: new Map(),
      printed: null,
    } as const;
    expect(forPlayers(rows, reader)).toEqual([
      { kind: 'table', head: ['Name', 'Timing'], rows: [['Łowy', 'late']] },
    ]);
  });

  it('identifiers of options, their values and things become names, each said once', () => {
    const words = 'option-cards = Card set\noption-cards-classic = Classic: 16 cards\noption-x-true = Yes\n';
    const glossary =
      '| Term (identifier) | Polish | Czech | Meaning |\n|---|---|---|---|\n| a / b (`one`, `two`) | x | y | z |\n';
    const english = namesFrom({ english: blocksOf(glossary), words, language: 'en' });
    expect(english.in("With `cards: 'classic'` or `cards`, that is `'classic'`: a (`one`) and `two`.")).toBe(
      'With `Card set: Classic` or `Card set`, that is `Classic`: a and `b`.',
    );
    expect(english.in('Either. `one`: it is `two` (“B”).')).toBe('Either. `A`: it is b.');
    expect(english.lackingIn('`one`, `three` and `P1`')).toEqual(['three']);
  });
});

describe.each(GAMES)('$id on one page', ({ id: game }) => {
  it.each(LANGUAGES)('is short, and links to existing clauses (%s)', (language) => {
    const page = onePageIn(game, language)
      .replaceAll(' <!-- aid -->', '')
      .replace(/^!\[.*$/gm, '');
    const clauses = new Set(blocksOf(rulesIn(game, language)).map(idOf));
    const mentioned = blocksOf(page).flatMap((block) =>
      'text' in block ? spansOf(block.text).filter(({ kind }) => kind === 'clause') : [],
    );
    expect(page.split(/\s+/).length).toBeLessThan(550);
    expect(mentioned).not.toEqual([]);
    for (const { text } of mentioned) expect(clauses).toContain(text);
  });

  it('has the same parts in every language', () => {
    const shape = (language: Language) =>
      blocksOf(onePageIn(game, language)).map((block) => [
        block.kind,
        'aid' in block,
        'name' in block && block.name,
      ]);
    expect(shape('pl')).toEqual(shape('en'));
    expect(shape('cs')).toEqual(shape('en'));
  });

  it.each(LANGUAGES)('explains a turn on the player aid, without references (%s)', (language) => {
    const aid = playerAid(onePageIn(game, language));
    expect(aid.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(1);
    expect(JSON.stringify(aid)).not.toMatch(/[A-Z]{2}-\d/);
  });

  it('has pictures of positions in the guide; where play can continue it is the learner’s turn', () => {
    const folder = `../../games/${game}/guide`;
    const figures = JSON.parse(read(`${folder}/figures.json`)) as Figures;
    const { record, learner } = JSON.parse(read(`${folder}/guide.json`)) as Guide;
    const shown = blocksOf(onePageIn(game, 'en')).flatMap((block) =>
      block.kind === 'figure' ? [block.name] : [],
    );
    expect(shown).toEqual(Object.keys(figures));
    expect(shown.length).toBeGreaterThanOrEqual(4);
    const rules = findRules(game);
    for (const [name, { moves, playable, marked, about }] of Object.entries(figures)) {
      expect(moves).toBeLessThan(record.moves.length);
      const { hash, ...begun } = record;
      const mine = rules?.resume({ ...begun, moves: record.moves.slice(0, moves) })?.view(learner)
        .asked?.mine;
      if (playable) expect(mine).toBeTruthy();
      // What is marked can be chosen there, or is named in the caption.
      const offered =
        mine && 'options' in mine.ask ? mine.ask.options.map((option) => rules?.pointsAt(option)) : [];
      expect(marked.length, name).toBeGreaterThan(0);
      for (const target of marked)
        if (!about.includes(`${target.kind}-${target.id}`)) expect(offered, name).toContainEqual(target);
    }
  });

  it.each(LANGUAGES)('has captions that name what their pictures are about (%s)', (language) => {
    const figures = JSON.parse(read(`../../games/${game}/guide/figures.json`)) as Figures;
    const words = wordsIn(game, language);
    const captions = blocksOf(onePageIn(game, language)).filter((block) => block.kind === 'figure');
    expect(captions.map(({ name }) => name)).toEqual(Object.keys(figures));
    for (const { name, text } of captions)
      for (const thing of figures[name]?.about ?? []) {
        const [, called = ''] = new RegExp(`^${thing} = (.+)$`, 'm').exec(words) ?? [];
        expect(called, thing).not.toBe('');
        expect(
          speaksOf(text, wantedIn(called.replace('’', ' '), [language]), language),
          `${called}: ${text}`,
        ).toBe(true);
      }
  });
});

describe('searching the rules', () => {
  it('ignores capitals and accents', () => {
    const block = { kind: 'paragraph', text: 'Hřbitov a Źródło' } as const;
    expect(folded('HŘBITOV Łowy')).toBe('hrbitov lowy');
    expect(mentions(block, wantedIn('HRBITOV zrodlo', ['cs']), 'cs')).toBe(true);
    expect(mentions(block, wantedIn('hrbitov kaple', ['cs']), 'cs')).toBe(false);
  });

  it.each([
    ['en', ['attack', 'attacks', 'attacked', 'attacking']],
    ['en', ['eliminate', 'eliminated', 'elimination']],
    ['pl', ['wampir', 'wampira', 'wampirem', 'wampiry', 'wampirow', 'wampirami']],
    ['pl', ['karta', 'karty', 'karte', 'kartami', 'kart']],
    ['cs', ['upir', 'upira', 'upirem', 'upirovi', 'upiri', 'upiru']],
    ['cs', ['karta', 'karty', 'kartou', 'kartami', 'karte']],
  ] as const)('finds a word in any of its forms (%s: %j)', (language, forms) => {
    expect(new Set(forms.map((form) => stemOf(form, language))).size).toBe(1);
  });

  it.each([
    ['pl', 'krew krwi krwią'],
    ['pl', 'dzień dnia dniu'],
    ['pl', 'ręka ręce ręki rąk'],
    ['pl', 'karta karcie kart'],
    ['pl', 'miasto mieście miast'],
    ['pl', 'relikwia relikwii relikwie'],
    ['pl', 'kufer kufra kufrze kufry'],
    ['pl', 'kości kość'],
    ['pl', 'dworzec dworcu dworca'],
    ['pl', 'wróżba wróżbie wróżb'],
    ['cs', 'karta karet kartě'],
    ['cs', 'kostka kostek kostce'],
    ['cs', 'krev krve krví'],
    ['cs', 'den dne dny'],
    ['cs', 'ruka ruce rukou'],
    ['cs', 'věštba věšteb věštbě'],
    ['cs', 'truhla truhel truhly'],
    ['cs', 'spojenec spojence spojenci'],
    ['cs', 'vlk vlci vlka'],
    ['en', 'die dice'],
    ['en', 'wolf wolves'],
    ['en', 'prophecy prophecies'],
  ] as const)('finds one form by another, whichever was typed (%s: %s)', (language, forms) => {
    for (const typed of forms.split(' '))
      for (const said of forms.split(' '))
        expect(speaksOf(`– ${said}.`, wantedIn(typed, [language]), language), `${typed} in ${said}`).toBe(
          true,
        );
  });

  it.each([
    ['pl', 'krew', 'kraina'],
    ['pl', 'karta', 'kara'],
    ['pl', 'miasto', 'miesza'],
    ['cs', 'den', 'dan'],
    ['cs', 'ruka', 'rukopis'],
    ['en', 'wolf', 'wool'],
    ['en', 'dice', 'dies irae'],
  ] as const)('is not misled by other words (%s: %s is not %s)', (language, typed, said) => {
    expect(speaksOf(said, wantedIn(typed, [language]), language)).toBe(false);
  });

  it.each([
    ['lovci-noci', 'en', 'prophecies', 'Prophecy (green) cards'],
    ['vendetta', 'pl', 'relikwiami', 'Wariant: relikwie'],
    ['the-hunger', 'cs', 'slunečníkem', 'Slunečníkové tahy a úsvit'],
  ] as const)('%s (%s): "%s" is found in "%s"', (game, language, search, title) => {
    const found = foundIn(bookIn(game, language), wantedIn(search, [language, 'en']));
    expect(found.map(({ chapter }) => chapter.title)).toContain(title);
    for (const { chapter, blocks } of found)
      for (const block of blocks)
        expect(mentions(block, wantedIn(search, [language, 'en']), chapter.language)).toBe(true);
  });
});
