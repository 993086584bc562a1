import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

/** Combinations of two or three rules that no other test covers, each decided by the clauses in its name. */

describe('planning', () => {
  it('VV-7.13 VV-8.7 VV-18.11 a Vampire Drained in a Frenzy by Challenge leaves a token that can be flipped in the same turn', () => {
    const s = scene({
      players: [
        {
          clan: 'gangrel',
          pool: 1,
          victims: 0,
          allies: ['al-bronwyn'],
          hand: ['ga-hunt'],
        },
        { clan: 'brujah', on: { 'loc-2': ['br-challenge'] } },
      ],
      at: 0,
    });
    s.answers(0, 'play:ga-hunt', 'location:loc-1').told('frenzy', { seat: 0, credited: 1 });
    s.told('drained', { seat: 0, card: 'al-bronwyn', blood: 3, tokens: 1 });
    s.answer(0, 'blood:2').upTo(0, 1).answer(0, 1).told('tokens-flipped', { seat: 0, amount: 1 }).ends();
    expect([s.pool(0), s.on('loc-1', 0)]).toEqual([1, ['ga-hunt', 3]]);
  });

  it('VV-7.12 VV-7.13 face down at the Haven: Eyes in the Dark pays out, then Challenge takes the last blood, then Carmelita Neillson is gone', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', on: { 'loc-haven': ['no-eyes-in-the-dark'] } },
        { clan: 'brujah', on: { 'loc-1': ['br-challenge'] } },
        {
          clan: 'gangrel',
          pool: 2,
          victims: 0,
          allies: ['al-carmelita-neillson'],
          hand: ['ga-hunt'],
        },
      ],
      at: 2,
    });
    s.answers(2, 'play:ga-hunt', 'location:loc-haven').told('spent', { seat: 2, amount: 1 });
    s.told('blood-put', { seat: 0, source: 'no-eyes-in-the-dark' });
    s.told('lost', { seat: 2, amount: 1, source: 'br-challenge' }).told('frenzy', { seat: 2, credited: 1 });
    s.told('drained', { card: 'al-carmelita-neillson' }).untold('blood-put', {
      source: 'al-carmelita-neillson',
    });
    s.asks(2, 'plan-blood', ['blood:0', 'blood:1', 'blood:2']);
    expect([s.on('loc-haven', 0), s.on('loc-haven', 2)]).toEqual([['no-eyes-in-the-dark', 1], ['?ga-hunt']]);
  });

  it('VV-7.9 VV-7.11 VV-7.21 VV-8.3 with Ryan Ramos, Eyes in the Dark is too expensive until he is Drained himself', () => {
    const turn = () =>
      scene({
        players: [
          { clan: 'gangrel', pool: 2, victims: 0, allies: ['al-ryan-ramos'], hand: ['ga-hunt'] },
          { clan: 'nosferatu', on: { 'loc-2': ['no-eyes-in-the-dark'] } },
        ],
        at: 0,
      });
    const dear = turn().answer(0, 'play:ga-hunt');
    dear.asks(0, 'plan-location', ['location:loc-1', 'location:loc-haven']);
    const cheap = turn().answers(0, 'drain', 'location:loc-2').told('spent', { seat: 0, amount: 1 });
    cheap.asks(0, 'plan-blood');
    expect([cheap.pool(0), cheap.on('loc-2', 0), cheap.blood('loc-2', 1)]).toEqual([4, ['?ga-hunt'], 1]);
  });

  it('VV-7.9 VV-23.3 Erichtho, brought back by The Isaac Chalice, hides a card for nothing, and at the Checkpoint for 1', () => {
    const s = scene({
      players: [
        {
          clan: 'tremere',
          pool: 2,
          victims: 0,
          drained: ['al-erichtho'],
          tokens: 1,
          relic: 're-isaac-chalice',
          hand: ['tr-hunt'],
        },
      ],
      places: { 'loc-1': 'pl-sheriffs-checkpoint' },
      at: 0,
    });
    s.answer(0, 'relic').told('undrained', { card: 'al-erichtho' }).answer(0, 'play:tr-hunt');
    s.answer(0, 'location:loc-1').asks(0, 'plan-facing', ['face-up:1', 'face-down:1']);
    s.answer(0, 'face-down:1').told('spent', { seat: 0, amount: 1 });
    s.asks(0, 'plan-blood', ['blood:0', 'drain']);
    expect(s.pool(0)).toBe(1);
  });

  it('VV-7.13 VV-10.10 Challenge punishes plays at its old Location, once the Ferryman’s Key has moved it', () => {
    const s = scene({
      players: [
        {
          clan: 'brujah',
          relic: 're-ferrymans-key',
          hand: ['br-hunt'],
          on: { 'loc-1': ['br-challenge'] },
        },
        { clan: 'gangrel', pool: 4, hand: ['ga-hunt'] },
        { clan: 'nosferatu', pool: 4, hand: ['no-hunt'] },
      ],
      at: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 1 },
        { step: 'turn', seat: 2 },
      ],
    });
    s.answers(0, 'relic', 'location:loc-2', 'play:br-hunt', 'location:loc-1', 'face-up:0', 'blood:0', 'end');
    s.answers(1, 'play:ga-hunt', 'location:loc-1', 'face-up:0').told('lost', {
      seat: 1,
      cause: 0,
      amount: 1,
    });
    s.answers(1, 'blood:0', 'end').answers(2, 'play:no-hunt', 'location:loc-2', 'face-up:0').untold('lost', {
      seat: 2,
    });
    expect([s.asks(2, 'plan-blood').pool(1), s.pool(2)]).toEqual([3, 4]);
  });

  it('VV-7.26 VV-23.4 VV-R43 a seat whose only card the Key takes away Loses to Master Plan, whatever blood stays behind', () => {
    const s = scene({
      players: [
        {
          clan: 'gangrel',
          relic: 're-ferrymans-key',
          hand: ['ga-ready'],
          on: { 'loc-1': ['ga-hunt', 3] },
        },
        { clan: 'ventrue', on: { 'loc-1': ['ve-master-plan'] } },
        { clan: 'brujah', on: { 'loc-1': ['?br-hunt'] } },
        { clan: 'toreador', on: { 'loc-1': ['to-hunt'] } },
      ],
      at: [{ step: 'turn', seat: 0 }, { step: 'end-planning' }],
    });
    s.answers(0, 'relic', 'location:loc-2', 'play:ga-ready', 'location:loc-2', 'face-up:0', 'blood:0', 'end');
    s.told('influence', { seat: 0, amount: -1, source: 've-master-plan' }).ends();
    expect([0, 1, 2, 3].map((seat) => s.influence(seat))).toEqual([2, 3, 3, 3]);
  });
});

