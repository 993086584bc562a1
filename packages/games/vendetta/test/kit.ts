import {
  type Answer,
  chanceFrom,
  type Heard,
  hear,
  Match,
  type MyDecision,
  type Position,
  resolveOptions,
  type Seat,
  Table,
  type View,
  type Viewer,
  viewOf,
} from '@nokturn/engine';
import { afterEach, expect } from 'vitest';
import { ALLY_IDS, type AllyId } from '../cards/allies.ts';
import { CLAN_CARDS, type ClanCardId, cardsOfClan } from '../cards/clan-cards.ts';
import { CLAN_IDS, type ClanId } from '../cards/clans.ts';
import { type LocationId, locationsFor } from '../cards/locations.ts';
import type { PlaceId } from '../cards/places.ts';
import type { RelicId } from '../cards/relics.ts';
import { vendetta } from '../index.ts';
import type { VendettaOptions } from '../options.ts';
import type { VendettaHappening } from '../rules/happenings.ts';
import { type Deployed, NOTHING_HERE, type Player, type SeatPosition, type State } from '../rules/state.ts';
import type { VendettaFrame, VendettaTable } from '../rules/work.ts';
import type { VendettaView } from '../secrets.ts';

/**
 * Scenes: a position built by hand, then a strict script of what is asked and what is answered.
 *
 * Strict means: an answer that is not asked for and a card that gets lost fail the test, and so does a script that
 * does not say in its last line what comes next.
 */

/** A card on a Position: face up, or with a question mark face down and never shown. */
export type Laid = ClanCardId | `?${ClanCardId}`;

/** What lies on a seat's Position: cards in the order of deployment, and a number for blood. */
export type Layout = readonly (Laid | number)[];

/** One seat of a scene. What is not given: 6 blood, 3 Influence, one Victim, an empty hand. */
export interface Sitting extends Partial<Omit<Player, 'deck'>> {
  readonly on?: Partial<Record<LocationId, Layout>>;
  /** The whole Clan deck, the top card first; if not given, all cards of the clan that lie nowhere else. */
  readonly deck?: readonly ClanCardId[];
}

export interface Setting {
  /** Filled up to four seats; seats without a clan get one that nobody has. */
  readonly players: readonly Sitting[];
  readonly seats?: number;
  readonly round?: number;
  readonly ambition?: Seat;
  readonly allies?: Partial<Record<LocationId, AllyId>>;
  /** The Ally deck, the top card first. */
  readonly allyDeck?: readonly AllyId[];
  readonly places?: Partial<Record<LocationId, PlaceId>>;
  readonly victimDeck?: number;
  /** Revealed Relics that can be taken. */
  readonly relics?: readonly RelicId[];
  readonly options?: Partial<VendettaOptions>;
  /** Where the scene begins: a Location being resolved, the planning turn of a seat, or any work. */
  readonly at: LocationId | Seat | VendettaFrame['step'] | readonly VendettaFrame[];
  /** The seed, where chance matters. */
  readonly seed?: string;
}

/** A decision that never comes up in the middle of a game: a scene that reaches it is over. */
const CURTAIN: VendettaFrame = { step: 'choose-clan', seat: 0 };

export function scene(setting: Setting): Scene {
  const one = new Scene(setting);
  open.push(one);
  return one;
}

/** A Location, the first one if not said otherwise, at which everybody stays. */
export function fight(players: readonly Sitting[], setting: Partial<Setting> = {}): Scene {
  return scene({ at: 'loc-1', ...setting, players }).stay();
}

const open: Scene[] = [];
afterEach(({ task }) => {
  const scenes = open.splice(0);
  if (task.result?.state !== 'fail') for (const one of scenes) one.mustBeFinished();
});

/** A new match, as it is dealt. */
export function newMatch(seats: number, given: Partial<VendettaOptions> = {}, seed = 'night') {
  return Match.begin(vendetta, { seats, options: resolved(seats, given), seed });
}

/** A new match after the clans have been drafted, each seat taking the first sheet. */
export function drafted(seats: number, given: Partial<VendettaOptions> = {}, seed = 'night') {
  const match = newMatch(seats, given, seed);
  while (['choose-clan', 'choose-relic'].includes(match.position.asked?.frame.step ?? '')) answerFirst(match);
  return match;
}

/** The first listed answer of everybody who is asked. */
export function answerFirst(match: ReturnType<typeof newMatch>): void {
  const { asked } = match.position;
  asked?.seats.forEach((seat, i) => {
    const ask = asked.asks[i];
    if (match.position.asked !== asked || asked.answers[i] !== null || ask === undefined) return;
    const answer = ask.kind === 'amount' ? ask.min : (ask.options[0] as string);
    expect(match.answer(seat, answer)).toBeNull();
  });
}

