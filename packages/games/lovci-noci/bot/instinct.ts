import { type ImaginedQuestion, type OptionId, objectOf, type Seat, verbOf } from '@nokturn/engine';
import type { CharacterId, Party } from '../cards/characters.ts';
import { PROPHECIES } from '../cards/green.ts';
import { type OpenId, RELICS } from '../cards/open.ts';
import { PLACE_IDS, PLACES, type PlaceId, placeOfSum } from '../cards/places.ts';
import { preventionOf } from '../rules/damage.ts';
import { equipmentOf, has } from '../rules/equipment.ts';
import type { Source } from '../rules/happenings.ts';
import { characterOf, isLiving, playerAt } from '../rules/seats.ts';
import type { Player, State } from '../rules/state.ts';
import type { LovciFrame } from '../rules/work.ts';
import { appliesTo, type Chances } from './beliefs.ts';
import { lifeOf } from './chances.ts';
import type { Insight } from './insight.ts';
import { gainsPowerByFace, powerOf } from './strength.ts';

type Asked = ImaginedQuestion<State, LovciFrame>;

/** What is done whenever it is offered, and what never is unless nothing else is. */
const DO = 20;
const AVOID = -20;

/** How a seat leans towards each of its options: about the points of damage that it gains by it. */
export function leaningsOf(question: Asked, insight: Insight): number[] {
  const { ask } = question;
  if (ask.kind !== 'one') return [];
  if (ask.options.length === 1) return [0];
  const leaning = leaningIn(question, new Mood(question, insight));
  return ask.options.map(leaning);
}

/** One seat at one decision: who it is, and what it takes the others for. */
class Mood {
  readonly state: State;
  readonly me: Seat;
  readonly player: Player;
  readonly character: CharacterId;
  readonly party: Party;
  readonly limit: number;
  readonly wantsToDie: boolean;
  readonly #insight: Insight;
  readonly #hostility: (number | undefined)[] = [];

  constructor({ state, seat }: Asked, insight: Insight) {
    this.state = state;
    this.me = seat;
    this.player = playerAt(state, seat);
    this.character = this.player.character;
    const { party, limit } = characterOf(this.player);
    this.party = party;
    this.limit = limit;
    this.wantsToDie = state.batches === 0 && (this.character === 'dalibor' || this.character === 'cecilie');
    this.#insight = insight;
  }

  /** 1 to see a seat gone, -1 to keep it safe. */
  hostility(seat: Seat): number {
    const known = this.#hostility[seat];
    if (known !== undefined) return known;
    const found = this.#hostilityTo(seat);
    this.#hostility[seat] = found;
    return found;
  }

