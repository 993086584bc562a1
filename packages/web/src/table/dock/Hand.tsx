import { Spoken } from '@nokturn/ui';
import { useSay } from '../../app/words.tsx';
import type { Frame } from '../frame.ts';
import type { OpenTable } from '../useOpenTable.ts';
import styles from './Hand.module.css';
import { Reactions } from './Reactions.tsx';

/** The viewer's own things; small if the question is answered elsewhere. */
export function Hand({ table, frame: { layout } }: { table: OpenTable; frame: Frame }) {
  const say = useSay();
  const { seat, ui, shared, touch, view, game, text, source, state } = table;
  if (seat === null) return null;
  return (
    <section className={styles.hand} aria-label={say('table-own')} data-part="hand">
      <Spoken as="h2">{say('table-own')}</Spoken>
      <ui.OwnPanel
        {...shared}
        {...touch}
        layout={layout}
        folded={isFolded(table, layout)}
        reactions={
          !view.over && <Reactions game={game} text={text} source={source} settings={state.reactions} />
        }
      />
    </section>
  );
}

/** A guide needs the space; in portrait there is one row for everything held; otherwise it depends on the question. */
function isFolded({ only, where }: OpenTable, layout: Frame['layout']): boolean {
  return layout === 'tall' || layout === 'low' || only !== null || where === 'board';
}
