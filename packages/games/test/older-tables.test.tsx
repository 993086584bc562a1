// @vitest-environment happy-dom
import { join } from 'node:path';
import type { AskedView, Heard, MatchRecord, Release, Rulebook, Viewer } from '@nokturn/engine';
import type { MatchMoment } from '@nokturn/engine/testing';
import { createText, type GameText, LANGUAGES, type Language } from '@nokturn/text';
import { NAMES, readable, sourcesOf } from '@nokturn/text/testing';
import type { GameUi } from '@nokturn/ui';
import { tableKit } from '@nokturn/ui/testing/table';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELEASES, rulesFor } from '../all.ts';
import { neededModuleOf, wordsAt } from '../folder.ts';

/**
 * Today's faces can show whatever releases of before tell: every happening and every question has words in every language,
 * and every board draws them. What is said of nothing today any more belongs to `others` in the vocabulary of its game.
 */

/** One moment of so many is drawn: words are looked at in every one. */
const DRAWN_EVERY = 40;

const older = Object.entries(RELEASES).flatMap(([game, releases]) =>
  releases.slice(0, -1).map((release) => ({ game, release, name: `${release.rules}-${release.digest}` })),
);

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

function wordsOf(game: string, { rules, digest }: Release, { cards }: Rulebook) {
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
  it('is told and drawn by the faces of today, in every language', async () => {
    const rules = await rulesFor(game, release.digest);
    if (rules === null) throw new Error('the rules are gone');
    const { ui } = await neededModuleOf<{ ui: GameUi }>(game, 'board/index.tsx');
    const { records }: { records: MatchRecord[] } = JSON.parse(
      wordsAt(game, `past/${name}.golden.json`) ?? '',
    );
    const textIn = wordsOf(game, release, rules);
    const texts = LANGUAGES.map(textIn);
    const kit = tableKit(rules, ui, join(import.meta.dirname, '..', game), textIn);
    let moments = 0;
    for (const record of records)
      for (const { match, happenings } of rules.replay(record)) {
        const heard = (viewer: Viewer): Heard[] =>
          happenings.flatMap((each) => match.hear(each, viewer) ?? []);
        const seat = match.position.asked?.seats[0] ?? 0;
        for (const text of texts) {
          for (const viewer of ['spectator', 'everything', seat] as const)
            for (const one of heard(viewer)) isTold(text, one);
          isAsked(text, match.asked(seat));
        }
        if (moments++ % DRAWN_EVERY !== 0 && !match.position.over) continue;
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

/** Some things need not be told. That there are no words for them any more is another matter. */
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
