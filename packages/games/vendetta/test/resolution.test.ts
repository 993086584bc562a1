import { describe, expect, it } from 'vitest';
import type { ClanCardId } from '../cards/clan-cards.ts';
import { fight, scene } from './kit.ts';

describe('VV-11 the Resolution', () => {
  it('VV-11.1 The Sargon Apocrypha before the first Location', () => {
    const s = scene({
      players: [{ relic: 're-sargon-apocrypha' }, { on: { 'loc-1': [1] } }],
      at: 'resolution',
    });
    s.asks(0, 'relic-start-resolution')
      .untold('location')
      .answer(0, 'use')
      .told('location', { location: 'loc-1' });
    s.asks([0, 1], 'stay-or-withdraw');
  });

  it('VV-11.2 all Steps of one Location before the next, the Haven last', () => {
    const s = scene({
      players: Array.from({ length: 5 }, () => ({
        on: { 'loc-1': [1], 'loc-2': [1], 'loc-3': [1], 'loc-haven': [1] },
      })),
      at: 'resolution',
    });
    for (const location of ['loc-1', 'loc-2', 'loc-3', 'loc-haven'] as const)
      s.told('location', { location }).stay().told('won', { location });
    s.asks([0, 1, 2, 3, 4], 'hand-keep');
  });

  it('VV-11.3 VV-R12 an empty Location is skipped and its Ally removed', () => {
    const s = scene({ players: [{}], allies: { 'loc-1': 'al-marcel' }, at: 'loc-1' });
    s.told('nobody-there', { location: 'loc-1', ally: 'al-marcel' }).untold('tokens');
    expect(s.ends().state.out.allies).toEqual(['al-marcel']);
  });

  it('VV-11.4 cards and blood stay until the end of the round', () => {
    const s = fight([{ clan: 'brujah', on: { 'loc-1': ['br-hunt', 2] } }]);
    expect(s.ends().on('loc-1', 0)).toEqual(['br-hunt', 2]);
  });

  it('VV-11.6 VV-12.1 VV-R47 a seat alone goes through all Steps', () => {
    const s = scene({
      players: [{ clan: 'gangrel', on: { 'loc-1': ['ga-ready', 'ga-mist-form'] } }],
      at: 'loc-1',
    });
    s.asks(0, 'stay-or-withdraw').stay().told('blood-put').told('won').asks(0, 'mist-target');
  });
});

