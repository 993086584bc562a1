import type { OptionId, View } from '@nokturn/engine';
import { type GameText, numeral, plain } from '@nokturn/text';
import {
  Button,
  CardPeek,
  Cover,
  Covered,
  type OwnPanelProps,
  optionAt,
  seatOf,
  type TouchProps,
} from '@nokturn/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog, DialogTrigger, Button as PlainButton, Popover } from 'react-aria-components';
import { HUMAN_TYPES } from '../cards/card.ts';
import { type CardNo, cardAt } from '../cards/cards.ts';
import { type MissionNo, missionAt } from '../cards/missions.ts';
import { tokenAt } from '../cards/tokens.ts';
import { hiddenCards, minus, scoresNow } from '../count.ts';
import type { Standing } from '../rules/scoring.ts';
import type { HungerView } from '../secrets.ts';
import { Coin } from './CardFace.tsx';
import { Glyph, Seal } from './Glyph.tsx';
import type { GlyphId } from './glyphs.ts';
import { HomeLine } from './HomeLine.tsx';
import { keyed } from './keyed.ts';
import { labelsOf } from './labels.ts';
import { missionSigns } from './looks.ts';
import { MiniCard } from './MiniCard.tsx';
import classes from './OwnPanel.module.css';

interface Shared extends TouchProps {
  readonly text: GameText;
  labelOf(option: OptionId): string;
}

/** One's own cards, tokens and Missions, and whether one still gets home. It can be covered, when people sit side by side. */
export function OwnPanel({ view, text, glow, picked, onPick, reactions }: OwnPanelProps<HungerView>) {
  const { state } = view;
  const seat = seatOf(view.viewer);
  const player = seat === null ? undefined : state.players[seat];
  const [isOpen, setOpen] = useState(true);
  const scores = useMemo(() => scoresNow(state), [state]);
  if (seat === null || !player) return null;
  const shared: Shared = { text, glow, picked, onPick, labelOf: labelsOf(view, text) };
  const hand = player.hand.filter((card) => card !== null);
  const hunted = justHunted(view);
  const isOver = state.phase === 'over';
  const total = scores[seat]?.total ?? player.vp;
  return (
    <section className={classes.own} aria-label={text.plain('board-own')}>
      <header className={classes.head}>
        <span
          className={classes.score}
          role="img"
          aria-label={
            isOver
              ? text.plain('board-points', { points: total })
              : text.plain('board-own-score', { now: player.vp, total })
          }
        >
          <Seal id="vp">{isOver ? total : player.vp}</Seal>
          {isOpen && !isOver && (
            <span aria-hidden="true">
              <Glyph id="sun" /> {numeral(total)}
            </span>
          )}
        </span>
        <Zones
          text={text}
          deck={{
            count: player.deck.length,
            cards: minus(hiddenCards(player), hand),
            top: player.deck.slice(player.deck.length - player.readied).filter((card) => card !== null),
          }}
          discard={player.discard}
          digested={player.digested}
        />
        <Button size="small" look="quiet" onPress={() => setOpen(!isOpen)}>
          {text.plain(isOpen ? 'board-hide' : 'board-show')}
        </Button>
      </header>
      <HomeLine view={state} seat={seat} text={text} />
      <Types {...shared} />
      {hunted.length > 0 && <Cards title={text.plain('board-hunted')} cards={hunted} {...shared} />}
      {player.playing.length > 0 && (
        <Cards
          title={text.plain('term-playing-area')}
          cards={player.playing}
          used={state.turn?.seat === seat ? state.turn.used : []}
          {...shared}
        />
      )}
      {isOpen && hand.length > 0 && <Cards title={text.plain('board-hand')} cards={hand} {...shared} />}
      {glow.some(({ target }) => target.kind === 'discarded') && (
        <Cards title={text.plain('term-discard-pile')} cards={player.discard} kind="discarded" {...shared} />
      )}
      {player.tokens.length + player.played.length > 0 && (
        <Tokens tokens={player.tokens} played={player.played} {...shared} />
      )}
      {isOpen && (
        <Missions
          view={view}
          missions={player.missions.filter((tile) => tile !== null)}
          scores={scores}
          seat={seat}
          {...shared}
        />
      )}
      {reactions}
    </section>
  );
}

