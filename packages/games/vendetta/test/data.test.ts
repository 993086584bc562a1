import { describe, expect, it } from 'vitest';
import { ALLIES, ALLY_IDS } from '../cards/allies.ts';
import { CARD_TYPES } from '../cards/clan-card.ts';
import { CLAN_CARD_IDS, CLAN_CARDS, cardsOfClan } from '../cards/clan-cards.ts';
import { CLAN_IDS, CLANS, type ClanId } from '../cards/clans.ts';
import { LOCATION_IDS, locationsFor } from '../cards/locations.ts';
import { PLACE_IDS, PLACES } from '../cards/places.ts';
import { RELIC_IDS, RELICS } from '../cards/relics.ts';
import { PIECES } from '../cards/tokens.ts';
import { VICTIM, VICTIM_COUNT, VICTIM_IDS } from '../cards/victims.ts';

/** The checksums of section 7. */

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('7.2 clan cards', () => {
  /** Cards, Preparation, Conflict, Aftermath, Passive, sum of printed Power. */
  const CHECK_SUMS: Readonly<Record<ClanId, readonly number[]>> = {
    brujah: [9, 1, 2, 4, 2, 23],
    gangrel: [9, 3, 2, 3, 1, 14],
    malkavian: [9, 4, 2, 1, 2, 17],
    nosferatu: [9, 2, 0, 2, 5, 18],
    toreador: [9, 2, 2, 3, 2, 13],
    tremere: [9, 3, 2, 2, 2, 28],
    ventrue: [9, 1, 4, 1, 3, 18],
  };

  for (const clan of CLAN_IDS)
    it(`${clan}: nine cards of the right types and Power`, () => {
      const cards = cardsOfClan(clan).map((id) => CLAN_CARDS[id]);
      const types = CARD_TYPES.map((type) => cards.filter((card) => card.type === type).length);
      expect([cards.length, ...types, sum(cards.map(({ power }) => power))]).toEqual(CHECK_SUMS[clan]);
    });

  it('VV-10.16 63 cards, one copy of each, each with its own code', () => {
    expect(CLAN_CARD_IDS.length).toBe(63);
    expect(new Set(CLAN_CARD_IDS.map((id) => CLAN_CARDS[id].code)).size).toBe(63);
    expect(sum(CLAN_CARD_IDS.map((id) => CLAN_CARDS[id].power))).toBe(131);
    expect(
      CARD_TYPES.map((type) => CLAN_CARD_IDS.filter((id) => CLAN_CARDS[id].type === type).length),
    ).toEqual([16, 14, 16, 17]);
  });

  it('VV-2.8 every clan has two starting cards, Hunt and Ready', () => {
    for (const clan of CLAN_IDS) {
      const starters = cardsOfClan(clan).filter((id) => CLAN_CARDS[id].starter);
      expect(starters.map((id) => id.slice(3))).toEqual(['hunt', 'ready']);
    }
  });

  it('every card except the Ventrue’s Ready has an effect, in a window that fits its type', () => {
    for (const id of CLAN_CARD_IDS) {
      const { program, strength, ability, windows, type } = CLAN_CARDS[id];
      const says = program.length > 0 || strength !== null || ability !== null;
      expect([id, says]).toEqual([id, id !== 've-ready']);
      expect([id, windows.length > 0]).toEqual([id, says]);
      if (type === 'preparation' || type === 'aftermath') expect([id, windows[0]]).toEqual([id, type]);
    }
  });
});

describe('7.3 Allies', () => {
  it('30 Allies: 15 Vampires, then 15 Humans, with the sums of their values', () => {
    const allies = ALLY_IDS.map((id) => ALLIES[id]);
    expect(allies.map(({ code }) => code)).toEqual(
      Array.from({ length: 30 }, (_, i) => `AL${String(i + 1).padStart(2, '0')}`),
    );
    expect(allies.map(({ kind }) => kind)).toEqual([
      ...Array(15).fill('vampire'),
      ...Array(15).fill('human'),
    ]);
    expect([
      sum(allies.map(({ influence }) => influence)),
      sum(allies.map(({ feed }) => feed)),
      sum(allies.map(({ drain }) => drain)),
      sum(allies.map(({ drainedInfluence }) => drainedInfluence)),
    ]).toEqual([99, 13, 88, 39]);
  });

  it('18 of them have an ability, 6 of these when they are won', () => {
    const able = ALLY_IDS.filter((id) => ALLIES[id].ability !== null || ALLIES[id].onAcquire.length > 0);
    expect(able.length).toBe(18);
    expect(able.filter((id) => ALLIES[id].kind === 'vampire').length).toBe(13);
    const won = ALLY_IDS.filter((id) => ALLIES[id].windows.includes('on-acquire')).map(
      (id) => ALLIES[id].code,
    );
    expect(won).toEqual(['AL01', 'AL02', 'AL03', 'AL04', 'AL06', 'AL29']);
  });
});

describe('7.1 and 7.4 to 7.8 everything else', () => {
  it('VV-2.12 seven clans, distinguished by colour and by mark', () => {
    expect(CLAN_IDS.length).toBe(7);
    expect(new Set(CLAN_IDS.map((id) => CLANS[id].colour)).size).toBe(7);
    expect(new Set(CLAN_IDS.map((id) => CLANS[id].mark)).size).toBe(7);
  });

  it('VV-R10 35 identical Victims', () => {
    expect([VICTIM_IDS.length, VICTIM_IDS[0], VICTIM_IDS[34]]).toEqual([35, 'vi-01', 'vi-35']);
    expect([VICTIM.influence, VICTIM.feed, VICTIM.drain, VICTIM.drainedInfluence]).toEqual([1, 1, 3, 0]);
    expect([VICTIM_COUNT * VICTIM.influence, VICTIM_COUNT * VICTIM.drain]).toEqual([35, 105]);
  });

  it('VV-R9 7 Places, VV-R8 8 Relics worth 8 Influence', () => {
    expect([PLACE_IDS.length, Object.keys(PLACES).length]).toEqual([7, 7]);
    expect(RELIC_IDS.map((id) => RELICS[id].influence)).toEqual([0, 2, 1, 0, 1, 2, 1, 1]);
  });

  it('VV-2.2 VV-21.1 VV-24.3 Locations by the number of players, the Haven last', () => {
    expect(locationsFor(3)).toEqual(['loc-1', 'loc-2', 'loc-haven']);
    expect(locationsFor(4)).toEqual(['loc-1', 'loc-2', 'loc-haven']);
    expect(locationsFor(5)).toEqual(['loc-1', 'loc-2', 'loc-3', 'loc-haven']);
    expect(locationsFor(6)).toEqual(['loc-1', 'loc-2', 'loc-3', 'loc-haven']);
  });

  it('295 pieces in all', () => {
    const cards = CLAN_CARD_IDS.length + RELIC_IDS.length + ALLY_IDS.length + VICTIM_COUNT + PLACE_IDS.length;
    expect(cards + LOCATION_IDS.length + sum(Object.values(PIECES))).toBe(295);
  });
});
