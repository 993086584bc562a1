import { type GameText, plain } from '@nokturn/text';
import {
  Button,
  CardBack,
  Cover,
  Covered,
  Marked,
  type OwnPanelProps,
  SecretPeek,
  seatOf,
  useKit,
} from '@nokturn/ui';
import { type CSSProperties, useState } from 'react';
import type { CharacterId } from '../cards/characters.ts';
import type { LovciView } from '../secrets.ts';
import { CardFace } from './CardFace.tsx';
import { GiHoodedFigure, GiSemiClosedEye } from './game-icons.ts';
import { CHARACTER_BACK } from './looks.ts';
import classes from './OwnPanel.module.css';
import { type Progress, progressOf } from './progress.ts';
import { CharacterMini, cardsOf, Equipment } from './SeatSummary.tsx';
import { touching } from './touch.ts';

/** Your own character, covered until you look at it, and your equipment. */
export function OwnPanel(props: OwnPanelProps<LovciView>) {
  const { view, text, reactions, layout, folded } = props;
  const { state } = view;
  const seat = seatOf(view.viewer);
  const player = seat === null ? undefined : state.players[seat];
  const [isOpen, setOpen] = useState(false);
  if (seat === null || !player?.character) return null;
  const { character } = player;
  const isPublic = player.revealed || player.eliminated > 0 || state.ended;
  const open = isOpen || isPublic;
  const isSmall = layout === 'tall' || layout === 'low';
  const icon = isSmall || folded ? 44 : 40;
  return (
    <section
      className={classes.own}
      aria-label={text.plain('board-own')}
      data-row={isSmall}
      data-slim={isSmall || undefined}
      data-size={folded || isSmall ? 'small' : 'large'}
    >
      <Character character={character} isOpen={open} text={text} />
      <div className={classes.words}>
        <h3 className={classes.title}>
          {open ? plain(text.thing('character', character, 'title')) : text.plain('board-own')}
        </h3>
        {open && !isSmall && (
          <About
            character={character}
            isShort={folded}
            facts={{ ...state.options }}
            progress={progressOf(state, seat)}
            text={text}
          />
        )}
        {!open && !isSmall && !folded && <p className={classes.dim}>{text.plain('board-own-closed')}</p>}
        {!isPublic && !isSmall && (
          <Button size="small" onPress={() => setOpen(!isOpen)}>
            {isOpen ? <GiSemiClosedEye aria-hidden="true" /> : <GiHoodedFigure aria-hidden="true" />}
            {text.plain(isOpen ? 'board-hide' : 'board-peek')}
          </Button>
        )}
      </div>
      {player.equipment.length > 0 && (
        <div className={classes.equipment} style={{ '--icon': `${icon}px` } as CSSProperties}>
          <Equipment
            {...props}
            cards={player.equipment}
            isOffered={cardsOf(view) === seat}
            onTouch={touching(props)}
            isNamed={!isSmall && !folded}
          />
        </div>
      )}
      {reactions && <div className={classes.reactions}>{reactions}</div>}
    </section>
  );
}

/** The card itself: a touch shows it large to the person holding the device. */
function Character({ character, isOpen, text }: { character: CharacterId; isOpen: boolean; text: GameText }) {
  const { facts } = useKit();
  return (
    <div className={classes.card}>
      <Covered thing={isOpen ? <CharacterMini id={character} /> : <CardBack deck={CHARACTER_BACK} />}>
        <SecretPeek
          label={text.plain('board-own')}
          large={<CardFace type="character" id={character} text={text} facts={facts} />}
        >
          <Cover
            label={`${text.plain('board-own')}: ${text.plain('board-look')}`}
            data-testid="own-character"
          />
        </SecretPeek>
      </Covered>
    </div>
  );
}

function About({
  character,
  isShort,
  facts,
  progress,
  text,
}: {
  character: CharacterId;
  isShort: boolean;
  facts: Readonly<Record<string, string | number | boolean>>;
  progress: Progress | null;
  text: GameText;
}) {
  return (
    <>
      {!isShort && (
        <p>
          <b>{plain(text.thing('character', character, 'ability'))}.</b>{' '}
          <Marked text={text.thing('character', character, 'text', facts)} />
        </p>
      )}
      <p>
        <b>{text.plain('word-goal')}.</b> <Marked text={text.thing('character', character, 'goal', facts)} />
      </p>
      {progress && (
        <p className={classes.progress}>
          <span className={classes.pips} aria-hidden="true">
            {Array.from({ length: progress.needed }, (_, i) => i).map((pip) => (
              <span key={pip} data-done={pip < progress.done} />
            ))}
          </span>
          {text.plain('board-progress', { ...progress })}
        </p>
      )}
    </>
  );
}
