import type { Measure } from '@nokturn/engine';
import { missionAt } from './cards/missions.ts';
import type { HungerResult } from './index.ts';
import { EARNINGS, type State } from './rules/state.ts';

/**
 * The means taken by a simulation: the score of each seat by source (the parts add up to the total, burnt
 * vampires included), the fates of the vampires, and how often each Mission scored.
 */
export function measures(state: State, { standings, winners }: HungerResult): Measure[] {
  const bySeat = standings.flatMap((standing): Measure[] => {
    const { seat, fate, total, loss, cards, publicMissions, missions, tiles } = standing;
    const player = state.players[seat] as State['players'][number];
    const night = Object.fromEntries(EARNINGS.map((earning, i) => [earning, player.earned[i] as number]));
    const { missions: instant, ...earned } = night;
    const parts = {
      ...earned,
      'instant missions': instant as number,
      dawn: loss === 0 ? 0 : -loss,
      cards,
      'public missions': publicMissions,
      'personal missions': missions,
      total,
    };
    return [
      ...named('score', parts),
      ...(winners.includes(seat) ? named('score', { winner: total }) : []),
      { group: 'score of the vampire', key: String(player.vampire), value: total },
      ...named('fate', {
        burnt: Number(fate === 'burnt'),
        home: Number(player.arrival > 0),
        'loses to dawn': Number(fate === 'survives'),
      }),
      ...tiles.flatMap(({ mission, vp, public: open }): Measure[] => {
        const { id, scoring } = missionAt(mission);
        const group = open ? 'public mission scores' : 'personal mission scores';
        return scoring === null ? [] : [{ group, key: id, value: Number(vp > 0) }];
      }),
    ];
  });
  return [...bySeat, ...instantMissions(state)];
}

/** Of the Instant Missions that players had: how many were used. */
function instantMissions({ players, usedMissions }: State): Measure[] {
  const unused = players.flatMap(({ missions }) => missions.filter((no) => missionAt(no).instant !== null));
  const group = 'instant mission is used';
  return [
    ...usedMissions.map((no) => ({ group, key: missionAt(no).id, value: 1 })),
    ...unused.map((no) => ({ group, key: missionAt(no).id, value: 0 })),
  ];
}

function named(group: string, values: Readonly<Record<string, number>>): Measure[] {
  return Object.entries(values).map(([key, value]) => ({ group, key, value }));
}
