import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../cards/board.ts';
import { FAMILIARS } from '../cards/familiars.ts';
import { action, type Setting, type Sitting, scene, turn } from './kit.ts';

/** The 22 Familiars of 7.6: each card has the effect of its animal. */

type FamiliarId = (typeof FAMILIARS)[number]['id'];

function cardsOf(animal: string): FamiliarId[] {
  return FAMILIARS.flatMap(({ id }) => (id.startsWith(`${animal}-`) ? [id] : []));
}

/** Nobody is closer to the Castle than the first seat. */
const FAR: Partial<Setting> = { players: [{ at: 'labyrinth' }] };

describe('All Familiars', () => {
  it.each(FAMILIARS)('$id TH-16.1 TH-12.14: nothing when hunted, in any region', ({ id }) => {
    for (const at of ['m2', 'r9', 'd12'] as const) {
      const s = action({ at, playing: ['the-hunger'] }, 1, { ...FAR, track: { '1/1': [id] } });
      s.answer(0, 'hunt:1/1').told('hunted', { cards: [id], amount: 0 });
      s.asks(0, 'ready', [`ready:${id}`, 'rest'])
        .answer(0, 'rest')
        .ends();
      expect([s.vp(), s.discard()]).toEqual([0, [id, 'the-hunger']]);
    }
  });

  it.each(FAMILIARS)('$id TH-12.18: Ready puts it into the next hand', ({ id }) => {
    const s = action({ at: 'm2' }, 1, { ...FAR, track: { '1/1': [id] } }).answers(
      0,
      'hunt:1/1',
      `ready:${id}`,
    );
    s.told('readied', { card: id }).ends();
    expect([s.hand()[0], s.discard()]).toEqual([id, []]);
  });

  it.each(FAMILIARS)('$id TH-16.1 TH-3.7: Speed 0, and stays in play at the end of the turn', ({ id }) => {
    const s = turn({ home: 1, hand: [id] });
    s.told('speed', { speed: 0 }).passUntil('curtain').ends();
    expect(s.playing()).toEqual([id]);
  });
});

describe('Goats', () => {
  const pushing = (goats: readonly FamiliarId[], pushed: Sitting) =>
    turn(
      { at: 'r9', hand: ['vampire-speed-2'], playing: goats },
      { players: [{ at: 'r8', ...pushed }] },
    ).answers(0, 'move:r8', 'push:r7');

  it.each(cardsOf('goat'))('%s TH-10.7: 2 VP for a push, and a Permanent card of the pushed seat', (goat) => {
    const s = pushing([goat], { playing: ['wolf-bo', 'dead-rose', 'villager-anton'] });
    s.asks(1, 'butted', ['discard:wolf-bo', 'discard:dead-rose', 'discard:villager-anton']);
    s.answer(1, 'discard:dead-rose').told('discarded', { seat: 1, card: 'dead-rose', source: goat }).ends();
    expect([s.vp(), s.playing(1)]).toEqual([2, ['wolf-bo', 'villager-anton']]);
  });

  it.each(cardsOf('goat'))(
    '%s TH-10.7: nothing is discarded if there is nothing, and there is no choice if there is one',
    (goat) => {
      expect(pushing([goat], {}).untold('discarded').ends().vp()).toBe(2);
      const s = pushing([goat], { playing: ['pig-chop'] })
        .told('discarded', { seat: 1, card: 'pig-chop' })
        .ends();
      expect(s.discard(1)).toEqual(['pig-chop']);
    },
  );

  it('goat-nanny and goat-capra TH-16.2 TH-10.7: each takes its toll', () => {
    const s = pushing(['goat-nanny', 'goat-capra'], { playing: ['wolf-bo', 'wolf-gray', 'wolf-echo'] });
    s.asks(1, 'butted').answer(1, 'discard:wolf-bo').asks(1, 'butted').answer(1, 'discard:wolf-echo').ends();
    expect([s.vp(), s.playing(1)]).toEqual([4, ['wolf-gray']]);
  });

  it('goat-nanny TH-10.7: nothing without a push', () => {
    const s = turn(
      { at: 'r9', hand: ['vampire-speed-2'], playing: ['goat-nanny'] },
      { players: [{ at: 'r8', playing: ['wolf-bo'] }] },
    ).answers(0, 'move:r8', 'stop');
    expect([s.ends().vp(), s.playing(1)]).toEqual([0, ['wolf-bo']]);
  });
});