  #hostilityTo(seat: Seat): number {
    const other = playerAt(this.state, seat);
    if (!isLiving(other)) return -1;
    if (seat === this.me) return this.wantsToDie ? 0.5 : -1;
    if (this.knows(seat)) return this.#towards(seat, characterOf(other).party);
    const chances = this.chances(seat);
    return (
      chances.werewolf * this.#towards(seat, 'werewolf') +
      chances.vampire * this.#towards(seat, 'vampire') +
      chances.human * this.#towards(seat, 'human')
    );
  }

  chances(seat: Seat): Chances {
    const { viewer, own, common } = this.#insight;
    return (this.me === viewer ? own : common)[seat] as Chances;
  }

  knows(seat: Seat): boolean {
    const { known, notes } = this.#insight;
    if (playerAt(this.state, seat).revealed) return true;
    if ((known[this.me] as number) & (1 << seat)) return true;
    for (let i = notes; i < this.state.notes.length; i++) {
      const note = this.state.notes[i];
      if (note?.giver === this.me && note.receiver === seat) return true;
    }
    return false;
  }

  /** How this character feels about another of whom it knows, or supposes, the party. */
  #towards(seat: Seat, party: Party): number {
    const { character, state } = this;
    const other = playerAt(state, seat);
    switch (this.party) {
      case 'werewolf':
        return party === 'vampire' ? 1 : party === 'werewolf' ? -1 : this.#towardsHuman(seat);
      case 'vampire':
        return party === 'werewolf' ? 1 : party === 'vampire' ? -1 : this.#towardsHuman(seat);
    }
    switch (character) {
      case 'bartolomej':
        return other.equipment.length > 0 ? 0.5 : 0.05;
      case 'drahomir':
        return other.equipment.some((card) => RELICS.includes(card)) ? 0.6 : 0.05;
      case 'cyril':
        return 0.2 + 0.25 * Math.min(2, state.batches) + other.damage / 20;
      case 'cecilie':
        return state.batches === 0 ? 0.05 : 0.4;
      case 'bohdan':
        return party === 'human' ? 0.2 : 0.4;
      case 'dalibor':
        return party === 'vampire' ? 0.8 : party === 'werewolf' ? -0.6 : -0.2;
      case 'augusta':
        return this.#besideFriend(other, party);
      default:
        return 0.05;
    }
  }

  #towardsHuman(seat: Seat): number {
    const { state } = this;
    const other = playerAt(state, seat);
    if (!other.revealed) return state.batches === 0 ? -0.2 : 0;
    // A guest at the victory (LN-13.11, LN-13.19) who does nothing for it is at least a target where there is no foe.
    const careless = this.#insight.careless[seat] === true;
    switch (other.character) {
      case 'apolena':
        return careless ? 0.2 : 0.05;
      case 'dalibor':
        // LN-13.19: he wants to go first, and blows that cannot be his last do not make him.
        if (state.batches === 0) return careless && other.damage <= 6 ? 0.1 : -0.6;
        if (this.party === 'vampire') return 0.3;
        return careless ? 0.15 : -0.3;
      case 'cecilie':
        return state.batches === 0 ? -0.6 : 0.2;
      case 'bartolomej':
      case 'drahomir':
        return 0.05 + 0.1 * other.equipment.length;
      case 'cyril':
      case 'bohdan':
        return 0.2;
      default:
        return 0;
    }
  }

  /** LN-13.12. */
  #besideFriend(other: Player, party: Party): number {
    const { players } = this.state;
    const side = this.player.turncoat ? 1 : players.length - 1;
    const friend = players[(this.me + side) % players.length] as Player;
    if (other === friend) return -1;
    const own = characterOf(friend).party;
    if (own === 'human' || party === 'human') return 0;
    return own === party ? -0.4 : 0.4;
  }

  get damage(): number {
    return this.player.damage;
  }

  /** Points still to take. */
  get life(): number {
    return this.limit - this.player.damage;
  }

  get living(): Seat[] {
    const seats: Seat[] = [];
    for (let seat = 0; seat < this.state.players.length; seat++)
      if (isLiving(playerAt(this.state, seat))) seats.push(seat);
    return seats;
  }

  get others(): Seat[] {
    return this.living.filter((seat) => seat !== this.me);
  }

  /** What it is worth to deal damage to a seat: nothing where it is prevented, more when it may well be the last. */
  blow(seat: Seat, amount: number, source: Source): number {
    const other = playerAt(this.state, seat);
    if (preventionOf(other, source) !== null) return 0;
    const last = this.knows(seat)
      ? Number(lifeOf(other) <= amount)
      : Math.min(1, Math.max(0, (other.damage + amount - 7) / 7));
    return this.hostility(seat) * amount * (0.5 + last);
  }

  attack(seat: Seat): number {
    return this.blow(seat, 1.8 + powerOf(this.player), 'attack') - 0.1;
  }

  heal(points: number): number {
    if (this.wantsToDie || this.damage === 0) return -0.3;
    return Math.min(points, this.damage) * (this.life <= 4 ? 1 : 0.5);
  }
}

