import { describe, expect, it } from 'vitest';
import { action, scene, turn } from './kit.ts';

/** Rarely combined cards, tiles and spaces, each pair decided by the clauses in its name. */

/** There is no question in the Prelude, and no free item can be used. */
const PLAIN = { usedMissions: ['digestion', 'treasure-chest', 'the-opportunist'] } as const;

describe('before the move', () => {
  it('TH-6.2 TH-6.4 TH-6.5 TH-11.10 Digestion after a Bear: the new hand is digested, and the Crypt is not used', () => {
    const one = turn(
      {
        at: 'm6',
        hand: ['vampire-speed-2', 'vampire-speed-3'],
        playing: ['bear-ursa'],
        deck: ['noble-jack', 'vampire-speed-4', 'the-hunger', 'vampire-thirst', 'vampire-strength'],
        missions: ['digestion'],
      },
      { crypts: { m6: ['royal'] } },
    );
    one.answer(0, 'bear:bear-ursa').asks(0, 'prelude', ['play', 'use:digestion']).answer(0, 'use:digestion');
    one.told('turn-skipped', { digested: ['noble-jack'], discarded: ['vampire-speed-4'] });
    one.untold('mission-gained').ends();
    expect([one.vp(), one.playing(), one.crypt('m6')]).toEqual([1, [], ['royal']]);
    expect(one.hand()).toEqual(['the-hunger', 'vampire-thirst', 'vampire-strength']);
  });

  it('TH-7.5 TH-7.7 TH-7.10 TH-7.11 the second use of a double Will discards Dee, drawn by the first', () => {
    const one = turn({
      home: 1,
      hand: ['vampiric-will-double', 'noble-jack'],
      deck: ['religious-dee', 'vampire-speed-2', 'vampire-speed-3'],
    });
    one.answers(0, 'activate:vampiric-will-double', 'again');
    one.told('discarded', { card: 'religious-dee' }).told('drew-into-play', { cards: ['vampire-speed-2'] });
    one.untold('activated', { card: 'religious-dee' }).ends();
  });

  it('TH-7.8 TH-7.10 TH-7.14 TH-15.6 Draw 1 brings Dee, who must bring a Snake, which may eat her before Confuse', () => {
    const one = turn({
      at: 'm2',
      hand: ['noble-theresa'],
      deck: ['religious-dee', 'snake-kaa', 'vampire-speed-2'],
      tokens: ['token-draw'],
    });
    one.answer(0, 'token:token-draw').told('drew-into-play', { cards: ['snake-kaa'] });
    one.asks(0, 'snake-window', ['snake:snake-kaa', 'done']).answer(0, 'snake:snake-kaa');
    one.asks(0, 'devour', ['digest:noble-theresa', 'digest:religious-dee']).answer(0, 'digest:noble-theresa');
    one.untold('confused').told('stayed', { space: 'm2' }).ends();
    expect([one.vp(), one.digested()]).toEqual([2, ['noble-theresa', 'snake-kaa']]);
  });

  it('TH-7.3 TH-9.11 TH-9.18 a Will discards a Spicy Human kept from the last turn: the way is free', () => {
    const one = turn({
      at: 'd3',
      hand: ['vampiric-will', 'vampire-speed-2'],
      playing: ['villager-anton'],
      deck: ['vampire-speed-3'],
    });
    one.answers(0, 'activate:vampiric-will', 'discard:villager-anton').asks(0, 'move');
    expect([one.turn.speed, one.destinations.length > 1, one.options(0)[0]]).toEqual([6, true, 'stay']);
  });

  it('TH-8.8 TH-8.9 TH-8.10 TH-9.18 a kept Spicy Human counts for Thirst, Rat and Panther', () => {
    const one = turn({
      at: 'd3',
      hand: ['vampire-thirst', 'religious-ruth'],
      playing: ['villager-anton', 'rat-patcani', 'panther-nanoosh'],
    });
    // Thirst 3, the Rat 1 each for Anton (2) and Ruth (1), the Panther 2.
    one.told('speed', { speed: 3 + 2 + 2, printed: 1, extra: 6 }).told('moved', { to: 'd5', way: 'spicy' });
    expect(one.vp()).toBe(1);
    one.ends();
  });
});

