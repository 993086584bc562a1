import { type Answer, type Mind, Random, type Witness } from '@nokturn/engine';
import { choosesTheSameWhenScrambled, imaginesTheSameView, thinksByTheRules } from '@nokturn/engine/testing';
import { describe, expect, test } from 'vitest';
import { Search } from '../src/search.ts';
import { searcher, thinking } from '../src/searcher.ts';
import { firstWitness, hiddenCard, nim, oneOfMany, pennies, poker } from './toys.ts';

function searched(mind: Mind, view: Witness, iterations: number, seed = 'search'): Search {
  const search = new Search(mind, view, new Random(seed));
  search.run(iterations);
  return search;
}

function best(mind: Mind, view: Witness, iterations: number, seed?: string): Answer | undefined {
  return searched(mind, view, iterations, seed).tried[0]?.answer;
}

/** How often a bot gives each answer, with this many generators. */
function answers(mind: Mind, view: Witness, iterations: number, generators: number): Map<Answer, number> {
  const bot = searcher(mind, { iterations, milliseconds: Number.POSITIVE_INFINITY });
  const given = new Map<Answer, number>();
  for (let i = 0; i < generators; i++) {
    const mine = view.asked?.mine;
    if (!mine) throw new Error('nobody is asked');
    const answer = bot(view, mine, { milliseconds: Number.POSITIVE_INFINITY }, new Random(`answers ${i}`));
    given.set(answer, (given.get(answer) ?? 0) + 1 / generators);
  }
  return given;
}

describe('answers that can be worked out', () => {
  // Leaving a multiple of four wins, whatever the other player takes.
  test.for([5, 6, 7, 9, 10, 11])('a forced win is found, with %i stones', (stones) => {
    const { game, mind } = nim(stones);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const [first, second] = searched(mind, firstWitness(game), 4000, seed).tried;
      expect(first?.answer).toBe(stones % 4);
      expect((first?.worth ?? 0) - (second?.worth ?? 0)).toBeGreaterThan(0.1);
    }
  });

  test('the main line of a forced win is played by both, each the best for itself', () => {
    const { game, mind } = nim(6);
    const { line } = searched(mind, firstWitness(game), 3000);
    expect(line.slice(0, 1)).toEqual([{ seat: 0, step: 'take', answer: 2 }]);
    expect(line.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(line.reduce((sum, { answer }) => sum + Number(answer), 0)).toBe(6);
  });

  test('the right one of many answers is found, however unlikely it seemed', () => {
    const { game, mind } = oneOfMany({ many: 60, right: 55 });
    expect(best(mind, firstWitness(game), 3000)).toBe(55);
  });

  test('an answer that nobody would think of is tried on request, and judged like the others', () => {
    const { game, mind } = oneOfMany({ many: 60, right: 55 });
    const view = firstWitness(game);
    const search = new Search(mind, view, new Random('also'), [59]);
    search.run(200);
    const wanted = search.tried.find(({ answer }) => answer === 59);
    expect(wanted?.visits).toBeGreaterThan(5);
    expect(wanted?.worth).toBeLessThan(0.5);
  });
});

describe('hidden information', () => {
  const { game, mind, knowledge } = hiddenCard({ reds: 6, sure: 0.5 });
  const view = (card: 'red' | 'black') => firstWitness(game, { state: { card } });

  test('a choice is the same whichever card it is, and right on average', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(best(mind, view('black'), 800, seed)).toBe('red');
      expect(searched(mind, view('red'), 400, seed).tried).toEqual(
        searched(mind, view('black'), 400, seed).tried,
      );
    }
  });

  test('it does not count on knowing the card later: a sure gain is better than a coin', () => {
    const coin = hiddenCard({ reds: 5, sure: 0.7 });
    expect(best(coin.mind, firstWitness(coin.game), 400)).toBe('pass');
  });

  test('another seat uses what it sees, and not what it does not see', () => {
    const { game, mind } = poker();
    const tried = (mine: 'king' | 'jack') => {
      const search = searched(mind, firstWitness(game, { state: { cards: [mine, 'jack'] } }), 2000);
      return new Map(search.tried.map(({ answer, worth }) => [answer, worth]));
    };
    // Kings call a king, for half of the pot, and jacks fold: 0.5 / 2 + 0.6 / 2.
    expect(tried('king').get('raise')).toBeCloseTo(0.55, 1);
    // Kings call a jack, and jacks do too, who lose nothing by it: 0 / 2 + 0.5 / 2.
    expect(tried('jack').get('raise')).toBeCloseTo(0.25, 1);
    expect(tried('jack').get('fold')).toBeCloseTo(0.4, 5);
  });

  test('bots think about the toys honestly', () => {
    const terms = { seats: 2, games: 40, seed: 'toys' };
    expect(imaginesTheSameView(game, knowledge, terms).others).toBeGreaterThan(0);
    expect(thinksByTheRules(game, knowledge, terms).decisions).toBe(40);
    const { game: cards, knowledge: known, mind: shark } = poker();
    expect(imaginesTheSameView(cards, known, terms).others).toBeGreaterThan(0);
    const bot = searcher(shark, { iterations: 50, milliseconds: Number.POSITIVE_INFINITY });
    const report = choosesTheSameWhenScrambled(cards, bot, {
      ...terms,
      scramble: (position, viewer, random) => {
        const hidden = position.state.cards.map((card, seat) =>
          seat === viewer ? card : random.pick(['king', 'jack'] as const),
        );
        return { ...position, state: { ...position.state, cards: hidden } };
      },
    });
    expect(report.scrambled).toBeGreaterThan(10);
  });
});

