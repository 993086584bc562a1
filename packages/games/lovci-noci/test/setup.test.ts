import { resolveOptions } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, type CharacterId, PARTIES } from '../cards/characters.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { lovciNoci } from '../index.ts';
import type { LovciOptions } from '../options.ts';
import type { State } from '../rules/state.ts';
import { newMatch, scene } from './kit.ts';

const COUNTS = [4, 5, 6, 7, 8];
const SEEDS = Array.from({ length: 400 }, (_, i) => `seed ${i}`);

function dealt(seats: number, options: Partial<LovciOptions> = {}, seed = 'night'): State {
  return newMatch(seats, { openingProphecy: 'never', ...options }, seed).position.state;
}

function charactersOf(state: State): CharacterId[] {
  return state.players.map(({ character }) => character);
}

function partiesOf(state: State): number[] {
  const parties = charactersOf(state).map((id) => CHARACTERS[id].party);
  return PARTIES.map((party) => parties.filter((dealtParty) => dealtParty === party).length);
}

/** How often each thing occurred. */
function tally<T extends string | number>(things: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** Each of `kinds` things occurred, none of them much more or less often than the others. */
function expectEven(counts: Map<string | number, number>, kinds: number) {
  const all = [...counts.values()];
  const fair = all.reduce((sum, count) => sum + count, 0) / kinds;
  expect(counts.size).toBe(kinds);
  expect(Math.min(...all)).toBeGreaterThan(fair * 0.6);
  expect(Math.max(...all)).toBeLessThan(fair * 1.4);
}

describe('LN-1 basics', () => {
  it('LN-1.1 LN-14.1 four to eight players can play', () => {
    const fits = [3, 4, 5, 6, 7, 8, 9].filter((seats) => 'options' in resolveOptions(lovciNoci, seats, {}));
    expect(fits).toEqual(COUNTS);
    expect(resolveOptions(lovciNoci, 3, {})).toMatchObject({ problem: { code: 'seats' } });
  });

  it('LN-1.5 LN-R1 every combination of a d6 and a d4 occurs, and everybody hears it at once', () => {
    const rolls = SEEDS.map((seed) => {
      const match = newMatch(4, { openingProphecy: 'never' }, seed);
      const { start } = match.position.state;
      for (const seat of [0, 1, 2, 3]) if (seat !== start) match.answer(seat, 'pass');
      match.collect();
      match.answer(start, 'roll');
      const [rolled] = match.collect();
      return rolled && match.hear(rolled, 'spectator');
    });
    expect(new Set(rolls.map((rolled) => rolled?.kind))).toEqual(new Set(['move-rolled']));
    expectEven(tally(rolls.map((rolled) => Number(rolled?.d6))), 6);
    expectEven(tally(rolls.map((rolled) => Number(rolled?.d4))), 4);
    expect(new Set(rolls.map((rolled) => `${rolled?.d6}/${rolled?.d4}`)).size).toBe(24);
  });

  it('LN-1.5 no die ever shows more than it has sides, whatever it is rolled for', () => {
    const sides: Partial<Record<string, number>> = { frederik: 6, gregor: 4 };
    const shown = { d6: new Set<unknown>(), d4: new Set<unknown>(), die: new Set<unknown>() };
    for (const seed of SEEDS.slice(0, 40))
      for (const { told } of randomMatch(lovciNoci, seed, 8, { characters: 'all', firstRoundAttack: true }))
        for (const one of told) {
          if ('d6' in one && one.d6 !== null) shown.d6.add(one.d6);
          if ('d4' in one) shown.d4.add(one.d4);
          if (one.kind !== 'ability' || one.die === null) continue;
          expect(one.die).toBeLessThanOrEqual(sides[one.character] ?? 0);
          shown.die.add(one.die);
        }
    expect([...shown.d6].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...shown.d4].sort()).toEqual([1, 2, 3, 4]);
    expect(shown.die.has(6)).toBe(true);
  });

  it('LN-1.6 LN-2.5 every damage marker starts at 0, for everybody to see', () => {
    const { state } = newMatch(5).view('spectator');
    expect(state.players.map(({ damage }) => damage)).toEqual([0, 0, 0, 0, 0]);
  });

  it('LN-1.7 LN-2.11 a hidden character and its limit are in no other view', () => {
    const match = newMatch(4, { openingProphecy: 'never' });
    const own = charactersOf(match.position.state);
    for (const viewer of [0, 1, 2, 3] as const)
      expect(match.view(viewer).state.players.map(({ character }) => character)).toEqual(
        own.map((character, seat) => (seat === viewer ? character : null)),
      );
    expect(match.view('spectator').state.players.map(({ character }) => character)).toEqual(
      Array(4).fill(null),
    );
    expect(JSON.stringify(match.view(0))).not.toContain('limit');
  });

  it('LN-1.7 the others’ view does not depend on the hidden limit', () => {
    const frail = scene({ players: [{ character: 'volko' }, { character: 'elena', damage: 7 }] });
    const mighty = scene({ players: [{ character: 'volko' }, { character: 'gregor', damage: 7 }] });
    for (const viewer of [0, 2, 3, 'spectator'] as const) {
      const { players } = frail.view(viewer).state;
      expect(players[1]).toEqual(mighty.view(viewer).state.players[1]);
    }
    frail.asks([1, 2, 3], 'window-turn');
    mighty.asks([1, 2, 3], 'window-turn');
  });

  it('LN-1.8 LN-10.8 everybody sees a character once its owner is eliminated', () => {
    const s = scene({
      players: [
        { character: 'volko', revealed: true },
        { character: 'elena', damage: 9, place: 'chapel' },
        { character: 'gregor' },
      ],
    });
    expect(s.view('spectator').state.players[1]?.character).toBe(null);
    s.readyToAttack('chapel').answer(0, 'seat:1', '5/3');
    expect(s.view('spectator').state.players[1]?.character).toBe('elena');
    s.asks(3, 'window-turn');
  });

  it('LN-1.11 LN-R76 the only questions are those of section 5, and none of them involves talking', () => {
    const decisions = Object.entries(lovciNoci.work).filter(([, doing]) => typeof doing !== 'function');
    expect(decisions.map(([step]) => step).sort()).toEqual(
      [
        ...[
          'start',
          'ability-target',
          'compass-pick',
          'free-move',
          'place',
          'tree-target',
          'steal-from',
          'steal-card',
        ],
        ...['prophecy-target', 'prophecy-reply', 'event-target', 'event-accept', 'event-reveal', 'bat-heal'],
        ...[
          'snare-card',
          'snare-to',
          'window-turn',
          'window-attack',
          'attack',
          'rolled',
          'rob',
          'rescue',
          'loot',
        ],
        ...['counter', 'end', 'dig'],
      ].sort(),
    );
  });
});

