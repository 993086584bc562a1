import {
  type Answer,
  begin,
  canonical,
  clonePosition,
  fits,
  Random,
  resolveOptions,
  type Seat,
  type Viewer,
} from '@nokturn/engine';
import { lovciNoci } from '@nokturn/lovci-noci';
import { serverMessage } from '@nokturn/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../games/lovci-noci/cards/characters.ts';
import type { State } from '../../games/lovci-noci/rules/state.ts';
import { mayHear, scramble } from '../../games/lovci-noci/test/scramble.ts';
import { choose } from '../../games/lovci-noci/test/trials.ts';
import { type Hosted, type LovciGame, type LovciPosition, seatsOf, World } from './helpers/world.ts';

/** In `npm run test:deep` two hundred games; each is followed from somewhere in it for as long as it can be. */
const GAMES = process.env.NOKTURN_DEEP ? 200 : 5;
const SEATS = 5;
const ROUNDS = process.env.NOKTURN_DEEP ? 30 : 6;

let worlds: World[] = [];
afterEach(async () => {
  for (const world of worlds) await world.close();
  worlds = [];
});

async function twoWorlds(game?: LovciGame): Promise<[World, World]> {
  const [real, other] = [await World.open(game), await World.open(game)];
  worlds = [real, other];
  return [real, other];
}

/** A position from the middle of a random game. */
function somewhere(random: Random): LovciPosition {
  const resolved = resolveOptions(lovciNoci, SEATS, { characters: random.pick(['first', 'all', 'vortex']) });
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  for (;;) {
    const seed = String(random.word());
    const table = begin(lovciNoci, { seats: SEATS, options: resolved.options, seed });
    const depth = random.below(120);
    for (let i = 0; i < depth && table.position.asked; i++) {
      const { asked } = table.position;
      const place = asked.answers.indexOf(null);
      table.answer(
        asked.seats[place] as Seat,
        choose(asked.asks[place] as Parameters<typeof choose>[0], random, asked.frame.step),
      );
    }
    const { asked } = table.position;
    if (asked?.answers.every((answer) => answer === null))
      return clonePosition(lovciNoci.clone, table.position);
  }
}

function mustBeSame(real: string, other: string): void {
  if (real === other) return;
  let at = 0;
  while (real[at] === other[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 80), at + 40);
  throw new Error(`the viewer can tell the worlds apart:\n${near(real)}\n${near(other)}`);
}

/** An answer that can be given in both worlds, or null. */
function sharedAnswer([real, other]: readonly [Hosted, Hosted], seat: Seat, random: Random): Answer | null {
  const ask = (hosted: Hosted) => {
    const { asked } = hosted.mirror.position;
    return asked?.asks[asked.seats.indexOf(seat)];
  };
  const [here, there] = [ask(real), ask(other)];
  if (here === undefined || there === undefined) return null;
  const options =
    here.kind === 'one' && there.kind === 'one' ? here.options.filter((o) => there.options.includes(o)) : [];
  const shared = here.kind === 'one' ? { ...here, options } : here;
  if (shared.kind === 'one' && options.length === 0) return null;
  const answer = choose(shared, random, '');
  return fits(there, answer).fits ? answer : null;
}

/**
 * Plays one match in two worlds that differ only in what the viewer may not know, with the same answers at the same
 * moments, and compares every byte the viewer gets for as long as the rules give no reason to tell them apart.
 */
async function follow(
  pair: [World, World],
  viewer: Viewer,
  random: Random,
  log: { rounds: number },
): Promise<void> {
  const position = somewhere(random);
  const scrambled = scramble(JSON.parse(JSON.stringify(position)), viewer, random);
  const hosted: [Hosted, Hosted] = [
    await pair[0].host(position),
    await pair[1].host({ ...scrambled, chance: position.chance }),
  ];
  const compare = () => mustBeSame(hosted[0].transcript(viewer), hosted[1].transcript(viewer));
  compare();
  for (let round = 0; round < ROUNDS; round++) {
    const seats = seatsOf(hosted[0].mirror);
    if (seats.length === 0 || canonical(seats) !== canonical(seatsOf(hosted[1].mirror))) break;
    const answers = random
      .shuffle([...seats])
      .map((seat) => ({ seat, answer: sharedAnswer(hosted, seat, random) }));
    if (answers.some(({ answer }) => answer === null)) break;
    const pause = random.below(1500);
    const allowed: string[] = [];
    for (const [i, { mirror }] of hosted.entries()) {
      for (const { seat, answer } of answers) mirror.answer(seat, answer as Answer);
      const told = mirror.collect().map((happening) => mayHear(happening, viewer, mirror.position));
      allowed[i] = canonical(told.filter((line) => line !== null));
    }
    if (allowed[0] !== allowed[1]) break;
    for (const [i, each] of hosted.entries()) {
      const { time } = pair[i] as World;
      await each.pry(viewer, `pry-${round}`);
      for (const { seat, answer } of answers) {
        await each
          .client(seat)
          .send(
            { type: 'answer', version: each.client(seat).version, answer: answer as Answer },
            `a-${round}-${seat}`,
          );
        await time.pass(pause);
      }
      await time.pass(3000);
    }
    compare();
    log.rounds++;
    if (hosted.some(({ mirror }) => mirror.position.over)) break;
  }
  for (const each of hosted) each.leave();
}

describe('LN-15.12, on the wire: two worlds that differ only in what a viewer may not know', () => {
  it(`send the same bytes at the same moments, in ${GAMES} games`, { timeout: 3_600_000 }, async () => {
    const pair = await twoWorlds();
    const random = new Random('wire');
    const log = { rounds: 0 };
    for (let game = 0; game < GAMES; game++)
      await follow(pair, random.below(4) === 0 ? 'spectator' : random.below(SEATS), random, log);
    expect(log.rounds).toBeGreaterThan(GAMES);
  });

  it('and a planted leak is found', { timeout: 120_000 }, async () => {
    const { secrets } = lovciNoci;
    const points = ({ players }: State) =>
      players.map(({ character, damage }) => CHARACTERS[character].limit - damage);
    const leaking: LovciGame = {
      ...lovciNoci,
      secrets: {
        ...secrets,
        show: (state, viewer) => ({ ...secrets.show(state, viewer), points: points(state) }),
      },
    };
    const pair = await twoWorlds(leaking);
    const random = new Random('planted');
    const tries = async () => {
      for (let game = 0; game < 4; game++) await follow(pair, 'spectator', random, { rounds: 0 });
    };
    await expect(tries()).rejects.toThrow(/tell the worlds apart.*"points"/s);
  });
});

describe('a message', () => {
  it('holds nothing that its schema does not name', async () => {
    const [world] = await twoWorlds();
    const random = new Random('schema');
    const hosted = await world.host(somewhere(random));
    await hosted.pry(0, 'pry');
    await world.time.pass(13_000);
    for (const viewer of [0, 1, 2, 3, 4, 'spectator'] as const)
      for (const text of hosted.client(viewer).raw)
        expect(canonical(serverMessage.parse(JSON.parse(text)))).toBe(canonical(JSON.parse(text)));
  });
});
