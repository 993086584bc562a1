import {
  type Answer,
  type Ask,
  chanceFrom,
  type Heard,
  hear,
  Match,
  type MyDecision,
  type Position,
  Random,
  randomAnswer,
  resolveOptions,
  type Seat,
  Table,
  type View,
  type Viewer,
  viewOf,
} from '@nokturn/engine';
import { afterEach, expect } from 'vitest';
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '../cards/characters.ts';
import type { Colour } from '../cards/colours.ts';
import { GREEN_IDS, type GreenId, PROPHECIES } from '../cards/green.ts';
import {
  BLUE_IDS,
  type BlueId,
  OPEN_CARDS,
  type OpenId,
  RAW_RED_SPLIT,
  RED_IDS,
  type RedId,
} from '../cards/open.ts';
import type { PlaceId } from '../cards/places.ts';
import { lovciNoci } from '../index.ts';
import type { LovciOptions } from '../options.ts';
import type { Reason } from '../rules/choices.ts';
import type { LovciHappening } from '../rules/happenings.ts';
import type { Player, State } from '../rules/state.ts';
import type { LovciFrame, LovciTable } from '../rules/work.ts';
import type { LovciView } from '../secrets.ts';

/**
 * Scenes: a position built by hand, then a strict script of what is asked and what is answered.
 *
 * Strict means: an answer that is not asked for, a die that is rolled but not given, a die that is given but not rolled
 * and a card that gets lost all fail the test, and so does a script that does not say in its last line what comes next.
 */

/** Layout L1 of the worked examples, s0 to s5. */
export const L1: readonly PlaceId[] = [
  'stone-circle',
  'well-of-wisdom',
  'chapel',
  'enchanted-tree',
  'graveyard',
  'morganas-hut',
];

/** A roll of both dice as d6/d4, like '5/3', or of one die. */
export type Dice = `${number}/${number}` | number;

/** One seat of a scene. What is not given: hidden, unhurt, in the centre, without equipment. */
export interface Sitting extends Partial<Omit<Player, 'eliminated'>> {
  /** The number of the batch in which the seat was eliminated. */
  readonly eliminated?: number;
}

export interface Setting {
  /** Seats that are not given are filled up to four with quiet characters; so are seats without a character. */
  readonly players?: readonly Sitting[];
  readonly active?: Seat;
  readonly start?: Seat;
  readonly round?: number;
  readonly slots?: readonly PlaceId[];
  /** The cards on top of the draw piles, the top one first; all others lie below them. */
  readonly decks?: { readonly green?: GreenId[]; readonly blue?: BlueId[]; readonly red?: RedId[] };
  /** The cards of the discard piles, the one discarded last at the end. */
  readonly discards?: { readonly green?: GreenId[]; readonly blue?: BlueId[]; readonly red?: RedId[] };
  /** Draw piles that hold nothing but the cards named in `decks`: the others are out of the scene. */
  readonly only?: readonly Colour[];
  readonly options?: Partial<LovciOptions>;
  /** The work the scene begins with: a turn, or the opening prophecy. */
  readonly at?: 'turn' | 'opening';
  /** Dice that are rolled before anybody is asked anything. */
  readonly dice?: readonly Dice[];
}

/** Characters whose abilities do nothing by themselves while hidden, and who survive a lot. */
const QUIET: readonly CharacterId[] = [
  'gregor',
  'viktorie',
  'frederik',
  'waldemar',
  'gerulf',
  'volko',
  'fenris',
  'wilhelmina',
];

/** A roll that names the place (LN-5.2). */
export const ROLL_TO: Readonly<Record<PlaceId, Dice>> = {
  'morganas-hut': '2/1',
  'well-of-wisdom': '3/2',
  chapel: '4/2',
  graveyard: '5/3',
  'enchanted-tree': '6/3',
  'stone-circle': '6/4',
};

const WINDOWS: readonly string[] = ['window-turn', 'window-attack', 'counter'];

export function scene(setting: Setting = {}): Scene {
  const one = new Scene(setting);
  scenes.push(one);
  return one;
}

const scenes: Scene[] = [];
afterEach(({ task }) => {
  const played = scenes.splice(0);
  if (task.result?.state !== 'fail') for (const one of played) one.mustBeFinished();
});

/** A new match, as it is dealt. */
export function newMatch(seats: number, given: Partial<LovciOptions> = {}, seed = 'night') {
  const resolved = resolveOptions(lovciNoci, seats, given);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return Match.begin(lovciNoci, { seats, options: resolved.options, seed });
}

