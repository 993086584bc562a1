import type { Rulebook } from '@nokturn/engine';
import type { ReactionSettings } from '@nokturn/protocol/types';
import type { GameText } from '@nokturn/text';
import { useSay } from '../app/words.tsx';
import type { MatchSource } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import { SettingFields } from './dock/SettingFields.tsx';

/** Answers given in advance in a match over days. The same for every seat, whatever its secrets. */
export function InAdvance({
  game: { tempo },
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
  const names = Object.keys(settings?.inAdvance ?? {});
  if (settings === null || names.length === 0) return null;
  return (
    <details data-testid="in-advance">
      <summary>{say('in-advance')}</summary>
      <p className={controls.dim}>{say('in-advance-help')}</p>
      {tempo && <p className={controls.dim}>{say('in-advance-windows')}</p>}
      <SettingFields
        settings={names.map((name) => [name, valuesOf(tempo, settings, name)])}
        now={settings.reactions}
        text={text}
        onSet={(changed) => source.react(changed)}
      />
    </details>
  );
}

/** The possible values of a setting: its modes, or to be asked, and the answers that can be given in advance. */
export function valuesOf(
  tempo: Rulebook['tempo'],
  { inAdvance }: Pick<ReactionSettings, 'inAdvance'>,
  name: string,
): readonly string[] {
  return [...(tempo?.settings[name]?.values ?? ['ask']), ...(inAdvance?.[name] ?? [])];
}
