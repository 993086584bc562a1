import { describe, expect, it } from 'vitest';
import { fight, type Sitting, scene } from './kit.ts';

/** Cards, Allies, Places and Relics picked at random: no other test has them at one table. */

/** A player who Drains Marcel is eliminated. */
const ON_THE_BRINK = { tokens: 2, victims: 0, allies: ['al-marcel'] } as const satisfies Sitting;

describe('captured cards', () => {
  it('VV-1.10 VV-9.2 VV-10.14 a captured Cauldron of Blood waits for the Aftermath, and its controller pays for it', () => {
    const s = fight([
      { clan: 'malkavian', pool: 7, on: { 'loc-1': ['ma-mesmerize'] } },
      { clan: 'tremere', pool: 6, hand: ['tr-cauldron-of-blood'], on: { 'loc-1': ['tr-hunt'] } },
      { clan: 'gangrel', pool: 3, on: { 'loc-1': [1] } },
    ]);
    s.answer(0, 'seat:1').told('played', { seat: 0, owner: 1, card: 'tr-cauldron-of-blood' });
    s.told('won', { seat: 0, power: 3 + 3 }).told('effect', { seat: 0, card: 'tr-cauldron-of-blood' });
    s.asks(0, 'tremere-spend', ['spend:3', 'no']).answer(0, 'spend:3').told('lost', { seat: 1, amount: 4 });
    s.told('frenzy', { seat: 2, credited: 0 }).asks(1, 'tremere-spend').answer(1, 'no').ends();
    expect(s.pools.slice(0, 3)).toEqual([4, 2, 3]);
  });

  it('VV-10.12 VV-10.14 VV-R58 VV-R65 a captured Fearless swaps its controller’s blood, and Chaos sends it home', () => {
    const s = fight([
      { clan: 'malkavian', pool: 2, on: { 'loc-1': ['ma-mesmerize', 'ma-chaos', 5] } },
      { clan: 'gangrel', pool: 6, hand: ['ga-fearless'], on: { 'loc-1': ['ga-hunt'] } },
    ]);
    s.answer(0, 'card:ma-mesmerize').asks(0, 'prep-order', ['card:ma-chaos', 'card:ga-fearless']);
    s.answers(0, 'card:ga-fearless', 'swap').told('blood-swapped', { seat: 0, pool: 5, deployed: 2 });
    s.answers(0, 'card:ga-fearless', 'done').told('taken-back', { seat: 0, owner: 1, card: 'ga-fearless' });
    s.told('stolen', { seat: 1, amount: 1, source: 'ma-chaos' }).told('won', { seat: 0, power: 3 + 2 + 4 });
    expect([s.ends().hand(1), s.pools.slice(0, 2)]).toEqual([['ga-fearless'], [5, 6]]);
  });

  it('VV-12.10 VV-12.16 VV-13.2 a captured Vanish carries a captured One Step Ahead to the Haven, where it binds its owner', () => {
    const s = scene({
      players: [
        { clan: 'malkavian', pool: 5, on: { 'loc-1': ['ma-mesmerize', 1] } },
        {
          clan: 'nosferatu',
          pool: 6,
          hand: ['no-one-step-ahead', 'no-vanish'],
          on: { 'loc-1': ['no-hunt'], 'loc-haven': ['?no-backstab'] },
        },
      ],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 2 },
      ],
    });
    s.stay().answer(0, 'withdraw').told('withdrew', { seat: 0, to: 'loc-haven', blood: 1, count: 3 });
    s.told('stolen', { thief: 0, seat: 1, amount: 1 }).told('won', { seat: 1 }).answer(1, 'leave');
    s.stay().answer(1, 'turn-up').told('lost', { seat: 1, amount: 2, cause: 0, source: 'no-one-step-ahead' });
    // This time Mesmerize finds an empty hand.
    s.answers(0, 'card:ma-mesmerize', 'stay')
      .answer(1, 0)
      .told('won', { seat: 0, power: 3 + 3 + 4 })
      .ends();
    expect(s.pools.slice(0, 2)).toEqual([7, 3]);
  });

  it('VV-7.13 VV-7.14 VV-8.3 Carmelita pays for captured cards until Challenge gets her Drained', () => {
    const s = scene({
      players: [
        {
          clan: 'malkavian',
          pool: 1,
          victims: 0,
          allies: ['al-carmelita-neillson'],
          on: { 'loc-haven': ['ma-mesmerize'] },
        },
        {
          clan: 'brujah',
          hand: ['br-punks-posse', 'br-earthshock'],
          on: { 'loc-1': ['br-challenge'], 'loc-haven': ['br-ready'] },
        },
      ],
      at: 'loc-haven',
    });
    s.stay().told('played', { card: 'br-punks-posse' }).told('blood-put', { seat: 0, amount: 1 });
    s.told('lost', { seat: 0, cause: 1 }).told('drained', { seat: 0, card: 'al-carmelita-neillson' });
    s.told('played', { card: 'br-earthshock' }).told('lost', { seat: 0, after: 2 }).told('won', { seat: 0 });
    // Earthshock sees 1 blood, and half of that is 0.
    expect([s.ends().blood('loc-haven', 0), s.influence(1)]).toEqual([1, 3 + 1 + 1]);
  });

  it('VV-10.14 VV-25.5 captured Ancient Artifacts cost half of their controller’s Pool, even if that is nothing', () => {
    const artifacts = (halfOfOne: 'counts' | 'must-pay') =>
      fight(
        [
          { clan: 'malkavian', pool: 1, on: { 'loc-1': ['ma-mesmerize'] } },
          { clan: 'tremere', pool: 9, hand: ['tr-ancient-artifacts'], on: { 'loc-1': [1] } },
        ],
        { options: { halfOfOne } },
      );
    const free = artifacts('counts').asks(0, 'artifacts', ['spend:0', 'turn-down']).answer(0, 'spend:0');
    expect(free.untold('spent').ends().totals).toEqual({ 0: 3 + 6, 1: 1 });
    const dear = artifacts('must-pay').told('turned-down', { seat: 0, card: 'tr-ancient-artifacts' });
    expect(dear.ends().totals).toEqual({ 0: 3, 1: 1 });
  });
});

