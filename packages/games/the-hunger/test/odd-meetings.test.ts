import { describe, expect, it } from 'vitest';
import { action, type Setting, scene, turn } from './kit.ts';

/** Combinations of two or three rules that no other test covers, each decided by the clauses in its name. */

/** There is no question in the Prelude, and no free item can be used. */
const PLAIN = { usedMissions: ['digestion', 'treasure-chest', 'the-opportunist'] } as const;

describe('before the move', () => {
  it('TH-6.4 TH-3.8 Teddy, drawn with Ursa’s new hand, is not in play yet and waits for the next turn', () => {
    const one = turn({
      home: 1,
      hand: ['vampire-speed-2'],
      playing: ['bear-ursa'],
      deck: ['bear-teddy', 'vampire-speed-3', 'vampire-speed-4', 'the-hunger', 'vampire-thirst'],
    });
    one
      .answer(0, 'bear:bear-ursa')
      .told('played', { cards: ['bear-teddy', 'vampire-speed-3'] })
      .ends();
    expect([one.vp(), one.playing()]).toEqual([1, ['bear-teddy']]);
  });

  it('TH-6.5 TH-9.18 TH-16.4 Digestion leaves a Spicy Human in play away from the Wells, digests only the hand, and pays the Pigeon', () => {
    const one = turn({
      at: 'd3',
      hand: ['noble-jack', 'vampire-speed-2'],
      playing: ['villager-anton', 'pigeon-tyson'],
      missions: ['digestion'],
    });
    one.answer(0, 'use:digestion').told('turn-skipped', { digested: ['noble-jack'] });
    one.told('gained', { amount: 1, source: 'pigeon-tyson' }).untold('moved').ends();
    expect([one.playing().sort(), one.digested(), one.at()]).toEqual([
      ['pigeon-tyson', 'villager-anton'],
      ['noble-jack'],
      'd3',
    ]);
  });

  it('TH-7.14 TH-8.8 TH-8.9 TH-8.10 a Snake that eats one of two Humans starves Rat and Panther, but not Thirst', () => {
    const one = turn(
      {
        at: 'm2',
        hand: ['vampire-thirst', 'villager-ivo', 'noble-jack'],
        playing: ['rat-patcani', 'panther-lockjaw', 'snake-kaa'],
      },
      PLAIN,
    );
    one.answers(0, 'snake:snake-kaa', 'digest:villager-ivo').told('speed', { speed: 3 });
    expect(one.asks(0, 'move').vp()).toBe(2);
  });

  it('TH-7.5 TH-13.2 a Stealth discarded by a Will brings no hunt, the one drawn does', () => {
    const one = turn(
      {
        at: 'm2',
        hand: ['vampiric-will', 'vampiric-stealth', 'vampire-strength'],
        deck: ['vampiric-stealth', 'noble-jack'],
      },
      { ...PLAIN, track: { '1/1': ['noble-zara'], '2/1': ['noble-mindy'], '3/1': ['noble-tania'] } },
    );
    one.answers(0, 'activate:vampiric-will', 'discard:vampiric-stealth', 'stay').asks(0, 'action');
    expect([one.turn.generalHunts, one.turn.remaining]).toEqual([2, 1 + 2 + 2]);
  });
});

