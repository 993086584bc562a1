import type { VampireId } from '../cards/vampires.ts';
import { VAMPIRE_LOOKS } from './looks.ts';

/**
 * A vampire as part of a drawing: it stands at 0, 0 and is about 40 wide and 60 high. Each has its own
 * colour, headwear and letter.
 */
export function Figure({
  vampire,
  initial,
}: {
  vampire: VampireId | null;
  /** The player's initial, if the drawing is about players. */
  initial?: string | undefined;
}) {
  const { colour, rim, ink, letter } = VAMPIRE_LOOKS[vampire ?? 'nobody'];
  return (
    <>
      <ellipse cy={0} rx={17} ry={5} fill="#000" opacity={0.5} />
      <ellipse cy={-2} rx={16} ry={4.6} fill={colour} stroke={rim} strokeWidth={1.6} />
      <path
        d="M0-25-14-33Q-11-22-12-13L-17-1Q0 4 17-1L12-13Q11-22 14-33Z"
        fill={colour}
        stroke={rim}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <path d="M3-26 14-33Q11-22 12-13L17-1Q11 1 5 1.6 9-12 3-26Z" fill="#000" opacity={0.26} />
      <circle cy={-35} r={8} fill="#f3e6d6" stroke={rim} strokeWidth={1} />
      <path d="M1-43A8 8 0 0 1 1-27Q6-35 1-43Z" fill="#b79a86" opacity={0.5} />
      <g fill="#5c0a14">
        <circle cx={-3} cy={-35} r={1.3} />
        <circle cx={3} cy={-35} r={1.3} />
      </g>
      <path d="M-3-31.4H3L2-29.4 1-31.4H-1L-2-29.4Z" fill="#fff" stroke="#5c0a14" strokeWidth={0.5} />
      <g stroke={rim} strokeWidth={1.2} strokeLinejoin="round" fill={colour}>
        <Headwear vampire={vampire} />
      </g>
      <text
        y={-11}
        fill={ink}
        fontFamily="var(--sans)"
        fontSize={17}
        fontWeight={800}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {initial ?? letter}
      </text>
    </>
  );
}

/**
 * A turban, a fur hat, a tall wig, a hat with a rose, a bun with pins, a broad brim; a hood before a vampire
 * is chosen.
 */
function Headwear({ vampire }: { vampire: VampireId | null }) {
  switch (vampire) {
    case 'rajesh':
      return (
        <>
          <path d="M-9.5-37Q-13-48 0-51 13-48 9.5-37 0-43-9.5-37Z" />
          <path d="M-10-41Q0-40 8-48M-8-46Q2-44 6-50" fill="none" opacity={0.8} />
          <path d="M0-43Q-3-54 3-60 5-52 2-43Z" />
        </>
      );
    case 'boris':
      return (
        <>
          <path d="M-10.5-37V-47Q-10.5-53-5-53H5Q10.5-53 10.5-47V-37Q0-42-10.5-37Z" />
          <path d="M-7-50v3M-2-51v3M3-51v3M7-49v3M-5-45v3M0-46v3M5-45v3" fill="none" />
          <path d="M-6-30Q0-24 6-30 5-22 0-20-5-22-6-30Z" fill="#4a3b33" />
        </>
      );
    case 'josephine':
      return (
        <>
          <path d="M-9-36Q-15-54 0-61 15-54 9-36 5-43 0-43T-9-36Z" />
          <path d="M-9-34a3.4 3.4 0 1 0 .1 0ZM9-34a3.4 3.4 0 1 1-.1 0Z" />
          <path d="M-6-50Q0-54 6-50M-5-55Q0-58 5-55" fill="none" />
        </>
      );
    case 'beatrice':
      return (
        <>
          <path d="M-17-39Q0-46 17-39 8-34 0-37T-17-39Z" />
          <path d="M-8-41Q-8-52 0-52T8-41Q0-44-8-41Z" />
          <circle cx={8} cy={-46} r={4.4} fill="#f6d9e7" />
          <path d="M6-46q2-3 4 0-1 3-4 0" fill="none" />
        </>
      );
    case 'yoko':
      return (
        <>
          <path d="M-9-34Q-11-46 0-46T9-34Q7-40 0-40T-9-34Z" fill="#1d1418" />
          <circle cy={-50} r={6} fill="#1d1418" />
          <path d="M-12-56 10-45M12-56-10-45" fill="none" strokeWidth={2} />
        </>
      );
    case 'gervasi':
      return (
        <>
          <path d="M-17-40Q0-34 17-40 9-43 8-45 7-54 0-53-7-54-8-45-9-43-17-40Z" />
          <path d="M-8-45Q0-41 8-45" fill="none" strokeWidth={2} />
          <path d="M-5-31Q0-28 5-31" fill="none" stroke="#3a2a16" strokeWidth={1.8} />
        </>
      );
    case null:
      return <path d="M-11-28Q-14-50 0-52 14-50 11-28 9-42 0-43T-11-28Z" />;
  }
}