function leaningIn({ frame, state }: Asked, mood: Mood): (option: OptionId) => number {
  const ofSeat =
    (value: (seat: Seat) => number, otherwise: (option: OptionId) => number = () => 0) =>
    (option: OptionId) =>
      verbOf(option) === 'seat' ? value(Number(objectOf(option))) : otherwise(option);
  const ofCard = (value: (card: OpenId) => number) => (option: OptionId) =>
    option.includes(':') ? value(objectOf(option) as OpenId) : 0;
  const { me, character } = mood;

  switch (frame.step) {
    case 'start':
      return (option) => moving(option, mood);
    case 'compass-pick':
      return (option) => sumValue(option === 'first' ? frame.first : frame.second, mood);
    case 'free-move':
      return (option) => placeValue(objectOf(option) as PlaceId, mood);
    case 'place':
      return (option) => usingPlace(option, mood);
    case 'tree-target':
      return ofSeat((seat) => {
        if (frame.effect === 'heal') return seat === me ? mood.heal(1) : -mood.hostility(seat) / 2;
        return mood.blow(seat, 2, 'enchanted-tree');
      });
    case 'ability-target':
      return ofSeat((seat) => abilityOn(seat, mood));
    case 'steal-from':
      return ofSeat(
        (seat) =>
          Math.max(...playerAt(state, seat).equipment.map((card) => worthOf(card, mood))) +
          mood.hostility(seat) / 2,
      );
    case 'steal-card':
    case 'dig':
    case 'rob':
      return ofCard((card) => worthOf(card, mood));
    case 'loot':
      return (option) => (option === 'all' ? DO : ofCard((card) => worthOf(card, mood))(option));
    case 'snare-card':
      return ofCard((card) => -worthOf(card, mood));
    case 'snare-to':
      return ofSeat((seat) => -mood.hostility(seat));
    case 'event-target':
      return ofSeat((seat) => eventOn(seat, mood));
    case 'event-accept':
    case 'bat-heal':
      return (option) => ((option === 'decline') === mood.wantsToDie ? 1 : 0);
    case 'event-reveal':
      return (option) => (option === 'heal-all' ? mood.damage - 4 : 0);
    case 'prophecy-target':
      return ofSeat((seat) => prophecyTo(seat, mood));
    case 'prophecy-reply':
      return (option) => reply(option, mood);
    case 'attack':
      return ofSeat(
        (seat) => mood.attack(seat),
        (option) => attackOther(option, mood),
      );
    case 'rolled':
      return (option) => (option === 'reveal' ? revealing(mood) : 0);
    case 'rescue':
      return (option) => (option === 'heal-all' ? 1 : 0);
    case 'counter':
      return (option) => ({ counter: DO, pass: 1 })[option] ?? AVOID;
    case 'end':
      return (option) => ending(option, mood);
    default:
      return (option) => revealOrAbility(option);
  }

  function revealOrAbility(option: OptionId): number {
    if (option === 'reveal') return AVOID;
    if (option !== 'ability') return 0;
    // LN-11.11: Apollonia will be asked again when it is a matter of life and death.
    return character === 'drahomir' && digging(state) ? 3 : AVOID;
  }

  function moving(option: OptionId, { player }: Mood): number {
    switch (option) {
      case 'roll':
        return 0;
      case 'compass':
        return 0.5;
      case 'step-cw':
      case 'step-ccw': {
        const slot = state.slots.indexOf(player.place as PlaceId) + (option === 'step-cw' ? 1 : 5);
        const gain = placeValue(state.slots[slot % 6] as PlaceId, mood) - rollValue(mood);
        return gain - (player.revealed ? 0 : 1.5);
      }
      case 'ability':
        return abilityAtStart(mood);
      default:
        return revealOrAbility(option);
    }
  }

  function usingPlace(option: OptionId, { others }: Mood): number {
    switch (option) {
      case 'draw-green':
        return drawValue('green', mood);
      case 'draw-blue':
        return drawValue('blue', mood);
      case 'draw-red':
        return drawValue('red', mood);
      case 'hurt':
        return Math.max(
          ...others.map((seat) => mood.blow(seat, 2, 'enchanted-tree')),
          mood.wantsToDie ? 1 : 0,
        );
      case 'heal':
        return mood.heal(1);
      case 'steal':
        return stealValue(mood);
      default:
        return revealOrAbility(option);
    }
  }

  function ending(option: OptionId, { damage, life }: Mood): number {
    switch (option) {
      case 'repeat':
        return repeating(mood);
      case 'fur':
        return damage > 0 && life <= 5 ? DO : AVOID;
      case 'extra':
        return DO;
      default:
        return revealOrAbility(option);
    }
  }

  function attackOther(option: OptionId, { others, player }: Mood): number {
    if (option !== 'all') return revealOrAbility(option);
    return others
      .filter((seat) => inRange(state, player.place, playerAt(state, seat).place, has(player, 'reach')))
      .reduce((sum, seat) => sum + mood.attack(seat), 0);
  }
}

/** Of the ten characters of either set. */
const MEAN_LIMIT = 11.6;

