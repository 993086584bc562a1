import { type OptionId, objectOf, type View, verbOf } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { type District, type DistrictId, districtId, districtNamed, effectOf } from './cards/districts.ts';
import type { VampireId } from './cards/vampires.ts';
import { cardsOf } from './cards.ts';
import { oddsOf, omenOf, openState } from './outlook.ts';
import { agentsIn } from './rules/city.ts';
import { FACES } from './rules/dice.ts';
import { bloodFor, removes } from './rules/fight.ts';
import { gridOf } from './rules/resolving.ts';
import type { MastersView } from './secrets.ts';
import { BLOOD, pieces, SIGNS, vampireAt, vampiresIn } from './signs.ts';

/** Additional facts about an option, worth knowing before choosing it; empty if its name says it all. */
export function note(option: OptionId, view: View<MastersView>, text: GameText): string {
  const { state, asked } = view;
  const step = asked?.frame.step ?? '';
  if (step === 'turn-action') return actionNote(option, state, text);
  // The same verb can name a thing, or stand alone as a choice of a card that is not about any thing yet.
  if (!option.includes(':')) return choiceNote(option, state, text);
  const object = objectOf(option);
  switch (verbOf(option)) {
    case 'die':
      return dieNote(Number(object), step, state, text);
    case 'district':
      if (step === 'day-next-district') return effectNote(object, state, text);
      return districtNote(object, state, text);
    case 'to':
    case 'from':
    case 'minion':
    case 'pull':
    case 'push':
    case 'expose':
      return districtNote(object, state, text);
    case 'move':
      return districtNote(object.slice(object.indexOf('.') + 1), state, text);
    case 'vampire':
    case 'feed':
      return vampireNote(object, state, text);
    case 'relic':
    case 'give':
    case 'card':
      return cardNote(object, state, text);
    case 'take':
      return step === 'exchange-relic' ? cardNote(object, state, text) : '';
    case 'swap':
      return swapNotes(object, state, text).join('  ');
    case 'ability':
      return cardNote(cardsOf(text).vampires[object as VampireId].blood, state, text);
    default:
      return '';
  }
}

/** The same for a page, line by line; pieces and holdings are omitted because the page draws them. */
export function notesOn(option: OptionId, view: View<MastersView>, text: GameText): readonly string[] {
  const { state, asked } = view;
  const step = asked?.frame.step ?? '';
  const object = objectOf(option);
  switch (verbOf(option)) {
    case 'to':
      return placeNotes(object as DistrictId, state, text);
    case 'swap':
      return swapNotes(object, state, text);
    case 'from':
    case 'minion':
    case 'pull':
    case 'push':
    case 'expose':
    case 'move':
    case 'vampire':
    case 'feed':
      return [];
    case 'district':
      if (step !== 'day-next-district') return [];
  }
  return [note(option, view, text)].filter((line) => line !== '');
}

/** The threats to a district, and its effect. */
function placeNotes(id: DistrictId, state: MastersView, text: GameText): readonly string[] {
  const threats = dangers(districtNamed(id), state, text).join(' · ');
  const does = plain(text.thing('district', id, 'text', { ...state.options }));
  return threats === '' ? [does] : [threats, does];
}

function choiceNote(option: OptionId, state: MastersView, text: GameText): string {
  switch (option) {
    case 'printed':
    case 'turned':
      return gridNote(option === 'turned', state, text);
    case 'top':
      return state.top === null ? '' : cardNote(state.top, state, text);
    case 'fury':
      return cardNote('warlords-fury', state, text);
    default:
      return '';
  }
}

function actionNote(option: OptionId, state: MastersView, text: GameText): string {
  const { turn } = state;
  if (turn === null) return '';
  const vampire = vampireAt(state, turn.vampire);
  const here = districtId(vampire.at);
  switch (verbOf(option)) {
    case 'fight':
      return fightNote(state, vampire.at, text);
    case 'expose':
      return pieces(state, vampire.at);
    case 'recruit':
      return veilNote(state, 1, text);
    case 'activate':
      return effectNote(here, state, text);
    case 'blood':
      return cardNote(cardsOf(text).vampires[vampire.id].blood, state, text);
    case 'dark':
      return cardNote(cardsOf(text).vampires[vampire.id].dark, state, text);
    case 'hunt':
    case 'ritual':
      return plain(text.thing('term', verbOf(option), 'text'));
    case 'wild-hunt':
      return veilNote(state, -1, text);
    case 'sigillate':
      return cardNote(cardsOf(text).vampires[vampire.id].sigil, state, text);
    case 'relic':
      return cardNote(objectOf(option), state, text);
    default:
      return '';
  }
}

