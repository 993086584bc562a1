// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import type { OptionId, Viewer } from '@nokturn/engine';
import { createText, type GameText, type Language, plain } from '@nokturn/text';
import { glowOf, seatOf } from '@nokturn/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALLY_IDS } from '../../cards/allies.ts';
import { CLAN_CARD_IDS } from '../../cards/clan-cards.ts';
import { CLAN_IDS } from '../../cards/clans.ts';
import { LOCATION_IDS } from '../../cards/locations.ts';
import { PLACE_IDS } from '../../cards/places.ts';
import { RELIC_IDS } from '../../cards/relics.ts';
import { type VendettaResult, vendetta } from '../../index.ts';
import { ui } from '../index.tsx';
import { labelsOf } from '../labels.ts';
import { type Moment, night } from './nights.ts';

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eva', 'Fay'];
const RICH = { places: true, relics: true } as const;

function textIn(language: Language): GameText {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  return createText({
    language,
    sources: [read(`../../locales/${language}.ftl`), read(`../locales/${language}.ftl`)],
    names: NAMES,
    onError: (error) => {
      throw error;
    },
  });
}

const settings = { reducedMotion: true };

function propsFor(
  moment: Moment,
  viewer: Viewer,
  text: GameText,
  onPick: (option: OptionId) => void = () => {},
) {
  const view = moment.view(viewer);
  const ask = view.asked?.mine?.ask;
  const options = ask && 'options' in ask ? ask.options : [];
  const glow = glowOf(options, vendetta.pointsAt);
  return {
    view,
    names: NAMES.slice(0, moment.state.players.length),
    text,
    settings,
    glow,
    picked: [],
    onPick,
  };
}

interface TableProps {
  readonly moment: Moment;
  readonly viewer: Viewer;
  readonly text: GameText;
  readonly sequence?: number;
  onPick?(option: OptionId): void;
}

function Table({ moment, viewer, text, sequence = 1, onPick }: TableProps) {
  const props = propsFor(moment, viewer, text, onPick);
  return (
    <>
      <ui.Board {...props} news={{ sequence, happenings: moment.heard(viewer) }} />
      {moment.state.players.map((_, seat) => (
        <ui.SeatSummary key={NAMES[seat]} {...props} seat={seat} />
      ))}
      <ui.OwnPanel {...props} />
      {ui.Notebook && seatOf(viewer) !== null && <ui.Notebook {...props} storageKey="test" />}
    </>
  );
}

/** Buttons whose names begin like this. Looking for roles takes a hundred times as long in a table of this size. */
function buttonsCalled(within: HTMLElement, label: string): HTMLElement[] {
  return [...within.querySelectorAll('button')].filter((button) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith(label),
  );
}

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

describe('the table', () => {
  it.each(['en', 'pl', 'cs'] as const)(
    'has words for every moment of a match (%s)',
    (language) => {
      const text = textIn(language);
      let shown = 0;
      for (const moment of night(`words ${language}`, 4, RICH)) {
        if (shown++ % 40 !== 0 && !moment.state.ended) continue;
        const { unmount } = render(<Table moment={moment} viewer={shown % 4} text={text} />);
        unmount();
        if (!moment.state.ended) continue;
        const view = moment.view('spectator');
        const { container } = render(
          <ui.ResultDetails
            view={view}
            names={NAMES.slice(0, 4)}
            text={text}
            settings={settings}
            history={[[4, 4, 4, 4], ui.scores(view.state)]}
            rounds={[0, 3]}
          />,
        );
        for (const { total } of (view.result as VendettaResult).standings)
          expect(container.textContent).toContain(String(total));
      }
      expect(shown).toBeGreaterThan(100);
    },
    90_000,
  );

  it('shows a spectator no card that lies face down', () => {
    const text = textIn('en');
    let hidden = 0;
    let moves = 0;
    for (const moment of night('secret', 3)) {
      if (moves++ % 10 !== 0) continue;
      const { container, unmount } = render(<Table moment={moment} viewer="spectator" text={text} />);
      for (const row of moment.state.positions)
        for (const { cards } of row)
          for (const { card, faceUp, open } of cards) {
            const known = moment.state.players.some((player) => player.known.includes(card));
            if (faceUp || open || known) continue;
            hidden++;
            expect(container.textContent).not.toContain(plain(text.thing('card', card, 'text')));
          }
      unmount();
    }
    expect(hidden).toBeGreaterThan(10);
  }, 90_000);

  it("covers one's own hand when asked to", () => {
    const text = textIn('en');
    const moments = night('cover', 4);
    let moment = moments.next().value;
    while (moment && moment.state.phase !== 'planning') moment = moments.next().value;
    if (!moment) throw new Error('a match has no planning');
    render(<ui.OwnPanel {...propsFor(moment, 2, text)} />);
    const [card = ''] = moment.view(2).state.players[2]?.hand ?? [];
    const words = plain(text.thing('card', card ?? '', 'text'));
    expect(document.body.textContent).toContain(words);
    fireEvent.click(screen.getByRole('button', { name: text.plain('board-hide') }));
    expect(document.body.textContent).not.toContain(words);
  });

  it('has a button for every option that points at the table, and hands back the one that was pressed', () => {
    const text = textIn('en');
    const kinds = new Set<string>();
    for (const seed of ['touch', 'hold', 'grasp'])
      for (const moment of night(seed, 6, { ...RICH, teams: true })) {
        const { asked } = moment.view('everything');
        const viewer = asked?.seats?.[0];
        if (asked === null || viewer === undefined) continue;
        const { glow, view } = propsFor(moment, viewer, text);
        const fresh = glow.filter(({ target }) => !kinds.has(`${target.kind} ${asked.frame.step}`));
        if (fresh.length === 0) continue;
        const picked: OptionId[] = [];
        const { container, unmount } = render(
          <Table moment={moment} viewer={viewer} text={text} onPick={(option) => picked.push(option)} />,
        );
        const labelOf = labelsOf(view, text);
        for (const { option, target } of glow) {
          kinds.add(`${target.kind} ${asked.frame.step}`);
          const label = labelOf(option);
          const buttons = buttonsCalled(container, label);
          for (const button of buttons) fireEvent.click(button);
          expect(picked, `${asked.frame.step} ${label}`).toContain(option);
        }
        unmount();
      }
    expect(new Set([...kinds].map((kind) => kind.split(' ')[0]))).toEqual(
      new Set(['clan', 'relic', 'card', 'location', 'facing', 'blood', 'token', 'deployed', 'seat']),
    );
  }, 120_000);

  it('VV-8.10: warns before the Drain that would eliminate the seat, and of nothing else', () => {
    const text = textIn('en');
    const [moment] = night('warning', 3);
    if (!moment) throw new Error('a match has no beginning');
    const view = moment.view(0);
    const players = view.state.players.map((player) => ({ ...player, tokens: 2 }));
    const drain = {
      ...view,
      asked: { ...view.asked, frame: { step: 'drain-which', seat: 0 } },
    } as typeof view;
    const close = { ...drain, state: { ...view.state, players } } as typeof view;
    expect(ui.warning?.('card:al-marcel', close, text)).toBe(text.plain('word-last-warning'));
    expect(ui.warning?.('card:victim', close, text)).toBeNull();
    expect(ui.warning?.('card:al-marcel', drain, text)).toBeNull();
    expect(ui.warning?.('drain', view, text)).toBeNull();
  });
});