describe('VV-12 the Withdraw Step', () => {
  it('VV-12.2 VV-R44 Ambrus Maropis looks before the choice, at this Location only', () => {
    const s = scene({
      players: [
        { pool: 3, allies: ['al-ambrus-maropis'], on: { 'loc-1': [1] } },
        { clan: 'gangrel', on: { 'loc-1': ['?ga-hunt', '?ga-ready'], 'loc-2': ['?ga-mist-form'] } },
      ],
      at: 'loc-1',
    });
    s.asks(0, 'withdraw-look', ['look:loc-1.1.0', 'look:loc-1.1.1', 'done']).answer(0, 'look:loc-1.1.1');
    s.asks(0, 'withdraw-look', ['look:loc-1.1.0', 'done']).answer(0, 'look:loc-1.1.0');
    expect(s.asks([0, 1], 'stay-or-withdraw').pool(0)).toBe(1);
    const away = scene({
      players: [{ allies: ['al-ambrus-maropis'] }, { clan: 'gangrel', on: { 'loc-1': ['?ga-hunt'] } }],
      at: 'loc-1',
    });
    away.asks(1, 'stay-or-withdraw');
  });

  it('VV-1.17 VV-12.2 VV-R79 the price of a look, Retaliation and its eliminations, then the look, if the card is still there', () => {
    const s = scene({
      players: [
        { clan: 'tremere', pool: 5, allies: ['al-ambrus-maropis'], on: { 'loc-1': ['tr-retaliation'] } },
        {
          clan: 'gangrel',
          pool: 2,
          tokens: 2,
          victims: 0,
          allies: ['al-marcel'],
          on: { 'loc-1': ['?ga-hunt'] },
        },
        { clan: 'brujah', pool: 1, on: { 'loc-1': ['?br-hunt', '?br-ready'] } },
      ],
      at: 'loc-1',
    });
    s.answer(0, 'look:loc-1.2.1').told('spent', { seat: 0 }).told('lost', { seat: 1, amount: 1 });
    s.told('frenzy', { seat: 2, credited: 0 }).told('drained', { seat: 2 });
    s.told('looked', { at: 2, number: 1, card: 'br-ready' });
    s.asks(0, 'withdraw-look', ['look:loc-1.1.0', 'look:loc-1.2.0', 'done']).answer(0, 'look:loc-1.1.0');
    s.told('spent', { seat: 0 }).told('eliminated', { seat: 1 }).untold('looked', { at: 1 });
    // The eliminated seat is not asked to stay.
    s.asks(0, 'withdraw-look', ['look:loc-1.2.0', 'done']).answer(0, 'done').asks([0, 2], 'stay-or-withdraw');
    expect(s.pool(0)).toBe(3);
  });

  it('VV-12.3 VV-R76 nobody sees a choice before the last one is made, until then it can be changed, after that it is final', () => {
    const chosen = (token: 'stay' | 'withdraw') =>
      scene({ players: [{ on: { 'loc-1': [1] } }, { on: { 'loc-1': [2] } }], at: 'loc-1' }).answer(0, token);
    const s = chosen('withdraw').untold('tokens').asks([0, 1], 'stay-or-withdraw');
    expect([s.fallback(0), s.state.here.tokens]).toEqual(['stay', []]);
    const other = chosen('stay').asks([0, 1], 'stay-or-withdraw');
    for (const viewer of [1, 2, 'spectator'] as const) expect(other.view(viewer)).toEqual(s.view(viewer));
    expect(s.view(1).asked).toMatchObject({ answered: [0], mine: { answer: null } });
    s.answer(1, 'stay')
      .told('tokens', { stay: [1], withdraw: [0] })
      .refuses(0, 'stay')
      .ends();
    // A player who reconsiders has chosen only once, and nobody hears about it.
    const again = chosen('withdraw').answer(0, 'stay').untold('tokens').asks([0, 1], 'stay-or-withdraw');
    for (const viewer of [1, 2, 'spectator'] as const) expect(again.view(viewer)).toEqual(other.view(viewer));
    again
      .answer(1, 'stay')
      .told('tokens', { stay: [0, 1], withdraw: [] })
      .ends();
  });

  it('VV-12.6 the Withdrawals are carried out in player order', () => {
    const s = scene({
      players: [{ on: { 'loc-1': [1] } }, { on: { 'loc-1': [1] } }, { on: { 'loc-1': [1] } }],
      ambition: 2,
      at: 'loc-1',
    });
    s.stay(0, 1, 2)
      .told('withdrew', { seat: 2 })
      .told('withdrew', { seat: 0 })
      .told('withdrew', { seat: 1 })
      .ends();
  });

  it('VV-12.7 VV-12.15 blood to the Pool, not Gained; cards face up to the Haven, each once', () => {
    const s = scene({
      players: [
        { clan: 'brujah', on: { 'loc-1': ['br-hunt', '?br-ready', 3], 'loc-haven': ['br-challenge'] } },
      ],
      at: 'loc-1',
    });
    s.stay(0).told('withdrew', { blood: 3, count: 2, cards: ['br-hunt', 'br-ready'], cloak: false });
    s.untold('gained');
    expect([s.ends().pool(0), s.on('loc-1', 0), s.on('loc-haven', 0)]).toEqual([
      9,
      [],
      ['br-challenge', 'br-hunt', 'br-ready'],
    ]);
  });

  it('VV-12.8 VV-R50 from the Haven to hand, face-down cards unseen', () => {
    const s = scene({
      players: [{ clan: 'brujah', on: { 'loc-haven': ['br-hunt', '?br-ready', 2] } }],
      at: 'loc-haven',
    });
    s.stay(0);
    expect([s.ends().hand(0), s.pool(0), s.on('loc-haven', 0)]).toEqual([['br-hunt', 'br-ready'], 8, []]);
    const [heard] = s.heard(1, 'withdrew-to-hand');
    expect(heard).toEqual({
      kind: 'withdrew-to-hand',
      seat: 0,
      location: 'loc-haven',
      blood: 2,
      count: 2,
      shown: ['br-hunt'],
    });
    expect(s.heard(0, 'withdrew-to-hand')).toMatchObject([{ cards: ['br-hunt', 'br-ready'] }]);
  });

  it('VV-12.9 a seat that has withdrawn is not a Rival or participant, and gets nothing', () => {
    const s = scene({
      players: [
        { clan: 'brujah', on: { 'loc-1': ['br-hunt'] } },
        { pool: 4, on: { 'loc-1': [5] } },
      ],
      at: 'loc-1',
    });
    s.stay(1).untold('stolen');
    expect([s.ends().totals, s.influence(1), s.player(1).victims]).toEqual([{ 0: 0 }, 3, 1]);
  });

  it('VV-12.10 captured cards go along like a seat’s own; from the Haven they go to their owners', () => {
    const along = scene({
      players: [{ clan: 'malkavian', on: { 'loc-1': ['br-hunt'] } }, { clan: 'brujah' }],
      at: 'loc-1',
    });
    expect(along.stay(0).ends().on('loc-haven', 0)).toEqual(['br-hunt']);
    const home = scene({
      players: [{ clan: 'malkavian', on: { 'loc-haven': ['br-hunt', 'ma-hunt'] } }, { clan: 'brujah' }],
      at: 'loc-haven',
    });
    home.stay(0);
    expect([home.ends().hand(0), home.hand(1)]).toEqual([['ma-hunt'], ['br-hunt']]);
  });

  it('VV-12.11 a seat may withdraw again from the Haven', () => {
    const s = scene({
      players: [{ clan: 'brujah', on: { 'loc-1': ['br-hunt'] } }],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 2 },
      ],
    });
    expect(s.stay(0).stay(0).ends().hand(0)).toEqual(['br-hunt']);
  });

  it('VV-12.13 the Cloak may lead to a Location that has already been resolved', () => {
    const s = scene({
      players: [{ clan: 'nosferatu', on: { 'loc-1': ['no-cloak-of-shadows'], 'loc-haven': ['no-hunt', 1] } }],
      at: [
        { step: 'location', location: 0 },
        { step: 'location', location: 2 },
      ],
    });
    s.stay().stay(0).answer(0, 'cloak');
    expect(s.ends().on('loc-1', 0)).toEqual(['no-cloak-of-shadows', 'no-hunt', 1]);
  });

  it('VV-12.17 if everybody withdraws, the other Steps are skipped', () => {
    const s = scene({
      players: [{ clan: 'gangrel', on: { 'loc-1': ['?ga-ready'] } }],
      allies: { 'loc-1': 'al-marcel' },
      at: 'loc-1',
    });
    s.stay(0).untold('revealed').untold('effect').told('nobody-there', { ally: 'al-marcel' });
    expect(s.ends().state).toMatchObject({ location: null, stage: null });
  });
});