export class Scene {
  readonly #table: VendettaTable;
  readonly #pieces: string;
  readonly #log: VendettaHappening[] = [];
  /** How far the log has been read by `told`. */
  #read = 0;
  /** Whether the script has said what is asked now. */
  #checked = false;

  constructor(setting: Setting) {
    const position: Position<State, VendettaFrame> = {
      state: stateOf(setting),
      chance: chanceFrom(setting.seed ?? 'scene'),
      work: [CURTAIN, ...[...beginning(setting)].reverse()],
      asked: null,
      over: false,
    };
    this.#table = new Table(vendetta, position, { listening: true });
    this.#pieces = this.#count();
    this.#during(() => this.#table.advance());
  }

  // What is asked

  /** The open decision is this one, put to exactly these seats; with options, each of them has exactly these. */
  asks(seats: Seat | readonly Seat[], step: VendettaFrame['step'], options?: readonly string[]): this {
    const { asked } = this.#table.position;
    const wanted = typeof seats === 'number' ? [seats] : [...seats];
    expect({ step: asked?.frame.step, seats: [...(asked?.seats ?? [])].sort() }).toEqual({
      step,
      seats: wanted.sort(),
    });
    this.#checked = true;
    if (options) for (const seat of wanted) this.offers(seat, options);
    return this;
  }

  /** The seat is asked and has exactly these options. */
  offers(seat: Seat, options: readonly string[]): this {
    expect([...this.options(seat)].sort()).toEqual([...options].sort());
    this.#checked = true;
    return this;
  }

  /** The options of a seat, in the order in which they are listed. */
  options(seat: Seat): readonly string[] {
    const { ask } = this.#mine(seat);
    if (ask.kind !== 'one') throw new Error(`seat ${seat} is not asked for one option`);
    return ask.options;
  }

