import type { OptionId, Seat, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, type Composing, Cover, Covered, type Glow, optionAt, type SeatLook } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import type { LocationId } from '../cards/locations.ts';
import type { VendettaView } from '../secrets.ts';
import type { LocationCount } from './count.ts';
import { GiThroneKing } from './game-icons.ts';
import { HeadWords } from './HeadWords.tsx';
import { type BoardLayout, nameSizeIn } from './layout.ts';
import { MiniAlly } from './MiniFace.tsx';
import { Position } from './Position.tsx';
import type { PlanDraft } from './plan.ts';
import { isFresh, type Report } from './reports.ts';
import classes from './Street.module.css';
import { LocationScenery } from './scenery/LocationScenery.tsx';
import type { Scene } from './scenes.ts';
import { pressing, type Touch } from './touch.ts';
import { Verdict } from './Verdict.tsx';

export const NUMERALS = ['I', 'II', 'III'];

export interface StreetProps {
  readonly location: LocationId;
  readonly index: number;
  readonly layout: BoardLayout;
  readonly view: View<VendettaView>;
  /** What lies on the table at the moment being shown. */
  readonly state: VendettaView;
  readonly rows: readonly Seat[];
  readonly viewer: Seat | null;
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  readonly text: GameText;
  readonly ids: string;
  readonly isNow: boolean;
  /** The Power here, by seat: what everybody sees, and what the viewer knows. */
  readonly standing: LocationCount;
  /** How the latest Conflict here went. */
  readonly report: Report | null;
  readonly scene: Scene | null;
  readonly glow: readonly Glow[];
  /** The options picked so far, if several are needed, or the one selected but not yet played. */
  readonly picked: readonly OptionId[];
  /** The turn being put together, and how it is changed. */
  readonly plan: PlanDraft | null;
  readonly composing: Composing | null;
  labelOf(option: OptionId): string;
  readonly onTouch: Touch;
  /** Opens a closer view of this Location on a small board. */
  onLens: (() => void) | null;
}

/** One Location: the place at night, the prizes there, and everybody's Position. */
export function Street(props: StreetProps) {
  const { location, index, state, rows, text, ids, isNow, report, glow, picked, plan, onLens } = props;
  const option = optionAt(glow, 'location', location);
  const fresh = report !== null && isFresh(report, index, state) ? report : null;
  const isOpen = option !== null || (plan?.open.includes(index) ?? false);
  const choose = chooserOf(props, option);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a pointer may touch the place anywhere; keys have the button on your own Position
    <section
      className={classes.street}
      onClick={({ target, nativeEvent }) => {
        const isOther = target instanceof Element && target.closest('button') !== null;
        if (isOther) return;
        // A card on a small board is touched in the lens: touching it opens the lens, unless the place itself can be
        // chosen.
        if (choose) choose(nativeEvent);
        else if (!isOpen) onLens?.();
      }}
      aria-label={plain(text.thing('location', location))}
      data-now={isNow}
      data-glow={isOpen}
      data-drop={plan?.open.includes(index) ? location : undefined}
      data-chosen={plan?.location === index || (option !== null && picked.includes(option))}
      data-haven={location === 'loc-haven'}
      data-quiet={state.phase === 'resolution' && state.location !== null && !isNow}
    >
      <div className={classes.scene}>
        <LocationScenery location={location} ids={ids} />
      </div>
      <Head {...props} fresh={fresh} option={option} />
      {onLens && (
        <Button
          className={classes.lens as string}
          aria-label={text.plain('board-closer', { location })}
          onPress={onLens}
        />
      )}
      <ol className={classes.rows}>
        {rows.map((seat) => (
          <Position key={seat} {...props} seat={seat} report={fresh} option={option} />
        ))}
      </ol>
    </section>
  );
}

/**
 * How a place is chosen: as a part of the turn being put together, or as the answer; null if it cannot be chosen now.
 */
function chooserOf(
  { location, index, plan, composing, onTouch }: StreetProps,
  option: OptionId | null,
): ((click: MouseEvent) => void) | null {
  if (plan && composing)
    return plan.open.includes(index) && plan.location !== index
      ? () => composing.change({ ...composing.draft, location })
      : null;
  if (option === null) return null;
  return (click) =>
    onTouch(option, {
      pointerType: click instanceof PointerEvent && click.pointerType === 'touch' ? 'touch' : 'mouse',
    });
}

/** The prizes here, and the leader. On a small board touching it opens a closer view. */
function Head(props: StreetProps & { fresh: Report | null; option: OptionId | null }) {
  const { location, index, layout, state, names, looks, text, fresh } = props;
  const isWon = fresh !== null && state.allies[index] === null;
  const isDesk = layout.kind === 'desk';
  const isNarrow = isDesk && layout.isNarrow;
  return (
    <header className={classes.head} data-anchor={`loc:${location}`}>
      {isNarrow && <Plate {...props} />}
      {isWon ? (
        <Verdict report={fresh} names={names} looks={looks} text={text} isButton={isDesk} />
      ) : (
        <Ally {...props} />
      )}
      {!(isNarrow && isWon) && (
        <div className={classes.words} data-won={isWon}>
          {!isNarrow && <Plate {...props} />}
          {!isWon && <HeadWords {...props} />}
        </div>
      )}
    </header>
  );
}

function Plate({
  location,
  index,
  layout,
  text,
  option,
  labelOf,
  onTouch,
}: StreetProps & { option: OptionId | null }) {
  const name = plain(text.thing('location', location));
  const inside = (
    <>
      {layout.kind === 'desk' && (
        <span className={classes.numeral} data-numeral={NUMERALS[index]}>
          {location === 'loc-haven' && <GiThroneKing aria-hidden="true" />}
        </span>
      )}
      <span>{name}</span>
    </>
  );
  if (layout.kind !== 'desk') return <h3 className={classes.name}>{inside}</h3>;
  return (
    <h3 className={classes.plate}>
      <CardPeek thing={{ type: 'location', id: location }}>
        <Button
          className={classes.name as string}
          style={{ '--name': `${nameSizeIn(layout, name)}px` } as CSSProperties}
          aria-label={option === null ? name : labelOf(option)}
          {...pressing(option, onTouch)}
        >
          {inside}
        </Button>
      </CardPeek>
    </h3>
  );
}

function Ally({ index, layout, state, text }: StreetProps) {
  const ally = state.allies[index] ?? null;
  if (ally === null) return <span className={classes.noAlly} style={layout.ally} />;
  const face = <MiniAlly id={ally} size={layout.ally} text={text} />;
  if (layout.kind !== 'desk')
    return (
      <span className={classes.ally} role="img" aria-label={text.plain('board-ally', { card: ally })}>
        {face}
      </span>
    );
  return (
    <div className={classes.ally}>
      <Covered thing={face}>
        <CardPeek thing={{ type: 'card', id: ally }}>
          <Cover label={text.plain('board-ally', { card: ally })} />
        </CardPeek>
      </Covered>
    </div>
  );
}
