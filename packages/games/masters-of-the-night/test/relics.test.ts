import { describe, expect, it } from 'vitest';
import type { RelicId } from '../cards/relics.ts';
import { EDITIONS_OF_SCENES, type Member, type Setting, scene } from './kit.ts';

/** Imre holds the relic at the Museum; Mila is at the Cathedral. */
function holding(
  relic: RelicId,
  member: Member,
  setting: Omit<Partial<Setting>, 'at'> & { ap?: number } = {},
) {
  const { ap = 2, ...rest } = setting;
  return scene({
    family: { imre: { at: 'museum', kills: 2, relics: [relic], ...member }, mila: { at: 'cathedral' } },
    ...rest,
    at: { acting: 'imre', ap },
  });
}

describe('MN-17 relics', () => {
  it('MN-17.1 how many relics a vampire may hold', () => {
    const given = (kills: number, relics: readonly RelicId[]) =>
      scene({
        family: { imre: { kills, relics }, mila: {} },
        city: { museum: { minions: 1 } },
        relics: ['censer-of-mist'],
        at: 'day-districts',
      });
    expect(given(2, []).ends().vampire('imre').relics).toEqual(['censer-of-mist']);
    given(4, ['witch-lantern']).asks(0, 'relic-discard', ['relic:witch-lantern', 'relic:censer-of-mist']);
    expect(given(5, ['witch-lantern']).ends().vampire('imre').relics.length).toBe(2);
    given(9, ['witch-lantern', 'stone-gargoyle']).asks(0, 'relic-discard', [
      'relic:witch-lantern',
      'relic:stone-gargoyle',
      'relic:censer-of-mist',
    ]);
    given(1, []).untold('relic-drawn').ends();
  });

  it('MN-R58 MN-17.4 MN-11.4 MN-1.18 a successor pays for its Signet in another vampire’s turn, but not by day', () => {
    const setting: Omit<Setting, 'at'> = {
      family: {
        imre: { at: 'museum', blood: 1 },
        mila: { at: 'museum', kills: 2, relics: ['signet-of-the-lost-kin'] },
      },
      dice: [1, 2, 2, 3],
    };
    const night = scene({ ...setting, city: { museum: { exposed: 2 } }, at: { acting: 'imre' } });
    night.say('fight', 'die:1').told('successor', { vampire: 'mila' }).say('die:2');
    night.asks(1, 'combat-modify', ['brute-force:2', 'go-on']).say('brute-force:2', 'go-on');
    night.told('blood-paid', { vampire: 'mila', source: 'brute-force' });
    night
      .told('die-applied', { vampire: 'mila', counts: 5, blood: 0 })
      .told('turn-over', { vampire: 'imre' });
    expect(night.ends().sheet('mila')).toEqual([3, 3]);
    const day = scene({ ...setting, city: { museum: { exposed: 3 } }, at: 'hunt' });
    day.say('vampire:imre').told('successor', { vampire: 'mila' }).untold('blood-paid').ends();
  });

  it('MN-R58 MN-17.4 MN-15.15 so does Laszlo for his fury with the Tyrant’s Mask', () => {
    const setting: Omit<Setting, 'at'> = {
      family: {
        imre: { at: 'museum', blood: 1 },
        laszlo: { at: 'museum', kills: 6, relics: ['tyrants-mask'] },
      },
      veil: 1,
      dice: [1, 2, 2, 3],
    };
    const night = scene({ ...setting, city: { museum: { exposed: 2 } }, at: { acting: 'imre' } });
    night.say('fight', 'die:1', 'die:2', 'fury').asks(1, 'mask-use', ['veil', 'blood', 'back']).say('blood');
    night.told('die-applied', { vampire: 'laszlo', counts: 6 }).told('turn-over', { vampire: 'imre' });
    expect([night.ends().veil, night.sheet('laszlo')]).toEqual([1, [2, 7]]);
    const day = scene({ ...setting, city: { museum: { exposed: 3 } }, at: 'hunt' });
    day.say('vampire:imre').asks(1, 'combat-modify', ['brute-force:2', 'fury', 'go-on']).say('fury');
    day.untold('blood-paid').finished('veil');
  });

  it('MN-17.2 MN-17.14 MN-17.15 MN-17.4 a placed relic belongs to the district and stays there', () => {
    const s = holding(
      'stone-gargoyle',
      { sigil: 'museum' },
      { city: { museum: { relics: ['witch-lantern'] } } },
    );
    s.say('relic:stone-gargoyle').told('relic-placed', { district: 'museum' }).asks(0, 'turn-action');
    expect([s.vampire('imre').relics, s.district('museum').relics, s.ap]).toEqual([
      [],
      ['witch-lantern', 'stone-gargoyle'],
      1,
    ]);
    holding('stone-gargoyle', {}, { ap: 0, inForce: 'broken-street-lights' }).bars(
      0,
      'relic:stone-gargoyle',
      'MN-9.1',
      'no-action-points',
    );
  });

  it('MN-17.3 MN-R33 held relics work by night only', () => {
    const dagger = scene({
      family: {
        imre: { at: 'museum', kills: 5, relics: ['martyrs-dagger', 'signet-of-the-lost-kin'] },
        mila: {},
      },
      city: { museum: { hidden: 3 } },
      dice: [1, 1, 1, 6],
      at: 'hunt',
    });
    dagger.untold('die-modified').ends();
  });

  it('MN-17.5 MN-17.9 the leader gives it to any vampire with kill count 2, by night too', () => {
    const s = scene({
      family: { imre: { kills: 2 }, mila: { at: 'cathedral', kills: 2, blood: 0 } },
      leader: 'mila',
      city: { 'railway-station': { exposed: 1 } },
      lying: { 'lost-luggage': 'railway-station' },
      relics: ['witch-lantern'],
      at: { acting: 'imre' },
    });
    s.say('fight').asks(1, 'relic-give', ['vampire:imre', 'vampire:mila']).say('vampire:mila');
    expect(s.asks(0, 'turn-action').vampire('mila').relics).toEqual(['witch-lantern']);
  });

  it('MN-17.7 MN-17.8 MN-R31 MN-R32 a vampire over the limit discards at once; discarded relics are gone', () => {
    const s = scene({
      family: { imre: { kills: 2, relics: ['witch-lantern'], seat: 1 }, mila: { seat: 0 } },
      leader: 'mila',
      city: { museum: { minions: 1 } },
      relics: ['censer-of-mist'],
      at: 'day-districts',
    });
    s.asks(1, 'relic-discard').say('relic:censer-of-mist').ends();
    expect([s.vampire('imre').relics, s.state.relicDeck, s.state.discardedRelics.at(-1)]).toEqual([
      ['witch-lantern'],
      [],
      'censer-of-mist',
    ]);
  });

  const traders = (imre: Member, mila: Member) => scene({ family: { imre, mila }, at: { acting: 'imre' } });

  it('MN-17.10 MN-R35 MN-R52 Exchange: give, take or swap, for nothing, any number of times', () => {
    const s = traders(
      { kills: 5, relics: ['witch-lantern'], seat: 0 },
      { kills: 5, relics: ['censer-of-mist'], seat: 0 },
    );
    s.say('exchange').asks(0, 'exchange-partner', ['vampire:mila', 'back']).say('vampire:mila');
    s.asks(0, 'exchange-relic', [
      'give:witch-lantern',
      'take:censer-of-mist',
      'swap:witch-lantern.censer-of-mist',
      'back',
    ]);
    s.say('swap:witch-lantern.censer-of-mist').told('exchanged', {
      given: 'witch-lantern',
      taken: 'censer-of-mist',
    });
    s.say('exchange', 'vampire:mila', 'take:witch-lantern').asks(0, 'turn-action');
    expect([s.vampire('imre').relics, s.vampire('mila').relics, s.ap]).toEqual([
      ['censer-of-mist', 'witch-lantern'],
      [],
      2,
    ]);
  });

  it('MN-17.10 the partner must be here', () => {
    traders({ kills: 2, relics: ['witch-lantern'] }, { kills: 2, at: 'museum' }).bars(
      0,
      'exchange',
      'MN-17.10',
      'nobody-here',
    );
  });

  it('MN-17.11 an Exchange that would break a limit is not offered', () => {
    traders({ kills: 2, relics: ['witch-lantern'] }, { kills: 1 }).bars(
      0,
      'exchange',
      'MN-17.11',
      'no-exchange',
    );
    traders({ kills: 2 }, { kills: 2 }).bars(0, 'exchange', 'MN-17.11', 'no-exchange');
  });

  it('MN-17.12 another seat is asked, also for a drained vampire', () => {
    const offer = () =>
      traders({ kills: 2, relics: ['witch-lantern'] }, { kills: 2, blood: 0 }).say(
        'exchange',
        'vampire:mila',
        'give:witch-lantern',
      );
    const s = offer().told('exchange-offered').asks(1, 'exchange-accept', ['accept', 'refuse']).say('refuse');
    s.told('exchange-refused').asks(0, 'turn-action');
    expect(s.vampire('imre').relics).toEqual(['witch-lantern']);
    expect(offer().say('accept').asks(0, 'turn-action').vampire('mila').relics).toEqual(['witch-lantern']);
  });

  it('MN-17.13 a limit stays with the card: the Dagger was used in this combat', () => {
    const s = holding('martyrs-dagger', {}, { city: { museum: { exposed: 2 } }, dice: [1, 1, 1, 6] });
    s.say('fight', 'die:1', 'dagger:1').asks(0, 'combat-die').say('die:1').asks(0, 'turn-action');
  });

  it('MN-17.17 MN-17.18 a relic must change something; placing one always does', () => {
    holding('censer-of-mist', {}).bars(0, 'relic:censer-of-mist', 'MN-17.18', 'veil-full');
    expect(holding('witch-lantern', {}).asks(0, 'turn-action').options(0)).toContain('relic:witch-lantern');
  });
});