describe('Wolves', () => {
  it.each([1, 2, 3, 4])('TH-16.3: %i of them give as much each', (count) => {
    const wolves = cardsOf('wolf').slice(0, count);
    const s = scene({ players: [{ digested: wolves.slice(0, 1), deck: wolves.slice(1) }], from: 'dawn' });
    const scored = s
      .over([0])
      .heard('spectator', 'card-scored')
      .map(({ card, vp }) => [card, vp]);
    expect(scored.sort()).toEqual(wolves.map((wolf) => [wolf, count]).sort());
    expect(s.totals[0]).toBe(count * count);
  });

  it('TH-16.3: only its owner’s, and no other animals', () => {
    const s = scene({
      players: [{ deck: ['wolf-bo', 'dog-kutya'] }, { deck: ['wolf-gray', 'wolf-echo'] }],
      from: 'dawn',
    });
    expect(s.over([1]).totals).toEqual([1, 4]);
  });
});

describe('Pigeons', () => {
  it.each(cardsOf('pigeon'))('%s TH-16.4: 1 VP at the end of a turn without a hunt', (pigeon) => {
    const owner: Sitting = { at: 'm2', playing: [pigeon] };
    const track = { '1/1': ['vampiric-speed-2'] } as const;
    const idle = action(owner, 1, { track }).answer(0, 'end');
    expect(idle.told('gained', { amount: 1, source: pigeon }).ends().vp()).toBe(1);
    expect(action(owner, 1, { track }).answer(0, 'hunt:1/1').untold('gained').ends().vp()).toBe(0);
    // Taking a Rose is a hunt too.
    const rose = action({ ...owner, at: 'labyrinth' }, 1).answers(0, 'rose:dead-rose', 'rest');
    rose.untold('gained').ends();
  });
});

describe('Dogs', () => {
  const track = { '1/1': ['noble-jack'], '2/1': ['noble-zara'], '1/2': ['noble-mindy'] } as const;

  it.each(cardsOf('dog'))('%s TH-16.5: on a Well 1 more Speed for hunts', (dog) => {
    const s = action({ at: 'm5', playing: [dog] }, 1, { track }).told('dog-speed', { card: dog, speed: 1 });
    expect(
      s.asks(0, 'action', ['hunt:1/1', 'hunt:1/2', 'hunt:2/1', `dog:${dog}`, 'end']).turn.remaining,
    ).toBe(2);
  });

  it.each(cardsOf('dog'))('%s TH-16.5: none elsewhere, and the Castle is not a Well', (dog) => {
    expect(action({ at: 'm6', playing: [dog] }, 1, { track }).asks(0, 'action').turn.remaining).toBe(1);
    expect(action({ home: 1, playing: [dog] }, 1, { track }).asks(0, 'action').turn.remaining).toBe(1);
  });

  it.each(cardsOf('dog'))('%s TH-16.5 TH-13.3: discarded on any space for a hunt in column 1', (dog) => {
    const s = action({ at: 'm2', playing: [dog] }, 3, { track }).answer(0, `dog:${dog}`);
    s.told('discarded', { card: dog });
    expect([s.turn.columnHunts, s.turn.generalHunts, s.turn.remaining]).toEqual([1, 1, 3]);
    s.answers(0, 'hunt:1/2', 'hunt:1/1').told('hunted', { cost: 2 }).told('hunted', { cost: 1 }).ends();
    expect(s.discard()[0]).toBe(dog);
  });

  it.each(cardsOf('dog'))('%s TH-16.5 TH-R47: not once its Speed is spent', (dog) => {
    const s = action({ at: 'm5', playing: [dog, 'vampiric-stealth'], tokens: ['token-hunt'] }, 1, { track });
    s.answer(0, 'hunt:1/2').asks(0, 'action', ['token:token-hunt', 'end']);
    s.bars(0, `dog:${dog}`, 'TH-16.5', 'dog-speed');
  });

  it('dog-kutya and dog-caine TH-16.2: add up', () => {
    const s = action({ at: 'm5', playing: ['dog-kutya', 'dog-caine'] }, 0, { track });
    expect(s.turn.remaining).toBe(2);
    s.answer(0, 'dog:dog-kutya').asks(0, 'action', ['hunt:1/1', 'hunt:2/1', 'dog:dog-caine', 'end']);
  });
});