describe('blood on the move', () => {
  it('VV-1.15 VV-16.7 VV-R33 Sgt. McTavish robs the Tremere, and Retaliation comes before the next seat is robbed', () => {
    const s = fight(
      [
        { clan: 'ventrue', on: { 'loc-1': [5] } },
        { clan: 'tremere', pool: 4, on: { 'loc-1': ['tr-retaliation'] } },
        { clan: 'gangrel', pool: 3, on: { 'loc-1': [1] } },
        { clan: 'brujah', pool: 2 },
      ],
      { allies: { 'loc-1': 'al-sgt-mctavish' } },
    );
    s.told('stolen', { seat: 1, amount: 2 }).told('lost', { seat: 0, amount: 2, source: 'tr-retaliation' });
    s.told('lost', { seat: 2, after: 1 }).told('stolen', { seat: 2, amount: 1, asked: 2 });
    s.told('frenzy', { seat: 2, credited: 0 }).told('frenzy', { seat: 3, credited: 0, location: 'loc-1' });
    expect([s.ends().pools, s.influence(0)]).toEqual([[9, 2, 3, 3], 3 + 1 + 2]);
  });

  it("VV-1.11 VV-18.6 VV-R26 Tremere's Ready calms a Frenzy that Sgt. McTavish causes at its Location", () => {
    const tremere = (on: Sitting['on']) =>
      fight(
        [
          { clan: 'ventrue', on: { 'loc-1': [5] } },
          { clan: 'tremere', pool: 2, ...(on ? { on } : {}) },
        ],
        {
          allies: { 'loc-1': 'al-sgt-mctavish' },
        },
      );
    const here = tremere({ 'loc-1': ['tr-ready'] }).asks(1, 'frenzy-replace', ['ready', 'drain']);
    expect(here.answer(1, 'ready').ends().on('loc-1', 1)).toEqual(['?tr-ready']);
    tremere({ 'loc-2': ['tr-ready'] })
      .told('drained', { seat: 1, card: 'victim' })
      .ends();
  });

  it('VV-1.20 VV-8.15 an auction whose controller Retaliation eliminates takes no further bid', () => {
    const s = fight([
      { clan: 'malkavian', pool: 3, ...ON_THE_BRINK, on: { 'loc-1': ['ma-auction-of-blood', 'ma-hunt'] } },
      { clan: 'tremere', pool: 5, on: { 'loc-1': ['tr-retaliation'] } },
      { clan: 'gangrel', pool: 6, on: { 'loc-1': [1] } },
    ]);
    s.answer(0, 0).answer(1, 3).answer(2, 4).answer(0, 'card:ma-hunt').told('lost', { seat: 1, amount: 3 });
    s.told('eliminated', { seat: 0 }).told('lost', { seat: 2, amount: 3, source: 'tr-retaliation' });
    s.untold('lost', { seat: 2, source: 'ma-auction-of-blood' }).told('won', { seat: 1 }).ends();
    expect(s.pools.slice(0, 3)).toEqual([0, 2, 3]);
  });

  it('VV-1.20 VV-R32 VV-R54 a bid that the Tremere Loses comes back as Power through Dark Pact', () => {
    const s = fight([
      { clan: 'malkavian', pool: 6, on: { 'loc-1': ['ma-auction-of-blood'] } },
      { clan: 'tremere', pool: 6, on: { 'loc-1': ['tr-dark-pact'] } },
    ]);
    s.answer(0, 1).answer(1, 3).told('turned-down', { seat: 0, card: 'ma-auction-of-blood' });
    s.told('lost', { seat: 1, amount: 3, to: 'loc-1' }).told('won', { seat: 1 });
    expect([s.ends().totals, s.pool(1)]).toEqual([{ 0: 1, 1: 1 + 3 }, 3]);
  });

  it('VV-9.9 VV-10.20 VV-R33 a seat that has forestalled Retaliation is spared by it, no matter who triggered it', () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-forestall'] } },
      { clan: 'tremere', on: { 'loc-1': ['tr-retaliation'] } },
      { clan: 'brujah', on: { 'loc-1': ['br-show-of-force'] } },
    ]);
    s.answer(0, 'card:tr-retaliation').told('gained', { seat: 0, amount: 2 });
    s.told('stolen', { seat: 0, thief: 2 }).told('stolen', { seat: 1, thief: 2 });
    s.told('immune', { seat: 0, by: 've-forestall' }).told('lost', { seat: 2, amount: 1 });
    expect(s.ends().pools.slice(0, 3)).toEqual([7, 5, 7]);
  });

  it('VV-12.5 VV-12.6 VV-R33 Retaliation against Mass Manipulation also hits a seat about to withdraw', () => {
    const s = scene({
      players: [
        { clan: 'ventrue', on: { 'loc-1': ['ve-mass-manipulation'] } },
        { clan: 'tremere', on: { 'loc-1': ['tr-retaliation'] } },
        { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } },
      ],
      at: 'loc-1',
    });
    s.stay(2).told('stolen', { seat: 1, amount: 2 }).told('lost', { seat: 0, amount: 2 });
    s.told('lost', { seat: 2, amount: 2, source: 'tr-retaliation' }).told('withdrew', { seat: 2 });
    s.untold('stolen', { seat: 2 });
    expect(s.ends().pools.slice(0, 3)).toEqual([6, 4, 4]);
  });

  it('VV-7.22 VV-R32 VV-R79 the blood for a look goes to Dark Pact', () => {
    const s = scene({
      players: [
        {
          clan: 'tremere',
          allies: ['al-ambrus-maropis'],
          hand: ['tr-hunt'],
          on: { 'loc-haven': ['tr-dark-pact'] },
        },
        { clan: 'gangrel', on: { 'loc-1': ['?ga-hunt'] } },
      ],
      at: 0,
    });
    s.answer(0, 'look').told('spent', { location: 'loc-1', to: 'loc-haven' }).told('looked', { at: 1 });
    expect(s.asks(0, 'plan-action').blood('loc-haven', 0)).toBe(1);
  });

  it('VV-18.3 VV-18.16 VV-25.3 spend-only: Mr. Damp brings nothing if Fearless sends its own seat into Frenzy', () => {
    const s = fight(
      [{ clan: 'gangrel', pool: 4, victims: 0, allies: ['al-mr-damp'], on: { 'loc-1': ['ga-fearless'] } }],
      { options: { lastBlood: 'spend-only' } },
    );
    s.answer(0, 'swap').told('frenzy', { seat: 0, credited: null, location: 'loc-1' }).untold('gained');
    s.told('drained', { card: 'al-mr-damp' }).told('blood-put', { amount: 2 });
    expect([s.ends().pool(0), s.blood('loc-1', 0)]).toEqual([3, 6]);
  });

  it('VV-18.7 VV-R34 Submission does not help against a Challenge from elsewhere, but the Ward does', () => {
    const turn = (submission: 'loc-1' | 'loc-2') =>
      scene({
        players: [
          {
            clan: 'toreador',
            pool: 1,
            hand: ['to-hunt', 'to-ready'],
            relic: 're-ward-of-cold-ashes',
            on: { [submission]: ['to-submission'] },
          },
          { clan: 'brujah', on: { 'loc-2': ['br-challenge'] } },
        ],
        at: 0,
      }).answers(0, 'play:to-hunt', 'location:loc-1');
    const bitten = turn('loc-1').told('frenzy', { seat: 0, credited: 1, location: 'loc-2' });
    bitten.asks(0, 'frenzy-replace', ['ward', 'drain']).answer(0, 'ward');
    bitten.asks(0, 'plan-blood', ['blood:0', 'blood:1', 'blood:2', 'drain']);
    turn('loc-2').told('immune', { seat: 0, by: 'to-submission' }).asks(0, 'plan-blood');
  });
});

