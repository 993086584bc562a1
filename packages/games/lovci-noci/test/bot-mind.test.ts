import { type Ask, type Bot, type Heard, Random, type Seat, viewOf } from '@nokturn/engine';
import {
  anyAnswer,
  choosesTheSameWhenScrambled,
  deep,
  imaginesTheSameView,
  newMatch,
  playBots,
  thinker,
  thinksByTheRules,
} from '@nokturn/engine/testing';
import { describe, expect, it, test } from 'vitest';
import { type Knowing, knowingOf } from '../bot/imagine.ts';
import { knowledge } from '../bot/mind.ts';
import { sympathyOf, worthsOf } from '../bot/worth.ts';
import { mind, novice } from '../bot.ts';
import { CHARACTERS, type CharacterId } from '../cards/characters.ts';
import type { GreenId } from '../cards/green.ts';
import { type LovciHappening, type LovciView, lovciNoci, type State } from '../index.ts';
import { scramble } from './scramble.ts';
import { choose, settings } from './trials.ts';

const SETTINGS = [...settings('kosmos'), ...settings('classic')];

/** Every second setting, from this one; all of them in the deep run. */
const settingsFrom = (first: number) => SETTINGS.filter((_, i) => deep(i % 2, first) === first);

const think = (worlds: number) => thinker<LovciView>(mind, worlds);

describe('what a seat imagines', () => {
  let samples = 0;

  test.for(SETTINGS)('looks exactly like what it sees: %o', { timeout: 900_000 }, ({ seats, options }) => {
    const terms = { seats, options, choose, seed: `imagine ${seats} ${options.characters}` };
    const report = imaginesTheSameView(lovciNoci, knowledge, {
      ...terms,
      games: deep(1, 30),
      every: deep(20, 8),
    });
    expect(report.others).toBeGreaterThan(0.9 * report.samples);
    samples += report.samples;
  });

  it('and enough states were imagined', () => {
    expect(samples).toBeGreaterThan(deep(1_000, 100_000));
  });

  test.for(settingsFrom(0))(
    'follows the rules in thought: %o',
    { timeout: 900_000 },
    ({ seats, options }) => {
      const terms = { seats, options, choose, seed: `rules ${seats} ${options.characters}` };
      const report = thinksByTheRules(lovciNoci, knowledge, { ...terms, games: deep(1, 20), every: 20 });
      expect(report.questions).toBeGreaterThan(2 * report.decisions);
    },
  );

  test.for(settingsFrom(1))(
    'does not depend on what it may not know: %o',
    { timeout: 900_000 },
    ({ seats, options }) => {
      const terms = { seats, options, choose, scramble, seed: `scrambled ${seats} ${options.characters}` };
      const report = choosesTheSameWhenScrambled(lovciNoci, think(2), {
        ...terms,
        games: deep(1, 10),
        every: 30,
      });
      expect(report.scrambled).toBe(report.decisions);
    },
  );
});

