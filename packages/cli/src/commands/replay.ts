import {
  type Frame,
  type Game,
  type Happening,
  hear,
  type MatchRecord,
  type Moment,
  RecordError,
  replay as replayed,
  type Table,
  type Viewer,
  viewOf,
} from '@nokturn/engine';
import { command, Failure, UsageError } from '../command.ts';
import { faceOf, roomFor, seatNames, textOf } from '../faces.ts';
import { LANG, languageFor, MILD } from '../language.ts';
import { painter } from '../paint.ts';
import { gameOf, loadRecord } from '../records.ts';
import { wholeNumber } from '../setup.ts';
import { decisionLines, narrated } from '../telling.ts';

export const replay = command({
  usage: '<record> [options]',
  summary: 'tells a match as one seat, or somebody without a seat, heard it',
  flags: {
    as: {
      type: 'string',
      value: 'seat|spectator|all',
      help: 'who listens (default: all, with everything open)',
    },
    at: { type: 'string', value: 'n', help: 'stop after n moves and show the table' },
    json: { type: 'boolean', help: 'print JSON: one line for each move, and the view with --at' },
    lang: LANG,
    mild: MILD,
  },
  words: { min: 1, max: 1, what: 'the file of the record' },
  notes: ['A seat is a number, counted clockwise from 0.'],
  run([file = ''], { as = 'all', at, json, lang, mild }) {
    const record = loadRecord(file);
    const game = gameOf(record);
    const viewer = viewerNamed(as, record.seats);
    const language = languageFor(lang);
    const last = at === undefined ? null : wholeNumber('at', at, { min: 0, max: record.moves.length });
    const teller = json
      ? asJson(game, viewer)
      : asStory(game, viewer, textOf(game, language, seatNames(record.seats), { mild }));
    try {
      tell(game, record, last, teller);
    } catch (error) {
      if (error instanceof RecordError) throw new Failure(`${file}: ${error.message}`);
      throw error;
    }
    return 0;
  },
});

function viewerNamed(name: string, seats: number): Viewer {
  if (name === 'spectator') return name;
  if (name === 'all') return 'everything';
  if (/^\d+$/.test(name) && Number(name) < seats) return Number(name);
  throw new UsageError(`--as must be a seat from 0 to ${seats - 1}, spectator or all, not "${name}"`);
}

/** Says what happened in each moment, and how the table stands at the end if it was stopped there. */
interface Teller {
  moment(moment: Moment<unknown, Frame, Happening>, number: number): void;
  standing(table: Table): void;
}

function tell(game: Game, record: MatchRecord, last: number | null, teller: Teller): void {
  let number = 0;
  for (const moment of replayed(game, record)) {
    teller.moment(moment, number);
    if (number === last) return teller.standing(moment.table);
    number++;
  }
}

function asStory(game: Game, viewer: Viewer, text: ReturnType<typeof textOf>): Teller {
  const paint = painter(process.stdout);
  const print = (lines: readonly string[]) => {
    if (lines.length > 0) console.log(lines.map(paint).join('\n'));
  };
  return {
    moment: ({ table, happenings }) => print(narrated(game, happenings, viewer, table.state, text)),
    standing(table) {
      const view = viewOf(game, table.position, viewer);
      const face = faceOf(game);
      print([
        '',
        ...face.board(view, text, roomFor(process.stdout)),
        '',
        ...(view.over ? [] : decisionLines(view, face, text)),
      ]);
    },
  };
}

function asJson(game: Game, viewer: Viewer): Teller {
  return {
    moment({ table, move, happenings }, number) {
      const heard = happenings.flatMap(
        (happening) => hear(game.hearing, happening, viewer, table.state) ?? [],
      );
      // What another seat answered is told by what happens, or not at all.
      const known = move !== null && (viewer === 'everything' || viewer === move[1]);
      console.log(JSON.stringify({ number, ...(known && { move }), heard }));
    },
    standing: (table) => console.log(JSON.stringify({ view: viewOf(game, table.position, viewer) })),
  };
}