/** LN-12.5: once two are gone Cyril strikes as long as he can pay, if it may be enough. */
function repeating({ state, life, player }: Mood): number {
  const dead = state.players.filter((other) => !isLiving(other)).length;
  if (dead === 0) return AVOID;
  const strikes = Math.floor((life - 1) / 2);
  const most = Math.max(...state.victims.map((seat) => playerAt(state, seat).damage));
  const amount = strikes * (1.8 + powerOf(player));
  return dead >= 2 && most + amount >= MEAN_LIMIT ? 3 : -1;
}

function abilityAtStart(mood: Mood): number {
  const { character, others, state, player } = mood;
  const best = (value: (seat: Seat) => number) => Math.max(...others.map(value));
  const cover = player.revealed ? 0 : 1;
  switch (character) {
    case 'frederik':
      return best((seat) => mood.blow(seat, 3.5, 'ability')) - 0.5 - cover;
    case 'gregor':
      return best((seat) => mood.blow(seat, 2.5, 'ability')) - 0.5 - cover;
    case 'ursula':
      return (
        best((seat) =>
          playerAt(state, seat).place === state.options.reaperPlace ? mood.blow(seat, 3, 'ability') : 0,
        ) - cover
      );
    case 'fenris':
      return best((seat) => abilityOn(seat, mood)) - 1.5 - cover;
    case 'evelina':
      return best((seat) => abilityOn(seat, mood)) - 1;
    case 'drahomir':
      return digging(state) ? 3 : AVOID;
    case 'augusta': {
      const { players } = state;
      const right = players[(mood.me + players.length - 1) % players.length] as Player;
      const left = players[(mood.me + 1) % players.length] as Player;
      return !isLiving(right) && isLiving(left) ? 2 : AVOID;
    }
    default:
      return AVOID;
  }
}

function abilityOn(seat: Seat, mood: Mood): number {
  const other = playerAt(mood.state, seat);
  switch (mood.character) {
    case 'fenris':
      return has(other, 'steady') ? 0 : mood.hostility(seat) * (7 - other.damage);
    case 'evelina':
      return other.revealed && STRONG.includes(other.character) ? 2 * mood.hostility(seat) : 0;
    case 'gregor':
      return mood.blow(seat, 2.5, 'ability');
    case 'ursula':
      return mood.blow(seat, 3, 'ability');
    default:
      return mood.blow(seat, 3.5, 'ability');
  }
}

/** Whose ability goes on working (LN-12.10). */
const STRONG: readonly CharacterId[] = ['wilhelmina', 'volko', 'viktorie', 'ursula', 'cyril'];

/** A relic that Drahomir can dig up (LN-12.8). */
function digging({ discards }: State): boolean {
  return discards.blue.some((card) => RELICS.includes(card));
}

function eventOn(seat: Seat, mood: Mood): number {
  const { state } = mood;
  const other = playerAt(state, seat);
  switch (state.resolving) {
    case 'blood-moon':
      return has(other, 'steady') ? 0 : mood.hostility(seat) * (7 - other.damage) * 0.6 - 0.2;
    case 'distant-prayer':
      return -mood.hostility(seat) * Math.min(3, other.damage) - 0.2;
    case 'midnight-duel':
      return mood.blow(seat, 3, state.resolving);
    case 'bat-swarm':
    case 'grave-spider':
      return mood.blow(seat, 2, state.resolving);
    default:
      return 0;
  }
}

/** To whom to give a prophecy: to hurt a foe, to heal a friend, or to learn something. */
function prophecyTo(seat: Seat, mood: Mood): number {
  const card = mood.state.prophecy?.card;
  if (!card) return 0;
  const { effect } = PROPHECIES[card];
  const other = playerAt(mood.state, seat);
  const hostility = mood.hostility(seat);
  const gain = effect.kind === 'balm' ? -hostility : effect.kind === 'show' ? 0 : hostility;
  const prize = effect.kind === 'toll' && other.equipment.length > 0 ? 0.3 : 0;
  if (mood.knows(seat)) return appliesTo(card, other.character) ? gain + prize : 0;
  const { werewolf, vampire, human } = mood.chances(seat);
  const doubt = 1 - werewolf * werewolf - vampire * vampire - human * human;
  return 2 * doubt + 0.5 * (gain + prize);
}

