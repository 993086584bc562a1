import {
  flawOf,
  isBranch,
  originOf,
  type Played,
  type ReplayedMoment,
  type Rulebook,
  replayOf,
  type Viewer,
} from '@nokturn/engine';
import { command, Failure, UsageError } from '../command.ts';
import { MILD } from '../language.ts';
import { painter } from '../paint.ts';
import { branchSaid, flawSaid, loadPlayed, noteSaid, rulesOf } from '../records.ts';
import { wholeNumber } from '../setup.ts';
import { decisionLines, narrated } from '../telling.ts';
import { roomFor, seatNames, terminalOf, textOf } from '../terminals.ts';

export const replay = command({
  flags: {
    as: { type: 'string' },
    at: { type: 'string' },
    json: { type: 'boolean' },
    mild: MILD,
  },
  words: { min: 1, max: 1, what: 'record' },
  async run([file = ''], { as = 'all', at, json, mild }, words) {
    const played = loadPlayed(file);
    const record = originOf(played);
    const { rules, note } = await rulesOf(record);
    const viewer = viewerNamed(as, record.seats);
    const last = at === undefined ? null : wholeNumber('at', at, { min: 0, max: played.moves.length });
    const teller = json
      ? asJson(viewer)
      : asStory(rules, viewer, textOf(rules, words.language, seatNames(record.seats), { mild }));
    if (note !== null) console.error(noteSaid(note).in(words));
    if (isBranch(played)) console.error(noteSaid(branchSaid(played)).in(words));
    try {
      tell(rules, played, last, teller);
    } catch (error) {
      const flaw = flawOf(error);
      if (flaw !== null) throw new Failure('record', { file, flaw: flawSaid(flaw) });
      throw error;
    }
    return 0;
  },
});

function viewerNamed(name: string, seats: number): Viewer {
  if (name === 'spectator') return name;
  if (name === 'all') return 'everything';
  if (/^\d+$/.test(name) && Number(name) >= 1 && Number(name) <= seats) return Number(name) - 1;
  throw new UsageError('as', { seats: String(seats), given: name });
}

/** Tells what happened at each moment, and shows the table at the end if the replay stopped early. */
interface Teller {
  moment(moment: ReplayedMoment, number: number): void;
  standing(match: ReplayedMoment['match']): void;
}

function tell(rules: Rulebook, played: Played, last: number | null, teller: Teller): void {
  let number = 0;
  for (const moment of replayOf(rules, played)) {
    teller.moment(moment, number);
    if (number === last) return teller.standing(moment.match);
    number++;
  }
}

function asStory(rules: Rulebook, viewer: Viewer, text: ReturnType<typeof textOf>): Teller {
  const paint = painter(process.stdout);
  const print = (lines: readonly string[]) => {
    if (lines.length > 0) console.log(lines.map(paint).join('\n'));
  };
  return {
    moment: ({ match, happenings }) => print(narrated(match, happenings, viewer, text)),
    standing(match) {
      const view = match.view(viewer);
      const ui = terminalOf(rules);
      print([
        '',
        ...ui.board(view, text, roomFor(process.stdout)),
        '',
        ...(view.over ? [] : decisionLines(view, ui, text)),
      ]);
    },
  };
}

function asJson(viewer: Viewer): Teller {
  return {
    moment({ match, move, happenings }, number) {
      const heard = happenings.flatMap((happening) => match.hear(happening, viewer) ?? []);
      // Another seat's answer becomes known by its effects, or not at all.
      const known = move !== null && (viewer === 'everything' || viewer === move[1]);
      console.log(JSON.stringify({ number, ...(known && { move }), heard }));
    },
    standing: (match) => console.log(JSON.stringify({ view: match.view(viewer) })),
  };
}
