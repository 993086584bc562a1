import { type OptionId, objectOf, type Seat, type View, verbOf } from '@nokturn/engine';
import { aligned, dim, type GameText, mark, visible } from '@nokturn/text';
import {
  CHESTS,
  CRYPTS,
  type Path,
  REGION_BONUSES,
  type Region,
  SPACE_EFFECTS,
  SPACES,
  type SpaceEffect,
  type SpaceId,
  type SpaceNo,
  spaceAt,
  spaceNo,
} from '../cards/board.ts';
import { VAMPIRES } from '../cards/vampires.ts';
import { NONE } from '../rules/state.ts';
import type { HungerView } from '../secrets.ts';
import { strong } from './lines.ts';

/**
 * The map as lines of text: one for each path of a region, with the numbers of the spaces and the signs of
 * their effects.
 */

/** Road, Railroad and Boat route are told apart by the links between their spaces. */
const LINKS: Readonly<Record<Path, string>> = { road: '─', railroad: '═', boat: '~' };

const SIGNS: Readonly<Record<SpaceEffect, string>> = {
  castle: '',
  labyrinth: '',
  well: '○',
  'closed-chest': '■',
  'open-chest': '□',
  crypt: '†',
  tavern: '♨',
  ship: '≈',
  market: '⌂',
  church: '⌂',
  mansion: '⌂',
  barracks: '⌂',
};

/** Small digits: the number of tiles or cards on a space. */
const COUNTS = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶'] as const;

/** A path inside a region, with the spaces before and after it. */
interface Stretch {
  readonly region: Region;
  readonly path: Path;
  readonly from: readonly SpaceId[];
  readonly to: readonly SpaceId[];
}

const STRETCHES: readonly Stretch[] = [
  { region: 'cemetery', path: 'road', from: ['castle'], to: ['m1'] },
  { region: 'mountains', path: 'road', from: ['c3'], to: ['r1'] },
  { region: 'plains', path: 'railroad', from: ['m9'], to: ['f1'] },
  { region: 'plains', path: 'boat', from: ['r1'], to: ['r14', 'r15'] },
  { region: 'plains', path: 'road', from: ['r5'], to: ['d9'] },
  { region: 'forest', path: 'railroad', from: ['r16'], to: ['d14'] },
  { region: 'forest', path: 'road', from: ['d8'], to: ['labyrinth'] },
];

/** Where two paths meet in the middle. */
const CROSSING = '⇅';
const CROSSED: readonly SpaceId[] = ['d6', 'r13'];

/** With the origin and destination of each stretch, if there is room for them. */
export function map(view: View<HungerView>, text: GameText, columns: number): string[] {
  const { state } = view;
  const glowing = targetsOf(view);
  const rows = (ways: boolean) =>
    STRETCHES.map((stretch, i) => {
      const { region, path, from, to } = stretch;
      const isNew = STRETCHES[i - 1]?.region !== region;
      const forked = region === 'plains' || region === 'forest';
      const start = ends(from, stretch, state, text);
      const end = ends(to, stretch, state, text);
      const link = dim(LINKS[path]);
      const spaces = spacesOf(stretch, state, glowing);
      return [
        isNew ? strong(regionName(region, text)) : '',
        forked ? text.plain(`path-${path}`) : '',
        ...(ways
          ? [`${start} ${dim('→')}`, `${spaces} ${dim('→')} ${end}`]
          : [
              `${from.includes('castle') ? start + link : ''}${spaces}${to.includes('labyrinth') ? link + end : ''}`,
            ]),
      ];
    });
  const wide = aligned(rows(true));
  return wide.every((line) => visible(line) <= columns) ? wide : aligned(rows(false));
}

/** A region with the bonus for each Human hunted there (TH-12.11). */
function regionName(region: Region, text: GameText): string {
  const name = text.plain(`region-${region}`);
  const bonus = REGION_BONUSES[region];
  return bonus === 0 ? name : `${name} +${bonus}`;
}