  /** The seat is asked for an amount from 0 to this. */
  upTo(seat: Seat, most: number): this {
    expect(this.#mine(seat).ask).toEqual({ kind: 'amount', min: 0, max: most });
    this.#checked = true;
    return this;
  }

  /** What is answered for a seat whose clock runs out. */
  fallback(seat: Seat): Answer {
    return this.#mine(seat).fallback;
  }

  /** The rules know the option but do not allow it, by this clause; being told so changes nothing. */
  bars(seat: Seat, option: string, clause: string): this {
    const before = JSON.stringify(this.#table.position);
    const refusal = this.#table.answer(seat, option);
    expect(refusal).toMatchObject({ code: 'barred', clause });
    expect(refusal?.why?.id).toMatch(/^reason-/);
    expect(this.#mine(seat).barred.map((barred) => barred.option)).toContain(option);
    expect(JSON.stringify(this.#table.position)).toBe(before);
    return this;
  }

  /** Nobody may answer this, and trying changes nothing. */
  refuses(seat: Seat, answer: Answer): this {
    const before = JSON.stringify(this.#table.position);
    expect(this.#table.answer(seat, answer)).not.toBeNull();
    expect(JSON.stringify(this.#table.position)).toBe(before);
    return this;
  }

  // What is answered

  answer(seat: Seat, ...answers: readonly Answer[]): this {
    for (const answer of answers)
      this.#during(() => {
        const refusal = this.#table.answer(seat, answer);
        if (refusal) throw new Error(`${refusal.reason} to seat ${seat}: ${this.#asked()}`);
      });
    return this;
  }

  /** All who are asked choose together: to stay, except for those who are named. */
  stay(...withdrawing: readonly Seat[]): this {
    const { asked } = this.#table.position;
    if (asked?.frame.step !== 'stay-or-withdraw') throw new Error(`nobody has to stay: ${this.#asked()}`);
    for (const seat of asked.seats) this.answer(seat, withdrawing.includes(seat) ? 'withdraw' : 'stay');
    return this;
  }

  /** The fallback is answered for everybody until this decision is open, or the scene is over. */
  passUntil(step: VendettaFrame['step'] | 'curtain'): this {
    for (let i = 0; i < 1000; i++) {
      const { asked, over } = this.#table.position;
      const here = asked?.frame === CURTAIN ? 'curtain' : asked?.frame.step;
      if (here === step || asked === null || over) break;
      if (here === 'curtain') throw new Error(`the scene was over before ${step}`);
      asked.seats.forEach((seat, at) => {
        if (this.#table.position.asked === asked && asked.answers[at] === null)
          this.answer(seat, this.fallback(seat));
      });
    }
    return this;
  }

  // What happened

  /** Such a thing was told, after everything that `told` has found before. */
  told<K extends VendettaHappening['kind']>(
    kind: K,
    facts: Partial<Extract<VendettaHappening, { kind: K }>> = {},
  ): this {
    const at = this.#log.findIndex(
      (happening, i) => i >= this.#read && matches(happening, { kind, ...facts }),
    );
    if (at < 0) {
      const rest = this.#log.slice(this.#read).map((happening) => JSON.stringify(happening));
      throw new Error(`not told: ${kind} ${JSON.stringify(facts)}, only\n${rest.join('\n')}`);
    }
    this.#read = at + 1;
    return this;
  }

  /** Nothing like it was told at all. */
  untold<K extends VendettaHappening['kind']>(
    kind: K,
    facts: Partial<Extract<VendettaHappening, { kind: K }>> = {},
  ): this {
    expect(this.#log.filter((happening) => matches(happening, { kind, ...facts }))).toEqual([]);
    return this;
  }

  /** Everything of this kind, as the viewer hears it. */
  heard(viewer: Viewer, kind: VendettaHappening['kind']): Heard[] {
    return this.#log
      .flatMap((happening) => hear(vendetta.hearing, happening, viewer, this.state) ?? [])
      .filter((heard) => heard.kind === kind);
  }

  /** The total Power of each participant in the last Conflict, by seat. */
  get totals(): Readonly<Record<Seat, number>> {
    const last = this.#log.findLastIndex(({ kind }) => kind === 'won');
    const totals: Record<Seat, number> = {};
    for (let i = last - 1; this.#log[i]?.kind === 'power'; i--) {
      const power = this.#log[i];
      if (power?.kind === 'power') totals[power.seat] = power.total;
    }
    return totals;
  }

  // What is

  get state(): State {
    return this.#table.position.state;
  }

  view(viewer: Viewer): View<VendettaView> {
    return viewOf(vendetta, this.#table.position, viewer);
  }

  player(seat: Seat): Player {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`there is no seat ${seat}`);
    return player;
  }

  pool(seat: Seat): number {
    return this.player(seat).pool;
  }

  get pools(): readonly number[] {
    return this.state.players.map(({ pool }) => pool);
  }

  influence(seat: Seat): number {
    return this.player(seat).influence;
  }

  hand(seat: Seat): readonly ClanCardId[] {
    return this.player(seat).hand;
  }

  /** What lies on a Position, in the words of a layout. */
  on(location: LocationId, seat: Seat): Layout {
    const { cards, blood } = this.#position(location, seat);
    const laid = cards.map(({ card, faceUp }): Laid => (faceUp ? card : `?${card}`));
    return blood > 0 ? [...laid, blood] : laid;
  }

  blood(location: LocationId, seat: Seat): number {
    return this.#position(location, seat).blood;
  }

  isActive(seat: Seat): boolean {
    return this.player(seat).eliminated === 0;
  }

  /** The work of the scene is done, and nobody was asked anything else. */
  ends(): this {
    const { asked } = this.#table.position;
    expect(asked?.frame === CURTAIN ? 'the end' : this.#asked()).toBe('the end');
    this.#checked = true;
    return this;
  }

  /** The match is over and exactly these seats have won. */
  over(winners: readonly Seat[]): this {
    expect(this.#table.position.over, `the match goes on: ${this.#asked()}`).toBe(true);
    expect([...vendetta.result(this.state).winners].sort()).toEqual([...winners].sort());
    this.#checked = true;
    return this;
  }

  mustBeFinished(): void {
    if (!this.#checked) throw new Error(`the scene does not say what comes next: ${this.#asked()}`);
  }

  #position(location: LocationId, seat: Seat): SeatPosition {
    return this.state.positions[this.state.locations.indexOf(location)]?.[seat] as SeatPosition;
  }

  #mine(seat: Seat): MyDecision {
    const mine = this.view(seat).asked?.mine;
    if (!mine) throw new Error(`seat ${seat} is not asked: ${this.#asked()}`);
    return mine;
  }

  #asked(): string {
    const { asked, over } = this.#table.position;
    return over
      ? 'the match is over'
      : JSON.stringify({ ...asked?.frame, seats: asked?.seats, asks: asked?.asks });
  }

  /** Lets something happen, and counts the cards. */
  #during(happens: () => void): void {
    happens();
    this.#log.push(...this.#table.collect());
    expect(this.#count(), 'a card was lost or made').toBe(this.#pieces);
    this.#checked = false;
  }

  #count(): string {
    const { players, positions, aside, out, allyDeck, allies, victimDeck } = this.state;
    const cards = [
      ...players.flatMap(({ hand, deck, bottom, drawn }) => [...hand, ...deck, ...bottom, ...drawn]),
      ...[...positions.flat().flatMap((position) => position.cards), ...aside].map(({ card }) => card),
      ...out.clanCards,
    ];
    const people = [
      ...allyDeck,
      ...allies.filter((ally) => ally !== null),
      ...players.flatMap((player) => [...player.allies, ...player.drained]),
      ...out.allies,
    ];
    const victims = players.reduce((sum, player) => sum + player.victims + player.drainedVictims, 0);
    return `${cards.sort()} ${people.sort()} ${victims + victimDeck + out.victims}`;
  }
}

function beginning({ at, players, seats }: Setting): readonly VendettaFrame[] {
  if (Array.isArray(at)) return at;
  if (typeof at === 'number') return [{ step: 'turn', seat: at }];
  const location = locationsFor(Math.max(4, players.length, seats ?? 0)).indexOf(at as LocationId);
  return location >= 0 ? [{ step: 'location', location }] : [{ step: at } as VendettaFrame];
}

function matches(happening: VendettaHappening, facts: Record<string, unknown>): boolean {
  const told: Record<string, unknown> = { ...happening };
  return Object.entries(facts).every(([fact, value]) => JSON.stringify(told[fact]) === JSON.stringify(value));
}

function resolved(seats: number, given: Partial<VendettaOptions>) {
  const result = resolveOptions(vendetta, seats, given);
  if ('problem' in result) throw new Error(result.problem.reason);
  return result.options;
}

function stateOf(setting: Setting): State {
  const count = setting.seats ?? Math.max(4, setting.players.length);
  const sitting = Array.from({ length: count }, (_, seat) => setting.players[seat] ?? {});
  const locations = locationsFor(count);
  const options = resolved(count, {
    relics: setting.relics !== undefined || sitting.some(({ relic }) => relic),
    places: setting.places !== undefined,
    ...setting.options,
  }) as unknown as VendettaOptions;
  const players = cast(sitting, locations.length);
  const allies = locations.map((location) => setting.allies?.[location] ?? null);
  const used = [...allies, ...players.flatMap((player) => [...player.allies, ...player.drained])];
  const ambition = setting.ambition ?? 0;
  return {
    options,
    locations,
    places: locations.map((location) => setting.places?.[location] ?? null),
    allies,
    players,
    positions: locations.map((location) =>
      sitting.map((one, seat) => positionOf(one.on?.[location] ?? [], seat, players)),
    ),
    allyDeck: setting.allyDeck
      ? [...setting.allyDeck].reverse()
      : ALLY_IDS.filter((ally) => !used.includes(ally)),
    victimDeck: setting.victimDeck ?? 20,
    // The curtain is a real decision and needs something to choose from.
    sheets: ['brujah', 'gangrel'],
    relics: setting.relics ?? [],
    first: ambition,
    ambition,
    round: setting.round ?? 1,
    phase: 'planning',
    lap: 1,
    turn: null,
    location: null,
    stage: null,
    plan: null,
    here: NOTHING_HERE,
    banes: [],
    aside: [],
    out: { clanCards: [], allies: [], victims: 0 },
    ended: false,
  };
}

function cast(sitting: readonly Sitting[], locations: number): Player[] {
  const free: ClanId[] = CLAN_IDS.filter((clan) => sitting.every((one) => one.clan !== clan));
  const laid = sitting.flatMap((one) => Object.values(one.on ?? {})).flatMap((layout) => layout.map(bare));
  return sitting.map(({ on: _laid, deck, clan: wanted, ...given }) => {
    const clan = wanted ?? (free.shift() as ClanId);
    const { hand = [], bottom = [], drawn = [] } = given;
    const elsewhere: readonly (string | number)[] = [...laid, ...hand, ...bottom, ...drawn];
    return {
      clan,
      pool: 6,
      influence: 3,
      earned: { rewards: 0, frenzies: 0, places: 0, given: 0, lost: 0 },
      hand,
      deck: deck ? [...deck].reverse() : cardsOfClan(clan).filter((card) => !elsewhere.includes(card)),
      bottom: [],
      drawn: [],
      known: cardsOfClan(clan).filter((card) => CLAN_CARDS[card].starter),
      allies: [],
      victims: 1,
      drained: [],
      drainedVictims: 0,
      tokens: 0,
      flipped: 0,
      relic: null,
      relicUsed: false,
      eliminated: 0,
      frenzies: 0,
      diableries: 0,
      won: Array<number>(locations).fill(0),
      ...given,
    };
  });
}

function bare(laid: Laid | number): ClanCardId | number {
  return typeof laid === 'number' ? laid : (laid.replace('?', '') as ClanCardId);
}

function positionOf(layout: Layout, seat: Seat, players: readonly Player[]): SeatPosition {
  let blood = 0;
  const cards: Deployed[] = [];
  for (const laid of layout) {
    const card = bare(laid);
    if (typeof card === 'number') blood += card;
    else {
      const faceUp = card === laid;
      const owner = players.findIndex(({ clan }) => clan === CLAN_CARDS[card].clan);
      cards.push({ card, owner: owner < 0 ? seat : owner, faceUp, open: faceUp, seenBy: [] });
    }
  }
  return { blood, cards };
}
