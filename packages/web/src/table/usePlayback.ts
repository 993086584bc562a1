import type { Heard, View } from '@nokturn/engine';
import type { News } from '@nokturn/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Pace } from '../app/settings.ts';
import type { MatchSource, Moment, TableState } from '../source/source.ts';

/** How long a moment in which something was heard stays before the next, at least. */
const LEAST = { calm: 1100, brisk: 350 } as const;
/** A board that never says that it is done does not stop the game. */
const MOST = 6000;

/** What the table shows now, which may trail behind what is known. */
export interface Playback {
  /** How many of the moments are shown. */
  readonly shown: number;
  readonly view: View | null;
  readonly news: News;
  /** What was heard in the moment that is shown, while it is being shown. */
  readonly playing: readonly Heard[];
  /** Moments that are known and not yet shown. */
  readonly behind: number;
  skip(): void;
  /** Goes back, to see again what was missed. */
  rewind(to: number): void;
  onShown(sequence: number): void;
}

interface Place {
  /** Whose moments these are: another viewer begins at the latest. */
  readonly viewer: TableState['viewer'];
  readonly at: number;
  /** Whether it was come to by playing, and is not finished yet. */
  readonly playing: boolean;
  /** Whether somebody asked to see it again: then it is shown, even to those who are in a hurry. */
  readonly rewound: boolean;
}

const NO_NEWS: readonly Heard[] = [];
/**
 * Nobody waits for a board that shows no news. To draw the table again for its word would, while bots play out a match
 * in a hurry, be one more update upon another, of which React takes fifty for a circle.
 */
const IGNORED = () => undefined;

/** Shows moments one after another, each for as long as it takes. */
export function usePlayback(source: MatchSource, { moments, viewer }: TableState, pace: Pace): Playback {
  const last = moments.length - 1;
  const latest: Place = { viewer, at: last, playing: false, rewound: false };
  const [kept, setPlace] = useState<Place>(latest);
  const hurried = pace === 'instant' && !kept.rewound;
  const lost =
    kept.viewer !== viewer ||
    kept.at < 0 ||
    kept.at > last ||
    (hurried && (kept.at !== last || kept.playing));
  if (lost) setPlace(latest);
  const { at, playing, rewound } = lost ? latest : kept;

  const moment = moments[at];
  const version = moment?.version ?? 0;
  const [drawn, setDrawn] = useState(-1);
  const [rested, setRested] = useState(-1);

  useEffect(() => {
    if (!playing) return;
    const rest = setTimeout(() => setRested(version), LEAST[pace === 'calm' ? 'calm' : 'brisk']);
    const enough = setTimeout(() => setDrawn(version), MOST);
    return () => {
      clearTimeout(rest);
      clearTimeout(enough);
    };
  }, [playing, version, pace]);

  const done = !playing || (rested >= version && drawn >= version);
  useEffect(() => {
    if (!done || moment === undefined) return;
    if (hurried) source.shown(Number.MAX_SAFE_INTEGER);
    else if (at === last) source.shown(moment.version);
    const next = moments[at + 1];
    if (next) setPlace({ viewer, at: at + 1, playing: next.happenings.length > 0, rewound });
    else if (playing || rewound) setPlace({ viewer, at, playing: false, rewound: false });
  }, [done, hurried, moment, moments, at, last, playing, rewound, viewer, source]);

  const skip = useCallback(
    () => setPlace({ viewer, at: last, playing: false, rewound: false }),
    [viewer, last],
  );
  const rewind = useCallback(
    (to: number) => {
      setDrawn(-1);
      setRested(-1);
      setPlace({ viewer, at: to, playing: false, rewound: true });
    },
    [viewer],
  );
  const happenings = playing && moment ? moment.happenings : NO_NEWS;
  return {
    shown: at + 1,
    view: viewAt(moments, at),
    news: { sequence: version, happenings },
    playing: happenings,
    behind: last - at,
    skip,
    rewind,
    onShown: playing ? setDrawn : IGNORED,
  };
}

/** The view of a moment; where it is not known, that of the last moment before it, or else of the first after it. */
function viewAt(moments: readonly Moment[], at: number): View | null {
  for (let i = at; i >= 0; i--) if (moments[i]?.view) return moments[i]?.view ?? null;
  return moments.find(({ view }) => view !== null)?.view ?? null;
}