/** A match played at random: what is told, after each of up to `most` answers. */
export function* randomMatch(seats: number, given: Partial<LovciOptions>, seed: string, most = 600) {
  const match = newMatch(seats, given, seed);
  const random = new Random(seed);
  for (let answers = 0; answers < most; answers++) {
    yield { match, told: match.collect() };
    const { asked } = match.position;
    if (asked === null) return;
    const at = asked.answers.indexOf(null);
    match.answer(
      asked.seats[at] as Seat,
      randomAnswer(asked.asks[at] as Ask, (n) => random.below(n)),
    );
  }
}

export class Scene {
  readonly #table: LovciTable;
  readonly #cards: Readonly<Record<Colour, number>>;
  readonly #log: LovciHappening[] = [];
  /** How far the log has been read by `told`. */
  #read = 0;
  /** Whether the script has said what is asked now. */
  #checked = false;

  constructor(setting: Setting) {
    const position: Position<State, LovciFrame> = {
      state: stateOf(setting),
      chance: chanceFrom('scene'),
      work: [beginning(setting)],
      asked: null,
      over: false,
    };
    this.#table = new Table(lovciNoci, position, { listening: true });
    this.#cards = this.#count();
    this.#during(setting.dice ?? [], () => this.#table.advance());
    this.#checked = false;
  }

  // What is asked