describe('on the map', () => {
  it('TH-2.8 TH-9.13 TH-9.18 TH-11.7 Spicy in the Castle before the first step: it stays, and is not home', () => {
    const one = turn({ hand: ['villager-anton', 'vampire-speed-4'] }, { track: { '1/1': ['noble-jack'] } });
    one.told('stayed', { space: 'castle' }).untold('home').ends();
    expect([one.player().arrival, one.discard()]).toEqual([0, ['villager-anton', 'vampire-speed-4']]);
  });

  it('TH-9.13 TH-9.22 TH-13.2 TH-16.6 a Spicy vampire on a Well has not moved: its Pig hunts with it', () => {
    const one = turn(
      { at: 'm5', hand: ['villager-anton', 'vampire-speed-4'], playing: ['pig-chop'] },
      { track: { '1/1': ['noble-jack'], '2/1': ['noble-zara'], '3/2': ['noble-mindy'] } },
    );
    one.asks(0, 'action');
    expect([one.turn.generalHunts, one.turn.columnHunts]).toEqual([2, 1]);
    one.answers(0, 'hunt:1/1', 'hunt:2/1', 'hunt:3/2').ends();
    expect(one.vp()).toBe(3 + 3 + 1 + 1);
  });

  it('TH-9.21 TH-9.22 TH-10.7 TH-13.2 out of the Mist a vampire pushes with its Goat, but its Pig has moved', () => {
    const one = turn(
      { at: 'd6', hand: ['form-of-mist'], playing: ['goat-capra', 'pig-malac'] },
      {
        players: [{ at: 'd10', playing: ['owl-sova', 'wolf-bo'] }],
        track: { '1/1': ['noble-jack'] },
      },
    );
    one.answers(0, 'mist:d10', 'push:d11').asks(1, 'butted', ['discard:owl-sova', 'discard:wolf-bo']);
    one.answer(1, 'discard:wolf-bo').asks(0, 'action');
    expect([one.vp(), one.turn.generalHunts, one.turn.remaining]).toEqual([2, 1, 1]);
  });

  it('TH-9.17 TH-9.18 TH-11.12 the Market digests the card that drove a vampire there; its Speed token stays barred', () => {
    const one = turn(
      { at: 'r7', hand: ['villager-anton', 'villager-momo'], tokens: ['token-speed-1', 'token-hunt'] },
      { track: { '1/1': ['noble-jack'] } },
    );
    one.asks(0, 'move', ['move:r6', 'move:r8', 'token:token-speed-1']).answer(0, 'move:r8');
    one
      .answers(0, 'building:r8', 'digest:villager-anton')
      .told('digested', { card: 'villager-anton', source: 'r8' });
    one
      .asks(0, 'action', ['token:token-hunt', 'end'])
      .bars(0, 'token:token-speed-1', 'TH-9.17', 'spicy-token');
    one.answer(0, 'end').ends();
    expect(one.playing()).toEqual([]);
  });

  it('TH-9.17 TH-15.10 a Spicy vampire that stops at a Chest takes the Speed token, and cannot play it', () => {
    const one = turn(
      { at: 'r7', hand: ['villager-anton', 'villager-momo'] },
      { chests: { r6: 'token-speed-2' }, track: { '1/1': ['noble-jack'] } },
    );
    one.answers(0, 'move:r6', 'chest:r6').told('token-taken', { token: 'token-speed-2' }).ends();
    expect([one.vp(), one.tokens(), one.playing()]).toEqual([2, ['token-speed-2'], ['villager-anton']]);
  });

  it('TH-9.13 TH-9.18 TH-10.5 a Spicy vampire pushed onto a Well stays there and is rid of the card', () => {
    const one = scene({
      players: [
        { at: 'r8', hand: ['vampire-speed-2'] },
        { at: 'r9', hand: ['vampire-speed-3'], playing: ['villager-anton'] },
      ],
      from: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 1 },
      ],
    });
    one.answers(0, 'move:r9', 'push:r10').told('stayed', { seat: 1, space: 'r10' });
    one.told('cleaned-up', { seat: 1, cards: ['villager-anton', 'vampire-speed-3'] }).ends();
  });

  it('TH-8.5 TH-14.15 after Confuse The Opportunist counts from the vampire’s new space', () => {
    const one = turn(
      { at: 'r1', hand: ['villager-juri', 'vampire-speed-2'], missions: ['the-opportunist'] },
      { players: [{ at: 'r2' }, { at: 'd1' }], usedMissions: ['digestion'] },
    );
    // Nobody is closer than r1; from b4, 17 steps away, r2 is, and d1, at 18, is not.
    one.answer(0, 'space:b4').answer(0, 'use:the-opportunist').told('gained', { amount: 1 }).asks(0, 'move');
  });

  it('TH-8.6 TH-11.14 TH-12.21 a vampire confused into the Tavern that stays may hunt there', () => {
    const one = turn(
      { at: 'm9', hand: ['villager-bippo', 'vampire-speed-2'] },
      { tavern: ['noble-bridget', 'hypnosis'] },
    );
    one.answers(0, 'space:b3', 'stay').asks(0, 'action', ['tavern', 'end']).answer(0, 'tavern');
    one.told('hunted', { from: 'tavern', cost: 2, vps: [2 + 1 + 1, 0] }).ends();
  });

  it('TH-10.7 TH-12.23 TH-3.3 a Rose given up to a Goat is still owned: no second one', () => {
    const one = scene({
      players: [
        { at: 'd16', hand: ['vampire-speed-2'], playing: ['goat-nanny'] },
        { at: 'd17', hand: ['vampire-speed-3'], playing: ['eternal-rose'] },
      ],
      from: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 1 },
      ],
    });
    one.answers(0, 'move:d17', 'push:labyrinth').told('discarded', { seat: 1, card: 'eternal-rose' });
    one.answer(1, 'stay').told('cleaned-up', { seat: 1 }).untold('hunted').ends();
    // Neither its Speed nor its VP counts any more.
    expect([one.vp(0), one.vp(1)]).toEqual([2, 0]);
    expect(one.heard(1, 'speed').map(({ speed }) => speed)).toEqual([2, 3]);
  });
});

