import { createText, type GameText, type Language, plain, type Thing } from '@nokturn/text';
import { type GallerySection, type GameUi, KitProvider } from '@nokturn/ui';
import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing } from '../app/Loading.tsx';
import { loaded } from '../app/loads.ts';
import { go, Link, useAddress } from '../app/router.tsx';
import { sayInTitle } from '../app/title.ts';
import { useGameName, useSay, useWords } from '../app/words.tsx';
import { balanceOf, gameWords, type Listed, listed, rulesText } from '../games.ts';
import { localResults } from '../history/localResults.ts';
import { useAsked } from '../history/useAsked.ts';
import { SearchField } from '../parts/SearchField.tsx';
import { once, useBoard, useRules, useTableSources, useTableText } from '../parts/useGame.ts';
import { speaksOf, wantedIn } from '../rules/search.ts';
import { savedMatches } from '../source/local/saved.ts';
import { call } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import controls from '../styles/controls.module.css';
import styles from './CardsScreen.module.css';
import { mentionedIn } from './mentioned.ts';
import { type OwnUse, ownMatchesWith, withMatchesOf } from './own.ts';
import { type Found, foundIn } from './study.ts';

/** What is known about the cards of a game besides their faces. */
interface Known {
  readonly found: ReadonlyMap<string, Found>;
  clausesOf(thing: Thing): readonly string[];
}

const known = once(async (id): Promise<Known> => {
  const [study, rules, words] = await Promise.all([
    loaded(() => balanceOf(id)),
    loaded(() => rulesText(id, 'en')),
    loaded(() => gameWords(id, 'en')),
  ]);
  const english = createText({ language: 'en', sources: [words.default], names: [] });
  const mentioned = mentionedIn(rules);
  return {
    found: foundIn(study),
    clausesOf: ({ type, id: thing }) => mentioned(thing, plain(english.thing(type, thing))),
  };
});

const NOBODY: readonly string[] = [];
const NONE: ReadonlyMap<string, OwnUse> = new Map();

export default function CardsScreen({ rest: [id = ''] }: { rest: readonly string[] }) {
  const game = listed(id);
  return game ? <Cards game={game} /> : <Missing />;
}

/** Every card of a game, large, with what the rules say about it and how bots do with it. */
function Cards({ game }: { game: Listed }) {
  const say = useSay();
  const title = useGameName(game.id).plain('game');
  const ui = use(useBoard(game.id));
  const { cards } = use(useRules(game.id));
  const text = useTableText(use(useTableSources(game.id)), NOBODY, { cards });
  const about = use(known(game.id));
  const identity = useIdentity();
  const asked = useAsked(`${game.id} ${identity?.person.id}`, () => ownMatches(game.id, identity !== null));
  const own = asked.state === 'there' ? asked.found : NONE;
  const { query } = useAddress();
  const kind = query.get('kind');
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search);
  const { language } = useWords();
  const sections = useMemo(
    () => shownIn({ ui, text, language }, kind, words),
    [ui, text, language, kind, words],
  );
  const count = sections.reduce((sum, { things }) => sum + things.length, 0);

  useEffect(() => {
    sayInTitle(say('title', { screen: `${say('cards')} · ${title}` }));
    return () => sayInTitle();
  }, [say, title]);

  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{say('cards-of', { game: title })}</h1>
        <div className={styles.tools}>
          <SearchField label={say('cards-search')} value={search} onChange={setSearch} />
          <nav className={styles.kinds} aria-label={say('cards-kinds')}>
            {[null, ...(ui.gallery ?? []).map(({ id }) => id)].map((one) => (
              <a
                key={one ?? ''}
                className={`${controls.action} ${controls.small}`}
                href={one === null ? `/cards/${game.id}` : `/cards/${game.id}?kind=${one}`}
                aria-current={kind === one ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  go(event.currentTarget.href, { replace: true });
                }}
              >
                {one === null ? say('cards-all') : text.plain(`gallery-${one}`)}
              </a>
            ))}
          </nav>
          <p className={controls.dim} role="status">
            {say('cards-found', { count })}
          </p>
        </div>
        <KitProvider text={text} names={NOBODY} CardFace={ui.CardFace}>
          {sections.map(({ id, things }) => (
            <section key={id} aria-label={text.plain(`gallery-${id}`)}>
              <h2>{text.plain(`gallery-${id}`)}</h2>
              <ul className={styles.cards}>
                {things.map((thing) => (
                  <li key={thing.id} id={thing.id}>
                    <ui.CardFace type={thing.type} id={thing.id} text={text} facts={{}} />
                    <About game={game} thing={thing} about={about} own={own.get(thing.id)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </KitProvider>
      </main>
    </>
  );
}

/**
 * The player's own results with each card: from this browser, and from the site if it knows the player and can be
 * reached.
 */
async function ownMatches(game: string, isKnown: boolean): Promise<ReadonlyMap<string, OwnUse>> {
  const results = await localResults(game);
  const saved = new Set(savedMatches.get().map(({ id }) => id));
  const here = ownMatchesWith(results, (id) => saved.has(id));
  if (!isKnown) return here;
  return call('statistics', { query: { game } }).then(
    ({ statistics }) => withMatchesOf(statistics, here),
    () => here,
  );
}

interface AboutProps {
  readonly game: Listed;
  readonly thing: Thing;
  readonly about: Known;
  readonly own: OwnUse | undefined;
}

function About({ game, thing, about, own }: AboutProps) {
  const say = useSay();
  const { language } = useWords();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const clauses = about.clausesOf(thing);
  const found = about.found.get(thing.id);
  return (
    <div className={styles.about}>
      {clauses.length > 0 && (
        <p>
          {say('cards-rules')}{' '}
          {clauses.map((clause) => (
            <Link key={clause} href={`/rules/${game.id}#${clause}`}>
              {clause}
            </Link>
          ))}
        </p>
      )}
      <p>{found ? say(`cards-${found.what}`, { ...found }) : say('cards-uncounted')}</p>
      {own && (
        <p>
          <Link href={`/statistics/${game.id}`} className={styles.sentence}>
            {say('cards-own', { matches: own.matches, won: own.won })}
          </Link>
          {own.last.length > 0 && ` ${say('cards-seen')}`}
          {own.last.map(({ id, at }) => (
            <Link key={id} href={`/replay/local/${id}`}>
              {when.format(at)}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

interface Gallery {
  readonly ui: GameUi;
  readonly text: GameText;
  readonly language: Language;
}

/** The cards of a kind, or of all kinds, whose name or text contains all of the words, in any form. */
function shownIn(
  { ui, text, language }: Gallery,
  kind: string | null,
  words: string,
): readonly GallerySection[] {
  const wanted = wantedIn(words, [language]);
  const isMeant = ({ type, id }: Thing) =>
    speaksOf(`${plain(text.thing(type, id))} ${plain(text.thing(type, id, 'text', {}))}`, wanted, language);
  return (ui.gallery ?? [])
    .filter(({ id }) => kind === null || id === kind)
    .map(({ id, things }) => ({ id, things: wanted.length === 0 ? things : things.filter(isMeant) }))
    .filter(({ things }) => things.length > 0);
}
