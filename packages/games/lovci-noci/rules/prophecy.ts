import { type Barred, type ChoiceId, decision, leftOf, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { type GreenId, PROPHECIES } from '../cards/green.ts';
import type { OpenId } from '../cards/open.ts';
import { reshuffleIfEmpty, transfer } from './cards.ts';
import { barred, giveOption, giveOptions, seatOption } from './choices.ts';
import { deal, preventionOf } from './damage.ts';
import { checkGoals } from './goals.ts';
import { heal } from './healing.ts';
import { canBe, characterOf, othersFromLeftOf } from './seats.ts';
import type { Outcome, Player, State } from './state.ts';
import type { LovciTable, Rules } from './work.ts';

type Reply = 'nothing' | 'heal' | 'hurt' | 'show' | ChoiceId<'give'>;

/** LN-3 and LN-8: prophecies. */
export const prophecyRules: Rules<'opening-prophecy' | 'prophecy-target' | 'prophecy-reply'> = {
  /** LN-3.2: each seat once, from the start player, each giving to the left neighbour. */
  'opening-prophecy'(table, { giver, left }) {
    if (left === 0) {
      table.tell({ kind: 'round', round: 1 });
      return table.next({ step: 'turn', extra: false });
    }
    const receiver = leftOf(giver, table.state.players.length);
    table.next({ step: 'opening-prophecy', giver: receiver, left: left - 1 });
    takeProphecy(table, giver);
    pass(table, receiver);
  },

  /** LN-8.2. */
  'prophecy-target': decision({
    clause: 'LN-8.2',
    to: 'one',
    seat: (state) => inHand(state).giver,
    ask: (state, giver) => oneOf(othersFromLeftOf(state, giver).map(seatOption)),
    fallback: (state, giver) => seatOption(othersFromLeftOf(state, giver)[0] as Seat),
    barred: (_state, giver) => [barred(seatOption(giver), 'not-yourself', 'LN-8.2')],
    answered: (table, answer) => pass(table, seatOption.chosen(answer)),
  }),

  /** LN-8.5, LN-8.6: a cover decision. */
  'prophecy-reply': decision({
    clause: 'LN-8.6',
    to: 'one',
    cover: true,
    seat: (state) => passed(state).receiver,
    ask: (state, receiver) => oneOf(repliesOf(state, playerAt(state, receiver))),
    fallback: (state, receiver) => truthfulReplies(state, playerAt(state, receiver))[0] as Reply,
    barred: (state, receiver) => barredReplies(state, playerAt(state, receiver)),
    answered: (table, answer) => carryOutReply(table, answer),
  }),
};

/** LN-8.1, LN-8.2. */
export function drawProphecy(table: LovciTable, giver: Seat): void {
  takeProphecy(table, giver);
  table.next({ step: 'prophecy-target' });
}

function takeProphecy(table: LovciTable, giver: Seat): void {
  reshuffleIfEmpty(table, 'green');
  const card = table.state.decks.green.pop();
  if (card === undefined) throw new Error('there is no prophecy to draw');
  table.state.prophecy = { giver, receiver: null, card };
  table.tell({ kind: 'drew-prophecy', seat: giver, card });
}

/** LN-8.3. */
function pass(table: LovciTable, receiver: Seat): void {
  const prophecy = inHand(table.state);
  prophecy.receiver = receiver;
  table.tell({ kind: 'prophecy-passed', giver: prophecy.giver, receiver, card: prophecy.card });
  table.next({ step: 'prophecy-reply' });
}

/** LN-8.6; Ulric may reply as if the card applied or as if it did not (LN-8.16, LN-8.17). */
function repliesOf(state: State, receiver: Player): Reply[] {
  const { card } = inHand(state);
  if (mayLie(card, receiver)) return ['nothing', ...effectReplies(state, receiver, card)];
  return applies(card, receiver) ? effectReplies(state, receiver, card) : ['nothing'];
}

function mayLie(card: GreenId, receiver: Player): boolean {
  return canBe(receiver, 'ulrik') && card !== 'true-face';
}

function truthfulReplies(state: State, receiver: Player): Reply[] {
  const { card } = inHand(state);
  return applies(card, receiver) ? effectReplies(state, receiver, card) : ['nothing'];
}

/** LN-8.9 to LN-8.13: how the receiver may respond if the card applies. */
function effectReplies(state: State, receiver: Player, card: GreenId): Reply[] {
  const { effect } = PROPHECIES[card];
  switch (effect.kind) {
    case 'balm':
      return [receiver.damage > 0 ? 'heal' : 'hurt'];
    case 'toll':
      return mustGive(state, receiver)
        ? giveOptions(receiver.equipment)
        : ['hurt', ...giveOptions(receiver.equipment)];
    case 'hurt':
      return ['hurt'];
    case 'show':
      return ['show'];
  }
}

/** LN-8.11. */
function mustGive({ options }: State, receiver: Player): boolean {
  return options.tollChoice === 'forced' && receiver.equipment.length > 0;
}

function barredReplies(state: State, receiver: Player): Barred[] {
  const { card } = inHand(state);
  const list: Barred[] = [];
  if (!mayLie(card, receiver)) {
    if (!applies(card, receiver))
      return effectReplies(state, receiver, card).map((reply) => barred(reply, 'does-not-apply', 'LN-8.6'));
    list.push(barred('nothing', 'applies', 'LN-8.6'));
  }
  if (PROPHECIES[card].effect.kind === 'toll' && mustGive(state, receiver))
    list.push(barred('hurt', 'must-give', 'LN-8.11'));
  return list;
}

function applies(card: GreenId, receiver: Player): boolean {
  const { appliesTo } = PROPHECIES[card];
  if (appliesTo === 'everybody') return true;
  const { letter, party } = characterOf(receiver);
  return 'parties' in appliesTo ? appliesTo.parties.includes(party) : appliesTo.letters.includes(letter);
}

/** LN-8.7, LN-8.8: the outcome is public, the card goes face down to the discard pile. */
function carryOutReply(table: LovciTable, reply: Reply): void {
  const { state } = table;
  const { giver, receiver, card } = passed(state);
  const { effect } = PROPHECIES[card];
  const player = playerAt(state, receiver);
  const hurt = effect.kind === 'hurt' ? effect.amount : 1;
  const finish = (outcome: Outcome, amount = 0, equipment: OpenId | null = null) => {
    const character = outcome === 'showed' ? player.character : null;
    table.tell({ kind: 'prophecy', giver, receiver, outcome, amount, equipment, card, character });
    state.notes.push({ giver, receiver, card, outcome });
    state.discards.green.push(card);
    state.prophecy = null;
  };
  switch (reply) {
    case 'nothing':
      return finish('nothing');
    case 'heal':
      finish('healed', 1);
      return heal(table, receiver, 1, 'prophecy');
    case 'hurt':
      if (preventionOf(player, 'prophecy') === null) finish('took', hurt);
      else finish('protected');
      return deal(table, giver, 'prophecy', [{ seat: receiver, amount: hurt }]);
    case 'show':
      finish('showed');
      state.shown.push({ to: giver, seat: receiver, character: player.character });
      return;
    default: {
      const given = giveOption.chosen(reply);
      finish('gave', 0, given);
      transfer(table, given, receiver, giver, 'given');
      checkGoals(table, null);
    }
  }
}

function inHand({ prophecy }: State) {
  if (prophecy === null) throw new Error('no prophecy is being resolved');
  return prophecy;
}

function passed(state: State): { giver: Seat; receiver: Seat; card: GreenId } {
  const { giver, receiver, card } = inHand(state);
  if (receiver === null) throw new Error('the prophecy has no receiver');
  return { giver, receiver, card };
}
