import type { Heard, OptionId, View } from '@nokturn/engine';
import { createText, type Language } from '@nokturn/text';
import {
  type Box,
  boxOf,
  chooseTheme,
  type Glow,
  KitProvider,
  type Layout,
  type SeatRoom,
  type SeatSummaryProps,
  type Theme,
} from '@nokturn/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import cs from '../../../locales/cs.ftl?raw';
import en from '../../../locales/en.ftl?raw';
import pl from '../../../locales/pl.ftl?raw';
import type { LovciView } from '../../../secrets.ts';
import { ui } from '../../index.tsx';
import boardCs from '../../locales/cs.ftl?raw';
import boardEn from '../../locales/en.ftl?raw';
import boardPl from '../../locales/pl.ftl?raw';

/** One part of the table in a box of a given size, as the page would show it. */
export interface Given {
  readonly part: 'board' | 'seats' | 'own' | 'ending' | 'notebook';
  readonly width: number;
  readonly height: number;
  readonly view: View<LovciView>;
  readonly names: readonly string[];
  readonly language: Language;
  readonly glow: readonly Glow[];
  readonly heard: readonly Heard[];
  readonly told?: readonly Heard[];
  readonly theme?: Theme;
  readonly still?: boolean;
  readonly room?: SeatRoom;
  readonly layout?: Layout;
  readonly folded?: boolean;
}

declare global {
  interface Window {
    lovci: { show(given: Given): void; readonly picked: OptionId[]; done: number };
  }
}

const SOURCES = { en: [en, boardEn], pl: [pl, boardPl], cs: [cs, boardCs] };

function Harness({ given }: { given: Given }) {
  const { part, view, names, language, width, height } = given;
  const text = createText({ language, sources: SOURCES[language], names });
  const [selected, onSelect] = useState<OptionId | null>(null);
  const shared = { view, names, text, settings: { reducedMotion: given.still ?? false } };
  const touch = {
    glow: given.glow,
    picked: [],
    selected,
    onSelect,
    onPick: (option: OptionId) => window.lovci.picked.push(option),
  };
  const box: Box = boxOf(width, height);
  return (
    <KitProvider text={text} names={names} facts={{ ...view.state.options }} CardFace={ui.CardFace}>
      <div style={{ position: 'relative', width, height }} data-part={part}>
        {part === 'board' && (
          <ui.Board {...shared} {...touch} box={box} news={{ sequence: 1, happenings: given.heard }} />
        )}
        {part === 'seats' && given.room && <Seats {...shared} {...touch} room={given.room} />}
        {part === 'own' && (
          <ui.OwnPanel
            {...shared}
            {...touch}
            layout={given.layout ?? 'desk'}
            folded={given.folded ?? false}
            reactions={<p>…</p>}
          />
        )}
        {part === 'notebook' && ui.Notebook && <ui.Notebook {...shared} storageKey="harness" />}
        {part === 'ending' && ui.Ending && (
          <ui.Ending
            {...shared}
            box={box}
            told={given.told ?? []}
            onDone={() => {
              window.lovci.done++;
            }}
          />
        )}
      </div>
    </KitProvider>
  );
}

function Seats(props: Omit<SeatSummaryProps<LovciView>, 'seat'> & { room: SeatRoom }) {
  const { kind, width, height } = props.room;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: kind === 'tile' ? 'column' : 'row',
        gap: kind === 'tile' ? 6 : 0,
      }}
    >
      {props.names.map((name, seat) => (
        <div key={name} data-part="seat" style={{ width, height, flex: 'none', overflow: 'hidden' }}>
          <ui.SeatSummary {...props} seat={seat} />
        </div>
      ))}
    </div>
  );
}

const element = document.getElementById('root');
const root = element && createRoot(element);
let shown = 0;
window.lovci = {
  picked: [],
  done: 0,
  show(given) {
    if (given.theme) chooseTheme(given.theme);
    root?.render(<Harness key={shown++} given={given} />);
  },
};