for (const edition of EDITIONS_OF_SCENES)
  describe(`7.4 every relic in ${edition}`, () => {
    it('pristine-blood MN-13.1 MN-R34: maximum 6; blood above 4 returns when it leaves', () => {
      const s = scene({
        family: {
          imre: { kills: 2, blood: 4, relics: ['pristine-blood'], seat: 0 },
          mila: { kills: 2, seat: 0 },
        },
        edition,
        at: { acting: 'imre', ap: 3 },
      });
      s.say('hunt', 'hunt').bars(0, 'hunt', 'MN-9.11', 'full-blood');
      expect(s.sheet('imre')).toEqual([6, 2]);
      s.say('exchange', 'vampire:mila', 'give:pristine-blood').asks(0, 'turn-action');
      expect([s.sheet('imre'), s.state.blood]).toEqual([[4, 2], 2]);
    });

    it('distortion-timepiece MN-17.16 MN-R51: 1 blood for 1 action point, once a round', () => {
      const s = holding('distortion-timepiece', {}, { edition }).say('relic:distortion-timepiece');
      s.told('action-point', { ap: 3 }).bars(0, 'relic:distortion-timepiece', 'MN-17.16', 'used-this-round');
      expect([s.ap, s.sheet('imre')]).toEqual([3, [3, 2]]);
      holding('distortion-timepiece', { blood: 1 }, { edition }).bars(
        0,
        'relic:distortion-timepiece',
        'MN-17.4',
        'no-blood',
      );
    });

    it('funerary-urn MN-6.15: one agent of each card may go to the Urn', () => {
      const s = holding('funerary-urn', {}, { edition }).say('relic:funerary-urn').asks(0, 'turn-action');
      expect([s.district('museum').relics, s.ap]).toEqual([['funerary-urn'], 1]);
      const card = (setting: Partial<Setting>) =>
        scene({
          family: { imre: {}, mila: {}, laszlo: {} },
          edition,
          city: { cathedral: { relics: ['funerary-urn'] } },
          at: { event: 'reinforcements' },
          ...setting,
        });
      // Red P3 gets 2: one of them, or one of the blue ones, or one from the text.
      const grid = card({}).asks(0, 'event-urn', ['from:asylum', 'pass']).say('pass', 'district:museum');
      grid.asks(0, 'event-urn', ['from:museum', 'pass']).say('pass');
      grid.asks(0, 'event-urn', ['from:museum', 'from:asylum', 'from:police-station', 'pass']);
      grid.say('from:police-station').told('urn', { from: 'police-station', to: 'cathedral' }).ends();
      expect([grid.in('cathedral'), grid.in('police-station')]).toEqual([
        [1, 0, 0],
        [0, 0, 0],
      ]);
      card({}).say('from:asylum', 'district:museum').ends();
      // Not an agent that replaces a minion, and not one that is added to the Urn’s own district.
      const raid = card({
        city: { cathedral: { relics: ['funerary-urn'] }, museum: { minions: 1 } },
        at: { event: 'police-raid' },
      });
      raid.say('pass', 'district:railway-station', 'pass').ends();
      const dawn = card({
        city: { museum: { relics: ['funerary-urn'] }, cathedral: { hidden: 1 } },
        lying: { 'the-grand-inquisitor': 'cathedral' },
        at: 'round',
      });
      dawn.asks(1, 'event-urn', ['from:cathedral', 'pass']).say('from:cathedral');
      expect(dawn.asks(1, 'event-urn').in('museum')).toEqual([1, 0, 0]);
      const stakeout = scene({
        family: { imre: { at: 'museum', blood: 1, kills: 1 }, mila: {} },
        edition,
        city: { cathedral: { relics: ['funerary-urn'] } },
        lying: { stakeout: 'imre' },
        at: { acting: 'imre' },
      });
      expect(stakeout.say('hunt').asks(0, 'turn-action').in('museum')).toEqual([1, 0, 0]);
    });

    it('signet-of-the-lost-kin: the blood abilities of absent vampires', () => {
      const signet = (setting: Omit<Partial<Setting>, 'at'> = {}) =>
        holding('signet-of-the-lost-kin', {}, { edition, city: { museum: { hidden: 2 } }, ...setting });
      const s = signet().say('blood');
      s.asks(0, 'blood-choose', [
        'ability:imre',
        'ability:agnieszka',
        'ability:ishtvan',
        'ability:nevena',
        'back',
      ]);
      s.say('ability:agnieszka')
        .asks(0, 'blood-choose')
        .say('push:asylum', 'take:2.0')
        .asks(0, 'turn-action');
      expect([s.sheet('imre')[0], s.in('asylum')]).toEqual([3, [2, 0, 0]]);
      const fight = signet({ city: { museum: { exposed: 1 } }, dice: [1, 1] }).say('fight');
      fight.asks(0, 'combat-modify', ['brute-force:1', 'go-on']).say('brute-force:1', 'go-on');
      expect(fight.asks(0, 'turn-action').sheet('imre')).toEqual([2, 3]);
      const only = scene({
        family: {
          laszlo: { at: 'museum', kills: 2, relics: ['signet-of-the-lost-kin'], blood: 1 },
          imre: {},
        },
        edition,
        city: { museum: { hidden: 2 } },
        at: { acting: 'laszlo' },
      });
      // Only one of them can be used, so there is no question.
      only
        .say('blood')
        .asks(0, 'blood-choose', ['push:railway-station', 'push:asylum', 'push:nightclub', 'back']);
    });

    it('martyrs-dagger: once in a night combat a die counts as 6', () => {
      const s = holding('martyrs-dagger', {}, { edition, city: { museum: { exposed: 1 } }, dice: [1, 1] });
      s.say('fight').asks(0, 'combat-modify', ['dagger:1', 'go-on']).say('dagger:1');
      s.told('die-modified', { before: 1, after: 6, source: 'martyrs-dagger' });
      expect(s.asks(0, 'turn-action').sheet('imre')).toEqual([4, 3]);
    });

    it('cloak-of-bats: the first Move of a turn is free', () => {
      const s = holding('cloak-of-bats', {}, { edition, ap: 1 }).say('move', 'to:asylum');
      s.told('action', { cost: 0 }).say('move', 'to:museum').told('action', { cost: 1 }).ends();
    });

    it('inquisitors-ledger: Expose also flips the agents in adjacent districts', () => {
      const s = holding(
        'inquisitors-ledger',
        {},
        { edition, city: { asylum: { hidden: 2 }, cathedral: { hidden: 1 } } },
      );
      s.say('expose').bars(0, 'expose', 'MN-9.5');
      expect([s.in('asylum'), s.in('cathedral')]).toEqual([
        [0, 2, 0],
        [1, 0, 0],
      ]);
    });

    it('contract-of-servitude: Recruit for 1 action point and 1 blood, once a turn', () => {
      const contract = (ap: number, member: Member = {}) =>
        holding('contract-of-servitude', member, { edition, ap, veil: 3 }).say('recruit');
      const s = contract(3).asks(0, 'contract-use', ['action-points', 'blood', 'back']).say('blood');
      expect([s.asks(0, 'turn-action').ap, s.sheet('imre'), s.veil]).toEqual([2, [3, 2], 4]);
      // It was used in this turn: the next Recruit costs its full price.
      s.say('recruit').told('action', { cost: 1 }).told('action', { cost: 2 }).ends();
      expect(contract(2).say('action-points').ends().sheet('imre')).toEqual([4, 2]);
      expect(contract(2).say('back').asks(0, 'turn-action').ap).toBe(2);
      // With one point left there is only one price, and it may be paid with the last blood.
      const last = contract(1, { blood: 1 }).told('turn-over', { drained: true }).ends();
      expect(last.in('museum')).toEqual([0, 0, 1]);
    });

    it('stone-gargoyle MN-7.5: no day combat there', () => {
      const s = holding('stone-gargoyle', {}, { edition }).say('relic:stone-gargoyle').asks(0, 'turn-action');
      expect(s.district('museum').relics).toEqual(['stone-gargoyle']);
    });

    it('witch-lantern MN-6.6 MN-6.10: agents there are exposed, and so are all that arrive', () => {
      const s = holding('witch-lantern', {}, { edition, city: { museum: { hidden: 2 } } }).say(
        'relic:witch-lantern',
      );
      expect(s.asks(0, 'turn-action').in('museum')).toEqual([0, 2, 0]);
      const added = scene({
        family: { imre: {}, mila: {} },
        edition,
        city: { 'police-station': { relics: ['witch-lantern'] } },
        at: { event: 'blood-tests' },
      });
      expect(added.say('district:nightclub').ends().in('police-station')).toEqual([0, 1, 0]);
      const moved = scene({
        family: { agnieszka: { at: 'asylum' }, mila: {} },
        edition,
        city: { museum: { relics: ['witch-lantern'] }, asylum: { hidden: 1 } },
        at: { acting: 'agnieszka' },
      });
      moved
        .say('blood', 'push:museum')
        .told('agents-moved', { hidden: 1, flipped: 1 })
        .asks(0, 'turn-action');
      expect(moved.in('museum')).toEqual([0, 1, 0]);
    });

    it('censer-of-mist: discarded for 2 veil', () => {
      const s = holding('censer-of-mist', {}, { edition, veil: 3 }).say('relic:censer-of-mist');
      expect([s.asks(0, 'turn-action').veil, s.vampire('imre').relics, s.ap]).toEqual([5, [], 1]);
      expect(s.state.discardedRelics.includes('censer-of-mist')).toBe(true);
      expect(
        holding('censer-of-mist', {}, { edition, veil: 5 }).say('relic:censer-of-mist').asks(0, 'turn-action')
          .veil,
      ).toBe(6);
    });

    it('chalice-of-hunger: 1 more blood for each Hunt', () => {
      const s = holding('chalice-of-hunger', { blood: 1 }, { edition }).say('hunt').asks(0, 'turn-action');
      expect(s.sheet('imre')).toEqual([3, 2]);
      const moon = holding('chalice-of-hunger', { blood: 1 }, { edition, inForce: 'hungry-moon' }).say(
        'hunt',
      );
      expect(moon.asks(0, 'turn-action').sheet('imre')).toEqual([4, 2]);
    });

    it('tyrants-mask MN-9.15: 2 blood instead of a point of veil', () => {
      const eyes = (blood: number) =>
        holding('tyrants-mask', { kills: 6, blood }, { edition, city: { cathedral: { hidden: 1 } } }).say(
          'dark',
        );
      const s = eyes(4).asks(0, 'mask-use', ['veil', 'blood', 'back']).say('blood');
      s.told('ability', { blood: 2, veil: 0 }).asks(0, 'turn-action');
      expect([s.sheet('imre')[0], s.veil]).toEqual([2, 6]);
      expect(eyes(4).say('veil').asks(0, 'turn-action').veil).toBe(5);
      expect(eyes(4).say('back').asks(0, 'turn-action').in('cathedral')).toEqual([1, 0, 0]);
      eyes(1).told('ability', { blood: 0, veil: 1 }).asks(0, 'turn-action');
      eyes(2).say('blood').told('drained').told('agents-exposed').ends();

      const gates = (first: string, second?: string) => {
        const g = scene({
          family: { ishtvan: { at: 'museum', kills: 6, relics: ['tyrants-mask'] }, mila: {} },
          edition,
          at: { acting: 'ishtvan' },
        }).say('dark', first);
        if (second) g.asks(0, 'mask-use').say(second);
        return g.say('vampire:mila');
      };
      expect(gates('veil', 'veil').asks(0, 'turn-action').veil).toBe(4);
      expect(gates('blood', 'veil').asks(0, 'turn-action').sheet('ishtvan')[0]).toBe(2);
      expect(gates('blood', 'blood').ends().veil).toBe(6);

      const fury = scene({
        family: { laszlo: { at: 'museum', kills: 6, relics: ['tyrants-mask'] }, imre: {} },
        edition,
        city: { museum: { exposed: 1 } },
        dice: [1, 1],
        at: { acting: 'laszlo' },
      });
      fury.say('fight', 'fury').asks(0, 'mask-use').say('back').asks(0, 'combat-modify').say('fury', 'blood');
      expect([fury.asks(0, 'turn-action').sheet('laszlo'), fury.veil]).toEqual([[2, 7], 6]);
    });
  });

describe('7.4 igrology only', () => {
  it('forefathers-coffin MN-13.5: waking gives 2 blood and costs no veil', () => {
    const s = scene({
      family: { imre: { blood: 0, kills: 2, relics: ['forefathers-coffin'] }, mila: {} },
      edition: 'igrology',
      at: { turn: 'imre' },
    });
    s.told('woke', { blood: 2, gently: true }).untold('veil').asks(0, 'turn-action');
    expect([s.sheet('imre'), s.veil]).toEqual([[2, 2], 6]);
  });
});