describe('in the Action step', () => {
  it('TH-12.17 TH-12.20 TH-13.8 Hungry! gained from the hunted Victoria may follow her own hunt', () => {
    const one = action({ at: 'm2' }, 3, {
      ...PLAIN,
      track: { '1/3': ['military-victoria'], '2/2': ['noble-tania'] },
      crypts: { m6: ['hungry'] },
    });
    one.answer(0, 'hunt:1/3').told('mission-gained', { space: 'm6' });
    one.asks(0, 'action', ['use:hungry', 'end']).answer(0, 'use:hungry').ends();
    expect(one.vp()).toBe(2 + 5);
  });

  it('TH-11.1 TH-13.8 TH-14.12 Hungry! from the space’s own Crypt follows a later hunt, not an earlier one', () => {
    const setting = {
      ...PLAIN,
      track: { '1/3': ['noble-jack'], '2/2': ['noble-tania'] },
      crypts: { m6: ['hungry'] },
    } as const;
    const late = action({ at: 'm6' }, 3, setting).answers(0, 'hunt:1/3', 'crypt:m6');
    late.told('mission-gained').ends();
    expect(late.missions()).toEqual(['hungry']);
    const early = action({ at: 'm6' }, 3, setting).answers(0, 'crypt:m6', 'hunt:1/3');
    early.asks(0, 'action', ['use:hungry', 'end']);
  });

  it('TH-13.13 TH-14.8 TH-14.10 TH-14.12 Beast Master from the space’s own Crypt fetches an Owl, which inspires at once', () => {
    const one = action({ at: 'm6' }, 1, {
      ...PLAIN,
      track: { '1/2': ['owl-sova'] },
      crypts: { m6: ['beast-master'], r7: ['royal'] },
    });
    one.answers(0, 'crypt:m6', 'use:beast-master').told('mission-gained', { space: 'r7', left: 0 });
    one.told('gained', { amount: 1, source: 'owl-sova' }).ends();
    expect([one.missions(), one.playing()]).toEqual([['royal'], ['owl-sova']]);
  });

  it('TH-14.10 TH-16.8 an Owl in play is paid for the Mission of a hunted Owl; the hunted one is not', () => {
    const one = action({ at: 'm2', playing: ['owl-sova'] }, 1, {
      ...PLAIN,
      track: { '1/1': ['owl-bagoly'] },
      crypts: { r7: ['royal', 'meh'] },
    });
    one.answers(0, 'hunt:1/1', 'rest', 'keep:royal').told('gained', { amount: 1, source: 'owl-sova' }).ends();
    expect(one.vp()).toBe(1);
  });

  it('TH-3.8 TH-12.12 TH-12.19 The Hunger pays for the hunt in which Zephania digests it, and for none after', () => {
    const one = action({ at: 'm2', playing: ['the-hunger', 'vampiric-stealth'] }, 3, {
      track: { '1/1': ['religious-zephania'], '2/1': ['noble-jack'] },
    });
    one.answers(0, 'hunt:1/1', 'digest:the-hunger').told('digested', { from: 'playing-area' });
    one.answer(0, 'hunt:2/1').ends();
    expect(one.vp()).toBe(5 + 1 + 3);
  });

  it('TH-8.12 TH-13.1 TH-16.5 TH-16.10 a Dog devoured by a Snake on a Well leaves its Speed behind', () => {
    const one = action({ at: 'm5', playing: ['dog-kutya', 'snake-kaa'] }, 1, {
      track: { '1/2': ['noble-jack'] },
    });
    expect(one.turn.remaining).toBe(2);
    one.answer(0, 'snake:snake-kaa').asks(0, 'action', ['hunt:1/2', 'end']).answer(0, 'hunt:1/2').ends();
    expect([one.vp(), one.digested().sort()]).toEqual([2 + 3, ['dog-kutya', 'snake-kaa']]);
  });

  it('TH-12.9 TH-13.5 TH-16.7 Hypnosis makes a pile more expensive with a Fast card, and cheaper without it', () => {
    const track = { '1/2': ['villager-reyda', 'noble-jack'], '1/1': ['noble-tania'] } as const;
    const one = action({ at: 'm5', playing: ['hypnosis', 'hypnosis'] }, 2, { track });
    one.bars(0, 'hunt:1/2', 'TH-12.4', 'too-dear');
    one.answers(0, 'hypnosis', 'cell:1/2', 'card:villager-reyda', 'right');
    one.answer(0, 'hunt:1/2').told('hunted', { cost: 2 }).bars(0, 'hunt:1/1', 'TH-12.4', 'too-dear');
    one.answers(0, 'hypnosis', 'cell:1/1', 'card:villager-reyda', 'down').ends();
    expect([one.cell('1/1'), one.cell('2/1')]).toEqual([['noble-tania'], ['villager-reyda']]);
  });

  it('TH-16.7 TH-16.10 a Snake devours the used one of two Hypnosis cards: the other still works', () => {
    const one = action({ at: 'm2', playing: ['hypnosis', 'hypnosis', 'snake-kaa'] }, 0, {
      track: { '1/2': ['noble-jack'] },
    });
    one.answers(0, 'hypnosis', 'cell:1/2', 'card:noble-jack', 'right', 'snake:snake-kaa').asks(0, 'action');
    expect([one.playing(), one.options(0)]).toEqual([['hypnosis'], ['hypnosis', 'end']]);
  });

  it('TH-12.17 TH-12.18 TH-12.21 TH-13.9 the Tavern is Ready and inspires, but no Track hunt for the Coast', () => {
    const one = action({ at: 'b3', missions: ['vampire-of-the-coast'] }, 2, {
      ...PLAIN,
      tavern: ['military-victoria', 'wolf-bo'],
      track: { '1/1': ['noble-jack'] },
      crypts: { f4: ['meh', 'royal'] },
    });
    one.answers(0, 'tavern', 'ready:wolf-bo').asks(0, 'keep-missions');
    one.answer(0, ['keep:vampire-of-the-coast', 'keep:meh']).told('mission-gained', { space: 'f4', left: 1 });
    one.ends();
    expect([one.hand().includes('wolf-bo'), one.vp()]).toEqual([true, 2 + 1]);
  });

  it('TH-12.25 TH-13.7 TH-16.4 TH-16.6 a Human taken by Hungry! alone pays the Pig and the Dead Rose, not the Pigeon', () => {
    const one = action(
      { at: 'm2', playing: ['pig-chop', 'dead-rose', 'pigeon-tyson'], missions: ['hungry'] },
      3,
      {
        ...PLAIN,
        track: { '1/3': ['hypnosis'], '2/1': ['noble-mindy'] },
      },
    );
    one.answers(0, 'hunt:1/3', 'use:hungry').told('gained', { source: 'pig-chop' });
    one.told('gained', { source: 'dead-rose' }).untold('gained', { source: 'pigeon-tyson' }).ends();
    expect(one.vp()).toBe(1 + 1 + 1);
  });

  it('TH-11.8 TH-13.8 TH-13.11 in the Cemetery Hungry! for a whole pile spares each pile with a Human', () => {
    const one = action({ at: 'c3', missions: ['hungry'] }, 3, {
      ...PLAIN,
      options: { freeHuntTakes: 'pile' },
      track: {
        '1/3': ['hypnosis'],
        '2/2': ['noble-jack', 'wolf-bo'],
        '3/1': ['form-of-bat', 'form-of-mist'],
        '3/2': ['vampiric-will'],
      },
    });
    one.answers(0, 'hunt:1/3', 'use:hungry').asks(0, 'free-hunt-cell', ['cell:3/1', 'cell:3/2']);
    one
      .answer(0, 'cell:3/1')
      .told('hunted', { cards: ['form-of-bat', 'form-of-mist'], cost: 0 })
      .ends();
  });
});

