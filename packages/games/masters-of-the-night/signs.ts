import { dim, type GameText, mark, plain } from '@nokturn/text';
import type { District } from './cards/districts.ts';
import { VAMPIRES, type VampireNumber } from './cards/vampires.ts';
import type { MastersView } from './secrets.ts';

/** Symbols used in the city; a legend below it explains them. */
export const SIGNS = {
  hidden: '◌',
  exposed: '●',
  minion: '♟',
  sigil: '✦',
  day: '☼',
  night: '☾',
  red: '✖',
  blue: '×',
  struck: '⚔',
  helps: '+',
  harms: '!',
} as const;
export const BLOOD = '♦';

/** Agents, minions and the sigil. */
export function pieces(state: MastersView, district: District): string {
  const { hidden, exposed, minions, sigil } = state.districts[district] as MastersView['districts'][number];
  return [
    ...(hidden > 0 ? [`${SIGNS.hidden}${hidden}`] : []),
    ...(exposed > 0 ? [`${SIGNS.exposed}${exposed}`] : []),
    ...(minions > 0 ? [`${SIGNS.minion}${minions}`] : []),
    ...(sigil === null ? [] : [`${SIGNS.sigil}${letter(state, sigil)}`]),
  ].join(' ');
}

/** The vampires in a district, by name or by the letters in front of them on their sheets. */
export function vampiresIn(
  state: MastersView,
  district: District,
  text: GameText,
  by: 'name' | 'letter' = 'name',
): string[] {
  return state.vampires.flatMap(({ at, blood }, number) => {
    if (at !== district) return [];
    const acting = number === state.turn?.vampire;
    const full = name(state, number, text);
    const who = by === 'name' ? full : mark('vampire', vampireAt(state, number).id, letter(state, number));
    if (blood === 0) return [dim(`(${plain(who)})`)];
    return [acting ? mark('strong', '', plain(who)) : who];
  });
}

export function letter(state: MastersView, number: VampireNumber): string {
  return VAMPIRES[vampireAt(state, number).id].letter;
}

export function name(state: MastersView, number: VampireNumber, text: GameText): string {
  return text.thing('vampire', vampireAt(state, number).id);
}

export function vampireAt(state: MastersView, number: VampireNumber): MastersView['vampires'][number] {
  return state.vampires[number] as MastersView['vampires'][number];
}