describe('on the map', () => {
  it('TH-9.9 TH-9.14 TH-9.16 Spicy with Bat between two Wells: one is paid for, and toward the other the Speed ends', () => {
    const one = turn(
      { at: 'r7', hand: ['villager-anton', 'form-of-bat', 'villager-momo'] },
      { ...PLAIN, players: [{ at: 'r6' }], track: { '1/1': ['noble-jack'] } },
    );
    one.asks(0, 'move', ['move:r4', 'move:r9']).answer(0, 'move:r4').told('moved', { cost: 2, way: 'spicy' });
    one.told('cleaned-up', { cards: ['villager-anton', 'form-of-bat', 'villager-momo'] }).ends();
  });

  it('TH-9.15 TH-9.16 TH-R65 Spicy with Bat and too little Speed for either Well: past the vampires in the way, not onto them', () => {
    const one = turn(
      { at: 'm1', hand: ['villager-anton', 'form-of-bat'] },
      { ...PLAIN, players: [{ at: 'm2' }, { at: 'm3' }, { at: 'c2' }] },
    );
    one.asks(0, 'move', ['move:m4', 'move:c3']).answer(0, 'move:m4');
    one.told('moved', { to: 'm4', way: 'spicy', cost: 1, path: ['m2', 'm3', 'm4'] }).ends();
    expect(one.playing()).toEqual(['villager-anton']);
  });

  it('TH-9.20 TH-9.21 TH-9.18 TH-16.5 Spicy, Mist and Dog: through the Mist to either near Well, where the Dog runs and the card goes', () => {
    const one = turn(
      { at: 'r7', hand: ['villager-anton', 'form-of-mist'], playing: ['dog-kutya'] },
      { ...PLAIN, track: { '1/2': ['noble-jack'] } },
    );
    one.asks(0, 'move', ['move:r6', 'move:r8', 'mist:r4', 'mist:r10']).answer(0, 'mist:r10');
    one.told('dog-speed', { speed: 1 }).asks(0, 'action', ['hunt:1/2', 'dog:dog-kutya', 'end']);
    one.answer(0, 'hunt:1/2').ends();
    expect([one.vp(), one.playing()]).toEqual([3 + 1, ['dog-kutya']]);
  });

  it('TH-8.5 TH-11.2 TH-11.9 TH-14.14 confused onto a Chest without Speed: Treasure Chest opens it, and its own space is empty then', () => {
    const one = turn(
      { at: 'r2', hand: ['villager-juri'], missions: ['treasure-chest'] },
      {
        usedMissions: ['digestion', 'the-opportunist'],
        chests: { r6: 'token-speed-2' },
        track: { '1/1': ['noble-jack'] },
      },
    );
    one.answer(0, 'space:r6').asks(0, 'move', ['stay', 'use:treasure-chest']);
    one.answer(0, 'use:treasure-chest').told('token-taken', { space: 'r6', token: 'token-speed-2' });
    one.answers(0, 'token:token-speed-2', 'stay').asks(0, 'action', ['hunt:1/1', 'end']);
    expect([one.turn.remaining, one.vp()]).toEqual([2, 2]);
  });

  it('TH-10.4 TH-14.15 a vampire pushed toward the Castle is an opportunity', () => {
    const one = turn(
      { at: 'r9', hand: ['vampire-speed-2'], missions: ['the-opportunist'] },
      { players: [{ at: 'r8' }], usedMissions: ['digestion', 'treasure-chest'] },
    );
    one.answers(0, 'move:r8', 'push:r7').asks(0, 'action', ['use:the-opportunist', 'end']);
    one.answer(0, 'use:the-opportunist').told('gained', { amount: 1 }).ends();
    const other = turn(
      { at: 'r9', hand: ['vampire-speed-2'], missions: ['the-opportunist'] },
      { players: [{ at: 'r8' }], usedMissions: ['digestion', 'treasure-chest'] },
    );
    // The table sees that nobody is closer: there is no question.
    other.answers(0, 'move:r8', 'push:r9').untold('gained').ends();
  });

  it('TH-10.5 TH-18.8 a vampire pushed into the Tavern keeps it from being filled', () => {
    const night = (push: 'push:b3' | 'push:b1') =>
      scene({
        players: [
          { at: 'b1', hand: ['vampire-speed-2'] },
          { at: 'b2', hand: ['vampire-speed-3'], resting: true },
        ],
        ...PLAIN,
        from: [{ step: 'turn', seat: 0 }, { step: 'end-round' }],
      })
        .answers(0, 'move:b2', push)
        .asks(push === 'push:b3' ? 1 : 0, 'move');
    expect(night('push:b3').state.tavern).toHaveLength(0);
    expect(night('push:b1').state.tavern).toHaveLength(1);
  });
});

