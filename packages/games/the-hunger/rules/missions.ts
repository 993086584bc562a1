import {
  type AnswerTo,
  type AskOne,
  type AskSeveral,
  type ChoiceId,
  decision,
  oneOf,
  playerAt,
  type Seat,
} from '@nokturn/engine';
import { CRYPTS, type CryptNo, type SpaceId, type SpaceNo, spaceNo } from '../cards/board.ts';
import { abilityOf, cardAt } from '../cards/cards.ts';
import { type MissionNo, missionAt } from '../cards/missions.ts';
import { cryptOption, keepOption } from './choices.ts';
import { hasMark, OWL } from './marks.ts';
import { gainVp, turnSeat } from './seats.ts';
import type { State } from './state.ts';
import type { HungerTable, Rules } from './work.ts';

/** Gaining Missions from the Crypts (TH-14.4 to TH-14.11). */
export const missionRules: Rules<'choose-crypt' | 'keep-missions'> = {
  /** TH-D22: Inspiring and the token Gain 1 Mission. */
  'choose-crypt': decision({
    clause: 'TH-14.9',
    to: 'one',
    seat: (state) => (openCrypts(state).length > 0 ? turnSeat(state) : null),
    ask: (state) => oneOf(openCrypts(state).map(cryptOption)),
    fallback: (state) => cryptOption(openCrypts(state)[0] as SpaceNo),
    answered(table, answer, seat) {
      const crypt = CRYPTS.findIndex(({ space }) => spaceNo(space) === cryptOption.chosen(answer));
      gainMission(table, seat, crypt);
    },
  }),

  /**
   * TH-D23 to TH-D25 in one: all tiles that the seat has afterwards. The questions do not reveal how many
   * tiles were exchanged (TH-14.7).
   */
  'keep-missions': decision({
    clause: 'TH-14.4',
    to: 'one',
    seat: turnSeat,
    ask: (state, seat, { crypt }) => askToKeep(state, seat, crypt),
    fallback(state, seat, { crypt }) {
      const { missions } = playerAt(state, seat);
      const found = keepOption((state.crypts[crypt] as MissionNo[])[0] as MissionNo);
      return askToKeep(state, seat, crypt).kind === 'one' ? found : [...missions.map(keepOption), found];
    },
    answered: (table, answer, seat, { crypt }) => keep(table, seat, crypt, answer),
  }),
};

function openCrypts({ crypts }: State): SpaceNo[] {
  return CRYPTS.flatMap(({ space }, crypt) =>
    (crypts[crypt] as readonly MissionNo[]).length > 0 ? [spaceNo(space)] : [],
  );
}

function spaceOf(crypt: CryptNo): SpaceId {
  return (CRYPTS[crypt] as (typeof CRYPTS)[number]).space;
}

/** The seat looks at the pile; nothing is gained from an empty one (TH-14.4). */
export function gainMission(table: HungerTable, seat: Seat, crypt: CryptNo): void {
  table.state.look = { seat, crypt };
  if (table.told) {
    const pile = table.state.crypts[crypt] as readonly MissionNo[];
    const missions = pile.map((tile) => missionAt(tile).id);
    table.tell({ kind: 'looked', seat, space: spaceOf(crypt), count: pile.length, missions });
  }
  table.next({ step: 'keep-missions', crypt });
}

/**
 * Elder: exactly one more than before, from old and new ones (TH-14.5). Rookie: one of the new ones
 * (TH-14.6).
 */
function askToKeep(
  state: State,
  seat: Seat,
  crypt: CryptNo,
): AskOne<ChoiceId<'keep'>> | AskSeveral<ChoiceId<'keep'>> {
  const found = (state.crypts[crypt] as readonly MissionNo[]).map(keepOption);
  const { missions } = playerAt(state, seat);
  if (state.options.mode === 'rookie' || missions.length === 0) return oneOf(found);
  const count = missions.length + 1;
  return { kind: 'several', options: [...missions.map(keepOption), ...found], min: count, max: count };
}

/** TH-14.5 to TH-14.7. */
function keep(
  table: HungerTable,
  seat: Seat,
  crypt: CryptNo,
  answer: AnswerTo<ReturnType<typeof askToKeep>>,
): void {
  const { state } = table;
  const player = playerAt(state, seat);
  const found = state.crypts[crypt] as MissionNo[];
  const old = player.missions;
  const kept =
    typeof answer === 'string' ? [...old, keepOption.chosen(answer)] : answer.map(keepOption.chosen);
  const taken = kept.filter((tile) => found.includes(tile));
  const returned = old.filter((tile) => !kept.includes(tile));
  const left = [...found.filter((tile) => !kept.includes(tile)), ...returned];
  player.missions = kept;
  player.notes[crypt] = left;
  state.crypts[crypt] = table.shuffle([...left]);
  state.look = null;
  if (table.told)
    table.tell({
      kind: 'mission-gained',
      seat,
      space: spaceOf(crypt),
      left: left.length,
      taken: taken.map((tile) => missionAt(tile).id),
      returned: returned.map((tile) => missionAt(tile).id),
    });
  // TH-14.10: once for each Owl, even after an exchange.
  for (const card of player.playing)
    if (hasMark(card, OWL))
      gainVp(table, seat, abilityOf(card, 'mission-vp')?.vp ?? 0, 'familiars', cardAt(card).id);
}
