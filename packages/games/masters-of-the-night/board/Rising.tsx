import type { GameText } from '@nokturn/text';
import { EVENTS, type EventId } from '../cards/events.ts';
import { EventFace } from './CardFace.tsx';
import classes from './Rising.module.css';
import type { Scene } from './scenes.ts';

/** A revealed event card: it rises over the city, large enough to be read, before it has any effect. */
export function Rising({
  scene,
  text,
  options,
}: {
  scene: Scene | null;
  text: GameText;
  options: Readonly<Record<string, unknown>> | object;
}) {
  const event = scene && RISES.includes(scene.heard.kind) ? scene.heard.event : null;
  if (typeof event !== 'string' || !Object.hasOwn(EVENTS, event)) return null;
  return (
    <div className={classes.rising} aria-hidden="true">
      <div className={classes.card}>
        <EventFace id={event as EventId} text={text} facts={{ ...options }} />
      </div>
    </div>
  );
}

const RISES: readonly string[] = ['event-drawn', 'event-revealed', 'dawn'];
