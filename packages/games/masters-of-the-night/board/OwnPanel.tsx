import { type GameText, plain } from '@nokturn/text';
import { CardPeek, type OwnPanelProps, seatOf } from '@nokturn/ui';
import { type ComponentType, type CSSProperties, useState } from 'react';
import { Button, type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { ABILITIES, type AbilityId } from '../cards/abilities.ts';
import { districtId } from '../cards/districts.ts';
import { UNLOCKS } from '../cards/trackers.ts';
import { VAMPIRES } from '../cards/vampires.ts';
import { vampireInFocus } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import { labelsOf } from './labels.ts';
import { ABILITY_PICTURES, RELIC_PICTURES, SIGIL_PICTURES, VAMPIRE_MARKS } from './looks.ts';
import classes from './OwnPanel.module.css';
import { Figure, Mark } from './Pieces.tsx';
import { ActionPoints, Belongings, Blood, Kills, Leader, type SheetProps } from './Sheet.tsx';
import type { Touch } from './touch.ts';

/** One's own vampires: the one that acts with all that it can do, the others a tap away. */
export function OwnPanel({ view, text, glow, picked, onPick, reactions }: OwnPanelProps<MastersView>) {
  const { state } = view;
  const seat = seatOf(view.viewer);
  const own = state.vampires.flatMap((vampire, number) => (vampire.seat === seat ? [number] : []));
  const focus = vampireInFocus(state);
  const usual = own.includes(focus) ? focus : (own[0] ?? 0);
  const [chosen, setChosen] = useState<{ readonly at: number; readonly number: number } | null>(null);
  const shown = chosen !== null && chosen.at === usual ? chosen.number : usual;
  const touch: Touch = { glow, picked, onPick, labelOf: labelsOf(view, text) };
  if (own.length === 0) return null;
  return (
    <Tabs
      className={classes.own as string}
      selectedKey={String(shown)}
      onSelectionChange={(key: Key) => setChosen({ at: usual, number: Number(key) })}
    >
      <TabList className={classes.tabs as string} aria-label={text.plain('board-own')}>
        {own.map((number) => (
          <OwnTab key={number} state={state} number={number} isNow={number === focus} text={text} />
        ))}
      </TabList>
      {own.map((number) => (
        <TabPanel key={number} id={String(number)} className={classes.panel as string}>
          <LargeSheet state={state} number={number} touch={touch} text={text} />
        </TabPanel>
      ))}
      {reactions}
    </Tabs>
  );
}

function OwnTab({
  state,
  number,
  isNow,
  text,
}: {
  state: MastersView;
  number: number;
  isNow: boolean;
  text: GameText;
}) {
  const vampire = state.vampires[number];
  if (!vampire) return null;
  return (
    <Tab
      id={String(number)}
      className={classes.tab as string}
      data-now={isNow}
      style={{ '--tint': VAMPIRE_MARKS[vampire.id].colour } as CSSProperties}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <Mark id={vampire.id} />
      </svg>
      {plain(text.thing('vampire', vampire.id))}
    </Tab>
  );
}

function LargeSheet({ state, number, touch, text }: SheetProps) {
  const vampire = state.vampires[number];
  if (!vampire) return null;
  const { id, at, kills, relics, blood } = vampire;
  const sheet = VAMPIRES[id];
  const facts = { ...state.options };
  const borrowed = touch.glow.filter(({ option }) => option.startsWith('ability:'));
  return (
    <div style={{ '--tint': VAMPIRE_MARKS[id].colour } as CSSProperties}>
      <header className={classes.head}>
        <svg className={classes.figure} viewBox="-16 -44 32 48" aria-hidden="true">
          <Figure id={id} drained={blood === 0} />
        </svg>
        <div>
          <h3>
            {plain(text.thing('vampire', id))}
            {state.leader === number && <Leader state={state} text={text} />}
            {state.turn?.vampire === number && <ActionPoints ap={state.turn.ap} text={text} />}
          </h3>
          <p className={classes.where}>{plain(text.thing('district', districtId(at), 'at'))}</p>
          <p className={classes.numbers}>
            <Blood vampire={vampire} text={text} />
          </p>
        </div>
        <Belongings state={state} number={number} touch={touch} text={text} />
      </header>
      <p className={classes.track}>
        <Kills kills={kills} text={text} />
        <span>{unlockedNext(kills, text)}</span>
      </p>
      <ul className={classes.powers}>
        <Power id={sheet.blood} locked={false} text={text} facts={facts} />
        <Power id={sheet.dark} locked={kills < UNLOCKS.dark} text={text} facts={facts} />
        <Card
          id={sheet.sigil}
          Picture={SIGIL_PICTURES[sheet.sigil]}
          price={
            vampire.sigil === null
              ? text.plain('board-from-kills', { kills: UNLOCKS.sigillate })
              : plain(text.thing('district', districtId(vampire.sigil)))
          }
          locked={vampire.sigil === null && kills < UNLOCKS.sigillate}
          text={text}
          facts={facts}
        />
        {relics.map((relic) => (
          <Card
            key={relic}
            id={relic}
            Picture={RELIC_PICTURES[relic]}
            price={plain(text.thing('term', 'relic'))}
            text={text}
            facts={facts}
          />
        ))}
      </ul>
      {borrowed.length > 0 && (
        <div className={classes.borrowed}>
          {borrowed.map(({ option }) => (
            <Button key={option} className={classes.pick as string} onPress={() => touch.onPick(option)}>
              {touch.labelOf(option)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What the next kills unlock. */
function unlockedNext(kills: number, text: GameText): string {
  const next = Math.min(...Object.values(UNLOCKS).filter((need) => need > kills));
  return Number.isFinite(next)
    ? text.plain('board-next-unlock', { kills: next, what: text.plain(`board-unlock-${next}`) })
    : text.plain('board-all-unlocked');
}

interface Said {
  readonly text: GameText;
  readonly facts: Readonly<Record<string, unknown>>;
}

function Power({ id, locked, text, facts }: { id: AbilityId; locked: boolean } & Said) {
  const { kind, cost } = ABILITIES[id];
  const price = text.plain(kind === 'blood' ? 'board-price-blood' : 'board-price-veil', { cost });
  return (
    <Card
      id={id}
      Picture={ABILITY_PICTURES[id]}
      kind={kind}
      price={locked ? `${price}, ${text.plain('board-from-kills', { kills: UNLOCKS.dark })}` : price}
      locked={locked}
      text={text}
      facts={facts}
    />
  );
}

function Card({
  id,
  Picture,
  kind = 'other',
  price,
  locked = false,
  text,
  facts,
}: {
  id: string;
  Picture: ComponentType;
  kind?: 'blood' | 'dark' | 'other';
  price: string;
  locked?: boolean;
} & Said) {
  return (
    <li className={classes.power} data-locked={locked} data-kind={kind}>
      <span className={classes.picture} aria-hidden="true">
        <Picture />
      </span>
      <p>
        <CardPeek thing={{ type: 'card', id }}>
          <Button className={classes.peek as string}>{plain(text.thing('card', id))}</Button>
        </CardPeek>{' '}
        <small>{price}</small>
        <br />
        {plain(text.thing('card', id, 'text', facts))}
      </p>
    </li>
  );
}
