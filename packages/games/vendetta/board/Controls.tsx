import { type GameText, numeral } from '@nokturn/text';
import { type Composing, type ControlsProps, type Layout, Spoken } from '@nokturn/ui';
import { Button } from 'react-aria-components';
import type { VendettaView } from '../secrets.ts';
import classes from './Controls.module.css';
import { GiCardPlay, GiCardRandom, GiFangedSkull } from './game-icons.ts';
import { Drop } from './Icons.tsx';
import { type PlanDraft, planOf } from './plan.ts';

/**
 * In the dock, if the board has no room. On a phone they are beside the hand, and on a desktop they are on the board.
 */
export function Controls({ view, text, composing, layout }: ControlsProps<VendettaView>) {
  const plan = planOf(composing.draft, view);
  if (plan?.outcome == null || layout === 'desk' || isThumbs(layout)) return null;
  return (
    <div className={classes.dock}>
      <PlanChoices plan={plan} composing={composing} text={text} />
    </div>
  );
}

/** On a handheld device the choices are beside the cards, within reach of the thumb. */
export function isThumbs(layout: Layout): boolean {
  return layout === 'tall' || layout === 'low';
}

/** The same beside the player's cards. */
export function BesideHand({
  plan,
  composing,
  text,
}: {
  plan: PlanDraft;
  composing: Composing;
  text: GameText;
}) {
  return (
    <div className={`${classes.dock} ${classes.beside}`}>
      <PlanChoices plan={plan} composing={composing} text={text} />
    </div>
  );
}

/** Face up or down, how much blood, how many tokens: choices that are not sent yet. */
export function PlanChoices({
  plan,
  composing: { draft, change },
  text,
}: {
  plan: PlanDraft;
  composing: Composing;
  text: GameText;
}) {
  const { facings, facing, most, blood, tokens, diablerie } = plan;
  return (
    <>
      <fieldset className={classes.facings} aria-label={text.plain('plan-facing')}>
        {facings.map(({ option, faceUp, cost }) => (
          <Button
            key={option}
            className={classes.choice as string}
            aria-pressed={facing?.option === option}
            onPress={() => change({ ...draft, facing: faceUp ? 'up' : 'down' })}
          >
            {faceUp ? <GiCardPlay aria-hidden="true" /> : <GiCardRandom aria-hidden="true" />}
            <span>
              <i>{text.plain(faceUp ? 'plan-up' : 'plan-down')}</i> {cost === 0 ? '0' : numeral(-cost)}
            </span>
          </Button>
        ))}
      </fieldset>
      {most !== null && most > 0 && (
        <fieldset className={classes.bloods} data-extra="" aria-label={text.plain('plan-blood')}>
          {amounts(most).map((amount) => (
            <Button
              key={amount}
              className={classes.blood as string}
              aria-pressed={blood === amount}
              onPress={() => change({ ...draft, blood: amount })}
            >
              <Drop className={classes.drop} />
              <b aria-hidden="true">{amount}</b>
              <Spoken>{text.plain('plan-blood-amount', { amount })}</Spoken>
            </Button>
          ))}
        </fieldset>
      )}
      {most !== null && tokens > 0 && (
        <fieldset className={classes.bloods} data-extra="" aria-label={text.plain('plan-diablerie')}>
          <Button
            className={classes.blood as string}
            aria-pressed={diablerie > 0}
            onPress={() => change({ ...draft, diablerie: (diablerie + 1) % (tokens + 1) })}
          >
            <GiFangedSkull aria-hidden="true" />
            <b aria-hidden="true">{diablerie}</b>
            <Spoken>{text.plain('plan-diablerie-amount', { amount: diablerie })}</Spoken>
          </Button>
        </fieldset>
      )}
    </>
  );
}

function amounts(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, i) => i);
}
