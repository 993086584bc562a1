import type { OptionId, Seat, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import {
  CardBack,
  CardChip,
  CardPeek,
  Cover,
  Covered,
  OwnSign,
  optionAt,
  SeatBadge,
  type SeatSummaryProps,
  SecretPeek,
  seatOf,
  type TouchProps,
  useKit,
} from '@nokturn/ui';
import { Button } from 'react-aria-components';
import { GiBreakingChain, GiCandleFlame, GiHourglass, GiShield } from 'react-icons/gi';
import { OPEN_CARDS, type OpenId } from '../cards/open.ts';
import type { LovciView } from '../secrets.ts';
import { CardFace, CharacterFace } from './CardFace.tsx';
import { labelsOf } from './labels.ts';
import { CARD_PICTURES, CHARACTER_BACK, DECK_LOOKS } from './looks.ts';
import classes from './SeatSummary.module.css';

type PlayerView = LovciView['players'][number];

/** One seat as everybody may know it. There is no bar of health: a bar would imply a limit. */
export function SeatSummary({ view, seat, names, text, glow, picked, onPick }: SeatSummaryProps<LovciView>) {
  const { state } = view;
  const player = state.players[seat];
  if (!player) return null;
  const name = names[seat] ?? '';
  const option = optionAt(glow, 'seat', seat);
  const isActive = state.active === seat && !state.ended;
  const isOwn = seatOf(view.viewer) === seat;
  return (
    <article
      className={classes.seat}
      data-active={isActive}
      data-glow={option !== null}
      data-gone={player.eliminated > 0}
      aria-label={name}
    >
      <Character player={player} isOwn={isOwn && view.viewer !== 'everything'} text={text} />
      <div className={classes.head}>
        <span className={classes.who}>
          <SeatBadge seat={seat} name={name} />
          <Name name={name} option={option} view={view} text={text} onPick={onPick} />
        </span>
        <span className={classes.where}>
          {isOwn && <OwnSign>{text.plain('board-you')}</OwnSign>}
          {whereabouts(state, player, text)}
        </span>
      </div>
      <Damage damage={player.damage} text={text} />
      <Equipment
        cards={player.equipment}
        isOffered={cardsOf(view) === seat}
        text={text}
        view={view}
        glow={glow}
        picked={picked}
        onPick={onPick}
      />
      <Marks player={player} text={text} />
    </article>
  );
}

function Name({
  name,
  option,
  view,
  text,
  onPick,
}: {
  name: string;
  option: OptionId | null;
  view: View<LovciView>;
  text: GameText;
  onPick(option: OptionId): void;
}) {
  if (option === null) return <span className={classes.name}>{name}</span>;
  return (
    <Button
      className={`${classes.pick} ${classes.name}`}
      aria-label={labelsOf(view, text)(option)}
      onPress={() => onPick(option)}
    >
      {name}
    </Button>
  );
}

function whereabouts(state: LovciView, { eliminated, place }: PlayerView, text: GameText): string {
  if (eliminated > 0) return text.plain('word-eliminated');
  if (state.ended) return '';
  return place === null ? text.plain('word-centre') : plain(text.thing('place', place, 'at'));
}

/** The character as the viewer may see it. One's own stays face down until it is touched. */
function Character({ player, isOwn, text }: { player: PlayerView; isOwn: boolean; text: GameText }) {
  const { facts } = useKit();
  const isOpen = player.revealed || player.eliminated > 0;
  const { character } = player;
  if (character === null)
    return (
      <div className={classes.character} role="img" aria-label={text.plain('word-hidden')}>
        <CardBack deck={CHARACTER_BACK} />
      </div>
    );
  if (isOwn && !isOpen)
    return (
      <div className={classes.character}>
        <Covered thing={<CardBack deck={CHARACTER_BACK} />}>
          <SecretPeek
            label={text.plain('board-own')}
            large={<CardFace type="character" id={character} text={text} facts={facts} />}
          >
            <Cover
              label={`${text.plain('board-own')}: ${text.plain('board-peek')}`}
              data-testid="own-character"
            />
          </SecretPeek>
        </Covered>
      </div>
    );
  return (
    <div className={classes.character} data-secret={!isOpen}>
      <Covered thing={<CharacterFace id={character} text={text} />}>
        <CardPeek thing={{ type: 'character', id: character }}>
          <Cover label={plain(text.thing('character', character, 'title'))} />
        </CardPeek>
      </Covered>
    </div>
  );
}

function Damage({ damage, text }: { damage: number; text: GameText }) {
  return (
    <span className={classes.damage} role="img" aria-label={`${text.plain('word-damage')}: ${damage}`}>
      <svg viewBox="-10 -13 20 24" aria-hidden="true">
        <path d="M0-12Q8-2 8 3A8 8 0 0 1-8 3Q-8-2 0-12Z" />
      </svg>
      <span aria-hidden="true">{damage}</span>
    </span>
  );
}

/** Whose cards the open decision is about: the one who is robbed, the one who fell, or oneself. */
function cardsOf({ asked, viewer }: View<LovciView>): Seat | null {
  const { from, victim } = (asked?.frame ?? {}) as { from?: Seat; victim?: Seat };
  return from ?? victim ?? seatOf(viewer);
}

function Equipment({
  cards,
  isOffered,
  text,
  view,
  glow,
  picked,
  onPick,
}: {
  cards: readonly OpenId[];
  isOffered: boolean;
  text: GameText;
  view: View<LovciView>;
} & TouchProps) {
  if (cards.length === 0) return null;
  return (
    <ul className={classes.equipment} aria-label={text.plain('word-equipment')}>
      {cards.map((card, i) => {
        const option = isOffered ? optionAt(glow, 'card', card) : null;
        const name = plain(text.thing('card', card));
        const label = option ? labelsOf(view, text)(option) : name;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: there can be several of one kind
          <li key={`${card} ${i}`}>
            <CardPeek thing={{ type: 'card', id: card }}>
              <Button
                className={classes.card as string}
                aria-label={label}
                data-glow={option !== null}
                data-picked={option !== null && picked.includes(option)}
                {...(option && { onPress: () => onPick(option) })}
              >
                <CardChip deck={DECK_LOOKS[OPEN_CARDS[card].colour]} Picture={CARD_PICTURES[card]} />
              </Button>
            </CardPeek>
          </li>
        );
      })}
    </ul>
  );
}

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
          <Icon aria-hidden="true" /> <span className={classes.mark}>{words}</span>
        </li>
      ))}
    </ul>
  );
}
