import { describe, expect, it } from 'vitest';
import {
  CASTLE,
  CHESTS,
  CLOSED_CHESTS,
  CRYPTS,
  DAWN_LOSSES,
  LABYRINTH,
  SPACE_IDS,
  SPACES,
  type Space,
  type SpaceId,
  type SpaceNo,
  spaceAt,
  spaceNo,
} from '../cards/board.ts';
import {
  confuseEnds,
  distance,
  isWell,
  isWellOrCastle,
  neighboursOf,
  nextWells,
  precedenceOf,
  regionBonus,
  wellRoutes,
} from '../rules/map.ts';
import { listOf, type Row, rowsOf } from './tables.ts';

/** The map against the printed tables 7.1 and 7.2. */

const ALL: readonly SpaceNo[] = SPACE_IDS.map((_, no) => no);
const names = (spaces: readonly SpaceNo[]) => spaces.map((space) => spaceAt(space).id as string).sort();
const count = (may: (space: Space<SpaceId>) => boolean) => ALL.filter((no) => may(spaceAt(no))).length;

describe('7.1 spaces and links', () => {
  const rows = rowsOf('7.1', 'dC');

  it('TH-2.1 62 spaces, each as it is printed', () => {
    expect(rows.map(({ id }) => id)).toEqual([...SPACE_IDS]);
    for (const row of rows) {
      const { region, path, pos, effect, at } = spaceAt(spaceNo(row.id as SpaceId));
      expect({ id: row.id, region, path, pos, effect, at }).toEqual({
        id: row.id,
        region: row.region?.toLowerCase(),
        path: row.path === '-' ? null : row.path?.toLowerCase(),
        pos: row.pos === '-' ? 0 : Number(row.pos),
        effect: effectOf(row),
        at: [Number(row.x), Number(row.y)],
      });
    }
  });

  it('TH-2.1 TH-2.5 TH-2.6 65 two-way links with their outward directions; the level crossing goes both ways', () => {
    for (const row of rows) {
      const space = spaceNo(row.id as SpaceId);
      const inward = listOf(row.in).map((id) => id.replace('=', ''));
      const outward = listOf(row.out).map((id) => id.replace('=', ''));
      expect([row.id, names(neighboursOf(space, 'inward'))]).toEqual([row.id, inward.sort()]);
      expect([row.id, names(neighboursOf(space, 'outward'))]).toEqual([row.id, outward.sort()]);
      expect(names(neighboursOf(space))).toEqual([...new Set([...inward, ...outward])].sort());
    }
    const ends = ALL.reduce((sum, space) => sum + neighboursOf(space).length, 0);
    expect(ends / 2).toBe(65);
    expect(names(neighboursOf(spaceNo('d6'), 'outward'))).toContain('r13');
    expect(names(neighboursOf(spaceNo('r13'), 'outward'))).toContain('d6');
  });

  it('TH-2.7 the distances to Castle and Labyrinth, 35 from one to the other', () => {
    for (const row of rows) {
      const space = spaceNo(row.id as SpaceId);
      expect([row.id, distance(space, CASTLE), distance(space, LABYRINTH)]).toEqual([
        row.id,
        Number(row.dC),
        Number(row.dL),
      ]);
    }
    expect(distance(CASTLE, LABYRINTH)).toBe(35);
  });

  it('TH-2.2 TH-2.3 every space is in one region, and all except Castle and Labyrinth are on one path', () => {
    const inRegion = (region: string) => count((space) => space.region === region);
    expect(['castle', 'cemetery', 'mountains', 'plains', 'forest', 'labyrinth'].map(inRegion)).toEqual([
      1, 3, 9, 34, 14, 1,
    ]);
    const on = (region: string, path: string) =>
      count((space) => space.region === region && space.path === path);
    expect([on('plains', 'railroad'), on('plains', 'boat'), on('plains', 'road')]).toEqual([16, 10, 8]);
    expect([on('forest', 'road'), on('forest', 'railroad')]).toEqual([9, 5]);
    expect(on('cemetery', 'road') + on('mountains', 'road')).toBe(12);
    expect(count(({ path, region }) => path === 'boat' && region !== 'plains')).toBe(0);
    expect(count(({ path }) => path === null)).toBe(2);
  });

  it('TH-2.4 along a path inside a region pos grows toward the Labyrinth', () => {
    for (const no of ALL)
      for (const next of neighboursOf(no, 'outward')) {
        const [here, there] = [spaceAt(no), spaceAt(next)];
        if (here.path !== null && here.path === there.path && here.region === there.region)
          expect([here.id, there.id, there.pos - here.pos]).toEqual([here.id, there.id, 1]);
      }
  });

  it('the only triangle is b10-r14-r15, and 24 spaces have no effect', () => {
    const triangles = ALL.flatMap((a) =>
      neighboursOf(a).flatMap((b) =>
        neighboursOf(b).flatMap((c) =>
          a < b && b < c && neighboursOf(c).includes(a) ? [names([a, b, c])] : [],
        ),
      ),
    );
    expect(triangles).toEqual([['b10', 'r14', 'r15']]);
    expect(count(({ effect }) => effect === null)).toBe(24);
    expect(new Set(SPACES.map(({ at }) => at.join())).size).toBe(62);
  });

  it('TH-2.8 ten Wells; the Castle counts as one for Spicy and Mist only', () => {
    const wells = ['m5', 'm9', 'r4', 'r10', 'b5', 'b9', 'd5', 'd10', 'f2', 'd15'];
    expect(names(ALL.filter(isWell))).toEqual([...wells].sort());
    expect(names(ALL.filter(isWellOrCastle))).toEqual([...wells, 'castle'].sort());
  });

  it('TH-4.7 TH-4.16 TH-R48 eleven Chests, five of them closed; six Crypts with 29 tiles; four Ships', () => {
    const withEffect = (effect: string) => names(ALL.filter((no) => spaceAt(no).effect === effect));
    expect(withEffect('closed-chest')).toEqual([...CHESTS.slice(0, CLOSED_CHESTS)].sort());
    expect(withEffect('open-chest')).toEqual([...CHESTS.slice(CLOSED_CHESTS)].sort());
    expect(withEffect('crypt')).toEqual(CRYPTS.map(({ space }) => space as string).sort());
    expect(CRYPTS.map(({ tiles }) => tiles)).toEqual([6, 5, 5, 5, 4, 4]);
    for (const row of rows.filter(({ effect }) => effect?.startsWith('Crypt')))
      expect(row.effect).toBe(`Crypt (${CRYPTS.find(({ space }) => space === row.id)?.tiles})`);
    expect(withEffect('ship')).toEqual(['b10', 'b4', 'b6', 'b8']);
    for (const [effect, space] of [
      ['tavern', 'b3'],
      ['market', 'r8'],
      ['church', 'd4'],
      ['mansion', 'f3'],
      ['barracks', 'd11'],
    ] as const)
      expect(withEffect(effect)).toEqual([space]);
  });

  it('TH-2.10 TH-12.11 Humans give +1 in the Plains, +2 in the Forest and in the Labyrinth, nothing elsewhere', () => {
    const bonuses = { castle: 0, cemetery: 0, mountains: 0, plains: 1, forest: 2, labyrinth: 2 };
    for (const no of ALL) expect(regionBonus(no)).toBe(bonuses[spaceAt(no).region]);
  });

  it('TH-5.3 TH-5.4 TH-5.5 TH-R12 TH-R13 further regions act first, then Road, Railroad, Boat, then the higher pos', () => {
    const order = [
      'labyrinth',
      'd17',
      'd9',
      'f5',
      'f1',
      'd8',
      'd1',
      'r16',
      'r6',
      'r5',
      'b10',
      'b1',
      'm9',
      'm1',
      'c3',
      'castle',
    ];
    const ranks = order.map((id) => precedenceOf(spaceNo(id as SpaceId)));
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(new Set(ALL.map(precedenceOf)).size).toBe(62);
  });

  it('TH-19.8 TH-19.9 TH-R51 losses at dawn: 5 in the Cemetery, 6 to 14 in the Mountains', () => {
    const losses = ['c1', 'c2', 'c3', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9'] as const;
    expect(losses.map((id) => DAWN_LOSSES[id])).toEqual([5, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(Object.keys(DAWN_LOSSES).length).toBe(12);
  });
});

describe('7.2 forced movement', () => {
  const rows = rowsOf('7.2', 'Confuse ends on');

  it('lists every space', () => expect(rows.map(({ space }) => space)).toEqual([...SPACE_IDS]));

  it.each(rows.map((row) => [row.space as SpaceId, row] as const))(
    'TH-8.2 TH-8.3 TH-8.4 TH-9.12 TH-9.20 TH-R23 TH-R24 from %s',
    (id, row) => {
      const space = spaceNo(id);
      expect(names(confuseEnds(space))).toEqual(listOf(row['Confuse ends on']).sort());
      const [, wells, steps] = /^(.*) \((\d)\)$/.exec(row['nearest Well (steps)'] ?? '') ?? [];
      const routes = wellRoutes(space);
      expect([...new Set(routes.map((route) => spaceAt(route.at(-1) ?? space).id))].sort()).toEqual(
        listOf(wells).sort(),
      );
      for (const route of routes) expect(route.length).toBe(Number(steps));
      expect(names(nextWells(space))).toEqual(listOf(row['Mist may go to']).sort());
    },
  );
});

function effectOf({ effect = '' }: Row): string | null {
  if (effect === '-') return null;
  if (effect.startsWith('Crypt')) return 'crypt';
  const chest = /^Chest \((closed|open)\)$/.exec(effect);
  return chest ? `${chest[1]}-chest` : effect.toLowerCase();
}