/** The truth, mostly because nothing else is offered; Ulric mixes (LN-8.16). */
function reply(option: OptionId, mood: Mood): number {
  switch (verbOf(option)) {
    case 'heal':
      return mood.wantsToDie ? -1 : 2;
    case 'give':
      return (mood.life <= 3 ? 2 : 0) - worthOf(objectOf(option) as OpenId, mood);
    case 'hurt':
      return mood.wantsToDie ? 1 : -0.5;
    default:
      return 0;
  }
}

/** What a face shown in the middle of an attack is good for (LN-9.12). */
function revealing({ state, player, character, damage }: Mood): number {
  if (gainsPowerByFace(player)) return 1;
  if (character === 'volko') return damage >= 5 ? 0.5 : AVOID;
  if (character !== 'bartolomej') return AVOID;
  return state.victims.some((seat) => playerAt(state, seat).equipment.length > 0) ? 1 : AVOID;
}

/** What it is worth to stand on a place: its own effect, and whom one can attack from there. */
function placeValue(place: PlaceId, mood: Mood): number {
  const { state, player } = mood;
  let attack = 0;
  if (state.round > 1 || state.options.firstRoundAttack) {
    const far = has(player, 'reach');
    for (const seat of mood.others)
      if (inRange(state, place, playerAt(state, seat).place, far))
        attack = Math.max(attack, mood.attack(seat));
  }
  return effectOf(place, mood) + attack;
}

function effectOf(place: PlaceId, mood: Mood): number {
  switch (place) {
    case 'enchanted-tree':
      return Math.max(...mood.others.map((seat) => mood.blow(seat, 2, 'enchanted-tree')), mood.heal(1));
    case 'stone-circle':
      return stealValue(mood) + (mood.character === 'bohdan' ? 0.5 : 0);
    default:
      return Math.max(...PLACES[place].draws.map((colour) => drawValue(colour, mood)));
  }
}

function rollValue(mood: Mood): number {
  const values = PLACE_IDS.map((place) => placeValue(place, mood));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sumValue(sum: number, mood: Mood): number {
  const place = placeOfSum(sum);
  if (place !== null) return placeValue(place, mood);
  return Math.max(...PLACE_IDS.filter((id) => id !== mood.player.place).map((id) => placeValue(id, mood)));
}

function drawValue(colour: 'green' | 'blue' | 'red', mood: Mood): number {
  const collects = mood.character === 'bartolomej' || mood.character === 'drahomir';
  if (colour === 'blue') return (collects ? 1.5 : 0.6) + (mood.damage >= 5 ? 0.3 : 0);
  if (colour === 'red') return (collects ? 1.3 : 0.8) - (mood.life <= 3 && !mood.wantsToDie ? 0.8 : 0);
  if (collects || mood.character === 'apolena') return 0.3;
  let doubt = 0;
  for (const seat of mood.others)
    if (!mood.knows(seat)) {
      const { werewolf, vampire, human } = mood.chances(seat);
      doubt = Math.max(doubt, 1 - werewolf * werewolf - vampire * vampire - human * human);
    }
  return 0.3 + doubt;
}

function stealValue(mood: Mood): number {
  let best = 0;
  for (const seat of mood.others)
    for (const card of playerAt(mood.state, seat).equipment) best = Math.max(best, worthOf(card, mood));
  return best;
}

/** How much a seat would like to own a card, in points. */
function worthOf(card: OpenId, { character, party }: Mood): number {
  if (character === 'bartolomej') return 3;
  if (character === 'drahomir' && RELICS.includes(card)) return 4;
  const { attackFor, hits, dice } = equipmentOf(card);
  if (attackFor) return party === attackFor ? 1.5 : 0.2;
  if (hits) return party === 'human' && character !== 'apolena' ? 0.8 : 0.1;
  if (dice) return character === 'apolena' ? 0.1 : 1;
  return WORTH[card] ?? 0.3;
}

const WORTH: Readonly<Partial<Record<OpenId, number>>> = {
  'iron-claws': 1.5,
  'shadow-cloak': 0.9,
  'wanderers-compass': 0.8,
  'shield-of-light': 0.8,
  'raven-amulet': 0.5,
  'looters-sack': 0.4,
};

/** LN-9.4 to LN-9.6. */
function inRange({ slots }: State, from: PlaceId | null, to: PlaceId | null, far: boolean): boolean {
  if (from === null || to === null) return false;
  return (slots.indexOf(from) >> 1 === slots.indexOf(to) >> 1) !== far;
}
