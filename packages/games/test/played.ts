import { type Bot, HeardLog, type MatchRecord, Random, type Rulebook, type Seat } from '@nokturn/engine';
import { findRules } from '../all.ts';
import { botsFor } from '../bots.ts';

export function rulesNamed(id: string): Rulebook {
  const rules = findRules(id);
  if (rules === undefined) throw new Error(`there are no rules of ${id}`);
  return rules;
}

/** A match between quick players, with what each seat knew whenever it was asked. */
export function played(
  rules: Rulebook,
  seed: string,
): { record: MatchRecord; known: Map<number, unknown[]> } {
  const seats = rules.seats.min;
  const resolved = rules.resolve(seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const setup = { seats, options: resolved.options, seed };
  const match = rules.begin(setup);
  const logs = Array.from({ length: seats }, (_, seat) => new HeardLog(seat));
  const random = new Random(seed);
  const bot = botsFor(rules.id).get('novice') as Bot;
  const known = new Map<number, unknown[]>();
  for (let move = 0; match.position.asked; move++) {
    const told = match.collect();
    for (const log of logs) log.listen(told, match);
    const { seats: asked, answers } = match.position.asked;
    if (answers.every((answer) => answer === null))
      known.set(
        move,
        logs.map((log, seat) => structuredClone(log.witness(match.view(seat)))),
      );
    const seat = asked[answers.indexOf(null)] as Seat;
    const view = logs[seat]?.witness(match.view(seat));
    const mine = view?.asked?.mine;
    if (!view || !mine) throw new Error('nobody is asked');
    match.answer(seat, bot(view, mine, { milliseconds: Number.POSITIVE_INFINITY }, random));
  }
  const record: MatchRecord = {
    format: 1,
    game: rules.id,
    rules: rules.rulesVersion,
    commitment: '',
    ...setup,
    moves: match.moves,
    hash: match.hash,
  } as unknown as MatchRecord;
  return { record, known };
}
