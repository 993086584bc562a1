import { describe, expect, it } from 'vitest';
import { FAMILIARS } from '../cards/familiars.ts';
import { action, type Setting, type Sitting, scene, turn } from './kit.ts';

/** TH-3 and TH-16: zones, and cards in the playing area. */

describe('TH-3 cards and zones', () => {
  it('TH-3.3 TH-3.8 TH-16.13 TH-20.3 cards of all five zones are owned and counted, Starting Powers never', () => {
    for (const zone of ['deck', 'hand', 'playing', 'discard', 'digested'] as const) {
      const one = scene({
        from: [{ step: 'dawn' }],
        players: [
          {
            deck: [],
            [zone]: ['noble-jack', 'the-hunger', 'hypnosis'],
            missions: ['royal', 'my-body-is-my-temple'],
          },
        ],
      }).over([0]);
      expect([zone, one.scored('royal'), one.scored('my-body-is-my-temple')]).toEqual([zone, 1, 1]);
    }
  });

  it('TH-3.4 TH-21.3 an empty deck is refilled from the discard pile; cards that cannot be drawn are lost', () => {
    const one = turn({
      home: 1,
      hand: ['vampire-speed-2'],
      deck: ['vampire-speed-4'],
      discard: ['vampire-speed-3'],
    });
    one.told('reshuffled', { count: 2 }).told('drew', { count: 3 }).ends();
    expect([one.hand()[0], one.hand().slice(1).sort()]).toEqual([
      'vampire-speed-4',
      ['vampire-speed-2', 'vampire-speed-3'],
    ]);
    const poor = turn({ home: 1, hand: ['vampire-speed-2'], deck: [] })
      .told('drew', { count: 1 })
      .ends();
    expect(poor.hand()).toEqual(['vampire-speed-2']);
    turn({ home: 1, hand: [], deck: [] }).told('drew', { count: 0 }).ends();
  });

  it('TH-3.7 TH-16.14 a Permanent card stays until it is discarded, and is then drawn like any other', () => {
    const one = turn({
      home: 1,
      hand: ['vampiric-will'],
      playing: ['wolf-bo'],
      deck: ['vampire-speed-2'],
    }).answer(0, 'activate:vampiric-will');
    one.told('discarded', { card: 'wolf-bo' }).ends();
    expect(one.hand()).toContain('wolf-bo');
    const kept = turn({ home: 1, hand: ['vampire-speed-2'], playing: ['wolf-bo', 'eternal-rose'] }).ends();
    expect(kept.playing()).toEqual(['wolf-bo', 'eternal-rose']);
  });

  it('TH-3.8 TH-16.15 an ongoing effect works in the playing area only', () => {
    turn({
      at: 'm2',
      hand: ['vampire-speed-2'],
      discard: ['noble-theresa', 'villager-anton', 'form-of-bat', 'panther-nanoosh'],
    })
      .told('speed', { speed: 2 })
      .untold('confused')
      .asks(0, 'move', ['stay', 'move:c3', 'move:m1', 'move:m3', 'move:m4']);
  });

  it('TH-3.8 TH-16.15 hunting effects never work from the playing area, the others never on the Track', () => {
    const one = action(
      {
        at: 'm2',
        playing: ['noble-wilma', 'villager-reyda', 'religious-wright', 'military-peter', 'owl-sova'],
      },
      1,
      {
        track: { '1/1': ['noble-theresa', 'villager-anton', 'religious-bolat'], '2/1': ['noble-jack'] },
        crypts: { m6: ['picky'] },
      },
    );
    one.answer(0, 'hunt:1/1').told('hunted', {
      cost: 1,
      cards: ['noble-theresa', 'villager-anton', 'religious-bolat'],
      brought: [],
    });
    // A second hunt would be allowed: the Holy Water is in the discard pile.
    one.untold('looked').ends();
    expect(one.discard()).toContain('religious-bolat');
    const two = action({ at: 'm5' }, 2, {
      track: { '1/1': ['religious-bolat'], '2/1': ['noble-jack'] },
    }).answer(0, 'hunt:1/1');
    two.asks(0, 'action', ['hunt:2/1', 'end']);
  });

  it('TH-3.9 all cards of the Track are open to all', () => {
    const one = action({ at: 'm2' }, 1, {
      track: { '1/1': ['noble-jack', 'wolf-bo'], '2/3': ['hypnosis'] },
    }).asks(0, 'action');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(one.view(viewer).state.track).toEqual(one.state.track);
  });

  it('TH-R60 discard piles are open, in full and in order', () => {
    const one = turn({
      at: 'm2',
      hand: ['vampire-speed-2'],
      discard: ['noble-jack', 'wolf-bo', 'hypnosis'],
    }).asks(0, 'move');
    for (const viewer of [1, 'spectator'] as const)
      expect(one.view(viewer).state.players[0]?.discard).toEqual(one.state.players[0]?.discard);
  });
});

