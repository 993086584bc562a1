import type { OptionId, Seat, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, Cover, Covered, type Glow, optionAt, type SeatLook } from '@nokturn/ui';
import { Button } from 'react-aria-components';
import { GiThroneKing } from 'react-icons/gi';
import type { LocationId } from '../cards/locations.ts';
import type { VendettaView } from '../secrets.ts';
import { AllyFace, PlaceFace } from './CardFace.tsx';
import { Position } from './Position.tsx';
import { isFresh, type Report } from './reports.ts';
import classes from './Street.module.css';
import { Scene } from './scenery/Scene.tsx';
import type { Scene as Shown } from './scenes.ts';
import { Verdict } from './Verdict.tsx';

const NUMERALS = ['I', 'II', 'III'];

export interface StreetProps {
  readonly location: LocationId;
  readonly index: number;
  readonly view: View<VendettaView>;
  /** What lies on the table at the moment that is being shown. */
  readonly state: VendettaView;
  readonly rows: readonly Seat[];
  readonly viewer: Seat | null;
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  readonly text: GameText;
  readonly ids: string;
  readonly isNow: boolean;
  /** The Power that lies open here, by seat. */
  readonly powers: readonly (number | null)[];
  /** How the latest Conflict here went. */
  readonly report: Report | null;
  readonly scene: Shown | null;
  readonly glow: readonly Glow[];
  readonly picked: readonly OptionId[];
  labelOf(option: OptionId): string;
  onPick(option: OptionId): void;
}

/** One Location: the place by night, what can be won there, and everybody's Position. */
export function Street(props: StreetProps) {
  const { location, index, state, rows, text, ids, isNow, report, glow } = props;
  const option = optionAt(glow, 'location', location);
  const fresh = report !== null && isFresh(report, index, state) ? report : null;
  const past = report !== null && report.round < state.round ? report : null;
  const isWon = fresh !== null && state.allies[index] === null;
  return (
    <section
      className={classes.street}
      aria-label={plain(text.thing('location', location))}
      data-now={isNow}
      data-glow={option !== null}
      data-haven={location === 'loc-haven'}
      data-quiet={state.phase === 'resolution' && state.location !== null && !isNow}
    >
      <div className={classes.scene}>
        <Scene location={location} ids={ids} />
      </div>
      <header className={classes.head} data-anchor={`loc:${location}`}>
        <div className={classes.prize}>
          <Ally {...props} />
          {isWon && <Verdict report={fresh} names={props.names} looks={props.looks} text={text} large />}
          <Place {...props} />
          {past && (
            <Verdict report={past} names={props.names} looks={props.looks} text={text} large={false} />
          )}
        </div>
        <Plate {...props} option={option} />
      </header>
      <ol className={classes.rows}>
        {rows.map((seat) => (
          <Position key={seat} {...props} seat={seat} report={fresh} option={option} />
        ))}
      </ol>
    </section>
  );
}

function Plate({
  location,
  index,
  text,
  option,
  labelOf,
  onPick,
}: StreetProps & { option: OptionId | null }) {
  const name = plain(text.thing('location', location));
  return (
    <h3 className={classes.plate}>
      <CardPeek thing={{ type: 'location', id: location }}>
        <Button
          className={classes.name as string}
          aria-label={option === null ? name : labelOf(option)}
          onPress={() => option !== null && onPick(option)}
        >
          <span className={classes.numeral} data-numeral={NUMERALS[index]}>
            {location === 'loc-haven' && <GiThroneKing aria-hidden="true" />}
          </span>
          {name}
        </Button>
      </CardPeek>
    </h3>
  );
}

function Ally({ index, state, text }: StreetProps) {
  const ally = state.allies[index] ?? null;
  if (ally === null) return null;
  return (
    <div className={classes.ally}>
      <Covered thing={<AllyFace id={ally} text={text} />}>
        <CardPeek thing={{ type: 'card', id: ally }}>
          <Cover label={text.plain('board-ally', { card: ally })} />
        </CardPeek>
      </Covered>
    </div>
  );
}

function Place({ index, state, text }: StreetProps) {
  const place = state.places[index] ?? null;
  if (place === null) return null;
  return (
    <div className={classes.place}>
      <Covered thing={<PlaceFace id={place} text={text} />}>
        <CardPeek thing={{ type: 'card', id: place }}>
          <Cover label={plain(text.thing('card', place))} />
        </CardPeek>
      </Covered>
    </div>
  );
}
