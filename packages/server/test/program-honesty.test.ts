import { createHash } from 'node:crypto';
import type { Bot, Frame, Game, Happening, Options, Random, Result, Seat, Witness } from '@nokturn/engine';
import { type Chooser, choosesTheSameWhenScrambled, deep, type Secrecy } from '@nokturn/engine/testing';
import { findRules } from '@nokturn/games/all';
import { lovciNoci } from '@nokturn/games/lovci-noci/index.ts';
import { mastersOfTheNight } from '@nokturn/games/masters-of-the-night/index.ts';
import { theHunger } from '@nokturn/games/the-hunger/index.ts';
import { vendetta } from '@nokturn/games/vendetta/index.ts';
import { type ToProgram, toProgram } from '@nokturn/protocol/programs';
import { describe, expect, it } from 'vitest';
import * as lovciSecrets from '../../games/lovci-noci/test/scramble.ts';
import { choose as chooseLovci, settings as lovciSettings } from '../../games/lovci-noci/test/trials.ts';
import * as mastersSecrets from '../../games/masters-of-the-night/test/scramble.ts';
import {
  choose as chooseMasters,
  SETTINGS as MASTERS_SETTINGS,
} from '../../games/masters-of-the-night/test/trials.ts';
import * as hungerSecrets from '../../games/the-hunger/test/scramble.ts';
import { choose as chooseHunger, SETTINGS as HUNGER_SETTINGS } from '../../games/the-hunger/test/trials.ts';
import * as vendettaSecrets from '../../games/vendetta/test/scramble.ts';
import { choose as chooseVendetta, SETTINGS as VENDETTA_SETTINGS } from '../../games/vendetta/test/trials.ts';
import { Conversation, type ProgramGame } from '../src/programs/index.ts';

/** In `npm run test:deep`, a thousand decisions of each game. */
const WANTED = deep(6, 1000);

interface Setting {
  readonly seats: number;
  readonly options: Options;
}

honest(lovciNoci, { choose: chooseLovci, ...lovciSecrets }, lovciSettings('kosmos'), 20);
honest(vendetta, { choose: chooseVendetta, ...vendettaSecrets }, VENDETTA_SETTINGS, 12);
honest(theHunger, { choose: chooseHunger, ...hungerSecrets }, HUNGER_SETTINGS, 30);
honest(mastersOfTheNight, { choose: chooseMasters, ...mastersSecrets }, MASTERS_SETTINGS, 12);

function honest<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  account: { readonly choose: Chooser; readonly scramble: Secrecy<S, F, H>['scramble'] },
  settings: readonly Setting[],
  every: number,
): void {
  describe(`a program that plays ${game.id}`, () => {
    it('is sent the same bytes in two worlds that differ only in what its seat may not know', {
      timeout: 900_000,
    }, async () => {
      const known = await programGame(game.id);
      const totals = { decisions: 0, scrambled: 0 };
      for (let i = 0; totals.decisions < WANTED; i++) {
        const { seats, options } = settings[i % settings.length] as Setting;
        const report = choosesTheSameWhenScrambled(
          game,
          bytesSent(known, seats, options) as unknown as Bot<V>,
          { ...account, seats, options, games: 1, seed: `pipe ${i}`, every },
        );
        totals.decisions += report.decisions;
        totals.scrambled += report.scrambled;
      }
      expect(totals.scrambled).toBeGreaterThan(0.8 * totals.decisions);
    });
  });
}

describe('the same test', () => {
  it('detects a secret that is sent', async () => {
    const known = await programGame('vendetta');
    const [{ seats, options } = { seats: 4, options: {} }] = VENDETTA_SETTINGS;
    const { secrets } = vendetta;
    const leaking = {
      ...vendetta,
      secrets: {
        ...secrets,
        show: ((state, viewer) => ({
          ...secrets.show(state, viewer),
          next: state.allyDeck.at(-1),
        })) as typeof secrets.show,
      },
    };
    expect(() =>
      choosesTheSameWhenScrambled(leaking, bytesSent(known, seats, options, { asks: false }) as never, {
        choose: chooseVendetta,
        ...vendettaSecrets,
        seats,
        options,
        games: 1,
        seed: 'leak',
      }),
    ).toThrow(/knows too much/);
  });
});

/** Requests everything it can, and "answers" with the hash of every byte it was sent. */
function bytesSent(game: ProgramGame, seats: number, options: Options, { asks = true } = {}): Bot {
  return (view: Witness, _mine, _budget, random: Random) => {
    const bytes = createHash('sha256');
    const conversation = new Conversation(game);
    const told = (line: string): ToProgram => {
      bytes.update(`${line}\n`);
      return toProgram.parse(JSON.parse(line));
    };
    const ask = (request: object) => {
      const { replies } = conversation.hear(JSON.stringify(request));
      const [reply] = replies.map(told);
      if (reply === undefined) throw new Error(`no reply to ${JSON.stringify(request)}`);
      return reply;
    };
    told(conversation.hello());
    conversation.hear('{"kind":"ready","protocol":1}');
    told(conversation.match({ seat: view.viewer as Seat, seats, options }, random));
    told(conversation.decide(view, { within: 1000 }));
    if (asks) askEverything(ask);
    return bytes.digest('hex');
  };
}

function askEverything(ask: (request: object) => ToProgram): void {
  const imagined = ask({ kind: 'imagine', id: 1, worlds: 2 });
  if (imagined.kind !== 'worlds') throw new Error(`nothing is imagined: ${JSON.stringify(imagined)}`);
  const mine = ask({ kind: 'play', id: 2, world: 0, answers: [], until: 'asked' });
  if (mine.kind !== 'world') throw new Error(`a world cannot be played on: ${JSON.stringify(mine)}`);
  const seen = ask({ kind: 'look', id: 3, world: mine.world });
  expect(seen.kind).toBe('seen');
  const found = ask({ kind: 'candidates', id: 4, world: mine.world });
  if (found.kind !== 'candidates') throw new Error('there are no candidates');
  const answers = found.candidates.slice(0, 3).map(({ answer }) => answer);
  expect(ask({ kind: 'playout', id: 5, worlds: [mine.world], answers }).kind).toBe('results');
}

async function programGame(id: string): Promise<ProgramGame> {
  const rules = findRules(id);
  if (rules === undefined) throw new Error(`there is no game ${id}`);
  const { rulesVersion, digest } = rules;
  return { id, rulesVersion, digest, rules, mind: (await rules.bot()).mind };
}
