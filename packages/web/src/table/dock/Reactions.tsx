import type { Rulebook } from '@nokturn/engine';
import type { ReactionSettings } from '@nokturn/protocol/types';
import type { GameText } from '@nokturn/text';
import { Button } from '@nokturn/ui';
import { useSay } from '../../app/words.tsx';
import type { MatchSource } from '../../source/source.ts';
import controls from '../../styles/controls.module.css';
import { valuesOf } from '../InAdvance.tsx';
import styles from './Reactions.module.css';
import { SettingFields } from './SettingFields.tsx';

/** There is one at a table, and it is the same for every seat: a generated id would tell seats apart. */
const HELP = 'hold-help';

/** When the person is asked to react. The same settings in the same words for every seat, whatever its secrets. */
export function Reactions({
  game,
  text,
  source,
  settings,
}: {
  game: Rulebook;
  text: GameText;
  source: MatchSource;
  settings: ReactionSettings | null;
}) {
  const say = useSay();
  const { tempo } = game;
  if (!tempo || settings === null) return null;
  return (
    <div className={styles.reactions} data-testid="reactions">
      <Button
        aria-pressed={settings.hold}
        aria-describedby={HELP}
        className={settings.hold ? styles.armed : undefined}
        onPress={() => source.hold(!settings.hold)}
      >
        <span>
          {say(settings.hold ? 'hold-armed' : 'hold')}
          <small className={styles.short} aria-hidden="true">
            {say('hold-short')}
          </small>
        </span>
      </Button>
      <p id={HELP} className={`${controls.dim} ${styles.help}`}>
        {say('hold-help')}
      </p>
      <details>
        <summary>{say('reactions')}</summary>
        <p className={controls.dim}>{say('reactions-help')}</p>
        <SettingFields
          settings={Object.keys(tempo.settings).map((name) => [name, valuesOf(tempo, settings, name)])}
          now={settings.reactions}
          text={text}
          onSet={(changed) => source.react(changed)}
        />
      </details>
    </div>
  );
}
