import { describe, expect, it } from 'vitest';
import { action, type Setting, type Sitting } from './kit.ts';

/** TH-13: extra hunts and free hunts. */

const TRACK = {
  '1/1': ['noble-jack'],
  '2/1': ['noble-zara'],
  '3/1': ['hypnosis'],
  '1/2': ['noble-agnes'],
  '2/3': ['noble-mindy'],
} as const;

describe('TH-13 extra hunts', () => {
  it('TH-13.1 both counters are set at the start of step H; cards that leave later take nothing away', () => {
    const one = action({ at: 'r10', playing: ['vampiric-stealth', 'snake-kaa'] }, 5, { track: TRACK });
    expect([one.turn.generalHunts, one.turn.columnHunts]).toEqual([2, 1]);
    one.answers(0, 'snake:snake-kaa').told('digested', { card: 'vampiric-stealth' }).asks(0, 'action');
    expect([one.turn.generalHunts, one.turn.columnHunts]).toEqual([2, 1]);
  });

  it('TH-13.2 general hunts: each Stealth, each +1 Hunt token, each Pig of a vampire that has not moved', () => {
    const playing: Sitting = {
      at: 'm2',
      playing: ['vampiric-stealth', 'vampiric-stealth', 'pig-chop', 'pig-malac'],
      tokens: ['token-hunt', 'token-hunt'],
    };
    const still = action(playing, 5, { track: TRACK, turn: { moved: false } })
      .answer(0, 'token:token-hunt')
      .asks(0, 'action');
    expect(still.turn.generalHunts).toBe(1 + 2 + 2 + 1);
    const moved = action(playing, 5, { track: TRACK })
      .answers(0, 'token:token-hunt', 'token:token-hunt')
      .asks(0, 'action');
    expect(moved.turn.generalHunts).toBe(1 + 2 + 2);
  });

  it('TH-13.3 column-1 hunts: an active Well, each discarded Dog', () => {
    const one = action({ at: 'm5', playing: ['dog-kutya', 'dog-caine'] }, 5, { track: TRACK });
    one.answers(0, 'dog:dog-kutya', 'dog:dog-caine').asks(0, 'action');
    expect([one.turn.columnHunts, one.discard()]).toEqual([3, ['dog-kutya', 'dog-caine']]);
  });

  it('TH-13.4 TH-R35 every extra hunt pays its own cost', () => {
    const one = action({ at: 'm5', playing: ['vampiric-stealth'] }, 5, { track: TRACK });
    one.answers(0, 'hunt:2/3', 'hunt:1/1', 'hunt:2/1').ends();
    expect(one.heard('spectator', 'hunted').map(({ cost }) => cost)).toEqual([3, 1, 1]);
  });

  it('TH-13.5 a column-1 hunt takes neither another column nor the Tavern nor a Rose', () => {
    const spent = { turn: { generalHunts: 0, columnHunts: 1 } } as const;
    const one = action({ at: 'm5' }, 5, { track: TRACK }).answer(0, 'hunt:2/3');
    one
      .asks(0, 'action', ['hunt:1/1', 'hunt:2/1', 'hunt:3/1', 'end'])
      .bars(0, 'hunt:1/2', 'TH-13.1', 'no-hunt-left');
    for (const [at, option] of [
      ['b3', 'tavern'],
      ['labyrinth', 'rose:dead-rose'],
    ] as const) {
      const dog = action({ at, playing: ['dog-kutya'] }, 5, {
        track: { '1/2': ['noble-agnes'], '1/1': ['noble-jack'] },
        tavern: ['noble-tania'],
        ...spent,
      });
      dog
        .answers(0, 'hunt:1/2', 'dog:dog-kutya')
        .asks(0, 'action', ['hunt:1/1', 'end'])
        .bars(0, option, 'TH-13.1');
    }
  });

  it('TH-13.5 a Fast card there raises its cost to 2', () => {
    const one = action({ at: 'm5' }, 5, { track: { '1/2': ['noble-agnes'], '1/1': ['villager-reyda'] } });
    one.answers(0, 'hunt:1/2', 'hunt:1/1').told('hunted', { from: '1/1', cost: 2 }).ends();
  });

  it('TH-13.6 column 1 uses up a column-1 hunt first; any order', () => {
    const one = action({ at: 'm5' }, 5, { track: TRACK }).answer(0, 'hunt:1/1').asks(0, 'action');
    expect([one.turn.generalHunts, one.turn.columnHunts]).toEqual([1, 0]);
    one.answer(0, 'hunt:2/3').ends();
    const other = action({ at: 'm5' }, 5, { track: TRACK }).answer(0, 'hunt:2/3').asks(0, 'action');
    expect([other.turn.generalHunts, other.turn.columnHunts]).toEqual([0, 1]);
  });
});