describe('VV-13 Revelation', () => {
  it('VV-13.2 VV-13.3 VV-13.4 all unbound cards are turned up together', () => {
    const s = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead', '?no-ready'] } },
      { clan: 'brujah', on: { 'loc-1': ['?br-challenge'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-feral-weapons'] } },
    ]);
    s.told('revealed', { seats: [0], cards: ['no-ready'] }).asks(1, 'one-step-ahead');
    const held = s.state.positions[0]?.map(({ cards }) => cards.map((card) => card.held));
    expect(held).toEqual([[null, null], ['bound'], [null], []]);
  });

  it('VV-13.5 VV-1.14 in player order, card by card', () => {
    const s = fight(
      [
        { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
        { clan: 'brujah', on: { 'loc-1': ['?br-challenge'] } },
        { clan: 'gangrel', on: { 'loc-1': ['?ga-feral-weapons', '?ga-on-the-prowl'] } },
      ],
      { ambition: 2 },
    );
    s.asks(2, 'one-step-ahead')
      .answers(2, 'leave', 'leave')
      .asks(1, 'one-step-ahead')
      .answer(1, 'leave')
      .ends();
  });

  it('VV-13.6 VV-13.7 with 1 blood a seat may pay and enter Frenzy; with 0 it may not', () => {
    const bound = (pool: number) =>
      fight([
        { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
        { clan: 'brujah', pool, on: { 'loc-1': ['?br-challenge'] } },
      ]);
    const s = bound(1).answer(1, 'turn-up').told('lost', { amount: 1, asked: 2 });
    s.told('frenzy', { seat: 1, credited: 0 }).ends();
    expect(bound(0).told('left-face-down', { seat: 1 }).ends().on('loc-1', 1)).toEqual(['?br-challenge']);
  });

  it('VV-13.7 VV-10.7 a bound card turned up is in force at once', () => {
    const s = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
      { clan: 'toreador', pool: 2, on: { 'loc-1': ['?to-submission', '?to-hunt'] } },
    ]);
    s.answer(1, 'turn-up').told('lost').told('frenzy').told('turned-up', { card: 'to-submission' });
    s.answer(1, 'turn-up')
      .told('immune', { by: 'to-submission' })
      .told('turned-up', { card: 'to-hunt' })
      .ends();
  });

  it('VV-13.5 VV-R77 VV-10.1 a bound card does not help to pay for itself', () => {
    const bound = (card: ClanCardId) =>
      fight([
        { clan: 'nosferatu', pool: 5, on: { 'loc-1': ['no-one-step-ahead'] } },
        { pool: 2, on: { 'loc-1': [`?${card}`] } },
      ]).answer(1, 'turn-up');
    const toreador = bound('to-submission').untold('immune').told('lost', { seat: 1, amount: 2 });
    toreador.told('frenzy', { seat: 1, credited: 0 }).told('turned-up').ends();
    const pact = bound('tr-dark-pact').told('lost', { seat: 1, to: null });
    expect(pact.told('turned-up').ends().blood('loc-1', 1)).toBe(0);
    bound('tr-retaliation').told('turned-up').untold('lost', { seat: 0 }).ends();
    // Nobody is asked about a Ready that is still face down.
    bound('tr-ready').told('frenzy').told('drained', { frenzy: true }).told('turned-up').ends();
  });

  it('VV-R77 VV-8.15 a paid card is turned up, unless the loss eliminates its payer', () => {
    const fiend = { tokens: 2, victims: 0, allies: ['al-marcel'] } as const;
    const payer = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
      { clan: 'brujah', pool: 2, ...fiend, on: { 'loc-1': ['?br-hunt', '?br-ready'] } },
      { clan: 'gangrel', on: { 'loc-1': [1] } },
    ]);
    payer.answer(1, 'turn-up').told('eliminated', { seat: 1 }).untold('turned-up').ends();
    const binder = fight([
      { clan: 'nosferatu', pool: 2, ...fiend, on: { 'loc-1': ['no-one-step-ahead'] } },
      { clan: 'tremere', pool: 5, on: { 'loc-1': ['tr-retaliation', '?tr-theft-of-vitae'] } },
      { clan: 'gangrel', on: { 'loc-1': [1] } },
    ]);
    binder.answer(1, 'turn-up').told('eliminated', { seat: 0 }).told('turned-up', { seat: 1 });
    binder.told('effect', { card: 'tr-theft-of-vitae' }).ends();
  });

  it('VV-8.15 VV-13.5 cards still bound when their binder is eliminated stay face down, and nobody is asked', () => {
    const s = fight([
      {
        clan: 'nosferatu',
        pool: 2,
        tokens: 2,
        victims: 0,
        allies: ['al-marcel'],
        on: { 'loc-1': ['no-one-step-ahead'] },
      },
      { clan: 'tremere', pool: 9, on: { 'loc-1': ['tr-retaliation', '?tr-hunt', '?tr-cauldron-of-blood'] } },
      { clan: 'gangrel', on: { 'loc-1': ['?ga-hunt'] } },
    ]);
    s.answer(1, 'turn-up').told('eliminated', { seat: 0 }).told('turned-up', { seat: 1, card: 'tr-hunt' });
    s.untold('left-face-down').asks(1, 'tremere-spend').answer(1, 'no');
    expect([s.ends().on('loc-1', 1), s.on('loc-1', 2)]).toEqual([
      ['tr-retaliation', 'tr-hunt', '?tr-cauldron-of-blood'],
      ['?ga-hunt'],
    ]);
    const held = s.state.positions.flat().flatMap(({ cards }) => cards.map((card) => card.held));
    expect(held).toEqual([null, null, null, null]);
  });

  it('VV-13.5 VV-R77 the paid card is turned up, whatever has happened to its neighbours', () => {
    const paid = () => {
      const s = fight([
        { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
        {
          clan: 'tremere',
          pool: 2,
          on: { 'loc-1': ['tr-ready', '?tr-hunt', '?tr-theft-of-vitae', '?tr-arcane-drain'] },
        },
      ]);
      return s.answers(1, 'leave', 'turn-up').asks(1, 'frenzy-replace');
    };
    // No rule takes a single card away in the middle of a Frenzy. If one ever does, no other card may take its place.
    const neighbour = paid().takeToHand('loc-1', 1, 'tr-hunt').answer(1, 'drain');
    neighbour.told('turned-up', { seat: 1, card: 'tr-theft-of-vitae' }).asks(1, 'one-step-ahead');
    neighbour.answer(1, 'leave').told('left-face-down', { seat: 1, number: 2 }).told('won').ends();
    const gone = paid().takeToHand('loc-1', 1, 'tr-theft-of-vitae').answer(1, 'drain');
    gone.untold('turned-up').asks(1, 'one-step-ahead').answer(1, 'leave');
    gone.told('left-face-down', { seat: 1, number: 2 }).told('won').ends();
  });

  it('VV-13.8 cards left face down stay that way for the whole Resolution of the Location', () => {
    const s = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
      { clan: 'gangrel', on: { 'loc-1': ['?ga-ready', '?ga-hunt'] } },
    ]);
    s.answers(1, 'leave', 'leave').untold('effect', { seat: 1 });
    expect(s.ends().totals).toEqual({ 0: 3, 1: 0 });
  });

  it('VV-13.9 in player order, each seat in the order of its choice', () => {
    const s = fight(
      [
        { clan: 'malkavian', deck: ['ma-ready'], on: { 'loc-1': ['ma-malkavs-bane'] } },
        { clan: 'ventrue', on: { 'loc-1': ['ve-forestall', 've-curfew'] } },
      ],
      { ambition: 1 },
    );
    s.asks(1, 'reveal-order', ['card:ve-forestall', 'card:ve-curfew']).answer(1, 'card:ve-curfew');
    s.asks(0, 'curfew-choice').answer(0, 'skip').told('gained', { seat: 1, source: 've-forestall' });
    s.told('played', { seat: 0, card: 'ma-ready' }).ends();
  });

  it('VV-13.10 a card that arrives during the window does not join in', () => {
    const s = fight([
      { clan: 'malkavian', deck: ['ma-auction-of-blood'], on: { 'loc-1': ['ma-malkavs-bane'] } },
      { on: { 'loc-1': [1] } },
    ]);
    s.told('played', { card: 'ma-auction-of-blood' }).untold('bids').ends();
    const joins = fight([
      { clan: 'malkavian', deck: ['ma-mindless-assault'], on: { 'loc-1': ['ma-malkavs-bane'] } },
    ]);
    joins.asks(0, 'assault-card');
  });
});

