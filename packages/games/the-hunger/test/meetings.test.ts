import { describe, expect, it } from 'vitest';
import { action, scene, turn } from './kit.ts';

/** Situations in which several rules, cards or tiles interact. */

describe('before the move', () => {
  it('TH-6.4 TH-3.4 both Bears in turn: the second hand may contain cards that the first one discarded', () => {
    const one = turn({
      at: 'm2',
      hand: ['noble-jack'],
      playing: ['bear-ursa', 'bear-teddy'],
      deck: ['vampire-speed-2'],
      discard: [],
    });
    one.answer(0, 'bear:bear-ursa').told('reshuffled', { count: 1 }).answer(0, 'bear:bear-teddy');
    one.told('drew', { count: 2 }).told('discarded', { card: 'bear-teddy' }).passUntil('curtain').ends();
    expect(one.vp()).toBe(2);
  });

  it('TH-7.3 TH-7.8 TH-7.12 a Will that discards the only Human also cancels its Strength', () => {
    const one = turn({
      at: 'm2',
      hand: ['vampire-strength', 'vampiric-will', 'noble-jack'],
      deck: ['vampire-speed-2', 'vampire-speed-3'],
    });
    one.bars(0, 'done', 'TH-7.11', 'mandatory');
    one.answer(0, 'activate:vampiric-will').answer(0, 'discard:noble-jack');
    expect(one.turn.speed).toBe(2 + 1 + 2);
    one.asks(0, 'move');
  });

  it('TH-7.13 TH-7.10 a Will discarded by its twin comes back by a reshuffle, and may be used', () => {
    const one = turn({
      at: 'm2',
      hand: ['vampiric-will', 'vampiric-will', 'vampire-speed-2'],
      deck: [],
      discard: [],
    });
    one
      .answer(0, 'activate:vampiric-will')
      .answer(0, 'discard:vampiric-will')
      .told('reshuffled', { count: 1 });
    one.told('drew-into-play', { cards: ['vampiric-will'] });
    expect(one.options(0)).toEqual(['activate:vampiric-will', 'done']);
    one.answer(0, 'done').asks(0, 'move');
  });

  it('TH-7.14 TH-9.11 TH-9.17 a Snake before Confuse also frees the vampire from Spicy', () => {
    const one = turn({ at: 'd2', hand: ['villager-eunice', 'vampire-speed-2'], playing: ['snake-kaa'] });
    one.answer(0, 'snake:snake-kaa').answer(0, 'digest:villager-eunice');
    expect([one.vp(), one.options(0).includes('stay')]).toEqual([2, true]);
    one.asks(0, 'move');
  });
});

describe('moving', () => {
  it('TH-8.4 TH-9.14 TH-10.1 TH-10.2 Confuse, then Spicy with Bat: the vampire is flown to the Well and may push', () => {
    const one = turn(
      { at: 'd14', hand: ['villager-bippo', 'villager-anton', 'form-of-bat'], playing: ['rat-patcani'] },
      { players: [{ at: 'd15' }] },
    );
    one.told('confused', { to: 'labyrinth' }).told('moved', { to: 'd15', way: 'spicy', cost: 3 });
    one.answer(0, 'push:d16').ends();
    expect(one.at(1)).toBe('d16');
  });

  it('TH-9.6 TH-11.5 TH-11.7 TH-5.7 a vampire that never left acts after one that has come home on top of it', () => {
    const one = scene({
      players: [{}, { at: 'c1', hand: ['vampire-speed-2'] }],
      from: [{ step: 'next-turn' }],
      castleTiles: [],
    });
    one.told('turn', { seat: 1 }).answer(1, 'move:castle').told('home', { seat: 1, arrival: 1, tile: null });
    one.told('turn', { seat: 0 }).asks(0, 'move');
    expect(one.vp(1)).toBe(0);
    expect(one.stack('castle')).toEqual([1, 0]);
  });

  it('TH-10.7 TH-9.18 a pushed seat gives up its kept Spicy Human to the Goat, and walks freely again', () => {
    const one = turn(
      { at: 'r7', hand: ['vampire-speed-2'], playing: ['goat-nanny'] },
      { players: [{ at: 'r8', playing: ['villager-anton'], hand: ['vampire-speed-2'] }] },
    );
    one.answer(0, 'move:r8').answer(0, 'push:r9').told('discarded', { seat: 1, card: 'villager-anton' });
    expect([one.vp(), one.playing(1)]).toEqual([2, []]);
    one.ends();
  });
});