describe('Places and Steps', () => {
  it('VV-10.4 VV-13.1 VV-14.2 Curfew comes too late for Friends in High Places', () => {
    const s = fight([
      { clan: 'toreador', pool: 5, victims: 2, on: { 'loc-1': ['to-friends-in-high-places', '?to-ready'] } },
      { clan: 'ventrue', on: { 'loc-1': ['ve-curfew'] } },
    ]);
    s.upTo(0, 2).answer(0, 2).answer(0, 'skip').untold('victim-joined', { source: 'to-ready' });
    expect(s.told('won', { seat: 0 }).ends().totals).toEqual({ 0: 3 + 2, 1: 2 });
  });

  it('VV-11.5 VV-17.2 a seat that skips the Aftermath because of Curfew still gets blood back at the Succubus Club', () => {
    const s = fight(
      [
        { clan: 'gangrel', on: { 'loc-1': ['ga-earth-meld', 4] } },
        { clan: 'ventrue', on: { 'loc-1': ['ve-curfew'] } },
      ],
      { places: { 'loc-1': 'pl-succubus-club' } },
    );
    s.answer(0, 'skip').untold('effect', { card: 'ga-earth-meld' }).asks(0, 'succubus-blood').upTo(0, 3);
    expect([s.answer(0, 3).untold('gained').ends().pool(0), s.blood('loc-1', 0)]).toEqual([9, 1]);
  });

  it('VV-9.11 VV-11.5 VV-15.13 Backstab goes to the Haven, its blood wins and comes back at the Succubus Club', () => {
    const s = fight(
      [
        { clan: 'nosferatu', pool: 5, on: { 'loc-1': ['no-backstab'] } },
        { clan: 'gangrel', on: { 'loc-1': ['ga-on-the-prowl'] } },
      ],
      { places: { 'loc-1': 'pl-succubus-club' } },
    );
    s.answers(0, 3, 'move').told('won', { seat: 0, power: 3, tie: 'order' }).answer(0, 2).ends();
    expect([s.pool(0), s.on('loc-1', 0), s.on('loc-haven', 0)]).toEqual([4, [1], ['no-backstab']]);
  });

  it('VV-15.13 VV-16.8 VV-R67 a seat that Charisma takes off the table is not the last at the Ashen Chapel', () => {
    const chapel = (gangrel: Sitting) =>
      fight(
        [
          { clan: 'toreador', victims: 4, on: { 'loc-1': ['to-charisma'] } },
          { clan: 'brujah', on: { 'loc-1': [2] } },
          { clan: 'gangrel', ...gangrel },
        ],
        { places: { 'loc-1': 'pl-ashen-chapel' } },
      ).ends();
    const three = chapel({ on: { 'loc-1': ['ga-on-the-prowl'] } });
    expect([0, 1, 2].map((seat) => three.influence(seat))).toEqual([3 + 1 - 1, 3, 3 + 1]);
    const two = chapel({});
    expect([0, 1, 2].map((seat) => two.influence(seat))).toEqual([3 + 1, 3, 3]);
  });

  it('VV-1.12 VV-11.1 VV-16.2 one blood of The Sargon Apocrypha comes second and last at the Ashen Chapel', () => {
    const s = scene({
      players: [{ relic: 're-sargon-apocrypha' }, { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } }],
      places: { 'loc-1': 'pl-ashen-chapel' },
      at: [{ step: 'relic-start-resolution' }, { step: 'location', location: 0 }],
    });
    s.answer(0, 'use').stay().told('victim-joined', { seat: 0 }).told('influence', { seat: 0, amount: 1 });
    s.told('influence', { seat: 0, amount: -1, source: 'pl-ashen-chapel' }).told('lost', {
      seat: 0,
      amount: 1,
    });
    expect([s.ends().pool(0), s.influence(0), s.player(0).victims]).toEqual([2, 3, 2]);
  });

  it("VV-7.13 VV-7.14 VV-22.3 Malkav's Bane at the Haven pays the Gangrel On the Prowl, then Carmelita", () => {
    const s = scene({
      players: [
        { clan: 'gangrel', on: { 'loc-haven': ['ga-on-the-prowl'] } },
        {
          clan: 'malkavian',
          allies: ['al-carmelita-neillson'],
          deck: ['ma-ready'],
          on: { 'loc-haven': ['ma-malkavs-bane'] },
        },
      ],
      at: 'loc-haven',
    });
    s.stay().told('played', { seat: 1, card: 'ma-ready', cost: 0 });
    s.told('blood-put', { seat: 0, source: 'ga-on-the-prowl' });
    s.told('blood-put', { seat: 1, source: 'al-carmelita-neillson' }).told('ambition', { seat: 1 }).ends();
    expect(s.totals).toEqual({ 0: 3 + 1, 1: 2 + 2 + 1 });
  });
});

