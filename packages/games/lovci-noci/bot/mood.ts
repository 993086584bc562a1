import { type ImaginedQuestion, playerAt, type Seat } from '@nokturn/engine';
import type { CharacterId, Party } from '../cards/characters.ts';
import { RELICS } from '../cards/open.ts';
import { preventionOf } from '../rules/damage.ts';
import type { Source } from '../rules/happenings.ts';
import { characterOf, isLiving } from '../rules/seats.ts';
import type { Player, State } from '../rules/state.ts';
import type { LovciFrame } from '../rules/work.ts';
import type { Chances } from './beliefs.ts';
import { lifeOf } from './chances.ts';
import type { Insight } from './insight.ts';
import { powerOf } from './strength.ts';

export type Asked = ImaginedQuestion<State, LovciFrame>;

/** The value of options that are always taken when offered, and of those taken only if there is nothing else. */
export const DO = 20;
export const AVOID = -20;

/** One seat at one decision: its character, and what it believes about the others. */
export class Mood {
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

  /** How this character feels about a seat whose party it knows or assumes. */
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
    // A human who wins by sharing a victory (LN-13.11, LN-13.19) but does nothing for it is at least a target when
    // there is no foe.
    const careless = this.#insight.careless[seat] === true;
    switch (other.character) {
      case 'apolena':
        return careless ? 0.2 : 0.05;
      case 'dalibor':
        // LN-13.19: he wants to go first, and only a blow that may be his last helps him.
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

  /** Points it can still take. */
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

  /** The value of dealing damage to a seat: nothing if it is prevented, more if it may well be fatal. */
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