describe('late in the night', () => {
  it('TH-14.14 TH-19.1 a Parasol taken with Treasure Chest in round 15 gives one more turn', () => {
    const one = scene({
      players: [
        { at: 'c1', hand: ['vampire-speed-2'], missions: ['treasure-chest'] },
        { at: 'castle', home: 1, resting: true },
      ],
      from: [{ step: 'next-turn' }],
      round: 15,
      usedMissions: ['digestion'],
      chests: { r11: 'token-parasol' },
    });
    one.answers(0, 'use:treasure-chest', 'stay').told('parasols', { seats: [0] });
    one.asks(0, 'parasol', ['take', 'decline']).answer(0, 'decline').over([1]);
    expect(one.totals).toEqual([2 - 5, 0]);
  });

  it('TH-14.10 TH-16.7 TH-19.3 TH-19.4 a Parasol turn: Hypnosis, Owl, Crypt and Perfect Rose work, no hunt does', () => {
    const one = turn(
      {
        at: 'm5',
        hand: ['hypnosis', 'vampire-speed-2'],
        playing: ['owl-bagoly', 'perfect-rose', 'dog-kutya'],
        tokens: ['token-parasol'],
      },
      {
        ...PLAIN,
        phase: 'parasols',
        round: 15,
        track: { '1/1': ['noble-jack'] },
        crypts: { m6: ['royal'] },
      },
    );
    one.answer(0, 'move:m6').bars(0, 'hunt:1/1', 'TH-12.7', 'parasol');
    one.asks(0, 'action', ['crypt:m6', 'hypnosis', 'dog:dog-kutya', 'end']);
    one.answers(0, 'hypnosis', 'cell:1/1', 'card:noble-jack', 'down', 'end');
    one.told('gained', { source: 'owl-bagoly' }).told('gained', { amount: 2, source: 'perfect-rose' }).ends();
    expect([one.vp(), one.hand()]).toEqual([3, []]);
  });
});

