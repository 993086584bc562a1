import type { Position, Seat } from '@nokturn/engine';
import {
  type Dice,
  newMatch as newMatchOf,
  optionsFor,
  StrictScene,
  strictScenes,
} from '@nokturn/engine/testing';
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
import { type LovciResult, lovciNoci } from '../index.ts';
import type { LovciOptions } from '../options.ts';
import type { LovciHappening } from '../rules/happenings.ts';
import type { Player, State } from '../rules/state.ts';
import type { LovciFrame } from '../rules/work.ts';
import type { LovciView } from '../secrets.ts';
import { census } from './trials.ts';

/**
 * Scenes of Lovci noci (see StrictScene in the engine): setting up a night by hand, and frequent sequences of moves.
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

/** One seat of a scene. By default: hidden, unhurt, in the centre, without equipment. */
export interface Sitting extends Partial<Omit<Player, 'eliminated'>> {
  /** The number of the batch in which the seat was eliminated. */
  readonly eliminated?: number;
}

export interface Setting {
  /** Missing seats are filled up to four with quiet characters; so are seats without a character. */
  readonly players?: readonly Sitting[];
  readonly active?: Seat;
  readonly start?: Seat;
  readonly round?: number;
  readonly slots?: readonly PlaceId[];
  /** The cards on top of the draw piles, the top one first; all others lie below them. */
  readonly decks?: { readonly green?: GreenId[]; readonly blue?: BlueId[]; readonly red?: RedId[] };
  /** The cards of the discard piles, the most recently discarded at the end. */
  readonly discards?: { readonly green?: GreenId[]; readonly blue?: BlueId[]; readonly red?: RedId[] };
  /** Draw piles that contain nothing but the cards named in `decks`: the others are left out of the scene. */
  readonly only?: readonly Colour[];
  readonly options?: Partial<LovciOptions>;
  /** The work that the scene begins with: a turn, or the opening prophecy. */
  readonly at?: 'turn' | 'opening';
  /** Dice that are rolled before anybody is asked anything. */
  readonly dice?: readonly Dice[];
}

/** Characters whose abilities do nothing by themselves while hidden, and who can take a lot. */
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

/** A roll that leads to the place (LN-5.2). */
const ROLL_TO: Readonly<Record<PlaceId, Dice>> = {
  'morganas-hut': '2/1',
  'well-of-wisdom': '3/2',
  chapel: '4/2',
  graveyard: '5/3',
  'enchanted-tree': '6/3',
  'stone-circle': '6/4',
};

const WINDOWS: readonly string[] = ['window-turn', 'window-attack', 'counter'];

const strict = strictScenes(afterEach);

export function scene(setting: Setting = {}): LovciScene {
  return strict(new LovciScene(setting));
}

/** A new match, as dealt. */
export function newMatch(seats: number, given: Partial<LovciOptions> = {}, seed?: string) {
  return newMatchOf(lovciNoci, seats, given, seed);
}

export class LovciScene extends StrictScene<State, LovciFrame, LovciHappening, LovciResult, LovciView> {
  constructor(setting: Setting) {
    const { dice = [] } = setting;
    super(lovciNoci, { state: stateOf(setting), work: [beginning(setting)], census, dice });
  }

  /** Everybody asked in the open window passes. */
  pass(...dice: readonly Dice[]): this {
    const { asked } = this.table.position;
    if (asked === null || !WINDOWS.includes(asked.frame.step))
      throw new Error(`no window is open but ${this.situation}`);
    this.during(() => {
      asked.seats.forEach((seat, i) => {
        if (asked.answers[i] === null) this.give(seat, 'pass');
      });
    }, dice);
    return this;
  }

  /** The active player's turn begins uneventfully: the window passes and the dice lead to the place. */
  goes(place: PlaceId): this {
    const { active } = this.state;
    this.during(() => {
      if (this.asked === 'window-turn') this.pass();
      if (this.asked === 'start') this.give(active, 'roll');
    }, [ROLL_TO[place]]);
    expect(this.state.players[active]?.place).toBe(place);
    return this;
  }

  /** Like `goes`; then the place is not used and the window before the attack passes. */
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

  // The current state

  /** For continuing elsewhere. */
  get position(): Position<State, LovciFrame> {
    const { position } = this.table;
    // The frame of the scene itself is not part of the game's work.
    return { ...position, work: position.work.slice(1) };
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

  /** The clause of the goal by which a seat has won. */
  goal(seat: Seat): string | undefined {
    return this.state.victories.find((victory) => victory.seat === seat)?.goal;
  }

  #player(seat: Seat): Player {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`there is no seat ${seat}`);
    return player;
  }
}

function beginning({ at, start = 0, players = [] }: Setting): LovciFrame {
  return at === 'opening'
    ? { step: 'opening-prophecy', giver: start, left: players.length }
    : { step: 'turn', extra: false };
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
  return optionsFor(lovciNoci, seats, { openingProphecy: 'never', ...given }) as unknown as LovciOptions;
}

/** Seats without a character get a quiet one; but first there must be a living werewolf and a living vampire. */
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
