import { ui, WORDS } from 'virtual:game';
import type { Heard, OptionId, Seat, View } from '@nokturn/engine';
import { createText, type Language } from '@nokturn/text';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { boxOf, type Composed, type Glow, type Layout, type SeatRoom } from '../../board.ts';
import { KitProvider } from '../../kit.tsx';
import { chooseTheme, type Theme } from '../../theme.ts';
import '../../theme.css';

/** One part of the table in a box of a given size, as the page would show it. */
export interface Given {
  readonly part: 'board' | 'seats' | 'hand' | 'ending';
  readonly width: number;
  readonly height: number;
  readonly view: View;
  readonly names: readonly string[];
  readonly language: Language;
  readonly glow: readonly Glow[];
  /** What happened last, and everything told before. */
  readonly heard: readonly Heard[];
  readonly past?: readonly Heard[];
  readonly theme?: Theme;
  /** Whether everything must stay still. */
  readonly still: boolean;
  /** The same for each seat. */
  readonly room?: SeatRoom;
  readonly layout?: Layout;
}

declare global {
  interface Window {
    readonly bench: {
      show(given: Given): void;
      /** Everything that was chosen or planned by touching something. */
      readonly touched: (OptionId | readonly Composed[])[];
      selected: OptionId | null;
      done: number;
    };
  }
}

const ROOM: SeatRoom = { kind: 'tile', width: 152, height: 124 };

function Bench({ given, number }: { given: Given; number: number }) {
  const { part, view, names, language, width, height, room = ROOM } = given;
  const sources = WORDS.flatMap(([tag, words]) => (tag === language ? [words] : []));
  const text = createText({ language, sources, names });
  const [selected, onSelect] = useState<OptionId | null>(null);
  window.bench.selected = selected;
  const past = given.past ?? [];
  const shared = {
    view,
    names,
    text,
    settings: { reducedMotion: given.still },
    glow: given.glow,
    picked: [],
    selected,
    onSelect,
    onPick: (option: OptionId) => window.bench.touched.push(option),
    onPlan: (answers: readonly Composed[]) => window.bench.touched.push(answers),
  };
  const box = boxOf(width, height);
  const { options } = view.state as { readonly options?: object };
  return (
    <KitProvider
      text={text}
      names={names}
      facts={{ ...options }}
      CardFace={ui.CardFace}
      seatLooks={ui.seatLooks(view.state)}
    >
      <div style={{ position: 'relative', width, height, overflow: 'hidden' }} data-part={part}>
        {part === 'board' && (
          <ui.Board {...shared} box={box} news={{ sequence: number, happenings: given.heard }} past={past} />
        )}
        {part === 'seats' && (
          <div
            style={{
              display: 'flex',
              flexDirection: room.kind === 'tile' ? 'column' : 'row',
              gap: room.kind === 'tile' ? 6 : 0,
            }}
          >
            {names.map((name, seat) => (
              <div
                key={name}
                data-part="seat"
                style={{ width: room.width, height: room.height, flex: 'none', overflow: 'hidden' }}
              >
                <ui.SeatSummary {...shared} seat={seat as Seat} room={room} />
              </div>
            ))}
          </div>
        )}
        {part === 'hand' && <ui.OwnPanel {...shared} layout={given.layout ?? 'desk'} folded={false} />}
        {part === 'ending' && ui.Ending && (
          <ui.Ending
            {...shared}
            box={box}
            told={[...past, ...given.heard]}
            onDone={() => {
              window.bench.done++;
            }}
          />
        )}
      </div>
    </KitProvider>
  );
}

const element = document.getElementById('root');
const root = element && createRoot(element);
let shown = 0;
Object.assign(window, {
  bench: {
    touched: [],
    selected: null,
    done: 0,
    show(given: Given) {
      document.documentElement.lang = given.language;
      if (given.theme) chooseTheme(given.theme);
      shown++;
      root?.render(<Bench key={shown} number={shown} given={given} />);
    },
  },
});