describe('a second selection', () => {
  it('TH-9.8 TH-10.3 TH-10.7 Bat and Goat: a vampire flown over is not pushed, and gives up nothing', () => {
    const one = turn(
      { at: 'r1', hand: ['form-of-bat'], playing: ['goat-capra'] },
      {
        ...PLAIN,
        players: [
          { at: 'r2', playing: ['wolf-bo'] },
          { at: 'r3', playing: ['wolf-echo'] },
        ],
      },
    );
    one.answer(0, 'move:r3').told('moved', { cost: 1, path: ['r2', 'r3'] });
    one.answer(0, 'push:r4').told('discarded', { seat: 2, card: 'wolf-echo' }).ends();
    expect([one.vp(), one.playing(1)]).toEqual([2, ['wolf-bo']]);
  });

  it('TH-9.19 TH-12.6 TH-13.2 Mist and Holy Water: out of the Mist on a Well nothing is hunted, not even with a token', () => {
    const one = turn(
      { at: 'd6', hand: ['form-of-mist', 'noble-elois'], tokens: ['token-hunt'] },
      { ...PLAIN, track: { '1/1': ['noble-jack'] } },
    );
    one.answer(0, 'mist:d10').asks(0, 'action', ['token:token-hunt', 'end']);
    one.bars(0, 'hunt:1/1', 'TH-12.6', 'holy-water').answer(0, 'token:token-hunt').untold('hunted').ends();
  });

  it('TH-12.15 TH-12.16 TH-12.20 Wilma and Victoria: a card brought by a Gregarious Human inspires too', () => {
    const one = action({ at: 'm2' }, 1, {
      ...PLAIN,
      track: { '1/1': ['noble-wilma'] },
      huntDeck: ['military-victoria', 'noble-jack'],
      crypts: { m6: ['royal'] },
    });
    one.answer(0, 'hunt:1/1').told('mission-gained', { space: 'm6' }).ends();
    expect([one.vp(), one.missions()]).toEqual([3 + 2, ['royal']]);
  });

  it('TH-12.15 TH-12.17 TH-12.19 TH-13.9 Zephania, Vampire on Top and Catarina: a digested card no longer pays, and her company is taken along', () => {
    const one = action({ at: 'm2', missions: ['vampire-on-top'], playing: ['the-hunger'] }, 1, {
      ...PLAIN,
      track: {
        '1/1': ['religious-zephania'],
        '2/1': ['noble-jack', 'noble-catarina'],
        '3/2': ['noble-tania'],
      },
      huntDeck: ['noble-zara', 'wolf-bo'],
    });
    one.answers(0, 'hunt:1/1', 'digest:the-hunger', 'use:vampire-on-top', 'card:noble-catarina');
    one.told('hunted', { cards: ['noble-catarina', 'noble-zara'] }).ends();
    expect(one.vp()).toBe(5 + 1 + 4 + 3);
  });

  it('TH-7.14 TH-13.1 TH-16.6 TH-16.10 Snake and Pig: eaten before the hunts are counted, the Pig brings none', () => {
    const one = turn(
      { at: 'm2', hand: ['vampire-speed-2'], playing: ['pig-malac', 'snake-wiggles'] },
      { ...PLAIN, track: { '1/1': ['noble-jack'], '2/1': ['noble-zara'] } },
    );
    one.answers(0, 'snake:snake-wiggles', 'digest:pig-malac', 'stay').asks(0, 'action');
    expect(one.turn.generalHunts).toBe(1);
    expect(one.answer(0, 'hunt:1/1').ends().vp()).toBe(2 + 3);
  });
});

