import { begin, hashOf, hear, Random, resolveOptions, type Seat, type Viewer } from '@nokturn/engine';
import { vendetta } from '../index.ts';
import type { VendettaHappening } from '../rules/happenings.ts';
import type { Player, SeatPosition, State } from '../rules/state.ts';
import type { VendettaTable } from '../rules/work.ts';
import { choose } from './trials.ts';

/**
 * Whole games as readable text, for people who review a change of the rules: what was answered, and indented under it
 * what happened. A fact that not everybody hears names in brackets those who do. Before each lap and each Location
 * stands what everybody has. `npm run golden` writes them again.
 */
export interface GoldenGame {
  readonly name: string;
  readonly text: string;
}

const GAMES: readonly { name: string; seats: number; options: Readonly<Record<string, string | boolean>> }[] =
  [
    { name: 'three-alone', seats: 3, options: {} },
    { name: 'four-drafted', seats: 4, options: {} },
    { name: 'four-in-teams', seats: 4, options: { teams: true, teamHands: 'open', clanChoice: 'random' } },
    {
      name: 'five-with-everything',
      seats: 5,
      options: { places: true, relics: true, lastBlood: 'spend-only' },
    },
    { name: 'six-in-teams', seats: 6, options: { places: true, relics: true, halfOfOne: 'must-pay' } },
  ];

export function goldenGames(): GoldenGame[] {
  return GAMES.map(({ name, seats, options }) => {
    const resolved = resolveOptions(vendetta, seats, options);
    if ('problem' in resolved) throw new Error(resolved.problem.reason);
    const seed = `golden ${name}`;
    const table = begin(vendetta, { seats, options: resolved.options, seed }, { listening: true });
    const chosen = Object.entries(options).map(([key, value]) => `, ${key} ${value}`);
    const head = `${seats} seats, seed "${seed}"${chosen.join('')}`;
    return { name, text: `${[head, ...play(table, new Random(seed))].join('\n')}\n` };
  });
}

function play(table: VendettaTable, random: Random): string[] {
  const lines = table.collect().flatMap((happening) => toldAs(happening, table.state));
  while (!table.position.over) {
    const { asked } = table.position;
    if (asked === null) throw new Error('nobody is asked');
    const place = asked.answers.indexOf(null);
    const seat = asked.seats[place] as Seat;
    const ask = asked.asks[place];
    if (ask === undefined) throw new Error('a seat is asked without a question');
    const answer = choose(ask, random, asked.frame.step);
    table.answer(seat, answer);
    lines.push(`P${seat} ${asked.frame.step}: ${answer}`);
    lines.push(...table.collect().flatMap((happening) => toldAs(happening, table.state)));
  }
  lines.push(`final position ${hashOf(table.position)}`);
  return lines;
}

function toldAs(happening: VendettaHappening, state: State): string[] {
  const { kind, ...facts } = happening;
  const told = `  ${[kind, ...Object.entries(facts).map(([fact, value]) => factAs(fact, value, happening, state))].join(' ')}`;
  return kind === 'lap' || kind === 'location' ? ['', ...tableAs(state), told] : [told];
}

function factAs(fact: string, value: unknown, happening: VendettaHappening, state: State): string {
  const viewers: Viewer[] = [...state.players.keys(), 'spectator'];
  const hearing = viewers.filter((viewer) => {
    const heard = hear(vendetta.hearing, happening, viewer, state);
    return heard !== null && fact in heard;
  });
  const text = `${fact}=${Array.isArray(value) ? value.join(',') : value}`;
  if (hearing.length === viewers.length) return text;
  return `${text}[${hearing.map((viewer) => `P${viewer}`).join(' ')}]`;
}

/** What everybody has, after what has just happened. */
function tableAs(state: State): string[] {
  const rows = state.locations.flatMap((location, i) => {
    const there = (state.positions[i] ?? []).flatMap((position, seat) => positionAs(position, seat));
    return there.length === 0 ? [] : [`${location} ${state.allies[i] ?? 'no ally'}: ${there.join('; ')}`];
  });
  return [...state.players.map(seatAs), ...rows];
}

function seatAs(player: Player, seat: Seat): string {
  const { clan, pool, influence, hand, allies, victims, drained, drainedVictims, tokens, flipped } = player;
  if (player.eliminated > 0) return `P${seat} ${clan} eliminated`;
  const alliance = [...allies, ...(victims > 0 ? [`victims ${victims}`] : [])].join(' ');
  const gone = [...drained, ...(drainedVictims > 0 ? [`victims ${drainedVictims}`] : [])].join(' ');
  const rest = [
    `blood ${pool}`,
    `Influence ${influence}`,
    `hand ${hand.join(' ') || 'empty'}`,
    ...(alliance === '' ? [] : [`alliance ${alliance}`]),
    ...(gone === '' ? [] : [`drained ${gone}`]),
    ...(tokens > 0 ? [`Diablerie ${tokens - flipped}+${flipped}`] : []),
  ];
  return `P${seat} ${clan}: ${rest.join(', ')}`;
}

/** A card in brackets lies face down; after a stroke stands the owner of a captured one. */
function positionAs({ blood, cards }: SeatPosition, seat: Seat): string[] {
  const laid = cards.map(({ card, faceUp, owner }) => {
    const face = faceUp ? card : `[${card}]`;
    return owner === seat ? face : `${face}/P${owner}`;
  });
  const all = [...laid, ...(blood > 0 ? [`${blood} blood`] : [])];
  return all.length === 0 ? [] : [`P${seat} ${all.join(' ')}`];
}
