import type { OptionId, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { Cover, Covered, optionAt, type TouchProps } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { VAMPIRE_IDS } from '../cards/vampires.ts';
import type { HungerView } from '../secrets.ts';
import classes from './Draft.module.css';
import { Figure } from './Figure.tsx';
import { VAMPIRE_LOOKS } from './looks.ts';

/** Before the night: the choice of vampires. */
export function Draft({
  view,
  names,
  text,
  glow,
  labelOf,
  onPick,
}: Pick<TouchProps, 'glow' | 'onPick'> & {
  view: View<HungerView>;
  names: readonly string[];
  text: GameText;
  labelOf(option: OptionId): string;
}) {
  const { players } = view.state;
  return (
    <section className={classes.draft} aria-label={text.plain('board-vampires')}>
      <h3>{text.plain('board-vampires')}</h3>
      <ul>
        {VAMPIRE_IDS.map((id) => {
          const option = optionAt(glow, 'vampire', id);
          const owner = players.findIndex(({ vampire }) => vampire === id);
          return (
            <li
              key={id}
              data-glow={option !== null}
              data-taken={owner >= 0}
              style={{ '--tint': VAMPIRE_LOOKS[id].colour } as CSSProperties}
            >
              <Covered
                thing={
                  <span className={classes.vampire}>
                    <svg viewBox="-26 -66 52 74" aria-hidden="true">
                      <Figure vampire={id} />
                    </svg>
                    <b>{plain(text.thing('vampire', id))}</b>
                    <span>{owner < 0 ? '' : names[owner]}</span>
                  </span>
                }
              >
                {option !== null && <Cover label={labelOf(option)} onPress={() => onPick(option)} />}
              </Covered>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
