import { describe, expect, it } from 'vitest';
import { type Setting, scene } from './kit.ts';

const DUO = { imre: {}, mila: {} } as const;

describe('MN-19 event cards that stay in play', () => {
  it('MN-19.1 several cards may lie on the same place', () => {
    const s = scene({
      family: DUO,
      city: { nightclub: { hidden: 1 } },
      lying: { 'the-inquisitor': 'nightclub' },
      at: { event: 'the-informer' },
    });
    s.say('district:asylum').ends();
    expect(s.state.lying.map(({ event, district }) => [event, district])).toEqual([
      ['the-inquisitor', 4],
      ['the-informer', 4],
    ]);
  });

  it('MN-19.2 a card on a sheet follows its vampire, drained or not', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: {} },
      city: { museum: { hidden: 1 } },
      lying: { stakeout: 'imre', 'hunters-mark': 'imre' },
      at: [
        { step: 'turn', vampire: 0 },
        { step: 'dawn', events: ['hunters-mark'] },
      ],
    });
    s.say('move', 'to:asylum', 'blood', 'expose:museum').told('drained').told('event-discarded');
    s.untold('dawn').ends();
    expect(s.lying).toEqual(['stakeout']);
    const dawn = scene({
      family: { imre: { at: 'asylum', blood: 0 }, mila: {} },
      lying: { 'hunters-mark': 'imre' },
      at: [{ step: 'dawn', events: ['hunters-mark'] }],
    });
    expect(dawn.ends().in('asylum')).toEqual([1, 0, 0]);
  });

  it('MN-19.3 MN-19.10 cards in force lie beside the city until the end of the night', () => {
    const s = scene({
      family: { nevena: { kills: 6 }, imre: {} },
      inForce: 'curfew',
      events: ['siege', 'blood-tests'],
      at: 'night',
    });
    s.say('dark').asks(0, 'dark-choose', ['top', 'back']).say('back', 'end-turn', 'end-turn');
    expect(s.asks(1, 'event-blue-numbers').state.discardedEvents).toEqual(['curfew']);
  });

  it('MN-19.4 rules with the same effect do not add up, numbers do', () => {
    const s = scene({
      family: DUO,
      inForce: 'night-shift',
      lying: { 'lost-luggage': 'railway-station' },
      city: { 'railway-station': { hidden: 1 } },
      at: { acting: 'imre', ap: 4 },
    });
    s.say('activate', 'to:cathedral').told('action', { action: 'activate', cost: 4 }).ends();
    const closed = scene({
      family: { imre: { at: 'newspaper-office' }, mila: {} },
      city: { 'newspaper-office': { exposed: 1, minions: 1 } },
      lying: { 'curious-reporter': 'newspaper-office', 'consecrated-ground': 'newspaper-office' },
      at: { acting: 'imre' },
    });
    closed.say('fight', 0).told('event-discarded', { event: 'curious-reporter' });
    closed.bars(0, 'activate', 'MN-9.9', 'night-effect-closed');
  });

  it('MN-19.5 conditions are checked after every change, by day too', () => {
    const s = scene({
      family: DUO,
      veil: 3,
      city: { asylum: { minions: 1 }, museum: { hidden: 1 } },
      lying: { 'the-inquisitor': 'museum' },
      at: 'day-districts',
    });
    s.say('agent:museum.hidden').told('event-discarded', { event: 'the-inquisitor' }).ends();
    expect(s.veil).toBe(4);
  });

  it('MN-19.6 MN-19.11 a card is placed first, even if its agent is missing, and then checked', () => {
    const s = scene({ family: DUO, agents: 0, veil: 4, at: { event: 'curious-reporter' } });
    s.say('district:museum').told('event-laid').told('event-discarded').told('veil', { before: 4, after: 5 });
    s.told('event-losses', { before: 5, after: 2, missing: 3 }).ends();
    const urn = scene({
      family: DUO,
      city: { cathedral: { relics: ['funerary-urn'] } },
      veil: 5,
      at: { event: 'the-informer' },
    });
    urn.say('from:nightclub', 'district:asylum').told('event-laid').told('event-discarded').ends();
    expect(urn.veil).toBe(6);
  });

  it('MN-19.7 rewards are given at once where possible', () => {
    const luggage = (kills: number) =>
      scene({
        family: { imre: { kills, at: 'railway-station' }, mila: {} },
        city: { 'railway-station': { exposed: 1 } },
        lying: { 'lost-luggage': 'railway-station' },
        dice: [1, 6],
        at: { acting: 'imre' },
      }).say('fight');
    luggage(0).say('die:6').told('event-discarded').untold('relic-drawn').asks(0, 'turn-action');
    luggage(1).say('die:6').told('event-discarded').told('relic-given').asks(0, 'turn-action');
  });

  it('MN-19.8 several cards discarded by one change leave in the order in which they entered play', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: {} },
      veil: 2,
      city: { museum: { exposed: 1 } },
      lying: { 'the-inquisitor': 'museum', 'the-informer': 'museum', stakeout: 'imre' },
      at: { acting: 'imre' },
    });
    s.say('fight').told('event-discarded', { event: 'the-inquisitor' });
    s.told('event-discarded', { event: 'the-informer' }).told('event-discarded', { event: 'stakeout' });
    expect(s.asks(0, 'turn-action').veil).toBe(4);
  });

  it('MN-19.9 discarded cards are out of the game', () => {
    const s = scene({
      family: { imre: { at: 'museum' }, mila: {} },
      city: { museum: { exposed: 1 } },
      lying: { 'the-informer': 'museum' },
      events: ['siege'],
      at: { acting: 'imre' },
    });
    s.say('fight').asks(0, 'turn-action');
    expect([s.state.eventDeck, s.state.discardedEvents]).toEqual([['siege'], ['the-informer']]);
  });
});

