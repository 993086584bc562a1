import type { Heard, Seat } from '@nokturn/engine';
import { CHARACTERS, type CharacterId, type Party } from '../cards/characters.ts';
import { GREEN_IDS, type GreenId, PROPHECIES } from '../cards/green.ts';
import { OPEN_CARDS, type OpenId } from '../cards/open.ts';
import type { PlaceId } from '../cards/places.ts';
import { has } from '../rules/equipment.ts';
import type { LovciHappening } from '../rules/happenings.ts';
import type { Outcome } from '../rules/state.ts';
import type { LovciView } from '../secrets.ts';
import { appliesTo } from './beliefs.ts';

/** A prophecy as one viewer remembers it: everybody hears the outcome, few know the card (LN-8.8). */
export interface Remembered {
  readonly giver: Seat;
  readonly receiver: Seat;
  readonly outcome: Outcome;
  /** Points healed or taken. */
  readonly amount: number;
  readonly unhurt: boolean;
  readonly card: GreenId | null;
}

/** How well a character fits something that a seat did. */
type Fit = (id: CharacterId) => number;

/** Something that one seat chose to do to another. */
interface Act {
  readonly by: Seat;
  readonly to: Seat;
  readonly kind: 'attack' | 'harm' | 'help' | 'spare';
  /** The other seat's character was open. */
  readonly open: boolean;
}

/** What was heard, as far as it reveals characters. */
export class Evidence {
  readonly prophecies: readonly Remembered[];
  readonly #acts: readonly Act[];
  readonly #fits: readonly (readonly Fit[])[];

  /** Seats that seem to play without a plan. */
  readonly careless: readonly boolean[];

  private constructor(
    prophecies: readonly Remembered[],
    acts: readonly Act[],
    fits: readonly (readonly Fit[])[],
    careless: readonly boolean[],
  ) {
    this.careless = careless;
    this.prophecies = prophecies;
    this.#acts = acts;
    this.#fits = fits;
  }

  static from(view: LovciView, heard: readonly Heard[]): Evidence {
    const listener = new Listener(view);
    for (const one of heard) listener.hear(one as PartlyHeard);
    const own = listener.prophecies.filter(({ card }) => card !== null);
    const prophecies = own.length === view.notes.length ? listener.prophecies : view.notes.map(remembered);
    return new Evidence(prophecies, listener.acts, listener.fits, listener.careless);
  }

