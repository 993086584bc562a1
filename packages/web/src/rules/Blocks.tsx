import type { Language } from '@nokturn/text';
import { useSay } from '../app/words.tsx';
import { numbered } from '../parts/numbered.ts';
import styles from './Blocks.module.css';
import { Figure } from './Figure.tsx';
import { type Span, spansOf } from './markdown.ts';
import type { Entry, PlayerBlock } from './player.ts';

export interface BlocksProps {
  readonly game: string;
  readonly blocks: readonly PlayerBlock[];
  /** The clause that the link leads to. */
  readonly marked: string;
  /** The language for the names of components in English text. */
  readonly names: Language;
}

export function Blocks({ blocks, ...rest }: BlocksProps) {
  return numbered(blocks).map(([i, block]) => <Shown key={i} block={block} {...rest} />);
}

function Shown({ block, game, marked, names }: Omit<BlocksProps, 'blocks'> & { block: PlayerBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Level = `h${Math.min(block.level, 6)}` as 'h3';
      return <Level id={block.id}>{block.text}</Level>;
    }
    case 'paragraph':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case 'item':
      return (
        <p className={styles.item}>
          <Spans text={block.text} />
        </p>
      );
    case 'clause':
      return (
        <p {...clauseProps(block.id, marked)}>
          <ClauseNumber id={block.id} />
          <span>
            <Spans text={block.text} />
          </span>
        </p>
      );
    case 'ruling':
      return (
        <div {...clauseProps(block.id, marked)}>
          <ClauseNumber id={block.id} />
          <div>
            <p className={styles.question}>
              <Spans text={block.question} />
            </p>
            <p>
              <Spans text={sentence(block.text)} />{' '}
              <span className={styles.why}>
                <Spans text={sentence(block.why)} />
              </span>
            </p>
          </div>
        </div>
      );
    case 'place':
      return <span id={block.id} tabIndex={-1} />;
    case 'entries':
      return (
        <ul className={styles.entries}>
          {numbered(block.entries).map(([i, entry]) => (
            <li key={i}>
              <OneEntry entry={entry} names={names} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <RuleTable head={block.head} rows={block.rows} />;
    case 'figure':
      return <Figure game={game} name={block.name} caption={block.text} />;
  }
}

function clauseProps(id: string, marked: string) {
  return { id, className: styles.clause, tabIndex: -1, 'data-marked': id === marked || undefined };
}

/** Small and in the margin, for references. */
function ClauseNumber({ id }: { id: string }) {
  return (
    <a href={`#${id}`} className={styles.number}>
      {withoutPrefix(id)}
    </a>
  );
}

/** "LN-9.13" becomes 9.13 in a book about a single game. */
function withoutPrefix(id: string): string {
  return id.replace(/^[A-Z]+-/, '');
}

function OneEntry({ entry: { name, facts, text }, names }: { entry: Entry; names: Language }) {
  return (
    <>
      <strong lang={names}>{name}</strong>
      {facts.length > 0 && (
        <span className={styles.facts}>
          {numbered(facts).map(([i, [heading, value]]) => (
            <span key={i}>
              {heading} <Spans text={value} />
            </span>
          ))}
        </span>
      )}
      {text !== '' && (
        <span className={styles.text}>
          <Spans text={text} />
        </span>
      )}
    </>
  );
}

function RuleTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  const say = useSay();
  return (
    // A table that is wider than the screen can be scrolled, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.wide} tabIndex={0} aria-label={say('rules-table')}>
      <table>
        {head.some((cell) => cell !== '') && (
          <thead>
            <tr>
              {numbered(head).map(([i, cell]) => (
                <th key={i} scope="col">
                  <Spans text={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {numbered(rows).map(([i, row]) => (
            <tr key={i}>
              {numbered(row).map(([j, cell]) => (
                <td key={j}>
                  <Spans text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Cells of a table, read one after the other. */
function sentence(text: string): string {
  const whole = text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(whole) || whole === '' ? whole : `${whole}.`;
}

export function Spans({ text }: { text: string }) {
  return numbered(spansOf(text)).map(([i, span]) => <OneSpan key={i} span={span} />);
}

function OneSpan({ span: { kind, text } }: { span: Span }) {
  switch (kind) {
    case 'strong':
      return <strong>{text}</strong>;
    case 'emphasis':
      return <em>{text}</em>;
    case 'code':
      return <em className={styles.name}>{text}</em>;
    case 'clause':
      return (
        <a className={styles.reference} href={`#${text}`}>
          §{withoutPrefix(text)}
        </a>
      );
    case 'words':
      return text;
  }
}
