import {
  type Answer,
  type Ask,
  type Bot,
  HeardLog,
  type MatchRecord,
  newRecord,
  Random,
  type Rulebook,
  randomAnswer,
  recordWith,
  type Seat,
} from '@nokturn/engine';

/** None of our matches comes near this. */
const MOST_MOVES = 5_000;

interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * One whole match for each number of players, each preset and each value of an option with only a few. Novices, who
 * know what they are doing, alternate with random players, who reach positions that no other player would.
 */
export async function goldenRecords(rules: Rulebook): Promise<MatchRecord[]> {
  const { novice } = await rules.bot();
  const setups = setupsOf(rules);
  return setups.map(({ seats, options }, i) => {
    const resolved = rules.resolve(seats, options);
    if ('problem' in resolved) throw new Error(resolved.problem.reason);
    const seed = `golden ${rules.id} ${i}`;
    return playOut(rules, { seats, options: resolved.options, seed }, i % 2 === 0 ? novice : null);
  });
}

/** Every setup once, as far as the rules allow it. */
function setupsOf(rules: Rulebook): Setup[] {
  const { min, max, usual = min } = rules.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i, options: {} }));
  const presets = Object.values(rules.presets ?? {}).map(({ seats, options }) => ({ seats, options }));
  const choices = Object.entries(rules.options).flatMap(([name, spec]) =>
    spec.kind === 'choice' ? spec.values.map((value) => ({ seats: usual, options: { [name]: value } })) : [],
  );
  const known = new Set<string>();
  return [...counts, ...presets, ...choices].filter(({ seats, options }) => {
    const resolved = rules.resolve(seats, options);
    if ('problem' in resolved) return false;
    const key = JSON.stringify([seats, resolved.options]);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

function playOut(
  rules: Rulebook,
  setup: { seats: number; options: MatchRecord['options']; seed: string },
  bot: Bot | null,
): MatchRecord {
  const begun = newRecord(rules, setup);
  const match = rules.begin(setup);
  const random = new Random(setup.seed);
  const logs = Array.from({ length: setup.seats }, (_, seat) => new HeardLog(seat));
  const listen = () => {
    const told = match.collect();
    for (const each of logs) each.listen(told, match);
  };
  const chosen = (seat: Seat, ask: Ask): Answer => {
    const view = match.view(seat);
    const mine = view.asked?.mine;
    if (bot === null || !mine) return randomAnswer(ask, (n) => random.below(n));
    return bot({ ...view, heard: logs[seat]?.heard ?? [] }, mine, { milliseconds: 1000 }, random);
  };
  while (!match.position.over) {
    listen();
    const { asked } = match.position;
    if (asked === null || match.moves.length > MOST_MOVES) throw new Error('a golden match does not end');
    const place = asked.answers.indexOf(null);
    const seat = asked.seats[place] as Seat;
    const refusal = match.answer(seat, chosen(seat, asked.asks[place] as Ask));
    if (refusal) throw new Error(`a golden match is refused a move: ${refusal.reason}`);
  }
  return recordWith(begun, match);
}
