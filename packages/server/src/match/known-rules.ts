import { type Game, type Rulebook, rulebookOf, UNRELEASED } from '@nokturn/engine';
import { candidatesFor, fittingRules, type Library, libraryOf } from '@nokturn/games/library';
import { refuse } from '../refused.ts';
import type { Entry, MatchInfo, Store } from '../store/store.ts';
import * as matchInfo from './match-info.ts';

/** Where the rules of a match are: here, on another running server, or nowhere. */
export type WhereRulesAre = 'here' | 'elsewhere' | 'gone';

/** The rules that this server can play by. */
export class KnownRules {
  readonly #library: Library;
  readonly #store: Pick<Store, 'announced'>;

  constructor(library: Library, store: Pick<Store, 'announced'>) {
    this.#library = library;
    this.#store = store;
  }

  /** What this server announces to the others: the releases it can play by. */
  get digests(): readonly string[] {
    const released = this.#library.today.flatMap(({ id, digest }) => [
      ...this.#library.releasesOf(id).map((release) => release.digest),
      digest,
    ]);
    return [...new Set(released)].filter((digest) => digest !== UNRELEASED);
  }

  /** The id of any one of the games. */
  any(): string {
    const { today } = this.#library;
    const [first] = today;
    const found = today[Math.floor(Math.random() * today.length)] ?? first;
    if (found === undefined) throw new Error('there is no game');
    return found.id;
  }

  /** Today's rules of a game. */
  today(game: string): Rulebook {
    const found = this.#library.today.find(({ id }) => id === game);
    if (found === undefined) throw refuse('unknown-game', `there is no game "${game.slice(0, 40)}"`);
    return found;
  }

  isToday(rules: Rulebook): boolean {
    return this.#library.today.includes(rules);
  }

  /**
   * The rules for new matches of a game: the newest that all running servers know, so that no match is started which
   * one of them could not continue.
   */
  async forNewMatch(game: string): Promise<Rulebook> {
    const today = this.today(game);
    if (today.digest === UNRELEASED) return today;
    const others = await this.#store.announced();
    const isKnown = (digest: string) => others.every((known) => known.includes(digest));
    if (isKnown(today.digest)) return today;
    const release = this.#library.releasesOf(game).findLast(({ digest }) => isKnown(digest));
    return (release && (await this.#library.find(game, release.digest))) ?? today;
  }

  /**
   * The rules of a match that has started; null if they are not here. Matches from before there were releases name them
   * by a number that several may share: then the newest under which all its moves can be played.
   */
  async of(info: MatchInfo, entries: readonly Entry[]): Promise<Rulebook | null> {
    const candidates = await candidatesFor(this.#library, info);
    if (candidates.length < 2) return candidates[0] ?? null;
    return fittingRules(candidates, matchInfo.recordOf(info, entries)) ?? candidates[0] ?? null;
  }

  /** Whether another server can play a match whose rules are not here. */
  async whereIs({ digest }: MatchInfo): Promise<Exclude<WhereRulesAre, 'here'>> {
    if (digest === undefined || digest === UNRELEASED) return 'gone';
    const others = await this.#store.announced();
    return others.some((known) => known.includes(digest)) ? 'elsewhere' : 'gone';
  }
}

/** Games that were never released, for people who are writing one. */
export function unreleased(games: readonly Game[]): Library {
  return libraryOf({
    today: games.map((game) =>
      rulebookOf(game, {
        digest: UNRELEASED,
        cards: {},
        bot: () => Promise.reject(new Error(`${game.id} brings no bots along`)),
      }),
    ),
  });
}