describe('Pigs', () => {
  const track = { '1/1': ['noble-jack'], '2/1': ['vampiric-speed-2'] } as const;

  it.each(cardsOf('pig'))(
    '%s TH-16.6 TH-13.2: one more general hunt for a vampire that has not moved',
    (pig) => {
      const hunts = (moved: boolean) =>
        action({ at: 'm2', playing: [pig] }, 2, { track, turn: { moved } }).asks(0, 'action').turn
          .generalHunts;
      expect([hunts(false), hunts(true)]).toEqual([2, 1]);
    },
  );

  it.each(cardsOf('pig'))('%s TH-13.2 TH-9.22: being displaced by Confuse is not moving', (pig) => {
    const s = turn(
      { at: 'm2', hand: ['villager-bippo', 'vampire-speed-2'], playing: [pig] },
      { track, crypts: {} },
    ).answer(0, 'stay');
    expect([s.asks(0, 'action').at(), s.turn.generalHunts]).toEqual(['m6', 2]);
  });

  it.each(cardsOf('pig'))('%s TH-16.6: 1 VP at the end if a Human was hunted, moved or not', (pig) => {
    const after = (cell: string) => {
      const s = action({ at: 'm2', playing: [pig] }, 1, { track }).answer(0, `hunt:${cell}`);
      return s.passUntil('curtain').ends().vp();
    };
    expect([after('1/1'), after('2/1')]).toEqual([3 + 1, 0]);
    expect(
      action({ at: 'm2', playing: [pig] }, 1, { track })
        .answer(0, 'end')
        .ends()
        .vp(),
    ).toBe(0);
  });

  it('pig-chop and pig-malac TH-16.2: add up', () => {
    const s = action({ at: 'm2', playing: ['pig-chop', 'pig-malac'] }, 1, { track, turn: { moved: false } });
    expect(s.turn.generalHunts).toBe(3);
    expect(s.answer(0, 'hunt:1/1').ends().vp()).toBe(3 + 2);
  });
});

describe('Owls', () => {
  const crypts = { m6: ['royal', 'picky', 'meh'] } as const;

  it.each(cardsOf('owl'))('%s TH-16.8 TH-12.20: Inspiring when hunted', (owl) => {
    const s = action({ at: 'm2' }, 1, { ...FAR, crypts, track: { '1/1': [owl] } });
    s.answers(0, 'hunt:1/1', 'rest').asks(0, 'keep-missions').answer(0, 'keep:meh').ends();
    expect([s.missions(), s.vp()]).toEqual([['meh'], 0]);
  });

  it.each(cardsOf('owl'))('%s TH-16.8 TH-14.10: in play 1 VP for each Mission gained', (owl) => {
    const s = action({ at: 'm6', playing: [owl] }, 1, {
      ...FAR,
      crypts,
      track: { '1/1': ['religious-wright'] },
    });
    s.answers(0, 'crypt:m6', 'keep:meh').told('gained', { amount: 1, source: owl });
    s.answer(0, 'hunt:1/1').asks(0, 'keep-missions').answer(0, ['keep:meh', 'keep:royal']);
    expect(s.told('gained', { amount: 1, source: owl }).ends().vp()).toBe(1 + 4 + 1);
  });
});

describe('Rats', () => {
  it.each(cardsOf('rat'))('%s TH-8.9: +1 for each Human worth 1 or 2', (rat) => {
    // Worth 1, 2, 3, 0; none of them has a Speed.
    turn({
      at: 'm2',
      hand: ['military-tyre', 'villager-ivo', 'noble-jack', 'military-eli'],
      playing: [rat],
    })
      .told('speed', { speed: 2, printed: 0, extra: 2 })
      .asks(0, 'move');
  });

  it('rat-wee-vlad and rat-patcani TH-16.2: add up', () => {
    turn({
      at: 'm2',
      hand: ['military-tyre', 'villager-ivo', 'noble-mindy'],
      playing: ['rat-wee-vlad', 'rat-patcani'],
    })
      .told('speed', { speed: 6 })
      .asks(0, 'move');
  });
});

