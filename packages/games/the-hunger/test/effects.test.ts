import { describe, expect, it } from 'vitest';
import { cardNo } from '../cards/cards.ts';
import { scene, turn } from './kit.ts';

/** TH-7: the Effects step and the Snake window. The vampire is home, so there are no other questions. */

const HOME = { home: 1 } as const;

describe('TH-7 the Effects step', () => {
  it('TH-7.1 discard and draw effects come before Confuse, Speed and everything else', () => {
    const one = turn({
      at: 'm2',
      hand: ['noble-theresa', 'vampiric-will', 'vampire-speed-2'],
      deck: ['vampire-speed-4'],
    });
    one
      .asks(0, 'effects', ['activate:vampiric-will', 'done'])
      .answers(0, 'activate:vampiric-will', 'discard:noble-theresa');
    one.untold('confused').told('speed', { speed: 7 }).asks(0, 'move');
  });

  it('TH-7.1 and are resolved in no other step', () => {
    turn({
      at: 'm5',
      hand: ['vampiric-strength', 'vampire-speed-2'],
      tokens: ['token-draw', 'token-swap'],
      deck: ['vampire-speed-4'],
    })
      .answer(0, 'done')
      .answer(0, 'stay')
      .told('speed', { speed: 2 })
      .ends();
  });

  it('TH-7.2 the seat chooses the order, and finishes each effect before the next', () => {
    const one = turn({
      ...HOME,
      hand: ['vampiric-will', 'vampiric-strength', 'noble-jack'],
      deck: ['vampire-speed-4', 'vampire-speed-3', 'vampire-speed-2'],
    });
    one.asks(0, 'effects', ['activate:vampiric-will', 'activate:vampiric-strength', 'done']);
    one.answer(0, 'activate:vampiric-will').asks(0, 'discard').answer(0, 'discard:noble-jack');
    // Without a Human it draws one card now.
    one.asks(0, 'effects', ['activate:vampiric-strength', 'done']).answer(0, 'activate:vampiric-strength');
    one
      .told('drew-into-play', { cards: ['vampire-speed-4'] })
      .told('drew-into-play', { cards: ['vampire-speed-3'] })
      .ends();
  });

  it('TH-7.3 TH-7.4 TH-R17 only cards that are not activated can be discarded, Permanent ones among them', () => {
    turn({
      ...HOME,
      hand: ['vampiric-will', 'vampiric-strength', 'vampire-speed-2'],
      playing: ['wolf-bo'],
      deck: ['noble-jack', 'noble-zara'],
    })
      .answer(0, 'activate:vampiric-strength')
      .answer(0, 'activate:vampiric-will')
      .asks(0, 'discard', ['discard:vampire-speed-2', 'discard:wolf-bo', 'discard:noble-jack']);
  });

  it('TH-7.5 a discarded card has no further effect: neither Speed nor keyword', () => {
    turn({
      at: 'm2',
      hand: ['vampiric-will', 'vampire-speed-4', 'vampire-speed-2'],
      deck: ['vampire-thirst'],
    })
      .answers(0, 'activate:vampiric-will', 'discard:vampire-speed-4')
      .told('speed', { speed: 4 })
      .asks(0, 'move');
  });

  it('TH-7.5 its own effect is ignored', () => {
    const one = turn({
      ...HOME,
      hand: ['vampiric-will', 'vampiric-strength'],
      deck: ['vampire-speed-2', 'vampire-speed-3'],
    });
    one.answer(0, 'activate:vampiric-will');
    one.untold('activated', { card: 'vampiric-strength' }).ends();
  });

  it('TH-7.6 TH-R16 Vampiric Will may be declined, and needs a card to discard', () => {
    turn({ ...HOME, hand: ['vampiric-will', 'noble-jack'] }).asks(0, 'effects', [
      'activate:vampiric-will',
      'done',
    ]);
    turn({ ...HOME, hand: ['vampiric-will'] })
      .untold('activated')
      .ends();
    turn({ ...HOME, hand: ['vampiric-will'], tokens: ['token-draw'] }).bars(
      0,
      'activate:vampiric-will',
      'TH-7.6',
      'nothing-to-discard',
    );
  });

  it('TH-7.6 of two copies each may discard the other', () => {
    const one = turn({ ...HOME, hand: ['vampiric-will', 'vampiric-will'], deck: ['vampire-speed-4'] });
    one.asks(0, 'effects', ['activate:vampiric-will', 'done']).answer(0, 'activate:vampiric-will');
    one.told('discarded', { card: 'vampiric-will', source: 'vampiric-will' }).ends();
  });

  it('TH-7.7 the double Will: a second time at once or never', () => {
    const hand = ['vampiric-will-double', 'noble-jack', 'noble-zara'] as const;
    const deck = ['vampire-speed-2', 'vampire-speed-3', 'vampire-speed-4'] as const;
    const one = turn({ ...HOME, hand, deck }).answers(
      0,
      'activate:vampiric-will-double',
      'discard:noble-jack',
    );
    one.asks(0, 'use-again', ['again', 'stop']).answers(0, 'again', 'discard:noble-zara');
    one
      .told('drew-into-play', { cards: ['vampire-speed-2'] })
      .told('drew-into-play', { cards: ['vampire-speed-3'] })
      .ends();
    turn({ ...HOME, hand, deck })
      .answers(0, 'activate:vampiric-will-double', 'discard:noble-jack', 'stop')
      .untold('discarded', { card: 'noble-zara' })
      .ends();
  });

  it('TH-7.7 the question about using it again names the discarding card, whatever was activated last', () => {
    const one = scene({
      players: [{ ...HOME, playing: ['vampiric-will-double', 'vampiric-will', 'noble-jack', 'noble-zara'] }],
      from: [{ step: 'discard', by: 'vampiric-will-double', again: 'vampiric-will-double' }],
      turn: { step: 'effects', used: [cardNo('vampiric-will-double'), cardNo('vampiric-will')] },
    });
    one.answer(0, 'discard:noble-jack').asks(0, 'use-again', ['again', 'stop']);
  });

  it('TH-7.8 TH-7.11 TH-R16 Vampire Strength and Dee are mandatory', () => {
    const one = turn({
      ...HOME,
      hand: ['vampire-strength', 'religious-dee', 'vampiric-will'],
      deck: ['vampire-speed-2', 'vampire-speed-3'],
    });
    one.asks(0, 'effects', ['activate:vampire-strength', 'activate:religious-dee', 'activate:vampiric-will']);
    one
      .bars(0, 'done', 'TH-7.11', 'mandatory')
      .answers(0, 'activate:religious-dee', 'activate:vampire-strength');
    one.asks(0, 'effects', ['activate:vampiric-will', 'done']);
    expect(one.playing().length).toBe(5);
  });

  it('TH-7.8 a mandatory effect that is the only option happens by itself, once', () => {
    turn({ ...HOME, hand: ['religious-dee'], deck: ['vampire-speed-2', 'vampire-speed-3'] })
      .told('activated', { card: 'religious-dee' })
      .told('drew-into-play', { cards: ['vampire-speed-2'] })
      .ends();
  });

  it('TH-7.11 it is not pending if it could not draw anything', () => {
    turn({ ...HOME, hand: ['religious-dee', 'vampire-strength'], deck: [] })
      .untold('activated')
      .ends();
  });

  it('TH-7.8 TH-7.12 Vampire Strength without a Human simply has no effect', () => {
    turn({ ...HOME, hand: ['vampire-strength', 'vampire-speed-2'] })
      .untold('activated')
      .ends();
  });

  it('TH-7.8 it becomes mandatory when a Human is drawn', () => {
    turn({ ...HOME, hand: ['vampire-strength', 'vampiric-strength'], deck: ['noble-jack', 'noble-zara'] })
      .answer(0, 'activate:vampiric-strength')
      .told('drew-into-play', { cards: ['noble-jack'] })
      .told('activated', { card: 'vampire-strength' })
      .told('drew-into-play', { cards: ['noble-zara'] })
      .ends();
  });

  it('TH-7.9 Vampiric Strength draws 1, with a Human 2; the greater one 2 or 3', () => {
    const deck = ['vampire-speed-2', 'vampire-speed-3', 'vampire-speed-4', 'vampire-thirst'] as const;
    const drawn = (hand: Parameters<typeof turn>[0]['hand'], card: string) => {
      const one = turn({ ...HOME, ...(hand ? { hand } : {}), deck }).answer(0, `activate:${card}`);
      one.ends();
      return one.heard('spectator', 'drew-into-play').map(({ cards }) => (cards as string[]).length);
    };
    expect(drawn(['vampiric-strength'], 'vampiric-strength')).toEqual([1]);
    expect(drawn(['vampiric-strength', 'noble-jack'], 'vampiric-strength')).toEqual([2]);
    expect(drawn(['vampiric-strength-great'], 'vampiric-strength-great')).toEqual([2]);
    expect(drawn(['vampiric-strength-great', 'noble-jack'], 'vampiric-strength-great')).toEqual([3]);
  });

  it('TH-7.9 the number is fixed at activation, whatever is drawn', () => {
    turn({ ...HOME, hand: ['vampiric-strength-great'], deck: ['noble-jack', 'noble-zara', 'noble-tania'] })
      .answer(0, 'activate:vampiric-strength-great')
      .told('drew-into-play', { cards: ['noble-jack', 'noble-zara'] })
      .ends();
  });

  it('TH-7.10 cards drawn go into the playing area, and their effects can be used too', () => {
    turn({ ...HOME, hand: ['vampiric-strength'], deck: ['vampiric-will', 'vampire-speed-2'] })
      .answer(0, 'activate:vampiric-strength')
      .told('drew-into-play', { cards: ['vampiric-will'] })
      .ends();
    turn({ ...HOME, hand: ['vampiric-strength', 'noble-jack'], deck: ['vampiric-will', 'vampire-speed-2'] })
      .answer(0, 'activate:vampiric-strength')
      .asks(0, 'effects', ['activate:vampiric-will', 'done']);
  });

  it('TH-7.13 TH-3.4 a card that comes back by a reshuffle is new and not activated', () => {
    const one = turn({ ...HOME, hand: ['vampiric-will', 'vampiric-will', 'noble-jack'], deck: [] });
    // The second Will is discarded, comes back at once and can be used.
    one.answers(0, 'activate:vampiric-will', 'discard:vampiric-will').told('reshuffled', { count: 1 });
    one.asks(0, 'effects', ['activate:vampiric-will', 'done']).answers(0, 'activate:vampiric-will');
    one
      .told('discarded', { card: 'noble-jack' })
      .told('drew-into-play', { cards: ['noble-jack'] })
      .ends();
  });

  it('TH-7.14 TH-16.10 TH-R18 the Snake window: before Confuse and Speed', () => {
    const one = turn({
      at: 'm2',
      hand: ['noble-theresa', 'vampire-speed-2'],
      playing: ['snake-kaa', 'snake-wiggles'],
    });
    one
      .asks(0, 'snake-window', ['snake:snake-kaa', 'snake:snake-wiggles', 'done'])
      .answer(0, 'snake:snake-kaa');
    one.asks(0, 'devour', ['digest:snake-wiggles', 'digest:noble-theresa', 'digest:vampire-speed-2']);
    one
      .answer(0, 'digest:noble-theresa')
      .asks(0, 'snake-window', ['snake:snake-wiggles', 'done'])
      .answer(0, 'done');
    one.untold('confused').told('speed', { speed: 2 }).asks(0, 'move');
    expect(one.vp()).toBe(2);
  });
});