describe('simultaneous answers', () => {
  test('nobody can be sure of a side', () => {
    const { game, mind } = pennies();
    for (const seat of [0, 1]) {
      const heads = answers(mind, firstWitness(game, { seat }), 200, 200).get('heads') ?? 0;
      expect(heads).toBeGreaterThan(0.3);
      expect(heads).toBeLessThan(0.7);
    }
  });

  test('a side that pays more is shown less often, since the other expects it', () => {
    const { game, mind } = pennies({ heads: 1, tails: 0.5 });
    for (const seat of [0, 1]) {
      const heads = answers(mind, firstWitness(game, { seat }), 200, 200).get('heads') ?? 0;
      expect(heads).toBeGreaterThan(0.1);
      expect(heads).toBeLessThan(0.45);
    }
  });

  test('an answer that the other side has already given is as unknown as before', () => {
    const { game, mind } = pennies();
    const view = firstWitness(game, { seat: 1 });
    const answered = view.asked && { ...view, asked: { ...view.asked, answered: [0] } };
    if (!answered) throw new Error('nobody is asked');
    expect(searched(mind, answered, 100).tried).toEqual(searched(mind, view, 100).tried);
  });
});

describe('a search', () => {
  const { game, mind } = nim(11);
  const view = firstWitness(game);

  test('finds the same with the same generator, however it is cut into portions', () => {
    const inOne = searched(mind, view, 300);
    const inMany = new Search(mind, view, new Random('search'));
    for (let i = 0; i < 100; i++) inMany.run(3);
    expect(inMany.tried).toEqual(inOne.tried);
    expect(inMany.line).toEqual(inOne.line);
    expect(searched(mind, view, 300, 'another').tried).not.toEqual(inOne.tried);
  });

  test('continues after reporting its findings', () => {
    const asked = searched(mind, view, 100);
    void asked.line;
    void asked.tried;
    asked.run(200);
    expect(asked.tried).toEqual(searched(mind, view, 300).tried);
  });

  test('ends when all answers but one are certainly worse', () => {
    const easy = nim(5);
    const search = searched(easy.mind, firstWitness(easy.game), 100_000);
    expect(search.isSettled).toBe(true);
    expect(search.iterations).toBeLessThan(10_000);
  });

  test('reports its progress, and stops when nobody asks any more', () => {
    const search = new Search(mind, view, new Random('progress'));
    const shares: number[] = [];
    for (const share of thinking(search, { iterations: 100, milliseconds: Number.POSITIVE_INFINITY })) {
      shares.push(share);
      if (share >= 0.5) break;
    }
    expect(shares[0]).toBe(0);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(search.iterations).toBeGreaterThanOrEqual(50);
    expect(search.iterations).toBeLessThan(100);
  });

  test('does not start if there is nothing to choose', () => {
    const never: Mind = {
      game: 'nim',
      imagine: () => {
        throw new Error('it thinks');
      },
    };
    const bot = searcher(never, { iterations: 10, milliseconds: 10 });
    const decision = { fallback: 1, barred: [], answer: null };
    const one = { ...decision, ask: { kind: 'amount', min: 1, max: 1 } as const };
    const two = { ...decision, ask: { kind: 'amount', min: 1, max: 2 } as const };
    expect(bot(view, one, { milliseconds: 10 }, new Random('none'))).toBe(1);
    expect(() => bot(view, two, { milliseconds: 10 }, new Random('none'))).toThrow('it thinks');
  });

  test('keeps to its budget', () => {
    const counted = { worlds: 0 };
    const counting: Mind = {
      game: mind.game,
      imagine: (witness) => {
        const imagine = mind.imagine(witness);
        return (random) => {
          counted.worlds++;
          return imagine(random);
        };
      },
    };
    const mine = view.asked?.mine;
    if (!mine) throw new Error('nobody is asked');
    const bot = searcher(counting, { iterations: 1000, milliseconds: Number.POSITIVE_INFINITY });
    bot(view, mine, { milliseconds: Number.POSITIVE_INFINITY, iterations: 40 }, new Random('few'));
    expect(counted.worlds).toBeGreaterThanOrEqual(40);
    expect(counted.worlds).toBeLessThan(50);
  });
});

describe('a temper', () => {
  const { game, mind } = hiddenCard({ reds: 5, sure: 0.5 });
  const choice = (temper: 'bold' | 'careful', sure: number) => {
    const toy = hiddenCard({ reds: 5, sure });
    const view = firstWitness(toy.game);
    const mine = view.asked?.mine;
    if (!mine) throw new Error('nobody is asked');
    const bot = searcher(toy.mind, { iterations: 60, milliseconds: Number.POSITIVE_INFINITY }, temper);
    return (seed: string) => bot(view, mine, { milliseconds: Number.POSITIVE_INFINITY }, new Random(seed));
  };
  const passes = (answer: (seed: string) => Answer) =>
    Array.from({ length: 60 }, (_, i) => answer(`temper ${i}`)).filter((each) => each === 'pass').length;

  test('decides between answers that are equally good', () => {
    expect(best(mind, firstWitness(game), 60)).toBeDefined();
    expect(passes(choice('careful', 0.5))).toBeGreaterThan(passes(choice('bold', 0.5)) + 15);
  });

  test('does not decide if one is better', () => {
    expect(passes(choice('bold', 0.9))).toBe(60);
    expect(passes(choice('careful', 0.1))).toBe(0);
  });
});
