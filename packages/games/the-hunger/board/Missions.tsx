import type { OptionId } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, Cover, Covered, optionAt, type TouchProps } from '@nokturn/ui';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { type MissionNo, missionAt } from '../cards/missions.ts';
import type { Choose } from './choose.ts';
import { Glyph } from './Glyph.tsx';
import { missionSigns } from './looks.ts';
import classes from './Missions.module.css';

export interface OwnTouch extends Pick<TouchProps, 'glow' | 'picked' | 'selected'> {
  readonly text: GameText;
  readonly onChoose: Choose;
  labelOf(option: OptionId): string;
}

/** A tile and its current value, if it can be given. */
export interface Held {
  readonly mission: MissionNo;
  readonly now: number | null;
}

/** Missions one below another: with their full texts, or with one line each. */
export function MissionList({
  title,
  held,
  isBrief,
  isClose = false,
  facts,
  ...shared
}: OwnTouch & {
  title: string;
  held: readonly Held[];
  isBrief: boolean;
  /** Full texts, closer together, so that many of them are visible. */
  isClose?: boolean;
  /** The options of the match, which the texts of Missions depend on. */
  facts: object;
}) {
  if (held.length === 0) return null;
  return (
    <div className={classes.zone}>
      <h3>{title}</h3>
      <ul className={classes.missions} data-brief={isBrief} data-close={isClose}>
        {held.map(({ mission, now }) => (
          <MissionTile key={mission} mission={mission} now={now} facts={facts} {...shared} />
        ))}
      </ul>
    </div>
  );
}

/** If there is no room: their number, and a press shows them. */
export function MissionsBehind({
  label,
  title,
  held,
  facts,
  ...shared
}: OwnTouch & { label: string; title: string; held: readonly Held[]; facts: object }) {
  return (
    <DialogTrigger>
      <Button className={classes.behind as string} isDisabled={held.length === 0} aria-label={label}>
        <Glyph id="mission" /> {held.length}
      </Button>
      <Popover className={classes.popover as string} offset={6} containerPadding={6}>
        <Dialog className={classes.dialog as string} aria-label={title}>
          <MissionList title={title} held={held} isBrief={false} facts={facts} {...shared} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function MissionTile({
  mission,
  now,
  facts,
  text,
  glow,
  picked,
  selected = null,
  labelOf,
  onChoose,
}: OwnTouch & Held & { facts: object }) {
  const tile = missionAt(mission);
  const option = optionAt(glow, 'mission', tile.id);
  const name = plain(text.thing('mission', tile.id));
  const words = plain(text.thing('mission', tile.id, 'text', { ...facts }));
  const progress =
    tile.scoring === null || now === null ? null : text.plain('board-mission-now', { points: now });
  const what = [name, words, ...(progress === null ? [] : [progress])].join('. ');
  return (
    <li
      className={classes.mission}
      data-glow={option !== null}
      data-picked={option !== null && (picked.includes(option) || selected === option)}
      data-class={tile.class}
    >
      <Covered
        thing={
          <span className={classes.tile}>
            <span className={classes.signs}>
              {missionSigns(tile)
                .slice(0, 4)
                .map((sign) => (
                  <Glyph key={sign} id={sign} />
                ))}
            </span>
            <span className={classes.words}>
              <b>{name}</b> <span>{words}</span>
            </span>
            {progress !== null && <b className={classes.now}>{now ?? 0}</b>}
          </span>
        }
      >
        {option === null ? (
          <CardPeek thing={{ type: 'mission', id: tile.id }}>
            <Cover label={what} />
          </CardPeek>
        ) : (
          <Cover
            label={`${labelOf(option)}. ${what}`}
            onPress={({ pointerType }) => onChoose(option, pointerType === 'touch')}
          />
        )}
      </Covered>
    </li>
  );
}
