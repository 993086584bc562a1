import { type Barred, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import type { CharacterId } from '../cards/characters.ts';
import { isBanned, targetsInRange } from './attack.ts';
import { barred, seatOption } from './choices.ts';
import { deal, resolveBatch } from './damage.ts';
import { has } from './equipment.ts';
import { setToSeven } from './healing.ts';
import { moveByCompass, moveByRoll, stepAround } from './movement.ts';
import { anyTimeBarred, anyTimeOptions, canUseAnyTimeAbility, isAnyTime, revealOrUse } from './reveal.ts';
import { canBe, characterOf, isHidden, isLiving, livingFromLeftOf, othersFromLeftOf } from './seats.ts';
import { reveal } from './showing.ts';
import type { Player, State } from './state.ts';
import type { LovciFrame, LovciTable, Rules } from './work.ts';

/** LN-12.16: the damage of Ursula's Grave Chill. */
const GRAVE_CHILL = 3;
/** LN-12.5: what Cyril pays for attacking again. */
const FRENZY_PRICE = 2;

/** Abilities at the start of a player's turn that target another player (LN-12.10 to LN-12.13, LN-12.16). */
const AIMED: readonly CharacterId[] = ['evelina', 'frederik', 'fenris', 'gregor', 'ursula'];

/** The start and the end of a turn, with the abilities that belong to them (LN-11.9, LN-11.10, LN-11.18, LN-12). */
export const startAndEndRules: Rules<'start' | 'ability-target' | 'end'> = {
  /** LN-4.2 (d), LN-5.1: asked until a way of moving is chosen. */
  start: decision({
    clause: 'LN-5.1',
    to: 'one',
    seat: (state) => state.active,
    ask(state, seat) {
      const player = playerAt(state, seat);
      const options: StartAnswer[] = ['roll'];
      if (has(player, 'moves')) options.push('compass');
      if (canBe(player, 'elena') && player.place !== null) options.push('step-cw', 'step-ccw');
      if (isHidden(player)) options.push('reveal');
      if (canUseAtStart(state, seat)) options.push('ability');
      return oneOf(options);
    },
    fallback: () => 'roll',
    barred: (state, seat) => barredAtStart(state, seat),
    answered: (table, answer, seat) => answerStart(table, answer, seat),
  }),

  'ability-target': decision({
    clause: 'LN-11.18',
    to: 'one',
    seat: (state) => state.active,
    ask: (state, seat) => oneOf(abilityTargets(state, seat).map(seatOption)),
    fallback: (state, seat) => seatOption(abilityTargets(state, seat)[0] as Seat),
    answered: (table, answer, seat) => useAimedAbility(table, seat, seatOption.chosen(answer)),
  }),

  /**
   * LN-11.14: asked of hidden players, and of revealed ones with an option; repeated until the answer is `end`
   * (LN-11.10).
   */
  end: decision({
    clause: 'LN-11.10',
    to: 'one',
    cover: true,
    seat: (state, { again }) => (again || hasEndOption(state, state.active) ? state.active : null),
    ask: (state, seat) => oneOf(endOptions(state, seat)),
    fallback: () => 'end',
    barred: (state, seat) => barredAtEnd(state, seat),
    answered: (table, answer, seat) => answerEnd(table, answer, seat),
  }),
};

type StartAnswer = 'roll' | 'compass' | 'step-cw' | 'step-ccw' | 'reveal' | 'ability';

function answerStart(table: LovciTable, answer: StartAnswer, seat: Seat): void {
  switch (answer) {
    case 'roll':
      return moveByRoll(table);
    case 'compass':
      return moveByCompass(table);
    case 'step-cw':
    case 'step-ccw':
      reveal(table, seat);
      return stepAround(table, answer === 'step-cw' ? 'cw' : 'ccw');
    default: {
      const { character } = playerAt(table.state, seat);
      if (answer === 'ability' && AIMED.includes(character)) {
        reveal(table, seat);
        table.next({ step: 'ability-target' }, { step: 'start' });
      } else if (answer === 'ability' && character === 'augusta') {
        table.next({ step: 'start' });
        turnCoat(table, seat);
      } else revealOrUse(table, seat, answer, { step: 'start' });
    }
  }
}

function canUseAtStart(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat);
  if (player.void || player.spent) return false;
  if (player.character === 'augusta') return true;
  if (player.character === 'ursula') return !state.chilled && abilityTargets(state, seat).length > 0;
  if (AIMED.includes(player.character)) return abilityTargets(state, seat).length > 0;
  return canUseAnyTimeAbility(state, player);
}

/** Ursula: others on her place; Fenris: anybody; everyone else: another living player. */
function abilityTargets(state: State, seat: Seat): Seat[] {
  const { character } = playerAt(state, seat);
  if (character === 'fenris') return livingFromLeftOf(state, seat);
  const others = othersFromLeftOf(state, seat);
  if (character !== 'ursula') return others;
  return others.filter((other) => playerAt(state, other).place === state.options.reaperPlace);
}

function useAimedAbility(table: LovciTable, seat: Seat, target: Seat): void {
  const { state } = table;
  const player = playerAt(state, seat);
  const { character } = player;
  if (character === 'ursula') state.chilled = true;
  else player.spent = true;
  const die = character === 'frederik' ? table.die(6) : character === 'gregor' ? table.die(4) : null;
  table.tell({ kind: 'ability', seat, character, target, die });
  switch (character) {
    case 'evelina':
      playerAt(state, target).void = true;
      return table.tell({ kind: 'voided', seat: target, by: seat });
    case 'fenris':
      return setToSeven(table, target);
    default:
      return deal(table, seat, 'ability', [{ seat: target, amount: die ?? GRAVE_CHILL }]);
  }
}

