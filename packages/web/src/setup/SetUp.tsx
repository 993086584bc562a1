import { type Rulebook, UNRELEASED } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { use, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing } from '../app/Loading.tsx';
import { go, useAddress } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { type Listed, listed } from '../games.ts';
import { Choice, Stepper } from '../parts/Choice.tsx';
import { GameTitle } from '../parts/GameTitle.tsx';
import { NameField } from '../parts/NameField.tsx';
import { botName } from '../parts/names.ts';
import { Problem } from '../parts/Problem.tsx';
import { refusalText } from '../parts/refusal.ts';
import { useGameText, useRules } from '../parts/useGame.ts';
import { CallError } from '../source/server/api.ts';
import controls from '../styles/controls.module.css';
import { OptionFields } from './OptionFields.tsx';
import { openMatch } from './open.ts';
import { PresetFields } from './PresetFields.tsx';
import {
  type Company,
  changedCompany,
  effective,
  firstPlan,
  OFFERED,
  type Plan,
  readPlan,
  resized,
  withPreset,
} from './plan.ts';
import { SeatFields, StrengthField } from './SeatFields.tsx';
import styles from './SetUp.module.css';
import { TableFields } from './TableFields.tsx';

export default function SetUp({ rest: [id = ''] }: { rest: readonly string[] }) {
  const game = listed(id);
  return game ? <Form listed={game} /> : <Missing />;
}

function Form({ listed: chosen }: { listed: Listed }) {
  const say = useSay();
  const game = use(useRules(chosen.id));
  const text = use(useGameText(chosen.id));
  const { query } = useAddress();
  const { name, level } = useSettings();
  const [plan, setPlan] = useState<Plan>(() => readPlan(query, firstPlan(chosen, { name, level })));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Plan>) => {
    setPlan((old) => ({ ...old, ...part }));
    setProblem(null);
  };
  const resolved = effective(game, plan);

  /** An empty name field takes its placeholder as the name. */
  function named(given: Plan): Plan {
    const seats = given.seats.map((seat, i) =>
      seat.kind === 'here' ? { ...seat, name: seat.name.trim() || botName(i) } : seat,
    );
    return { ...given, seats, name: given.name.trim() || say('guest') };
  }

  async function start() {
    setBusy(true);
    try {
      go(await openMatch(game, named(plan)));
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof CallError ? refusalText(say, error.refused) : say('refused-other'));
    }
  }

  return (
    <>
      <Header />
      <main className={styles.page}>
        <GameTitle game={chosen.id}>{text.plain('game')}</GameTitle>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <section className={controls.panel}>
            <PresetFields
              game={game}
              text={text}
              plan={plan}
              onChoose={(preset) => setPlan((old) => withPreset(game, old, preset))}
            />
            <OptionFields game={game} text={text} plan={plan} onChange={(options) => change({ options })} />
          </section>
          <section className={controls.panel}>
            <Choice<Company>
              legend={say('setup-company')}
              values={OFFERED}
              value={plan.company}
              label={(one) => say(`company-${one}`)}
              onChange={(company) => setPlan((old) => changedCompany(old, company))}
            />
            <p className={styles.hint}>{say(`company-${plan.company}`, {}, 'text')}</p>
            {plan.company !== 'screen' && (
              <NameField value={plan.name} onChange={(to) => change({ name: to })} />
            )}
            <Stepper
              label={say('setup-players')}
              value={plan.seats.length}
              min={game.seats.min}
              max={game.seats.max}
              less={say('setup-fewer')}
              more={say('setup-more')}
              onChange={(count) => setPlan((old) => resized(old, count))}
            />
            <StrengthField plan={plan} onChange={setPlan} />
            <SeatFields plan={plan} onChange={(seats) => change({ seats })} />
            {game.digest === UNRELEASED && <p className={styles.advice}>{say('rules-changed')}</p>}
            <Advice game={game} text={text} plan={plan} />
          </section>
          {plan.company === 'friends' && (
            <section className={controls.panel}>
              <TableFields plan={plan} onChange={change} />
            </section>
          )}
          <div className={styles.start}>
            <Problem>
              {'problem' in resolved &&
                say('setup-conflict', { option: text.plain(`option-${resolved.problem.option ?? ''}`) })}
            </Problem>
            <Problem>{problem}</Problem>
            <button
              type="submit"
              className={`${controls.primary} ${controls.big}`}
              disabled={busy || 'problem' in resolved}
            >
              {say(plan.company === 'friends' ? 'setup-open' : 'setup-start')}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

/** The game's advice about this table, if it has any; it never refuses a table. */
function Advice({ game, text, plan }: { game: Rulebook; text: GameText; plan: Plan }) {
  const crowded = plan.seats.length >= game.seats.max - 1;
  const strange = plan.options.characters === 'all' || plan.options.characters === 'vortex';
  if (!text.has('advice-experienced') || !(crowded || strange)) return null;
  return <p className={styles.advice}>{text.plain('advice-experienced')}</p>;
}
