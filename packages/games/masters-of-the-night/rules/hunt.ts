import { decision, oneOf } from '@nokturn/engine';
import { DISTRICT_COUNT, type District } from '../cards/districts.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { exposeAgents } from './changes.ts';
import { chosenVampire, districtOption, vampireOption } from './choices.ts';
import { agentsIn, isDrained, isPlacedIn, leaderSeat, relicThat, vampireAt } from './city.ts';
import { startCombat } from './combat.ts';
import { cardOnSheet } from './in-force.ts';
import type { State, Vampire } from './state.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-7.1. */
export const HUNTING_AGENTS = { usually: 3, marked: 2 } as const;

/** MN-7: day step 4, agents hunt the vampires. */
export const huntRules: Rules<'hunt' | 'hunt-next-district' | 'hunt-fighter'> = {
  hunt(table) {
    const { state } = table;
    state.phase = 'hunt';
    const [first, ...others] = huntingGrounds(state);
    if (first === undefined) return;
    if (others.length > 0) table.next(NEXT_DISTRICT);
    else huntIn(table, first);
  },

  'hunt-next-district': decision({
    clause: 'MN-7.3',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state) => oneOf(huntingGrounds(state).map(districtOption)),
    fallback: (state) => districtOption(huntingGrounds(state)[0] as District),
    answered: (table, answer) => huntIn(table, districtOption.chosen(answer)),
  }),

  /** MN-7.6. */
  'hunt-fighter': decision({
    clause: 'MN-7.6',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state, _seat, { district }) =>
      oneOf(targetsIn(state, district).map((vampire) => vampireOption(state, vampire))),
    fallback: (state, _seat, { district }) =>
      vampireOption(state, targetsIn(state, district)[0] as VampireNumber),
    answered(table, answer, _seat, { district }) {
      exposeAgents(table, district, 'combat');
      startCombat(table, chosenVampire(table.state, answer), { day: true });
    },
  }),
};

const HUNT = { step: 'hunt' } as const;
const NEXT_DISTRICT = { step: 'hunt-next-district' } as const;
const GARGOYLE = relicThat('no-day-combat').id;

function huntIn(table: MastersTable, district: District): void {
  const { state } = table;
  state.huntedDistricts = [...state.huntedDistricts, district];
  table.next({ step: 'hunt-fighter', district }, HUNT);
}

/** Districts where a day combat takes place now. */
export function huntingGrounds(state: State): District[] {
  const found: District[] = [];
  for (let district = 0; district < DISTRICT_COUNT; district++)
    if (agentsIn(state, district) >= HUNTING_AGENTS.marked && isHuntingGround(state, district))
      found.push(district);
  return found;
}

function isHuntingGround(state: State, district: District): boolean {
  if (state.huntedDistricts.includes(district) || isPlacedIn(state, district, GARGOYLE)) return false;
  const targets = targetsIn(state, district);
  if (targets.length === 0) return false;
  const marked = targets.some((vampire) => cardOnSheet(state, vampire, 'two-agents-hunt-holder') !== null);
  return agentsIn(state, district) >= (marked ? HUNTING_AGENTS.marked : HUNTING_AGENTS.usually);
}

/** MN-7.2. */
function isDayTarget({ options }: State, vampire: Vampire): boolean {
  return !isDrained(vampire) || (options.edition === 'igrology' && options.drainedTargets === 'edition');
}

function targetsIn(state: State, district: District): VampireNumber[] {
  const found: VampireNumber[] = [];
  for (let number = 0; number < state.vampires.length; number++) {
    const vampire = vampireAt(state, number);
    if (vampire.at === district && isDayTarget(state, vampire)) found.push(number);
  }
  return found;
}