  /** The open decision is this one, put to exactly these seats; with options, each of them has exactly these. */
  asks(seats: Seat | readonly Seat[], step: string, options?: readonly string[]): this {
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

  /** What is answered for a seat whose clock runs out. */
  fallback(seat: Seat): Answer {
    return this.#mine(seat).fallback;
  }

  /** The rules know the option but do not allow it, by this clause; being told so changes nothing. */
  bars(seat: Seat, option: string, clause: string, reason?: Reason): this {
    const before = JSON.stringify(this.#table.position);
    const refusal = this.#table.answer(seat, option);
    expect(refusal).toMatchObject({ code: 'barred', clause });
    if (reason) expect(refusal?.why).toEqual({ id: `reason-${reason}` });
    expect(this.#mine(seat).barred.map((barred) => barred.option)).toContain(option);
    expect(JSON.stringify(this.#table.position)).toBe(before);
    this.#checked = true;
    return this;
  }

  // What is answered

  answer(seat: Seat, option: string, ...dice: readonly Dice[]): this {
    this.#during(dice, () => {
      const refusal = this.#table.answer(seat, option);
      if (refusal)
        throw new Error(
          `${refusal.reason} to seat ${seat} in ${this.asked ?? 'a finished match'}: ${this.#asked()}`,
        );
    });
    return this;
  }

  /** Everybody who is asked in the open window passes. */
  pass(...dice: readonly Dice[]): this {
    const { asked } = this.#table.position;
    if (asked === null || !WINDOWS.includes(asked.frame.step))
      throw new Error(`no window is open but ${this.#asked()}`);
    this.#during(dice, () => {
      asked.seats.forEach((seat, i) => {
        if (asked.answers[i] === null) this.#table.answer(seat, 'pass');
      });
    });
    return this;
  }

  /** The active player's turn begins quietly: the window passes and the dice lead to the place. */
  goes(place: PlaceId): this {
    const { active } = this.state;
    this.#during([ROLL_TO[place]], () => {
      if (this.asked === 'window-turn') this.pass();
      if (this.asked === 'start') this.#table.answer(active, 'roll');
    });
    expect(this.state.players[active]?.place).toBe(place);
    return this;
  }

  /** As `goes`, then the place is not used and the window before the attack passes. */
  readyToAttack(place: PlaceId): this {
    this.goes(place);
    if (this.asked === 'place') this.answer(this.state.active, 'skip');
    return this.pass().asks(this.state.active, 'attack');
  }

  /** A whole turn in which the active player goes to the place and does nothing else. */
  quietTurn(place: PlaceId): this {
    const { active } = this.state;
    this.goes(place);
    if (this.asked === 'place') this.answer(active, 'skip');
    if (this.asked === 'window-attack') this.pass();
    if (this.asked === 'attack') this.answer(active, 'none');
    if (this.asked === 'end') this.answer(active, 'end');
    return this;
  }

  // What happened

  /** Such a thing was told, after everything that `told` has found before. */
  told<K extends LovciHappening['kind']>(
    kind: K,
    facts: Partial<Extract<LovciHappening, { kind: K }>> = {},
  ): this {
    const at = this.#log.findIndex(
      (happening, i) => i >= this.#read && matches(happening, { kind, ...facts }),
    );
    if (at < 0)
      throw new Error(
        `not told: ${kind} ${JSON.stringify(facts)}, but ${JSON.stringify(this.#log.slice(this.#read))}`,
      );
    this.#read = at + 1;
    return this;
  }

  /** Nothing like it was told at all. */
  untold<K extends LovciHappening['kind']>(
    kind: K,
    facts: Partial<Extract<LovciHappening, { kind: K }>> = {},
  ): this {
    expect(this.#log.filter((happening) => matches(happening, { kind, ...facts }))).toEqual([]);
    return this;
  }

  /** Everything of this kind, as the viewer hears it. */
  heard(viewer: Viewer, kind: LovciHappening['kind']): Heard[] {
    return this.log(viewer).filter((heard) => heard.kind === kind);
  }

  /** The whole log of a viewer. */
  log(viewer: Viewer): Heard[] {
    return this.#log.flatMap((happening) => hear(lovciNoci.hearing, happening, viewer, this.state) ?? []);
  }

  // What is

  get state(): State {
    return this.#table.position.state;
  }

  /** The name of the open decision. */
  get asked(): string | null {
    return this.#table.position.asked?.frame.step ?? null;
  }

  view(viewer: Viewer): View<LovciView> {
    return viewOf(lovciNoci, this.#table.position, viewer);
  }

  damage(seat: Seat): number {
    return this.#player(seat).damage;
  }

  get damages(): readonly number[] {
    return this.state.players.map(({ damage }) => damage);
  }

  place(seat: Seat): PlaceId | null {
    return this.#player(seat).place;
  }

  equipment(seat: Seat): readonly OpenId[] {
    return this.#player(seat).equipment;
  }

  isRevealed(seat: Seat): boolean {
    return this.#player(seat).revealed;
  }

  isLiving(seat: Seat): boolean {
    return this.#player(seat).eliminated === 0;
  }

  isSpent(seat: Seat): boolean {
    return this.#player(seat).spent;
  }

  /** The match is over and exactly these seats have won. */
  over(winners: readonly Seat[]): this {
    expect(this.#table.position.over, `the match goes on: ${this.#asked()}`).toBe(true);
    const result = lovciNoci.result(this.state);
    expect([...result.winners].sort()).toEqual([...winners].sort());
    this.#checked = true;
    return this;
  }

  /** The clause of the goal by which a seat has won. */
  goal(seat: Seat): string | undefined {
    return this.state.victories.find((victory) => victory.seat === seat)?.goal;
  }

  mustBeFinished(): void {
    if (!this.#checked) throw new Error(`the scene does not say what comes next: ${this.#asked()}`);
  }

  #mine(seat: Seat): MyDecision {
    const mine = this.view(seat).asked?.mine;
    if (!mine) throw new Error(`seat ${seat} is not asked: ${this.#asked()}`);
    return mine;
  }

  #player(seat: Seat): Player {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`there is no seat ${seat}`);
    return player;
  }

  #asked(): string {
    const { asked, over } = this.#table.position;
    return over
      ? 'the match is over'
      : JSON.stringify({ ...asked?.frame, seats: asked?.seats, asks: asked?.asks });
  }

  /** Lets something happen with exactly these dice, and keeps count of the cards. */
  #during(dice: readonly Dice[], happens: () => void): void {
    const { chance } = this.#table.position;
    const loaded = dice.flatMap((die) => (typeof die === 'number' ? [die] : die.split('/').map(Number)));
    const outer = chance.loaded ?? [];
    if (loaded.length > 0) chance.loaded = [...loaded, ...outer];
    const { drawn } = chance;
    this.#checked = true;
    happens();
    const told = this.#table.collect();
    this.#log.push(...told);
    const left = this.#table.position.chance;
    if ((left.loaded?.length ?? 0) > outer.length)
      throw new Error(`dice were not rolled: ${left.loaded?.join(', ')}`);
    if (left.drawn > drawn && !this.#log.some(({ kind }) => kind === 'reshuffled'))
      throw new Error('dice were rolled that the scene does not give');
    expect(this.#count(), 'a card was lost or made').toEqual(this.#cards);
    this.#checked = false;
  }

  #count(): Record<Colour, number> {
    const { decks, discards, players, resolving, prophecy } = this.state;
    const open = players.flatMap((player) => player.equipment).concat(resolving ?? []);
    const count = (colour: Colour) => decks[colour].length + discards[colour].length;
    return {
      green: count('green') + (prophecy ? 1 : 0),
      blue: count('blue') + open.filter((id) => OPEN_CARDS[id].colour === 'blue').length,
      red: count('red') + open.filter((id) => OPEN_CARDS[id].colour === 'red').length,
    };
  }
}