describe('in the Action step', () => {
  it('TH-11.8 TH-16.7 in the Cemetery Hypnosis leads the Human away from a pile, and the Wolf may be hunted', () => {
    const one = action({ at: 'c2', playing: ['hypnosis'] }, 2, {
      ...PLAIN,
      track: { '1/2': ['noble-jack', 'wolf-bo'] },
    });
    one
      .bars(0, 'hunt:1/2', 'TH-11.8', 'cemetery')
      .answers(0, 'hypnosis', 'cell:1/2', 'card:noble-jack', 'right');
    one.bars(0, 'hunt:1/1', 'TH-11.8', 'cemetery').answers(0, 'hunt:1/2', 'ready:wolf-bo').ends();
    expect([one.vp(), one.hand().includes('wolf-bo'), one.cell('1/1')]).toEqual([0, true, ['noble-jack']]);
  });

  it('TH-11.13 TH-13.10 TH-16.5 TH-16.7 on a Ship neither Beast Master nor a discarded Dog hunts, Hypnosis works', () => {
    const one = action({ at: 'b4', playing: ['hypnosis', 'dog-caine'], missions: ['beast-master'] }, 3, {
      ...PLAIN,
      track: { '1/1': ['wolf-bo'] },
    });
    one.bars(0, 'hunt:1/1', 'TH-11.13', 'ship').asks(0, 'action', ['hypnosis', 'dog:dog-caine', 'end']);
    one.answers(0, 'hypnosis', 'cell:1/1', 'card:wolf-bo', 'down', 'dog:dog-caine').ends();
    expect([one.cell('2/1'), one.missions(), one.discard()]).toEqual([
      ['wolf-bo'],
      ['beast-master'],
      ['dog-caine', 'hypnosis'],
    ]);
  });

  it('TH-6.7 TH-13.10 TH-14.14 TH-16.7 a home vampire hypnotises and opens a Chest, and masters no beast', () => {
    const one = turn(
      { home: 1, hand: ['hypnosis', 'vampire-speed-2'], missions: ['beast-master', 'treasure-chest'] },
      {
        usedMissions: ['digestion', 'the-opportunist'],
        chests: { b7: 'token-velvet' },
        track: { '1/2': ['wolf-bo'] },
      },
    );
    one.asks(0, 'action', ['hypnosis', 'use:treasure-chest', 'end']);
    one.answers(0, 'hypnosis', 'cell:1/2', 'card:wolf-bo', 'left').answer(0, 'use:treasure-chest');
    one.told('token-taken', { space: 'b7' }).untold('hunted');
    expect([one.ends().vp(), one.cell('1/3'), one.missions()]).toEqual([4, ['wolf-bo'], ['beast-master']]);
  });

  it('TH-11.3 TH-12.20 TH-14.4 TH-14.10 Wright takes the last tile of the vampire’s own Crypt: nothing is left to resolve, and the Owl is paid once', () => {
    const one = action({ at: 'm6', playing: ['owl-sova'] }, 1, {
      ...PLAIN,
      track: { '1/1': ['religious-wright'] },
      crypts: { m6: ['royal'] },
    });
    one.answer(0, 'hunt:1/1').told('mission-gained', { space: 'm6', left: 0 }).ends();
    expect([one.vp(), one.missions()]).toEqual([4 + 1, ['royal']]);
  });

  it('TH-12.19 TH-12.23 TH-16.13 TH-17.4 a Rose digested by Peter no longer pays at the end of the turn, and bars every other Rose', () => {
    const one = action({ at: 'labyrinth', playing: ['eternal-rose', 'vampiric-stealth'] }, 2, {
      ...PLAIN,
      track: { '1/1': ['military-peter'] },
    });
    one.answers(0, 'hunt:1/1', 'digest:eternal-rose').told('digested', { card: 'eternal-rose' });
    one.untold('gained', { source: 'eternal-rose' }).ends();
    expect([one.vp(), one.heard(0, 'hunted').length]).toEqual([1 + 2, 1]);
  });

  it('TH-12.15 TH-12.6 TH-16.15 Holy Water brought by a Gregarious Human does not bar later hunts', () => {
    const one = action({ at: 'm2', playing: ['vampiric-stealth'] }, 2, {
      ...PLAIN,
      track: { '1/1': ['noble-wilma'], '2/1': ['noble-zara'] },
      huntDeck: ['noble-elois', 'noble-tania'],
    });
    one.answer(0, 'hunt:1/1').told('hunted', { brought: ['noble-elois'], vps: [3, 4] });
    one.answer(0, 'hunt:2/1').ends();
    expect(one.vp()).toBe(3 + 4 + 3);
  });

  it('TH-12.9 TH-13.5 TH-15.5 a Speed token pays in step H for the Fast pile of a Well', () => {
    const one = action({ at: 'm5', tokens: ['token-speed-1'] }, 1, {
      ...PLAIN,
      track: { '1/1': ['military-calvin'] },
    });
    one.bars(0, 'hunt:1/1', 'TH-12.4', 'too-dear').answer(0, 'token:token-speed-1');
    expect(one.answer(0, 'hunt:1/1').told('hunted', { cost: 2 }).ends().vp()).toBe(4);
  });

  it('TH-8.10 TH-12.25 TH-13.10 TH-16.4 a Panther fetched by Beast Master comes too late, and its hunt silences the Pigeon', () => {
    const one = action(
      {
        at: 'm2',
        playing: ['noble-jack', 'noble-zara', 'pigeon-tyson'],
        missions: ['beast-master'],
      },
      1,
      { ...PLAIN, track: { '2/2': ['panther-nanoosh', 'noble-tania'] } },
    );
    one
      .answer(0, 'use:beast-master')
      .told('hunted', { cards: ['panther-nanoosh'], cost: 0 })
      .ends();
    expect([one.vp(), one.playing().sort(), one.cell('2/2')]).toEqual([
      0,
      ['panther-nanoosh', 'pigeon-tyson'],
      ['noble-tania'],
    ]);
  });
});

