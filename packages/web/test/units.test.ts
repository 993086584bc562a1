import { readFileSync } from 'node:fs';
import { GAMES } from '@nokturn/games/all';
import type { TableUpdate } from '@nokturn/protocol/types';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../src/parts/names.ts';
import { SAID } from '../src/parts/refusal.ts';
import { bookOf } from '../src/rules/book.ts';
import { blocksOf, folded, mentions, spansOf } from '../src/rules/markdown.ts';
import { joinMoments } from '../src/source/moments.ts';
import { notUndone } from '../src/source/source.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the rules on the page', () => {
  const files = GAMES.flatMap(({ id }) => [`${id}.md`, `${id}.pl.md`, `${id}.cs.md`]);
  it.each(files)('every clause of %s can be found', (file) => {
    const markdown = read(`../../../docs/rules/${file}`);
    const written = [...markdown.matchAll(/^- \*\*([A-Z]+-[\w.]+)\*\*/gm)].map(([, id]) => id);
    const found = blocksOf(markdown).flatMap((block) => (block.kind === 'clause' ? [block.id] : []));
    expect(written).not.toEqual([]);
    expect(found).toEqual(written);
  });

  it('tables keep their rows, and a heading of a section is found by its number', () => {
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

  it('a clause that is mentioned leads to it', () => {
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

  describe.each(GAMES)('$id on one page', ({ id: game }) => {
    const pageIn = (suffix: string) => read(`../../../docs/rules/how-to-play/${game}${suffix}.md`);

    it.each(['', '.pl', '.cs'])('is short, and leads to clauses that there are (%s)', (suffix) => {
      const page = pageIn(suffix);
      const clauses = new Set(blocksOf(read(`../../../docs/rules/${game}${suffix}.md`)).map(idOf));
      const mentioned = blocksOf(page).flatMap((block) =>
        'text' in block ? spansOf(block.text).filter(({ kind }) => kind === 'clause') : [],
      );
      expect(page.split(/\s+/).length).toBeLessThan(550);
      expect(mentioned).not.toEqual([]);
      for (const { text } of mentioned) expect(clauses).toContain(text);
    });

    it('has the same parts in every language', () => {
      const shape = (suffix: string) => blocksOf(pageIn(suffix)).map(({ kind }) => kind);
      expect(shape('.pl')).toEqual(shape(''));
      expect(shape('.cs')).toEqual(shape(''));
    });

    it('stands between the title and the clauses; sections that are not translated follow in English', () => {
      const rules = (suffix: string) => read(`../../../docs/rules/${game}${suffix}.md`);
      const book = bookOf({ rules: rules('.cs'), howToPlay: pageIn('.cs'), english: rules('') });
      const headings = (blocks: typeof book.own) =>
        blocks.flatMap((block) => (block.kind === 'heading' && block.level <= 2 ? [block.text] : []));
      const titles = (text: string) => [...text.matchAll(/^##? (.+)$/gm)].map(([, title]) => title);
      const [name, ...sections] = titles(rules('.cs'));
      expect(headings(book.own)).toEqual([name, 'Jak se hraje', ...sections]);
      const last = titles(rules('')).findIndex((title) => title?.[0] === sections.at(-1)?.[0]);
      expect(headings(book.english)).toEqual(titles(rules('')).slice(last + 1));
      const ids = [...book.own, ...book.english].map(idOf).filter(Boolean);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  const idOf = (block: ReturnType<typeof blocksOf>[number]) => ('id' in block ? block.id : null);

  it('searching minds neither capitals nor accents', () => {
    const block = { kind: 'paragraph', text: 'Hřbitov a Źródło' } as const;
    expect(mentions(block, [folded('HRBITOV'), folded('zrodlo')])).toBe(true);
    expect(mentions(block, ['hrbitov', 'kaple'])).toBe(false);
  });
});

describe('what a server tells', () => {
  const view = (n: number) => ({ state: n }) as unknown as TableUpdate['view'];
  const update = (version: number, chapters: number[], undid: number | null = null): TableUpdate => ({
    version,
    view: view(version),
    chapters: chapters.map((one) => ({
      version: one,
      undid: one === version ? undid : null,
      happenings: [{ kind: 'x' }],
    })),
    timing: { now: 0, opened: 0, due: null },
  });

  it('is joined to what was known, without a gap and without telling anything twice', () => {
    const first = joinMoments([], update(2, [0, 1, 2]));
    expect(first.map(({ version, view: seen }) => [version, seen !== null])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    const again = joinMoments(first, update(4, [2, 3, 4]));
    expect(again.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4]);
  });

  it('brings a fresher view of the same moment', () => {
    const first = joinMoments([], update(1, [0, 1]));
    const fresher = joinMoments(first, { ...update(1, []), view: view(99) });
    expect(fresher.map(({ version }) => version)).toEqual([0, 1]);
    expect(fresher.at(-1)?.view).toEqual(view(99));
  });

  it('what was taken back is not heard any more', () => {
    const moments = joinMoments(joinMoments([], update(1, [0, 1])), update(2, [2], 1));
    expect(notUndone(moments).map(({ version }) => version)).toEqual([0, 2]);
  });
});

describe('the names at a table', () => {
  const person = (name: string) => ({ kind: 'person', name, standIn: false }) as const;

  it('two people of the same name can be told apart, whether they chose it or are guests', () => {
    const holders = [
      person(''),
      person('Ala'),
      person(''),
      person('Ala'),
      { kind: 'bot', level: 'easy' },
    ] as const;
    expect(namesOf((id) => id, holders)).toEqual(['guest', 'Ala', 'guest 2', 'Ala 2', 'bot-4']);
  });
});

it('every sentence for a refusal is said when the server refuses for that reason', () => {
  const written = [...read('../locales/en.ftl').matchAll(/^refused-([\w-]+) =/gm)].map(([, code]) => code);
  expect(written.filter((code) => code !== 'offline' && code !== 'other').toSorted()).toEqual(
    [...SAID].toSorted(),
  );
});