function beginning({ at, start = 0, players = [] }: Setting): LovciFrame {
  return at === 'opening'
    ? { step: 'opening-prophecy', giver: start, left: players.length }
    : { step: 'turn', extra: false };
}

function matches(happening: LovciHappening, facts: Record<string, unknown>): boolean {
  const told: Record<string, unknown> = { ...happening };
  return Object.entries(facts).every(([fact, value]) => JSON.stringify(told[fact]) === JSON.stringify(value));
}

function stateOf(setting: Setting): State {
  const given = setting.players ?? [];
  const sitting = Array.from({ length: Math.max(4, given.length) }, (_, seat) => given[seat] ?? {});
  const options = optionsOf(sitting.length, setting.options ?? {});
  const players = cast(sitting);
  const dealt = players.map(({ character }) => character);
  const active = setting.active ?? 0;
  return {
    options,
    slots: setting.slots ?? L1,
    players,
    ...piles(
      setting,
      options,
      players.flatMap(({ equipment }) => equipment),
    ),
    resolving: null,
    prophecy: null,
    notes: [],
    shown: [],
    undealt: CHARACTER_IDS.filter((id) => !dealt.includes(id)),
    start: setting.start ?? 0,
    active,
    round: setting.round ?? 3,
    batches: Math.max(...players.map(({ eliminated }) => eliminated)),
    victims: [],
    chilled: false,
    victories: [],
    ended: false,
  };
}

function optionsOf(seats: number, given: Partial<LovciOptions>): LovciOptions {
  const resolved = resolveOptions(lovciNoci, seats, { openingProphecy: 'never', ...given });
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return resolved.options as unknown as LovciOptions;
}

/** Seats without a character get a quiet one; first of all there must be a living werewolf and a living vampire. */
function cast(sitting: readonly Sitting[]): Player[] {
  const free = QUIET.filter((id) => sitting.every(({ character }) => character !== id));
  const lives = (party: string) =>
    sitting.some(
      ({ character, eliminated }) => character && !eliminated && CHARACTERS[character].party === party,
    );
  const missing = (['werewolf', 'vampire'] as const).filter((party) => !lives(party));
  const next = (): CharacterId => {
    const party = missing.shift();
    const at = party ? free.findIndex((id) => CHARACTERS[id].party === party) : 0;
    const [id] = free.splice(at, 1);
    if (id === undefined) throw new Error('the scene needs more quiet characters than there are');
    return id;
  };
  return sitting.map(({ equipment, ...rest }) => ({
    character: rest.character ?? next(),
    revealed: (rest.eliminated ?? 0) > 0,
    eliminated: 0,
    damage: 0,
    place: null,
    extraTurns: 0,
    spent: false,
    void: false,
    shielded: false,
    furred: false,
    turncoat: false,
    ...rest,
    equipment: [...(equipment ?? [])],
  }));
}

function piles(
  { decks = {}, discards = {}, only = [] }: Setting,
  options: LovciOptions,
  owned: readonly OpenId[],
) {
  const count = (id: OpenId) =>
    options.redSplit === 'raw'
      ? (RAW_RED_SPLIT[id] ?? OPEN_CARDS[id].count.kosmos)
      : OPEN_CARDS[id].count[options.cards];
  const green = pile('green', GREEN_IDS, (id) => PROPHECIES[id].count[options.cards], []);
  const blue = pile('blue', BLUE_IDS, count, owned);
  const red = pile('red', RED_IDS, count, owned);
  return {
    decks: { green: green.deck, blue: blue.deck, red: red.deck },
    discards: { green: green.discard, blue: blue.discard, red: red.discard },
  };

  function pile<Id extends string>(
    colour: Colour,
    ids: readonly Id[],
    copies: (id: Id) => number,
    elsewhere: readonly string[],
  ): { deck: Id[]; discard: Id[] } {
    const top = (decks[colour] ?? []) as readonly string[] as readonly Id[];
    const discard = (discards[colour] ?? []) as readonly string[] as readonly Id[];
    const rest = ids.flatMap((id) => Array.from({ length: copies(id) }, () => id));
    for (const id of [
      ...top,
      ...discard,
      ...elsewhere.filter((id) => (ids as readonly string[]).includes(id)),
    ]) {
      const at = (rest as string[]).indexOf(id);
      if (at < 0) throw new Error(`there are not that many ${id}`);
      rest.splice(at, 1);
    }
    // The top card is the last one of the list.
    const below = only.includes(colour) ? [] : rest;
    return { deck: [...below, ...[...top].reverse()], discard: [...discard] };
  }
}