function spacesOf({ region, path }: Stretch, state: HungerView, glowing: ReadonlySet<SpaceNo>): string {
  return SPACES.flatMap((space, no) =>
    space.region === region && space.path === path ? [cell(no, state, glowing)] : [],
  ).join(dim(LINKS[path]));
}

/** The spaces at the end of a stretch: Castle and Labyrinth by name, others by path and number. */
function ends(spaces: readonly SpaceId[], from: Stretch, state: HungerView, text: GameText): string {
  const [first = 'castle'] = spaces;
  const { region, path } = spaceAt(spaceNo(first));
  const name = text.plain(`region-${region}`);
  if (path === null) return `${strong(name)}${figures(spaceNo(first), state)}`;
  const numbers = spaces.map((space) => spaceAt(spaceNo(space)).pos).join(', ');
  const way = region === 'plains' || region === 'forest' ? [text.plain(`path-${path}`)] : [];
  const place = region === from.region ? way : [name, ...way];
  return dim(`${place.join(', ')} ${numbers}`);
}

/** The number of a space, its effect, its contents, and the vampires on it, top of the stack first. */
function cell(no: SpaceNo, state: HungerView, glowing: ReadonlySet<SpaceNo>): string {
  const { id, pos, effect } = spaceAt(no);
  const crossing = CROSSED.includes(id) ? dim(CROSSING) : '';
  const sign = effect === null ? '' : signOf(no, effect, state);
  const number = glowing.has(no) ? strong(`${pos}${sign}`) : `${pos}${sign}`;
  return `${number}${crossing}${figures(no, state)}`;
}

/** An empty Chest is just a number. */
function signOf(no: SpaceNo, effect: SpaceEffect, state: HungerView): string {
  const { id } = spaceAt(no);
  switch (effect) {
    case 'closed-chest':
    case 'open-chest':
      return state.chests[(CHESTS as readonly SpaceId[]).indexOf(id)] === NONE ? '' : SIGNS[effect];
    case 'crypt':
      return SIGNS.crypt + count(state.crypts[CRYPTS.findIndex(({ space }) => space === id)]?.length ?? 0);
    case 'tavern':
      return SIGNS.tavern + count(state.tavern.length);
    default:
      return SIGNS[effect];
  }
}

function count(number: number): string {
  return COUNTS[number] ?? '';
}

/** The letters of the vampires on a space. */
function figures(space: SpaceNo, { players }: HungerView): string {
  const seats = players
    .map((_, seat): Seat => seat)
    .filter((seat) => players[seat]?.space === space)
    .sort((a, b) => (players[b]?.height ?? 0) - (players[a]?.height ?? 0));
  const letters = seats.flatMap((seat) => {
    const vampire = players[seat]?.vampire ?? null;
    return vampire === null ? [] : [mark('seat', String(seat), VAMPIRES[vampire].letter)];
  });
  return letters.length === 0 ? '' : `${dim('[')}${letters.join('')}${dim(']')}`;
}

const ON_THE_MAP: readonly string[] = ['move', 'mist', 'space', 'push', 'chest', 'crypt'];

/** The spaces that the viewer can choose now. */
function targetsOf({ asked }: View<HungerView>): ReadonlySet<SpaceNo> {
  const ask = asked?.mine?.ask;
  const options: readonly OptionId[] = ask?.kind === 'one' ? ask.options : [];
  return new Set(
    options.flatMap((option) =>
      option.includes(':') && ON_THE_MAP.includes(verbOf(option))
        ? [spaceNo(objectOf(option) as SpaceId)]
        : [],
    ),
  );
}

/** A legend of the signs. */
export function legend(text: GameText): string {
  const signs = new Map<string, string[]>();
  for (const effect of SPACE_EFFECTS)
    if (SIGNS[effect] !== '')
      signs.set(SIGNS[effect], [...(signs.get(SIGNS[effect]) ?? []), text.plain(`effect-${effect}`)]);
  signs.set(CROSSING, [text.plain('word-crossing')]);
  return dim([...signs].map(([sign, names]) => `${sign} ${names.join(', ')}`).join('  '));
}