describe('MN-20 MN-21 MN-22 the end, supplies and editions', () => {
  const ready = (setting: Partial<Setting> = {}) =>
    scene({
      family: {
        imre: { at: 'museum', kills: 9, sigil: 'asylum' },
        mila: { at: 'museum', blood: 0, sigil: 'cathedral' },
      },
      city: { museum: { minions: 2 } },
      at: { acting: 'imre' },
      ...setting,
    });

  it('MN-20.1 MN-20.3 conditions of the ritual: no sigil is needed here, and the others may be drained', () => {
    ready().say('ritual').finished('ritual');
    ready({ city: { museum: { minions: 1 } } }).bars(0, 'ritual', 'MN-20.1', 'minions-missing');
    ready({ city: { museum: { minions: 3, hidden: 1 } } }).bars(0, 'ritual', 'MN-20.1', 'agents-here');
    const apart = {
      imre: { at: 'museum', kills: 9, sigil: 'asylum' },
      mila: { at: 'nightclub', sigil: 'cathedral' },
    } as const;
    ready({ family: apart }).bars(0, 'ritual', 'MN-20.1', 'vampires-missing');
    const open = { imre: { at: 'museum', kills: 9, sigil: 'asylum' }, mila: { at: 'museum' } } as const;
    ready({ family: open }).bars(0, 'ritual', 'MN-20.1', 'sigils-missing');
    const weak = {
      imre: { at: 'museum', kills: 8, sigil: 'asylum' },
      mila: { at: 'museum', kills: 9, sigil: 'cathedral' },
    } as const;
    ready({ family: weak }).bars(0, 'ritual', 'MN-9.2', 'kills-needed');
  });

  it('MN-20.2 MN-20.6 the result says how it ended', () => {
    const won = ready().say('ritual').finished('ritual');
    expect(won.view('spectator').result).toMatchObject({ winners: [0, 1], cause: 'ritual', won: true });
    const lost = scene({ family: DUO, events: [], at: 'draw-event' }).finished('deck');
    expect(lost.view(0).result).toMatchObject({ winners: [], cause: 'deck', won: false });
  });

  it('MN-21.1 without agents in the reserve districts, Stakeout and abilities add none, and no veil is lost', () => {
    const s = scene({
      family: { imre: { kills: 1, blood: 1 }, mila: {} },
      agents: 0,
      lying: { stakeout: 'imre' },
      at: { acting: 'imre' },
    });
    expect(s.say('hunt').untold('agents-missing').asks(0, 'turn-action').veil).toBe(6);
  });

  it('MN-21.2 without minions in the reserve a replacement gives none', () => {
    const s = scene({
      family: { mila: { at: 'museum', kills: 6 }, imre: {} },
      city: { museum: { hidden: 1 } },
      minions: 0,
      at: { acting: 'mila' },
    });
    expect(s.say('dark').asks(0, 'turn-action').in('museum')).toEqual([0, 0, 0]);
  });

  it('MN-21.4 MN-17.6 without relics in the deck nothing is drawn', () => {
    scene({
      family: { imre: { kills: 2 }, mila: {} },
      city: { museum: { minions: 1 } },
      relics: [],
      at: 'day-districts',
    })
      .untold('relic-drawn')
      .ends();
  });

  it('MN-22.4 MN-22.9 anything not named in MN-22 is the same in both editions: the same answers, the same city', () => {
    const played = (['ares', 'igrology'] as const).map((edition) => {
      const s = scene({
        family: { agnieszka: { kills: 6 }, imre: { at: 'nightclub', blood: 1 } },
        edition,
        city: { museum: { hidden: 2 }, cathedral: { exposed: 1 } },
        minions: 7,
        events: ['press-campaign', 'blood-tests'],
        dice: [1, 2, 3, 4],
        at: 'round',
      });
      s.say('district:asylum', 'activate', 'die:2', 'end-turn');
      s.say('dark', 'district:railway-station', 'all', 'move', 'to:museum', 'end-turn').asks(
        0,
        'event-blue-numbers',
      );
      const { options: _, relicDeck: __, ...rest } = s.state;
      return rest;
    });
    expect(played[0]).toEqual(played[1]);
  });
});
