import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

/** Situations in which several rules or cards meet. */

describe('somebody is eliminated in the middle of an effect', () => {
  it('VV-8.13 VV-8.15 VV-8.16 VV-8.20 Mesmerize stops with its controller: the remaining cards stay in the hand', () => {
    const s = scene({
      players: [
        {
          clan: 'malkavian',
          pool: 1,
          tokens: 2,
          victims: 0,
          allies: ['al-marcel'],
          on: { 'loc-1': ['ma-mesmerize'] },
        },
        {
          clan: 'brujah',
          hand: ['br-show-of-force', 'br-punks-posse'],
          on: { 'loc-1': ['br-hunt'], 'loc-2': ['br-challenge'] },
        },
      ],
      at: [{ step: 'location', location: 0 }, { step: 'end-of-round' }],
    });
    s.stay().told('played', { card: 'br-show-of-force' }).told('frenzy', { seat: 0, credited: 1 });
    s.told('eliminated', { seat: 0 }).untold('played', { card: 'br-punks-posse' }).told('won', { seat: 1 });
    expect([...s.hand(1)]).toEqual(['br-punks-posse', 'br-hunt', 'br-challenge', 'br-show-of-force']);
    expect(s.state.ambition).toBe(1);
    s.asks([1, 2, 3], 'hand-keep');
  });

  it('VV-7.12 VV-8.12 VV-R40 a watcher eliminated by Retaliation neither sees the card nor gets its blood', () => {
    const s = scene({
      players: [
        { clan: 'tremere', pool: 4, hand: ['tr-hunt'], on: { 'loc-1': ['tr-retaliation'] } },
        {
          clan: 'nosferatu',
          pool: 1,
          tokens: 2,
          victims: 0,
          allies: ['al-marcel'],
          on: { 'loc-1': ['no-eyes-in-the-dark'] },
        },
      ],
      at: 0,
    });
    s.answer(0, 'play:tr-hunt').answer(0, 'location:loc-1');
    s.told('spent', { seat: 0, amount: 1 }).told('eliminated', { seat: 1 });
    s.told('played', { seat: 0, faceUp: false, watcher: null }).untold('blood-put');
    expect(s.on('loc-1', 0)).toEqual(['tr-retaliation', '?tr-hunt']);
    s.answer(0, 'blood:0').answer(0, 'end').ends();
  });

  it('VV-1.15 VV-8.18 the last opponent falls in the Preparation: the game is over, and no Conflict is ranked', () => {
    const out = { eliminated: 1, pool: 0, influence: 0, victims: 0, deck: [] };
    const s = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-show-of-force'] } },
      {
        clan: 'gangrel',
        pool: 1,
        tokens: 2,
        victims: 0,
        allies: ['al-marcel'],
        on: { 'loc-1': ['ga-hunt'] },
      },
      out,
      { ...out, eliminated: 2 },
    ]);
    s.told('influence', { seat: 0, source: 'bounty' }).told('eliminated', { seat: 1 });
    s.untold('won').over([0]);
  });
});

