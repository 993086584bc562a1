// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import type { Viewer } from '@nokturn/engine';
import { createText, type GameText, type Language, plain } from '@nokturn/text';
import { glowOf, seatOf } from '@nokturn/ui';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHARACTER_IDS } from '../../cards/characters.ts';
import { GREEN_IDS } from '../../cards/green.ts';
import { BLUE_IDS, RED_IDS } from '../../cards/open.ts';
import { PLACE_IDS } from '../../cards/places.ts';
import { lovciNoci } from '../../index.ts';
import { ui } from '../index.tsx';
import { type Moment, night } from './nights.ts';

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal'];

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
  onPick: (option: string) => void = () => {},
) {
  const view = moment.view(viewer);
  const ask = view.asked?.mine?.ask;
  const options = ask && 'options' in ask ? ask.options : [];
  const glow = glowOf(options, lovciNoci.pointsAt);
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

function Table({ moment, viewer, text }: { moment: Moment; viewer: Viewer; text: GameText }) {
  const props = propsFor(moment, viewer, text);
  return (
    <>
      <ui.Board {...props} news={{ sequence: 1, happenings: moment.heard(viewer) }} />
      {moment.state.players.map((_, seat) => (
        <ui.SeatSummary key={NAMES[seat]} {...props} seat={seat} />
      ))}
      <ui.OwnPanel {...props} />
      {ui.Notebook && seatOf(viewer) !== null && <ui.Notebook {...props} storageKey="test" />}
    </>
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
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the table', () => {
  it.each(['en', 'pl', 'cs'] as const)(
    'has words for every moment of a match (%s)',
    (language) => {
      const text = textIn(language);
      let shown = 0;
      for (const moment of night(`words ${language}`, 6)) {
        if (shown++ % 15 !== 0 && !moment.state.ended) continue;
        const { unmount } = render(<Table moment={moment} viewer={shown % 6} text={text} />);
        unmount();
        if (!moment.state.ended) continue;
        const view = moment.view('spectator');
        const { container } = render(
          <ui.ResultDetails
            view={view}
            names={NAMES.slice(0, 6)}
            text={text}
            settings={settings}
            history={[[0, 0, 0, 0, 0, 0], ui.scores(view.state)]}
          />,
        );
        for (const { character } of moment.state.players)
          expect(container.textContent).toContain(plain(text.thing('character', character)));
      }
      expect(shown).toBeGreaterThan(20);
    },
    60_000,
  );

  it('shows a spectator no character that is hidden', () => {
    const text = textIn('en');
    for (const moment of night('secret', 5)) {
      if (moment.state.round > 2) break;
      const { container, unmount } = render(<Table moment={moment} viewer="spectator" text={text} />);
      for (const { character, revealed, eliminated } of moment.state.players)
        if (!revealed && eliminated === 0)
          expect(container.textContent).not.toContain(plain(text.thing('character', character, 'ability')));
      unmount();
    }
  }, 60_000);

  it("keeps one's own character closed until it is peeked at", () => {
    const text = textIn('en');
    const [moment] = night('peek', 4);
    if (!moment) throw new Error('a match has no beginning');
    render(<ui.OwnPanel {...propsFor(moment, 2, text)} />);
    const ability = plain(text.thing('character', moment.state.players[2]?.character ?? '', 'ability'));
    expect(document.body.textContent).not.toContain(ability);
    fireEvent.click(screen.getAllByRole('button', { name: text.plain('board-peek') })[0] as HTMLElement);
    expect(document.body.textContent).toContain(ability);
    fireEvent.click(screen.getByRole('button', { name: text.plain('board-hide') }));
    expect(document.body.textContent).not.toContain(ability);
  });

  it('has a button for every option that points at the board, and hands back the one that was pressed', () => {
    const text = textIn('en');
    const kinds = new Set<string>();
    for (const moment of night('touch', 7)) {
      const { asked } = moment.view('everything');
      const viewer = asked?.seats?.[0];
      if (asked === null || viewer === undefined) continue;
      const picked: string[] = [];
      const props = propsFor(moment, viewer, text, (option) => picked.push(option));
      const fresh = props.glow.find(({ target }) => !kinds.has(`${target.kind} ${asked.frame.step}`));
      if (!fresh || fresh.target.kind === 'card') continue;
      kinds.add(`${fresh.target.kind} ${asked.frame.step}`);
      const { container, unmount } = render(<ui.Board {...props} news={{ sequence: 1, happenings: [] }} />);
      for (const { option } of props.glow) {
        const label = plain(
          text.label(asked.frame.step, option, { ...ui.facts(props.view), ...asked.frame }),
        );
        const [button] = within(container).getAllByRole('button', { name: (name) => name.startsWith(label) });
        fireEvent.click(button as HTMLElement);
      }
      expect(picked).toEqual(props.glow.map(({ option }) => option));
      unmount();
    }
    expect([...kinds].map((kind) => kind.split(' ')[0])).toEqual(
      expect.arrayContaining(['seat', 'place', 'deck', 'dice']),
    );
  }, 60_000);

  it('keeps marks in the notebook, for the next time it is opened', () => {
    const text = textIn('en');
    const [moment] = night('marks', 5);
    if (!moment || !ui.Notebook) throw new Error('there is no notebook');
    const props = propsFor(moment, 0, text);
    const open = () => (ui.Notebook ? <ui.Notebook {...props} storageKey="m1.0" /> : null);
    const mark = (name: RegExp) => screen.getByRole('button', { name });
    const { unmount } = render(open());
    fireEvent.click(mark(/^Ben, vampire: .*no mark/));
    expect(mark(/^Ben, vampire: .*you think so/)).toBeTruthy();
    unmount();
    render(open());
    expect(mark(/^Ben, vampire: .*you think so/)).toBeTruthy();
  });
});

describe('the cards', () => {
  const things = [
    ...CHARACTER_IDS.map((id) => ['character', id] as const),
    ...[...GREEN_IDS, ...BLUE_IDS, ...RED_IDS].map((id) => ['card', id] as const),
    ...PLACE_IDS.map((id) => ['place', id] as const),
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

  it('there are 59 of them, besides the places', () => {
    expect(things.length - PLACE_IDS.length).toBe(59);
  });
});
