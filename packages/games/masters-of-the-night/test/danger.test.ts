import type { Answer, Seat } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { isNews } from '../ahead.ts';
import { dangerOf } from '../danger.ts';
import { mastersOfTheNight } from '../index.ts';
import type { Member, Setting } from './kit.ts';
import { questionIn } from './question.ts';

/** The question after these answers. Nobody knows what comes after the scene. */
function known(setting: Setting, ...before: string[]) {
  const { view, mine } = questionIn(setting, ...before);
  const [, ...work] = view.work;
  return { view: { ...view, work: [{ step: 'draw-event' }, ...work] }, mine };
}

/** The warning for this answer, in this setting and after these answers. */
function danger(answer: Answer, setting: Setting, ...before: string[]) {
  return dangerOf(answer, known(setting, ...before).view);
}

/** The options that are marked as losing. */
function losing(setting: Setting, ...before: string[]): readonly string[] {
  const { view, mine } = known(setting, ...before);
  const { ask } = mine;
  if (ask.kind !== 'one') throw new Error('nothing to mark');
  return ask.options.filter((option) => dangerOf(option, view)?.id === 'word-warning-loses');
}

const LOSES = { id: 'word-warning-loses' };

describe('MN-4.5 answers that lose the game are marked', () => {
  const hunter = (veil: number, change: Partial<Setting> = {}): Setting => ({
    family: { imre: { at: 'museum', kills: 6, blood: 3 }, mila: { blood: 3 } },
    city: { museum: { exposed: 2, minions: 1 } },
    veil,
    at: { acting: 'imre' },
    ...change,
  });

  it('MN-4.5 MN-9.12 every answer that takes the last of the veil, and none that leaves some', () => {
    expect(losing(hunter(1))).toEqual(['dark', 'wild-hunt']);
    expect(losing(hunter(2))).toEqual([]);
  });

  it('MN-4.5 MN-15.9 MN-15.19 so is the choice that pays the price, but not the way back', () => {
    const piper = (veil: number): Setting => ({
      family: { agnieszka: { at: 'museum', kills: 6 }, imre: {} },
      city: { asylum: { hidden: 1 } },
      veil,
      at: { acting: 'agnieszka' },
    });
    expect(losing(piper(1), 'dark')).toContain('district:museum');
    expect(losing(piper(1), 'dark')).not.toContain('back');
    expect(losing(piper(2), 'dark')).toEqual([]);
    const fate = (veil: number): Setting => ({
      family: { nevena: { kills: 6 }, imre: {} },
      lying: { stakeout: 'imre' },
      veil,
      at: { acting: 'nevena' },
    });
    expect(losing(fate(1), 'dark')).toEqual(['top', 'card:stakeout']);
    expect(losing(fate(2), 'dark')).toEqual([]);
  });

  it('MN-8.7 MN-13.5 ending a turn after which a vampire wakes at the last veil', () => {
    const end = (mila: Member, change: Partial<Setting> = {}) =>
      danger('end-turn', {
        family: { imre: { at: 'museum' }, mila },
        veil: 1,
        at: [
          { step: 'turn', vampire: 0 },
          { step: 'turn', vampire: 1 },
        ],
        ...change,
      });
    expect(end({ blood: 0 })).toEqual(LOSES);
    expect(end({ blood: 0 }, { veil: 2 })).toEqual({ id: 'word-warning-unused', args: { ap: 2 } });
    expect(end({ blood: 1 })).toEqual({ id: 'word-warning-unused', args: { ap: 2 } });
    const coffin = { blood: 0, kills: 2, relics: ['forefathers-coffin'] } as const;
    expect(end(coffin, { edition: 'igrology' })).toEqual({ id: 'word-warning-unused', args: { ap: 2 } });
  });
});

