import type { Viewer } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { createText, type Language } from '@nokturn/text';
import { boxOf, glowOf, KitProvider, type TableProps, type TouchProps } from '@nokturn/ui';
import { createRoot } from 'react-dom/client';
import '@nokturn/ui/theme.css';
import { mastersOfTheNight } from '../../../index.ts';
import type { MastersView } from '../../../secrets.ts';
import { lateGame } from '../../../test/late.ts';
import { ui } from '../../index.tsx';

/**
 * The parts of the table in boxes of a fixed size, at one moment of a random match. The address says which: `seed`,
 * `seats`, `family`, `step` (the first decision of that kind) and `nth`, `width`, `height`, `lang`, `theme`, `early`.
 * What was touched is written into `window.touched`.
 */
const given = new URLSearchParams(window.location.search);
const number = (name: string, usual: number) => Number(given.get(name) ?? usual);
const seats = number('seats', 3);
const language = (given.get('lang') ?? 'en') as Language;
document.documentElement.dataset.theme = given.get('theme') ?? 'night';
document.documentElement.lang = language;

const NAMES = ['Zofie', 'Jan', 'Łucja', 'Vojtěch', 'Ada'].slice(0, seats);

declare global {
  interface Window {
    touched: unknown[];
  }
}
window.touched = [];

function momentOf() {
  const game = given.has('early') ? mastersOfTheNight : lateGame;
  const options = {
    familySize: number('family', Math.max(2, seats)),
    ...(given.has('edition') ? { edition: given.get('edition') } : {}),
  };
  const step = given.get('step') ?? 'turn-action';
  let left = number('nth', 0);
  const told = [];
  let last = null;
  for (const moment of randomMatch(game, given.get('seed') ?? 'night', seats, options)) {
    const viewer: Viewer = moment.match.position.asked?.seats[0] ?? 'spectator';
    const heard = moment.heard(viewer);
    last = { view: moment.view(viewer), heard, past: [...told] };
    told.push(...heard);
    const found = step === 'end' ? moment.match.position.over : last.view.asked?.frame.step === step;
    if (found && left-- <= 0) break;
  }
  if (last === null) throw new Error('a match has moments');
  return { ...last, told };
}

async function show() {
  const sources = await Promise.all([
    import(`../../../locales/${language}.ftl?raw`),
    import(`../../locales/${language}.ftl?raw`),
  ]);
  const text = createText({
    language,
    names: NAMES,
    sources: sources.flatMap(({ default: own, english }) => [english ?? '', own]).filter((one) => one !== ''),
  });
  const { view, heard, past, told } = momentOf();
  const box = boxOf(number('width', 854), number('height', 601));
  const ask = view.asked?.mine?.ask;
  const shared: TableProps<MastersView> = {
    view,
    names: NAMES,
    text,
    settings: { reducedMotion: given.get('motion') !== 'yes' },
  };
  const touch: TouchProps = {
    glow: glowOf(ask && 'options' in ask ? ask.options : [], mastersOfTheNight.pointsAt),
    picked: [],
    onPick: (option) => window.touched.push(option),
    onPlan: (plan) => window.touched.push(plan),
  };
  const part = given.get('part') ?? 'board';
  const news = { sequence: 1, happenings: heard };
  const looks = ui.seatLooks(view.state);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <KitProvider text={text} names={NAMES} CardFace={ui.CardFace} seatLooks={looks} facts={{}}>
      {part === 'board' && (
        <div data-part="board" style={{ width: box.width, height: box.height }}>
          <ui.Board {...shared} {...touch} box={box} news={news} past={past} />
        </div>
      )}
      {part === 'seats' &&
        NAMES.map((name, seat) => {
          const room = {
            kind: given.get('kind') === 'chip' ? ('chip' as const) : ('tile' as const),
            width: box.width,
            height: box.height,
          };
          return (
            <div key={name} data-part="seat" style={{ width: room.width, height: room.height }}>
              <ui.SeatSummary {...shared} {...touch} seat={seat} room={room} />
            </div>
          );
        })}
      {part === 'hand' && (
        <div data-part="hand" style={{ width: box.width, height: box.height }}>
          <ui.OwnPanel
            {...shared}
            {...touch}
            layout={given.get('layout') === 'tall' ? 'tall' : 'desk'}
            folded={given.has('folded')}
          />
        </div>
      )}
      {part === 'ending' && ui.Ending && (
        <div style={{ position: 'relative', width: box.width, height: box.height }}>
          <ui.Ending {...shared} box={box} told={told} onDone={() => window.touched.push('done')} />
        </div>
      )}
    </KitProvider>,
  );
}

show();