describe('staying and leaving', () => {
  it('VV-12.4 VV-12.5 VV-18.4 the Mask turns a Withdrawal into a Stay, so its owner is robbed and sent into Frenzy', () => {
    const s = scene({
      players: [
        { clan: 'ventrue', on: { 'loc-1': ['ve-mass-manipulation'] } },
        { clan: 'gangrel', pool: 2, relic: 're-penitent-mask', on: { 'loc-1': ['ga-fearless', 1] } },
      ],
      at: 'loc-1',
    });
    s.stay(1).asks(1, 'relic-mask').answer(1, 'switch').told('stolen', { seat: 1, amount: 2 });
    s.told('frenzy', { seat: 1, credited: 0 }).told('drained', { card: 'victim', after: 3 });
    s.untold('withdrew').answer(1, 'swap').told('blood-swapped', { pool: 1, deployed: 3 });
    s.told('won', { seat: 1, power: 3 + 3 + 2 }).ends();
    expect([s.influence(0), s.pool(1)]).toEqual([3 + 1 + 1, 1]);
  });

  it('VV-12.7 VV-13.2 VV-12.11 One Step Ahead withdrawn face down to the Haven binds there, and Forestall bought with 2 blood still names it', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', on: { 'loc-1': ['?no-one-step-ahead'] } },
        { clan: 'ventrue', pool: 4, on: { 'loc-haven': ['?ve-forestall', '?ve-ready'] } },
      ],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 2 },
      ],
    });
    s.stay(0)
      .told('withdrew', { seat: 0, cards: ['no-one-step-ahead'] })
      .stay();
    s.answer(1, 'turn-up').told('lost', { seat: 1, amount: 2 }).told('turned-up', { card: 've-forestall' });
    s.answer(1, 'leave').told('forestalled', { seat: 1, card: 'no-one-step-ahead' });
    s.told('gained', { seat: 1, amount: 3 }).told('won', { location: 'loc-haven', seat: 0, tie: 'order' });
    expect([s.ends().totals, s.pool(1)]).toEqual([{ 0: 3, 1: 3 }, 4 - 2 + 3]);
  });

  it('VV-13.8 VV-R53 VV-R54 the lowest bidder whose only card stayed face down has none to turn down, and the bids are paid', () => {
    const s = fight([
      { clan: 'malkavian', pool: 5, on: { 'loc-1': ['ma-auction-of-blood'] } },
      { clan: 'nosferatu', pool: 5, on: { 'loc-1': ['no-one-step-ahead'] } },
      { clan: 'gangrel', pool: 5, on: { 'loc-1': ['?ga-ready'] } },
    ]);
    s.answer(2, 'leave').answer(0, 3).answer(1, 2).answer(2, 1).told('bids', { lowest: 2 });
    s.told('blood-played', { seat: 0, amount: 3 }).told('lost', { seat: 1, amount: 2 });
    s.told('lost', { seat: 2, amount: 1 }).untold('turned-down').ends();
    expect([s.totals, s.pools.slice(0, 3)]).toEqual([{ 0: 2 + 3, 1: 3, 2: 0 }, [2, 3, 4]]);
  });
});