describe('late in the night', () => {
  it('TH-9.19 TH-11.5 TH-19.4 a Parasol turn through the Mist ends in the Castle, with its tile', () => {
    const one = scene({
      players: [
        { at: 'm2', hand: ['form-of-mist'], tokens: ['token-parasol'], resting: true },
        { home: 1, resting: true },
      ],
      ...PLAIN,
      castleTiles: [4],
      round: 15,
      from: [{ step: 'end-round' }],
    });
    one.answers(0, 'take', 'mist:castle').told('moved', { way: 'mist', cost: 0 });
    one.told('home', { seat: 0, arrival: 2 }).told('dawn', { seat: 0, fate: 'safe' }).over([0]);
    expect(one.totals).toEqual([2 + 4 - 2, 0]);
  });

  it('TH-20.14 TH-20.15 TH-19.2 a vampire that comes home in a Parasol turn is beaten by The Host, and so is one that never left', () => {
    const one = scene({
      players: [
        { home: 1, resting: true, missions: ['the-host'] },
        {
          at: 'c1',
          hand: ['vampire-speed-2'],
          tokens: ['token-parasol'],
          resting: true,
          missions: ['the-host'],
        },
        { resting: true },
      ],
      ...PLAIN,
      castleTiles: [],
      round: 15,
      from: [{ step: 'end-round' }],
    });
    one.answers(1, 'take', 'move:castle').told('home', { seat: 1, arrival: 2, tile: null }).over([0]);
    expect([one.scored('the-host', 0), one.scored('the-host', 1)]).toEqual([2 + 2 + 2, 2 + 2]);
  });

  it('TH-15.8 TH-16.3 TH-20.2 TH-20.4 TH-20.8 Wolves raise the score before Missions, and a token that no Hunter counts wins the Devout', () => {
    const one = scene({
      players: [
        {
          home: 1,
          vp: 10,
          deck: ['religious-nemes', 'religious-mary', 'wolf-bo', 'wolf-echo', 'wolf-gray'],
          tokens: ['token-religious'],
        },
        { home: 2, vp: 20, deck: ['religious-ruth', 'religious-ozmo'] },
      ],
      publicMissions: ['the-devout', 'rich-get-richer'],
      round: 15,
      from: 'dawn',
    });
    one.told('card-scored', { seat: 0, card: 'religious-nemes', vp: 2 });
    one.told('pre-mission-score', { seat: 0, vp: 10 + 2 + 9 }).told('pre-mission-score', { seat: 1, vp: 20 });
    expect(one.over([0]).totals).toEqual([21 + 6 + 4, 20]);
  });
});