describe('VV-14 and VV-17 Preparation and Aftermath', () => {
  it('VV-14.1 VV-17.1 from the Ambition holder clockwise, each seat all its cards', () => {
    const s = fight(
      [
        { clan: 'gangrel', on: { 'loc-1': ['ga-ready', 'ga-hunt'] } },
        { clan: 'toreador', on: { 'loc-1': ['to-ready', 'to-hunt'] } },
      ],
      { ambition: 1 },
    );
    s.told('effect', { card: 'to-ready' }).told('effect', { card: 'ga-ready' }).told('won');
    s.told('effect', { card: 'to-hunt' }).told('effect', { card: 'ga-hunt' }).ends();
  });

  it('VV-14.1 VV-1.14 the seat chooses which Preparation card comes next', () => {
    const s = fight([{ clan: 'gangrel', pool: 4, on: { 'loc-1': ['ga-ready', 'ga-fearless', 1] } }]);
    s.asks(0, 'prep-order', ['card:ga-ready', 'card:ga-fearless'])
      .answer(0, 'card:ga-ready')
      .answer(0, 'swap');
    expect([s.ends().pool(0), s.blood('loc-1', 0)]).toEqual([3, 6]);
  });

  it('VV-14.2 VV-17.2 a seat that skips resolves neither Preparation nor Aftermath', () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-curfew'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-ready', 'ga-hunt'] } },
    ]);
    s.answer(1, 'skip').untold('effect', { seat: 1 }).ends();
  });

  it('VV-14.3 VV-R67 a seat that is no longer present is skipped', () => {
    const s = fight([
      { clan: 'toreador', victims: 4, on: { 'loc-1': ['to-charisma'] } },
      { on: { 'loc-1': [2] } },
    ]);
    expect(s.told('blood-discarded', { seat: 1, amount: 2 }).ends().totals).toEqual({ 0: 2 });
  });

  it('VV-14.4 Preparation cards that have left do not resolve here', () => {
    const s = fight([{ clan: 'nosferatu', pool: 4, on: { 'loc-1': ['no-vanish', 'no-backstab'] } }]);
    s.answer(0, 'card:no-vanish').answer(0, 'withdraw').untold('effect', { card: 'no-backstab' }).ends();
  });

  it('VV-17.3 at the Haven the Aftermath starts with the new Ambition holder', () => {
    const s = fight(
      [
        { clan: 'gangrel', on: { 'loc-haven': ['ga-hunt'] } },
        { clan: 'toreador', on: { 'loc-haven': ['to-hunt', 2] } },
      ],
      { at: 'loc-haven' },
    );
    s.told('ambition', { seat: 1 })
      .told('effect', { card: 'to-hunt' })
      .told('effect', { card: 'ga-hunt' })
      .ends();
  });
});

