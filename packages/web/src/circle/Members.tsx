import type { Circle } from '@nokturn/protocol/types';
import { Button } from '@nokturn/ui';
import { Twice } from '../parts/Twice.tsx';
import { call } from '../source/server/api.ts';
import controls from '../styles/controls.module.css';
import styles from './Circle.module.css';
import { useCircleWords } from './useCircleWords.ts';

/** The members of the circle, and the way to leave it. */
export function Members({
  circle: { code, members },
  me,
  isKeeper,
  onAct,
  onLeft,
}: {
  circle: Circle;
  me: string | undefined;
  isKeeper: boolean;
  onAct: (work: () => Promise<{ circle?: Circle }>) => Promise<void>;
  onLeft: () => void;
}) {
  const tell = useCircleWords();
  const remove = (person: string) =>
    onAct(async () => {
      await call('leaveCircle', { code, person });
      return call('circle', { code });
    });
  const leave = () =>
    onAct(async () => {
      await call('leaveCircle', { code, person: me ?? '' });
      onLeft();
      return {};
    });
  return (
    <section className={controls.panel}>
      <h2>{tell('circle-members', { count: members.length })}</h2>
      <ul className={styles.members} data-testid="members">
        {members.map(({ person, keeper }) => (
          <li key={person.id}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields that are submitted together */}
            <div role="group" aria-label={person.name} className={styles.member}>
              <span>
                <strong>{person.name}</strong>{' '}
                {keeper && <small className={controls.dim}>{tell('circle-keeper')}</small>}
              </span>
              {isKeeper && person.id !== me && (
                <span className={styles.deeds}>
                  <Button
                    size="small"
                    onPress={() =>
                      void onAct(() =>
                        call('changeMember', { code, person: person.id, body: { keeper: !keeper } }),
                      )
                    }
                  >
                    {tell(keeper ? 'circle-keep-no-more' : 'circle-make-keeper')}
                  </Button>
                  <Twice
                    look="plain"
                    size="small"
                    first={tell('circle-remove')}
                    sure={tell('circle-remove-sure', { name: person.name })}
                    onSure={() => void remove(person.id)}
                  />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Twice
        look="plain"
        first={tell('circle-leave')}
        sure={tell('circle-leave-sure')}
        onSure={() => void leave()}
      />
    </section>
  );
}
