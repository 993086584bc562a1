// @vitest-environment happy-dom
import { join } from 'node:path';
import type { AskedView, Heard, MatchRecord, Release, Rulebook, Viewer } from '@nokturn/engine';
import { deep, type MatchMoment } from '@nokturn/engine/testing';
import { createText, type GameText, LANGUAGES, type Language } from '@nokturn/text';
import { NAMES, readable, sourcesOf } from '@nokturn/text/testing';
import type { GameUi } from '@nokturn/ui';
import { tableKit } from '@nokturn/ui/testing/table';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELEASES, rulesFor } from '../all.ts';
import { neededModuleOf, wordsAt } from '../folder.ts';

/**
 * Today's boards and texts can show everything that earlier releases say: every happening and every question has words
 * in every language, and every board draws them. Words that today's rules no longer use belong to `others` in the
 * vocabulary of their game.
 */

/** How often a moment is drawn: its words are checked every time. */
const DRAWN_EVERY = 600;

/** One match in this many is replayed. */
const REPLAYED_EVERY = deep(3, 1);

/** The first release of each rules number except today's: those with the same number say the same things. */
const older = Object.entries(RELEASES).flatMap(([game, releases]) => {
  const last = releases.at(-1)?.rules ?? 0;
  const numbers = [...new Set(releases.map(({ rules }) => rules))].filter((rules) => rules < last);
  const firsts = numbers.flatMap((number) => releases.find(({ rules }) => rules === number) ?? []);
  return firsts.map((release) => ({ game, release, name: `${release.rules}-${release.digest}` }));
});

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function wordsOf(game: string, { rules, digest }: Release, { cards }: Pick<Rulebook, 'cards'>) {
  const sources = sourcesOf(join(import.meta.dirname, '..', game), 'locales', 'board/locales');
  return (language: Language): GameText =>
    createText({
      language,
      sources: sources[language],
      before: wordsAt(game, `past/${rules}-${digest}.${language}.ftl`) ?? '',
      cards,
      names: NAMES,
      onError: (error) => {
        throw error;
      },
    });
}

describe.each(older)('$game $name', ({ game, release, name }) => {
  it('works with today’s texts and boards, in every language', async () => {
    const rules = await rulesFor(game, release.digest);
    if (rules === null) throw new Error('the rules are gone');
    const { ui } = await neededModuleOf<{ ui: GameUi }>(game, 'board/index.tsx');
    const { records }: { records: MatchRecord[] } = JSON.parse(
      wordsAt(game, `past/${name}.golden.json`) ?? '',
    );
    const textIn = wordsOf(game, release, rules);
    const texts = LANGUAGES.map(textIn);
    const kit = tableKit(rules, ui, join(import.meta.dirname, '..', game), textIn);
    const said = new Set<string>();
    const isNew = (what: unknown) => said.size !== said.add(JSON.stringify(what)).size;
    let moments = 0;
    for (const record of records.filter((_, i) => i % REPLAYED_EVERY === 0))
      for (const { match, happenings } of rules.replay(record)) {
        const heard = (viewer: Viewer): Heard[] =>
          happenings.flatMap((each) => match.hear(each, viewer) ?? []);
        const seat = match.position.asked?.seats[0] ?? 0;
        for (const viewer of ['spectator', 'everything', seat] as const)
          for (const one of heard(viewer).filter(isNew)) for (const text of texts) isTold(text, one);
        const asked = match.asked(seat);
        if (isNew(asked)) for (const text of texts) isAsked(text, asked);
        const isFirstEnd = match.position.over && record === records[0];
        if (moments++ % DRAWN_EVERY !== 0 && !isFirstEnd) continue;
        const moment: MatchMoment<unknown, unknown> = {
          state: match.position.state,
          view: (viewer) => structuredClone(match.view(viewer)),
          heard,
        };
        const text = texts[moments % texts.length] as GameText;
        render(kit.table(moment, moments % 2 === 0 ? seat : 'spectator', text)).unmount();
      }
    expect(moments).toBeGreaterThan(100);
  }, 120_000);
});

interface Component {
  readonly id?: string;
}

describe.each(LANGUAGES)('the cards of an old match in %s', (language) => {
  it.each([
    { game: 'masters-of-the-night', table: 'abilities', type: 'card', id: 'temptation', price: { cost: 77 } },
    { game: 'vendetta', table: 'allies', type: 'card', id: 'al-marcel', price: { influence: 77 } },
    { game: 'lovci-noci', table: 'characters', type: 'character', id: 'apolena', price: { limit: 77 } },
    { game: 'the-hunger', table: 'cards', type: 'card', id: 'noble-carlyle', price: { value: 77 } },
  ])('show their old values: $game', async ({ game, table, type, id, price }) => {
    const [release] = RELEASES[game] ?? [];
    const rules = release && (await rulesFor(game, release.digest));
    if (!rules || !release) throw new Error('the rules are gone');
    const { ui } = await neededModuleOf<{ ui: GameUi }>(game, 'board/index.tsx');
    const all = rules.cards[table] as readonly Component[] | Readonly<Record<string, Component>>;
    const priced = Array.isArray(all)
      ? all.map((card) => (card.id === id ? { ...card, ...price } : card))
      : { ...all, [id]: { ...(all as Readonly<Record<string, Component>>)[id], ...price } };
    const shown = (cards: Rulebook['cards']) => {
      const text = wordsOf(game, release, { cards })(language);
      const { container } = render(<ui.CardFace type={type} id={id} text={text} />);
      const labels = [...container.querySelectorAll('[aria-label]')].map((one) =>
        one.getAttribute('aria-label'),
      );
      return [container.textContent, ...labels].join(' ');
    };
    expect(shown(rules.cards)).not.toContain('77');
    expect(shown({ ...rules.cards, [table]: priced })).toContain('77');
  });
});

/** Some happenings have no sentence on purpose, but their message must still exist. */
function isTold(text: GameText, heard: Heard): void {
  expect(text.has(`log-${heard.kind}`), `log-${heard.kind}`).toBe(true);
  const told = text.narrate(heard);
  if (told !== null) readable(told);
}

function isAsked(text: GameText, asked: AskedView | null): void {
  if (asked === null) return;
  const { step, ...facts } = asked.frame;
  readable(text.decision(step, facts));
  readable(text.wait(step, asked.seats, facts));
  if (asked.mine === null) return;
  const { ask, barred } = asked.mine;
  for (const { reason } of barred) readable(text.reason(reason));
  const offered = [...('options' in ask ? ask.options : []), ...barred.map(({ option }) => option)];
  for (const option of offered) readable(text.label(step, option, facts));
  if (ask.kind === 'amount') readable(text.act(step, ask.max, facts));
}
