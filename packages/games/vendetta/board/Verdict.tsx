import type { Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { lookAt, type SeatLook, Spoken } from '@nokturn/ui';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { cardsOf } from '../cards.ts';
import { ALLY_TOKENS } from './faces.ts';
import { GiLaurels, GiSacrificialDagger, GiThroneKing } from './game-icons.ts';
import { Column, Drop } from './Icons.tsx';
import { CARD_PICTURES, VICTIM_PICTURE } from './looks.ts';
import { Mark } from './Mark.tsx';
import type { CardPower, Participant, Report } from './reports.ts';
import classes from './Verdict.module.css';

interface Shared {
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  readonly text: GameText;
}

/**
 * The winner of a Conflict and, on demand, the reason: for each participant every card, every change, the blood and the
 * sum.
 */
export function Verdict({ report, isButton, ...shared }: { report: Report; isButton: boolean } & Shared) {
  const { names, looks, text } = shared;
  const [winner] = report.participants;
  if (!winner) return null;
  const label = text.plain('board-why', { location: report.location, name: names[winner.seat] ?? '' });
  if (!isButton)
    return (
      <span className={classes.small} role="img" aria-label={label}>
        <GiLaurels className={classes.laurels} aria-hidden="true" />
        <Badge seat={winner.seat} names={names} looks={looks} />
        <b>{winner.total}</b>
      </span>
    );
  return (
    <DialogTrigger>
      <Button className={classes.plaque as string}>
        <Spoken>{label}</Spoken>
        <GiLaurels className={classes.laurels} aria-hidden="true" />
        <span className={classes.ranking}>
          {report.participants.slice(0, 4).map(({ seat, total }) => (
            <span key={seat}>
              <Badge seat={seat} names={names} looks={looks} />
              <span>{names[seat]}</span> <b>{total}</b>
            </span>
          ))}
        </span>
        <span className={classes.more}>{text.plain('board-why-short')}</span>
      </Button>
      <Popover className={classes.popover as string} placement="bottom" offset={6} containerPadding={8}>
        <Dialog className={classes.ledger as string}>
          <Ledger report={report} {...shared} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Ledger({ report, names, looks, text }: { report: Report } & Shared) {
  return (
    <>
      <Heading slot="title" className={classes.title as string}>
        {text.plain('board-ledger', { location: report.location, round: report.round })}
      </Heading>
      <ol className={classes.participants}>
        {report.participants.map((participant) => (
          <li key={participant.seat} data-rank={participant.rank}>
            <p className={classes.head}>
              <span className={classes.rank}>{participant.rank}.</span>
              <Badge seat={participant.seat} names={names} looks={looks} />
              <span className={classes.name}>{nameOf(names, participant.seat)}</span>
              <b className={classes.sum}>
                <Spoken>{text.plain('term-power')} </Spoken>
                {participant.total}
              </b>
            </p>
            <ul className={classes.lines}>
              {participant.cards.map((one, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: unknown cards have nothing but their place
                <CardLine key={`${one.card} ${i}`} power={one} text={text} />
              ))}
              {participant.blood > 0 && (
                <li>
                  <Drop />
                  <span>
                    {text.plain('board-blood', {
                      blood: participant.blood,
                      worth: participant.bloodPower / participant.blood,
                    })}
                  </span>
                  <b>+{participant.bloodPower}</b>
                </li>
              )}
              {participant.knife > 0 && (
                <li>
                  <GiSacrificialDagger aria-hidden="true" />
                  <span>{plain(text.thing('card', 're-knife-of-the-faithless'))}</span>
                  <b>+{participant.knife}</b>
                </li>
              )}
            </ul>
            <Gains participant={participant} text={text} />
          </li>
        ))}
      </ol>
      {isTied(report) && <p className={classes.tie}>{text.plain('board-tie')}</p>}
    </>
  );
}

/** VV-1.4: a note explains the order of equal totals. */
function isTied({ participants }: Report): boolean {
  return new Set(participants.map(({ total }) => total)).size < participants.length;
}

/** "Fist of Caine 4, then 2 (Wolf Companion) +2" */
function CardLine({ power: { card, power, changes }, text }: { power: CardPower; text: GameText }) {
  const Picture = card === null ? null : CARD_PICTURES[card];
  const printed = card === null ? 0 : (changes[0]?.before ?? cardsOf(text).clanCards[card].power);
  return (
    <li>
      {Picture ? <Picture aria-hidden="true" /> : <span />}
      <span>
        {card === null ? text.plain('word-face-down') : plain(text.thing('card', card))}
        {changes.length > 0 && (
          <small>
            {' '}
            {printed}
            {changes.map(({ after, source }) => (
              <span key={source}>
                {text.plain('board-then', { power: after })} (
                {source === card ? text.plain('board-own-effect') : plain(text.thing('card', source))})
              </span>
            ))}
          </small>
        )}
      </span>
      <b>+{power}</b>
    </li>
  );
}

function Gains({ participant, text }: { participant: Participant; text: GameText }) {
  const { ally, victims, influence, ambition } = participant;
  if (ally === null && victims === 0 && influence === 0 && !ambition) return null;
  const Ally = ally === null ? null : ALLY_TOKENS[ally];
  return (
    <p className={classes.gains}>
      {ally !== null && Ally && (
        <span>
          <i className={classes.face}>
            <Ally />
          </i>{' '}
          {plain(text.thing('card', ally))}
        </span>
      )}
      {victims > 0 && (
        <span>
          <VICTIM_PICTURE aria-hidden="true" /> {plain(text.thing('card', 'victim'))}
        </span>
      )}
      {influence !== 0 && (
        <span>
          <Column /> {text.plain('board-influence', { amount: influence })}
        </span>
      )}
      {ambition && (
        <span>
          <GiThroneKing aria-hidden="true" /> {text.plain('piece-ambition-token')}
        </span>
      )}
    </p>
  );
}

function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? '';
}

function Badge({ seat, names, looks }: { seat: Seat; names: readonly string[]; looks: readonly SeatLook[] }) {
  return <Mark look={lookAt(looks, seat)} name={nameOf(names, seat)} size={24} />;
}
