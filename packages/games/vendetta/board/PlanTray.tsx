import type { OptionId } from '@nokturn/engine';
import type { Glow } from '@nokturn/ui';
import { Button } from 'react-aria-components';
import type { Token } from '../cards/tokens.ts';
import { facts } from '../facts.ts';
import { GiCardPlay, GiCardRandom } from './game-icons.ts';
import { Drop } from './Icons.tsx';
import { TOKEN_SIGNS } from './looks.ts';
import classes from './PlanTray.module.css';
import type { StreetProps } from './Street.tsx';
import { pressing } from './touch.ts';

/** The choices on the player's own Position: face up or down, how much blood, stay or withdraw. */
export function PlanTray(props: StreetProps) {
  const { location, index, layout, state, viewer, view, glow, picked, labelOf, onTouch } = props;
  const choices =
    facts(view).here === location ? glow.filter(({ target }) => KINDS.includes(target.kind)) : [];
  const cards = typeof viewer === 'number' ? (state.positions[index]?.[viewer]?.cards.length ?? 0) : 0;
  const wide = cards * (layout.card.width + 2) + choices.length * CHOICE;
  // If they would cover the player's cards, or a thumb the whole Position, they are only in the dock.
  const isTooSmall =
    layout.kind !== 'desk' && (layout.column < 100 || layout.row < 64 || wide > layout.column);
  if (choices.length === 0 || isTooSmall) return null;
  return (
    <div className={classes.tray}>
      {choices.map((choice) => (
        <Button
          key={choice.option}
          className={classes.choice as string}
          data-kind={choice.target.kind}
          aria-label={labelOf(choice.option)}
          data-picked={picked.includes(choice.option)}
          {...pressing(choice.option, onTouch)}
        >
          <Picture choice={choice} />
        </Button>
      ))}
    </div>
  );
}

const KINDS = ['facing', 'blood', 'token'];
/** The width of a choice for a thumb. */
const CHOICE = 44;

function Picture({ choice: { option, target } }: { choice: Glow }) {
  if (target.kind === 'blood')
    return target.id === 0 ? (
      <NoBlood />
    ) : (
      <>
        <Drop />
        <b className={classes.amount}>{target.id}</b>
      </>
    );
  if (target.kind === 'token') {
    const Sign = TOKEN_SIGNS[target.id as Token];
    return <Sign aria-hidden="true" />;
  }
  const cost = costOf(option);
  return (
    <>
      {target.id === 'face-up' ? <GiCardPlay aria-hidden="true" /> : <GiCardRandom aria-hidden="true" />}
      {cost > 0 && (
        <span className={classes.cost}>
          <Drop>{cost}</Drop>
        </span>
      )}
    </>
  );
}

function NoBlood() {
  return (
    <svg viewBox="-10 -13 20 24" aria-hidden="true">
      <path d="M0-12Q8-2 8 3A8 8 0 0 1-8 3Q-8-2 0-12Z" fill="none" stroke="currentColor" strokeWidth={1.4} />
      <path d="M-8 9 8-9" stroke="currentColor" strokeWidth={1.4} />
    </svg>
  );
}

/** `face-down:1` costs 1. */
function costOf(option: OptionId): number {
  return Number(option.slice(option.indexOf(':') + 1));
}
