import { plain } from '@nokturn/text';
import { CardPeek, Spoken } from '@nokturn/ui';
import { Button } from 'react-aria-components';
import { cardsOf } from '../cards.ts';
import { FIRST, SECOND } from '../rules/rewards.ts';
import { leaderOf } from './count.ts';
import { GiLantern, GiPerson } from './game-icons.ts';
import classes from './HeadWords.module.css';
import { Column } from './Icons.tsx';
import { PLACE_PICTURES } from './looks.ts';
import { Mark } from './Mark.tsx';
import type { StreetProps } from './Street.tsx';

/** The prizes for first and second place here, the rule of the Place, and the leader's total. */
export function HeadWords(props: StreetProps) {
  const { layout } = props;
  return (
    <>
      {layout.kind === 'desk' && <Prizes {...props} />}
      <PlaceRule {...props} />
      <Lead {...props} />
    </>
  );
}

type Shared = Pick<StreetProps, 'index' | 'location' | 'state' | 'text'>;

/** VV-16.1 to VV-16.4. */
export function Prizes({ index, location, state, text }: Shared) {
  const round = Math.max(1, state.round) - 1;
  const more = location === 'loc-haven' ? cardsOf(text).havenInfluence : 0;
  const first = (FIRST[round] ?? 0) + more;
  const second = SECOND[round] ?? 0;
  const hasAlly = (state.allies[index] ?? null) !== null;
  return (
    <ul className={classes.prizes}>
      <li>
        <Spoken>{text.plain('board-first', { influence: first })}</Spoken>
        <b aria-hidden="true">1.</b>
        <Column />
        <span aria-hidden="true">+{first}</span>
        {hasAlly && <GiLantern aria-hidden="true" />}
        {hasAlly && <i aria-hidden="true">{text.plain('board-prize-ally')}</i>}
      </li>
      <li>
        <Spoken>{text.plain('board-second', { influence: second })}</Spoken>
        <b aria-hidden="true">2.</b>
        <Column />
        <span aria-hidden="true">+{second}</span>
        <GiPerson aria-hidden="true" />
        <i aria-hidden="true">{text.plain('board-prize-victim')}</i>
      </li>
    </ul>
  );
}

function PlaceRule({ index, layout, state, text }: StreetProps) {
  const place = state.places[index] ?? null;
  if (place === null) return null;
  const Picture = PLACE_PICTURES[place];
  const name = plain(text.thing('card', place));
  if (layout.kind !== 'desk')
    return (
      <span className={classes.place} data-small="true" role="img" aria-label={name}>
        <Picture aria-hidden="true" />
      </span>
    );
  return (
    <CardPeek thing={{ type: 'card', id: place }}>
      <Button className={classes.place as string}>
        <Picture aria-hidden="true" />
        <span>{name}</span>
      </Button>
    </CardPeek>
  );
}

/** According to what the viewer knows: the part that others do not know is ringed. */
function Lead({ viewer, names, looks, text, standing, layout }: StreetProps) {
  const leader = leaderOf(standing);
  if (leader === null) return null;
  const { seat, total, isMine } = leader;
  const look = looks[seat];
  const name = seat === viewer ? text.plain('board-you') : (names[seat] ?? '');
  return (
    <p className={classes.lead}>
      <Spoken>{text.plain('board-leads', { name: names[seat] ?? '', power: total })}</Spoken>
      <i aria-hidden="true">{text.plain('board-lead')}</i>
      {look && <Mark look={look} name={names[seat] ?? ''} size={layout.kind === 'desk' ? 24 : 20} />}
      {!layout.isNarrow && (
        <span className={classes.who} aria-hidden="true">
          {name}
        </span>
      )}
      <b data-mine={isMine} aria-hidden="true">
        {total}
      </b>
    </p>
  );
}