  /** The evidence that everybody else at the table has too. */
  get common(): Evidence {
    const prophecies = this.prophecies.map((prophecy) => ({ ...prophecy, card: null }));
    return new Evidence(prophecies, this.#acts, this.#fits, this.careless);
  }

  /** How well a character fits everything known about a seat. */
  fit(seat: Seat, id: CharacterId): number {
    let weight = 1;
    for (const fits of this.#fits[seat] ?? []) weight *= fits(id);
    for (const prophecy of this.prophecies)
      if (prophecy.receiver === seat) weight *= outcomeFits(id, prophecy);
    return weight;
  }

  /** How well the parties fit the seats' actions towards each other; the actions of careless players tell nothing. */
  harmony(partyOf: (seat: Seat) => Party): number {
    let weight = 1;
    for (const { by, to, kind, open } of this.#acts)
      if (!this.careless[by])
        weight *= LIKELIHOOD[kind][open ? 'open' : 'hidden'][relation(partyOf(by), partyOf(to))];
    return weight;
  }
}

type Relation = 'foes' | 'friends' | 'toHuman' | 'fromHuman';

function relation(by: Party, to: Party): Relation {
  if (by === 'human') return 'fromHuman';
  if (to === 'human') return 'toHuman';
  return by === to ? 'friends' : 'foes';
}

/**
 * How often a seat did something to another when it could, by their relationship and by whether it was visible. "spare"
 * means that an attack was possible and not made. Measured in 159 games of searching bots (5,954 possible attacks,
 * 3,608 possible blows, 268 possible prayers), with the likeliest set to 1, and all drawn 15% towards 1 to allow for
 * players whose actions mean nothing.
 */
const LIKELIHOOD: Readonly<Record<Act['kind'], Record<'open' | 'hidden', Record<Relation, number>>>> = {
  attack: {
    open: { foes: 1, friends: 0.15, toHuman: 0.41, fromHuman: 0.58 },
    hidden: { foes: 1, friends: 0.47, toHuman: 0.62, fromHuman: 0.7 },
  },
  harm: {
    open: { foes: 1, friends: 0.16, toHuman: 0.18, fromHuman: 0.45 },
    hidden: { foes: 1, friends: 0.43, toHuman: 0.41, fromHuman: 0.73 },
  },
  help: {
    open: { foes: 0.15, friends: 1, toHuman: 0.5, fromHuman: 0.39 },
    hidden: { foes: 0.43, friends: 1, toHuman: 0.66, fromHuman: 0.73 },
  },
  spare: {
    open: { foes: 0.4, friends: 1, toHuman: 0.85, fromHuman: 0.95 },
    hidden: { foes: 0.6, friends: 1, toHuman: 0.87, fromHuman: 0.95 },
  },
};

/** A happening with some facts possibly missing. */
type PartlyHeard = {
  [K in LovciHappening['kind']]: Partial<Extract<LovciHappening, { kind: K }>> & { kind: K };
}[LovciHappening['kind']];

/** Goes through what was heard, oldest first, and keeps the informative parts. */
class Listener {
  readonly prophecies: Remembered[] = [];
  readonly acts: Act[] = [];
  readonly fits: Fit[][];
  readonly careless: boolean[];
  /** The seats that showed a face before anybody could attack. */
  readonly #early: boolean[];
  readonly #view: LovciView;
  readonly #damage: number[];
  readonly #open: boolean[];
  readonly #living: boolean[];
  readonly #places: (PlaceId | null)[];
  /** The hidden seats that were attacked in this turn. */
  #attacked: Seat[] = [];
  /** The active seat, as long as it has attacked nobody. */
  #peaceful: Seat | null = null;
  #round = 0;
  /** A seat that has just shown its face and has not made use of it yet. */
  #shown: Seat | null = null;

  constructor(view: LovciView) {
    this.#view = view;
    this.#damage = view.players.map(() => 0);
    this.#open = view.players.map(() => false);
    this.#living = view.players.map(() => true);
    this.#places = view.players.map(() => null);
    this.fits = view.players.map(() => []);
    this.careless = view.players.map(() => false);
    this.#early = view.players.map(() => false);
  }

  hear(told: PartlyHeard): void {
    if (this.#shown !== null) this.#judge(this.#shown, told);
    switch (told.kind) {
      case 'turn':
        // LN-12.17: Wilhelmina hardly ever lets an attack pass.
        for (const seat of this.#attacked)
          this.#tell(seat, (id) => (id === 'wilhelmina' ? AGAINST_INTEREST : 1));
        this.#attacked = [];
        this.#endTurn();
        this.#peaceful = told.seat ?? null;
        return;
      case 'round':
        this.#round = told.round ?? 0;
        return;
      case 'moved':
        if (told.seat !== undefined) this.#places[told.seat] = told.place ?? null;
        return;
      case 'skipped':
        // Seats that answer at random leave the place unused in 40% of turns; novices and searching bots in under 1%.
        if (told.seat !== undefined && this.#early[told.seat]) this.careless[told.seat] = true;
        return;
      case 'prophecy':
        this.#prophecy(told);
        return;
      case 'attacked':
        this.#attack(told);
        return;
      case 'damaged':
        if (told.seat !== undefined) this.#damage[told.seat] = told.after ?? 0;
        if (told.source !== 'attack' && told.source !== 'counter' && told.source !== 'prophecy')
          this.#harm(told);
        return;
      case 'healed':
        if (told.seat !== undefined) this.#damage[told.seat] = told.after ?? 0;
        return;
      case 'set-to-seven':
        if (told.seat !== undefined) this.#damage[told.seat] = told.after ?? 0;
        return;
      case 'chose':
        if (told.card === 'distant-prayer') this.#act(told.seat, told.target, 'help');
        if (told.card === 'blood-moon' && told.target !== undefined)
          this.#act(told.seat, told.target, (this.#damage[told.target] ?? 0) > 7 ? 'help' : 'harm');
        return;
      case 'declined':
        this.#declined(told);
        return;
      case 'no-effect':
        if (told.card === 'light-of-truth' && told.seat !== undefined && !this.#open[told.seat])
          this.#tell(told.seat, (id) => (this.#isUnmasked(id) ? 0 : 1));
        return;
      case 'eliminated':
        if (told.seat !== undefined) this.#living[told.seat] = false;
        if (told.seat !== undefined) this.#open[told.seat] = true;
        return;
      case 'revealed':
        if (told.seat !== undefined) this.#open[told.seat] = true;
        if (told.seat !== undefined && !told.forced && this.#round === 1) this.#shown = told.seat;
        return;
    }
  }

  /** LN-11.3: a face is shown together with the action that needs it. Showing it for nothing means having no plan. */
  #judge(seat: Seat, next: PartlyHeard): void {
    this.#shown = null;
    this.#early[seat] = true;
    const by = 'attacker' in next ? next.attacker : 'seat' in next ? next.seat : null;
    this.careless[seat] = by !== seat || next.kind === 'turn' || next.kind === 'move-rolled';
  }

  #tell(seat: Seat, fits: Fit): void {
    this.fits[seat]?.push(fits);
  }

  #act(by: Seat | undefined, to: Seat | undefined, kind: Act['kind']): void {
    if (by === undefined || to === undefined || by === to) return;
    this.acts.push({ by, to, kind, open: this.#open[to] === true });
  }

  #prophecy({
    giver,
    receiver,
    outcome,
    amount = 0,
    card,
  }: Extract<PartlyHeard, { kind: 'prophecy' }>): void {
    if (giver === undefined || receiver === undefined || outcome === undefined) return;
    const unhurt = this.#damage[receiver] === 0;
    this.prophecies.push({ giver, receiver, outcome, amount, unhurt, card: card ?? null });
  }

  #attack({ attacker, victims = [], how }: Extract<PartlyHeard, { kind: 'attacked' }>): void {
    if (how === 'counter') return;
    this.#peaceful = null;
    // The owner of Firestorm does not choose its victims (LN-9.16).
    if (victims.length === 1) this.#act(attacker, victims[0], 'attack');
    this.#attacked.push(...victims.filter((seat) => !this.#open[seat]));
  }

  /** LN-9.3: seats that the active player could have attacked, but did not. */
  #endTurn(): void {
    const active = this.#peaceful;
    if (active === null || !this.#living[active] || (this.#round < 2 && !this.#view.options.firstRoundAttack))
      return;
    // A player who owns a crossbow now may not have owned it then.
    const player = this.#view.players[active];
    if (player !== undefined && has(player, 'reach')) return;
    const here = this.#areaOf(active);
    if (here === null) return;
    for (let seat = 0; seat < this.#places.length; seat++)
      if (this.#living[seat] && this.#areaOf(seat) === here) this.#act(active, seat, 'spare');
  }

  #areaOf(seat: Seat): number | null {
    const place = this.#places[seat] ?? null;
    return place === null ? null : this.#view.slots.indexOf(place) >> 1;
  }

  #harm({ seat, cause, source }: Extract<PartlyHeard, { kind: 'damaged' }>): void {
    if (seat === undefined || cause === undefined) return;
    if (source === 'heavens-wrath' || source === 'powder-keg' || source === 'midnight-duel') return;
    if (seat !== cause) this.#act(cause, seat, 'harm');
    else if (source === 'enchanted-tree') this.#tell(seat, (id) => (likesToDie(id) ? 1 : AGAINST_INTEREST));
  }

  /** LN-7.23: a seat could have healed everything, but did not. */
  #declined({ seat, card }: Extract<PartlyHeard, { kind: 'declined' }>): void {
    if (seat === undefined || card === undefined || this.#open[seat]) return;
    const { effect } = OPEN_CARDS[card as OpenId];
    const damage = this.#damage[seat] ?? 0;
    if (effect?.kind === 'heal-if') {
      const temptation = damage >= 6 ? AGAINST_INTEREST : damage >= 3 ? 0.8 : 1;
      this.#tell(seat, (id) =>
        CHARACTERS[id].party === effect.party || effect.letters?.includes(CHARACTERS[id].letter)
          ? temptation
          : 1,
      );
    } else if (effect?.kind === 'heal-self' || effect?.kind === 'hurt-other')
      this.#tell(seat, (id) => (likesToDie(id) ? 1 : AGAINST_INTEREST));
  }

  /** Light of Truth (7.6). */
  #isUnmasked(id: CharacterId): boolean {
    const { party } = CHARACTERS[id];
    if (party === 'vampire') return id !== 'ulrik';
    return party === 'werewolf' && this.#view.options.lightOfTruth === 'both';
  }
}

/** The likelihood of an action against a seat's own interest, relative to its usual ones. */
const AGAINST_INTEREST = 0.3;

function likesToDie(id: CharacterId): boolean {
  return id === 'dalibor' || id === 'cecilie';
}

function remembered({ giver, receiver, card, outcome }: LovciView['notes'][number]): Remembered {
  const { effect } = PROPHECIES[card];
  return {
    giver,
    receiver,
    card,
    outcome,
    amount: effect.kind === 'hurt' ? effect.amount : 1,
    unhurt: false,
  };
}

/** How well a character fits the outcome of a prophecy, over all cards it may have been. */
function outcomeFits(id: CharacterId, prophecy: Remembered): number {
  if (prophecy.card !== null) return cardFits(prophecy.card, id, prophecy);
  let fitting = 0;
  for (const card of GREEN_IDS) fitting += PROPHECIES[card].count.kosmos * cardFits(card, id, prophecy);
  return fitting / GREEN_CARDS;
}

const GREEN_CARDS = GREEN_IDS.reduce((sum, card) => sum + PROPHECIES[card].count.kosmos, 0);

/** How likely a card has a given outcome for a character (LN-8.6, LN-8.9 to LN-8.13). */
export function cardFits(card: GreenId, id: CharacterId, prophecy: Remembered): number {
  const applies = prophecy.outcome !== 'nothing';
  if (applies && !couldCause(card, prophecy)) return 0;
  if (card === 'true-face') return applies ? 1 : 0;
  if (id === 'ulrik') return MAY_LIE;
  return appliesTo(card, id) === applies ? 1 : 0;
}

/** Ulric may answer either way (LN-8.16). */
const MAY_LIE = 0.5;

function couldCause(card: GreenId, { outcome, amount, unhurt }: Remembered): boolean {
  const { effect } = PROPHECIES[card];
  switch (outcome) {
    case 'healed':
      return effect.kind === 'balm';
    case 'gave':
      return effect.kind === 'toll';
    case 'showed':
      return effect.kind === 'show';
    case 'took':
      if (effect.kind === 'hurt') return effect.amount === amount;
      return amount === 1 && (effect.kind === 'toll' || (effect.kind === 'balm' && unhurt));
    default:
      return effect.kind !== 'show';
  }
}
