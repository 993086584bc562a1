import type { Heard, Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import type { Beats } from '@nokturn/ui';

/** The longest sentence, in letters. */
export const MOST_LETTERS = 90;

/** A turn starts a new beat, and so does the round marker just before it. */
const OPENS: readonly string[] = ['turn', 'round'];
/** Showing a face, falling and winning are always shown in full. */
const LOUD: readonly string[] = ['revealed', 'eliminated', 'unmasked', 'won', 'ended'];

/**
 * How a match is divided into beats, and the summary of each. Only what everybody hears is used: neither a summary nor
 * the length of a beat can give away a card or a face.
 */
export const beats: Beats = {
  opens: ({ kind }) => OPENS.includes(kind),
  loud: ({ kind }) => LOUD.includes(kind),
  summary(heard, text) {
    const seat = moverOf(heard);
    const words = overOf(heard, text) ?? loudOf(heard, seat, text) ?? turnOf(heard, seat, text);
    return words === null ? null : { seat, words, change: seat === null ? null : changeOf(heard, seat) };
  },
  // No points are collected in this game, so the last beat with damage counts as the decisive one.
  decided: (heard) => Number(heard.some(({ kind }) => kind === 'damaged') && !heard.some(isEnd)),
};

function isEnd({ kind }: Heard): boolean {
  return kind === 'ended';
}

/** The field that names the actor, by the kind of happening. */
const DOERS: Readonly<Record<string, string>> = {
  turn: 'seat',
  'move-rolled': 'seat',
  moved: 'seat',
  skipped: 'seat',
  drew: 'seat',
  'drew-prophecy': 'seat',
  chose: 'seat',
  declined: 'seat',
  'no-effect': 'seat',
  'keg-rolled': 'seat',
  'duel-rolled': 'seat',
  'prayer-rolled': 'seat',
  'prophecy-passed': 'giver',
  prophecy: 'giver',
  attacked: 'attacker',
  hit: 'attacker',
  damaged: 'cause',
  ability: 'seat',
  transferred: 'to',
  'dug-up': 'seat',
  equipped: 'seat',
  revealed: 'seat',
  eliminated: 'seat',
  healed: 'seat',
};

/** The seat that moved: the first one that does something. Null before the first turn and at the end. */
function moverOf(heard: readonly Heard[]): Seat | null {
  if (heard.some(({ kind }) => kind === 'started' || kind === 'ended')) return null;
  for (const one of heard) {
    // A player is eliminated by somebody else, or else by their own doing.
    const doer = (one.kind === 'eliminated' ? one.killer : null) ?? one[DOERS[one.kind] ?? ''];
    if (typeof doer === 'number') return doer;
  }
  return null;
}

/** How much a seat's damage has changed. */
function changeOf(heard: readonly Heard[], seat: Seat): number | null {
  const changes = heard.filter(({ kind }) => ['damaged', 'healed', 'set-to-seven'].includes(kind));
  const sum = changes
    .filter((one) => one.seat === seat)
    .reduce((total, { before, after }) => total + Number(after) - Number(before), 0);
  return sum === 0 ? null : sum;
}

/** The start of a match and its end. */
function overOf(heard: readonly Heard[], text: GameText): string | null {
  const ended = heard.find(({ kind }) => kind === 'ended');
  if (ended) return text.say('beat-ended', { winners: ended.winners });
  const started = heard.find(({ kind }) => kind === 'started');
  return started ? text.say('beat-started', { start: started.start }) : null;
}

/** Faces that were shown and players who fell, and anything else that fits. */
function loudOf(heard: readonly Heard[], mover: Seat | null, text: GameText): string | null {
  const faces = heard.flatMap((one) => {
    if (one.kind !== 'revealed' && one.kind !== 'eliminated') return [];
    return [text.say(`beat-${one.kind}`, { seat: one.seat, character: one.character })];
  });
  const [first, ...others] = faces;
  if (first === undefined) return null;
  const deeds = deedsOf(heard, mover, text);
  const rest = deeds.length === 0 ? [] : [sentenceOf(deeds, mover, text)];
  return [...others, ...rest].reduce(
    (said, part) => (lettersOf(`${said} ${part}.`) <= MOST_LETTERS ? `${said} ${ended(part)}` : said),
    first,
  );
}

function ended(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** What a player did, in one sentence; the least important part is left out first. */
function turnOf(heard: readonly Heard[], mover: Seat | null, text: GameText): string | null {
  let deeds = deedsOf(heard, mover, text);
  if (deeds.length === 0) return null;
  while (deeds.length > 1 && lettersOf(sentenceOf(deeds, mover, text)) > MOST_LETTERS) {
    const least = Math.min(...deeds.map(({ weight }) => weight));
    const last = deeds.findLastIndex(({ weight }) => weight === least);
    deeds = deeds.toSpliced(last, 1);
  }
  return sentenceOf(deeds, mover, text);
}

/** First what the mover did, then what others did about it. */
function sentenceOf(deeds: readonly Deed[], mover: Seat | null, text: GameText): string {
  const own = deeds.filter(({ isOthers }) => !isOthers).map(({ words }) => words);
  const others = deeds.filter(({ isOthers }) => isOthers).map(({ words }) => words);
  const [first, ...more] = own;
  const begun = first === undefined || mover === null ? [] : [`${text.thing('seat', mover)} ${first}`];
  return `${[...begun, ...more, ...others].join(', ')}.`;
}

interface Deed {
  readonly words: string;
  /** Parts with less weight are left out first. */
  readonly weight: number;
  /** These words name their own subject; all others are about the mover. */
  readonly isOthers?: boolean;
}

function deedsOf(heard: readonly Heard[], mover: Seat | null, text: GameText): readonly Deed[] {
  const deeds = heard.flatMap((one) => deedOf(one, mover, heard, text) ?? []);
  return deeds.filter(({ words }, i) => deeds.findIndex((other) => other.words === words) === i);
}

/** What one happening adds, or null if something else covers it. Its subject is the mover unless it names another. */
function deedOf(one: Heard, mover: Seat | null, heard: readonly Heard[], text: GameText): Deed | null {
  const say = (weight: number, id: string, facts = {}): Deed => ({ weight, words: text.say(id, facts) });
  const others = (deed: Deed): Deed => ({ ...deed, isOthers: true });
  const isOwn = one.seat === mover;
  switch (one.kind) {
    case 'moved':
      return say(3, 'beat-moves', { place: one.place });
    case 'move-rolled':
      return one.place === null && !heard.some(({ kind }) => kind === 'moved')
        ? say(2, 'beat-rolls', { sum: Number(one.d6) + Number(one.d4) })
        : null;
    case 'skipped':
      return heard.some(({ kind }) => kind === 'moved') ? null : say(0, 'beat-skips');
    case 'drew':
      return say(2, 'beat-draws', { card: one.card });
    case 'drew-prophecy':
      return heard.some(({ kind }) => kind.startsWith('prophecy')) ? null : say(2, 'beat-draws-prophecy');
    case 'prophecy-passed':
      return heard.some(({ kind, receiver }) => kind === 'prophecy' && receiver === one.receiver)
        ? null
        : say(4, 'beat-passes', { receiver: one.receiver });
    case 'prophecy':
      return say(4, 'beat-prophecy', { receiver: one.receiver, outcome: one.outcome, amount: one.amount });
    case 'declined':
    case 'no-effect':
      return heard.some(({ kind }) => kind === 'drew') ? null : say(1, 'beat-no-effect', { card: one.card });
    case 'chose':
      return say(0, 'beat-chooses', { target: one.target });
    case 'attacked':
      if (one.base !== 0) return null;
      return one.attacker === mover
        ? say(5, 'beat-misses', { victim: (one.victims as readonly Seat[])[0] })
        : others(say(5, 'beat-counters', { attacker: one.attacker, amount: 0 }));
    case 'hit':
      return one.attacker === mover
        ? say(6, 'beat-hits', { victim: one.victim, amount: one.amount })
        : others(say(6, 'beat-counters', { attacker: one.attacker, amount: one.amount }));
    case 'damaged':
      if (one.source === 'attack' || one.source === 'counter' || one.source === 'prophecy') return null;
      return say(5, isOwn ? 'beat-takes' : 'beat-hurts', { seat: one.seat, amount: one.amount });
    case 'prevented':
      return others(say(4, 'beat-prevented', { seat: one.seat }));
    case 'healed': {
      const amount = Number(one.before) - Number(one.after);
      if (amount === 0 || one.source === 'prophecy') return null;
      return isOwn
        ? say(4, 'beat-heals', { amount })
        : others(say(4, 'beat-heals-other', { seat: one.seat, amount }));
    }
    case 'set-to-seven':
      return say(5, 'beat-sets', { seat: one.seat, own: isOwn ? 'true' : 'false', damage: one.after });
    case 'transferred':
      return one.to === mover
        ? say(4, 'beat-takes-card', { card: one.card, from: one.from })
        : others(say(4, 'beat-gives-card', { card: one.card, to: one.to }));
    case 'dug-up':
      return say(4, 'beat-digs', { card: one.card });
    case 'extra-turns':
      return say(2, 'beat-extra');
    case 'ability':
      return isOwn ? say(1, 'beat-ability', { character: one.character }) : null;
    case 'voided':
      return say(5, 'beat-voids', { seat: one.seat });
    default:
      return null;
  }
}

function lettersOf(words: string): number {
  return plain(words).length;
}
