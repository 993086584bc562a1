import { type GameText, plain } from '@nokturn/text';
import { type NotebookProps, PeekName, seatOf } from '@nokturn/ui';
import { CRYPTS } from '../cards/board.ts';
import { type MissionNo, missionAt } from '../cards/missions.ts';
import type { HungerView } from '../secrets.ts';
import classes from './Notebook.module.css';

/** The tiles that the viewer has seen in the Crypts, and those that are out of the game. */
export function Notebook({ view, text }: NotebookProps<HungerView>) {
  const { state } = view;
  const seat = seatOf(view.viewer);
  const player = seat === null ? undefined : state.players[seat];
  if (!player) return null;
  const { notes, rejected } = player;
  return (
    <section className={classes.notebook}>
      <h3>{text.plain('board-notes-crypts')}</h3>
      <dl>
        {CRYPTS.map(({ space }, crypt) => {
          const seen = notes[crypt] ?? null;
          return (
            <div key={space}>
              <dt>
                {plain(text.thing('space', space))}
                <small> {text.plain('board-crypt-tiles', { count: state.crypts[crypt]?.length ?? 0 })}</small>
              </dt>
              <dd>
                {seen === null ? (
                  text.plain('board-notes-unseen')
                ) : (
                  <>
                    {seen.length > 0 && text.plain('board-notes-seen')}
                    <Names tiles={seen} text={text} />
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {rejected !== null && (
        <>
          <h3>{text.plain('board-notes-rejected')}</h3>
          <Names tiles={[rejected]} text={text} />
        </>
      )}
      {state.usedMissions.length > 0 && (
        <>
          <h3>{text.plain('board-notes-used')}</h3>
          <Names tiles={state.usedMissions} text={text} />
        </>
      )}
    </section>
  );
}

function Names({ tiles, text }: { tiles: readonly MissionNo[]; text: GameText }) {
  if (tiles.length === 0) return <p>{text.plain('board-notes-empty')}</p>;
  return (
    <ul>
      {tiles.map((tile) => {
        const { id } = missionAt(tile);
        return (
          <li key={tile}>
            <PeekName thing={{ type: 'mission', id }}>{plain(text.thing('mission', id))}</PeekName>
          </li>
        );
      })}
    </ul>
  );
}
