// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random, type Rulebook, randomAnswer, type View } from '@nokturn/engine';
import { findRules, RELEASES } from '@nokturn/games/all';
import { ui as lovciNoci } from '@nokturn/games/lovci-noci/board/index.tsx';
import { layoutOf } from '@nokturn/games/lovci-noci/board/layout/index.ts';
import { Seals } from '@nokturn/games/lovci-noci/board/scenery/Seals.tsx';
import { Track } from '@nokturn/games/lovci-noci/board/Track.tsx';
import { PLACE_IDS } from '@nokturn/games/lovci-noci/cards/places.ts';
import { cardsOf as lovciCards } from '@nokturn/games/lovci-noci/cards.ts';
import { marksOf } from '@nokturn/games/masters-of-the-night/board/grid.ts';
import { ui as mastersOfTheNight } from '@nokturn/games/masters-of-the-night/board/index.tsx';
import { openDistricts } from '@nokturn/games/masters-of-the-night/board/offers.ts';
import { Kills } from '@nokturn/games/masters-of-the-night/board/Sheet.tsx';
import { Veil } from '@nokturn/games/masters-of-the-night/board/Veil.tsx';
import { ABILITIES } from '@nokturn/games/masters-of-the-night/cards/abilities.ts';
import { EVENTS } from '@nokturn/games/masters-of-the-night/cards/events.ts';
import { cardsOf as mastersCards } from '@nokturn/games/masters-of-the-night/cards.ts';
import { columnOf } from '@nokturn/games/masters-of-the-night/outlook.ts';
import type { MastersView } from '@nokturn/games/masters-of-the-night/secrets.ts';
import { ui as theHunger } from '@nokturn/games/the-hunger/board/index.tsx';
import { ui as vendetta } from '@nokturn/games/vendetta/board/index.tsx';
import { createText, type GameText, LANGUAGES, type Language, plain } from '@nokturn/text';
import { type GameUi, KitProvider, labelling } from '@nokturn/ui';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

/** The page shows cards according to the rules of the match: here, rules with a single different number. */

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

const { missions, tokens } = (findRules('the-hunger') as Rulebook).cards as {
  missions: readonly { readonly id: string; readonly scoring: object | null }[];
  tokens: readonly { readonly id: string; readonly use: { readonly kind: string } | null }[];
};
/** A Mission that is scored at the end, and a token that gives Speed. */
const SCORED = missions.findIndex(({ scoring }) => scoring !== null);
const FAST = tokens.findIndex(({ use }) => use?.kind === 'speed');

/** The view during a turn. */
function turnOfMasters(): View<MastersView> {
  const rules = findRules(MASTERS) as Rulebook;
  const resolved = rules.resolve(1, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = rules.begin({ seats: 1, options: resolved.options, seed: 'a turn' });
  const random = new Random('a turn');
  while (match.position.asked?.frame.step !== 'turn-action') {
    const [seat = 0] = match.position.asked?.seats ?? [];
    const [ask] = match.position.asked?.asks ?? [];
    if (ask === undefined) throw new Error('nobody has had a turn');
    match.answer(
      seat,
      randomAnswer(ask, (n) => random.below(n)),
    );
  }
  return match.view(0) as View<MastersView>;
}

type Tables = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Today's tables with a few different numbers for one component. */
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
      times: 2,
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
    {
      // Once over the picture, and once in words.
      game: 'vendetta',
      ui: vendetta as unknown as GameUi,
      table: 'allies',
      key: 'al-marcel',
      thing: { type: 'card', id: 'al-marcel' },
      numbers: { drain: 77 },
      times: 2,
    },
    {
      game: 'the-hunger',
      ui: theHunger as unknown as GameUi,
      table: 'missions',
      key: SCORED,
      thing: { type: 'mission', id: missions[SCORED]?.id ?? '' },
      numbers: { scoring: { ...missions[SCORED]?.scoring, vp: 77 } },
    },
    {
      game: 'the-hunger',
      ui: theHunger as unknown as GameUi,
      table: 'tokens',
      key: FAST,
      thing: { type: 'token', id: tokens[FAST]?.id ?? '' },
      numbers: { use: { kind: 'speed', speed: 77 } },
    },
  ])(
    '$game shows the numbers of the match: $table',
    ({ game, ui, table, key, thing, numbers, times = 1 }) => {
      expect(shown(ui, thing, textIn(game, language, {}))).not.toContain('77');
      const cards = differing(game, table, key, numbers);
      const said = shown(ui, thing, textIn(game, language, { cards }));
      expect(said.split('77')).toHaveLength(times + 1);
    },
  );

  it('the buttons of Masters of the Night name the prices of the match', () => {
    const dearer = Object.entries(ABILITIES).map(([id, ability]) => [id, { ...ability, cost: 77 }]);
    const cards = { ...(findRules(MASTERS) as Rulebook).cards, abilities: Object.fromEntries(dearer) };
    const view = turnOfMasters();
    const said = (text: GameText) => plain(labelling(mastersOfTheNight.telling.facts)(view, text)('blood'));
    expect(said(textIn(MASTERS, language, {}))).not.toContain('77');
    expect(said(textIn(MASTERS, language, { cards }))).toContain('77');
  });

  it('Masters of the Night has the tracks of the match’s rules', () => {
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

  it('the first release of Masters of the Night has the card texts of its time', () => {
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

describe('boards', () => {
  it('Lovci noci draws the limits and the sums of the match', () => {
    const layout = layoutOf({ width: 854, height: 601, shape: 'wide' });
    const { characters, places } = lovciCards({ cards: null });
    const track = (limit: number) =>
      render(
        <svg aria-hidden="true">
          <Track layout={layout} characters={{ ...characters, apolena: { ...characters.apolena, limit } }} />
        </svg>,
      ).container.innerHTML;
    expect(track(1)).not.toBe(track(characters.apolena.limit));
    const [slot] = PLACE_IDS;
    const seals = (sums: readonly number[]) =>
      render(
        <svg aria-hidden="true">
          <Seals slots={[slot]} places={{ ...places, [slot]: { ...places[slot], sums } }} layout={layout} />
        </svg>,
      ).container.textContent;
    expect(seals([77])).toContain('77');
  });

  it('Masters of the Night marks what the cards of the match mark', () => {
    const { cards } = findRules(MASTERS) as Rulebook;
    const grid = { red: 8, blue: [0, 1] };
    const text = {
      cards: {
        ...cards,
        events: { ...(cards as Tables).events, 'last-crusade': { ...EVENTS['last-crusade'], grid } },
      },
    };
    const { state } = turnOfMasters();
    const marks = marksOf(
      state,
      'last-crusade',
      columnOf(state, text),
      { turned: false, certain: true },
      text,
    );
    expect([...marks.keys()]).toEqual([8, 0, 1].map((position) => state.layout[position]));
  });

  it('Masters of the Night foresees nothing if a price differs from today’s', () => {
    const view = turnOfMasters();
    const { cards } = findRules(MASTERS) as Rulebook;
    expect(openDistricts(view, { cards })).not.toEqual([]);
    const dearer = differing(MASTERS, 'abilities', 'temptation', { cost: 77 });
    expect(openDistricts(view, { cards: dearer })).toEqual([]);
    // Other Event cards make no difference, because they are drawn later: those of the first release were different.
    const before = differing(MASTERS, 'events', 'blood-tests', { kind: 'other' });
    expect(openDistricts(view, { cards: before })).not.toEqual([]);
  });
});