describe('Power and winners', () => {
  it('VV-12.16 VV-15.6 VV-15.13 Shadow Strike ignores a seat that has vanished', () => {
    const strike = (answer: 'withdraw' | 'stay') =>
      fight([
        { clan: 'nosferatu', on: { 'loc-1': ['no-vanish', 1] } },
        { clan: 'malkavian', on: { 'loc-1': ['ma-shadow-strike', 'ma-ready'] } },
      ])
        .answer(0, answer)
        .ends();
    expect(strike('stay').totals).toEqual({ 0: 4 + 1, 1: 3 + 2 });
    const alone = strike('withdraw');
    expect([alone.totals, alone.pools.slice(0, 2)]).toEqual([{ 1: 3 + 2 + 2 }, [8, 5]]);
  });

  it('VV-15.4 VV-15.5 Wolf Companion halves face-up cards, but not those hidden by Mindless Assault', () => {
    const s = fight([
      { clan: 'malkavian', on: { 'loc-1': ['ma-mindless-assault', 'ma-shadow-strike'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-wolf-companion'] } },
    ]);
    s.answers(0, 'card:ma-shadow-strike', 'done');
    expect(s.ends().totals).toEqual({ 0: 1 + 4, 1: 2 });
  });

  it('VV-15.4 VV-15.7 VV-15.8 VV-R56 Forestall is worth the printed 9 of a Focus from Hunger that fights with nothing', () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-forestall'] } },
      { clan: 'tremere', pool: 8, on: { 'loc-1': ['tr-focus-from-hunger'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-wolf-companion'] } },
    ]);
    s.answer(0, 'card:tr-focus-from-hunger').told('gained', { seat: 0, amount: 9 });
    expect(s.ends().totals).toEqual({ 0: 1, 1: 0, 2: 2 });
  });

  it('VV-15.12 VV-R64 a Ventrue who wins with the Knife has nobody to Hunt', () => {
    const knife = (answer: 'use' | 'not-now') =>
      fight([
        { clan: 'ventrue', relic: 're-knife-of-the-faithless', on: { 'loc-1': ['ve-hunt'] } },
        { clan: 'gangrel', on: { 'loc-1': [2] } },
      ]).answer(0, answer);
    knife('use').told('won', { seat: 0, power: 3 }).untold('chose').ends();
    knife('not-now').told('won', { seat: 1 }).asks(1, 'ventrue-hunt');
  });

  it("VV-17.1 VV-R64 a winner who has left by Unseen Passage is still the prey of the Ventrue's Hunt", () => {
    const s = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['no-unseen-passage'] } },
      { clan: 'ventrue', on: { 'loc-1': ['ve-hunt'] } },
    ]);
    s.told('card-moved', { seat: 0, to: 'loc-haven' }).asks(0, 'ventrue-hunt', ['steal', 'give-influence']);
    expect(s.answer(0, 'steal').ends().pools.slice(0, 2)).toEqual([4, 8]);
  });
});