describe('MN-4.5 MN-17.3 MN-17.4 the Tyrant’s Mask', () => {
  const laszlo = (blood: number): Setting['family'] => ({
    laszlo: { at: 'museum', kills: 6, blood, relics: ['tyrants-mask'] },
    mila: { blood: 3 },
  });

  it('MN-17.3 MN-15.15 a held relic sleeps by day: the fury takes the last veil', () => {
    const day = (veil: number): Setting => ({
      family: laszlo(4),
      city: { museum: { hidden: 3 } },
      dice: [1, 1, 2, 6],
      veil,
      at: 'hunt',
    });
    expect(losing(day(1))).toEqual(['fury']);
    expect(losing(day(2))).toEqual([]);
  });

  it('MN-15.15 at night the fury is marked only if there is not enough blood for it', () => {
    const night = (blood: number): Setting => ({
      family: laszlo(blood),
      city: { museum: { exposed: 1 } },
      dice: [1, 1, 2, 6],
      veil: 1,
      at: { acting: 'laszlo' },
    });
    expect(losing(night(1), 'fight', 'die:1')).toEqual(['fury']);
    expect(losing(night(2), 'fight', 'die:1')).toEqual([]);
    expect(losing(night(2), 'fight', 'die:1', 'fury')).toEqual(['veil']);
  });

  it('MN-15.11 with less than 2 blood a dark ability costs veil all the same', () => {
    const eyes = (blood: number): Setting => ({
      family: { imre: { kills: 6, blood, relics: ['tyrants-mask'] }, mila: { blood: 3 } },
      veil: 1,
      at: { acting: 'imre' },
    });
    expect(danger('dark', eyes(1))).toEqual(LOSES);
    expect(danger('dark', eyes(2))).toBeNull();
    expect(losing(eyes(2), 'dark')).toEqual(['veil']);
  });

  const gates = (veil: number, blood: number, change: Partial<Setting> = {}): Setting => ({
    family: { ishtvan: { at: 'museum', kills: 6, blood, relics: ['tyrants-mask'] }, mila: { blood: 3 } },
    veil,
    at: { acting: 'ishtvan' },
    ...change,
  });

  it('MN-15.13 Gates of Hell at veil 2: one point may be veil, not both', () => {
    expect(danger('dark', gates(2, 2))).toBeNull();
    expect(losing(gates(2, 2), 'dark')).toEqual([]);
    expect(losing(gates(2, 2), 'dark', 'veil')).toEqual(['veil']);
    expect(losing(gates(2, 4), 'dark', 'blood')).toEqual([]);
    expect(losing(gates(2, 2), 'dark', 'veil', 'veil')).toEqual(['vampire:mila']);
    expect(losing(gates(3, 2), 'dark', 'veil')).toEqual([]);
  });

  it('MN-15.13 Gates of Hell at veil 1: blood for one point is not enough', () => {
    expect(danger('dark', gates(1, 3))).toEqual(LOSES);
    expect(losing(gates(1, 3), 'dark')).toEqual(['veil', 'blood']);
    expect(danger('dark', gates(1, 4))).toBeNull();
    expect(losing(gates(1, 4), 'dark')).toEqual(['veil']);
    expect(losing(gates(1, 4), 'dark', 'blood')).toEqual(['veil']);
  });

  it('MN-9.15 MN-19.5 blood is paid first: a vampire drained by it loses the Curse, and the veil rises in time', () => {
    const cursed = { lying: { 'curse-of-our-clan': 'ishtvan' } } as const;
    expect(danger('dark', gates(1, 2, cursed))).toBeNull();
    expect(losing(gates(1, 2, cursed), 'dark')).toEqual([]);
    expect(losing(gates(1, 2, cursed), 'dark', 'blood')).toEqual([]);
    expect(losing(gates(1, 2, cursed), 'dark', 'veil')).toEqual(['veil']);
  });
});

describe('MN-4.5 the day', () => {
  it('MN-6.8 MN-6.13 a text that lets the leader choose to lose veil', () => {
    const family = { imre: { kills: 2, relics: ['witch-lantern'] }, mila: {} } as const;
    const chosen = (event: 'second-thoughts' | 'blackmail' | 'confiscation', veil: number, blue: string) => {
      const city = { museum: { minions: 2 } };
      return losing({ family, city, veil, at: { event } }, `district:${blue}`);
    };
    expect(chosen('second-thoughts', 1, 'asylum')).toEqual(['veil']);
    expect(chosen('blackmail', 1, 'asylum')).toEqual(['veil']);
    expect(chosen('confiscation', 1, 'asylum')).toEqual(['veil']);
    expect(chosen('confiscation', 2, 'asylum')).toEqual([]);
  });

  it('MN-6.11 MN-6.13 together with the losses that the card has caused already', () => {
    const confiscation = (nightclub: number): Setting => ({
      family: { imre: { kills: 2, relics: ['witch-lantern'] }, mila: {} },
      city: { 'city-park': { minions: nightclub } },
      veil: 2,
      at: { event: 'confiscation' },
    });
    expect(losing(confiscation(0), 'district:asylum')).toEqual([]);
    expect(losing(confiscation(1), 'district:asylum')).toEqual(['veil']);
  });

  it('MN-18.7 MN-5.5 the City Park, and every choice that leaves its agents alone', () => {
    const park = (veil: number): Setting => ({
      family: { imre: {}, mila: {} },
      city: { asylum: { minions: 1 }, 'city-park': { hidden: 1 }, cathedral: { hidden: 1 } },
      veil,
      at: 'day-districts',
    });
    expect(losing(park(1))).toEqual(['district:city-park']);
    expect(losing(park(2))).toEqual([]);
    expect(losing(park(1), 'district:cathedral', 'district:asylum')).toEqual([
      'agent:cathedral.hidden',
      'pass',
    ]);
  });

  it('MN-18.7 MN-8.10 the last answer of a night after which the City Park takes the last veil', () => {
    const morning = { step: 'night-over' } as const;
    const night = (change: Partial<Setting>): Setting => ({
      family: { imre: { at: 'museum' }, mila: {} },
      city: { 'city-park': { hidden: 1 } },
      veil: 1,
      at: [{ step: 'turn', vampire: 0 }, morning],
      ...change,
    });
    expect(danger('end-turn', night({}))).toEqual(LOSES);
    expect(danger('end-turn', night({ veil: 2 }))).not.toEqual(LOSES);
    expect(danger('end-turn', night({ city: {} }))).not.toEqual(LOSES);
    // Others can still do something about it, and so can the leader of the next day.
    const others = [{ step: 'turn', vampire: 0 }, { step: 'turn', vampire: 1 }, morning] as const;
    expect(danger('end-turn', night({ at: others }))).not.toEqual(LOSES);
    const cathedral = { minions: 0, hidden: 1 };
    const asylum = { asylum: { minions: 1 }, 'city-park': { hidden: 1 }, cathedral };
    expect(danger('end-turn', night({ city: asylum }))).not.toEqual(LOSES);
  });

  it('MN-6.5 sending agents where there is presence, at the last veil', () => {
    const setting: Setting = {
      family: { imre: { at: 'museum' }, mila: { at: 'museum' } },
      city: { nightclub: { minions: 1 } },
      veil: 1,
      at: { event: 'carnival-night' },
    };
    expect(
      losing({ ...setting, city: { cathedral: { minions: 1 } }, family: { imre: {}, mila: {} } }),
    ).toEqual(['district:cathedral']);
    expect(losing(setting)).toEqual(['district:nightclub', 'district:cathedral']);
  });
});

