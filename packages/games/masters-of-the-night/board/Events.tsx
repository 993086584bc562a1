import { type Facts, type GameText, plain } from '@nokturn/text';
import { CardBack, CardPeek, Cover, Covered, Peek } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { EVENTS, type EventId } from '../cards/events.ts';
import { deckLeft, expectedLoss, oddsOf } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import type { Room } from './Beside.tsx';
import classes from './Events.module.css';
import { EVENT_LOOKS, EVENT_PICTURES } from './looks.ts';
import { Term } from './Term.tsx';
import { optionOf, type Touch } from './touch.ts';

const ROMAN = ['', 'I', 'II', 'III'] as const;

/** The event deck with its possible cards, the card being resolved, and tonight's card. */
export function Events({
  state,
  event,
  room,
  touch,
  text,
}: {
  state: MastersView;
  event: EventId | null;
  room: Room;
  touch: Touch;
  text: GameText;
}) {
  const levels = deckLeft(state, text);
  const next = levels.find(({ left }) => left > 0);
  /** A card that was resolved and stays in force remains the same element. */
  const open = new Map<EventId, string>();
  if (event !== null) open.set(event, 'board-now');
  if (state.inForce !== null && state.inForce !== event) open.set(state.inForce, 'board-tonight');
  if (state.top !== null) open.set(state.top, 'board-top');
  return (
    <section
      className={classes.events}
      data-room={room}
      aria-label={plain(text.thing('term', 'event'))}
      data-anchor="event"
    >
      <p className={classes.left}>
        <b>{text.plain('board-events-left', { count: state.eventDeck })}</b>
        <span className={classes.acts} aria-hidden="true">
          {levels.map(({ level, left }) => (
            <i key={level} data-level={level} data-now={level === next?.level}>
              {ROMAN[level]}&#8239;{left}
            </i>
          ))}
        </span>
      </p>
      {state.top === null && next && (
        <div className={classes.next}>
          <div className={classes.back}>
            <CardBack deck={EVENT_LOOKS[next.level]} />
          </div>
          <Odds state={state} text={text} />
        </div>
      )}
      {[...open].map(([lying, word]) => (
        <Lying
          key={lying}
          event={lying}
          word={word}
          room={room}
          facts={{ ...state.options }}
          touch={touch}
          text={text}
        />
      ))}
    </section>
  );
}

/** Where the next card may strike, and its average cost. */
function Odds({ state, text }: { state: MastersView; text: GameText }) {
  const odds = oddsOf(state, text);
  const loss = Math.round(expectedLoss(state, text) * 10) / 10;
  const said = text.plain('board-expected', { loss });
  return (
    <div className={classes.odds} data-deadly={loss >= state.veil}>
      <Covered
        thing={
          <span className={classes.coming}>
            <span className={classes.plan}>
              {state.layout.map((district) => (
                <i
                  key={district}
                  style={
                    {
                      '--red': odds[district]?.red ?? 0,
                      '--blue': odds[district]?.blue ?? 0,
                    } as CSSProperties
                  }
                />
              ))}
            </span>
            <span className={classes.loss}>
              <span>{text.plain('board-next')}</span>
              <b>≈ {loss.toLocaleString(text.language)}</b>
              <span>{text.plain('board-loss')}</span>
            </span>
          </span>
        }
      >
        <Peek label={said} large={<Term id="grid" text={text} />}>
          <Cover label={said} />
        </Peek>
      </Covered>
    </div>
  );
}

/** An open card, small: its picture, its act and its name. Its text is shown at full size. */
function Lying({
  event,
  word,
  room,
  facts,
  touch,
  text,
}: {
  event: EventId;
  word: string;
  room: Room;
  facts: Facts;
  touch: Touch;
  text: GameText;
}) {
  const option = optionOf(touch, 'event', event);
  const name = plain(text.thing('card', event));
  const { level } = EVENTS[event];
  const { tint, deep } = EVENT_LOOKS[level];
  const Picture = EVENT_PICTURES[event];
  const label = `${text.plain(word)}: ${name}`;
  return (
    <div
      className={classes.card}
      data-glow={option !== null}
      style={{ '--tint': tint, '--deep': deep } as CSSProperties}
    >
      <Covered
        thing={
          <span className={classes.mini}>
            <span className={classes.face}>
              <Picture />
              <i>{ROMAN[level]}</i>
            </span>
            <span className={classes.named}>
              <span className={classes.word}>{text.plain(word)}</span>
              <b>{name}</b>
            </span>
            {room === 'column' && (
              <span className={classes.says}>{plain(text.thing('card', event, 'text', facts))}</span>
            )}
          </span>
        }
      >
        <CardPeek thing={{ type: 'card', id: event }}>
          <Cover
            label={option === null ? label : touch.labelOf(option)}
            {...(option === null ? {} : { onPress: () => touch.onPick(option) })}
          />
        </CardPeek>
      </Covered>
    </div>
  );
}
