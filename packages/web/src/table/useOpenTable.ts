import {
  type Answer,
  automaticAnswer,
  type MyDecision,
  type OptionId,
  type ReactionChoices,
  type Rulebook,
  type Seat,
  type View,
} from '@nokturn/engine';
import { type GameUi, type Glow, glowOf, seatOf, useReducedMotion, useSteady } from '@nokturn/ui';
import { use, useCallback, useMemo, useState } from 'react';
import { type Pace, useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { leadsTo } from '../learn/guide.ts';
import { useHint } from '../mind/useHint.ts';
import { namesOf } from '../parts/names.ts';
import {
  useBoard,
  useRules,
  useRulesOf,
  useTableSources,
  useTableText,
  useWordsOf,
} from '../parts/useGame.ts';
import type { NamedRules } from '../rulesOf.ts';
import {
  isAmongPeople,
  latest,
  type MatchSource,
  type Moment,
  notUndone,
  type TableState,
  witnessOf,
} from '../source/source.ts';
import { factsOf } from './answers.ts';
import type { Spot } from './beats/cut.ts';
import { plainBeats } from './beats/plainBeats.ts';
import { useWarning } from './dock/useWarning.ts';
import { putAt } from './question.ts';
import { useComposer } from './useComposer.ts';
import { useForced } from './useForced.ts';
import { useFresh } from './useFresh.ts';
import { useLessons } from './useLessons.ts';
import { usePicks } from './usePicks.ts';
import { usePlayback } from './usePlayback.ts';
import { useSelected } from './useSelected.ts';
import { useSignals } from './useSignals.ts';
import { useSince } from './useSince.ts';
import { useSteadyCall } from './useSteadyCall.ts';

/** Everything that the parts of an open table share: what is shown, the question, and what can be touched. */
export type OpenTable = NonNullable<ReturnType<typeof useOpenTable>>;

/** `only`: the one answer that a guide expects, the only one that glows; undefined without a guide. */
export function useOpenTable(
  source: MatchSource,
  state: TableState,
  gameId: string,
  only: Answer | null | undefined,
) {
  const say = useSay();
  const today = use(useRules(gameId));
  const rules = state.facts?.rules ?? namedBy(today);
  const game = use(useRulesOf(rules));
  const ui = use(useBoard(gameId));
  const sources = use(useTableSources(gameId));
  const names = useSteady(namesOf(say, state.facts?.holders ?? []));
  const text = useTableText(sources, names, { cards: game.cards, before: use(useWordsOf(rules)) });
  const settings = useSettings();
  const isStill = useReducedMotion();
  const reducedMotion = isStill || settings.pace === 'instant';
  const isGuided = only !== undefined;
  const [held, hold] = useState(false);
  const playback = usePlayback({
    source,
    state,
    pace: paceOf(settings.pace, isStill),
    beats: ui.beats ?? plainBeats(ui.telling),
    text,
    // A guided player waits for the guide, not for the table.
    isHurried: isGuided,
    isHeld: held,
  });
  const since = useSince(source.key, state, playback);
  const { view, isNow } = playback;
  const mine = isNow ? (view?.asked?.mine ?? null) : null;
  const [answered, setAnswered] = useState<number | null>(null);
  const send = useCallback(
    (given: Answer) => {
      setAnswered(latest(source.state())?.version ?? null);
      source.answer(given);
    },
    [source],
  );
  const warningOf = useWarningOf(ui, view, text, settings.advice);
  const { shown, part } = playback;
  const shownMoments = useMemo(
    () => upTo(state.moments, { moments: shown, part }),
    [state.moments, shown, part],
  );
  const lessons = useLessons(source, state, { ui, rules: { game, today }, moments: shownMoments, isGuided });
  const saidBy = useMemo(
    () =>
      new Map(
        lessons.said.map(({ version, seat, id, facts }) => [
          version,
          say('remark-by', { name: names[seat] ?? '', words: text.plain(`why-${id}`, facts) }),
        ]),
      ),
    [lessons.said, say, names, text],
  );
  const question = `${putAt(shownMoments)}`;
  const { answer, warn, warning } = useWarning(warningOf, send, question);
  const isAsked = mine !== null && mine.answer === null;
  const isFresh = useFresh(isAsked && settings.pace !== 'instant' ? question : null);
  const picks = usePicks(isFresh ? null : mine, answer, question);
  const selecting = useSelected(mine, question);
  const { view: now = null, version = null } = latest(state) ?? {};
  const isOpen = isAsked && state.sending === null && !isGuided;
  const { composition, isBusy, plan } = useComposer({
    composer: ui.composer,
    view,
    now,
    version,
    question,
    isOpen,
    isSending: state.sending !== null,
    isRefused: state.refused !== null,
    text,
    send,
  });
  useSignals({ view: isNow ? view : null, playback, text, telling: ui.telling, timbre: ui.timbre, settings });
  const { from } = playback.board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a position is the same if both its numbers are
  const past = useMemo(
    () => notUndone(upTo(state.moments, from)).flatMap(({ happenings }) => happenings),
    [state.moments, from.moments, from.part],
  );
  // The guide itself says what to do, and among people a hint would not be fair.
  const hasHints = !isGuided && !isAmongPeople(source, state);
  const hint = useHint({
    rules,
    decision: mine !== null && mine.answer === null && hasHints ? question : null,
    witness: useCallback(() => witnessOf(source.state()), [source]),
  });
  const forced = useForced({
    mine,
    question,
    step: view?.asked?.frame.step ?? '',
    game,
    ui,
    isInstant: settings.pace === 'instant',
    isEnabled: !isGuided && !held,
    isSending: state.sending !== null,
    send,
  });
  const hinted = hint.state.kind === 'given' ? hint.state.counsel.best : null;
  const led = only ?? hinted;
  const canTouch = isAsked && state.sending === null;
  const glow = useMemo(
    () => (canTouch && mine !== null ? glowing(mine, game, led) : NO_GLOW),
    [canTouch, mine, game, led],
  );
  const onPick = useSteadyCall(picks.pick);
  const shownSettings = useSteady({ reducedMotion });
  if (view === null) return null;

  return {
    source,
    state,
    game,
    gameId,
    ui,
    text,
    names,
    settings,
    playback,
    since,
    isHeld: held,
    hold,
    view,
    seat: seatOf(view.viewer),
    isNow,
    mine,
    /** It is the viewer's turn. */
    isMine: isAsked,
    /** It has only just appeared: a press now was meant for something else. */
    isFresh,
    /** Identifies the question. */
    question,
    /** The version that the viewer answered last. */
    answered,
    answer: isFresh ? IGNORED : answer,
    warning,
    picks,
    selecting,
    composition,
    /** Plays the composed move, or asks for confirmation. */
    playComposed: () => {
      if (composition === null || isFresh) return;
      if (composition.advice === null || !settings.advice) composition.play();
      else warn(composition.advice, composition.play);
    },
    /** Answers that were chosen together are still being given. */
    isBusy,
    /** Where the game wants the open question to be answered. */
    where: isAsked ? (ui.where?.(view.asked?.frame.step ?? '') ?? null) : null,
    past,
    hasHints,
    hint,
    only: only ?? null,
    hinted,
    /** The only possible answer, which is given automatically. */
    forced,
    isSettled: isSettled(game, view, state),
    canTakeBack: isNow && seatOf(view.viewer) !== null && !view.over && !offersBack(mine),
    factsFor: (option?: OptionId) => factsOf(view, { ui, text }, option),
    /** What bots explain. */
    lessons,
    told: { moments: shownMoments, text, telling: ui.telling, playback, said: saidBy },
    shared: { view, names, text, settings: shownSettings },
    touch: {
      glow,
      picked: picks.picked,
      onPick,
      ...selecting,
      composing: composition,
      onPlan: plan,
    },
  };
}

/** Without motion there is less to watch. */
function paceOf(pace: Pace, isStill: boolean): Pace {
  return isStill && pace === 'calm' ? 'brisk' : pace;
}

/** The moments up to a position; of the one that contains it, only what was told before it. */
function upTo(moments: readonly Moment[], { moments: count, part }: Spot): readonly Moment[] {
  const whole = moments.slice(0, count);
  const next = moments[count];
  if (part === 0 || next === undefined) return whole;
  return [...whole, { ...next, view: null, happenings: next.happenings.slice(0, part) }];
}

const IGNORED = () => undefined;

const NO_GLOW: readonly Glow[] = [];

/** What can be touched; if the player is being led to an answer, only that. */
function glowing({ ask }: MyDecision, game: Rulebook, led: Answer | null): readonly Glow[] {
  if (ask.kind === 'amount') return NO_GLOW;
  const options = led === null ? ask.options : ask.options.filter((option) => leadsTo(led, option));
  return glowOf(options, game.pointsAt);
}

/** The game's objection to an answer; for people who want it, also its advice against hasty ones. */
function useWarningOf(
  ui: GameUi,
  view: View | null,
  text: ReturnType<typeof useTableText>,
  wantsAdvice: boolean,
): (given: Answer) => string | null {
  return useCallback(
    (given) => {
      if (view === null) return null;
      const words = ui.telling.warning?.(given, view, text) ?? null;
      return words === null && wantsAdvice ? (ui.advice?.(given, view, text) ?? null) : words;
    },
    [ui, view, text, wantsAdvice],
  );
}

const named = new WeakMap<Rulebook, NamedRules>();

/** The same object for the same rules. */
function namedBy(rules: Rulebook): NamedRules {
  const known = named.get(rules) ?? { game: rules.id, rules: rules.rulesVersion, digest: rules.digest };
  named.set(rules, known);
  return known;
}

/** Whether the present answer was given by the person's reaction settings. */
function isSettled(game: Rulebook, view: View, { reactions }: TableState): boolean {
  const { mine, frame } = view.asked ?? {};
  if (!mine || !frame || mine.answer === null || reactions === null) return false;
  const choices = { modes: reactions.reactions as ReactionChoices['modes'], hold: reactions.hold };
  return automaticAnswer(game.tempo, frame.step, mine.ask, choices) === mine.answer;
}

/**
 * Whether the rules themselves offer to go back to the previous decision, which is the same as undoing the last move.
 */
function offersBack(mine: MyDecision | null): boolean {
  return mine?.ask.kind === 'one' && mine.ask.options.includes('back');
}

/** Whether a bot is playing for the person. */
export function isStoodIn({ facts }: TableState, seat: Seat): boolean {
  const holder = facts?.holders[seat];
  return holder?.kind === 'person' && holder.standIn;
}
