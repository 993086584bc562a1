import { plain } from '@nokturn/text';
import { Marked, type NotebookProps, PeekName, Spoken, seatOf } from '@nokturn/ui';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { CHARACTERS, type CharacterId, PARTIES, type Party } from '../cards/characters.ts';
import { poolOf } from '../rules/setup.ts';
import type { LovciView } from '../secrets.ts';
import { characterProof, type Proof, partyProof, partyTally, suspectsOf } from './deduce.ts';
import { PARTY_LOOKS } from './looks.ts';
import { type Guess, type Marks, nextGuess, readMarks, withMark } from './marks.ts';
import classes from './Notebook.module.css';
import { Badge } from './Token.tsx';

/** What the viewer can prove about everybody, with room for guesses, and the prophecies the viewer gave or received. */
export function Notebook({ view, names, text, storageKey }: NotebookProps<LovciView>) {
  const { state } = view;
  const [marks, setMarks] = useMarks(storageKey);
  const suspects = suspectsOf(state, text);
  const pool = poolOf(state.options, state.players.length);
  const own = seatOf(view.viewer);
  const seats = state.players.map((_, seat) => seat).filter((seat) => seat !== own);
  // As many columns as there are other players, so that all of them fit; each party is followed by its characters.
  const rows: readonly Row[] = PARTIES.flatMap((party) => [
    { type: 'party', id: party } as const,
    ...pool.filter((id) => CHARACTERS[id].party === party).map((id) => ({ type: 'character', id }) as const),
  ]);
  return (
    <section className={classes.notebook} aria-label={text.plain('word-notebook')}>
      <ul className={classes.tally}>
        {partyTally(state)
          .filter(({ all }) => all > 0)
          .map(({ party, out, all }) => (
            <li key={party}>
              <PartySign party={party} />
              {text.plain('word-tally', { party, out, all })}
            </li>
          ))}
      </ul>
      <table className={classes.grid} aria-label={text.plain('board-grid')}>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" title={names[seat]}>
                <Badge seat={seat} name={names[seat] ?? ''} size={22} />
                <Spoken>{names[seat] ?? ''}</Spoken>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-party={partyOf(row)} data-head={row.type === 'party'}>
              <th scope="row">
                <PeekName thing={row}>
                  {row.type === 'party' && <PartySign party={row.id} />}
                  {plain(text.thing(row.type, row.id))}
                </PeekName>
              </th>
              {seats.map((seat) => {
                const key = `${seat}:${row.id}`;
                const about = suspects[seat] ?? new Set<CharacterId>();
                const proof =
                  row.type === 'party' ? partyProof(about, row.id) : characterProof(about, row.id);
                return (
                  <td key={seat}>
                    <Cell
                      proof={proof}
                      guess={marks[key] ?? 'none'}
                      label={text.plain('board-cell', {
                        name: names[seat] ?? '',
                        thing: plain(text.thing(row.type, row.id)),
                        proof,
                        guess: marks[key] ?? 'none',
                      })}
                      onGuess={(guess) => setMarks(withMark(marks, key, guess))}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.legend}>
        {text.plain('board-legend')}{' '}
        {(['likely', 'doubtful', 'no'] as const).map((guess) => (
          <span key={guess} className={classes.key}>
            <Sign of={guess} /> {text.plain(`board-guess-${guess}`)}
          </span>
        ))}
      </p>
      <h4 className={classes.heading}>{text.plain('board-prophecies')}</h4>
      {state.notes.length + state.shown.length === 0 ? (
        <p className={classes.legend}>{text.plain('board-no-prophecies')}</p>
      ) : (
        <ol className={classes.notes}>
          {state.notes.map((note, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added
            <li key={i}>
              <Marked text={text.say('board-note', { ...note })} />
            </li>
          ))}
          {state.shown.map((shown) => (
            <li key={`shown ${shown.seat}`}>
              <Marked text={text.say('board-shown', { ...shown })} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type Row =
  | { readonly type: 'party'; readonly id: Party }
  | { readonly type: 'character'; readonly id: CharacterId };

function partyOf(row: Row): Party {
  return row.type === 'party' ? row.id : CHARACTERS[row.id].party;
}

function PartySign({ party }: { party: Party }) {
  const { Sign } = PARTY_LOOKS[party];
  return (
    <span className={classes.sign} data-party={party} aria-hidden="true">
      <Sign />
    </span>
  );
}

/** Proven facts are printed; mere possibilities can be marked by hand. */
function Cell({
  proof,
  guess,
  label,
  onGuess,
}: {
  proof: Proof;
  guess: Guess;
  label: string;
  onGuess(guess: Guess): void;
}) {
  if (proof !== 'possible')
    return (
      <span className={classes.proof} data-proof={proof} role="img" aria-label={label}>
        <Sign of={proof} />
      </span>
    );
  return (
    <Button
      className={classes.cell as string}
      data-guess={guess}
      aria-label={label}
      onPress={() => onGuess(nextGuess(guess))}
    >
      {guess !== 'none' && <Sign of={guess} />}
    </Button>
  );
}

type Signed = Exclude<Proof, 'possible'> | Exclude<Guess, 'none'>;

const SIGNS: Readonly<Record<Signed, string>> = {
  certain: 'M-5 0-1.500 4 5.500-4.500',
  excluded: 'M-4-4 4 4M4-4-4 4',
  likely: 'M-4 0A4 4 0 1 1 4 0 4 4 0 1 1-4 0M-2 0A2 2 0 1 1 2 0 2 2 0 1 1-2 0',
  doubtful: 'M-3-3.500Q-2.500-6 .5-6 3.500-6 3.500-3.200 3.500-1.500.5 0V2M.5 5.500V5.600',
  no: 'M-4.500 0H4.500',
};

function Sign({ of }: { of: Signed }) {
  return (
    <svg className={classes.drawn} viewBox="-8 -8 16 16" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  );
}

/** The marks of one match, stored in this browser. */
function useMarks(storageKey: string): [Marks, (marks: Marks) => void] {
  const [marks, setMarks] = useState(() => readMarks(localStorage.getItem(storageKey)));
  return [
    marks,
    (changed) => {
      localStorage.setItem(storageKey, JSON.stringify(changed));
      setMarks(changed);
    },
  ];
}
