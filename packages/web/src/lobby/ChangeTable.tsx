import type { Body, Lobby } from '@nokturn/protocol/types';
import { type FormEvent, use, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { Stepper } from '../parts/Choice.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useGameText, useRules } from '../parts/useGame.ts';
import { ClockFields } from '../setup/ClockFields.tsx';
import { OptionFields } from '../setup/OptionFields.tsx';
import { PresetFields } from '../setup/PresetFields.tsx';
import { chosenOptions, effective, type Plan, resized, withPreset } from '../setup/plan.ts';
import styles from '../setup/SetUp.module.css';
import controls from '../styles/controls.module.css';

/** The host changes the set-up while people come in; nothing changes before the host confirms it. */
export function ChangeTable({
  lobby,
  busy,
  onChange,
}: {
  lobby: Lobby;
  busy: boolean;
  onChange: (change: NonNullable<Body<'changeMatch'>>) => void;
}) {
  const say = useSay();
  const game = use(useRules(lobby.game));
  const text = use(useGameText(lobby.game));
  const { name, level } = useSettings();
  const [plan, setPlan] = useState<Plan>(() => planOf(lobby, { name, level }));
  const resolved = effective(game, plan);
  const taken = lobby.seats.filter(
    (seat) => seat.kind === 'person' || (seat.kind === 'open' && seat.expected),
  ).length;

  function change(event: FormEvent) {
    event.preventDefault();
    const { clock, spectators } = plan;
    onChange({ seats: plan.seats.length, options: chosenOptions(game, plan), clock, spectators });
  }

  return (
    <form className={styles.form} onSubmit={change} data-testid="change-table">
      <section>
        <Stepper
          label={say('setup-players')}
          value={plan.seats.length}
          min={Math.max(game.seats.min, taken)}
          max={game.seats.max}
          less={say('setup-fewer')}
          more={say('setup-more')}
          onChange={(count) => setPlan((old) => resized(old, count))}
        />
        <PresetFields
          game={game}
          text={text}
          plan={plan}
          onChoose={(preset) => setPlan((old) => withPreset(game, old, preset))}
        />
        <OptionFields
          game={game}
          text={text}
          plan={plan}
          onChange={(options) => setPlan((old) => ({ ...old, options }))}
        />
        <ClockFields clock={plan.clock} onChange={(clock) => setPlan((old) => ({ ...old, clock }))} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={plan.spectators}
            onChange={({ target }) => setPlan((old) => ({ ...old, spectators: target.checked }))}
          />
          <span>{say('spectators-allowed')}</span>
        </label>
      </section>
      <Problem>
        {'problem' in resolved &&
          say('setup-conflict', { option: text.plain(`option-${resolved.problem.option ?? ''}`) })}
      </Problem>
      <button type="submit" className={controls.primary} disabled={busy || 'problem' in resolved}>
        {say('lobby-change-do')}
      </button>
    </form>
  );
}

function planOf(
  { seats, options, privacy, clock, spectators, delay }: Lobby,
  person: Pick<Plan, 'name' | 'level'>,
): Plan {
  return {
    ...person,
    company: 'friends',
    seats: seats.map((seat) => {
      if (seat.kind === 'person') return { kind: 'here', name: seat.person.name };
      return seat.kind === 'bot' ? seat : { kind: 'open' };
    }),
    options,
    privacy,
    clock,
    spectators,
    delay,
  };
}