describe('blood that leaves a Pool', () => {
  it('VV-13.5 VV-R32 VV-R33 a bound Tremere pays onto its Dark Pact, and Retaliation answers before the next card', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', pool: 3, on: { 'loc-1': ['no-one-step-ahead'] } },
        {
          clan: 'tremere',
          pool: 6,
          on: { 'loc-1': ['tr-retaliation', '?tr-hunt', '?tr-theft-of-vitae'], 'loc-2': ['tr-dark-pact'] },
        },
      ],
      at: 'loc-1',
    });
    s.stay().answer(1, 'turn-up').told('lost', { seat: 1, amount: 2, to: 'loc-2' });
    s.told('lost', { seat: 0, amount: 2 }).asks(1, 'one-step-ahead').answer(1, 'leave');
    expect([s.pools[0], s.pools[1], s.blood('loc-2', 1)]).toEqual([1, 4, 2]);
    s.answer(1, 'no').told('won', { seat: 0 }).ends();
  });

  it('VV-R54 VV-10.20 the bid of a seat that has forestalled the auction is not Lost', () => {
    const s = fight([
      { clan: 'ventrue', pool: 6, on: { 'loc-1': ['ve-forestall'] } },
      { clan: 'malkavian', pool: 6, on: { 'loc-1': ['ma-auction-of-blood', 'ma-hunt'] } },
      { clan: 'gangrel', pool: 6, on: { 'loc-1': ['?ga-ready'] } },
    ]);
    s.answer(0, 'card:ma-auction-of-blood').told('gained', { seat: 0, amount: 2 });
    s.answer(0, 3).answer(1, 1).answer(2, 2);
    s.answer(1, 'card:ma-hunt').told('blood-played', { seat: 1, amount: 1 });
    s.told('immune', { seat: 0, by: 've-forestall' }).told('lost', { seat: 2, amount: 2 });
    s.told('won').ends();
    expect([s.pool(0), s.pool(2)]).toEqual([8, 4]);
  });

  it('VV-4.4 VV-18.7 VV-23.4 the Ward answers a Frenzy of the Feed as well', () => {
    const s = scene({
      players: [{ pool: 1, victims: 0, allies: ['al-talley'], relic: 're-ward-of-cold-ashes' }],
      round: 1,
      at: [{ step: 'feed', seats: [0] }],
    });
    s.asks(0, 'frenzy-replace', ['ward', 'drain'])
      .answer(0, 'ward')
      .told('gained', { seat: 0, amount: 3 })
      .ends();
    expect([s.pool(0), s.player(0).allies, s.player(0).tokens]).toEqual([3, ['al-talley'], 0]);
  });

  it('VV-25.3 VV-18.8 VV-18.16 spend-only: a seat that plays its last blood Drains Miguel Chandler, and nobody is credited', () => {
    const s = scene({
      players: [
        {
          clan: 'brujah',
          pool: 2,
          allies: ['al-miguel-chandler'],
          hand: ['br-hunt'],
          on: { 'loc-1': ['br-ready'] },
        },
        { clan: 'ventrue', on: { 'loc-1': [1] } },
      ],
      options: { lastBlood: 'spend-only' },
      at: 0,
    });
    s.answer(0, 'play:br-hunt').answer(0, 'location:loc-1').answer(0, 'face-up:0').answer(0, 'blood:2');
    s.told('frenzy', { seat: 0, credited: null, location: 'loc-1' }).told('drained', {
      card: 'al-miguel-chandler',
    });
    expect([s.pool(0), s.influence(0)]).toEqual([3, 3]);
    s.answer(0, 'end').ends();
  });

  it('VV-24.10 VV-R70 a team-mate in Frenzy at The Collar brings no Influence, but the blood of Mr. Damp', () => {
    const s = fight(
      [
        {
          clan: 'brujah',
          allies: ['al-mr-damp', 'al-talley'],
          on: { 'loc-1': ['br-show-of-force', 'br-ready'] },
        },
        {},
        { clan: 'gangrel', pool: 1, on: { 'loc-1': ['ga-hunt'] } },
      ],
      { options: { teams: true }, places: { 'loc-1': 'pl-the-collar' } },
    );
    s.answer(0, 'include')
      .told('frenzy', { seat: 2, credited: 0 })
      .told('gained', { seat: 0, source: 'al-mr-damp' });
    s.untold('influence', { source: 'bounty' }).answer(2, 'include').told('won').ends();
  });
});

