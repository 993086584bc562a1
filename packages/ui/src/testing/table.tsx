import {
  type Frame,
  type Game,
  type Happening,
  memoize,
  type OptionId,
  type Result,
  type Viewer,
} from '@nokturn/engine';
import { type MatchMoment, randomMatch } from '@nokturn/engine/testing';
import { type Facts, type GameText, LANGUAGES, type Language, plain } from '@nokturn/text';
import { NAMES, sourcesOf, strictText } from '@nokturn/text/testing';
import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Box,
  boxOf,
  type GameUi,
  glowOf,
  type Layout,
  labelling,
  type SeatRoom,
  seatOf,
  type TableProps,
  type TouchProps,
} from '../board.ts';
import { KitProvider } from '../kit.tsx';

/** The facts about their space that the parts of a table get. */
interface OfDesk {
  readonly box: Box;
  readonly room: SeatRoom;
  readonly layout: Layout;
  readonly folded: boolean;
}

/** As in a window of 1366 by 657 pixels. */
export const DESK: OfDesk = {
  box: boxOf(854, 601),
  room: { kind: 'tile', width: 152, height: 124 },
  layout: 'desk',
  folded: false,
};

/** The facts about its board that only the game itself knows. */
export interface TableTrial<S, V> {
  /** The folder of the game, with `locales/` and `board/` in it. */
  readonly folder: string;
  /** Matches that are shown in all languages: one moment out of this many, and the end. */
  readonly shown: MatchTrial & { readonly every: number };
  /** Text that must appear in the details of a finished match. */
  result(moment: MatchMoment<S, V>, text: GameText): readonly string[];
  /** Matches in which everything that glows is touched. */
  readonly touched: MatchTrial & { readonly seeds: readonly string[] };
  /** The kinds of things that glow in these matches. */
  readonly glowing: readonly string[];
  /** Everything that has a face with a name and a text: its type and its id. */
  readonly faces: readonly (readonly [type: string, id: string])[];
}

interface MatchTrial {
  readonly seats: number;
  readonly options?: Facts;
}

/** For a game's own additional tests. */
export interface TableKit<S, V> {
  textIn(language: Language): GameText;
  propsFor(
    moment: MatchMoment<S, V>,
    viewer: Viewer,
    text: GameText,
    onPick?: (option: OptionId) => void,
  ): TableProps<V> & TouchProps & OfDesk;
  /** Everything that is on the table for a viewer. */
  table(
    moment: MatchMoment<S, V>,
    viewer: Viewer,
    text: GameText,
    onPick?: (option: OptionId) => void,
  ): ReactElement;
  /** A part of the table, inside the providers of the page. */
  inKit(props: Pick<TableProps<V>, 'view' | 'names' | 'text'>, part: ReactElement): ReactElement;
}

/**
 * Tests that the board of a game can show every moment in every language, that everything that glows can be touched,
 * and that everything has a face. Call it in a test file with a document (`@vitest-environment happy-dom`).
 */
export function testTable<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  ui: GameUi<V>,
  trial: TableTrial<S, V>,
): TableKit<S, V> {
  const kit = tableKit<S, V>(game, ui, trial.folder);

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
    it.each(LANGUAGES)(
      'has words for every moment of a match (%s)',
      (language) => showMatch(game, ui, trial, kit, language),
      90_000,
    );

    it('has a button for everything that glows, and returns the option that was pressed', () => {
      const touched = new Set<string>();
      const { seeds, seats, options = {} } = trial.touched;
      for (const seed of seeds)
        for (const moment of randomMatch(game, seed, seats, options)) touch(ui, kit, moment, touched);
      const kinds = new Set([...touched].map((kind) => kind.split(' ')[0]));
      expect(kinds).toEqual(new Set(trial.glowing));
    }, 120_000);
  });

  describe('the cards', () => {
    const texts = LANGUAGES.map(kit.textIn);
    it('shows all of them in its gallery, each once', () => {
      const shown = (ui.gallery ?? []).flatMap(({ things }) => things.map(({ type, id }) => `${type} ${id}`));
      expect(shown.toSorted()).toEqual(trial.faces.map((face) => face.join(' ')).toSorted());
    });

    it.each(trial.faces)('%s %s has a face with its name and its text in every language', (type, id) => {
      for (const text of texts) {
        const { container, unmount } = render(<ui.CardFace type={type} id={id} text={text} />);
        expect(container.querySelector('article')?.textContent).toContain(plain(text.thing(type, id)));
        expect(container.textContent).toContain(plain(text.thing(type, id, 'text')));
        unmount();
      }
    });
  });

  return kit;
}

