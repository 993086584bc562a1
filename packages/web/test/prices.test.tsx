// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rulebook } from '@nokturn/engine';
import { findRules, RELEASES } from '@nokturn/games/all';
import { ui as lovciNoci } from '@nokturn/games/lovci-noci/board/index.tsx';
import { ui as mastersOfTheNight } from '@nokturn/games/masters-of-the-night/board/index.tsx';
import { Kills } from '@nokturn/games/masters-of-the-night/board/Sheet.tsx';
import { Veil } from '@nokturn/games/masters-of-the-night/board/Veil.tsx';
import { cardsOf as mastersCards } from '@nokturn/games/masters-of-the-night/cards.ts';
import { ui as theHunger } from '@nokturn/games/the-hunger/board/index.tsx';
import { ui as vendetta } from '@nokturn/games/vendetta/board/index.tsx';
import { createText, type GameText, LANGUAGES, type Language } from '@nokturn/text';
import { type GameUi, KitProvider } from '@nokturn/ui';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

/** The page shows cards as they are by the rules of the match: here by rules in which one number is another. */

const MASTERS = 'masters-of-the-night';
const GAMES = join(import.meta.dirname, '../../games');

function textIn(
  game: string,
  language: Language,
  more: { cards?: Rulebook['cards']; before?: string },
): GameText {
  const sources = [readFileSync(join(GAMES, game, 'locales', `${language}.ftl`), 'utf8')];
  return createText({ language, sources, names: ['Ada'], ...more });
}

type Tables = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The tables of today but for some numbers of one component. */
function differing(game: string, table: string, id: string | number, numbers: object): Rulebook['cards'] {
  const { cards } = findRules(game) as Rulebook;
  const all = (cards as Tables)[table] ?? {};
  const changed = Array.isArray(all)
    ? all.map((card, i) => (i === id ? { ...card, ...numbers } : card))
    : { ...all, [id]: { ...all[id], ...numbers } };
  return { ...cards, [table]: changed };
}

function shown(ui: GameUi, thing: { type: string; id: string }, text: GameText): string {
  const { container } = render(
    <KitProvider text={text} names={['Ada']} CardFace={ui.CardFace}>
      <ui.CardFace {...thing} text={text} />
    </KitProvider>,
  );
  return container.textContent ?? '';
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each([
    {
      game: MASTERS,
      ui: mastersOfTheNight as unknown as GameUi,
      table: 'abilities',
      key: 'temptation',
      thing: { type: 'card', id: 'temptation' },
      numbers: { cost: 77 },
    },
    {
      game: 'vendetta',
      ui: vendetta as unknown as GameUi,
      table: 'allies',
      key: 'al-marcel',
      thing: { type: 'card', id: 'al-marcel' },
      numbers: { influence: 77 },
    },
    {
      game: 'the-hunger',
      ui: theHunger as unknown as GameUi,
      table: 'cards',
      key: 0,
      thing: {
        type: 'card',
        id: ((findRules('the-hunger') as Rulebook).cards.cards as { id: string }[])[0]?.id ?? '',
      },
      numbers: { value: 77, does: [] },
    },
    {
      game: 'lovci-noci',
      ui: lovciNoci as unknown as GameUi,
      table: 'characters',
      key: 'apolena',
      thing: { type: 'character', id: 'apolena' },
      numbers: { limit: 77 },
    },
  ])('$game shows the numbers of the match', ({ game, ui, table, key, thing, numbers }) => {
    expect(shown(ui, thing, textIn(game, language, {}))).not.toContain('77');
    const cards = differing(game, table, key, numbers);
    expect(shown(ui, thing, textIn(game, language, { cards }))).toContain('77');
  });

  it('Masters of the Night has the tracks of the match', () => {
    const cards = {
      ...(findRules(MASTERS) as Rulebook).cards,
      mostKills: 77,
      veil: { most: 78, leastOfHigh: 4 },
    };
    const text = textIn(MASTERS, language, { cards });
    expect(render(<Kills kills={2} text={text} />).container.querySelectorAll('i')).toHaveLength(77);
    const veil = mastersCards({ cards }).veil.most;
    expect(render(<Veil veil={3} most={veil} />).container.querySelectorAll('[data-torn=true]')).toHaveLength(
      75,
    );
  });

  it('the first release of Masters of the Night says what its cards did', () => {
    const [first] = RELEASES[MASTERS] ?? [];
    const file = join(GAMES, MASTERS, 'past', `${first?.rules}-${first?.digest}.${language}.ftl`);
    const before = textIn(MASTERS, language, { before: readFileSync(file, 'utf8') });
    const today = textIn(MASTERS, language, {});
    const ui = mastersOfTheNight as unknown as GameUi;
    const thing = { type: 'card', id: 'blood-tests' };
    expect(shown(ui, thing, before)).toMatch(/3/);
    expect(shown(ui, thing, today)).not.toMatch(/3/);
  });
});