/** LN-12.2. */
function turnCoat(table: LovciTable, seat: Seat): void {
  const player = playerAt(table.state, seat);
  reveal(table, seat);
  player.spent = true;
  player.turncoat = true;
  table.tell({ kind: 'ability', seat, character: player.character, target: null, die: null });
}

function barredAtStart(state: State, seat: Seat): Barred[] {
  const player = playerAt(state, seat);
  const { character } = player;
  if (character === 'elena') {
    if (player.void) return stepsBarred('void', 'LN-11.20');
    return player.place === null ? stepsBarred('in-the-centre', 'LN-5.9') : [];
  }
  if (character !== 'augusta' && !AIMED.includes(character)) return anyTimeBarred(state, seat);
  if (player.void) return [barred('ability', 'void', 'LN-11.20')];
  if (player.spent) return [barred('ability', 'spent', 'LN-11.17')];
  if (character === 'ursula' && state.chilled) return [barred('ability', 'once-per-turn', 'LN-11.18')];
  return canUseAtStart(state, seat) ? [] : [barred('ability', 'nobody-there', 'LN-12.16')];
}

function stepsBarred(reason: 'void' | 'in-the-centre', clause: string): Barred[] {
  return [barred('step-cw', reason, clause), barred('step-ccw', reason, clause)];
}

function hasEndOption(state: State, seat: Seat): boolean {
  return isHidden(playerAt(state, seat)) || endOptions(state, seat).length > 1;
}

type EndAnswer = 'end' | 'reveal' | 'ability' | 'repeat' | 'fur' | 'extra';

function endOptions(state: State, seat: Seat): EndAnswer[] {
  const player = playerAt(state, seat);
  const options: EndAnswer[] = ['end', ...anyTimeOptions(state, seat)];
  if (canBe(player, 'cyril') && repeatHindrance(state, player) === null) options.push('repeat');
  if (canBe(player, 'gerulf') && !player.spent) options.push('fur');
  if (canBe(player, 'waldemar') && !player.spent && eliminatedSoFar(state) > 0) options.push('extra');
  return options;
}

/** LN-12.5: why Cyril cannot repeat his attack. */
function repeatHindrance(state: State, player: Player) {
  if (state.victims.length === 0) return 'did-not-attack';
  if (livingVictims(state).length === 0) return 'victims-gone';
  return player.damage + FRENZY_PRICE >= characterOf(player).limit ? 'price-too-high' : null;
}

function livingVictims(state: State): Seat[] {
  return state.victims.filter((victim) => isLiving(playerAt(state, victim)));
}

function eliminatedSoFar({ players }: State): number {
  return players.filter((player) => !isLiving(player)).length;
}

function barredAtEnd(state: State, seat: Seat): Barred[] {
  return [...attackBarred(state, seat), ...ownAbilityBarred(state, seat), ...anyTimeBarred(state, seat)];
}

/** Why an attack was not possible in this turn. */
function attackBarred(state: State, seat: Seat): Barred[] {
  if (state.victims.length > 0) return [];
  if (isBanned(state)) return [barred('attack', 'first-round', 'LN-9.2')];
  return targetsInRange(state, seat).length === 0 ? [barred('attack', 'nobody-in-range', 'LN-9.7')] : [];
}

function ownAbilityBarred(state: State, seat: Seat): Barred[] {
  const player = playerAt(state, seat);
  const option = { cyril: 'repeat', gerulf: 'fur', waldemar: 'extra' }[player.character as string];
  if (option === undefined) return [];
  if (player.void) return [barred(option, 'void', 'LN-11.20')];
  if (player.spent) return [barred(option, 'spent', 'LN-11.17')];
  if (option === 'extra' && eliminatedSoFar(state) === 0)
    return [barred(option, 'nobody-eliminated', 'LN-12.20')];
  const hindrance = option === 'repeat' ? repeatHindrance(state, player) : null;
  return hindrance === null ? [] : [barred(option, hindrance, 'LN-12.5')];
}

function answerEnd(table: LovciTable, answer: EndAnswer, seat: Seat): void {
  const { state } = table;
  const player = playerAt(state, seat);
  const again: LovciFrame = { step: 'end', again: true };
  if (answer === 'end') return;
  if (isAnyTime(answer)) return revealOrUse(table, seat, answer, again);
  table.next(again);
  reveal(table, seat);
  const tellAbility = () =>
    table.tell({ kind: 'ability', seat, character: player.character, target: null, die: null });
  switch (answer) {
    case 'fur':
      player.spent = true;
      player.furred = true;
      return tellAbility();
    case 'extra': {
      const count = eliminatedSoFar(state);
      player.spent = true;
      player.extraTurns += count;
      tellAbility();
      return table.tell({ kind: 'extra-turns', seat, count });
    }
    default: {
      const victims = livingVictims(state);
      tellAbility();
      table.next({ step: 'attack-roll', attacker: seat, victims, how: 'repeat' });
      resolveBatch(table, {
        cause: seat,
        source: 'ability',
        hits: [{ seat, amount: FRENZY_PRICE }],
        robberies: [],
      });
    }
  }
}