describe('a world of Lovci noci', () => {
  it('LN-9.21: continues past a question that nobody in it is asked', () => {
    const random = new Random('countered');
    let met = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      const match = newMatch(lovciNoci, 6, { openingProphecy: 'never' }, seed);
      while (match.position.asked !== null) {
        const { asked } = match.position;
        const place = asked.answers.indexOf(null);
        if (asked.frame.step === 'counter')
          for (const seat of [0, 1, 2, 3, 4, 5].filter((each) => !asked.seats.includes(each))) {
            const world = mind.imagine({ ...match.view(seat), heard: [] })(random);
            expect(world.over || world.next !== null).toBe(true);
            for (let i = 0; i < 20 && world.next !== null; i++) world.answer(world.policy(random));
            met++;
          }
        match.answer(asked.seats[place] as Seat, choose(asked.asks[place] as Ask, random, asked.frame.step));
      }
    }
    expect(met).toBeGreaterThan(20);
  });

  it('may be the real one, in which each seat relies on its own prophecies', () => {
    const random = new Random('real');
    const { position } = newMatch(lovciNoci, 6, { openingProphecy: 'never' }, 'real');
    const { state } = position;
    for (const [seat, character] of (
      ['gregor', 'volko', 'frederik', 'wilhelmina', 'apolena', 'dalibor'] as const
    ).entries())
      Object.assign(state.players[seat] as object, { character });
    const ask = { kind: 'one', options: ['seat:1', 'seat:2'] } as const;
    const attacked = () =>
      Array.from({ length: 40 }, () =>
        knowledge.policy({ state, frame: { step: 'attack' } as never, seat: 0, ask }, random),
      );
    expect(knowledge.candidates?.({ state, frame: { step: 'attack' } as never, seat: 0, ask })).toHaveLength(
      1,
    );
    expect(new Set(attacked())).toEqual(new Set(['seat:1', 'seat:2']));
    const [card] = state.decks.green;
    state.notes.push({ giver: 0, receiver: 2, card: card as GreenId, outcome: 'took' });
    // Frederik is also a werewolf.
    expect(new Set(attacked())).toEqual(new Set(['seat:1']));
    const [mine] = knowledge.evaluate(state, false);
    expect(mine).toBe(worthsOf(state, false)[0]);
  });
});