describe('the Action step', () => {
  it('TH-12.6 TH-16.10 TH-13.10 Holy Water bars Beast Master until a Snake has eaten it', () => {
    const one = action(
      { at: 'm2', playing: ['religious-bolat', 'snake-kaa'], missions: ['beast-master'] },
      0,
      { track: { '1/3': ['dog-kutya'] }, turn: { active: false } },
    );
    expect(one.options(0)).toEqual(['snake:snake-kaa', 'end']);
    one
      .answer(0, 'snake:snake-kaa')
      .answer(0, 'use:beast-master')
      .told('hunted', { cards: ['dog-kutya'] });
    expect(one.playing()).toEqual(['dog-kutya']);
    one.asks(0, 'action', ['dog:dog-kutya', 'end']);
  });

  it('TH-13.8 TH-13.10 TH-13.12 Beast Master in column 3 allows Hungry!, but the Cemetery protects Humans', () => {
    const one = action({ at: 'c2', missions: ['beast-master', 'hungry'] }, 1, {
      track: { '1/3': ['owl-sova'], '2/2': ['noble-jack', 'hypnosis'], '3/1': ['noble-tania'] },
    });
    one.answer(0, 'use:beast-master').answer(0, 'use:hungry');
    one.told('hunted', { cards: ['hypnosis'], mission: 'hungry' });
    one.ends();
    expect([one.playing(), one.discard()]).toEqual([['owl-sova'], ['hypnosis']]);
  });

  it('TH-12.24 TH-13.7 after a Rose neither Hungry! nor Beast Master takes from the Track', () => {
    const one = action(
      { at: 'labyrinth', playing: ['vampiric-stealth'], missions: ['hungry', 'beast-master'] },
      3,
      { track: { '1/3': ['noble-jack'], '2/1': ['wolf-bo'] } },
    );
    one.answer(0, 'hunt:1/3');
    expect(one.options(0)).toContain('use:hungry');
    one.answer(0, 'rose:eternal-rose').answer(0, 'rest');
    expect(one.options(0)).toEqual(['end']);
    one.answer(0, 'end').ends();
  });

  it('TH-16.5 TH-13.13 TH-16.6 a Dog that enters play on a Well works at once, a Pig only if the vampire has not moved', () => {
    const track = { '1/1': ['dog-caine', 'pig-chop'], '2/2': ['noble-jack'] } as const;
    const one = action({ at: 'm5', missions: ['beast-master'] }, 1, { track });
    one.answer(0, 'use:beast-master').answer(0, 'card:dog-caine');
    expect([one.turn.remaining, one.turn.generalHunts]).toEqual([2, 1]);
    const still = action({ at: 'm5', missions: ['beast-master'] }, 1, { track, turn: { moved: false } });
    still.answer(0, 'use:beast-master').answer(0, 'card:pig-chop');
    expect([still.turn.remaining, still.turn.generalHunts]).toEqual([1, 2]);
    one.asks(0, 'action');
    still.asks(0, 'action');
  });

  it('TH-11.12 TH-12.19 TH-16.13 a Human hunted, digested at its building, and still counted', () => {
    const one = action({ at: 'd4' }, 2, {
      track: { '1/1': ['religious-zephania', 'religious-bolat'] },
    });
    one.answer(0, 'hunt:1/1').answer(0, 'digest-discarded:religious-zephania');
    one.answer(0, 'building:d4').ends();
    expect([one.vp(), one.digested()]).toEqual([5 + 1 + 1 + 1, ['religious-zephania', 'religious-bolat']]);
  });
});

describe('the end', () => {
  it('TH-6.5 TH-16.4 TH-17.5 TH-19.4 Digestion in a Parasol turn: no draw, and the Pigeon is paid', () => {
    const one = turn(
      {
        at: 'c1',
        hand: ['noble-jack', 'vampire-speed-2'],
        playing: ['pigeon-tyson'],
        tokens: ['token-parasol'],
        missions: ['digestion'],
      },
      { phase: 'parasols', round: 15 },
    );
    one.answer(0, 'use:digestion').ends();
    expect([one.vp(), one.digested(), one.hand(), one.at()]).toEqual([1, ['noble-jack'], [], 'c1']);
  });

  it('TH-20.8 TH-20.10 TH-20.16 a single survivor scores highest and lowest at once; Missionary counts both', () => {
    const one = scene({
      players: [
        { at: 'c1', vp: 10, missions: ['rich-get-richer', 'catch-up', 'missionary', 'the-devout'] },
        { at: 'm1', vp: 90, missions: ['rich-get-richer'] },
      ],
      from: [{ step: 'dawn' }],
      round: 15,
    });
    one.over([0]);
    expect(one.totals).toEqual([10 - 5 + 4 + 10 + 3, 90]);
    expect(one.scored('the-devout')).toBe(0);
  });
});