describe('VV-15 Conflict', () => {
  it('VV-15.1 VV-15.2 VV-15.9 VV-R60 player order does not matter to the layers', () => {
    const cards = [
      { clan: 'brujah', on: { 'loc-1': ['br-challenge', 'br-ready'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-wolf-companion'] } },
      { clan: 'ventrue', on: { 'loc-1': ['ve-diplomacy', 've-majesty'] } },
    ] as const;
    const totals = [0, 1, 2].map((ambition) => fight(cards, { ambition }).ends().totals);
    expect(totals).toEqual([totals[0], totals[0], totals[0]]);
    // The highest printed Power outside is Challenge's, which becomes 0. Ready's 1 is halved to 0. Majesty uses the
    // printed 4.
    expect(totals[0]).toEqual({ 0: 0, 1: 2, 2: 1 + 4 });
  });

  it("VV-15.9 layers 1 and 2 do not switch off a card's own addition", () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-diplomacy'] } },
      { clan: 'malkavian', on: { 'loc-1': ['ma-shadow-strike'] } },
    ]);
    expect(s.ends().totals).toEqual({ 0: 3, 1: 2 });
  });

  it('VV-15.12 the Knife comes right before the totals, when everything else is visible', () => {
    const s = fight([
      { clan: 'gangrel', relic: 're-knife-of-the-faithless', on: { 'loc-1': ['?ga-ready'] } },
      { on: { 'loc-1': [3] } },
    ]);
    s.told('revealed').told('blood-put').untold('power').asks(0, 'relic-knife');
  });

  it('VV-15.13 VV-15.14 VV-15.15 participants are ranked by total Power; 0 can win', () => {
    const s = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-hunt'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } },
    ]);
    s.told('power', { seat: 0, rank: 1, total: 0 }).told('power', { seat: 1, rank: 2, total: 0 });
    s.told('won', { seat: 0, power: 0 }).ends();
  });

  it('the log gives the Power of every participant card by card', () => {
    const s = fight([
      { clan: 'gangrel', on: { 'loc-1': ['ga-feral-weapons', 'ga-on-the-prowl', 2] } },
      { clan: 'brujah', on: { 'loc-1': ['br-punks-posse', 'br-ready'] } },
    ]);
    s.told('power-changed', {
      seat: 1,
      card: 'br-punks-posse',
      before: 0,
      after: 4,
      source: 'br-punks-posse',
    });
    s.told('power', {
      seat: 0,
      cards: ['ga-feral-weapons', 'ga-on-the-prowl'],
      powers: [1, 3],
      blood: 2,
      bloodPower: 4,
      total: 8,
    });
    s.told('power', { seat: 1, cards: ['br-punks-posse', 'br-ready'], powers: [4, 1], total: 5 }).ends();
  });

  it('the Power does not give away a card left face down', () => {
    const s = fight([
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
      { clan: 'brujah', on: { 'loc-1': ['?br-challenge', 'br-ready'] } },
    ]);
    s.answer(1, 'leave')
      .told('power', { seat: 0 })
      .told('power', { seat: 1, cards: [null, 'br-ready'], powers: [0, 1] });
    s.ends();
  });
});

