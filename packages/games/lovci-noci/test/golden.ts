import { begin, hashOf, hear, Random, resolveOptions, type Seat, type Viewer } from '@nokturn/engine';
import { lovciNoci } from '../index.ts';
import type { LovciHappening } from '../rules/happenings.ts';
import type { Player, State } from '../rules/state.ts';
import type { LovciTable } from '../rules/work.ts';
import { choose } from './trials.ts';

/**
 * Whole games as readable text, for people who review a change of the rules: what was answered, and indented under it
 * what happened. A fact that not everybody hears names in brackets those who do. `npm run golden` writes them again.
 */
export interface GoldenGame {
  readonly name: string;
  readonly text: string;
}

const GAMES: readonly { name: string; seats: number; options: Readonly<Record<string, string | boolean>> }[] =
  [
    { name: 'four-first', seats: 4, options: {} },
    { name: 'five-tutorial', seats: 5, options: { characters: 'tutorial' } },
    { name: 'six-all', seats: 6, options: { characters: 'all' } },
    {
      name: 'seven-classic',
      seats: 7,
      options: { cards: 'classic', characters: 'all', firstRoundAttack: true },
    },
    {
      name: 'eight-vortex',
      seats: 8,
      options: { characters: 'vortex', firestorm: 'place', tollChoice: 'forced' },
    },
  ];

export function goldenGames(): GoldenGame[] {
  return GAMES.map(({ name, seats, options }) => {
    const resolved = resolveOptions(lovciNoci, seats, options);
    if ('problem' in resolved) throw new Error(resolved.problem.reason);
    const seed = `golden ${name}`;
    const table = begin(lovciNoci, { seats, options: resolved.options, seed }, { listening: true });
    const chosen = Object.entries(options).map(([key, value]) => `, ${key} ${value}`);
    const head = [
      `${seats} seats, seed "${seed}"${chosen.join('')}`,
      `places ${table.state.slots.join(' ')}`,
    ];
    return { name, text: `${[...head, ...play(table, new Random(seed))].join('\n')}\n` };
  });
}

function play(table: LovciTable, random: Random): string[] {
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
    const happenings = table.collect();
    if (answer !== 'pass' || happenings.length > 0) lines.push(`P${seat} ${asked.frame.step}: ${answer}`);
    lines.push(...happenings.flatMap((happening) => toldAs(happening, table.state)));
  }
  lines.push(`final position ${hashOf(table.position)}`);
  return lines;
}

function toldAs(happening: LovciHappening, state: State): string[] {
  const { kind, ...facts } = happening;
  const told = `  ${[kind, ...Object.entries(facts).map(([fact, value]) => factAs(fact, value, happening, state))].join(' ')}`;
  return kind === 'turn' ? ['', ...state.players.map(seatAs), told] : [told];
}

function factAs(fact: string, value: unknown, happening: LovciHappening, state: State): string {
  const viewers: Viewer[] = [...state.players.keys(), 'spectator'];
  const hearing = viewers.filter((viewer) => {
    const heard = hear(lovciNoci.hearing, happening, viewer, state);
    return heard !== null && fact in heard;
  });
  const text = `${fact}=${Array.isArray(value) ? value.join(',') : value}`;
  if (hearing.length === viewers.length) return text;
  return `${text}[${hearing.map((viewer) => `P${viewer}`).join(' ')}]`;
}

function seatAs(player: Player, seat: Seat): string {
  const { damage, place, equipment, character, revealed, eliminated, extraTurns } = player;
  const face = eliminated > 0 ? `eliminated in ${eliminated}` : revealed ? 'revealed' : 'hidden';
  const marks = [
    player.void && 'void',
    player.spent && 'spent',
    player.shielded && 'shielded',
    player.furred && 'furred',
  ];
  const extra = extraTurns > 0 ? [`${extraTurns} extra`] : [];
  const rest = [...equipment, ...marks.filter((mark) => mark !== false), ...extra];
  return `P${seat} ${character} ${face} ${damage} ${place ?? 'centre'} ${rest.join(' ')}`.trimEnd();
}