describe('what a seat believes', () => {
  /** The characters on the six seats. */
  const CAST: readonly CharacterId[] = ['gregor', 'volko', 'frederik', 'wilhelmina', 'apolena', 'dalibor'];

  type Change = (state: State) => void;

  /** The view of seat 0 after hearing all this, in a state changed by hand. */
  function witness(heard: readonly LovciHappening[], change: Change = () => undefined) {
    const { position } = newMatch(lovciNoci, 6, { openingProphecy: 'never' }, 'beliefs');
    const { state } = position;
    for (const [seat, player] of state.players.entries()) Object.assign(player, { character: CAST[seat] });
    change(state);
    return { ...viewOf(lovciNoci, position, 0), heard: heard as unknown as Heard[] };
  }

  function knowing(heard: readonly LovciHappening[], change?: Change): Knowing {
    return knowingOf(witness(heard, change));
  }

  const shows = (seat: Seat) => (state: State) => {
    (state.players[seat] as State['players'][number]).revealed = true;
  };
  const faceOf = (seat: Seat): LovciHappening => ({
    kind: 'revealed',
    seat,
    character: CAST[seat] as CharacterId,
    forced: false,
  });
  const attack = (attacker: Seat, victim: Seat): LovciHappening => ({
    kind: 'attacked',
    attacker,
    victims: [victim],
    d6: 4,
    d4: 2,
    base: 2,
    how: 'attack',
  });
  const prophecy = (told: { receiver: Seat; outcome: 'took' | 'nothing'; amount: number }) =>
    ({ kind: 'prophecy', giver: 4, equipment: null, ...told }) as LovciHappening;

  it('LN-2.8: at first the probabilities of the parties follow from their sizes', () => {
    const { deals } = knowing([]);
    for (let seat = 1; seat < 6; seat++) {
      const { werewolf, vampire, human } = deals.chancesOf(seat);
      expect([werewolf, vampire, human]).toEqual([
        expect.closeTo(1 / 5),
        expect.closeTo(2 / 5),
        expect.closeTo(2 / 5),
      ]);
    }
  });

  it('LN-9.3: a seat that attacks a known vampire is probably a werewolf, more so each time', () => {
    const never = knowing([faceOf(1)], shows(1)).deals.chancesOf(2);
    const once = knowing([faceOf(1), attack(2, 1)], shows(1)).deals.chancesOf(2);
    const twice = knowing([faceOf(1), attack(2, 1), attack(2, 1)], shows(1)).deals.chancesOf(2);
    expect(once.werewolf).toBeGreaterThan(never.werewolf);
    expect(twice.werewolf).toBeGreaterThan(once.werewolf);
    expect(twice.vampire).toBeLessThan(once.vampire);
    expect(once.vampire).toBeLessThan(never.vampire);
  });

  it('LN-9.3: an attack on a hidden player reveals less than one on a known player', () => {
    const fresh = knowing([]).deals.chancesOf(2).vampire;
    const known = knowing([attack(2, 0)], shows(0)).deals.chancesOf(2).vampire;
    const open = knowing([faceOf(0), attack(2, 0)], shows(0)).deals.chancesOf(2).vampire;
    expect(known).toBeGreaterThan(fresh);
    expect(open).toBeGreaterThan(known);
  });

  it('LN-9.3: a seat that could have attacked a known vampire, but did not, is probably a vampire', () => {
    const moved = (seat: Seat): LovciHappening => ({ kind: 'moved', seat, place: 'chapel', how: 'roll' });
    const turn = (seat: Seat): LovciHappening => ({ kind: 'turn', seat, extra: false });
    const met = [
      faceOf(1),
      { kind: 'round', round: 2 } as const,
      turn(1),
      moved(1),
      turn(2),
      moved(2),
      turn(3),
    ];
    const chances = (heard: readonly LovciHappening[]) => knowing(heard, shows(1)).deals.chancesOf(2);
    expect(chances(met).vampire).toBeGreaterThan(chances([faceOf(1)]).vampire);
    expect(chances(met).werewolf).toBeLessThan(chances([faceOf(1)]).werewolf);
  });

  it('LN-11.2: showing a face for nothing in the first round is careless, using it is not', () => {
    const used: LovciHappening = { kind: 'ability', seat: 2, character: 'frederik', target: 1, die: 4 };
    const first: LovciHappening = { kind: 'round', round: 1 };
    expect(knowing([first, faceOf(2), used], shows(2)).evidence.careless[2]).toBe(false);
    expect(knowing([first, faceOf(2), faceOf(1)], shows(2)).evidence.careless[2]).toBe(true);
    expect(knowing([{ ...first, round: 2 }, faceOf(2), faceOf(1)], shows(2)).evidence.careless[2]).toBe(
      false,
    );
  });

  it('LN-4.4: a seat that used its face in the first round is careless after all, once it leaves a place unused', () => {
    const first: LovciHappening = { kind: 'round', round: 1 };
    const used: LovciHappening = { kind: 'ability', seat: 2, character: 'frederik', target: 1, die: 4 };
    const skipped = (seat: Seat): LovciHappening => ({ kind: 'skipped', seat, place: 'chapel' });
    const carelessAfter = (...heard: LovciHappening[]) => knowing(heard, shows(2)).evidence.careless;
    expect(carelessAfter(first, faceOf(2), used, skipped(2))[2]).toBe(true);
    expect(carelessAfter(first, faceOf(2), used, skipped(3))).not.toContain(true);
  });

  /** Seat 4 has shown a face for nothing. */
  const careless: readonly LovciHappening[] = [{ kind: 'round', round: 1 }, faceOf(4), faceOf(1)];

  it('LN-11.2: the actions of careless players reveal nothing', () => {
    const chances = (heard: readonly LovciHappening[]) => knowing(heard, shows(4)).deals.chancesOf(2);
    expect(chances([...careless, attack(4, 2)])).toEqual(chances(careless));
    expect(chances([...careless, attack(3, 2)])).not.toEqual(chances(careless));
  });

  it('LN-11.2: careless players are expected to do anything, others only what helps them', () => {
    const random = new Random('anything');
    const state = knowledge.imagine(witness(careless, shows(4)))(random);
    const ask = { kind: 'one', options: ['pass', 'reveal'] } as const;
    const answersOf = (seat: Seat) =>
      new Set(
        Array.from({ length: 40 }, () =>
          knowledge.policy({ state, frame: { step: 'window-turn' }, seat, ask }, random),
        ),
      );
    expect(answersOf(4)).toEqual(new Set(['pass', 'reveal']));
    expect(answersOf(2)).toEqual(new Set(['pass']));
  });

  it('LN-13.11: a careless Apollonia is a target when there is no foe, a careful one is not', () => {
    const weights = (heard: readonly LovciHappening[]) => {
      const state = knowledge.imagine(witness(heard, shows(4)))(new Random('target'));
      const ask = { kind: 'one', options: ['none', 'seat:4'] } as const;
      const candidates = knowledge.candidates?.({ state, frame: { step: 'attack' }, seat: 0, ask }) ?? [];
      return candidates.map(({ weight }) => weight);
    };
    const [leave = 0, strike = 0] = weights(careless);
    expect(strike).toBeGreaterThan(leave);
    const [spare = 0, hit = 0] = weights([faceOf(4)]);
    expect(hit).toBeLessThan(spare);
  });

  it('7.6: a seat that prays for a known werewolf is probably a werewolf', () => {
    const prayer: LovciHappening = { kind: 'chose', seat: 3, target: 2, card: 'distant-prayer' };
    const chances = (heard: readonly LovciHappening[]) => knowing(heard, shows(2)).deals.chancesOf(3);
    expect(chances([faceOf(2), prayer]).vampire).toBeLessThan(chances([faceOf(2)]).vampire);
  });

  it('7.6: a seat that the Light of Truth did not unmask is no vampire except Ulric', () => {
    const { deals } = knowing([{ kind: 'no-effect', seat: 3, card: 'light-of-truth' }]);
    expect(deals.chanceOf(3, (id) => CHARACTERS[id].party === 'vampire' && id !== 'ulrik')).toBe(0);
    expect(deals.chanceOf(3, (id) => id === 'ulrik')).toBeGreaterThan(0);
  });

  it('LN-8.8, LN-8.12: an outcome tells everybody something, although the card stays secret', () => {
    const { deals } = knowing([prophecy({ receiver: 3, outcome: 'took', amount: 2 })]);
    expect(deals.chanceOf(3, (id) => id === 'elena' || id === 'apolena' || id === 'cyril')).toBe(0);
    expect(deals.chancesOf(3).vampire).toBeGreaterThan(0.5);
  });

  it('LN-12.7: after an elimination no hidden player is Dalibor', () => {
    const isDalibor = (id: CharacterId) => id === 'dalibor';
    expect(knowing([]).deals.chanceOf(5, isDalibor)).toBeGreaterThan(0);
    const after = knowing([], (state) => {
      state.batches = 1;
      Object.assign(state.players[1] as object, { eliminated: 1, revealed: true });
    });
    expect(after.deals.chanceOf(5, isDalibor)).toBe(0);
  });

  it('LN-8.8: a seat’s private knowledge is not taken for common knowledge', () => {
    const { deals, common } = knowing([], (state) => {
      state.notes.push({ giver: 0, receiver: 2, card: 'silver-lash', outcome: 'took' });
    });
    expect(deals.chancesOf(2).werewolf).toBeGreaterThan(0.6);
    expect(common.chancesOf(2).werewolf).toBeLessThan(0.5);
    expect(common.chancesOf(0).werewolf).toBeCloseTo(1 / 3, 1);
  });

  it('deals each character as often as it is likely', () => {
    const { deals } = knowing([faceOf(1), attack(2, 1), attack(3, 1)], shows(1));
    const random = new Random('deals');
    const dealt = Array.from({ length: 4_000 }, () => deals.deal(random));
    const unknown = [2, 3, 4, 5];
    for (const [i, seat] of unknown.entries()) {
      const werewolves = dealt.filter((ids) => CHARACTERS[ids[i] as CharacterId].party === 'werewolf');
      expect(werewolves.length / dealt.length).toBeCloseTo(deals.chancesOf(seat).werewolf, 1);
    }
  });
});

