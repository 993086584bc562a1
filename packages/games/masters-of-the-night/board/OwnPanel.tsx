import type { OptionId, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, Cover, Covered, type OwnPanelProps, seatOf } from '@nokturn/ui';
import { type ComponentType, type CSSProperties, useState } from 'react';
import { districtId } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import type { RelicId } from '../cards/relics.ts';
import { VAMPIRES } from '../cards/vampires.ts';
import { cardsOf } from '../cards.ts';
import { vampireInFocus } from '../outlook.ts';
import type { MastersFrame } from '../rules/work.ts';
import type { MastersView } from '../secrets.ts';
import { VAMPIRE_TOKENS } from './faces.ts';
import { labelsOf } from './labels.ts';
import { ABILITY_PICTURES, EVENT_PICTURES, RELIC_PICTURES, SIGIL_PICTURES, VAMPIRE_MARKS } from './looks.ts';
import classes from './OwnPanel.module.css';
import { Mark } from './Pieces.tsx';
import { ActionPoints, Blood, Kills, Leader } from './Sheet.tsx';
import { type TabOf, Tabs } from './Tabs.tsx';
import { optionOf, type Touch } from './touch.ts';

/** Your own vampires: the active one with everything it can do, the others a tap away. */
export function OwnPanel(props: OwnPanelProps<MastersView>) {
  const { view, text, glow, picked, onPick, layout = 'desk', folded = false, reactions } = props;
  const { state } = view;
  const seat = seatOf(view.viewer);
  const own = state.vampires.flatMap((vampire, number) => (vampire.seat === seat ? [number] : []));
  const focus = vampireInFocus(state);
  const asked = vampireAsked(view);
  const usual = own.find((number) => number === asked) ?? (own.includes(focus) ? focus : (own[0] ?? 0));
  const [chosen, setChosen] = useState<{ readonly at: number; readonly number: number } | null>(null);
  const shown = chosen !== null && chosen.at === usual ? chosen.number : usual;
  const touch: Touch = { glow, picked, onPick, labelOf: labelsOf(view, text) };
  if (own.length === 0) return null;
  const isMini = layout === 'low' || (folded && layout !== 'tall');
  const size = isMini ? 'mini' : layout === 'tall' ? 'row' : 'sheet';
  return (
    <div className={classes.own} data-size={size}>
      <Tabs
        label={text.plain('board-own')}
        tabs={own.flatMap((number) => tabOf(state, number, number === focus, text))}
        shown={shown}
        onShow={(number) => setChosen({ at: usual, number })}
        classes={classes}
      >
        <OwnSheet view={view} number={shown} size={size} touch={touch} text={text} />
      </Tabs>
      {reactions}
    </div>
  );
}

/** The vampire that a question is about, if it is about one. */
function vampireAsked({ asked }: View<MastersView>): number | null {
  const frame = asked?.mine ? (asked.frame as MastersFrame) : null;
  return frame !== null && 'vampire' in frame ? frame.vampire : null;
}

/** `sheet`: with its numbers and the names of its things. `row`: things with names. `mini`: pictures only. */
type Size = 'sheet' | 'row' | 'mini';

function tabOf(state: MastersView, number: number, isNow: boolean, text: GameText): TabOf[] {
  const vampire = state.vampires[number];
  if (!vampire) return [];
  return [
    {
      key: number,
      label: plain(text.thing('vampire', vampire.id)),
      isNow,
      style: { '--tint': VAMPIRE_MARKS[vampire.id].colour } as CSSProperties,
      sign: (
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <Mark id={vampire.id} />
        </svg>
      ),
    },
  ];
}

interface OwnSheetProps {
  readonly view: View<MastersView>;
  /** The number of the vampire. */
  readonly number: number;
  readonly size: Size;
  readonly touch: Touch;
  readonly text: GameText;
}

function OwnSheet(props: OwnSheetProps) {
  const { view, number, size, text } = props;
  const { state } = view;
  const vampire = state.vampires[number];
  if (!vampire) return null;
  const { id, at, kills, blood } = vampire;
  const Token = VAMPIRE_TOKENS[id];
  return (
    <div className={classes.sheet} style={{ '--tint': VAMPIRE_MARKS[id].colour } as CSSProperties}>
      {size === 'sheet' && (
        <header className={classes.head}>
          <span className={classes.figure} data-drained={blood === 0}>
            <Token />
          </span>
          <div>
            <h3>
              {plain(text.thing('vampire', id))}
              <span className={classes.where}>{plain(text.thing('district', districtId(at), 'at'))}</span>
              {state.leader === number && <Leader state={state} text={text} />}
              {state.turn?.vampire === number && <ActionPoints ap={state.turn.ap} text={text} />}
            </h3>
            <p className={classes.numbers}>
              <Blood vampire={vampire} text={text} />
              <Kills kills={kills} text={text} />
            </p>
            <p className={classes.unlocked}>{unlockedNext(kills, text)}</p>
          </div>
        </header>
      )}
      <ul className={classes.powers}>
        {powersOf(props).map((power) => (
          <PowerTile key={`${power.id} ${power.option}`} {...power} touch={props.touch} text={text} />
        ))}
      </ul>
    </div>
  );
}

/** What the next kills unlock. */
function unlockedNext(kills: number, text: GameText): string {
  const next = Math.min(...Object.values(cardsOf(text).unlocks).filter((need) => need > kills));
  return Number.isFinite(next)
    ? text.plain('board-next-unlock', { kills: next, what: text.plain(`board-unlock-${next}`) })
    : text.plain('board-all-unlocked');
}

