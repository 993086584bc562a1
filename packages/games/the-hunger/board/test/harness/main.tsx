import type { Heard, OptionId, Seat, View } from '@nokturn/engine';
import { createText, type Language } from '@nokturn/text';
import { boxOf, type Glow, KitProvider, type Layout, type SeatRoom } from '@nokturn/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@nokturn/ui/theme.css';
import cs from '../../../locales/cs.ftl?raw';
import en from '../../../locales/en.ftl?raw';
import pl from '../../../locales/pl.ftl?raw';
import type { HungerView } from '../../../secrets.ts';
import { ui } from '../../index.tsx';
import boardCs from '../../locales/cs.ftl?raw';
import boardEn from '../../locales/en.ftl?raw';
import boardPl from '../../locales/pl.ftl?raw';

/** One part of the table in a box of a given size, as the page would show it. */
export interface Given {
  readonly part: 'board' | 'seats' | 'hand' | 'ending';
  readonly view: View<HungerView>;
  readonly heard: readonly Heard[];
  /** Everything that was told before. */
  readonly past?: readonly Heard[];
  readonly sequence: number;
  readonly glow: readonly Glow[];
  readonly names: readonly string[];
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly still: boolean;
  readonly room?: SeatRoom;
  readonly layout?: Layout;
  readonly folded?: boolean;
}

declare global {
  interface Window {
    show(given: Given): void;
    readonly picked: OptionId[];
    done: boolean;
  }
}

const ROOM: SeatRoom = { kind: 'tile', width: 152, height: 124 };
const SOURCES = { en: [en, boardEn], pl: [pl, boardPl], cs: [cs, boardCs] };

function Harness({ given }: { given: Given }) {
  const { part, view, names, language, width, height, glow } = given;
  const text = createText({ language, sources: SOURCES[language], names });
  const [selected, onSelect] = useState<OptionId | null>(null);
  const shared = {
    view,
    names,
    text,
    settings: { reducedMotion: given.still },
    glow,
    picked: [],
    selected,
    onSelect,
    onPick: (option: OptionId) => window.picked.push(option),
  };
  return (
    <KitProvider
      text={text}
      names={names}
      facts={{ ...view.state.options }}
      CardFace={ui.CardFace}
      seatLooks={ui.seatLooks(view.state)}
    >
      <div style={{ position: 'relative', width, height, overflow: 'hidden' }} data-part={part}>
        {part === 'board' && (
          <ui.Board
            {...shared}
            box={boxOf(width, height)}
            news={{ sequence: given.sequence, happenings: given.heard }}
            past={given.past ?? []}
          />
        )}
        {part === 'seats' &&
          names.map((name, seat) => (
            <div
              key={name}
              style={{
                width: given.room?.width,
                height: given.room?.height,
                ...(given.room?.kind === 'chip' ? { float: 'left' } : { marginBottom: 6 }),
              }}
            >
              <ui.SeatSummary {...shared} seat={seat as Seat} room={given.room ?? ROOM} />
            </div>
          ))}
        {part === 'hand' && (
          <ui.OwnPanel {...shared} layout={given.layout ?? 'desk'} folded={given.folded ?? false} />
        )}
        {part === 'ending' && ui.Ending && (
          <ui.Ending
            {...shared}
            box={boxOf(width, height)}
            told={given.past ?? []}
            onDone={() => {
              window.done = true;
            }}
          />
        )}
      </div>
      <output hidden id="selected">
        {selected}
      </output>
    </KitProvider>
  );
}

const element = document.getElementById('root');
const root = element && createRoot(element);
document.body.style.margin = '0';
Object.assign(window, {
  picked: [],
  done: false,
  show: (given: Given) => root?.render(<Harness given={given} />),
});