describe('TH-16 cards in the playing area', () => {
  it.each(FAMILIARS.map(({ id }) => id))(
    'TH-16.1 %s is Ready, stays in play, has no Speed and gives nothing when hunted',
    (id) => {
      const one = action({ at: 'd12', deck: [] }, 1, { track: { '1/1': [id] } }).answer(0, 'hunt:1/1');
      one
        .told('hunted', { vps: [0] })
        .asks(0, 'ready', [`ready:${id}`, 'rest'])
        .answer(0, `ready:${id}`)
        .ends();
      expect([one.vp(), one.hand()]).toEqual([0, [id]]);
      const kept = turn({ home: 1, hand: [id], deck: [] })
        .passUntil('curtain')
        .told('speed', { speed: 0 })
        .ends();
      expect(kept.playing()).toEqual([id]);
    },
  );

  it('TH-16.2 several copies of an effect add up', () => {
    const one = turn({
      home: 1,
      hand: [],
      playing: ['pigeon-tyson', 'pigeon-porumbel', 'eternal-rose'],
    }).ends();
    expect(one.vp()).toBe(3);
  });

  it('TH-16.4 a Pigeon gives 1 VP if its owner did not hunt', () => {
    const pigeon: Sitting = { at: 'm2', playing: ['pigeon-tyson'] };
    const setting: Partial<Setting> = { track: { '1/1': ['hypnosis'] } };
    expect(action(pigeon, 1, setting).answer(0, 'end').ends().vp()).toBe(1);
    expect(action(pigeon, 1, setting).answer(0, 'hunt:1/1').ends().vp()).toBe(0);
  });

  it('TH-16.5 a Dog on a Well: +1 for hunts, whether the Well is active or not', () => {
    const one = action({ at: 'r10', playing: ['dog-kutya', 'dog-caine'] }, 0, {
      track: { '1/2': ['noble-jack'] },
      turn: { active: false },
    });
    one
      .told('dog-speed', { card: 'dog-kutya' })
      .asks(0, 'action', ['hunt:1/2', 'dog:dog-kutya', 'dog:dog-caine', 'end']);
    expect([one.turn.remaining, one.turn.speed, one.turn.columnHunts]).toEqual([2, 0, 0]);
    const dry = action({ at: 'r9', playing: ['dog-kutya'] }, 1, { track: { '1/2': ['noble-jack'] } }).asks(
      0,
      'action',
      ['dog:dog-kutya', 'end'],
    );
    expect(dry.turn.remaining).toBe(1);
  });

  it('TH-16.5 TH-R47 discarding it returns its Speed, and is illegal if that was spent', () => {
    const one = action({ at: 'r10', playing: ['dog-kutya'], tokens: ['token-hunt'] }, 1, {
      track: { '1/2': ['noble-jack'], '1/1': ['noble-zara'] },
    });
    one
      .answer(0, 'hunt:1/2')
      .asks(0, 'action', ['token:token-hunt', 'end'])
      .bars(0, 'dog:dog-kutya', 'TH-16.5', 'dog-speed');
    const kept = action({ at: 'r10', playing: ['dog-kutya'] }, 1, {
      track: { '1/2': ['noble-jack'], '1/1': ['noble-zara'] },
    });
    kept
      .answer(0, 'dog:dog-kutya')
      .told('discarded', { card: 'dog-kutya' })
      .asks(0, 'action', ['hunt:1/1', 'end']);
    expect([kept.turn.remaining, kept.turn.columnHunts]).toEqual([1, 2]);
  });

  it('TH-16.6 a Pig gives 1 VP if its owner hunted a Human', () => {
    const pig: Sitting = { at: 'm2', playing: ['pig-chop'] };
    expect(
      action(pig, 1, { track: { '1/1': ['noble-veres'] } })
        .answer(0, 'hunt:1/1')
        .ends()
        .vp(),
    ).toBe(1);
    expect(
      action(pig, 1, { track: { '1/1': ['hypnosis'] } })
        .answer(0, 'hunt:1/1')
        .ends()
        .vp(),
    ).toBe(0);
    expect(action(pig, 1).ends().vp()).toBe(0);
  });

  it('TH-16.7 TH-R44 Hypnosis: one card goes to a neighbouring cell, once for each copy', () => {
    const one = action({ at: 'm2', playing: ['hypnosis', 'hypnosis'] }, 0, {
      track: { '1/3': ['noble-jack', 'wolf-bo'], '2/2': ['noble-zara'] },
    });
    one
      .answer(0, 'hypnosis')
      .asks(0, 'hypnosis-cell', ['cell:1/3', 'cell:2/2', 'back'])
      .answer(0, 'cell:1/3');
    one.asks(0, 'hypnosis-card', ['card:noble-jack', 'card:wolf-bo', 'back']).answer(0, 'card:wolf-bo');
    one
      .asks(0, 'hypnosis-direction', ['down', 'right'])
      .answer(0, 'right')
      .told('hypnotised', { card: 'wolf-bo', from: '1/3', to: '1/2' });
    one.asks(0, 'action', ['hypnosis', 'end']).answers(0, 'hypnosis', 'cell:2/2', 'card:noble-zara');
    one.asks(0, 'hypnosis-direction', ['up', 'down', 'left', 'right']).answer(0, 'up').ends();
    expect([one.cell('1/3'), one.cell('1/2')]).toEqual([['noble-jack'], ['wolf-bo', 'noble-zara']]);
  });

  it('TH-16.7 it is not a hunt and costs nothing, and it can be cancelled before the last part', () => {
    const one = action({ at: 'm2', playing: ['hypnosis', 'pigeon-tyson'] }, 0, {
      track: { '3/1': ['noble-jack'] },
    });
    one
      .answers(0, 'hypnosis', 'cell:3/1', 'back')
      .asks(0, 'hypnosis-cell')
      .answer(0, 'back')
      .asks(0, 'action', ['hypnosis', 'end']);
    one
      .answers(0, 'hypnosis', 'cell:3/1', 'card:noble-jack')
      .asks(0, 'hypnosis-direction', ['up', 'left'])
      .answer(0, 'left')
      .ends();
    expect(one.vp()).toBe(1);
  });

  it('TH-16.10 TH-16.12 a Snake in the Action step: with exactly one other card of any kind, 2 VP', () => {
    const one = action(
      { at: 'm2', playing: ['snake-kaa', 'vampire-speed-4', 'hypnosis', 'hypnosis'] },
      1,
    ).answer(0, 'snake:snake-kaa');
    one.asks(0, 'devour', ['digest:vampire-speed-4', 'digest:hypnosis']).answer(0, 'digest:hypnosis').ends();
    expect([one.vp(), one.digested(), one.discard()]).toEqual([
      2,
      ['hypnosis', 'snake-kaa'],
      ['vampire-speed-4', 'hypnosis'],
    ]);
    // It cannot be used alone.
    action({ at: 'm2', playing: ['snake-kaa'] }, 1).ends();
  });

  it('TH-16.13 a digested card never comes back and has no effect in play', () => {
    const one = turn({
      at: 'm2',
      hand: ['vampire-speed-2'],
      digested: ['noble-theresa', 'form-of-bat', 'vampire-speed-4'],
      deck: [],
    });
    one.untold('confused').told('speed', { speed: 2 }).answer(0, 'stay').ends();
    expect([one.hand(), one.digested().length]).toEqual([['vampire-speed-2'], 3]);
  });
});
