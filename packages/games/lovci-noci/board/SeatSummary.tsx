import type { OptionId, Seat, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import {
  CardPeek,
  OwnSign,
  optionAt,
  type SeatSummaryProps,
  Spoken,
  seatOf,
  type TouchProps,
} from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { CHARACTERS, type CharacterId } from '../cards/characters.ts';
import { OPEN_CARDS, type OpenId } from '../cards/open.ts';
import type { LovciView } from '../secrets.ts';
import { Damage } from './Damage.tsx';
import { CHARACTER_CHIPS } from './faces.ts';
import { GiBreakingChain, GiCandleFlame, GiHourglass, GiKnapsack, GiShield } from './game-icons.ts';
import { labelsOf } from './labels.ts';
import { CARD_PICTURES, DECK_LOOKS, PARTY_LOOKS } from './looks.ts';
import { MiniFace } from './MiniFace.tsx';
import classes from './SeatSummary.module.css';
import { Badge } from './Token.tsx';
import { type OnTouch, touching } from './touch.ts';

type PlayerView = LovciView['players'][number];

/** Below this width a seat only has room for the essentials. */
const TILE = 120;
/** A chip of this width has room for a name. */
const NAMED = 60;

/** One seat, with public knowledge. */
export function SeatSummary(props: SeatSummaryProps<LovciView>) {
  const { view, seat, names, glow, room } = props;
  const { state } = view;
  const player = state.players[seat];
  if (!player) return null;
  const name = names[seat] ?? '';
  const isTile = room.width >= TILE;
  return (
    <article
      className={isTile ? classes.tile : classes.chip}
      data-glow={optionAt(glow, 'seat', seat) !== null}
      data-gone={player.eliminated > 0}
      aria-label={name}
    >
      {isTile ? (
        <Tile {...props} player={player} name={name} />
      ) : (
        <Chip {...props} player={player} name={name} />
      )}
    </article>
  );
}

type Part = SeatSummaryProps<LovciView> & { readonly player: PlayerView; readonly name: string };

/** A narrower chip has no room for a number beside the damage: the two would be read as one. */
const COUNTED = 72;

/** Name, damage, place and cards on the table. */
function Tile({ player, name, ...props }: Part) {
  const { view, seat, text, room } = props;
  const isOwn = seatOf(view.viewer) === seat;
  const icon = room.height < 76 ? 24 : 28;
  return (
    <>
      <div className={classes.top}>
        <Badge seat={seat} name={name} size={22} />
        <Name {...props} name={name} isShown />
        <Damage damage={player.damage} size={18} text={text} />
      </div>
      <p className={classes.where}>
        {isOwn && <OwnSign>{text.plain('board-you')}</OwnSign>}
        {whereabouts(view.state, player, text)}
      </p>
      <div className={classes.things} style={{ '--icon': `${icon}px` } as CSSProperties}>
        <OpenCharacter player={player} text={text} isSeen={room.kind === 'chip'} />
        <Equipment
          {...props}
          cards={player.equipment}
          // Too small for a finger: there they are chosen by their names.
          isOffered={room.kind !== 'chip' && cardsOf(view) === seat}
          isSeen={room.kind === 'chip'}
          onTouch={touching(props)}
        />
        <Marks player={player} text={text} />
      </div>
    </>
  );
}

/** Name, damage and number of cards. */
function Chip({ player, name, ...props }: Part) {
  const { seat, text, room } = props;
  const isNamed = room.width >= NAMED;
  const party = isOpen(player) && player.character !== null ? CHARACTERS[player.character].party : null;
  const Sign = party && PARTY_LOOKS[party].Sign;
  const badge = <Badge seat={seat} name={name} size={20} />;
  return (
    <>
      <div className={classes.top} data-named={isNamed}>
        {!isNamed && badge}
        <Name {...props} name={name} isShown={isNamed} />
        {Sign && <Sign className={classes[party]} aria-hidden="true" />}
      </div>
      <div className={classes.counts}>
        {isNamed && badge}
        {player.equipment.length > 0 && (
          <span className={classes.cards}>
            <GiKnapsack aria-hidden="true" />
            <Spoken>{`${text.plain('word-equipment')}: ${player.equipment.length}`}</Spoken>
            {room.width >= COUNTED && <span aria-hidden="true">{player.equipment.length}</span>}
          </span>
        )}
        <span
          className={classes.hurt}
          data-decides=""
          role="img"
          aria-label={`${text.plain('word-damage')}: ${player.damage}`}
        >
          {player.damage}
        </span>
      </div>
    </>
  );
}

/** The name, if there is room for it; screen readers hear it in any case. */
function Name({ name, isShown, ...props }: SeatSummaryProps<LovciView> & { name: string; isShown: boolean }) {
  const { glow, seat, view, text } = props;
  const option = optionAt(glow, 'seat', seat);
  const onTouch = touching(props);
  const said = isShown ? <span className={classes.name}>{name}</span> : <Spoken>{name}</Spoken>;
  if (option === null) return said;
  return (
    <>
      {said}
      <Button
        className={classes.pick as string}
        aria-label={labelsOf(view, text)(option)}
        onPress={(event) => onTouch(option, event)}
      />
    </>
  );
}

function whereabouts(state: LovciView, { eliminated, place }: PlayerView, text: GameText): string {
  if (eliminated > 0) return text.plain('word-eliminated');
  if (state.ended) return '';
  return place === null ? text.plain('word-centre') : plain(text.thing('place', place));
}

function isOpen({ revealed, eliminated }: PlayerView): boolean {
  return revealed || eliminated > 0;
}

/** A character that everybody knows, or the viewer alone. The viewer's own secret is in their own panel. */
function OpenCharacter({
  player,
  text,
  isSeen,
}: {
  player: PlayerView;
  text: GameText;
  /** Too small for a finger: touch the large view of the seat for details. */
  isSeen: boolean;
}) {
  const { character } = player;
  if (character === null || !isOpen(player)) return null;
  const [look, name] = [
    `${classes.card} ${classes.character}`,
    plain(text.thing('character', character, 'title')),
  ];
  if (isSeen)
    return (
      <span className={look} role="img" aria-label={name}>
        <CharacterMini id={character} />
      </span>
    );
  return (
    <CardPeek thing={{ type: 'character', id: character }}>
      <Button className={look} aria-label={name}>
        <CharacterMini id={character} />
      </Button>
    </CardPeek>
  );
}

export function CharacterMini({ id }: { id: CharacterId }) {
  return <MiniFace deck={PARTY_LOOKS[CHARACTERS[id].party]} Picture={CHARACTER_CHIPS[id]} />;
}

/** The owner of the cards that the open decision is about: the player being robbed, the one who fell, or the viewer. */
export function cardsOf({ asked, viewer }: View<LovciView>): Seat | null {
  const { from, victim } = (asked?.frame ?? {}) as { from?: Seat; victim?: Seat };
  return from ?? victim ?? seatOf(viewer);
}

/** Equipment as small cards, which can be touched for details and chosen when they are offered. */
export function Equipment({
  cards,
  isOffered,
  text,
  view,
  glow,
  picked,
  selected = null,
  onTouch,
  isNamed = false,
  isSeen = false,
}: {
  cards: readonly OpenId[];
  isOffered: boolean;
  text: GameText;
  view: View<LovciView>;
  onTouch: OnTouch;
  /** With their names beside them. */
  isNamed?: boolean;
  /** Too small for a finger: cards are only shown; touch the large view of the seat for details. */
  isSeen?: boolean;
} & Pick<TouchProps, 'glow' | 'picked' | 'selected'>) {
  if (cards.length === 0) return null;
  const isChosen = (option: OptionId) => picked.includes(option) || selected === option;
  return (
    <ul className={classes.equipment} aria-label={text.plain('word-equipment')} data-named={isNamed}>
      {cards.map((card, i) => {
        const option = isOffered ? optionAt(glow, 'card', card) : null;
        const name = plain(text.thing('card', card));
        const face = <MiniFace deck={DECK_LOOKS[OPEN_CARDS[card].colour]} Picture={CARD_PICTURES[card]} />;
        if (isSeen && option === null)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: there can be several of one kind
            <li key={`${card} ${i}`}>
              <span className={classes.card} role="img" aria-label={name}>
                {face}
              </span>
            </li>
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: there can be several of one kind
          <li key={`${card} ${i}`}>
            <CardPeek thing={{ type: 'card', id: card }}>
              <Button
                className={classes.card as string}
                aria-label={option ? labelsOf(view, text)(option) : name}
                data-glow={option !== null}
                data-picked={option !== null && isChosen(option)}
                {...(option && { onPress: (event) => onTouch(option, event) })}
              >
                {face}
                {isNamed && <span className={classes.cardName}>{name}</span>}
              </Button>
            </CardPeek>
          </li>
        );
      })}
    </ul>
  );
}

/** The state of a character as icons; screen readers hear their names, and a pointer shows them. */
function Marks({ player, text }: { player: PlayerView; text: GameText }) {
  const { void: isVoid, spent, shielded, furred, extraTurns } = player;
  const marks = [
    isVoid && { id: 'void', Icon: GiBreakingChain, words: text.plain('word-void') },
    spent && { id: 'spent', Icon: GiCandleFlame, words: text.plain('word-spent') },
    (shielded || furred) && { id: 'protected', Icon: GiShield, words: text.plain('word-protected') },
    extraTurns > 0 && {
      id: 'extra',
      Icon: GiHourglass,
      words: text.plain('word-extra-turns', { count: extraTurns }),
    },
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return null;
  return (
    <ul className={classes.marks}>
      {marks.map(({ id, Icon, words }) => (
        <li key={id} title={words}>
          <Icon aria-hidden="true" />
          <Spoken>{words}</Spoken>
        </li>
      ))}
    </ul>
  );
}
