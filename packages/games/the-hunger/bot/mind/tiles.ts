import type { Heard, Random, Seat } from '@nokturn/engine';
import { CRYPTS, type CryptNo } from '../../cards/board.ts';
import { MISSIONS, type MissionNo } from '../../cards/missions.ts';
import type { State } from '../../rules/state.ts';
import type { HungerView } from '../../secrets.ts';

/** TH-4.12. */
const SEATS_FOR_ALL = 5;
/** Elder: how often a seat that gains a Mission leaves one of its old ones there (TH-14.5). */
const EXCHANGES = 0.5;

/** A Crypt that the seat has looked into, and others after it. */
interface Visited {
  readonly crypt: CryptNo;
  /** The tiles that the seat left there and that have not turned up elsewhere. */
  readonly left: readonly MissionNo[];
  /** The seats that have gained a Mission there since. */
  readonly visitors: readonly Seat[];
}

/** The Missions that a seat does not see, and its memories of them. */
export class Tiles {
  readonly #seen: HungerView;
  readonly #me: Seat;
  readonly #unseen: readonly MissionNo[];
  /** Piles that nobody has touched since the seat looked at them, or that it is looking at. */
  readonly #known = new Map<CryptNo, readonly MissionNo[]>();
  readonly #visited: readonly Visited[];

  constructor(seen: HungerView, me: Seat, heard: readonly Heard[]) {
    this.#seen = seen;
    this.#me = me;
    const { missions, rejected, notes } = seen.players[me] as HungerView['players'][number];
    seen.crypts.forEach((pile, crypt) => {
      const shown = pile.filter((tile) => tile !== null);
      const note = notes[crypt] ?? null;
      if (shown.length > 0) this.#known.set(crypt, shown);
      else if (note?.length === pile.length) this.#known.set(crypt, note);
    });
    const elsewhere = new Set<MissionNo | null>([
      ...seen.publicMissions,
      ...seen.usedMissions,
      ...missions,
      rejected,
      ...[...this.#known.values()].flat(),
    ]);
    this.#unseen = MISSIONS.flatMap((mission, no) =>
      elsewhere.has(no) || (mission.class === 'five' && seen.players.length < SEATS_FOR_ALL) ? [] : [no],
    );
    this.#visited = notes.flatMap((note, crypt) => {
      if (note === null || this.#known.has(crypt)) return [];
      const left = note.filter((tile) => !elsewhere.has(tile));
      return left.length === 0 ? [] : [{ crypt, left, visitors: visitorsOf(heard, crypt, me) }];
    });
  }

  put(state: State, random: Random): void {
    const pool = random.shuffle([...this.#unseen]);
    const { crypts, players } = this.#seen;
    const piles = crypts.map((pile, crypt) => {
      const known = this.#known.get(crypt);
      // A pile that is being looked at also shows its order.
      if (known === undefined) return [];
      return pile[0] === null ? random.shuffle([...known]) : [...known];
    });
    const hands = players.map((): MissionNo[] => []);
    for (const visited of this.#visited) this.#remember(visited, piles, hands, pool, random);
    piles.forEach((pile, crypt) => {
      fill(pile, (crypts[crypt] as readonly unknown[]).length, pool);
      state.crypts[crypt] = pile;
    });
    players.forEach(({ missions }, seat) => {
      const player = state.players[seat] as State['players'][number];
      if (seat === this.#me) return;
      const held = hands[seat] as MissionNo[];
      fill(held, missions.length, pool);
      player.missions = held;
      // Tiles that others put back in a Crypt are only in their notes.
      player.notes.fill(null);
      if (players[this.#me]?.rejected !== null) player.rejected = pool.pop() ?? null;
    });
    state.spareMissions = pool;
  }

  /** Each visitor now has one of the tiles, and some have left another tile in its place. */
  #remember(
    { crypt, left, visitors }: Visited,
    piles: MissionNo[][],
    hands: MissionNo[][],
    pool: MissionNo[],
    random: Random,
  ): void {
    const pile = piles[crypt] as MissionNo[];
    const size = (this.#seen.crypts[crypt] as readonly unknown[]).length;
    const tiles = random.shuffle(left.filter((tile) => pool.includes(tile)));
    let kept = Math.min(size, tiles.length);
    if (this.#seen.options.mode === 'elder')
      for (let i = 0; i < visitors.length && kept > 0; i++) if (random.fraction() < EXCHANGES) kept--;
    for (const tile of tiles.slice(0, kept)) pile.push(take(pool, tile));
    const gone = tiles.slice(kept);
    for (const seat of visitors) {
      const hand = hands[seat] as MissionNo[];
      const most = this.#seen.players[seat]?.missions.length ?? 0;
      const tile = hand.length < most ? gone.pop() : undefined;
      if (tile !== undefined) hand.push(take(pool, tile));
    }
  }
}

function take(pool: MissionNo[], tile: MissionNo): MissionNo {
  pool.splice(pool.indexOf(tile), 1);
  return tile;
}

function fill(tiles: MissionNo[], size: number, pool: MissionNo[]): void {
  while (tiles.length < size) tiles.push(pool.pop() as MissionNo);
}

/** Others who have gained a Mission there since this seat last did. */
function visitorsOf(heard: readonly Heard[], crypt: CryptNo, me: Seat): Seat[] {
  const space = CRYPTS[crypt]?.space;
  let visitors: Seat[] = [];
  for (const line of heard) {
    if (line.kind !== 'mission-gained' || line.space !== space) continue;
    if (line.seat === me) visitors = [];
    else visitors.push(line.seat as Seat);
  }
  return visitors;
}