/** The Ready cards of the hunt that was just made: each may go on top of the deck (TH-12.18). */
function justHunted({ asked }: View<HungerView>): readonly CardNo[] {
  const frame = asked?.frame;
  if (frame?.step !== 'ready' || !asked?.mine) return [];
  return (frame as { cards?: readonly CardNo[] }).cards ?? [];
}

function Types({ text, glow, labelOf, onPick }: Shared) {
  if (!glow.some(({ target }) => target.kind === 'type')) return null;
  return (
    <div className={classes.types}>
      {HUMAN_TYPES.map((type) => {
        const option = optionAt(glow, 'type', type);
        return (
          option !== null && (
            <Button key={type} look="move" aria-label={labelOf(option)} onPress={() => onPick(option)}>
              <Glyph id={type} /> {text.plain(`type-${type}`)}
            </Button>
          )
        );
      })}
    </div>
  );
}

function Cards({
  title,
  cards,
  kind = 'card',
  used = [],
  text,
  glow,
  picked,
  labelOf,
  onPick,
}: Shared & {
  title: string;
  cards: readonly CardNo[];
  kind?: 'card' | 'discarded';
  /** Those that have already done what they do this turn. */
  used?: readonly CardNo[];
}) {
  return (
    <div className={classes.zone}>
      <h3>{title}</h3>
      <ul className={classes.cards}>
        {keyed(cards).map(({ thing: no, nth, key }) => {
          const { id } = cardAt(no);
          const option = optionAt(glow, kind, id);
          const name = plain(text.thing('card', id));
          const words = plain(text.thing('card', id, 'text'));
          return (
            <li
              key={key}
              data-glow={option !== null}
              data-picked={option !== null && picked.includes(option)}
              data-used={nth < used.filter((one) => one === no).length}
            >
              <Covered thing={<MiniCard id={id} />}>
                <CardPeek thing={{ type: 'card', id }}>
                  {option === null ? (
                    <Cover label={`${name}. ${words}`} />
                  ) : (
                    <Cover label={`${labelOf(option)}. ${words}`} onPress={() => onPick(option)} />
                  )}
                </CardPeek>
              </Covered>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Deck, discard pile and Digestion zone: how many, and which, as far as everybody may know (section 6). */
function Zones({
  text,
  deck,
  discard,
  digested,
}: {
  text: GameText;
  deck: { readonly count: number; readonly cards: readonly CardNo[]; readonly top: readonly CardNo[] };
  discard: readonly CardNo[];
  digested: readonly CardNo[];
}) {
  return (
    <span className={classes.zones}>
      <Zone
        icon="deck"
        count={deck.count}
        label={text.plain('board-deck', { count: deck.count })}
        text={text}
        cards={sorted(deck.cards)}
      >
        {deck.top.length > 0 && (
          <p>
            {text.plain('board-deck-top', {
              cards: deck.top
                .toReversed()
                .map((card) => plain(text.thing('card', cardAt(card).id)))
                .join(', '),
            })}
          </p>
        )}
        <p>{text.plain('board-deck-unordered')}</p>
      </Zone>
      <Zone
        icon="discard"
        count={discard.length}
        label={text.plain('board-discard', { count: discard.length })}
        text={text}
        cards={discard.toReversed()}
      />
      <Zone
        icon="digest"
        count={digested.length}
        label={text.plain('board-digested', { count: digested.length })}
        text={text}
        cards={digested}
      />
    </span>
  );
}

/** In the order of the component list, which tells nothing about the order of a deck. */
function sorted(cards: readonly CardNo[]): readonly CardNo[] {
  return cards.toSorted((a, b) => a - b);
}

export function Zone({
  icon,
  count,
  label,
  cards,
  text,
  children,
}: {
  icon: GlyphId;
  count: number;
  label: string;
  cards: readonly CardNo[];
  text: GameText;
  children?: ReactNode;
}) {
  return (
    <DialogTrigger>
      <PlainButton className={classes.counter as string} aria-label={label} isDisabled={count === 0}>
        <Glyph id={icon} /> {count}
      </PlainButton>
      <Popover className={classes.popover as string} offset={8} containerPadding={8}>
        <Dialog className={classes.dialog as string} aria-label={label}>
          <h3>{label}</h3>
          {children}
          <ul className={classes.cards}>
            <OpenCards cards={cards} text={text} />
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Cards that lie open, as items of a list. */
export function OpenCards({
  cards,
  text,
  className,
}: {
  cards: readonly CardNo[];
  text: GameText;
  className?: string | undefined;
}) {
  return keyed(cards).map(({ thing: no, key }) => {
    const { id } = cardAt(no);
    return (
      <li key={key} className={className}>
        <Covered thing={<MiniCard id={id} />}>
          <CardPeek thing={{ type: 'card', id }}>
            <Cover label={plain(text.thing('card', id))} />
          </CardPeek>
        </Covered>
      </li>
    );
  });
}

function Tokens({
  tokens,
  played,
  text,
  glow,
  labelOf,
  onPick,
}: Shared & { tokens: readonly number[]; played: readonly number[] }) {
  return (
    <ul className={classes.tokens} aria-label={text.plain('earning-tokens')}>
      {keyed([...tokens, ...played]).map(({ thing: no, key }, i) => {
        const { id } = tokenAt(no);
        const isPlayed = i >= tokens.length;
        const option = isPlayed ? null : optionAt(glow, 'token', id);
        return (
          <li key={key} data-glow={option !== null}>
            <Covered thing={<Coin id={id} played={isPlayed} />}>
              <CardPeek thing={{ type: 'token', id }}>
                {option === null ? (
                  <Cover label={plain(text.thing('token', id))} />
                ) : (
                  <Cover label={labelOf(option)} onPress={() => onPick(option)} />
                )}
              </CardPeek>
            </Covered>
          </li>
        );
      })}
    </ul>
  );
}

/** One's Missions with what they give now; in a Crypt also those that lie there. */
function Missions({
  view,
  missions,
  scores,
  seat,
  ...shared
}: Shared & {
  view: View<HungerView>;
  missions: readonly MissionNo[];
  scores: readonly Standing[];
  seat: number;
}) {
  const { look, crypts } = view.state;
  const found = look?.seat === seat ? (crypts[look.crypt] ?? []).filter((tile) => tile !== null) : [];
  const { text } = shared;
  if (missions.length + found.length === 0) return null;
  const facts = { ...view.state.options };
  return (
    <>
      {found.length > 0 && (
        <div className={classes.zone}>
          <h3>{text.plain('board-found')}</h3>
          <ul className={classes.missions}>
            {found.map((mission) => (
              <MissionTile key={mission} mission={mission} now={null} facts={facts} {...shared} />
            ))}
          </ul>
        </div>
      )}
      {missions.length > 0 && (
        <div className={classes.zone}>
          <h3>{text.plain('board-missions')}</h3>
          <ul className={classes.missions}>
            {missions.map((mission) => (
              <MissionTile
                key={mission}
                mission={mission}
                now={missionNow(scores, seat, mission)}
                facts={facts}
                {...shared}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** What one tile gives a seat now; null if nobody counts it at the end. */
function missionNow(scores: readonly Standing[], seat: number, mission: MissionNo): number | null {
  return scores[seat]?.tiles.find((tile) => tile.mission === mission)?.vp ?? null;
}

function MissionTile({
  mission,
  now,
  facts,
  text,
  glow,
  picked,
  labelOf,
  onPick,
}: Shared & { mission: MissionNo; now: number | null; facts: object }) {
  const tile = missionAt(mission);
  const option = optionAt(glow, 'mission', tile.id);
  const name = plain(text.thing('mission', tile.id));
  const words = plain(text.thing('mission', tile.id, 'text', { ...facts }));
  const progress =
    tile.scoring === null || now === null ? null : text.plain('board-mission-now', { points: now });
  const what = [name, words, ...(progress === null ? [] : [progress])].join('. ');
  return (
    <li
      className={classes.mission}
      data-glow={option !== null}
      data-picked={option !== null && picked.includes(option)}
      data-class={tile.class}
    >
      <Covered
        thing={
          <span className={classes.tile}>
            <span className={classes.signs}>
              {missionSigns(tile).map((sign) => (
                <Glyph key={sign} id={sign} />
              ))}
            </span>
            <span className={classes.words}>
              <b>{name}</b>
              <span>{words}</span>
            </span>
            {progress !== null && (
              <span className={classes.now}>
                <Seal id="vp">{now ?? 0}</Seal>
              </span>
            )}
          </span>
        }
      >
        {option === null ? (
          <CardPeek thing={{ type: 'mission', id: tile.id }}>
            <Cover label={what} />
          </CardPeek>
        ) : (
          <Cover label={`${labelOf(option)}. ${what}`} onPress={() => onPick(option)} />
        )}
      </Covered>
    </li>
  );
}
