import type { Heard, Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import type { BeatSummary, Beats } from '@nokturn/ui';

/** The maximum length of a sentence, in letters. */
export const MOST_LETTERS = 90;

/** A turn, a new round with its prey, and the Parasols start a new beat. */
const OPENS: readonly string[] = ['turn', 'round', 'parasols'];
/** Dawn and the verdict have beats of their own. */
const LOUD: readonly string[] = ['dawn', 'ended'];

/**
 * How a night is divided into beats, with the result of each. Only happenings that everybody hears are told,
 * so that everyone sees the same beats and no sentence reveals a secret.
 */
export const beats: Beats = {
  opens: ({ kind }) => OPENS.includes(kind),
  loud: ({ kind }) => LOUD.includes(kind),
  summary: (heard, text) =>
    ended(heard, text) ??
    dawned(heard, text) ??
    done(heard, text) ??
    turned(heard, text) ??
    settled(heard, text),
  // Fifteen rounds: each takes at most nine seconds, including the results of your own turn and the new cards
  // on the Hunt Track.
  round: 5400,
};

function ended(heard: readonly Heard[], text: GameText): BeatSummary | null {
  const end = heard.find(({ kind }) => kind === 'ended');
  return end ? ofTable(text.say('beat-ended', { winners: end.winners })) : null;
}

/** The vampires that have burned to ash. */
function dawned(heard: readonly Heard[], text: GameText): BeatSummary | null {
  const judged = heard.filter(({ kind }) => kind === 'dawn');
  if (judged.length === 0) return null;
  const burnt = judged.filter(({ fate }) => fate === 'burnt').map(({ seat }) => seat);
  return ofTable(
    fitting([text.say('beat-dawn', { burnt }), text.say('beat-dawn-count', { count: burnt.length })], ''),
  );
}

/** A vampire's actions in its turn. */
function done(heard: readonly Heard[], text: GameText): BeatSummary | null {
  const turn = heard.find(({ kind }) => kind === 'turn');
  const deeds = heard.filter(({ kind }) => kind in DEEDS);
  const mover = (turn ?? deeds[0])?.seat as Seat | undefined;
  if (mover === undefined) return null;
  const own = deeds.filter(({ seat }) => seat === mover);
  const change = sumOf(own, 'amount');
  const said = own.flatMap((deed) => {
    const words = DEEDS[deed.kind]?.(deed, text) ?? null;
    return words === null ? [] : [words];
  });
  if (said.length === 0 && turn === undefined) return null;
  const [first = text.say('beat-waits'), ...others] = said;
  const gain = change === 0 ? '' : `: ${text.say('beat-gain', { change })}`;
  const beginning = `${text.thing('seat', mover)} ${first}`;
  return {
    seat: mover,
    words: listed(beginning, others, gain, text.say('beat-acts', { seat: mover })),
    change: change === 0 ? null : change,
  };
}

type Deed = (deed: Heard, text: GameText) => string | null;

/** In chronological order; kinds not listed are only in the log. */
const DEEDS: Readonly<Record<string, Deed>> = {
  'turn-skipped': (_, text) => text.say('beat-digests'),
  'new-hand': ({ card }, text) => text.say('beat-new-hand', { card }),
  confused: ({ to }, text) => text.say('beat-stumbles', { to }),
  moved: ({ to, way }, text) => text.say('beat-goes', { to, way }),
  stayed: ({ space }, text) => text.say('beat-stays', { space }),
  home: (_, text) => text.say('beat-home'),
  pushed: ({ pushed }, text) => text.say('beat-pushes', { pushed }),
  hunted: ({ cards, from }, text) =>
    text.say('beat-hunts', { cards, from: from === 'labyrinth' ? 'labyrinth' : 'track' }),
  'token-taken': ({ token }, text) => text.say('beat-token', { token }),
  'token-played': ({ token }, text) => text.say('beat-plays', { token }),
  'mission-used': ({ mission }, text) => text.say('beat-uses', { mission }),
  'mission-gained': (_, text) => text.say('beat-mission'),
  hypnotised: ({ card }, text) => text.say('beat-hypnotises', { card }),
  digested: ({ card }, text) => text.say('beat-digests-card', { card }),
  'parasol-declined': (_, text) => text.say('beat-declines'),
  gained: () => null,
};

/** A round with its new prey, or the Parasols. */
function turned(heard: readonly Heard[], text: GameText): BeatSummary | null {
  const round = heard.find(({ kind }) => kind === 'round');
  if (round) {
    const prey = heard.find(({ kind }) => kind === 'track-filled');
    const cards = (prey?.cards ?? []) as readonly unknown[];
    return ofTable(text.say('beat-round', { round: round.round, count: cards.length }));
  }
  const parasols = heard.find(({ kind }) => kind === 'parasols');
  if (!parasols) return null;
  const seats = parasols.seats as readonly Seat[];
  return ofTable(fitting([text.say('beat-parasols', { seats }), text.say('beat-parasols-many')], ''));
}

/** Before the first round: the vampires, the public tiles, and the first to act. */
function settled(heard: readonly Heard[], text: GameText): BeatSummary | null {
  const order = heard.find(({ kind }) => kind === 'first-order');
  if (order) {
    const [first] = order.seats as readonly Seat[];
    return ofTable(text.say('beat-nightfall', { first }));
  }
  const taken = heard.filter(({ kind }) => kind === 'vampire-taken');
  if (taken.length > 0) {
    const said = taken.map(({ seat, vampire }) => text.say('beat-vampire', { seat, vampire }));
    const [only] = taken;
    const words = fitting([`${said.join(', ')}.`, text.say('beat-vampires')], '');
    return taken.length === 1 && only ? { seat: only.seat as Seat, words, change: null } : ofTable(words);
  }
  const open = heard.find(({ kind }) => kind === 'public-missions');
  if (open)
    return ofTable(
      fitting(
        [text.say('beat-open-missions', { missions: open.missions }), text.say('beat-open-missions-many')],
        '',
      ),
    );
  return heard.some(({ kind }) => kind === 'mission-kept') ? ofTable(text.say('beat-kept')) : null;
}

function ofTable(words: string): BeatSummary {
  return { seat: null, words, change: null };
}

/**
 * A beginning, as many parts as there is room for, and an end; or a shorter version if even the beginning is
 * too long.
 */
function listed(beginning: string, parts: readonly string[], end: string, short: string): string {
  if (lettersOf(`${beginning}${end}.`) > MOST_LETTERS)
    return fitting([`${beginning}.`, `${short}${end}.`], `${short}.`);
  let said = beginning;
  for (const part of parts) {
    const longer = `${said}, ${part}`;
    if (lettersOf(`${longer}${end}.`) <= MOST_LETTERS) said = longer;
  }
  return `${said}${end}.`;
}

/** The first of these that is short enough. */
function fitting(sentences: readonly string[], otherwise: string): string {
  return sentences.find((words) => lettersOf(words) <= MOST_LETTERS) ?? sentences.at(-1) ?? otherwise;
}

function lettersOf(words: string): number {
  return plain(words).length;
}

function sumOf(heard: readonly Heard[], fact: string): number {
  return heard.reduce((sum, one) => sum + (typeof one[fact] === 'number' ? (one[fact] as number) : 0), 0);
}
