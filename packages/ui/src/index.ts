import './theme.css';

export { Button, type ButtonProps } from './Button.tsx';
export * from './board.ts';
export { Card, CardBack, CardChip, type CardProps, type DeckLook } from './Card.tsx';
export { Cover, Covered } from './Covered.tsx';
export { Die, DieFace, type DieSides } from './Die.tsx';
export { Filters } from './filters.tsx';
export { type Kit, KitProvider, useKit } from './kit.tsx';
export { Marked } from './Marked.tsx';
export { useReducedMotion } from './motion.ts';
export { CardPeek, Peek, PeekName, SecretPeek } from './Peek.tsx';
export { beginningsOf, ScoreChart, type ScoreChartProps } from './ScoreChart.tsx';
export { initialOf, SeatBadge, SeatMark } from './SeatBadge.tsx';
export { SignOutline } from './Sign.tsx';
export * from './seats.ts';
export { type Show, type Staging, type Timed, useShow } from './show.ts';
export { CUES, type Cue, playCue } from './sound.ts';
export { chooseTheme, chosenTheme, showTheme, THEMES, type Theme } from './theme.ts';
