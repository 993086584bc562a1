import { type GameText, plain } from '@nokturn/text';
import { CardBack, CardPeek, Cover, Covered } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import type { EventId } from '../cards/events.ts';
import { deckLeft, expectedLoss, oddsOf } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import { EventFace } from './CardFace.tsx';
import classes from './Events.module.css';
import { EVENT_LOOKS } from './looks.ts';
import { optionOf, type Touch } from './touch.ts';

const ROMAN = ['', 'I', 'II', 'III'] as const;

/** Beside the city: the event deck with what may come, the card that is being carried out, and the one of tonight. */
export function Events({
  state,
  event,
  touch,
  text,
}: {
  state: MastersView;
  event: EventId | null;
  touch: Touch;
  text: GameText;
}) {
  const levels = deckLeft(state);
  const next = levels.find(({ left }) => left > 0);
  const facts = { ...state.options };
  return (
    <section className={classes.events} aria-label={plain(text.thing('term', 'event'))} data-anchor="event">
      <div className={classes.deck}>
        <p className={classes.left}>
          {text.plain('board-events-left', { count: state.eventDeck })}
          <span className={classes.acts} aria-hidden="true">
            {levels.map(({ level, left }) => (
              <i key={level} data-level={level} data-now={level === next?.level}>
                {ROMAN[level]} {left}
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
        {state.top !== null && (
          <Lying event={state.top} word="board-top" touch={touch} text={text} facts={facts} />
        )}
      </div>
      {event !== null && <Lying event={event} word="board-now" touch={touch} text={text} facts={facts} />}
      {state.inForce !== null && state.inForce !== event && (
        <Lying event={state.inForce} word="board-tonight" touch={touch} text={text} facts={facts} />
      )}
    </section>
  );
}

/** Where the next card may strike, and what it costs on average. */
function Odds({ state, text }: { state: MastersView; text: GameText }) {
  const odds = oddsOf(state);
  const loss = Math.round(expectedLoss(state) * 10) / 10;
  return (
    <div className={classes.odds} data-deadly={loss >= state.veil}>
      <div className={classes.plan} aria-hidden="true">
        {state.layout.map((district) => (
          <i
            key={district}
            style={
              { '--red': odds[district]?.red ?? 0, '--blue': odds[district]?.blue ?? 0 } as CSSProperties
            }
          />
        ))}
      </div>
      <p>{text.plain('board-expected', { loss })}</p>
    </div>
  );
}

function Lying({
  event,
  word,
  touch,
  text,
  facts,
}: {
  event: EventId;
  word: string;
  touch: Touch;
  text: GameText;
  facts: Readonly<Record<string, unknown>>;
}) {
  const option = optionOf(touch, 'event', event);
  const name = plain(text.thing('card', event));
  return (
    <div className={classes.card} data-glow={option !== null}>
      <p className={classes.word}>{text.plain(word)}</p>
      <div className={classes.face}>
        <Covered thing={<EventFace id={event} text={text} facts={facts} />}>
          <CardPeek thing={{ type: 'card', id: event }}>
            <Cover
              label={option === null ? name : touch.labelOf(option)}
              {...(option === null ? {} : { onPress: () => touch.onPick(option) })}
            />
          </CardPeek>
        </Covered>
      </div>
      <b className={classes.name}>{name}</b>
    </div>
  );
}
