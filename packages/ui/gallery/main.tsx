import { createText, type GameText, LANGUAGES, type Language } from '@nokturn/text';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { ui } from '../../games/lovci-noci/board/index.tsx';
import { CHARACTER_BACK, DECK_LOOKS } from '../../games/lovci-noci/board/looks.ts';
import { CHARACTER_IDS, PARTIES } from '../../games/lovci-noci/cards/characters.ts';
import { COLOURS } from '../../games/lovci-noci/cards/colours.ts';
import { GREEN_IDS } from '../../games/lovci-noci/cards/green.ts';
import { BLUE_IDS, RED_IDS } from '../../games/lovci-noci/cards/open.ts';
import { PLACE_IDS } from '../../games/lovci-noci/cards/places.ts';
import { lovciNoci } from '../../games/lovci-noci/index.ts';
import { Button, CardBack, Die, glowOf, KitProvider, Marked, SEAT_LOOKS, SeatBadge } from '../src/index.ts';
import { type Moment, momentOf, momentsOf } from './states.ts';
import './gallery.css';

const NAMES = ['Elżbieta', 'Ivo', 'Šárka', 'Tomasz', 'Maud', 'Řehoř', 'Olek', 'Zdislava'];
const GAME_WORDS = import.meta.glob<string>('../../games/lovci-noci/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

const asked = new URLSearchParams(location.search);
const language = LANGUAGES.find((tag) => tag === asked.get('language')) ?? 'en';
const seats = Number(asked.get('seats') ?? 6);
const part = asked.get('part') ?? 'table';
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

async function wordsOf(tag: Language): Promise<readonly string[]> {
  const load = GAME_WORDS[`../../games/lovci-noci/locales/${tag}.ftl`];
  return Promise.all([load?.() ?? '', ui.words(tag)]);
}

/** When to stop and look: by name, so that an address names a picture. */
const MOMENTS: Readonly<Record<string, Parameters<typeof momentOf>[0]['until']>> = {
  opening: () => true,
  move: ({ asked }, move) => move > 90 && asked?.frame.step === 'free-move' && asked.mine !== null,
  attack: ({ asked }, move) => move > 120 && asked?.frame.step === 'attack' && asked.mine !== null,
  well: ({ asked, state }, move) =>
    move > 30 &&
    asked?.frame.step === 'place' &&
    asked.mine !== null &&
    state.players[state.active]?.place === 'well-of-wisdom',
  prophecy: ({ asked }, move) => move > 60 && asked?.frame.step === 'prophecy-reply' && asked.mine !== null,
  steal: ({ asked }) => asked?.frame.step === 'steal-card' && asked.mine !== null,
  late: ({ state }) => state.batches >= 2,
  end: () => false,
};

function TablePart({ text }: { text: GameText }) {
  const name = asked.get('moment') ?? 'attack';
  const [moment] = useState(() =>
    momentOf({
      seats,
      seed: asked.get('seed') ?? 'gallery',
      viewer: 0,
      until: MOMENTS[name] ?? (() => true),
    }),
  );
  const { view, happenings, history } = moment;
  const ask = view.asked?.mine?.ask;
  const options = ask && 'options' in ask ? ask.options : [];
  const shared = { view, names: NAMES, text, settings: { reducedMotion: true } };
  const touch = {
    glow: glowOf(options, lovciNoci.pointsAt),
    picked: [],
    onPick: (option: string) => console.log(`picked ${option}`),
  };
  return (
    <div className="table">
      <div className="seats">
        {view.state.players.map((_, seat) => (
          <ui.SeatSummary key={SEAT_LOOKS[seat]?.id} {...shared} {...touch} seat={seat} />
        ))}
      </div>
      <div className="middle">
        <ui.Board {...shared} {...touch} news={{ sequence: 1, happenings }} />
      </div>
      <div className="side">
        <ui.OwnPanel {...shared} {...touch} />
        {ui.Notebook && <ui.Notebook {...shared} storageKey="gallery" />}
        {view.over && <ui.ResultDetails {...shared} history={history} />}
      </div>
    </div>
  );
}

/** A match that plays itself, with everything that moves. */
function PlayPart({ text }: { text: GameText }) {
  const [moments] = useState(() => momentsOf({ seats, seed: asked.get('seed') ?? 'gallery', viewer: 0 }));
  const [{ moment, sequence }, step] = useReducer(
    ({ sequence }: { moment: Moment; sequence: number }) => ({
      moment: moments.next().value,
      sequence: sequence + 1,
    }),
    null,
    () => ({ moment: moments.next().value, sequence: 0 }),
  );
  const shown = useCallback(() => setTimeout(step, 50), []);
  useEffect(() => {
    if (moment.happenings.length === 0 || sequence === 0) shown();
  }, [moment, sequence, shown]);
  const { view, happenings } = moment;
  return (
    <div className="middle">
      <ui.Board
        view={view}
        names={NAMES}
        text={text}
        settings={{ reducedMotion: false }}
        glow={[]}
        picked={[]}
        onPick={() => {}}
        news={{ sequence, happenings }}
        onShown={shown}
      />
    </div>
  );
}

function ResultPart({ text }: { text: GameText }) {
  const [{ view, history }] = useState(() =>
    momentOf({ seats, seed: asked.get('seed') ?? 'gallery', viewer: 0, until: () => false }),
  );
  return (
    <ui.ResultDetails
      view={view}
      names={NAMES}
      text={text}
      settings={{ reducedMotion: true }}
      history={history}
    />
  );
}

function CardsPart({ text }: { text: GameText }) {
  const things = [
    ...CHARACTER_IDS.map((id) => ({ type: 'character', id })),
    ...[...GREEN_IDS, ...BLUE_IDS, ...RED_IDS].map((id) => ({ type: 'card', id })),
    ...PLACE_IDS.map((id) => ({ type: 'place', id })),
    ...PARTIES.map((id) => ({ type: 'party', id })),
  ];
  const group = asked.get('group');
  return (
    <div className="cards">
      {things
        .filter(({ type }) => !group || type === group)
        .map(({ type, id }) => (
          <ui.CardFace key={`${type} ${id}`} type={type} id={id} text={text} facts={{ cards: 'kosmos' }} />
        ))}
      {!group &&
        [...COLOURS.map((colour) => DECK_LOOKS[colour]), CHARACTER_BACK].map((deck) => (
          <div key={deck.tint} style={{ width: 280 }}>
            <CardBack deck={deck} />
          </div>
        ))}
    </div>
  );
}

function KitPart({ text }: { text: GameText }) {
  return (
    <KitProvider text={text} names={NAMES} CardFace={ui.CardFace}>
      <h1>{text.plain('game')}</h1>
      <p>{text.plain('game', {}, 'about')}</p>
      <p className="row" style={{ fontSize: 28 }}>
        {NAMES.map((name, seat) => (
          <SeatBadge key={name} seat={seat} name={name} />
        ))}
      </p>
      <p className="row">
        {[1, 2, 3, 4, 5, 6].map((value) => (
          <Die key={value} sides={6} value={value} />
        ))}
        {[1, 2, 3, 4].map((value) => (
          <Die key={value} sides={4} value={value} />
        ))}
      </p>
      <p className="row">
        {(['move', 'plain', 'quiet', 'danger'] as const).map((look) => (
          <Button key={look} look={look}>
            {text.plain('answer-start-roll')}
          </Button>
        ))}
        <Button look="move" size="large">
          {text.plain('answer-start-roll')}
        </Button>
        <Button isDisabled>{text.plain('answer-start-roll')}</Button>
      </p>
      <p>
        <Marked
          text={text.narrate({ kind: 'transferred', card: 'crossbow', from: 1, to: 2, how: 'stolen' }) ?? ''}
        />
      </p>
      <p>
        <Marked text={text.narrate({ kind: 'revealed', seat: 4, character: 'volko', forced: false }) ?? ''} />
      </p>
    </KitProvider>
  );
}

const PARTS = {
  table: TablePart,
  cards: CardsPart,
  kit: KitPart,
  result: ResultPart,
  play: PlayPart,
} as const;
const Part = PARTS[part as keyof typeof PARTS] ?? TablePart;
const text = createText({
  language,
  sources: await wordsOf(language),
  names: NAMES,
  onError: (error) => console.error(error.message),
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nProvider locale={language}>
    <Part text={text} />
  </I18nProvider>,
);
