import { describe, expect, it } from 'vitest';
import { type Setting, scene } from './kit.ts';

const DUO = { imre: {}, mila: {} } as const;

describe('MN-8 night and turns', () => {
  it('MN-8.1 sigils act at the start of the night, in turn order of their owners', () => {
    const s = scene({
      family: { ishtvan: { sigil: 'museum' }, imre: {}, agnieszka: { sigil: 'asylum' } },
      leader: 'agnieszka',
      city: { asylum: { hidden: 1 } },
      at: 'night',
    });
    s.asks(2, 'night-mirage').say('stop').told('night').told('minions-added', { district: 'museum' });
    s.told('turn', { vampire: 'agnieszka' }).asks(2, 'turn-action');
  });

  it('MN-8.2 MN-8.10 every vampire has one turn, the leader first; cards in force end with the night', () => {
    const s = scene({
      family: { ...DUO, laszlo: {} },
      leader: 'mila',
      inForce: 'curfew',
      events: ['eclipse', 'siege'],
      at: 'night',
    });
    s.asks(1, 'turn-action').say('end-turn').asks(2, 'turn-action').say('end-turn');
    s.asks(0, 'turn-action').say('end-turn').told('round', { round: 3 });
    expect(s.asks(2, 'event-blue-numbers').state.discardedEvents).toEqual(['curfew']);
    expect(s.state.inForce).toBe('eclipse');
  });

  it('MN-8.3 MN-R22 two action points at the start of each turn', () => {
    const ap = (inForce: Setting['inForce'], turn: 'imre' | 'mila') =>
      scene({ family: DUO, ...(inForce ? { inForce } : {}), at: { turn } }).asks(
        turn === 'imre' ? 0 : 1,
        'turn-action',
      ).ap;
    expect([ap(undefined, 'imre'), ap('eclipse', 'imre'), ap('eclipse', 'mila')]).toEqual([2, 3, 3]);
    expect([ap('the-longest-day', 'imre'), ap('the-longest-day', 'mila')]).toEqual([1, 2]);
  });

  it('MN-8.4 MN-8.9 MN-13.5 a drained vampire wakes, pays 1 veil and has its full action points', () => {
    const s = scene({ family: { imre: { blood: 0 }, mila: {} }, at: { turn: 'imre' } });
    s.told('turn', { ap: 2 }).told('woke', { vampire: 'imre', blood: 1, gently: false });
    s.told('veil', { before: 6, after: 5, source: 'waking' }).asks(0, 'turn-action');
    expect([s.sheet('imre'), s.ap]).toEqual([[1, 0], 2]);
  });

  it('MN-8.9 a vampire drained as successor in this night wakes with full action points', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: { at: 'museum', blood: 1 } },
      city: { museum: { exposed: 2 } },
      dice: [1, 1, 5],
      at: 'night',
    });
    s.say('fight', 'die:1', 'die:1')
      .told('drained', { vampire: 'imre' })
      .told('drained', { vampire: 'mila' });
    s.told('turn', { vampire: 'mila' }).told('woke', { vampire: 'mila' }).asks(1, 'turn-action');
    expect(s.ap).toBe(2);
  });

  it('MN-8.5 MN-8.6 MN-9.7 any number of actions in any order, free ones at 0 action points', () => {
    const s = scene({
      family: {
        imre: { at: 'museum', kills: 2, relics: ['cloak-of-bats'] },
        mila: { at: 'asylum', blood: 1 },
      },
      city: { museum: { exposed: 2 } },
      dice: [1, 3, 6, 6],
      at: { acting: 'imre' },
    });
    s.say('fight', 'die:1', 'die:6').asks(0, 'turn-action').say('fight', 'die:6');
    expect([s.ap, s.in('museum')]).toEqual([0, [0, 0, 0]]);
    expect(s.asks(0, 'turn-action', ['move', 'blood', 'end-turn']).ap).toBe(0);
    s.say('blood', 'feed:mila', 'blood', 'feed:mila').asks(0, 'turn-action', ['move', 'end-turn']);
    s.say('move', 'to:asylum').ends();
    expect([s.sheet('imre'), s.sheet('mila')]).toEqual([
      [1, 4],
      [4, 0],
    ]);
  });

  it('MN-8.7 MN-9.16 MN-13.3 a turn ends when its vampire is drained', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1, kills: 5, relics: ['censer-of-mist'] }, mila: {} },
      city: { museum: { hidden: 1 } },
      at: { acting: 'imre' },
    });
    s.say('blood', 'expose:museum').told('turn-over', { unused: 0, drained: true }).ends();
    expect([s.where('imre'), s.vampire('imre').relics, s.in('museum')]).toEqual([
      'museum',
      ['censer-of-mist'],
      [0, 1, 0],
    ]);
  });

  it('MN-8.7 MN-8.8 a turn ends when its controller says so; unused points are lost', () => {
    const s = scene({ family: DUO, at: 'night' }).say('end-turn').told('turn-over', { unused: 2 });
    expect(s.asks(1, 'turn-action').ap).toBe(2);
  });

  it('MN-8.11 MN-13.4 a vampire drained and given blood by the same effect is awake, but its turn is over', () => {
    const s = scene({
      family: { imre: { at: 'museum', blood: 1 }, mila: {} },
      city: { museum: { exposed: 1 } },
      dice: [3, 3],
      lying: { stakeout: 'imre' },
      at: { acting: 'imre' },
    });
    s.say('fight').told('drained', { vampire: 'imre' }).told('event-discarded', { event: 'stakeout' });
    s.told('turn-over', { vampire: 'imre', drained: false }).ends();
    expect(s.sheet('imre')).toEqual([1, 1]);
  });
});
