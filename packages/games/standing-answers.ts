import { type Answer, type Ask, type Frame, fits, type Seat, type View } from '@nokturn/engine';

/** What a seat is asked, with everything it may know. */
export interface AskedInAdvance<V = unknown> {
  readonly seat: Seat;
  readonly ask: Ask;
  /** The public part of the decision. */
  readonly frame: Frame & Readonly<Record<string, unknown>>;
  readonly state: V;
}

/** How to decide in advance. It always decides: the time that others wait must not reveal what a seat knows. */
export type StandingAnswer<V = unknown> = (asked: AskedInAdvance<V>) => Answer;

/**
 * What people can decide in advance in matches played over several days, so that nobody waits a day for a trifle:
 * `standing-answers.ts` in the folder of a game, by the name of the setting (`reaction-<setting>` in its messages). If
 * its tempo has a setting of the same name, these answers are added to the others; all other settings start with
 * asking. This is up to the hosts: the rules never see it.
 */
export interface StandingAnswers {
  readonly [setting: string]: {
    /** The decisions that it covers. */
    readonly steps: readonly string[];
    /** By name: `reaction-<setting>-<name>` in the messages of the game. */
    readonly answers: Readonly<Record<string, StandingAnswer>>;
  };
}

/** For a game with views of this type. */
export function standingAnswers<V>(settings: {
  readonly [setting: string]: {
    readonly steps: readonly string[];
    readonly answers: Readonly<Record<string, StandingAnswer<V>>>;
  };
}): StandingAnswers {
  return settings as unknown as StandingAnswers;
}

/** What a player has decided, by setting. */
export type StandingChoices = Readonly<Record<string, string>>;

/** Whether such an answer exists. */
export function canStand(standing: StandingAnswers | null, setting: string, name: string): boolean {
  if (standing === null || !Object.hasOwn(standing, setting)) return false;
  return Object.hasOwn(standing[setting]?.answers ?? {}, name);
}

/** What has been decided in advance for the question a seat is asked now; null if nothing was. */
export function standingAnswer(
  standing: StandingAnswers | null,
  chosen: StandingChoices,
  view: View,
): Answer | null {
  const { viewer, asked, state } = view;
  if (standing === null || asked?.mine == null || typeof viewer !== 'number') return null;
  const { mine } = asked;
  const frame = asked.frame as AskedInAdvance['frame'];
  for (const [setting, { steps, answers }] of Object.entries(standing)) {
    const name = chosen[setting];
    if (name === undefined || !steps.includes(frame.step) || !Object.hasOwn(answers, name)) continue;
    const answer = answers[name]?.({ seat: viewer, ask: mine.ask, frame, state });
    // Older rules may ask it differently: then the person has to answer.
    if (answer !== undefined && fits(mine.ask, answer).fits) return answer;
  }
  return null;
}
