import { type GameText, plain } from '@nokturn/text';
import { CardPeek, type NotebookProps } from '@nokturn/ui';
import type { ComponentType } from 'react';
import { Button } from 'react-aria-components';
import { districtId } from '../cards/districts.ts';
import { columnOf, deckLeft, expectedLoss, oddsOf, relicsLeft } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import { EVENT_PICTURES, RELIC_PICTURES } from './looks.ts';
import classes from './Notebook.module.css';

const ROMAN = ['', 'I', 'II', 'III'] as const;

/**
 * Only the order of the decks is hidden: these are the cards still to come, and how likely each district is
 * hit.
 */
export function Notebook({ view, text }: NotebookProps<MastersView>) {
  const { state } = view;
  const odds = oddsOf(state, text);
  const { red, blue } = columnOf(state, text);
  const relics = relicsLeft(state, text);
  const loss = Math.round(expectedLoss(state, text) * 10) / 10;
  return (
    <div className={classes.notebook}>
      <h4>{text.plain('board-odds')}</h4>
      <p>
        {text.plain('board-coming', { red, more: blue[0], less: blue[1] })}{' '}
        {text.plain('board-expected', { loss })}
      </p>
      <ol className={classes.plan}>
        {state.layout.map((district) => (
          <li key={district}>
            <span>{plain(text.thing('district', districtId(district)))}</span>
            <b data-colour="red">{percent(odds[district]?.red ?? 0)}</b>{' '}
            <b data-colour="blue">{percent(odds[district]?.blue ?? 0)}</b>
          </li>
        ))}
      </ol>
      {deckLeft(state, text).map(({ level, left, unseen }) => (
        <section key={level}>
          <h4>{text.plain('board-act', { act: ROMAN[level], left, unseen: unseen.length })}</h4>
          {left > 0 && (
            <ul>
              {unseen.map((event) => (
                <Name key={event} id={event} Picture={EVENT_PICTURES[event]} text={text} />
              ))}
            </ul>
          )}
        </section>
      ))}
      <section>
        <h4>{text.plain('board-relics-left', { count: relics.length })}</h4>
        <ul>
          {relics.map((relic) => (
            <Name key={relic} id={relic} Picture={RELIC_PICTURES[relic]} text={text} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

function Name({ id, Picture, text }: { id: string; Picture: ComponentType; text: GameText }) {
  return (
    <li>
      <CardPeek thing={{ type: 'card', id }}>
        <Button className={classes.card as string}>
          <span aria-hidden="true">
            <Picture />
          </span>
          {plain(text.thing('card', id))}
        </Button>
      </CardPeek>
    </li>
  );
}
