import { newRecord, type Rulebook, type Seat } from '@nokturn/engine';
import { changeSettings, languageOf, settingsNow } from '../app/settings.ts';
import { seated } from '../parts/levels.ts';
import { newId, newSeed } from '../source/fresh.ts';
import { save } from '../source/local/saved.ts';
import { call } from '../source/server/api.ts';
import { beCalled } from '../source/server/person.ts';
import { rememberPlayed, rememberTable, wasPlayed } from './lastTable.ts';
import { chosenOptions, effective, type Plan } from './plan.ts';

/** Opens the match of a plan and returns its address. */
export async function openMatch(game: Rulebook, plan: Plan): Promise<string> {
  changeSettings({ level: plan.level });
  if (plan.company === 'friends') return openWithFriends(game, plan);
  const opened = openHere(game, plan);
  if (plan.company === 'bots') rememberTable(game.id, { ...plan, options: chosenOptions(game, plan) });
  return opened;
}

/** Opens a match without set-up: the settings of earlier set-ups stay as they are. */
export function openAtOnce(game: Rulebook, plan: Plan): string {
  const opened = openHere(game, plan);
  rememberPlayed(game.id);
  return opened;
}

async function openWithFriends(game: Rulebook, plan: Plan): Promise<string> {
  await beCalled(plan.name);
  const { match } = await call('createMatch', {
    body: {
      game: game.id,
      seats: plan.seats.map((seat, i) => (seat.kind === 'bot' ? seatedBot(seat.level, i) : { kind: 'open' })),
      options: chosenOptions(game, plan),
      privacy: plan.privacy,
      spectators: plan.spectators,
      delay: plan.spectators ? plan.delay : 0,
      clock: plan.clock,
      language: languageOf(settingsNow()),
    },
  });
  return `/m/${match.code}`;
}

function openHere(game: Rulebook, plan: Plan): string {
  const resolved = effective(game, plan);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  if (plan.company === 'bots') changeSettings({ name: plan.name });
  const id = newId();
  save({
    id,
    seats: plan.seats.map((seat, i) => {
      if (seat.kind === 'bot') return seatedBot(seat.level, i);
      return { kind: 'person', name: seat.kind === 'here' ? seat.name : plan.name };
    }),
    record: newRecord(game, { seats: plan.seats.length, options: resolved.options, seed: newSeed() }),
    over: false,
    at: Date.now(),
    ...(!wasPlayed(game.id) && { isFirst: true }),
  });
  return `/local/${id}`;
}

function seatedBot(level: string, seat: Seat): { kind: 'bot'; level: string } {
  return { kind: 'bot', level: seated(level, seat) };
}