describe('with other options', () => {
  it('TH-9.5 TH-9.8 TH-2.6 strict: a flight goes one way only, and over the level crossing both ways', () => {
    const flight = (options: NonNullable<Setting['options']>) =>
      turn(
        { at: 'r12', hand: ['form-of-bat'] },
        { ...PLAIN, options, players: [{ at: 'r13' }, { at: 'r14' }] },
      )
        .asks(0, 'move')
        .destinations.sort();
    expect(flight({ direction: 'strict' })).toEqual(['d6', 'r11', 'r13', 'r14', 'r15']);
    // Out over the two of them, and back in by boat.
    expect(flight({})).toEqual(['b10', 'd6', 'r11', 'r13', 'r14', 'r15']);
  });

  it('TH-8.6 TH-11.2 TH-11.15 TH-16.5 stayActivates off: a vampire confused onto a Well gets no hunt from it, but the Dog works', () => {
    const one = turn(
      { at: 'm1', hand: ['villager-bippo', 'vampire-speed-2'], playing: ['dog-kutya'] },
      { ...PLAIN, options: { stayActivates: false }, track: { '1/1': ['noble-jack'] } },
    );
    one.told('confused', { to: 'm5' }).answer(0, 'stay').told('dog-speed', { speed: 1 }).asks(0, 'action');
    expect([one.turn.generalHunts, one.turn.columnHunts, one.turn.remaining]).toEqual([1, 0, 3]);
  });

  it('TH-13.11 TH-12.15 TH-12.18 pile: Wild Vampire takes a whole cell, the Gregarious ones bring company, and the Wolf is Ready', () => {
    const one = action({ at: 'd12', missions: ['wild-vampire'] }, 1, {
      ...PLAIN,
      options: { freeHuntTakes: 'pile' },
      track: { '1/1': ['noble-jack'], '2/1': ['noble-wilma', 'wolf-bo'], '3/2': ['noble-tania'] },
      huntDeck: ['noble-belle', 'noble-zara'],
    });
    one
      .answers(0, 'hunt:1/1', 'use:wild-vampire')
      .told('hunted', { cost: 0, cards: ['noble-wilma', 'wolf-bo', 'noble-belle'] });
    one.answer(0, 'ready:wolf-bo').ends();
    expect([one.vp(), one.hand().includes('wolf-bo')]).toEqual([3 + 2 + (3 + 2) + (3 + 2 + 2), true]);
  });

  it('TH-12.24 TH-13.8 roseEndsTrack off: after the Rose a Track hunt, and Hungry! after that', () => {
    const one = action({ at: 'labyrinth', playing: ['vampiric-stealth'], missions: ['hungry'] }, 3, {
      ...PLAIN,
      options: { roseEndsTrack: false },
      track: { '1/3': ['hypnosis'], '2/1': ['noble-jack'] },
    });
    one.answers(0, 'rose:eternal-rose', 'ready:eternal-rose', 'hunt:1/3', 'use:hungry').ends();
    expect(one.vp()).toBe(5 + 3 + 2);
  });
});
