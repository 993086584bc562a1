import type { Heard, Seat, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import type { Beats } from '@nokturn/ui';
import type { Action } from './rules/happenings.ts';
import type { MastersView } from './secrets.ts';

/** The maximum length of a sentence, in letters. */
export const MOST_LETTERS = 90;

/** A day, a night and each turn of it start a new beat. */
const OPENS: readonly string[] = ['round', 'night', 'turn'];
/** Each event card, each fight, each sigil and the end have a beat of their own. */
const LOUD: readonly string[] = ['event-drawn', 'dawn', 'combat', 'sigil', 'ended'];

/**
 * How a match is divided into beats, with the result of each. Everybody hears everything, so no secret gets
 * out.
 */
export const beats: Beats = {
  opens: ({ kind }) => OPENS.includes(kind),
  loud: ({ kind }) => LOUD.includes(kind),
  summary(heard, text, view) {
    const told = sentenceOf(heard, text);
    if (told === null) return null;
    const { vampire, words } = told;
    return {
      seat: vampire === null || view === undefined ? null : seatOf(view as View<MastersView>, vampire),
      words,
      change: (vampire === null ? veilIn(heard) : bloodOf(heard, vampire)) || null,
    };
  },
  // The night is won by the sigils, and lost where the veil was torn most.
  decided(heard, winners) {
    if (heard.some(({ kind }) => kind === 'ended')) return 0;
    return winners.length > 0 ? heard.filter(({ kind }) => kind === 'sigil').length : -veilIn(heard);
  },
  // Whoever led the last night and comes last in the next one waits for two nights of the others, and for the day between.
  round: 4000,
};

interface Sentence {
  /** The vampire that acted; null if it was the city, the day or the Inquisition. */
  readonly vampire: string | null;
  readonly words: string;
}

function seatOf({ state }: View<MastersView>, vampire: string): Seat | null {
  return state.vampires.find(({ id }) => id === vampire)?.seat ?? null;
}

function sentenceOf(heard: readonly Heard[], text: GameText): Sentence | null {
  const first = (kind: string) => heard.find((one) => one.kind === kind);
  const ended = first('ended');
  if (ended) return { vampire: null, words: text.say('beat-ended', { cause: ended.cause }) };
  const sigil = first('sigil');
  if (sigil) return { vampire: nameOf(sigil), words: text.say('beat-sigil', { ...sigil }) };
  const fight = first('combat');
  if (fight) return fought(heard, fight, text);
  const card = first('event-drawn') ?? first('dawn');
  if (card) return listed(null, text.say('beat-card', { card: card.event }), effectsOf(heard, text));
  const turn = first('turn');
  const mover = turn ? nameOf(turn) : (heard.map(nameOf).find((vampire) => vampire !== null) ?? null);
  const deeds = mover === null ? [] : deedsOf(heard, mover, text);
  if (mover !== null && deeds.length > 0) return does(mover, deeds, text);
  const round = first('round');
  if (round) return dawned(heard, round, text);
  if (first('night') || first('city')) return begun(heard, text);
  if (first('turn-over') && mover !== null) return does(mover, [text.say('beat-waits')], text);
  return rest(heard, text);
}

function nameOf({ vampire }: Heard): string | null {
  return typeof vampire === 'string' ? vampire : null;
}

/** What the table itself starts: a match, or a night. */
function begun(heard: readonly Heard[], text: GameText): Sentence | null {
  const night = heard.find(({ kind }) => kind === 'night');
  const said = night ? text.say('beat-night', { leader: night.leader }) : text.say('beat-city');
  return listed(null, said, []);
}

/** A new day: the leader, and the districts that have had an effect. */
function dawned(heard: readonly Heard[], { round }: Heard, text: GameText): Sentence {
  const leader = heard.find(({ kind }) => kind === 'leader')?.vampire ?? 'unknown';
  const active = heard.flatMap(({ kind, effect, district }) =>
    kind === 'day-district' && effect === true ? [text.thing('district', district as string)] : [],
  );
  return listed(null, text.say('beat-day', { round, leader }), active);
}

function fought(heard: readonly Heard[], { vampire, district, agents }: Heard, text: GameText): Sentence {
  const over = heard.find(({ kind }) => kind === 'combat-over');
  const lost = sum(heard, 'blood-lost', ({ amount, source }) => (source === 'combat' ? amount : 0));
  const parts = over
    ? [
        text.say('beat-fell', { count: over.removed }),
        ...(lost > 0 ? [text.say('beat-blood-lost', { count: lost })] : []),
      ]
    : [text.say('beat-against', { count: agents })];
  return listed(vampire as string, text.say('beat-fight', { vampire, district }), parts);
}

function does(vampire: string, deeds: readonly string[], text: GameText): Sentence {
  const who = text.thing('vampire', vampire);
  const [first = '', ...others] = deeds;
  return { vampire, words: fitting(`${who} ${first}`, others, ', ') };
}

/** A beginning and as many of its consequences as there is room for. */
function listed(vampire: string | null, beginning: string, parts: readonly string[]): Sentence {
  const [first, ...others] = parts;
  const words =
    first !== undefined && lettersOf(`${beginning}: ${first}.`) <= MOST_LETTERS
      ? fitting(`${beginning}: ${first}`, others, ', ')
      : `${beginning}.`;
  return { vampire, words };
}

function fitting(beginning: string, parts: readonly string[], between: string): string {
  let said = beginning;
  for (const part of parts) {
    const longer = `${said}${between}${part}`;
    if (lettersOf(`${longer}.`) > MOST_LETTERS) break;
    said = longer;
  }
  return `${said}.`;
}

function lettersOf(words: string): number {
  return plain(words).length;
}

/** A vampire's actions, in order. */
function deedsOf(heard: readonly Heard[], vampire: string, text: GameText): readonly string[] {
  return heard.flatMap((one) => (nameOf(one) === vampire ? (deedOf(one, text) ?? []) : []));
}

function deedOf(heard: Heard, text: GameText): string | null {
  switch (heard.kind) {
    case 'woke':
      return text.say('beat-wakes');
    case 'moved':
      if (heard.source === 'move') return text.say('beat-goes', { district: heard.to });
      return heard.source === 'railway-station' ? text.say('beat-rides', { district: heard.to }) : null;
    case 'action':
      return SAID.includes(heard.action as Action) ? text.say(`beat-does-${heard.action}`) : null;
    case 'die-spent':
      return text.say('beat-spends', { value: heard.value, district: heard.source });
    case 'ability':
      return text.say('beat-uses', { card: heard.ability });
    case 'relic-used':
    case 'relic-placed':
      return text.say('beat-uses', { card: heard.relic });
    case 'exchanged':
      return text.say('beat-does-exchange');
    default:
      return null;
  }
}

/** Actions that no other happening reports. */
const SAID: readonly Action[] = ['expose', 'fight', 'recruit', 'hunt', 'wild-hunt'];

/** Effects on the city: agents and the loss of the veil. */
function effectsOf(heard: readonly Heard[], text: GameText): readonly string[] {
  const agents = ({ hidden, exposed }: Heard) => (hidden as number) + (exposed as number);
  const came = sum(heard, 'agents-added', agents);
  const left = sum(heard, 'agents-removed', agents);
  const veil = veilIn(heard);
  return [
    ...(came > 0 ? [text.say('beat-came', { count: came })] : []),
    ...(left > 0 ? [text.say('beat-left', { count: left })] : []),
    ...(veil < 0 ? [text.say('beat-veil-falls', { count: -veil })] : []),
    ...(veil > 0 ? [text.say('beat-veil-rises', { count: veil })] : []),
  ];
}

/** A decision in the middle of something: its effects, or the last log line that is short enough. */
function rest(heard: readonly Heard[], text: GameText): Sentence | null {
  const [first, ...others] = effectsOf(heard, text);
  if (first !== undefined) return { vampire: null, words: fitting(capital(first), others, ', ') };
  const lines = heard.flatMap((one) => {
    const words = text.narrate(one);
    return words && plain(words).trim() !== '' && lettersOf(words) <= MOST_LETTERS ? [{ one, words }] : [];
  });
  const last = lines.at(-1);
  return last ? { vampire: nameOf(last.one), words: last.words } : null;
}

/** A sentence that begins with a number stays as it is. */
function capital(words: string): string {
  return words.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toLocaleUpperCase());
}

function veilIn(heard: readonly Heard[]): number {
  const change = ({ before, after }: Heard) => (after as number) - (before as number);
  return sum(heard, 'veil', change) + sum(heard, 'event-losses', change);
}

function bloodOf(heard: readonly Heard[], vampire: string): number {
  const own = (one: Heard) => (nameOf(one) === vampire ? one.amount : 0);
  return sum(heard, 'blood-gained', own) - sum(heard, 'blood-lost', own) - sum(heard, 'blood-paid', own);
}

function sum(heard: readonly Heard[], kind: string, of: (one: Heard) => unknown): number {
  return heard.reduce((total, one) => total + (one.kind === kind ? (of(one) as number) : 0), 0);
}
