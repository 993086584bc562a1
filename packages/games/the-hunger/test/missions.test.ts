import { describe, expect, it } from 'vitest';
import { CRYPTS } from '../cards/board.ts';
import { action, type Setting, type Sitting, scene, turn } from './kit.ts';

/** TH-14: Missions, clause by clause; the tiles themselves are in mission-tiles.test.ts. */

/** Nobody is closer to the Castle than the first seat. */
const FAR: Partial<Setting> = { players: [{ at: 'labyrinth' }] };
const PILE = ['picky', 'meh', 'tipsy', 'selective'] as const;

describe('TH-14 Missions', () => {
  it('TH-14.1 TH-14.2 Standard Missions score at the end, public ones for everybody, Instant ones never', () => {
    const s = scene({
      players: [{ missions: ['royal', 'hungry'], discard: ['noble-jack'] }, { discard: ['noble-zara'] }],
      publicMissions: ['picky', 'meh'],
      from: 'dawn',
    }).over([0]);
    expect([s.scored('royal'), s.scored('hungry')]).toEqual([1, 0]);
    expect([0, 1].map((seat) => s.scored('picky', seat))).toEqual([6, 6]);
  });

  it('TH-14.3 a seat may hold any number, in secret: others see how many', () => {
    const missions = ['royal', 'picky', 'meh', 'tipsy', 'gourmet', 'selective'] as const;
    const s = turn({ at: 'm2', hand: ['vampire-speed-2'], missions }, { usedMissions: ['digestion'] });
    expect(s.view(0).state.players[0]?.missions).not.toContain(null);
    expect(s.view(1).state.players[0]?.missions).toEqual(missions.map(() => null));
    expect(s.view('spectator').state.players[0]?.missions).toEqual(missions.map(() => null));
    s.asks(0, 'move');
  });

  it('TH-14.4 nothing is gained from an empty pile', () => {
    action({ at: 'm6' }, 1, { ...FAR, crypts: { d7: PILE } })
      .untold('looked')
      .ends();
    const s = action({ at: 'm2' }, 1, { ...FAR, track: { '1/1': ['religious-wright'] } }).answer(
      0,
      'hunt:1/1',
    );
    s.untold('looked').ends();
  });

  it('TH-14.4 a pile of one tile is taken without a question', () => {
    const s = action({ at: 'm6' }, 1, { ...FAR, crypts: { m6: ['picky'] } }).answer(0, 'crypt:m6');
    s.told('looked', { count: 1 }).told('mission-gained', { space: 'm6', left: 0 }).ends();
    expect(s.missions()).toEqual(['picky']);
  });

  it('TH-14.5 Elder: n + 1 of the n + p tiles, any number of old ones exchanged', () => {
    const looking = () =>
      action({ at: 'm6', missions: ['royal', 'gourmet'] }, 1, { ...FAR, crypts: { m6: PILE } })
        .answer(0, 'crypt:m6')
        .asks(
          0,
          'keep-missions',
          ['royal', 'gourmet', ...PILE].map((id) => `keep:${id}`),
        );
    expect(looking().asks(0, 'keep-missions').view(0).asked?.mine?.ask).toMatchObject({ min: 3, max: 3 });
    for (const kept of [
      ['royal', 'gourmet', 'meh'],
      ['gourmet', 'picky', 'meh'],
      ['picky', 'meh', 'tipsy'],
    ] as const) {
      const s = looking()
        .answer(
          0,
          kept.map((id) => `keep:${id}`),
        )
        .ends();
      expect(s.missions().sort()).toEqual([...kept].sort());
      const back = [...PILE, 'royal', 'gourmet'].filter((id) => !(kept as readonly string[]).includes(id));
      expect(s.crypt('m6')).toEqual(back.sort());
    }
    looking().refuses(0, ['keep:royal', 'keep:gourmet']).asks(0, 'keep-missions');
    looking().refuses(0, ['keep:meh', 'keep:meh', 'keep:picky']).asks(0, 'keep-missions');
    looking()
      .refuses(
        0,
        PILE.map((id) => `keep:${id}`),
      )
      .asks(0, 'keep-missions');
  });

  it('TH-14.6 Rookie: exactly one of the pile; the old ones stay', () => {
    const s = action({ at: 'm6', missions: ['royal'] }, 1, {
      ...FAR,
      options: { mode: 'rookie' },
      crypts: { m6: PILE },
    }).answer(0, 'crypt:m6');
    s.asks(
      0,
      'keep-missions',
      PILE.map((id) => `keep:${id}`),
    ).refuses(0, 'keep:royal');
    s.answer(0, 'keep:picky').ends();
    expect([s.missions(), s.crypt('m6').length]).toEqual([['royal', 'picky'], 3]);
  });

  it('TH-14.7 TH-14.16 others learn only that the pile has shrunk and that there is one more Mission', () => {
    const told = (kept: readonly string[]) => {
      const s = action({ at: 'm6', missions: ['royal'] }, 1, { ...FAR, crypts: { m6: PILE } });
      s.answer(0, 'crypt:m6').answer(0, kept).ends();
      const shown = s.view(1).state.crypts;
      return { heard: [s.heard(1, 'looked'), s.heard(1, 'mission-gained')], shown };
    };
    const exchanged = told(['keep:picky', 'keep:meh']);
    expect(exchanged).toEqual(told(['keep:royal', 'keep:meh']));
    expect(exchanged.heard).toEqual([
      [{ kind: 'looked', seat: 0, space: 'm6', count: 4 }],
      [{ kind: 'mission-gained', seat: 0, space: 'm6', left: 3 }],
    ]);
  });

  it('TH-14.7 tiles are put back in random order', () => {
    const orders = Array.from({ length: 20 }, (_, i) => {
      const s = action({ at: 'm6' }, 1, { ...FAR, crypts: { m6: PILE }, seed: `crypt ${i}` });
      s.answers(0, 'crypt:m6', 'keep:picky').ends();
      return String(s.state.crypts[CRYPTS.findIndex(({ space }) => space === 'm6')]);
    });
    expect(new Set(orders).size).toBeGreaterThan(3);
  });

  it('TH-14.8 a used Instant Mission is out of the game and not counted', () => {
    const s = action({ at: 'm6', missions: ['treasure-chest', 'royal'] }, 1, {
      ...FAR,
      crypts: { m6: PILE },
      chests: { r6: 'token-velvet' },
    }).answer(0, 'use:treasure-chest');
    expect([s.missions(), s.state.usedMissions.length]).toEqual([['royal'], 1]);
    s.answer(0, 'crypt:m6');
    expect(s.asks(0, 'keep-missions').view(0).asked?.mine?.ask).toMatchObject({ min: 2, max: 2 });
  });

  it('TH-14.9 Inspiring and the token: any pile that is not empty, by the same procedure', () => {
    const s = action({ at: 'm2', missions: ['royal'], tokens: ['token-mission'] }, 1, {
      ...FAR,
      track: { '1/1': ['religious-wright'] },
      crypts: { m6: ['picky', 'meh'], f4: ['tipsy', 'selective'] },
    }).answer(0, 'hunt:1/1');
    s.asks(0, 'choose-crypt', ['crypt:m6', 'crypt:f4']).answer(0, 'crypt:f4');
    s.asks(0, 'keep-missions', ['keep:royal', 'keep:tipsy', 'keep:selective']);
    s.answer(0, ['keep:tipsy', 'keep:selective']).answer(0, 'token:token-mission');
    s.asks(0, 'choose-crypt', ['crypt:m6', 'crypt:f4']).answer(0, 'crypt:m6');
    s.asks(0, 'keep-missions', ['keep:tipsy', 'keep:selective', 'keep:picky', 'keep:meh']);
  });

  it('TH-14.10 TH-R49 TH-16.8 each Owl gives 1 VP per gain, whatever is exchanged', () => {
    for (const kept of [
      ['keep:royal', 'keep:meh'],
      ['keep:picky', 'keep:meh'],
    ]) {
      const s = action({ at: 'm6', missions: ['royal'], playing: ['owl-sova', 'owl-bagoly'] }, 1, {
        ...FAR,
        crypts: { m6: PILE },
      });
      s.answer(0, 'crypt:m6').answer(0, kept);
      s.told('gained', { amount: 1, source: 'owl-sova' }).told('gained', { amount: 1, source: 'owl-bagoly' });
      expect(s.ends().vp()).toBe(2);
    }
  });

  it('TH-14.10 TH-16.8 an Owl that is hunted is not in the playing area yet', () => {
    const s = action({ at: 'm2' }, 1, { ...FAR, track: { '1/1': ['owl-sova'] }, crypts: { m6: PILE } });
    s.answers(0, 'hunt:1/1', 'rest', 'keep:meh').told('mission-gained').ends();
    expect([s.vp(), s.missions()]).toEqual([0, ['meh']]);
  });

  it('TH-14.11 an unused Instant Mission may be exchanged, and another be found', () => {
    const s = action({ at: 'm6', missions: ['hungry'] }, 1, {
      ...FAR,
      crypts: { m6: ['beast-master', 'picky'] },
    }).answer(0, 'crypt:m6');
    s.answer(0, ['keep:beast-master', 'keep:picky']).ends();
    expect([s.missions().sort(), s.crypt('m6')]).toEqual([['beast-master', 'picky'], ['hungry']]);
  });

  it('TH-14.12 an Instant Mission is used only in its owner’s turn and never has to be', () => {
    const one: Sitting = { at: 'r9', hand: ['vampire-speed-2'], missions: ['the-opportunist'] };
    const s = turn({ at: 'r12', hand: ['vampire-speed-2'] }, { players: [one] });
    s.asks(0, 'move').refuses(1, 'use:the-opportunist');
    const own = action(one, 1);
    own.asks(0, 'action', ['use:the-opportunist', 'end']).answer(0, 'end').ends();
    expect(own.missions()).toEqual(['the-opportunist']);
  });

  it('TH-14.14 Treasure Chest: a closed Chest as well as an open one', () => {
    const s = action({ at: 'm2', missions: ['treasure-chest'] }, 1, {
      ...FAR,
      chests: { d17: 'token-velvet', r16: 'token-noble' },
    }).answer(0, 'use:treasure-chest');
    s.asks(0, 'choose-chest', ['chest:d17', 'chest:r16']).answer(0, 'chest:d17').ends();
    expect([s.vp(), s.tokens()]).toEqual([4, ['token-velvet']]);
  });

  it('TH-14.15 The Opportunist: closer by steps to the Castle, not by who acts first', () => {
    // d6 acts before r13, yet it is one step closer to the Castle.
    const s = action({ at: 'r13', missions: ['the-opportunist'] }, 1, {
      players: [{ at: 'd6' }, { at: 'r12' }, { at: 'd7' }],
    }).answer(0, 'use:the-opportunist');
    s.told('gained', { amount: 1 }).ends();
  });
});