describe('Relics and plays', () => {
  it('VV-7.11 VV-10.11 VV-23.4 a card that the Ferryman’s Key takes to Eyes in the Dark stays face up', () => {
    const s = scene({
      players: [
        {
          clan: 'gangrel',
          hand: ['ga-hunt'],
          relic: 're-ferrymans-key',
          on: { 'loc-1': ['ga-on-the-prowl', 2] },
        },
        { clan: 'nosferatu', on: { 'loc-2': ['no-eyes-in-the-dark'] } },
      ],
      at: 0,
    });
    s.answers(0, 'relic', 'location:loc-2').untold('spent').untold('blood-put').asks(0, 'plan-action');
    expect([s.on('loc-1', 0), s.on('loc-2', 0)]).toEqual([[2], ['ga-on-the-prowl']]);
  });

  it('VV-8.9 VV-8.11 VV-23.3 Draining Edward Neally once more after the Chalice brings him back is fatal', () => {
    const s = scene({
      players: [
        {
          clan: 'brujah',
          hand: ['br-hunt'],
          tokens: 2,
          victims: 0,
          drained: ['al-edward-neally'],
          relic: 're-isaac-chalice',
        },
      ],
      at: 0,
    });
    s.answer(0, 'relic').told('undrained', { card: 'al-edward-neally' });
    expect(s.player(0)).toMatchObject({ tokens: 2, allies: ['al-edward-neally'], relicUsed: true });
    s.answer(0, 'drain').told('drained', { tokens: 2 }).told('eliminated', { seat: 0 }).ends();
    expect(s.state.out.relics).toEqual([{ relic: 're-isaac-chalice', owner: 0 }]);
  });
});

