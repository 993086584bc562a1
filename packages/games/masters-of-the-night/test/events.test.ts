import { afterEach, describe, expect, it } from 'vitest';
import { districtNamed } from '../cards/districts.ts';
import type { Instruction } from '../cards/effects.ts';
import { EVENTS } from '../cards/events.ts';
import { wanted } from '../rules/placing.ts';
import { EDITIONS_OF_SCENES, scene } from './kit.ts';

const DUO = { imre: {}, mila: {} } as const;

describe('MN-6 event cards', () => {
  it('MN-6.1 MN-6.17 the top card is drawn and shown, and is out of the game afterwards', () => {
    const s = scene({ family: DUO, events: ['blood-tests', 'siege'], at: 'draw-event' });
    s.told('event-drawn', { event: 'blood-tests', left: 1 })
      .say('district:nightclub')
      .told('event-over')
      .ends();
    expect([s.state.eventDeck, s.state.discardedEvents, s.state.resolving]).toEqual([
      ['siege'],
      ['blood-tests'],
      null,
    ]);
    scene({ family: DUO, events: [], at: 'draw-event' }).told('ended', { cause: 'deck' }).finished('deck');
  });

  it('MN-6.17 a card that stays, and a card in force, are not discarded', () => {
    const stays = scene({ family: DUO, at: { event: 'the-informer' } })
      .say('district:asylum')
      .ends();
    expect([stays.lying, stays.state.discardedEvents]).toEqual([['the-informer'], []]);
    const tonight = scene({ family: DUO, at: { event: 'curfew' } })
      .say('district:police-station')
      .ends();
    expect([tonight.state.inForce, tonight.state.discardedEvents]).toEqual(['curfew', []]);
  });

  it('MN-6.2 the column holds for the whole grid, even if Copycat Gang lowers the veil', () => {
    const s = scene({ family: DUO, veil: 4, at: { event: 'copycat-gang' } })
      .say('district:police-station')
      .ends();
    expect([s.in('blood-bank'), s.in('police-station')]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('MN-6.3 MN-6.4 MN-6.8 the grid comes before the text, the red cross before the blue ones', () => {
    const s = scene({ family: { ...DUO, laszlo: {} }, at: { event: 'novices-of-the-order' } });
    s.told('grid', { red: 'blood-bank', blue: ['nightclub', 'cathedral'], redAgents: 2, blueAgents: [1, 0] });
    s.told('agents-added', { district: 'blood-bank', hidden: 2, source: 'grid' });
    s.say('district:cathedral').told('agents-added', { district: 'cathedral', hidden: 1, source: 'grid' });
    s.told('agents-added', { district: 'blood-bank', exposed: 1, source: 'novices-of-the-order' }).ends();
  });

  it('MN-6.5 equal blue numbers go to both, different ones as the leader says', () => {
    const s = scene({
      family: { ...DUO, laszlo: {} },
      leader: 'laszlo',
      at: { event: 'novices-of-the-order' },
    });
    s.asks(2, 'event-blue-numbers', ['district:nightclub', 'district:cathedral']).say('district:nightclub');
    s.told('blue-numbers', { districts: ['nightclub', 'cathedral'], agents: [1, 0] }).ends();
    const low = scene({
      family: { ...DUO, laszlo: {} },
      veil: 3,
      at: { event: 'novices-of-the-order' },
    }).ends();
    expect([low.in('nightclub'), low.in('cathedral')]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('MN-6.6 new agents come hidden from the reserve', () => {
    const s = scene({ family: DUO, at: { event: 'blood-tests' } })
      .say('district:nightclub')
      .ends();
    expect([s.in('police-station'), s.state.agents]).toEqual([[1, 0, 0], 8]);
  });

  it('MN-6.7 if the reserve falls short, the leader places the agents', () => {
    const s = scene({ family: DUO, agents: 4, at: { event: 'reinforcements' } }).say('district:museum');
    s.asks(0, 'event-short', ['district:museum', 'district:asylum', 'district:police-station']);
    s.say('district:police-station', 'district:museum').told('event-losses', { missing: 1 }).ends();
    expect([s.in('asylum'), s.in('museum'), s.in('police-station')]).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [1, 0, 0],
    ]);
  });

  for (const edition of EDITIONS_OF_SCENES) {
    it(`MN-6.11 MN-6.22 how often a district is entered in ${edition}`, () => {
      // Three agents at P7 by the red cross count as one entering; both blue districts have presence too.
      const s = scene({
        family: {
          imre: { at: 'police-station' },
          mila: { at: 'railway-station' },
          laszlo: { at: 'nightclub' },
        },
        edition,
        veil: 3,
        at: { event: 'blood-tests' },
      });
      s.told('event-losses', {
        before: 3,
        after: 0,
        entered: ['police-station', 'railway-station', 'nightclub'],
      });
      s.finished('veil');
      const text = scene({
        family: { ...DUO, imre: { at: 'museum' } },
        edition,
        city: { asylum: { minions: 1 } },
        at: { event: 'reinforcements' },
      }).say('district:museum');
      const once = ['asylum', 'museum'] as const;
      text
        .told('event-losses', { entered: edition === 'ares' ? once : [...once, 'museum', 'asylum'] })
        .ends();
    });

    it(`MN-6.22 an agent sent to the Urn counts with its sentence in ${edition}`, () => {
      const s = scene({
        family: DUO,
        edition,
        city: { museum: { minions: 1, relics: ['funerary-urn'] } },
        at: { event: 'reinforcements' },
      });
      s.say('pass', 'district:museum', 'from:asylum');
      s.told('event-losses', { entered: edition === 'ares' ? ['museum'] : ['museum', 'museum'] }).ends();
      expect(s.in('museum')).toEqual([3, 0, 1]);
    });
  }

  it('MN-6.12 each missing agent costs 1 veil, but does not enter', () => {
    const s = scene({
      family: { imre: { at: 'police-station' }, mila: {} },
      agents: 0,
      at: { event: 'blood-tests' },
    });
    s.say('district:nightclub').told('event-losses', { entered: [], missing: 2 }).ends();
    expect(s.veil).toBe(4);
  });

  it('MN-6.13 MN-R26 noted losses come after rewards, all in one step', () => {
    const s = scene({
      family: { imre: { blood: 1, at: 'nightclub' }, mila: {} },
      veil: 1,
      at: { event: 'curse-of-our-clan' },
    });
    s.say('district:asylum')
      .told('veil', { before: 1, after: 2 })
      .told('event-losses', { before: 2, after: 1 })
      .ends();
  });

  it('MN-6.10 MN-R41 the player moving or removing an agent chooses its side', () => {
    const s = scene({
      family: { imre: { at: 'asylum' }, mila: { at: 'asylum' } },
      city: { 'newspaper-office': { hidden: 1, exposed: 1 } },
      at: { event: 'footsteps-behind-you' },
    });
    s.say('district:museum');
    s.asks(0, 'event-move-agent', [
      'agent:museum.hidden',
      'agent:newspaper-office.hidden',
      'agent:newspaper-office.exposed',
    ]);
    s.say('agent:newspaper-office.exposed').ends();
    expect(s.in('asylum')).toEqual([0, 1, 0]);
  });

  it('MN-6.16 drained vampires alone are not presence, a minion is', () => {
    const card = (minions: number) =>
      scene({
        family: { imre: { at: 'police-station', blood: 0 }, mila: {} },
        city: { 'police-station': { minions } },
        at: { event: 'blood-tests' },
      })
        .say('district:nightclub')
        .ends().veil;
    expect([card(0), card(1)]).toEqual([6, 5]);
  });

  it('MN-6.19 instructions that cannot be carried out fully are carried out as far as possible', () => {
    const s = scene({ family: { imre: { blood: 1 }, mila: { blood: 1 } }, at: { event: 'burning-noon' } });
    s.say('district:asylum').ends();
    expect([s.sheet('imre')[0], s.sheet('mila')[0]]).toEqual([0, 0]);
    const short = scene({
      family: DUO,
      city: { museum: { minions: 1 } },
      agents: 1,
      at: { event: 'mass-arrests' },
    });
    short.say('district:nightclub').told('event-losses', { missing: 2 }).ends();
    expect(short.in('museum')).toEqual([0, 0, 0]);
  });

  it('MN-6.20 blood lost to an event can drain', () => {
    const s = scene({
      family: { imre: { at: 'cathedral', blood: 1 }, mila: {} },
      at: { event: 'hammer-of-witches' },
    });
    s.say('district:nightclub').told('drained', { vampire: 'imre' }).ends();
  });

  it('MN-6.21 a vampire in a text can be a drained one, unless it says otherwise', () => {
    const s = scene({ family: { imre: {}, mila: { blood: 0 } }, at: { event: 'quiet-arrival' } });
    s.say('district:blood-bank').asks(0, 'event-target', ['vampire:imre', 'vampire:mila', 'pass']);
    const siege = scene({
      family: { imre: { at: 'asylum', blood: 0 }, mila: { at: 'asylum', blood: 0 } },
      city: { 'newspaper-office': { hidden: 1 } },
      at: { event: 'siege' },
    });
    siege.say('district:cathedral').told('event-idle').ends();
  });

  it('MN-6.18 the highest number must be at least 1', () => {
    scene({ family: DUO, at: { event: 'cleansing-fire' } })
      .say('district:cathedral')
      .told('event-idle')
      .ends();
  });

  it('MN-6.23 an offer is made only if it can be paid and carried out', () => {
    const bells = scene({ family: DUO, at: { event: 'silent-bells' } });
    bells.say('district:asylum').untold('event-chosen').ends();
  });
});

describe('texts that no printed card has', () => {
  const { text } = EVENTS.blackmail;
  const print = (sentences: readonly Instruction[]) => Object.assign(EVENTS.blackmail, { text: sentences });
  afterEach(() => print(text));

  it('MN-6.8 a card that asks twice asks each time what that sentence says', () => {
    print([
      {
        do: 'choose',
        of: [
          { choose: 'veil', amount: 1 },
          { choose: 'minions', count: 2 },
        ],
      },
      { do: 'choose', of: [{ choose: 'minion' }, { choose: 'veil', amount: 2 }] },
    ]);
    const s = scene({ family: DUO, city: { museum: { minions: 2 } }, at: { event: 'blackmail' } });
    s.say('district:asylum').asks(0, 'event-choice', ['veil', 'minions']).say('veil');
    s.asks(0, 'event-choice', ['minion', 'veil']).say('veil');
    s.told('event-losses', { before: 6, after: 3, ordered: 3 }).ends();
  });

  it('MN-6.8 MN-6.23 a card that makes two offers keeps each to its own price', () => {
    print([
      { do: 'offer', price: 'minion', gives: 'remove-agent', times: 1 },
      { do: 'offer', price: 'leader-blood', gives: 'add-minion', times: 1 },
    ]);
    const s = scene({ family: DUO, city: { museum: { minions: 2 } }, at: { event: 'blackmail' } });
    s.say('district:asylum', 'take').told('minions-removed', { district: 'museum' });
    s.say('agent:asylum.hidden').told('agents-removed', { district: 'asylum' });
    s.asks(0, 'event-choice', ['take', 'decline']).say('take').told('blood-lost', { vampire: 'imre' });
    s.told('minions-added', { district: 'railway-station' }).ends();
  });

  it('MN-6.22 a sentence that names a district twice sends agents there twice', () => {
    const [museum, asylum] = [districtNamed('museum'), districtNamed('asylum')];
    const numbers = wanted([museum, asylum, museum], 2);
    expect([numbers[museum], numbers[asylum], numbers.reduce((sum, one) => sum + one)]).toEqual([4, 2, 6]);
    print([{ do: 'add-agents', to: ['museum', 'museum'], count: 1 }]);
    const s = scene({ family: DUO, at: { event: 'blackmail' } });
    expect(s.say('district:asylum').ends().in('museum')).toEqual([2, 0, 0]);
  });
});

describe('an absent player', () => {
  it('MN-6.8 does not pay with veil if there is another way, and accepts no offer', () => {
    const city = { museum: { minions: 2 } } as const;
    const fallback = (event: 'second-thoughts' | 'blackmail' | 'silent-bells', answer: string) =>
      scene({ family: DUO, city, at: { event } }).say(answer).asks(0, 'event-choice').fallback(0);
    expect(fallback('second-thoughts', 'district:cathedral')).toBe('minion');
    expect(fallback('blackmail', 'district:asylum')).toBe('minions');
    expect(fallback('silent-bells', 'district:asylum')).toBe('decline');
  });
});