describe('the value of a state', () => {
  /** Two of each party, seat by seat, changed by hand. */
  function stateWith(change: (players: State['players']) => void = () => undefined): State {
    const { position } = newMatch(lovciNoci, 6, { openingProphecy: 'never' }, 'worth');
    const { players } = position.state;
    const cast = ['gregor', 'elena', 'volko', 'wilhelmina', 'cyril', 'bartolomej'] as const;
    for (const [seat, player] of players.entries()) Object.assign(player, { character: cast[seat] });
    change(players);
    return position.state;
  }
  const worth = (change?: (players: State['players']) => void) => worthsOf(stateWith(change), false);
  const at = (players: State['players'], seat: Seat) => players[seat] as State['players'][number];

  it('LN-13.6, LN-13.7: damage to a vampire is good for both werewolves, and bad for both vampires', () => {
    const before = worth();
    const after = worth((players) => {
      at(players, 2).damage = 9;
    });
    for (const seat of [0, 1]) expect(after[seat]).toBeGreaterThan(before[seat] as number);
    for (const seat of [2, 3]) expect(after[seat]).toBeLessThan(before[seat] as number);
  });

  it('LN-13.13: the more Bartholomew owns, the closer he is to his goal', () => {
    const owning = (count: number) =>
      worth((players) => {
        at(players, 5).equipment.push(
          ...(['moonstone', 'oak-charm', 'crossbow', 'firestorm'] as const).slice(0, count),
        );
      })[5] as number;
    expect(owning(2)).toBeGreaterThan(owning(0));
    expect(owning(4)).toBeGreaterThan(2 * owning(2));
  });

  it('LN-11.2: a shown face is a loss', () => {
    const shown = worth((players) => {
      at(players, 0).revealed = true;
    });
    expect(shown[0]).toBeLessThan(worth()[0] as number);
  });

  /** The given seats. */
  const only = (...seats: Seat[]) => Array.from({ length: 6 }, (_, seat) => seats.includes(seat));

  it('LN-13.6: hurting a vampire who strikes back is better than hurting a careless one', () => {
    const chance = (hurt: Seat, careless: Seat) => {
      const state = stateWith((players) => {
        at(players, hurt).damage = 6;
      });
      return worthsOf(state, false, only(careless))[0] as number;
    };
    expect(chance(2, 3)).toBeGreaterThan(chance(3, 3));
    expect(chance(3, 2)).toBeGreaterThan(chance(2, 2));
  });

  it('LN-13.11: careless players are unwelcome guests at a victory, others are not', () => {
    const worthBeside = (damage: number, careless: readonly boolean[]) => {
      const state = stateWith((players) => {
        Object.assign(at(players, 4), { character: 'augusta' });
        Object.assign(at(players, 5), { character: 'apolena', damage });
      });
      return worthsOf(state, false, careless)[0] as number;
    };
    expect(worthBeside(7, only(5))).toBeGreaterThan(worthBeside(0, only(5)));
    expect(worthBeside(7, only())).toBeCloseTo(worthBeside(0, only()));
  });

  it('LN-13.4: an actual victory is worth everything, whoever else wins', () => {
    const state = stateWith();
    state.victories = [0, 1, 4].map((seat) => ({ seat, goal: 'LN-13.6' }));
    expect(worthsOf(state, true, only(1, 4))).toEqual([1, 1, 0, 0, 1, 0]);
  });

  it('LN-13.11: nor is a careless guest welcome at the victory of others', () => {
    const worthBehind = (damage: number) => {
      const state = stateWith((players) => {
        at(players, 2).damage = 12;
        Object.assign(at(players, 4), { character: 'augusta' });
        Object.assign(at(players, 5), { character: 'apolena', damage });
      });
      return worthsOf(state, false, only(5))[3] as number;
    };
    expect(worthBehind(7)).toBeGreaterThan(worthBehind(0));
  });

  describe('sympathy', () => {
    /** Werewolves 0 and 1, vampires 2 and 3, Augusta who wins with vampire 3, and Apollonia. */
    const withApollonia = (damage: number) =>
      stateWith((players) => {
        Object.assign(at(players, 4), { character: 'augusta' });
        Object.assign(at(players, 5), { character: 'apolena', damage });
      });
    const liking = (damage: number, careless: readonly boolean[]) =>
      sympathyOf(0, withApollonia(damage), false, careless);

    it('LN-13.11: is for good players, not for careless ones', () => {
      expect(liking(0, only(2))).toBeGreaterThan(liking(7, only(2)));
      expect(liking(0, only(5))).toBeLessThan(liking(7, only(5)));
    });

    it('LN-13.4: is worth less than winning yourself, whoever else wins', () => {
      const state = withApollonia(0);
      const sympathyWith = (...winners: Seat[]) => {
        state.victories = winners.map((seat) => ({ seat, goal: 'LN-13.4' }));
        return sympathyOf(0, state, true, only(1));
      };
      expect(sympathyWith(2, 3)).toBeLessThan(1 + sympathyWith(0, 1));
      expect(sympathyWith(2, 3)).toBeGreaterThan(sympathyWith(2));
    });

    it('LN-13.11: makes a seat spare a good player', () => {
      const random = new Random('spare');
      const chance = (damage: number, heard: readonly LovciHappening[]) => {
        const { position } = newMatch(lovciNoci, 6, { openingProphecy: 'never' }, 'spare');
        for (const [seat, player] of position.state.players.entries())
          Object.assign(player, withApollonia(0).players[seat], { revealed: true });
        const view = { ...viewOf(lovciNoci, position, 0), heard: heard as unknown as Heard[] };
        const state = knowledge.imagine(view)(random);
        at(state.players, 5).damage = damage;
        return knowledge.evaluate(state, false)[0] as number;
      };
      const faceOf = (seat: Seat): LovciHappening => ({
        kind: 'revealed',
        seat,
        character: 'volko',
        forced: false,
      });
      const careless: readonly LovciHappening[] = [{ kind: 'round', round: 1 }, faceOf(2), faceOf(1)];
      expect(chance(0, careless)).toBeGreaterThan(chance(7, careless));
      expect(chance(0, [])).toBeCloseTo(chance(7, []));
    });
  });

  it('LN-13.4: a finished match is worth everything to the winners, and nothing to the others', () => {
    const { state } = playBots(lovciNoci, { seed: 'over', seats: 6 }, () => anyAnswer);
    const winners = state.victories.map(({ seat }) => seat);
    expect(winners.length).toBeGreaterThan(0);
    expect(worthsOf(state, true)).toEqual(state.players.map((_, seat) => Number(winners.includes(seat))));
  });
});

describe('thought', () => {
  /** Every deal twice, with the seats swapped: the victories of the thinking players, and those of the others. */
  function victories(others: Bot<LovciView>, deals: number): { thinking: number; others: number } {
    const won = { thinking: 0, others: 0 };
    for (let deal = 0; deal < deals; deal++)
      for (const side of [0, 1]) {
        const isThinking = (seat: Seat) => seat % 2 === side;
        const { state } = playBots(lovciNoci, { seed: `thought ${deal}`, seats: 6 }, (seat) =>
          isThinking(seat) ? think(16) : others,
        );
        for (const { seat } of state.victories) won[isThinking(seat) ? 'thinking' : 'others']++;
      }
    return won;
  }

  it('wins far more often than chance', { timeout: 120_000 }, () => {
    const won = victories(anyAnswer, deep(3, 6));
    expect(won.thinking).toBeGreaterThan(1.3 * won.others);
  });

  it('wins more often than a novice', { timeout: 120_000 }, () => {
    const won = victories(novice, deep(5, 10));
    expect(won.thinking).toBeGreaterThan(won.others);
  });
});