describe('VV-16 rewards', () => {
  const ranked = (round: number, options = {}) =>
    fight(
      [
        { on: { 'loc-1': [4] } },
        { on: { 'loc-1': [3] } },
        { on: { 'loc-1': [2] } },
        { on: { 'loc-1': [1] } },
      ],
      { round, options, allies: { 'loc-1': 'al-marcel' } },
    ).ends();

  it('VV-16.1 VV-16.2 VV-16.3 VV-R1 VV-R2 the table of rewards', () => {
    for (const [round, influence] of [
      [1, [1, 1, 1, 0]],
      [2, [2, 2, 1, 0]],
      [3, [3, 2, 1, 0]],
    ] as const) {
      const s = ranked(round);
      expect(s.state.players.map((player) => player.influence - 3)).toEqual(influence);
      expect([s.player(0).allies, s.state.players.map(({ victims }) => victims)]).toEqual([
        ['al-marcel'],
        [1, 2, 1, 1],
      ]);
    }
  });

  it('VV-25.4 VV-R2 the option thirdPlace', () => {
    const third = (thirdPlace: string) =>
      [1, 2, 3].map((round) => ranked(round, { thirdPlace }).influence(2) - 3);
    expect([third('1-1-1'), third('0-1-1'), third('0-0-0')]).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('VV-16.4 VV-16.5 the winner at the Haven Gains 1 more and takes the Ambition token', () => {
    const s = fight([{}, { on: { 'loc-haven': [1] } }], { at: 'loc-haven' });
    expect([s.ends().influence(1), s.state.ambition]).toEqual([5, 1]);
  });

  it('VV-16.6 VV-R14 all rewards are paid before the on-acquire ability', () => {
    const s = fight([{ on: { 'loc-1': [2] } }, { pool: 1, victims: 0, on: { 'loc-1': [1] } }], {
      allies: { 'loc-1': 'al-sgt-mctavish' },
    });
    // The player in second place feeds the Frenzy with the Victim they just won.
    s.told('victim-joined', { seat: 1 }).told('influence', { seat: 1 }).told('stolen', { seat: 1 });
    s.told('drained', { seat: 1, card: 'victim' }).ends();
  });

  it('VV-16.7 VV-R16 an on-acquire ability triggers once, as a reward', () => {
    const s = scene({
      players: [
        {
          clan: 'brujah',
          hand: ['br-hunt'],
          drained: ['al-maldavis'],
          relic: 're-isaac-chalice',
          victims: 0,
        },
      ],
      at: 0,
    });
    s.answer(0, 'relic').told('undrained', { card: 'al-maldavis' }).untold('gained').asks(0, 'plan-action');
  });

  it('VV-16.8 VV-R12 a sole participant gets the first reward only', () => {
    const s = fight([{ on: { 'loc-1': [1] } }], { round: 3, allies: { 'loc-1': 'al-marcel' } });
    expect(s.ends().player(0)).toMatchObject({ influence: 6, victims: 1, allies: ['al-marcel'] });
  });

  it('VV-16.9 if nobody is left in the Conflict, nothing is awarded', () => {
    const s = fight([{ clan: 'nosferatu', on: { 'loc-1': ['no-vanish'] } }], {
      allies: { 'loc-1': 'al-marcel' },
    });
    s.answer(0, 'withdraw')
      .told('nobody-there', { ally: 'al-marcel' })
      .untold('won')
      .untold('influence')
      .ends();
  });

  it('VV-16.10 with an empty Victim deck second place gets only its Influence', () => {
    const s = fight([{ on: { 'loc-1': [2] } }, { on: { 'loc-1': [1] } }], { victimDeck: 0 });
    expect(s.ends().player(1)).toMatchObject({ influence: 4, victims: 1 });
  });
});