describe('why who won', () => {
  it('is told for every participant as soon as a Conflict is over', () => {
    const text = textIn('en');
    let told = 0;
    for (const moment of night('why', 4)) {
      const heard = moment.heard('spectator');
      const last = heard.findLast(({ kind }) => kind === 'won');
      if (!last || moment.view('spectator').state.phase !== 'resolution') continue;
      const { unmount } = render(<Table moment={moment} viewer="spectator" text={text} />);
      const winner = NAMES[last.seat as number] ?? '';
      const label = text.plain('board-why', { location: last.location, name: winner });
      for (const button of buttonsCalled(document.body, label)) fireEvent.click(button);
      const powers = heard.filter(({ kind, location }) => kind === 'power' && location === last.location);
      const ledger = screen.getByRole('dialog');
      for (const { seat, total, cards } of powers) {
        expect(ledger.textContent).toContain(NAMES[seat as number]);
        expect(ledger.textContent).toContain(String(total));
        for (const card of cards as readonly (string | null)[])
          expect(ledger.textContent).toContain(
            card === null ? text.plain('word-face-down') : plain(text.thing('card', card)),
          );
      }
      told++;
      unmount();
    }
    expect(told).toBeGreaterThan(2);
  }, 60_000);
});

describe('the cards', () => {
  const things = [
    ...[...CLAN_CARD_IDS, ...ALLY_IDS, ...PLACE_IDS, ...RELIC_IDS, 'victim'].map(
      (id) => ['card', id] as const,
    ),
    ...CLAN_IDS.map((id) => ['clan', id] as const),
  ];

  it.each(things)('%s %s has a face with its name and its text in every language', (type, id) => {
    for (const language of ['en', 'pl', 'cs'] as const) {
      const text = textIn(language);
      const { container, unmount } = render(<ui.CardFace type={type} id={id} text={text} />);
      expect(container.querySelector('article')?.textContent).toContain(plain(text.thing(type, id)));
      expect(container.textContent).toContain(plain(text.thing(type, id, 'text')));
      unmount();
    }
  });

  it.each(LOCATION_IDS)('%s has a face with its scene', (id) => {
    const text = textIn('en');
    const { container } = render(<ui.CardFace type="location" id={id} text={text} />);
    expect(container.querySelector('article')?.textContent).toContain(plain(text.thing('location', id)));
    expect(container.querySelectorAll('svg path').length).toBeGreaterThan(10);
  });

  it('there are 63 clan cards, 30 Allies, 7 Places and 8 Relics', () => {
    expect([CLAN_CARD_IDS, ALLY_IDS, PLACE_IDS, RELIC_IDS].map(({ length }) => length)).toEqual([
      63, 30, 7, 8,
    ]);
  });
});
