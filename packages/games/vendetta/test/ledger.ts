import type { Seat } from '@nokturn/engine';
import type { LocationId } from '../cards/locations.ts';
import type { VendettaHappening } from '../rules/happenings.ts';
import { START } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';

/** Blood and Influence of a match, counted only from what everybody hears. */
export class Ledger {
  readonly #pools: number[];
  readonly #influence: number[];
  /** By Location and seat. */
  readonly #deployed = new Map<string, number>();

  constructor(seats: number) {
    this.#pools = Array<number>(seats).fill(START.blood);
    this.#influence = Array<number>(seats).fill(START.influence);
  }

  /** The contents, in the format of `ledgerOf`. */
  get text(): string {
    const deployed = [...this.#deployed].filter(([, blood]) => blood !== 0).sort();
    return JSON.stringify({ pools: this.#pools, influence: this.#influence, deployed });
  }

  write(told: VendettaHappening): void {
    switch (told.kind) {
      case 'fed':
      case 'gained':
        return this.#pool(told.seat, told.amount);
      case 'spent':
      case 'lost':
        this.#pool(told.seat, -told.amount);
        if (told.to !== null) this.#deploy(told.to, told.seat, told.amount);
        return;
      case 'stolen':
        this.#pool(told.seat, -told.amount);
        return this.#pool(told.thief, told.amount);
      case 'drained':
      case 'nothing-to-drain':
        return this.#pool(told.seat, told.blood);
      case 'influence':
        return this.#tokens(told.seat, told.amount);
      case 'influence-given':
        this.#tokens(told.from, -told.amount);
        return this.#tokens(told.to, told.amount);
      case 'blood-played':
        this.#pool(told.seat, -told.amount);
        return this.#deploy(told.location, told.seat, told.amount);
      case 'blood-put':
        return this.#deploy(told.location, told.seat, told.amount);
      case 'blood-returned':
        this.#deploy(told.location, told.seat, -told.amount);
        return this.#pool(told.seat, told.amount);
      case 'blood-taken':
        this.#deploy(told.location, told.from, -told.amount);
        return this.#pool(told.to, told.amount);
      case 'blood-discarded':
        return this.#deploy(told.location, told.seat, -told.amount);
      case 'blood-surrendered':
        this.#deploy(told.location, told.from, -told.amount);
        return this.#deploy(told.location, told.to, told.amount);
      case 'blood-shifted':
        this.#deploy(told.location, told.seat, -told.amount);
        return this.#deploy(told.to, told.seat, told.amount);
      case 'blood-swapped':
        this.#pools[told.seat] = told.pool;
        this.#deployed.set(`${told.location} ${told.seat}`, told.deployed);
        return;
      case 'withdrew':
        this.#deploy(told.location, told.seat, -told.blood);
        if (told.cloak) this.#deploy(told.to, told.seat, told.blood);
        else this.#pool(told.seat, told.blood);
        return;
      case 'withdrew-to-hand':
        this.#deploy(told.location, told.seat, -told.blood);
        return this.#pool(told.seat, told.blood);
      case 'eliminated':
        this.#pools[told.seat] = 0;
        this.#influence[told.seat] = 0;
        for (const key of this.#deployed.keys())
          if (key.endsWith(` ${told.seat}`)) this.#deployed.delete(key);
        return;
      case 'round-over':
        return this.#deployed.clear();
    }
  }

  #pool(seat: Seat, amount: number): void {
    this.#pools[seat] = (this.#pools[seat] as number) + amount;
  }

  #tokens(seat: Seat, amount: number): void {
    this.#influence[seat] = (this.#influence[seat] as number) + amount;
  }

  #deploy(location: LocationId, seat: Seat, amount: number): void {
    const key = `${location} ${seat}`;
    this.#deployed.set(key, (this.#deployed.get(key) ?? 0) + amount);
  }
}

/** The same for a state. */
export function ledgerOf({ players, positions, locations }: State): string {
  const deployed = positions
    .flatMap((row, i) => row.map(({ blood }, seat) => [`${locations[i]} ${seat}`, blood] as const))
    .filter(([, blood]) => blood !== 0)
    .sort();
  return JSON.stringify({
    pools: players.map(({ pool }) => pool),
    influence: players.map(({ influence }) => influence),
    deployed,
  });
}
