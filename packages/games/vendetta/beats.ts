import type { Heard, Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import type { Beats } from '@nokturn/ui';
import type { AllyId } from './cards/allies.ts';
import type { RelicId } from './cards/relics.ts';
import { cardsOf } from './cards.ts';

/** The longest sentence, in letters. */
export const MOST_LETTERS = 90;

/** The setup, a round, a lap, each planning turn, a Location, its tokens and the end of a round start a new beat. */
const OPENS: readonly string[] = [
  'first-player',
  'round',
  'lap',
  'turn',
  'turn-skipped',
  'location',
  'tokens',
  'round-over',
];

/** A Conflict with its rewards, the Beast, an elimination and the end are shown on their own. */
const LOUD: readonly string[] = [
  'power-changed',
  'power',
  'won',
  'nobody-there',
  'frenzy',
  'eliminated',
  'score',
  'ended',
];

/** Happenings that get no sentence of their own: cards that nobody sees come and go, Pools are counted. */
const UNTOLD: readonly string[] = [
  'lap',
  'turn',
  'location',
  'fed',
  'drew',
  'hand-built',
  'gave-up',
  'shuffled-in',
  'round-over',
  'place-laid',
  'relics-revealed',
];

/**
 * How a match is divided into beats, and the summary of each. Which beats have a sentence is the same for everybody.
 */
export const beats: Beats = {
  opens: ({ kind }) => OPENS.includes(kind),
  loud: ({ kind }) => LOUD.includes(kind),
  summary(heard, text) {
    const told = sentenceOf(heard, text);
    if (told === null) return null;
    const { seat, words } = told;
    return { seat, words, change: seat === null ? null : influenceOf(heard, seat, text) || null };
  },
  // You play at least eight cards in a match, so a lap takes eight seconds, including your own card.
  round: 5700,
};

interface Sentence {
  /** The seat that moved; null for the table itself. */
  readonly seat: Seat | null;
  readonly words: string;
}

function sentenceOf(heard: readonly Heard[], text: GameText): Sentence | null {
  const first = (kind: string) => heard.find((one) => one.kind === kind);
  const ended = first('ended');
  if (ended) return ofTable([text.say('beat-ended', { winners: ended.winners })]);
  const gone = first('eliminated');
  if (gone) return of(gone.seat, [text.say('beat-eliminated', { seat: gone.seat })]);
  const won = first('won');
  if (won) return victory(heard, won, text);
  const empty = first('nobody-there');
  if (empty) return ofTable([text.say('beat-nobody', { location: empty.location })]);
  const beast = first('frenzy');
  if (beast) return of(beast.seat, frenzied(heard, beast, text));
  const turn = first('turn');
  if (turn) return planned(heard, turn.seat as Seat, text);
  const skipped = first('turn-skipped');
  if (skipped) return of(skipped.seat, [text.say('beat-skips', { seat: skipped.seat })]);
  const tokens = first('tokens');
  if (tokens) return ofTable([tokensOf(tokens, text)]);
  const round = first('round');
  if (round) return ofTable([text.say('beat-round', { round: round.round }), ...arrivals(heard, text)]);
  if (first('clan-taken') || first('relic-taken')) return ofTable(taken(heard, text));
  if (first('first-player')) return ofTable([text.say('beat-begins', { seat: first('first-player')?.seat })]);
  return rest(heard, text);
}

function of(seat: unknown, parts: readonly string[]): Sentence {
  return { seat: seat as Seat, words: fitting(parts) };
}

function ofTable(parts: readonly string[]): Sentence {
  return { seat: null, words: fitting(parts) };
}

/** As many sentences as fit; the first is always included. */
function fitting([first = '', ...others]: readonly string[]): string {
  let said = first;
  for (const part of others) {
    const longer = `${said} ${part}`;
    if (plain(longer).length > MOST_LETTERS) break;
    said = longer;
  }
  return said;
}

/** A planning turn: the card, and what else was done. */
function planned(heard: readonly Heard[], seat: Seat, text: GameText): Sentence | null {
  const deeds = heard.flatMap((one) => (one.seat === seat ? (deedOf(one, heard, text) ?? []) : []));
  if (deeds.length > 0) return of(seat, deeds);
  return heard.every(({ kind }) => UNTOLD.includes(kind))
    ? null
    : of(seat, [text.say('beat-acts', { seat })]);
}

function deedOf(one: Heard, heard: readonly Heard[], text: GameText): string | null {
  const { seat, location } = one;
  switch (one.kind) {
    case 'played': {
      const put = heard.filter((other) => other.kind === 'blood-played' && other.seat === seat);
      const blood = put.reduce((sum, { amount }) => sum + Number(amount), 0);
      const card = one.card ?? 'unknown';
      return text.say('beat-plays', { seat, location, up: one.faceUp, card, blood });
    }
    case 'drained':
      return text.say('beat-drains', { seat, card: one.card });
    case 'relic-used':
      return text.say('beat-relic', { seat, card: one.relic });
    case 'looked':
    case 'looked-everywhere':
      return text.say('beat-looks', { seat });
    default:
      return null;
  }
}

/** The seats that stay and those that withdraw. */
function tokensOf(tokens: Heard, text: GameText): string {
  const { location } = tokens;
  const stay = tokens.stay as readonly Seat[];
  const withdraw = tokens.withdraw as readonly Seat[];
  const named = text.say('beat-tokens', { location, stay, withdraw });
  if (plain(named).length <= MOST_LETTERS) return named;
  return text.say('beat-tokens-short', { location, stay: stay.length, withdraw: withdraw.length });
}

/** The winner, and the Ally who joins them. */
function victory(heard: readonly Heard[], won: Heard, text: GameText): Sentence {
  const { seat, location, power } = won;
  const ally = heard.find((one) => one.kind === 'ally-joined' && one.location === location)?.ally;
  const said = text.say('beat-won', { seat, location, power });
  return of(seat, ally === undefined ? [said] : [said, text.say('beat-joins', { card: ally })]);
}

function frenzied(heard: readonly Heard[], { seat, credited }: Heard, text: GameText): readonly string[] {
  const drained = heard.find((one) => one.kind === 'drained' && one.seat === seat);
  const said = text.say('beat-frenzy', { seat, credited: credited ?? 'none' });
  return drained ? [said, text.say('beat-drains', { seat, card: drained.card })] : [said];
}

function arrivals(heard: readonly Heard[], text: GameText): readonly string[] {
  const allies = heard.filter(({ kind }) => kind === 'ally-arrived').map(({ ally }) => ally);
  return allies.length === 0 ? [] : [text.say('beat-arrive', { cards: allies })];
}

function taken(heard: readonly Heard[], text: GameText): readonly string[] {
  return heard.flatMap(({ kind, seat, clan, relic }) => {
    if (kind === 'clan-taken') return [text.say('beat-clan', { seat, clan })];
    return kind === 'relic-taken' ? [text.say('beat-takes', { seat, card: relic })] : [];
  });
}

/** The effects of cards while a Location is resolved: the first one that everybody hears. */
function rest(heard: readonly Heard[], text: GameText): Sentence | null {
  if (heard.every(({ kind }) => UNTOLD.includes(kind))) return null;
  const effect = heard.find(({ kind }) => kind === 'effect');
  if (effect) return of(effect.seat, [text.say('beat-effect', { seat: effect.seat, card: effect.card })]);
  const withdrew = heard.find(({ kind }) => kind === 'withdrew' || kind === 'withdrew-to-hand');
  if (withdrew) return of(withdrew.seat, [text.say('beat-withdraws', { ...placeOf(withdrew) })]);
  const relic = heard.find(({ kind }) => kind === 'relic-used');
  if (relic) return of(relic.seat, [text.say('beat-relic', { seat: relic.seat, card: relic.relic })]);
  const revealed = heard.find(({ kind }) => kind === 'revealed');
  if (revealed) return ofTable([text.say('beat-revealed', { location: revealed.location })]);
  const mover = heard.find(({ kind, seat }) => !UNTOLD.includes(kind) && typeof seat === 'number')?.seat;
  return mover === undefined
    ? ofTable([text.say('beat-goes-on')])
    : of(mover, [text.say('beat-acts', { seat: mover })]);
}

function placeOf({ seat, location }: Heard): { seat: unknown; location: unknown } {
  return { seat, location };
}

/**
 * How much the visible Influence of a seat has changed: tokens, Alliance, Drained cards. Influence of Allies that
 * depends on other Allies (VV-20.3) is neither reported nor counted.
 */
function influenceOf(heard: readonly Heard[], seat: Seat, text: GameText): number {
  const cards = cardsOf(text);
  const worthOf = (card: unknown) => (card === 'victim' ? cards.victim : cards.allies[card as AllyId]);
  return heard.reduce((sum, one) => {
    const isOwn = one.seat === seat;
    switch (one.kind) {
      case 'influence':
        return isOwn ? sum + Number(one.after) - Number(one.before) : sum;
      case 'influence-given':
        return sum + (one.to === seat ? Number(one.amount) : one.from === seat ? -Number(one.amount) : 0);
      case 'ally-joined':
        return isOwn ? sum + worthOf(one.ally).influence : sum;
      case 'victim-joined':
        return isOwn ? sum + cards.victim.influence : sum;
      case 'drained':
        return isOwn
          ? sum + worthOf(one.card).drainedInfluence - worthOf(one.card).influence - Number(one.tokens)
          : sum;
      case 'relic-taken':
        return isOwn ? sum + cards.relics[one.relic as RelicId].influence : sum;
      case 'undrained':
        return isOwn ? sum + worthOf(one.card).influence - worthOf(one.card).drainedInfluence : sum;
      default:
        return sum;
    }
  }, 0);
}