/** The result of the best dice against all exposed agents, without a sacrifice. */
function fightNote(state: MastersView, district: District, text: GameText): string {
  let wanted = state.districts[district]?.exposed ?? 0;
  let kills = 0;
  let blood = 0;
  for (let face = FACES; face > 0; face--)
    for (let left = state.reserve[face] ?? 0; left > 0 && wanted > 0; left--) {
      wanted--;
      if (removes(face)) kills++;
      blood += bloodFor(openState(state), face);
    }
  return text.plain('word-fight', { kills, blood, more: wanted });
}

function dieNote(value: number, step: string, state: MastersView, text: GameText): string {
  if (step === 'combat-die')
    return text.plain('word-strike', {
      removed: removes(value) ? 1 : 0,
      blood: bloodFor(openState(state), value),
    });
  const at = state.turn === null ? null : vampireAt(state, state.turn.vampire).at;
  const effect = at === null || step !== 'activate-die' ? null : effectOf(at);
  if (effect?.phase !== 'night') return '';
  switch (effect.does) {
    case 'drink':
      return text.plain('word-drink', { amount: cardsOf(text).drinks[value] });
    case 'shift-agents':
      return text.plain('word-shift', { amount: cardsOf(text).mostShifted[value] });
    case 'expose-districts':
      return text.plain('word-expose', { amount: cardsOf(text).mostExposedDistricts[value] });
    default:
      return '';
  }
}

/** The day effect and whether it would work now, or the night effect. */
function effectNote(id: string, state: MastersView, text: GameText): string {
  const omen = omenOf(state, districtNamed(id as DistrictId));
  const works = omen === 'idle' ? `${text.plain('word-idle')} ` : '';
  return works + plain(text.thing('district', id, 'text', { ...state.options }));
}

/** The pieces there, how likely the next event marks it, and whether agents would strike there. */
export function districtNote(id: string, state: MastersView, text: GameText): string {
  const district = districtNamed(id as DistrictId);
  const there = [pieces(state, district), ...vampiresIn(state, district, text).map(plain)].filter(Boolean);
  return [
    there.length === 0 ? text.plain('word-nobody') : there.join(' '),
    ...dangers(district, state, text),
  ].join(' · ');
}

/** How likely the next event marks a district, and whether agents would strike there. */
function dangers(district: District, state: MastersView, text: GameText): string[] {
  const { red, blue } = oddsOf(state, text)[district] as { red: number; blue: number };
  const agents = agentsIn(openState(state), district);
  return [
    ...(state.eventDeck > 0 && red + blue > 0
      ? [text.plain('word-marked', { red: percent(red), blue: percent(blue) })]
      : []),
    ...(agents >= 3 ? [text.plain('word-struck')] : []),
  ];
}

function vampireNote(id: string, state: MastersView, text: GameText): string {
  const vampire = state.vampires.find((one) => one.id === id);
  if (vampire === undefined) return '';
  return [
    vampire.blood === 0 ? text.plain('word-drained') : BLOOD.repeat(vampire.blood),
    `${vampire.kills}/${cardsOf(text).mostKills}`,
    nameOf(vampire.at, text),
    ...vampire.relics.map((relic) => plain(text.thing('card', relic))),
  ].join(' · ');
}

/** The relics given and taken. */
function swapNotes(object: string, state: MastersView, text: GameText): string[] {
  return object
    .split('.')
    .map((relic) => `${plain(text.thing('card', relic))}: ${cardNote(relic, state, text)}`);
}

function cardNote(id: string, state: MastersView, text: GameText): string {
  return plain(text.thing('card', id, 'text', { ...state.options }));
}

/** Which districts the plan marks, red first. */
function gridNote(turned: boolean, state: MastersView, text: GameText): string {
  if (state.resolving === null) return '';
  const { red, blue } = gridOf(openState(state), state.resolving.event, turned);
  const names = blue.map((district) => nameOf(district, text));
  return text.plain('word-grid', { red: nameOf(red, text), blue: names.join(', ') });
}

export function marks(red: District, blue: readonly District[], text: GameText): string {
  const names = blue.map((district) => nameOf(district, text));
  return `${SIGNS.red} ${nameOf(red, text)}, ${SIGNS.blue} ${names.join(`, ${SIGNS.blue} `)}`;
}

function nameOf(district: District, text: GameText): string {
  return plain(text.thing('district', districtId(district)));
}

function veilNote({ veil: before }: MastersView, change: number, text: GameText): string {
  const after = Math.max(0, Math.min(cardsOf(text).veil.most, before + change));
  return text.plain('word-veil-change', { before, after });
}

export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