describe('LN-2 setup', () => {
  it('LN-2.1 LN-2.2 LN-R80 the six places are in the six slots, every place equally often in every slot', () => {
    const slots = SEEDS.map((seed) => dealt(4, {}, seed).slots);
    for (const arrangement of slots) expect([...arrangement].sort()).toEqual([...PLACE_IDS].sort());
    for (const slot of [0, 1, 2, 3, 4, 5]) expectEven(tally(slots.map((places) => String(places[slot]))), 6);
    expect(new Set(slots.map(String)).size).toBeGreaterThan(250);
  });

  it('LN-2.4 three shuffled decks, and empty discard piles', () => {
    const { decks, discards } = dealt(4);
    expect([decks.green, decks.blue, decks.red].map((deck) => deck.length)).toEqual([16, 18, 18]);
    expect(discards).toEqual({ green: [], blue: [], red: [] });
    for (const colour of ['green', 'blue', 'red'] as const) {
      const tops = SEEDS.map((seed) => dealt(4, {}, seed).decks[colour].at(-1));
      expect(new Set(tops).size).toBe(new Set(decks[colour]).size);
    }
  });

  it('LN-2.6 LN-R12 all pawns start in the centre', () => {
    expect(dealt(8).players.map(({ place }) => place)).toEqual(Array(8).fill(null));
  });

  it.each([
    [4, [2, 2, 0]],
    [5, [2, 2, 1]],
    [6, [2, 2, 2]],
    [7, [2, 2, 3]],
    [8, [3, 3, 2]],
  ])('LN-2.8 LN-R2 %i players: %j werewolves, vampires and humans', (seats, counts) => {
    for (const characters of ['first', 'all', 'vortex'] as const)
      for (const seed of SEEDS.slice(0, 20))
        expect(partiesOf(dealt(seats, { characters }, seed))).toEqual(counts);
  });

  it('LN-2.7 LN-2.10 every seat gets every character about as often as others of the same party', () => {
    const games = SEEDS.map((seed) => charactersOf(dealt(5, {}, seed)));
    expectEven(tally(games.flat().filter((id) => CHARACTERS[id].party === 'werewolf')), 3);
    expectEven(tally(games.flat().filter((id) => CHARACTERS[id].party === 'vampire')), 3);
    expectEven(tally(games.flat().filter((id) => CHARACTERS[id].party === 'human')), 4);
    expectEven(tally(games.map((seats) => seats.findIndex((id) => CHARACTERS[id].party === 'human'))), 5);
  });

  it('LN-2.9 nobody sees undealt characters', () => {
    const match = newMatch(4, { openingProphecy: 'never' });
    const { undealt, players } = match.position.state;
    expect([...undealt, ...players.map(({ character }) => character)]).toHaveLength(10);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(match.view(viewer).state.undealt).toBe(null);
      for (const id of undealt) expect(JSON.stringify(match.view(viewer))).not.toContain(id);
    }
  });

  it('LN-2.12 nobody starts with equipment, extra turns or marks', () => {
    for (const player of dealt(6).players)
      expect(player).toMatchObject({
        equipment: [],
        extraTurns: 0,
        revealed: false,
        eliminated: 0,
        spent: false,
        void: false,
        shielded: false,
        furred: false,
      });
  });

  it('LN-2.13 every seat is the start player equally often, and takes the first turn of round 1', () => {
    const games = SEEDS.map((seed) => dealt(5, {}, seed));
    expectEven(tally(games.map(({ start }) => start)), 5);
    for (const { start, active, round } of games) expect([active, round]).toEqual([start, 1]);
  });

  it('LN-2.13 play goes clockwise', () => {
    const s = scene({ active: 2 }).quietTurn('chapel');
    expect(s.state.active).toBe(3);
    s.quietTurn('graveyard');
    expect(s.state.active).toBe(0);
    s.asks([1, 2, 3], 'window-turn');
  });

  it('LN-2.14 places, blue, red and green are drawn first and in this order', () => {
    const base = dealt(4);
    for (const characters of ['all', 'vortex', 'tutorial'] as const)
      expect(dealt(4, { characters })).toMatchObject({ slots: base.slots, decks: base.decks });
    for (const seats of [5, 6, 7, 8])
      expect(dealt(seats)).toMatchObject({ slots: base.slots, decks: base.decks });
    const classic = dealt(4, { cards: 'classic' });
    expect(classic.slots).toEqual(base.slots);
    const raw = dealt(4, { redSplit: 'raw' });
    expect([raw.decks.blue, raw.decks.green]).toEqual([base.decks.blue, base.decks.green]);
    expect(raw.decks.red).not.toEqual(base.decks.red);
    expect(charactersOf(raw)).toEqual(charactersOf(base));
  });

  it('LN-2.15 LN-14.4 with distinct letters no letter is dealt twice, and both characters of each letter occur', () => {
    const games = SEEDS.map((seed) =>
      charactersOf(dealt(8, { characters: 'all', distinctLetters: true }, seed)),
    );
    for (const game of games) expect(new Set(game.map((id) => CHARACTERS[id].letter)).size).toBe(8);
    expectEven(tally(games.flat().filter((id) => CHARACTERS[id].letter === 'A')), 2);
    expectEven(tally(games.flat().filter((id) => CHARACTERS[id].letter === 'W')), 2);
    const mixed = SEEDS.map((seed) => charactersOf(dealt(8, { characters: 'all' }, seed)));
    expect(mixed.some((game) => new Set(game.map((id) => CHARACTERS[id].letter)).size < 8)).toBe(true);
  });

  it('LN-2.16 LN-14.3 LN-R3 LN-R6 the pools: ten of the first set, ten of the vortex set, or all twenty', () => {
    const pool = (characters: LovciOptions['characters'], seats: number) => {
      const { undealt, players } = dealt(seats, { characters });
      return [...undealt, ...players.map(({ character }) => character)].sort();
    };
    const ofSet = (set: number) =>
      (Object.keys(CHARACTERS) as CharacterId[]).filter((id) => CHARACTERS[id].set === set).sort();
    for (const seats of COUNTS) {
      expect(pool('first', seats)).toEqual(ofSet(1));
      expect(pool('vortex', seats)).toEqual(ofSet(2));
      expect(pool('all', seats)).toEqual([...ofSet(1), ...ofSet(2)].sort());
    }
  });

  it('LN-R4 Fenris belongs to the vortex set', () => {
    const occurs = (characters: LovciOptions['characters']) =>
      SEEDS.slice(0, 50).some((seed) => charactersOf(dealt(8, { characters }, seed)).includes('fenris'));
    expect([occurs('first'), occurs('vortex'), occurs('all')]).toEqual([false, true, true]);
  });

  it('LN-2.17 without double letters nothing is removed, and no random draw is made', () => {
    const plain = dealt(6);
    expect(dealt(6, { distinctLetters: true })).toMatchObject({
      start: plain.start,
      players: plain.players,
      decks: plain.decks,
    });
  });

  it('LN-2.17 the removals are drawn after the decks', () => {
    const mixed = dealt(6, { characters: 'all' });
    const distinct = dealt(6, { characters: 'all', distinctLetters: true });
    expect(distinct).toMatchObject({ slots: mixed.slots, decks: mixed.decks });
  });

  it.each([
    [4, ['frederik', 'gregor', 'volko', 'wilhelmina']],
    [5, ['apolena', 'frederik', 'gregor', 'volko', 'wilhelmina']],
    [6, ['apolena', 'dalibor', 'frederik', 'gregor', 'volko', 'wilhelmina']],
  ] as const)('LN-14.9 LN-R7 the tutorial line-up for %i, dealt at random', (seats, lineUp) => {
    const games = SEEDS.slice(0, 50).map((seed) =>
      charactersOf(dealt(seats, { characters: 'tutorial' }, seed)),
    );
    for (const game of games) expect([...game].sort()).toEqual(lineUp);
    expect(new Set(games.map(String)).size).toBeGreaterThan(15);
  });

  it('LN-14.9 the tutorial is for four to six players', () => {
    expect(resolveOptions(lovciNoci, 7, { characters: 'tutorial' })).toMatchObject({
      problem: { code: 'conflict', option: 'characters' },
    });
  });

  it('the log: everybody hears that characters are dealt, each seat only its own', () => {
    const match = newMatch(4, { openingProphecy: 'never' });
    const own = charactersOf(match.position.state);
    const told = match.collect();
    for (const viewer of [0, 1, 2, 3] as const) {
      const heard = told
        .map((happening) => match.hear(happening, viewer))
        .filter((line) => line?.kind === 'dealt');
      expect(heard).toEqual([{ kind: 'dealt', seat: viewer, character: own[viewer] }]);
    }
    const spectator = told.flatMap((happening) => match.hear(happening, 'spectator') ?? []);
    expect(spectator.filter((line) => 'character' in line)).toEqual([]);
  });
});