describe('Snakes', () => {
  it.each(cardsOf('snake'))(
    '%s TH-16.10 TH-7.14: with another card of any kind, before Confuse, for 2 VP',
    (snake) => {
      const s = turn({ at: 'm2', hand: ['noble-theresa', 'vampire-speed-2'], playing: [snake, 'dead-rose'] });
      s.asks(0, 'snake-window', [`snake:${snake}`, 'done']).answer(0, `snake:${snake}`);
      s.asks(0, 'devour', ['digest:noble-theresa', 'digest:vampire-speed-2', 'digest:dead-rose']);
      s.answer(0, 'digest:vampire-speed-2').told('gained', { amount: 2, source: snake });
      expect(s.digested().sort()).toEqual([snake, 'vampire-speed-2'].sort());
      s.told('confused', { to: 'm6' }).told('speed', { speed: 1 }).asks(0, 'move');
    },
  );

  it.each(cardsOf('snake'))('%s TH-16.10: in the Action step, where the Speed stays as it is', (snake) => {
    const s = action({ at: 'm2', playing: [snake, 'vampire-speed-4'] }, 2, {
      track: { '1/2': ['noble-jack'] },
    });
    s.asks(0, 'action', ['hunt:1/2', `snake:${snake}`, 'end']).answer(0, `snake:${snake}`);
    s.told('gained', { amount: 2, source: snake }).asks(0, 'action', ['hunt:1/2', 'end']);
    expect(s.digested().sort()).toEqual([snake, 'vampire-speed-4'].sort());
  });

  it.each(cardsOf('snake'))('%s TH-16.10: not without another card', (snake) => {
    turn({ home: 1, hand: [snake] })
      .untold('digested')
      .ends();
    action({ at: 'm2', playing: [snake] }, 1)
      .untold('digested')
      .ends();
  });

  it('snake-kaa TH-12.6: devours Holy Water, and hunts are open again', () => {
    const s = action({ at: 'm2', playing: ['snake-kaa', 'noble-elois'] }, 1, {
      track: { '1/1': ['noble-jack'] },
    });
    s.asks(0, 'action', ['snake:snake-kaa', 'end']).answer(0, 'snake:snake-kaa');
    s.asks(0, 'action', ['hunt:1/1', 'end']);
  });

  it('snake-kaa and snake-wiggles TH-16.10: one may devour the other', () => {
    const s = action({ at: 'm2', playing: ['snake-kaa', 'snake-wiggles'] }, 1)
      .answer(0, 'snake:snake-kaa')
      .ends();
    expect([s.digested().sort(), s.vp()]).toEqual([['snake-kaa', 'snake-wiggles'], 2]);
  });
});

describe('Bears', () => {
  it.each(cardsOf('bear'))(
    '%s TH-6.4: a new hand of 2 for the old one, 1 VP, and the Bear is discarded',
    (bear) => {
      const s = turn({
        at: 'm2',
        hand: ['noble-jack', 'vampire-speed-2'],
        playing: [bear],
        deck: ['vampire-speed-4', 'vampire-speed-3', 'vampire-thirst'],
      });
      s.asks(0, 'prelude', ['play', `bear:${bear}`]).answer(0, `bear:${bear}`);
      s.told('new-hand', { card: bear, discarded: ['noble-jack', 'vampire-speed-2'] });
      s.told('gained', { amount: 1, source: bear }).told('discarded', { card: bear });
      s.told('played', { cards: ['vampire-speed-4', 'vampire-speed-3'] }).asks(0, 'move');
      expect([s.vp(), s.discard()]).toEqual([1, ['noble-jack', 'vampire-speed-2', bear]]);
    },
  );

  it.each(cardsOf('bear'))('%s TH-6.4 TH-1.8: need not be used, and cannot with an empty hand', (bear) => {
    const s = turn({ at: 'm2', hand: ['vampire-speed-2'], playing: [bear] })
      .answer(0, 'play')
      .asks(0, 'move');
    expect([s.vp(), s.playing()]).toEqual([0, [bear, 'vampire-speed-2']]);
    turn({ home: 1, hand: [], playing: [bear] })
      .untold('new-hand')
      .ends();
  });

  it.each(cardsOf('bear'))('%s TH-6.4: only from the playing area', (bear) => {
    turn({ at: 'm2', hand: [bear, 'vampire-speed-2'] })
      .untold('new-hand')
      .asks(0, 'move');
  });
});

describe('Panthers', () => {
  const with2: Sitting = { at: 'm2', hand: ['noble-jack', 'noble-zara'] };

  it.each(cardsOf('panther'))('%s TH-8.10: with two Humans +2 Speed and 1 VP', (panther) => {
    const s = turn({ ...with2, playing: [panther] }).told('gained', { amount: 1, source: panther });
    expect(s.told('speed', { speed: 2 }).asks(0, 'move').vp()).toBe(1);
  });

  it.each(cardsOf('panther'))('%s TH-8.10: with one Human nothing, with three the same', (panther) => {
    const one = turn({ home: 1, hand: ['noble-jack'], playing: [panther] })
      .told('speed', { speed: 0 })
      .ends();
    expect(one.vp()).toBe(0);
    const three = turn({ at: 'm2', hand: ['noble-jack', 'noble-zara', 'noble-mindy'], playing: [panther] });
    expect(three.told('speed', { speed: 2 }).asks(0, 'move').vp()).toBe(1);
  });

  it('panther-lockjaw and panther-nanoosh TH-16.2: add up', () => {
    const s = turn({ ...with2, playing: ['panther-lockjaw', 'panther-nanoosh'] });
    expect(s.told('speed', { speed: 4 }).asks(0, 'move').vp()).toBe(2);
  });

  it('panther-lockjaw TH-6.7: VP at home too', () => {
    const at: SpaceId = 'castle';
    expect(
      turn({ ...with2, at, home: 1, playing: ['panther-lockjaw'] })
        .ends()
        .vp(),
    ).toBe(1);
  });
});