describe('TH-13 free hunts', () => {
  const quiet: Partial<Setting> = { usedMissions: ['digestion', 'treasure-chest', 'the-opportunist'] };

  it('TH-13.7 a free hunt uses no counter, costs nothing, scores fully and counts as a hunt', () => {
    const one = action({ at: 'd12', playing: ['the-hunger'], missions: ['beast-master', 'hungry'] }, 3, {
      ...quiet,
      track: { '1/3': ['hypnosis'], '2/2': ['noble-belle', 'noble-jack'] },
    }).answers(0, 'hunt:1/3', 'use:hungry');
    one.asks(0, 'free-hunt-card', ['card:noble-belle', 'card:noble-jack']).answer(0, 'card:noble-belle');
    one.told('hunted', {
      from: '2/2',
      cost: 0,
      cards: ['noble-belle'],
      vps: [3 + 2 + 2 + 1],
      mission: 'hungry',
    });
    expect([one.turn.generalHunts, one.turn.remaining, one.cell('2/2')]).toEqual([0, 0, ['noble-jack']]);
    // Nobody knows whether the seat also holds Wild Vampire.
    one.asks(0, 'action', ['end']);
  });

  it('TH-13.8 Hungry!: directly after a hunt in column 3, from any cell', () => {
    const setting: Partial<Setting> = {
      ...quiet,
      track: { '1/3': ['hypnosis'], '1/2': ['noble-zara'], '1/1': ['noble-jack'] },
    };
    const hungry: Sitting = { at: 'm2', missions: ['hungry'], playing: ['vampiric-stealth'] };
    const one = action(hungry, 9, setting)
      .answer(0, 'hunt:1/3')
      .asks(0, 'action', ['hunt:1/2', 'hunt:1/1', 'use:hungry', 'end']);
    one.answer(0, 'use:hungry').asks(0, 'free-hunt-cell', ['cell:1/2', 'cell:1/1']);
    // Not after another column, and not after something else has been done.
    action(hungry, 9, setting).answer(0, 'hunt:1/2').asks(0, 'action', ['hunt:1/3', 'hunt:1/1', 'end']);
    const late = action({ ...hungry, playing: ['vampiric-stealth', 'dog-kutya'] }, 9, setting).answers(
      0,
      'hunt:1/3',
      'dog:dog-kutya',
    );
    late.asks(0, 'action', ['hunt:1/2', 'hunt:1/1', 'end']);
  });

  it.each([
    ['vampire-on-top', 'm2', ['r9', 'd12', 'c2']],
    ['vampire-of-the-coast', 'r9', ['m2', 'd12', 'labyrinth']],
    ['wild-vampire', 'd12', ['m2', 'r9']],
    ['wild-vampire', 'labyrinth', ['m2', 'r9']],
  ] as const)(
    'TH-13.9 TH-R10 TH-R42 %s: in its region (%s), after a Human, from the same column',
    (mission, at, elsewhere) => {
      const setting: Partial<Setting> = {
        ...quiet,
        track: { '1/1': ['noble-jack'], '2/1': ['noble-zara', 'wolf-bo'], '3/2': ['noble-tania'] },
      };
      const one = action({ at, missions: [mission] }, 1, setting).answers(0, 'hunt:1/1', `use:${mission}`);
      one.asks(0, 'free-hunt-card', ['card:noble-zara', 'card:wolf-bo']).answer(0, 'card:noble-zara');
      one.told('hunted', { from: '2/1', mission, cost: 0 }).ends();
      for (const other of elsewhere)
        action({ at: other, missions: [mission] }, 1, {
          ...setting,
          track: { '1/1': other === 'c2' ? ['hypnosis'] : ['noble-jack'], '2/1': ['hypnosis'] },
          chests: { r11: 'token-velvet' },
          usedMissions: ['digestion'],
        })
          .answer(0, 'hunt:1/1')
          .asks(0, 'action', ['end']);
      // Not without a Human among the cards.
      action({ at, missions: [mission] }, 1, {
        ...setting,
        track: { '1/1': ['hypnosis'], '2/1': ['noble-zara'] },
      })
        .answer(0, 'hunt:1/1')
        .ends();
    },
  );

  it('TH-13.10 TH-13.13 Beast Master: one Familiar from any cell, straight into the playing area', () => {
    const setting: Partial<Setting> = {
      ...quiet,
      track: { '1/3': ['pig-chop', 'noble-jack'], '2/1': ['dog-kutya'], '3/1': ['noble-zara'] },
    };
    const one = action({ at: 'm5', missions: ['beast-master'] }, 2, { ...setting, turn: { moved: false } });
    one
      .answer(0, 'use:beast-master')
      .asks(0, 'free-hunt-cell', ['cell:1/3', 'cell:2/1'])
      .answer(0, 'cell:1/3');
    one.told('hunted', { cards: ['pig-chop'], cost: 0, mission: 'beast-master' });
    expect([one.playing(), one.turn.generalHunts, one.turn.speed]).toEqual([['pig-chop'], 2, 2]);
    one.asks(0, 'action');
    // A Dog on a Well adds its Speed at once.
    const dog = action({ at: 'm5', missions: ['beast-master'] }, 2, setting)
      .answers(0, 'use:beast-master', 'cell:2/1')
      .told('dog-speed');
    expect([dog.turn.remaining, dog.turn.speed]).toEqual([3, 2]);
    dog.asks(0, 'action');
  });

  it('TH-13.13 TH-14.10 an Owl taken this way is Inspiring and gives its VP for that Mission', () => {
    const one = action({ at: 'm2', missions: ['beast-master'] }, 0, {
      ...quiet,
      track: { '1/3': ['owl-sova'] },
      crypts: { m6: ['picky'] },
    });
    one
      .answer(0, 'use:beast-master')
      .told('mission-gained', { space: 'm6' })
      .told('gained', { source: 'owl-sova', amount: 1 });
    expect(one.vp()).toBe(1);
    one.ends();
  });

  it('TH-R28 Beast Master needs no Speed', () => {
    action({ at: 'm2', missions: ['beast-master'] }, 0, { ...quiet, track: { '1/3': ['owl-sova'] } }).asks(
      0,
      'action',
      ['use:beast-master', 'end'],
    );
  });

  it('TH-13.11 with freeHuntTakes = pile the whole cell, except for Beast Master', () => {
    const setting: Partial<Setting> = {
      ...quiet,
      options: { freeHuntTakes: 'pile' },
      track: { '1/1': ['noble-jack'], '2/1': ['noble-zara', 'wolf-bo'] },
    };
    const one = action({ at: 'r9', missions: ['vampire-of-the-coast'] }, 1, setting).answers(
      0,
      'hunt:1/1',
      'use:vampire-of-the-coast',
    );
    one.told('hunted', { from: '2/1', cards: ['noble-zara', 'wolf-bo'], cost: 0 }).asks(0, 'ready');
    const beast = action({ at: 'r9', missions: ['beast-master'] }, 1, setting).answers(0, 'use:beast-master');
    beast.told('hunted', { cards: ['wolf-bo'] }).asks(0, 'action');
  });

  it('TH-13.12 free hunts may follow one another', () => {
    const one = action({ at: 'r9', missions: ['hungry', 'vampire-of-the-coast', 'beast-master'] }, 3, {
      ...quiet,
      track: { '1/3': ['noble-jack'], '2/3': ['wolf-bo'], '3/3': ['noble-zara'], '2/1': ['noble-tania'] },
    });
    one.answer(0, 'use:beast-master').told('hunted', { cards: ['wolf-bo'], from: '2/3' });
    one
      .asks(0, 'action', ['hunt:1/3', 'hunt:3/3', 'hunt:2/1', 'use:hungry', 'end'])
      .answers(0, 'use:hungry', 'cell:1/3');
    one.told('hunted', { cards: ['noble-jack'], from: '1/3', mission: 'hungry' });
    one
      .answer(0, 'use:vampire-of-the-coast')
      .told('hunted', { cards: ['noble-zara'], from: '3/3' })
      .asks(0, 'action', ['hunt:2/1', 'end']);
  });
});
