import { type ComponentType, memo, type ReactNode } from 'react';
import type { CardType } from '../cards/clan-card.ts';
import { CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import type { ClanId } from '../cards/clans.ts';
import classes from './ClanScene.module.css';
import { Rain, Roofs, Street } from './frame.tsx';
import { CARD_PICTURES } from './looks.ts';

/** The home of a clan, on both sides of the street; the middle is left to what the card shows. */
interface Haunt {
  readonly body: string;
  readonly face: string;
  readonly lit: string;
  readonly line: string;
  /** Above the street. */
  readonly above?: string;
}

const HAUNTS: Readonly<Record<ClanId, Haunt>> = {
  // A derelict factory, covered in graffiti.
  brujah: {
    body: 'M0 86V44l15-12v12l15-12v12l15-12V86ZM152 86V22h5l1-12h7l1 12h4v34h13V46h17v40Z',
    face: 'M5 86V56h34v30Z',
    lit: 'M159 62h5v6h-5ZM188 54h6v5h-6Z',
    line: 'M8 80l7-17 3 9 9-13-2 11 9-7M27 61l1-4 3 3M168 80q5-13 12-9t-3 8 13-2M170 66l4 3M12 50h24',
  },
  // Bare trees, and a hill with a figure on it.
  gangrel: {
    body: 'M12 86Q16 62 13 46L3 32 14 40 16 20 20 40 34 27 22 46Q22 66 30 86ZM132 86Q162 66 200 58V86ZM170 66q1-9 8-10l1-5 3 4 5 1-2 4q3 4 2 10Z',
    face: 'M38 86l6-24 7 24ZM46 86l6-34 8 34Z',
    lit: 'M181 56h1.4v1.4h-1.4ZM12 34h1.6v1.6h-1.6ZM16 34h1.6v1.6h-1.6Z',
    line: 'M20 40 27 33M14 40 8 36M192 60v-8M186 62v-5',
  },
  // Crooked houses.
  malkavian: {
    body: 'M0 86V50l8-4 2-22 13 11 3 12 14-6 5 45ZM156 86l-5-36 10 3 3-16 11-15 7 17 2 9 16-5v43Z',
    face: 'M10 46l14-4 3 12-15 4ZM166 42l11-2 3 12-12 2Z',
    lit: 'M14 47l4-1 1 5-4 1ZM33 56l4-1 1 6-4 1ZM170 44l4-1 1 5-4 1ZM187 60l4 1-1 6-4-1ZM7 64l4 1-1 5-4-1Z',
    line: 'M30 30q6-5 3-10M162 28q-7-3-5-10',
    above: 'M100 44q3-4 7 0 2 8-7 10-13 0-13-12 2-17 17-17 21 2 20 23-4 24-30 22-29-5-27-34 6-34 40-32',
  },
  // Under the street.
  nosferatu: {
    body: 'M0 0H200V86H168V58Q168 12 100 12T32 58V86H0Z',
    face: 'M6 12h16v7H6ZM2 34h14v7H2ZM9 56h15v7H9ZM178 18h17v7h-17ZM184 44h14v7h-14ZM176 66h16v7h-16Z',
    lit: 'M10 76h2.4v2h-2.4ZM15 76h2.4v2h-2.400ZM184 32h2.400v2h-2.400ZM189 32h2.400v2h-2.400Z',
    line: 'M32 80q8-3 12 0t10 0M148 80q8-3 12 0t8 0',
  },
  // A stage, and its curtain.
  toreador: {
    body: 'M0 0H200V10Q178 20 160 10 130 22 100 12 70 22 40 10 22 20 0 10ZM0 8H26Q20 46 34 86H0ZM200 8H174Q180 46 166 86H200Z',
    face: 'M6 12h4Q8 50 14 86H8ZM18 12h3Q18 50 26 86H22ZM190 12h4Q192 50 192 86h-6ZM178 12h3Q182 50 178 86H174Z',
    lit: 'M44 83h3v2h-3ZM62 83h3v2h-3ZM80 83h3v2h-3ZM117 83h3v2h-3ZM135 83h3v2h-3ZM153 83h3v2h-3Z',
    line: 'M2 9Q22 19 40 9 70 21 100 11 130 21 160 9 178 19 198 9',
  },
  // The chantry.
  tremere: {
    body: 'M0 86V40l9-22 9 22v12h8l7-16 7 16V86ZM160 86V52l7-16 7 16h6V34l10-26 10 26v52Z',
    face: 'M4 86V60q5-10 10 0v26ZM184 86V54q6-12 12 0v32Z',
    lit: 'M7 62q2-5 4 0v8H7ZM188 58q2-6 5 0v9h-5ZM31 60q2-4 4 0v6h-4ZM165 60q2-4 4 0v6h-4Z',
    line: 'M9 18v-6M178 8V2M31 36v-5M167 36v-5',
    above: 'M100 4 146 80H54ZM100 20 132 73H68Z',
  },
  // The tops of high-rises.
  ventrue: {
    body: 'M0 86V24h5V14h5V2h3v12h5v10h7v22h9v10h8v30ZM154 86V48h8V32h9V18h6V4h3v14h7v16h13v52Z',
    face: 'M8 86V30h4v56ZM16 86V30h4v56ZM174 86V26h4v60ZM184 86V40h4v46Z',
    lit: 'M9 34h2v4H9ZM9 46h2v4H9ZM17 40h2v4h-2ZM17 58h2v4h-2ZM28 52h2v3h-2ZM36 62h2v3h-2ZM175 34h2v4h-2ZM175 52h2v4h-2ZM185 46h2v4h-2ZM160 54h2v3h-2ZM194 44h2v4h-2Z',
    line: 'M11 2v-8M178 4v-9M5 24h20M169 32h27M162 48h38',
  },
};

/** The light of each Step, behind the roofs: a low sun, crossing beams, a moon, a window with blinds. */
const LIGHTS: Readonly<Record<CardType, ReactNode>> = {
  preparation: (
    <g className={classes.light}>
      <circle cx={100} cy={86} r={58} opacity={0.12} />
      <circle cx={100} cy={86} r={40} opacity={0.2} />
      <path
        d="M96 86 86 12h4l10 74ZM104 86l10-74h-4L100 86ZM92 86 34 34l3-3 57 55ZM108 86l58-52-3-3-57 55Z"
        opacity={0.28}
      />
    </g>
  ),
  conflict: (
    <g className={classes.light}>
      <path d="M44 86 128-6h40L56 86ZM156 86 72-6H32L144 86Z" opacity={0.24} />
      <path d="M47 86 140-6h12L53 86ZM153 86 60-6H48L147 86Z" opacity={0.26} />
    </g>
  ),
  aftermath: (
    <g className={classes.light}>
      <circle cx={140} cy={32} r={37} opacity={0.13} />
      <path d="M140 8a24 24 0 1 0 23 31A20 20 0 0 1 140 8Z" opacity={0.62} />
      <path d="M30 26h52M20 34h38M92 60h58" stroke="currentColor" opacity={0.16} />
    </g>
  ),
  passive: (
    <g className={classes.light}>
      <path d="M52 6H148V78H52Z" opacity={0.1} />
      <path
        d="M52 10H148V14H52ZM52 20H148V24H52ZM52 30H148V34H52ZM52 40H148V44H52ZM52 50H148V54H52ZM52 60H148V64H52ZM52 70H148V74H52Z"
        opacity={0.2}
      />
    </g>
  ),
};

/** The sky and the street in the middle, and a row of houses on each side, whatever the window's width. */
const Backdrop = memo(function Backdrop({ clan, type }: { clan: ClanId; type: CardType }) {
  return (
    <>
      <svg
        className={classes.backdrop}
        viewBox="0 0 200 120"
        aria-hidden="true"
        preserveAspectRatio="xMidYMax slice"
      >
        {LIGHTS[type]}
        <Roofs />
        {HAUNTS[clan].above && <path className={classes.line} d={HAUNTS[clan].above} />}
      </svg>
      <svg
        className={classes.side}
        viewBox="0 0 100 120"
        aria-hidden="true"
        preserveAspectRatio="xMinYMax slice"
      >
        <Houses haunt={HAUNTS[clan]} />
      </svg>
      <svg
        className={classes.side}
        viewBox="100 0 100 120"
        aria-hidden="true"
        preserveAspectRatio="xMaxYMax slice"
      >
        <Houses haunt={HAUNTS[clan]} />
      </svg>
      <svg
        className={classes.backdrop}
        viewBox="0 0 200 120"
        aria-hidden="true"
        preserveAspectRatio="xMidYMax slice"
      >
        <Street />
        {type !== 'passive' && <Rain />}
      </svg>
    </>
  );
});

function Houses({ haunt: { body, face, lit, line } }: { haunt: Haunt }) {
  return (
    <>
      <path className={classes.body} d={body} />
      <path className={classes.face} d={face} />
      <path className={classes.lit} d={lit} />
      <path className={classes.line} d={line} />
    </>
  );
}

/** The effect of a card as a neon sign in its clan's street, lit by its Step and reflected in the ground. */
function ClanScene({ id, type }: { id: ClanCardId; type: CardType }) {
  const { clan } = CLAN_CARDS[id];
  const Picture = CARD_PICTURES[id];
  return (
    <>
      <Backdrop clan={clan} type={type} />
      <span className={classes.sign}>
        <Picture />
      </span>
      <span className={classes.mirror}>
        <Picture />
      </span>
    </>
  );
}

const scenes = new Map<string, ComponentType>();

/** Uses the Step of the card in this match; memoised, so that a picture is not redrawn whenever its card is. */
export function clanSceneOf(id: ClanCardId, type: CardType): ComponentType {
  const key = `${id} ${type}`;
  const Known = scenes.get(key) ?? (() => <ClanScene id={id} type={type} />);
  scenes.set(key, Known);
  return Known;
}
