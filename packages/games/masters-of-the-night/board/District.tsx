import { type OptionId, verbOf } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardChip, CardPeek, Cover, Covered } from '@nokturn/ui';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import {
  type DistrictId,
  type District as DistrictNumber,
  districtId,
  effectOf,
} from '../cards/districts.ts';
import { EVENTS } from '../cards/events.ts';
import { VAMPIRES } from '../cards/vampires.ts';
import { type Omen, omenOf } from '../outlook.ts';
import type { Side } from '../rules/state.ts';
import type { MastersView } from '../secrets.ts';
import classes from './District.module.css';
import { FightHere } from './FightHere.tsx';
import type { Fight } from './fight.ts';
import { GiCrossedSwords, GiMoon, GiSun } from './game-icons.ts';
import type { Mark } from './grid.ts';
import type { BoardLayout } from './layout.ts';
import {
  EVENT_LOOKS,
  EVENT_PICTURES,
  RELIC_LOOK,
  RELIC_PICTURES,
  SIGIL_PICTURES,
  VAMPIRE_MARKS,
} from './looks.ts';
import { Cross, ExposedAgent, Figure, HiddenAgent, Minion } from './Pieces.tsx';
import { Sight } from './scenery/Sight.tsx';
import { optionOf, optionsOf, type Touch } from './touch.ts';

interface DistrictProps {
  readonly state: MastersView;
  readonly district: DistrictNumber;
  /** The vampire in focus. */
  readonly focus: number;
  readonly mark: Mark | null;
  readonly struck: boolean;
  /** Something in it has changed, and no animation shows it. */
  readonly isChanged: boolean;
  /** The combat in it. */
  readonly fight: Fight | null;
  readonly kind: BoardLayout['kind'];
  readonly touch: Touch;
  readonly text: GameText;
  readonly ids: string;
  /** The list of offers for this district is open. */
  readonly isOpen: boolean;
  /** Shows what can be done here; null if there is nothing, or if this is not the time. */
  readonly onOpen: (() => void) | null;
}

