import { plain } from '@nokturn/text';
import { Button, CardBack, Cover, Covered, Marked, type OwnPanelProps, seatOf } from '@nokturn/ui';
import { useState } from 'react';
import { GiHoodedFigure, GiSemiClosedEye } from 'react-icons/gi';
import type { LovciView } from '../secrets.ts';
import { CharacterFace } from './CardFace.tsx';
import { CHARACTER_BACK } from './looks.ts';
import classes from './OwnPanel.module.css';
import { progressOf } from './progress.ts';

/** One's own secret: closed until it is peeked at, because people may be sitting side by side. */
export function OwnPanel({ view, text, reactions }: OwnPanelProps<LovciView>) {
  const { state } = view;
  const seat = seatOf(view.viewer);
  const player = seat === null ? undefined : state.players[seat];
  const [isOpen, setOpen] = useState(false);
  if (seat === null || !player?.character) return null;
  const { character } = player;
  const isPublic = player.revealed || player.eliminated > 0 || state.ended;
  const open = isOpen || isPublic;
  const facts = { ...state.options };
  const progress = progressOf(state, seat);
  return (
    <section className={classes.own} aria-label={text.plain('board-own')}>
      <div className={classes.card}>
        <Covered
          thing={
            <span className={classes.turning} data-open={open}>
              <span className={classes.side}>
                <CardBack deck={CHARACTER_BACK} />
              </span>
              <span className={`${classes.side} ${classes.face}`}>
                {open && <CharacterFace id={character} text={text} facts={facts} />}
              </span>
            </span>
          }
        >
          <Cover
            label={open ? plain(text.thing('character', character, 'title')) : text.plain('board-peek')}
            aria-pressed={open}
            isDisabled={isPublic}
            onPress={() => setOpen(!isOpen)}
          />
        </Covered>
      </div>
      <div className={classes.words}>
        {open ? (
          <>
            <h3 className={classes.title}>{plain(text.thing('character', character, 'title'))}</h3>
            <p>
              <b>{plain(text.thing('character', character, 'ability'))}.</b>{' '}
              <Marked text={text.thing('character', character, 'text', facts)} />
            </p>
            <p>
              <b>{text.plain('word-goal')}.</b>{' '}
              <Marked text={text.thing('character', character, 'goal', facts)} />
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
        ) : (
          <>
            <h3 className={classes.title}>{text.plain('board-own')}</h3>
            <p>{text.plain('board-own-closed')}</p>
          </>
        )}
        {!isPublic && (
          <Button size="small" onPress={() => setOpen(!isOpen)}>
            {isOpen ? <GiSemiClosedEye aria-hidden="true" /> : <GiHoodedFigure aria-hidden="true" />}
            {text.plain(isOpen ? 'board-hide' : 'board-peek')}
          </Button>
        )}
      </div>
      {reactions && <div className={classes.reactions}>{reactions}</div>}
    </section>
  );
}