describe('the Preparation', () => {
  it('VV-13.10 VV-10.14 VV-19.4 Malkav’s Bane brings Madness Network, which plays the hand, and one of all these cards is returned', () => {
    const s = scene({
      players: [
        {
          clan: 'malkavian',
          pool: 6,
          hand: ['ma-hunt', 'ma-auction-of-blood'],
          deck: ['ma-madness-network', 'ma-chaos'],
          on: { 'loc-1': ['?ma-malkavs-bane'] },
        },
        { clan: 'gangrel', pool: 4, on: { 'loc-1': ['ga-on-the-prowl'] } },
      ],
      at: [{ step: 'location', location: 0 }, { step: 'end-of-round' }],
      round: 1,
    });
    s.stay().told('played', { card: 'ma-madness-network', cost: 0 }).told('blood-put', { seat: 1 });
    s.told('played', { card: 'ma-hunt' }).told('blood-put', { seat: 1 });
    s.told('played', { card: 'ma-auction-of-blood' }).told('blood-put', { seat: 1, deployed: 3 });
    s.untold('bids').told('won', { seat: 0, power: 2 + 2 + 0 + 2, tie: 'order' });
    s.told('stolen', { seat: 1, amount: 1, source: 'ma-hunt' });
    s.asks(0, 'bane-return', [
      'card:ma-malkavs-bane',
      'card:ma-madness-network',
      'card:ma-hunt',
      'card:ma-auction-of-blood',
    ]);
  });

  it('VV-1.10 VV-15.5 VV-15.8 a captured Majesty ignores cards hidden by Mindless Assault, and also their Power of 4', () => {
    const s = fight([
      { clan: 'malkavian', on: { 'loc-1': ['ma-mesmerize', 'ma-mindless-assault'] } },
      { clan: 'ventrue', hand: ['ve-majesty'], on: { 'loc-1': ['ve-ready'] } },
    ]);
    s.answers(0, 'card:ma-mesmerize', 'card:ma-mesmerize', 'card:ma-mindless-assault', 'done');
    expect(s.told('won', { seat: 0 }).ends().totals).toEqual({ 0: 4 + 4 + 2, 1: 2 });
  });

  it('VV-1.10 VV-15.3 a captured Diplomacy turns against the cards of its owner', () => {
    const s = fight([
      { clan: 'malkavian', on: { 'loc-1': ['ma-mesmerize'] } },
      { clan: 'ventrue', hand: ['ve-diplomacy'], on: { 'loc-1': ['ve-curfew', 've-ready'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-earth-meld'] } },
    ]);
    s.answer(0, 'steal').answer(2, 'steal').answer(0, 'seat:1');
    expect(s.ends().totals).toEqual({ 0: 3 + 3, 1: 0, 2: 1 });
  });

  it('VV-1.10 VV-10.14 VV-15.13 VV-R67 a seat that gives its only blood to a captured Tyrant’s Gaze has no part in the Conflict', () => {
    const s = fight(
      [
        { clan: 'malkavian', on: { 'loc-1': ['ma-mesmerize'] } },
        { clan: 'ventrue', influence: 0, hand: ['ve-tyrants-gaze'], on: { 'loc-1': ['ve-ready'] } },
        { clan: 'gangrel', on: { 'loc-1': [1] } },
      ],
      { places: { 'loc-1': 'pl-ashen-chapel' } },
    );
    // The Ventrue can do neither and is not asked.
    s.answer(0, 'seat:1')
      .asks(2, 'tyrant-choice', ['move-half:1', 'lose-influence'])
      .answer(2, 'move-half:1');
    s.told('blood-surrendered', { from: 2, to: 0, amount: 1 }).told('influence', { seat: 1, amount: 1 });
    s.told('influence', { seat: 1, amount: -1, source: 'pl-ashen-chapel' });
    expect([s.ends().totals, s.influence(2)]).toEqual([{ 0: 3 + 2 + 1, 1: 2 }, 3]);
  });

  it('VV-1.4 VV-8.3 VV-18.9 Fiorenza Savona, Drained in the Preparation, no longer wins ties in the Conflict', () => {
    const tie = (pool: number) =>
      fight([
        { clan: 'brujah', on: { 'loc-1': ['br-show-of-force'] } },
        { clan: 'gangrel', on: { 'loc-1': [3] } },
        {
          clan: 'nosferatu',
          pool,
          victims: 0,
          allies: ['al-fiorenza-savona'],
          on: { 'loc-1': ['no-one-step-ahead'] },
        },
      ]);
    tie(2).told('won', { seat: 2, power: 3, tie: 'ally' }).ends();
    tie(1).told('drained', { card: 'al-fiorenza-savona' }).told('won', { seat: 0, tie: 'order' }).ends();
  });

  it('VV-15.6 VV-15.10 VV-17.1 blood taken by Arcane Drain counts neither for Feral Weapons nor for Earthshock', () => {
    const s = fight([
      { clan: 'tremere', pool: 5, on: { 'loc-1': ['tr-arcane-drain'] } },
      { clan: 'gangrel', pool: 4, on: { 'loc-1': ['ga-feral-weapons', 5] } },
      { clan: 'brujah', pool: 4, on: { 'loc-1': ['br-earthshock', 3] } },
    ]);
    s.answer(0, 'spend:2').told('blood-taken', { from: 1, to: 0, amount: 3 });
    s.told('blood-taken', { from: 2, to: 0, amount: 2 }).told('won', { seat: 1, power: 1 + 2 * 2 });
    s.told('lost', { seat: 0, amount: 1 }).told('lost', { seat: 1, amount: 1 }).ends();
    expect(s.pools.slice(0, 3)).toEqual([5 - 2 + 5 - 1, 3, 4]);
  });
});

describe('rewards and later effects', () => {
  it('VV-10.8 VV-18.6 VV-R35 Sgt. McTavish, won by the Brujah, causes a Frenzy elsewhere that The Collar pays for, but not Ready', () => {
    const s = fight(
      [
        { clan: 'brujah', pool: 5, on: { 'loc-1': ['br-ready', 'br-bloody-fury'] } },
        { clan: 'gangrel', pool: 2, on: { 'loc-1': ['ga-hunt'] } },
        { clan: 'tremere', pool: 2, relic: 're-ward-of-cold-ashes', on: { 'loc-2': ['tr-ready'] } },
        { clan: 'toreador', pool: 3 },
      ],
      { allies: { 'loc-1': 'al-sgt-mctavish' }, places: { 'loc-1': 'pl-the-collar' } },
    );
    s.told('ally-joined', { ally: 'al-sgt-mctavish' }).told('frenzy', { seat: 1, location: 'loc-1' });
    // Tremere's Ready is elsewhere: only the Ward helps.
    s.told('frenzy', { seat: 2, credited: 0, location: 'loc-1' });
    s.asks(2, 'frenzy-replace', ['ward', 'drain']).answer(2, 'ward').told('stolen', { seat: 3, amount: 2 });
    s.told('stolen', { seat: 0, thief: 1, source: 'ga-hunt' }).ends();
    // The reward, two Bounties, The Collar twice, and Ready only for the Gangrel.
    expect([s.influence(0), s.pools]).toEqual([3 + 1 + 2 + 2 + 1, [5 + 6 - 1, 3 + 1, 3, 1]]);
  });

  it('VV-16.10 VV-22.2 VV-R20 the last Victim goes to second place, Summon finds none, and the Knife has won the Gallery’s reward', () => {
    const s = fight(
      [
        { clan: 'toreador', relic: 're-knife-of-the-faithless', on: { 'loc-1': ['to-summon'] } },
        { clan: 'brujah', on: { 'loc-1': ['br-bloody-fury', 'br-fist-of-caine'] } },
        { clan: 'gangrel', on: { 'loc-1': ['ga-fearless', 'ga-on-the-prowl'] } },
      ],
      { victimDeck: 1, places: { 'loc-1': 'pl-whispering-gallery' } },
    );
    s.answer(0, 'use')
      .told('won', { seat: 1, power: 6 + 4 })
      .told('victim-joined', { seat: 0, source: 'reward' });
    s.told('influence', { seat: 0, amount: 1, source: 'pl-whispering-gallery' });
    s.untold('victim-joined', { source: 'to-summon' }).ends();
    expect([s.totals, s.player(0).victims, s.influence(0)]).toEqual([{ 0: 3 + 3, 1: 10, 2: 3 + 3 }, 2, 5]);
  });

  it('VV-1.14 VV-16.6 VV-17.1 Wauneka and Summon are in the Alliance before Awe counts it', () => {
    const awe = (first: 'to-summon' | 'to-awe') =>
      fight(
        [
          { clan: 'toreador', pool: 1, on: { 'loc-1': ['to-awe', 'to-summon'] } },
          { clan: 'gangrel', pool: 6, on: { 'loc-1': ['ga-on-the-prowl'] } },
        ],
        { allies: { 'loc-1': 'al-wauneka' } },
      )
        .answer(0, `card:${first}`)
        .ends();
    // A Victim, Wauneka and Wauneka's Victim are three; with Summon's, four.
    expect(awe('to-awe').pools.slice(0, 2)).toEqual([2, 5]);
    expect(awe('to-summon').pools.slice(0, 2)).toEqual([3, 4]);
  });

  it('VV-8.14 VV-17.3 VV-R64 the winner at the Haven falls to Fist of Caine, and Ventrue’s Hunt has nobody to ask', () => {
    const s = scene({
      players: [
        { clan: 'ventrue', on: { 'loc-haven': ['ve-hunt'] } },
        {
          clan: 'gangrel',
          pool: 1,
          tokens: 2,
          victims: 0,
          on: { 'loc-haven': ['ga-on-the-prowl', 'ga-wolf-companion', 4] },
        },
        { clan: 'brujah', on: { 'loc-haven': ['br-fist-of-caine'] } },
        { clan: 'toreador' },
      ],
      allies: { 'loc-haven': 'al-marcel' },
      at: 'loc-haven',
    });
    s.stay().told('ambition', { seat: 1 }).told('lost', { seat: 1, amount: 1, source: 'br-fist-of-caine' });
    s.told('drained', { seat: 1, card: 'al-marcel' }).told('eliminated', { seat: 1 });
    s.told('ambition', { seat: 2 }).told('lost', { seat: 0, amount: 1 }).untold('chose').ends();
    expect([s.state.ambition, s.influence(2), s.pool(0)]).toEqual([2, 3 + 1 + 1, 5]);
  });

  it('VV-9.8 VV-11.5 VV-15.15 blood moved by Mist Form to the Succubus Club wins there alone, and returns', () => {
    const s = scene({
      players: [
        { clan: 'gangrel', pool: 2, on: { 'loc-1': ['ga-mist-form', 5] } },
        { clan: 'tremere', on: { 'loc-1': ['tr-retaliation'] } },
      ],
      allies: { 'loc-2': 'al-maldavis' },
      places: { 'loc-1': 'pl-union-stockyards', 'loc-2': 'pl-succubus-club' },
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 1 },
      ],
    });
    s.stay().answer(0, 'location:loc-2').told('blood-shifted', { seat: 0, amount: 3 }).stay();
    s.told('won', { location: 'loc-2', seat: 0, power: 3 }).told('gained', { seat: 0, amount: 5 });
    s.asks(0, 'succubus-blood').upTo(0, 3).answer(0, 3).untold('lost').ends();
    expect([s.pool(0), s.on('loc-1', 0), s.on('loc-2', 0)]).toEqual([2 + 5 + 3, ['ga-mist-form', 2], []]);
  });
});

describe('teams', () => {
  it('VV-12.16 VV-24.4 VV-24.5 Vanish with the Cloak: the team-mate is left out, and the opponent pays', () => {
    const s = fight(
      [
        { clan: 'nosferatu', pool: 3, on: { 'loc-1': ['no-vanish', 2], 'loc-2': ['no-cloak-of-shadows'] } },
        { clan: 'gangrel', pool: 1, on: { 'loc-1': ['ga-hunt'] } },
        { clan: 'toreador', pool: 1, on: { 'loc-1': ['to-hunt'] } },
      ],
      { options: { teams: true } },
    );
    s.answer(0, 'withdraw').asks(0, 'team-include').answer(0, 'leave-out').answer(0, 'cloak');
    s.told('withdrew', { seat: 0, to: 'loc-2', blood: 2, cloak: true });
    s.told('stolen', { seat: 1, thief: 0, amount: 1 }).told('frenzy', { seat: 1, credited: 0 });
    s.untold('stolen', { seat: 2, thief: 0 }).told('won', { seat: 1, tie: 'order' });
    s.told('stolen', { seat: 2, thief: 1, source: 'ga-hunt' }).told('frenzy', { seat: 2, credited: 1 });
    expect([s.ends().on('loc-2', 0), s.pool(0)]).toEqual([['no-cloak-of-shadows', 'no-vanish', 2], 4]);
  });
});

describe('with other options', () => {
  it('VV-24.4 VV-14.2 VV-10.6 a team-mate left out of Curfew chooses nothing, and resolves all its Steps', () => {
    const s = fight(
      [
        { clan: 'ventrue', pool: 4, on: { 'loc-1': ['ve-curfew'] } },
        { clan: 'brujah', pool: 4, on: { 'loc-1': ['br-show-of-force'] } },
        { clan: 'toreador', pool: 4, on: { 'loc-1': ['to-ready', 'to-hunt'] } },
      ],
      { options: { teams: true } },
    );
    s.answer(0, 'leave-out').asks(1, 'curfew-choice', ['skip', 'steal']).answer(1, 'skip');
    s.told('victim-joined', { seat: 2, source: 'to-ready' }).told('won', { seat: 1 });
    s.answer(2, 'leave-out').told('stolen', { seat: 1, thief: 2 }).untold('stolen', { seat: 0 }).ends();
    expect(s.pools.slice(0, 3)).toEqual([4, 3, 5]);
  });

  it('VV-24.16 VV-R53 a team-mate left out of the auction bids nothing and cannot be the lowest', () => {
    const s = fight(
      [
        { clan: 'malkavian', pool: 5, on: { 'loc-1': ['ma-auction-of-blood'] } },
        { clan: 'gangrel', pool: 5, on: { 'loc-1': ['ga-on-the-prowl'] } },
        { clan: 'toreador', pool: 5, on: { 'loc-1': ['to-friends-in-high-places'] } },
      ],
      { options: { teams: true } },
    );
    s.answer(2, 0).answer(0, 'leave-out').asks([0, 1], 'auction-bid').answer(0, 2).answer(1, 1);
    s.told('bids', { lowest: 1 }).told('turned-down', { seat: 1 }).ends();
    expect([s.pools.slice(0, 3), s.totals]).toEqual([[3, 4, 5], { 0: 2 + 2, 1: 0, 2: 3 }]);
  });

  it('VV-25.10 VV-18.16 VV-13.1 spend-only: Friends in High Places may take the last blood, and the Victim Drained because of it no longer counts', () => {
    const s = fight(
      [
        {
          clan: 'toreador',
          pool: 2,
          victims: 2,
          on: { 'loc-1': ['to-friends-in-high-places', 'to-entourage'] },
        },
        { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } },
      ],
      { options: { lastBlood: 'spend-only' }, places: { 'loc-1': 'pl-the-collar' } },
    );
    s.upTo(0, 2).answer(0, 2).told('frenzy', { seat: 0, credited: null, location: 'loc-1' });
    s.told('drained', { card: 'victim', after: 3 }).told('won', { seat: 0, power: 3 + 1 + 2 });
    expect([s.ends().pool(0), s.influence(0)]).toEqual([2, 4]);
  });

  it('VV-25.5 VV-1.9 VV-10.9 must-pay: with 1 blood Ancient Artifacts is turned down unasked, and Majesty ignores it', () => {
    const s = fight(
      [
        { clan: 'tremere', pool: 1, on: { 'loc-1': ['tr-ancient-artifacts'] } },
        { clan: 'ventrue', on: { 'loc-1': ['ve-majesty'] } },
      ],
      { options: { halfOfOne: 'must-pay' } },
    );
    s.told('turned-down', { seat: 0, card: 'tr-ancient-artifacts' }).ends();
    expect(s.totals).toEqual({ 0: 0, 1: 0 });
  });

  it('VV-25.4 VV-9.4 0-1-1: third place gets nothing in the first round and pays at the Ashen Chapel', () => {
    const s = fight(
      [
        { clan: 'gangrel', influence: 0, on: { 'loc-1': ['ga-hunt'] } },
        { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
        { clan: 'ventrue', on: { 'loc-1': ['ve-ready'] } },
      ],
      { options: { thirdPlace: '0-1-1' }, places: { 'loc-1': 'pl-ashen-chapel' } },
    );
    s.untold('influence', { seat: 0 }).ends();
    expect(s.influence(0)).toBe(0);
  });

  it('VV-25.10 VV-18.7 VV-10.13 spend-only: Backstab plays the last blood, the Ward answers, and only then does the card move on', () => {
    const s = fight(
      [
        { clan: 'nosferatu', pool: 2, relic: 're-ward-of-cold-ashes', on: { 'loc-1': ['no-backstab'] } },
        { clan: 'gangrel', on: { 'loc-1': ['ga-earth-meld'] } },
      ],
      { options: { lastBlood: 'spend-only' } },
    );
    s.upTo(0, 2).answer(0, 2).asks(0, 'frenzy-replace', ['ward', 'drain']).answer(0, 'ward');
    s.asks(0, 'move-to-haven').answer(0, 'move').told('won', { seat: 0, power: 2 }).ends();
    expect([s.pool(0), s.on('loc-haven', 0)]).toEqual([3, ['no-backstab']]);
  });

  it('VV-7.26 VV-24.4 VV-24.5 Master Plan asks about a team-mate without a card there', () => {
    const s = scene({
      players: [
        { clan: 'ventrue', on: { 'loc-1': ['ve-master-plan'] } },
        { clan: 'gangrel', on: { 'loc-2': ['ga-hunt'] } },
        { clan: 'brujah' },
        { clan: 'toreador', on: { 'loc-1': ['to-hunt'] } },
      ],
      options: { teams: true },
      at: [{ step: 'end-planning' }],
    });
    s.asks(0, 'team-include').answer(0, 'leave-out').told('influence', { seat: 1, amount: -1 });
    s.untold('influence', { seat: 2 }).untold('influence', { seat: 3 }).ends();
  });
});