describe('selected at random', () => {
  it('TH-8.9 TH-15.8 the Rat does not count a Villager token', () => {
    const one = turn({
      at: 'm2',
      hand: ['vampire-speed-2', 'villager-o-nel'],
      playing: ['rat-patcani'],
      tokens: ['token-villager'],
    });
    one
      .told('speed', { speed: 2 + 1, printed: 2, extra: 1 })
      .asks(0, 'move')
      .answer(0, 'stay')
      .ends();
  });

  it('TH-7.8 TH-8.1 TH-8.7 Vampire Strength and Bippo: he must bring a card, whose Speed counts at the space he leads to', () => {
    const one = turn({
      at: 'm2',
      hand: ['vampire-strength', 'villager-bippo'],
      deck: ['vampire-speed-4'],
    });
    one.told('drew-into-play', { cards: ['vampire-speed-4'], source: 'vampire-strength' });
    one.told('confused', { from: 'm2', to: 'm6' }).told('speed', { speed: 2 + 4 });
    one.asks(0, 'move').answer(0, 'stay').ends();
  });

  it('TH-8.6 TH-11.2 TH-11.12 TH-12.6 Marcel and Juri: led to the Barracks, the vampire stays and digests the card that bars the hunt', () => {
    const one = turn(
      { at: 'd7', hand: ['military-marcel', 'villager-juri', 'vampire-speed-2'] },
      { ...PLAIN, track: { '1/1': ['noble-jack'] } },
    );
    one.told('confused', { to: 'd11' }).answer(0, 'stay').bars(0, 'hunt:1/1', 'TH-12.6', 'holy-water');
    one.asks(0, 'action', ['building:d11', 'end']).answer(0, 'building:d11');
    one.told('digested', { card: 'military-marcel', source: 'd11' }).answer(0, 'hunt:1/1').ends();
    expect(one.vp()).toBe(3 + 2);
  });

  it('TH-12.17 TH-12.19 TH-12.20 TH-16.13 Angus digests Victoria from the same hunt, and she still inspires', () => {
    const one = action({ at: 'm2' }, 1, {
      ...PLAIN,
      track: { '1/1': ['villager-angus', 'military-victoria'] },
      crypts: { d1: ['meh'] },
    });
    one
      .answer(0, 'hunt:1/1')
      .asks(0, 'digest', ['digest-discarded:villager-angus', 'digest-discarded:military-victoria', 'none']);
    one.answer(0, 'digest-discarded:military-victoria').told('mission-gained', { space: 'd1', left: 0 });
    expect([one.ends().digested(), one.missions()]).toEqual([['military-victoria'], ['meh']]);
  });

  it('TH-12.17 TH-13.9 TH-14.12 The Opportunist after Vampire on Top: used before, it would come between the tile and its hunt', () => {
    const hunted = () =>
      action({ at: 'm2', missions: ['vampire-on-top', 'the-opportunist'] }, 1, {
        players: [{ at: 'c1' }],
        usedMissions: ['digestion', 'treasure-chest'],
        track: { '1/1': ['noble-jack'], '2/1': ['noble-zara'] },
      })
        .answer(0, 'hunt:1/1')
        .asks(0, 'action', ['use:the-opportunist', 'use:vampire-on-top', 'end']);
    const late = hunted().answer(0, 'use:the-opportunist').ends();
    expect([late.vp(), late.missions()]).toEqual([3 + 1, ['vampire-on-top']]);
    const both = hunted()
      .answer(0, 'use:vampire-on-top')
      .told('hunted', { cards: ['noble-zara'], cost: 0 });
    expect(both.answer(0, 'use:the-opportunist').ends().vp()).toBe(3 + 3 + 1);
  });

  it('TH-6.4 TH-9.11 TH-9.18 Teddy and Eunice: a new hand does not remove her, so she stays in play and leads on', () => {
    const one = turn({
      at: 'd3',
      hand: ['noble-jack'],
      playing: ['bear-teddy', 'villager-eunice'],
      deck: ['vampire-speed-2', 'vampire-speed-3'],
    });
    one.answer(0, 'bear:bear-teddy').told('new-hand', { discarded: ['noble-jack'] });
    one
      .told('speed', { speed: 2 + 3 })
      .told('moved', { to: 'd5', way: 'spicy', cost: 2 })
      .ends();
    // On the Well she leaves, and Teddy has left before.
    expect([one.vp(), one.playing()]).toEqual([1, []]);
  });

  it('TH-9.15 TH-9.18 TH-16.4 Porumbel and Bernard: short of the Well nothing is hunted, and both stay in play', () => {
    const one = turn({
      at: 'd2',
      hand: ['villager-bernard', 'villager-momo'],
      playing: ['pigeon-porumbel'],
    });
    one.asks(0, 'move', ['move:d1', 'move:d3']).answer(0, 'move:d3').told('moved', { way: 'spicy', cost: 1 });
    one.told('gained', { amount: 1, source: 'pigeon-porumbel' }).ends();
    expect(one.playing().sort()).toEqual(['pigeon-porumbel', 'villager-bernard']);
  });

  it('TH-7.9 TH-8.11 TH-9.2 TH-16.15 great Strength and Angus: he brings a third card and digests nothing, and the Speed may be gone', () => {
    const one = turn({
      at: 'm2',
      hand: ['vampiric-strength-great', 'villager-angus', 'military-diego'],
      deck: ['villager-yaga', 'religious-nemes', 'vampire-thirst', 'noble-jack'],
    });
    one.answer(0, 'activate:vampiric-strength-great').told('drew-into-play', {
      cards: ['villager-yaga', 'religious-nemes', 'vampire-thirst'],
    });
    one
      .told('speed', { speed: -2 - 1 - 1 - 1 + 3 })
      .told('stayed', { space: 'm2' })
      .ends();
    expect(one.digested()).toEqual([]);
  });
});