describe('picked at random again', () => {
  it('VV-13.10 VV-10.6 an Auction of Blood that Malkav’s Bane plays comes too late for the window', () => {
    const s = fight([
      { clan: 'malkavian', pool: 5, deck: ['ma-auction-of-blood'], on: { 'loc-1': ['ma-malkavs-bane'] } },
      { clan: 'gangrel', on: { 'loc-1': [1] } },
    ]);
    s.told('played', { card: 'ma-auction-of-blood' }).told('won', { seat: 0 }).ends();
    expect(s.totals).toEqual({ 0: 2 + 2, 1: 1 });
  });

  it('VV-1.10 VV-R32 VV-R33 VV-R58 captured, Dark Pact and Retaliation work for the Malkavian, also against their owner', () => {
    const s = fight([
      { clan: 'malkavian', pool: 5, on: { 'loc-1': ['ma-mesmerize'] } },
      { clan: 'tremere', pool: 6, hand: ['tr-dark-pact', 'tr-retaliation'], on: { 'loc-1': ['tr-hunt'] } },
      { clan: 'brujah', pool: 6, on: { 'loc-1': ['br-fist-of-caine', 9] } },
    ]);
    s.answer(0, 'seat:1').answer(1, 'no').told('lost', { seat: 0, amount: 1, to: 'loc-1' });
    s.told('lost', { seat: 1, source: 'tr-retaliation' }).told('lost', { seat: 2, source: 'tr-retaliation' });
    s.ends();
    expect([s.pools.slice(0, 3), s.blood('loc-1', 0)]).toEqual([[5 - 1, 6 - 1 - 1, 6 - 1], 1]);
  });

  it('VV-10.9 VV-10.12 VV-R58 a captured Submission that Chaos sends home no longer protects anybody', () => {
    const s = fight([
      { clan: 'malkavian', pool: 5, on: { 'loc-1': ['ma-mesmerize', 'ma-chaos'] } },
      { clan: 'toreador', pool: 6, hand: ['to-submission'], on: { 'loc-1': ['to-hunt'] } },
      { clan: 'brujah', pool: 6, on: { 'loc-1': ['br-show-of-force'] } },
    ]);
    s.answers(0, 'card:ma-mesmerize', 'seat:1').answers(0, 'card:to-submission', 'done');
    s.told('stolen', { seat: 1, thief: 0, amount: 1 }).told('stolen', { seat: 2, thief: 0, amount: 1 });
    s.told('stolen', { seat: 0, thief: 2, amount: 1 }).ends();
    expect(s.pools.slice(0, 3)).toEqual([5 + 2 - 1 - 1, 6 - 1 - 1 + 2, 6 - 1 + 2 - 1]);
  });

  it('VV-12.4 VV-12.5 VV-12.12 the Mask turns a Stay into a Withdrawal that Mass Manipulation does not rob, and the Cloak takes it on', () => {
    const s = scene({
      players: [
        {
          clan: 'nosferatu',
          relic: 're-penitent-mask',
          on: { 'loc-1': ['?no-backstab', 2], 'loc-2': ['no-cloak-of-shadows'] },
        },
        { clan: 'ventrue', on: { 'loc-1': ['ve-mass-manipulation'] } },
      ],
      at: 'loc-1',
    });
    s.stay().asks(0, 'relic-mask').answers(0, 'switch', 'cloak').untold('stolen').told('won', { seat: 1 });
    expect([s.ends().on('loc-2', 0), s.pool(0)]).toEqual([['no-cloak-of-shadows', '?no-backstab', 2], 6]);
  });

  it('VV-18.5 VV-18.6 VV-R34 VV-R35 a Frenzy by Challenge pays Ready, Talley, Mr. Damp and The Collar at Challenge’s Location', () => {
    const s = scene({
      players: [
        {
          clan: 'brujah',
          pool: 5,
          victims: 0,
          allies: ['al-mr-damp', 'al-talley'],
          on: { 'loc-2': ['br-challenge', 'br-ready'] },
        },
        { clan: 'gangrel', pool: 1, hand: ['ga-hunt', 'ga-ready'], on: { 'loc-2': [1] } },
      ],
      places: { 'loc-1': 'pl-succubus-club', 'loc-2': 'pl-the-collar' },
      at: 1,
    });
    s.answers(1, 'play:ga-hunt', 'location:loc-1').told('frenzy', {
      seat: 1,
      credited: 0,
      location: 'loc-2',
    });
    expect([s.asks(1, 'plan-blood').influence(0), s.pool(0)]).toEqual([3 + 1 + 1 + 1 + 1, 5 + 2]);
  });

  it('VV-13.1 VV-13.6 VV-13.7 VV-R77 after Friends in High Places the last blood turns Submission up, which covers the price of the next card', () => {
    const s = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
      {
        clan: 'toreador',
        pool: 2,
        victims: 3,
        on: { 'loc-1': ['to-friends-in-high-places', '?to-submission', '?to-ready'] },
      },
    ]);
    s.upTo(1, 1).answer(1, 1);
    s.answer(1, 'turn-up')
      .told('frenzy', { seat: 1, credited: 0 })
      .told('turned-up', { card: 'to-submission' });
    s.answer(1, 'turn-up')
      .told('immune', { seat: 1, by: 'to-submission' })
      .told('turned-up', { card: 'to-ready' });
    expect(s.told('victim-joined', { seat: 1 }).told('won', { seat: 1 }).ends().pool(1)).toBe(3);
  });
});

describe('picked at random', () => {
  it('VV-10.4 VV-16.2 VV-17.1 Sarah McAleer and Cauldron of Blood: the blood she brings is there before half of the Pool is paid', () => {
    const s = fight(
      [
        { clan: 'tremere', pool: 4, victims: 1, on: { 'loc-1': ['tr-cauldron-of-blood', 4] } },
        { clan: 'brujah', pool: 6, on: { 'loc-1': [1] } },
      ],
      { allies: { 'loc-1': 'al-sarah-mcaleer' } },
    );
    s.told('won', { seat: 0 }).told('gained', { seat: 0, amount: 2, source: 'al-sarah-mcaleer' });
    s.asks(0, 'tremere-spend', ['spend:3', 'no']).answer(0, 'spend:3').told('lost', { seat: 1, amount: 4 });
    expect(s.ends().pools.slice(0, 2)).toEqual([4 + 2 - 3, 2]);
  });
});