/** A power or belonging of a vampire, and the option that uses it now. */
interface Power {
  readonly id: string;
  readonly kind: 'blood' | 'dark' | 'sigil' | 'relic' | 'event';
  readonly Picture: ComponentType;
  /** Its cost, or the condition it waits for. */
  readonly price: string;
  readonly isLocked: boolean;
  readonly option: OptionId | null;
}

function powersOf({ view, number, size, touch, text }: OwnSheetProps): readonly Power[] {
  const { state } = view;
  const vampire = state.vampires[number];
  if (!vampire) return [];
  const { kills, relics, sigil } = vampire;
  const cards = cardsOf(text);
  const sheet = cards.vampires[vampire.id];
  const from = (need: number) => text.plain('board-from-kills', { kills: need });
  // With small tiles the action list does this; it also states the cost.
  const mine = size === 'sheet' && isItsTurn(view, number) ? offered(view) : [];
  const option = (id: OptionId) => (mine.includes(id) ? id : null);
  const isDark = kills >= cards.unlocks.dark;
  const [own, dark] = [cards.abilities[sheet.blood], cards.abilities[sheet.dark]];
  return [
    {
      id: sheet.blood,
      kind: 'blood',
      Picture: ABILITY_PICTURES[sheet.blood],
      price: text.plain('board-price-blood', { cost: own.cost }),
      isLocked: false,
      option: option('blood'),
    },
    {
      id: sheet.dark,
      kind: 'dark',
      Picture: ABILITY_PICTURES[sheet.dark],
      price: isDark ? text.plain('board-price-veil', { cost: dark.cost }) : from(cards.unlocks.dark),
      isLocked: !isDark,
      option: option('dark'),
    },
    {
      id: sheet.sigil,
      kind: 'sigil',
      Picture: SIGIL_PICTURES[sheet.sigil],
      price:
        sigil === null
          ? kills < cards.unlocks.sigillate
            ? from(cards.unlocks.sigillate)
            : text.plain('board-unplaced')
          : text.plain(`board-name-${districtId(sigil)}`),
      isLocked: sigil === null && kills < cards.unlocks.sigillate,
      option: option('sigillate'),
    },
    ...relics.map(
      (relic): Power => ({
        id: relic,
        kind: 'relic',
        Picture: RELIC_PICTURES[relic],
        price: plain(text.thing('term', 'relic')),
        isLocked: false,
        option: optionOf(touch, 'relic', relic),
      }),
    ),
    ...borrowed(touch),
    ...elsewhere(state, number, touch),
  ];
}

/**
 * Things on other players' sheets that the question is about: they can be touched here too, because their own
 * sheets may be too small.
 */
function elsewhere(state: MastersView, number: number, touch: Touch): readonly Power[] {
  const own = state.vampires[number]?.relics ?? [];
  return touch.glow.flatMap(({ option, target }): readonly Power[] => {
    const id = String(target.id);
    const shared = { id, price: '', isLocked: false, option };
    if (target.kind === 'relic' && !(own as readonly string[]).includes(id))
      return [{ ...shared, kind: 'relic', Picture: RELIC_PICTURES[id as RelicId] }];
    const isOnSheet = state.lying.some(({ event, holder }) => event === id && holder !== null);
    if (target.kind !== 'event' || !isOnSheet) return [];
    return [{ ...shared, kind: 'event', Picture: EVENT_PICTURES[id as EventId] }];
  });
}

/** The abilities that the Signet lends, while the question is which one to use. */
function borrowed(touch: Touch): readonly Power[] {
  return touch.glow.flatMap(({ option, target }) => {
    if (!option.startsWith('ability:')) return [];
    const id = VAMPIRES[target.id as keyof typeof VAMPIRES].blood;
    return [
      {
        id: `lent ${id}`,
        kind: 'blood' as const,
        Picture: ABILITY_PICTURES[id],
        price: touch.labelOf(option),
        isLocked: false,
        option,
      },
    ];
  });
}

function isItsTurn({ state, asked }: View<MastersView>, number: number): boolean {
  return asked?.frame.step === 'turn-action' && state.turn?.vampire === number;
}

function offered({ asked }: View<MastersView>): readonly OptionId[] {
  const mine = asked?.mine;
  return mine && mine.answer === null && mine.ask.kind === 'one' ? mine.ask.options : [];
}

/** A tile that uses its power if it can be used now, and shows its card on request. */
function PowerTile({
  id,
  kind,
  Picture,
  price,
  isLocked,
  option,
  touch,
  text,
}: Power & { touch: Touch; text: GameText }) {
  const card = id.replace(/^lent /, '');
  const name = plain(text.thing('card', card));
  return (
    <li className={classes.power} data-kind={kind} data-locked={isLocked} data-glow={option !== null}>
      <Covered
        thing={
          <span className={classes.tile}>
            <span className={classes.picture}>
              <Picture />
            </span>
            <span className={classes.name}>{name}</span>
            <span className={classes.price}>{price}</span>
          </span>
        }
      >
        <CardPeek thing={{ type: 'card', id: card }}>
          <Cover
            label={option === null ? `${name}, ${price}` : touch.labelOf(option)}
            {...(option === null ? {} : { onPress: () => touch.onPick(option) })}
          />
        </CardPeek>
      </Covered>
    </li>
  );
}