describe('cards that come and go', () => {
  it('VV-10.13 VV-10.14 VV-R59 Chaos taken back and played again by Madness Network does not resolve twice', () => {
    const s = fight([
      { clan: 'malkavian', pool: 6, on: { 'loc-1': ['ma-chaos', 'ma-madness-network'] } },
      { clan: 'gangrel', pool: 6, on: { 'loc-1': ['ga-hunt'] } },
    ]);
    s.answer(0, 'card:ma-chaos').answer(0, 'card:ma-chaos').answer(0, 'done');
    s.told('stolen', { seat: 1, amount: 1 }).told('effect', { card: 'ma-madness-network' });
    s.told('played', { card: 'ma-chaos' }).told('won', { seat: 0 }).ends();
    expect(s.pools.slice(0, 2)).toEqual([7 - 1, 5 + 1]);
    expect(s.on('loc-1', 0)).toEqual(['ma-madness-network', 'ma-chaos']);
  });

  it('VV-12.8 VV-12.16 VV-14.3 Vanish at the Haven takes everything to hand, and still Steals', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', pool: 2, on: { 'loc-haven': ['no-vanish', '?no-backstab', 2] } },
        { clan: 'gangrel', pool: 6, on: { 'loc-haven': ['ga-hunt'] } },
      ],
      at: 'loc-haven',
    });
    s.stay()
      .answer(0, 'card:no-vanish')
      .answer(0, 'withdraw')
      .told('withdrew-to-hand', { seat: 0, blood: 2 });
    s.told('stolen', { thief: 0, seat: 1, amount: 1 }).untold('effect', { card: 'no-backstab' });
    s.told('won', { seat: 1 }).told('ambition', { seat: 1 }).ends();
    expect([s.pool(0), s.hand(0)]).toEqual([5, ['no-vanish', 'no-backstab']]);
  });

  it('VV-12.9 VV-12.14 VV-16.9 everybody withdraws towards Feral Whispers: no Step, no Ally, the blood stays', () => {
    const s = scene({
      players: [
        { clan: 'nosferatu', on: { 'loc-1': ['?no-hunt', 'no-ready'], 'loc-haven': ['no-feral-whispers'] } },
      ],
      allies: { 'loc-1': 'al-marcel' },
      at: 'loc-1',
    });
    s.stay(0).told('withdrew', { seat: 0, to: 'loc-haven', cards: ['no-hunt', 'no-ready'] });
    s.told('blood-put', { amount: 4 }).told('nobody-there', { ally: 'al-marcel' }).untold('won').ends();
    expect(s.on('loc-haven', 0)).toEqual(['no-feral-whispers', 'no-hunt', 'no-ready', 4]);
  });

  it('VV-14.2 VV-10.14 a seat that skips because of Curfew does not resolve cards that arrive later either', () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-curfew'] } },
      { clan: 'malkavian', pool: 6, deck: ['ma-mesmerize'], on: { 'loc-1': ['ma-malkavs-bane'] } },
    ]);
    s.answer(1, 'skip').told('played', { card: 'ma-mesmerize' }).untold('effect', { card: 'ma-mesmerize' });
    s.told('won', { seat: 1 }).ends();
  });

  it('VV-13.8 VV-15.3 VV-15.5 VV-10.1 Diplomacy and Majesty ignore a card that was left face down', () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-diplomacy', 've-majesty'] } },
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
      { clan: 'tremere', on: { 'loc-1': ['?tr-focus-from-hunger', 'tr-hunt'] } },
    ]);
    s.answer(2, 'leave').told('won', { seat: 0 }).answer(2, 'no').ends();
    expect(s.totals).toEqual({ 0: 3 + 3, 1: 0, 2: 1 });
  });
});

describe('the value of a look later on', () => {
  const looked = (location: number) =>
    scene({
      players: [
        {
          clan: 'nosferatu',
          on: { 'loc-1': ['?no-hunt'], 'loc-2': ['no-cloak-of-shadows'], 'loc-haven': ['?no-ready'] },
        },
        { clan: 'ventrue', allies: ['al-ambrus-maropis'], on: { 'loc-1': [1], 'loc-haven': [1] } },
        { clan: 'brujah', on: { 'loc-1': [1], 'loc-haven': [1] } },
      ],
      at: [{ step: 'location', location }],
    });

  it('VV-12.12 VV-R44 VV-R49 a card that was looked at is known wherever the Cloak takes it, and to nobody else', () => {
    const s = looked(0);
    s.answer(1, 'look:loc-1.0.0').stay(0).answer(0, 'cloak').told('withdrew', { cards: [] }).ends();
    const faces = ([0, 1, 2, 'spectator'] as const).map(
      (viewer) => s.view(viewer).state.positions[1]?.[0]?.cards[1]?.card ?? null,
    );
    expect(faces).toEqual(['no-hunt', 'no-hunt', null, null]);
  });

  it('VV-12.8 VV-R50 VV-R75 taken to hand from the Haven it is known to be in the hand, and the log does not repeat what was seen', () => {
    const s = looked(2);
    s.answer(1, 'look:loc-haven.0.0')
      .stay(0)
      .answer(0, 'regular')
      .told('withdrew-to-hand', { shown: [] })
      .ends();
    expect(s.view(1).state.players[0]?.hand).toEqual([null]);
    expect(s.hand(0)).toEqual(['no-ready']);
  });
});