describe('uncertain losses are not marked', () => {
  it('MN-3.3 MN-8.7 losses after new dice, even if nothing seems to depend on them', () => {
    const setting: Setting = {
      family: { imre: { at: 'museum', blood: 1 }, mila: { blood: 0 } },
      city: { museum: { exposed: 1 } },
      dice: [1],
      veil: 1,
      at: [
        { step: 'turn', vampire: 0 },
        { step: 'turn', vampire: 1 },
      ],
    };
    expect(losing({ ...setting, dice: [1, 6] }, 'fight')).toEqual(['die:1']);
    expect(danger('fight', setting)).toBeNull();
  });
});

describe('in whole matches', () => {
  /** Every possible answer at a low veil: whether it is marked, and its real result. */
  function* answers(seed: string, players: number) {
    const edition = players % 2 === 0 ? 'ares' : 'igrology';
    for (const { match, state } of randomMatch(mastersOfTheNight, seed, players, { edition })) {
      const { asked } = match.position;
      const place = asked?.answers.indexOf(null) ?? -1;
      const ask = asked?.asks[place];
      if (asked === null || ask?.kind !== 'one' || state.veil > 2) continue;
      const seat = asked.seats[place] as Seat;
      for (const option of ask.options) {
        const table = match.table.clone({ listening: true });
        table.collect();
        table.answer(seat, option);
        const told = table.collect();
        const isSure = !told.some((one) => one.kind === 'event-drawn' || isNews(one, state));
        const isMarked = dangerOf(option, match.view(seat))?.id === LOSES.id;
        const next = table.position.asked?.asks[0];
        const canGoBack = next?.kind === 'one' && next.options.includes('back');
        yield { option, isMarked, canGoBack, isLost: isSure && table.state.ended === 'veil' };
      }
    }
  }

  it('MN-4.5 certain losses are marked, and nothing else', { timeout: 120_000 }, () => {
    const lost: string[] = [];
    for (let i = 0; i < 40; i++)
      for (const { option, isMarked, canGoBack, isLost } of answers(`danger ${i}`, 1 + (i % 4))) {
        // An option that opens a choice is marked if all options of that choice are; those are checked when
        // they come up.
        if (!canGoBack) expect({ i, option, isMarked }).toEqual({ i, option, isMarked: isLost });
        if (isLost) lost.push(option);
      }
    expect(lost.length).toBeGreaterThan(20);
  });
});

describe('section 10: the other warnings', () => {
  const calm = (ap: number): Setting => ({
    family: { imre: { at: 'museum' }, mila: { at: 'museum', blood: 2 } },
    at: { acting: 'imre', ap },
  });

  it('MN-8.8 before action points are wasted', () => {
    expect(danger('end-turn', calm(1))).toEqual({ id: 'word-warning-unused', args: { ap: 1 } });
    expect(danger('end-turn', calm(0))).toBeNull();
    expect(danger('move', calm(2))).toBeNull();
  });

  it('MN-7.1 before a turn ends where agents strike by day', () => {
    const crowded = { ...calm(2), city: { museum: { hidden: 3 } } };
    expect(danger('end-turn', crowded)).toEqual({ id: 'word-warning-struck' });
  });
});