/** Buttons whose names start with this. Searching by role takes a hundred times as long in a table of this size. */
export function buttonsCalled(within: HTMLElement, label: string): HTMLElement[] {
  return [...within.querySelectorAll('button')].filter((button) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith(label),
  );
}

/** `textIn` provides the words, if they are not today's. */
export function tableKit<S, V>(
  game: Pick<Game, 'pointsAt'>,
  ui: GameUi<V>,
  folder: string,
  textIn?: TableKit<S, V>['textIn'],
): TableKit<S, V> {
  const sources = sourcesOf(folder, 'locales', 'board/locales');
  const propsFor: TableKit<S, V>['propsFor'] = (moment, viewer, text, onPick = () => {}) => {
    const view = moment.view(viewer);
    const ask = view.asked?.mine?.ask;
    const glow = glowOf(ask && 'options' in ask ? ask.options : [], game.pointsAt);
    const names = NAMES.slice(0, ui.scores(view.state).length);
    return { view, names, text, settings: { reducedMotion: true }, glow, picked: [], onPick, ...DESK };
  };
  const inKit: TableKit<S, V>['inKit'] = ({ view, names, text }, part) => (
    <KitProvider text={text} names={names} CardFace={ui.CardFace} seatLooks={ui.seatLooks(view.state)}>
      {part}
    </KitProvider>
  );
  return {
    textIn: textIn ?? memoize((language) => strictText(language, sources[language])),
    propsFor,
    inKit,
    table(moment, viewer, text, onPick) {
      const props = propsFor(moment, viewer, text, onPick);
      return inKit(
        props,
        <>
          <ui.Board {...props} news={{ sequence: 1, happenings: moment.heard(viewer) }} />
          {props.names.map((name, seat) => (
            <ui.SeatSummary key={name} {...props} seat={seat} />
          ))}
          <ui.OwnPanel {...props} />
          {ui.Notebook && seatOf(viewer) !== null && <ui.Notebook {...props} storageKey="test" />}
        </>,
      );
    },
  };
}

function showMatch<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  ui: GameUi<V>,
  { shown: { seats, options = {}, every }, result }: TableTrial<S, V>,
  kit: TableKit<S, V>,
  language: Language,
): void {
  const text = kit.textIn(language);
  let moments = 0;
  for (const moment of randomMatch(game, `words ${language}`, seats, options)) {
    const view = moment.view('spectator');
    if (moments++ % every !== 0 && !view.over) continue;
    render(kit.table(moment, moments % seats, text)).unmount();
    if (!view.over) continue;
    const { names, settings } = kit.propsFor(moment, 'spectator', text);
    const scores = ui.scores(view.state);
    const details = (
      <ui.ResultDetails
        view={view}
        names={names}
        text={text}
        settings={settings}
        history={[scores.map(() => 0), scores]}
        rounds={[0, 3]}
      />
    );
    const { container } = render(kit.inKit({ view, names, text }, details));
    for (const words of result(moment, text)) expect(container.textContent).toContain(words);
  }
  expect(moments).toBeGreaterThan(every);
}

/** Touches everything that glows, if one of these things has not yet been touched in a decision of this kind. */
function touch<S, V>(
  ui: GameUi<V>,
  kit: TableKit<S, V>,
  moment: MatchMoment<S, V>,
  touched: Set<string>,
): void {
  const { asked } = moment.view('everything');
  const viewer = asked?.seats?.[0];
  if (!asked || viewer === undefined) return;
  const text = kit.textIn('en');
  const { glow, view } = kit.propsFor(moment, viewer, text);
  const { step } = asked.frame;
  const labelOf = labelling(ui.telling.facts)(view, text);
  if (glow.every(({ target }) => touched.has(`${target.kind} ${step}`))) return;
  const picked: OptionId[] = [];
  const { container, unmount } = render(kit.table(moment, viewer, text, (option) => picked.push(option)));
  for (const { option, target } of glow) {
    touched.add(`${target.kind} ${step}`);
    const label = labelOf(option);
    for (const button of buttonsCalled(container, label)) fireEvent.click(button);
    expect(picked, `${step} ${label}`).toContain(option);
  }
  unmount();
}