/** One of the nine districts with everything in it. */
export function District(props: DistrictProps) {
  const { state, district, focus, mark, struck, fight, kind, touch, text, ids, isOpen, onOpen } = props;
  const id = districtId(district);
  const options = optionsOf(touch, 'district', id);
  const [only] = options.length === 1 ? options : [];
  const omen = omenOf(state, district);
  const name = plain(text.thing('district', id));
  const what = describe(props, omen);
  const isDay = effectOf(district).phase === 'day';
  /** A touch anywhere on the tile means the district, unless the question is about something in it. */
  const meant = only !== undefined ? () => touch.onPick(only) : options.length === 0 ? onOpen : null;
  return (
    <article
      className={classes.district}
      data-anchor={`district:${id}`}
      data-glow={options.length > 0}
      data-picked={options.some((option) => touch.picked.includes(option))}
      data-open={onOpen !== null}
      data-changed={props.isChanged}
      data-opened={isOpen}
      data-focus={state.vampires[focus]?.at === district}
      data-fighting={fight !== null && !fight.over}
    >
      <Sight district={id} ids={`${ids}-${id}`} />
      <Sigil state={state} district={district} />
      {only !== undefined && (
        <Cover label={`${touch.labelOf(only)}. ${what}`} onPress={() => touch.onPick(only)} />
      )}
      {options.length === 0 && onOpen !== null && (
        <Cover label={text.plain('board-open', { name })} aria-expanded={isOpen} onPress={onOpen} />
      )}
      <div className={classes.title}>
        <Covered
          thing={
            <span className={classes.head}>
              <span className={classes.name}>
                {isDay ? <GiSun /> : <GiMoon />}
                <span>{shortName(id, text, kind)}</span>
                {omen !== null && omen !== 'idle' && <i data-omen={omen} />}
              </span>
              <span className={classes.effect}>
                {text.plain(kind === 'desk' ? `board-does-${id}` : `board-does-short-${id}`)}
              </span>
            </span>
          }
        >
          <CardPeek thing={{ type: 'district', id }}>
            <Cover label={only === undefined ? what : name} {...pressing(meant)} />
          </CardPeek>
        </Covered>
      </div>
      {mark && <MarkOn mark={mark} />}
      {struck && (
        <span className={classes.struck} aria-hidden="true">
          <GiCrossedSwords />
        </span>
      )}
      <Cards {...props} />
      <div className={classes.pieces}>
        <Vampires {...props} meant={meant} />
        <div className={classes.tokens}>
          <Agents side="hidden" {...props} />
          <Agents side="exposed" {...props} />
          <Tokens count={state.districts[district]?.minions ?? 0} kind="minion" most={mostSeen(kind)}>
            <Minion />
          </Tokens>
        </div>
      </div>
      {fight && <FightHere fight={fight} most={kind === 'desk' ? 5 : 3} text={text} />}
      {options.length > 1 && (
        <div className={classes.ways} data-ways="">
          {options.map((option) => (
            <Button
              key={option}
              className={classes.way as string}
              aria-label={touch.labelOf(option)}
              onPress={() => touch.onPick(option)}
            >
              <Way option={option} />
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}

/** Names wider than a tile have a short form. */
function shortName(id: DistrictId, text: GameText, kind: BoardLayout['kind']): string {
  return kind === 'desk' ? plain(text.thing('district', id)) : text.plain(`board-name-${id}`);
}

/** Whether something goes to this district or comes from it; a moved agent is shown with its side. */
function Way({ option }: { option: OptionId }) {
  const verb = verbOf(option);
  return (
    <svg viewBox="-14 -17 28 32" aria-hidden="true">
      {verb === 'move' && (option.includes('hidden') ? <HiddenAgent /> : <ExposedAgent />)}
      {verb === 'pull' && <path d="M0 12V-12M-8-4 0-12 8-4" />}
      {verb === 'push' && <path d="M0-12V12M-8 4 0 12 8 4" />}
    </svg>
  );
}

/** Everything that is here, in words. */
function describe({ state, district, mark, struck, text }: DistrictProps, omen: Omen | null): string {
  const here = state.districts[district];
  if (!here) return '';
  const owner = here.sigil === null ? undefined : state.vampires[here.sigil];
  const lying = state.lying.filter((card) => card.district === district);
  const parts = [
    ...state.vampires
      .filter(({ at }) => at === district)
      .map(({ id, blood }) =>
        blood === 0 ? text.plain('board-drained', { vampire: id }) : plain(text.thing('vampire', id)),
      ),
    here.hidden > 0 && text.plain('board-hidden', { count: here.hidden }),
    here.exposed > 0 && text.plain('board-exposed', { count: here.exposed }),
    here.minions > 0 && text.plain('board-minions', { count: here.minions }),
    owner && plain(text.thing('card', VAMPIRES[owner.id].sigil)),
    ...here.relics.map((relic) => plain(text.thing('card', relic))),
    ...lying.map(({ event }) => plain(text.thing('card', event))),
    mark && text.plain(`board-cross-${mark.colour}`, { count: mark.agents }),
    struck && text.plain('board-struck'),
    omen === 'helps' && text.plain('board-omen-helps'),
    omen === 'harms' && text.plain('board-omen-harms'),
  ].filter((part) => typeof part === 'string');
  const name = plain(text.thing('district', districtId(district)));
  const said = parts.length === 0 ? text.plain('board-empty', { name }) : `${name}: ${parts.join(', ')}`;
  return `${said}. ${whereabouts(state, district, text)}`;
}

/** Its location, for people who cannot see it: its row, its place in the row, and its neighbours. */
function whereabouts(state: MastersView, district: DistrictNumber, text: GameText): string {
  const position = state.positions[district] ?? 0;
  const around = (state.neighbours[district] ?? []).map((next) =>
    plain(text.thing('district', districtId(next))),
  );
  return text.plain('board-whereabouts', {
    row: Math.floor(position / 3) + 1,
    place: (position % 3) + 1,
    neighbours: around.join(', '),
  });
}

/** A dread sigil burns into the ground. */
function Sigil({ state, district }: { state: MastersView; district: DistrictNumber }) {
  const owner = state.districts[district]?.sigil;
  const vampire = owner == null ? undefined : state.vampires[owner];
  if (!vampire) return null;
  const Picture = SIGIL_PICTURES[VAMPIRES[vampire.id].sigil];
  return (
    <span
      className={classes.sigil}
      style={{ '--tint': VAMPIRE_MARKS[vampire.id].colour } as CSSProperties}
      aria-hidden="true"
    >
      <Picture />
    </span>
  );
}

function MarkOn({ mark: { colour, agents, certain } }: { mark: Mark }) {
  return (
    <span className={classes.mark} data-colour={colour} data-certain={certain} aria-hidden="true">
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <Cross colour={colour} />
      </svg>
      {agents !== '0' && <b>+{agents}</b>}
    </span>
  );
}

function pressing(meant: (() => void) | null): { onPress?: () => void } {
  return meant === null ? {} : { onPress: meant };
}

function Vampires({
  state,
  district,
  focus,
  touch,
  text,
  meant,
}: DistrictProps & { meant: (() => void) | null }) {
  const here = state.vampires.flatMap((vampire, number) =>
    vampire.at === district ? [{ ...vampire, number }] : [],
  );
  return (
    <div className={classes.vampires} data-many={here.length > 3}>
      {here.map(({ id, blood, number }) => {
        const option = optionOf(touch, 'vampire', id);
        const name =
          blood === 0 ? text.plain('board-drained', { vampire: id }) : plain(text.thing('vampire', id));
        return (
          <span
            key={id}
            className={classes.vampire}
            // A touch beside it means the nearest figure, or the district.
            data-nearest=""
            data-anchor={`vampire:${id}`}
            data-glow={option !== null}
            data-focus={number === focus}
            style={{ '--tint': VAMPIRE_MARKS[id].colour } as CSSProperties}
          >
            <Covered
              thing={
                <svg viewBox="-15 -43 30 46" aria-hidden="true">
                  <ellipse cx={0} cy={0} rx={12} ry={3} fill="#000" opacity={0.5} />
                  <Figure id={id} drained={blood === 0} />
                </svg>
              }
            >
              {option === null ? (
                <CardPeek thing={{ type: 'vampire', id }}>
                  <Cover label={name} {...pressing(meant)} />
                </CardPeek>
              ) : (
                <Cover label={touch.labelOf(option)} onPress={() => touch.onPick(option)} />
              )}
            </Covered>
          </span>
        );
      })}
    </div>
  );
}

function Agents({ side, state, district, kind, touch }: { side: Side } & DistrictProps) {
  const count = state.districts[district]?.[side] ?? 0;
  const option = optionOf(touch, 'agent', `${districtId(district)}.${side}`);
  return (
    <Tokens
      count={count}
      kind={side}
      anchor={`agent:${districtId(district)}.${side}`}
      most={mostSeen(kind)}
      {...(option === null
        ? {}
        : { button: { label: touch.labelOf(option), onPress: () => touch.onPick(option) } })}
    >
      {side === 'hidden' ? <HiddenAgent /> : <ExposedAgent />}
    </Tokens>
  );
}

/** In a small district one token represents all. */
function mostSeen(kind: BoardLayout['kind']): number {
  return kind === 'desk' ? 3 : 1;
}

/** A stack of equal tokens: some are visible, and the number says how many there are. */
function Tokens({
  count,
  kind,
  most,
  anchor,
  button,
  children,
}: {
  count: number;
  kind: Side | 'minion';
  most: number;
  /** The anchor that flights point at. */
  anchor?: string;
  button?: { readonly label: string; onPress(): void };
  children: ReactNode;
}) {
  if (count === 0 && button === undefined) return null;
  const seen = Math.min(count, most);
  const stack = (
    <span className={classes.stack} data-kind={kind} data-anchor={anchor} aria-hidden="true">
      <svg viewBox={`${-14 - 7 * (seen - 1)} -18 ${28 + 7 * (seen - 1)} 32`} aria-hidden="true">
        {Array.from({ length: seen }, (_, i) => i).map((i) => (
          <g key={i} transform={`translate(${-7 * (seen - 1 - i)})`}>
            {children}
          </g>
        ))}
      </svg>
      <b>{count}</b>
    </span>
  );
  if (button === undefined) return stack;
  return (
    <span className={classes.token} data-glow="true">
      <Covered thing={stack}>
        <Cover label={button.label} onPress={button.onPress} />
      </Covered>
    </span>
  );
}

/** Cards here: events that stay, and placed relics. */
function Cards({ state, district, touch, text }: DistrictProps) {
  const lying = state.lying.filter((card) => card.district === district);
  const relics = state.districts[district]?.relics ?? [];
  if (lying.length + relics.length === 0) return null;
  return (
    <div className={classes.cards}>
      {lying.map(({ event }) => {
        const option = optionOf(touch, 'event', event);
        return (
          <span key={event} className={classes.card} data-glow={option !== null}>
            <Covered
              thing={<CardChip deck={EVENT_LOOKS[EVENTS[event].level]} Picture={EVENT_PICTURES[event]} />}
            >
              <CardPeek thing={{ type: 'card', id: event }}>
                <Cover
                  label={option === null ? plain(text.thing('card', event)) : touch.labelOf(option)}
                  {...(option === null ? {} : { onPress: () => touch.onPick(option) })}
                />
              </CardPeek>
            </Covered>
          </span>
        );
      })}
      {relics.map((relic) => (
        <span key={relic} className={classes.card}>
          <Covered thing={<CardChip deck={RELIC_LOOK} Picture={RELIC_PICTURES[relic]} />}>
            <CardPeek thing={{ type: 'card', id: relic }}>
              <Cover label={plain(text.thing('card', relic))} />
            </CardPeek>
          </Covered>
        </span>
      ))}
    </div>
  );
}
