import { FolkCloth, FolkHat } from '@nokturn/ui';
import type { HumanType } from '../cards/card.ts';
import type { CardId } from '../cards/cards.ts';

/** The features of a face. */
interface Features {
  readonly woman: boolean;
  readonly hat: Hat;
  readonly hair: number;
  readonly beard: number;
  readonly skin: number;
  readonly cloth: number;
  readonly locks: number;
  /** Facing right instead of left. */
  readonly turned: boolean;
}

const HATS = {
  villager: ['straw', 'kerchief', 'cap', 'hood', 'bare'],
  religious: ['veil', 'tonsure', 'cowl', 'skullcap', 'bare'],
  military: ['kettle', 'bascinet', 'plume', 'tricorn', 'bare'],
  noble: ['crown', 'wig', 'beret', 'updo', 'tall'],
} as const;
type Hat = (typeof HATS)[HumanType][number];

const SKINS = [
  ['#f2d3b4', '#cf9f7d'],
  ['#e3b58d', '#b27e58'],
  ['#b9835a', '#875836'],
  ['#7f5437', '#553522'],
] as const;
const LOCKS = ['#2a1d18', '#5a3620', '#8d5a2b', '#c99b55', '#b4552b', '#8f8d8a', '#d9d4ca'] as const;
const CLOTHS: Readonly<Record<HumanType, readonly string[]>> = {
  villager: ['#7a5a34', '#5d6b3a', '#8a4b33', '#4d6570'],
  religious: ['#3a3634', '#5b4630', '#e2dccb', '#4a2b33'],
  military: ['#5b6d80', '#7d2f2f', '#2f4a6b', '#4b5a3c'],
  noble: ['#6a2f78', '#8a1f3c', '#1f4d5c', '#7c5a1c'],
};

/** Women by name, all others are men; and hats that belong to certain names. */
const WOMEN = new Set(
  (
    'ophelia tania mindy elois agnes wilma theresa henrietta catarina marilyn bridget zara belle ' +
    'eleanor faith ruth the-priestess mary zephania simone roxane reyda eponime patricia favina yaga eunice ' +
    'eglantine cyrana isabel harper victoria dee momo'
  ).split(' '),
);
const NAMED_HATS: Readonly<Record<string, Hat>> = {
  'noble-prince-godfrey': 'crown',
  'noble-baron-christien': 'tall',
  'noble-agnes': 'updo',
  'noble-veres': 'beret',
  'religious-father-eli': 'skullcap',
  'religious-brother-stewart': 'tonsure',
  'religious-friar-tunk': 'tonsure',
  'religious-cantor-sami': 'skullcap',
  'religious-the-priestess': 'veil',
  'religious-nemes': 'cowl',
  'villager-yaga': 'kerchief',
  'villager-szalai': 'hood',
  'military-eli': 'bascinet',
  'military-cyrana': 'plume',
};
/** Hats that only men or only women wear. */
const MENS: ReadonlySet<Hat> = new Set(['tonsure', 'tall', 'cap', 'skullcap', 'cowl']);
const WOMENS: ReadonlySet<Hat> = new Set(['veil', 'kerchief', 'updo']);

function featuresOf(id: CardId, type: HumanType): Features {
  const name = id.slice(type.length + 1);
  let hash = 7;
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  const pick = (shift: number, count: number) => ((hash >>> shift) % 97) % count;
  const woman = WOMEN.has(name);
  const skin = [0, 0, 1, 1, 2, 3][pick(9, 6)] as number;
  const dark = skin > 1;
  const fitting = HATS[type].filter((hat) => !(woman ? MENS : WOMENS).has(hat));
  return {
    woman,
    hat: NAMED_HATS[id] ?? (fitting[pick(2, fitting.length)] as Hat),
    hair: pick(5, 3),
    beard: woman ? 0 : pick(7, 4),
    skin,
    cloth: pick(11, 4),
    locks: (dark ? [0, 0, 1, 5] : [0, 1, 2, 3, 4, 5, 6])[pick(13, dark ? 4 : 7)] as number,
    turned: pick(15, 2) === 1,
  };
}

/** A Human as vampires see them: at night, by moonlight. */
export function Portrait({ id, type }: { id: CardId; type: HumanType }) {
  const features = featuresOf(id, type);
  const { woman, hat, hair, beard, turned } = features;
  const [lit, shade] = SKINS[features.skin] as readonly [string, string];
  const cloth = CLOTHS[type][features.cloth] as string;
  const locks = LOCKS[features.locks] as string;
  const covered =
    hat === 'veil' || hat === 'cowl' || hat === 'hood' || hat === 'kerchief' || hat === 'bascinet';
  return (
    <svg viewBox="0 0 200 132" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Backdrop type={type} />
      <g transform={turned ? 'translate(200 0) scale(-1 1)' : undefined}>
        {!covered && <BackHair woman={woman} style={hair} hat={hat} colour={locks} />}
        {covered && <FolkCloth hat={hat} cloth={cloth} />}
        <Shoulders type={type} cloth={cloth} woman={woman} />
        <path d="M90 74V96Q100 104 110 96V74Z" fill={shade} />
        <path d="M78 52Q78 26 100 26T122 52Q122 66 114 76 107 85 100 85T86 76Q78 66 78 52Z" fill={lit} />
        <path
          d="M102 26Q122 27 122 52 122 66 114 76 107 85 101 85 112 70 111 54 110 38 102 26Z"
          fill={shade}
          opacity={0.75}
        />
        <ellipse cx={78} cy={57} rx={3.4} ry={5.4} fill={lit} />
        <ellipse cx={122} cy={57} rx={3.4} ry={5.4} fill={shade} />
        <Face woman={woman} ink={shade} brow={locks} />
        {beard > 0 && <Beard style={beard} colour={locks} />}
        {!covered && hat !== 'wig' && hat !== 'tonsure' && (
          <Fringe woman={woman} style={hair} colour={locks} />
        )}
        <FolkHat hat={hat} cloth={cloth} locks={locks} />
      </g>
    </svg>
  );
}

function Backdrop({ type }: { type: HumanType }) {
  return (
    <>
      <circle cx={152} cy={30} r={17} fill="#fdf4d6" opacity={0.35} />
      <path d={BACKDROPS[type]} fill="#05070c" opacity={0.5} fillRule="evenodd" />
    </>
  );
}

/** Roofs, a church window, battlements, a curtain. */
const BACKDROPS: Readonly<Record<HumanType, string>> = {
  villager: 'M0 132V84L18 66 36 84V92H48L58 78 68 92V132ZM138 132V88L152 72 166 88V94H176L190 76 200 86V132Z',
  religious:
    'M0 132V0H30V132ZM170 132V0H200V132ZM34 132V62Q34 28 56 14 60 40 60 132ZM140 132Q140 40 144 14 166 28 166 62V132Z',
  military:
    'M0 132V74H14V60H30V74H44V60H60V132ZM140 132V60H156V74H170V60H186V74H200V132ZM178 20V60H181V20L196 26 181 34Z',
  noble:
    'M0 0H200V10Q180 34 160 12 140 34 120 12 100 34 80 12 60 34 40 12 20 34 0 10ZM0 30Q22 70 8 132H0ZM200 30Q178 70 192 132H200Z',
};

function Shoulders({ type, cloth, woman }: { type: HumanType; cloth: string; woman: boolean }) {
  const wide = woman ? 46 : 54;
  const body = `M${100 - wide} 132Q${102 - wide} 104 84 96L100 104 116 96Q${98 + wide} 104 ${100 + wide} 132Z`;
  return (
    <>
      <path d={body} fill={cloth} />
      <path d={`M104 104 116 96Q${98 + wide} 104 ${100 + wide} 132H112Z`} fill="#000" opacity={0.28} />
      {type === 'villager' && (
        <path d="M84 96 100 120 116 96 122 99 104 132H96L78 99Z" fill="#e9dcc0" opacity={0.9} />
      )}
      {type === 'religious' && (
        <>
          <path d="M84 95Q100 112 116 95L119 101Q100 119 81 101Z" fill="#f3ecdb" />
          <path d="M98 112H102V118H108V122H102V132H98V122H92V118H98Z" fill="#e8c66a" />
        </>
      )}
      {type === 'military' && (
        <>
          <path d={`M${98 - wide} 132Q${100 - wide} 108 76 100 66 112 64 132Z`} fill="#aebccb" />
          <path d={`M${102 + wide} 132Q${100 + wide} 108 124 100 134 112 136 132Z`} fill="#66778a" />
          <path d="M84 96Q100 106 116 96L118 102Q100 113 82 102Z" fill="#c9d4df" />
        </>
      )}
      {type === 'noble' && (
        <>
          <path
            d="M70 104Q76 92 86 94 100 104 114 94 124 92 130 104 124 114 114 110 100 118 86 110 76 114 70 104Z"
            fill="#f6efe0"
          />
          <circle cx={100} cy={114} r={4.4} fill="#d3304a" stroke="#f2cf72" strokeWidth={1.8} />
        </>
      )}
    </>
  );
}

function Face({ woman, ink, brow }: { woman: boolean; ink: string; brow: string }) {
  return (
    <>
      <g fill="#241510">
        <ellipse cx={91} cy={56} rx={2.5} ry={3.1} />
        <ellipse cx={110} cy={56} rx={2.5} ry={3.1} />
      </g>
      <circle cx={90.2} cy={55} r={0.9} fill="#fff" />
      <circle cx={109.2} cy={55} r={0.9} fill="#fff" />
      <path
        d={
          woman
            ? 'M86 50.5Q91 47.5 95 50M106 50Q110 47.5 115 50.5'
            : 'M85 50Q91 46.5 96 50M105 50Q110 46.5 116 50'
        }
        stroke={brow}
        strokeWidth={woman ? 1.6 : 2.6}
        fill="none"
        strokeLinecap="round"
      />
      <path d="M100 56Q103 62 101 65.5H98" stroke={ink} strokeWidth={1.7} fill="none" strokeLinecap="round" />
      <path
        d={woman ? 'M94.5 73Q100 70.5 105.5 73 100 78 94.5 73Z' : 'M94 73.5Q100 76 106 73.5'}
        fill={woman ? '#a8434b' : 'none'}
        stroke={woman ? 'none' : '#6a332c'}
        strokeWidth={1.7}
        strokeLinecap="round"
      />
    </>
  );
}

function Beard({ style, colour }: { style: number; colour: string }) {
  if (style === 1)
    return <path d="M89 70Q95 66.5 100 69 105 66.5 111 70 106 73 100 71 94 73 89 70Z" fill={colour} />;
  if (style === 2)
    return (
      <path
        d="M79 58Q80 70 86 77 93 90 100 91T114 77Q120 70 121 58 118 68 111 69 105 66 100 68 95 66 89 69 82 68 79 58ZM94 73.5H106Q100 78 94 73.5Z"
        fill={colour}
        fillRule="evenodd"
      />
    );
  return (
    <path
      d="M93 78Q100 74.5 107 78 105 94 100 99 95 94 93 78ZM89 70Q95 66.5 100 69 105 66.5 111 70 106 73 100 71 94 73 89 70Z"
      fill={colour}
    />
  );
}

interface Hairdo {
  readonly woman: boolean;
  readonly style: number;
  readonly colour: string;
}

function BackHair({ woman, style, hat, colour }: Hairdo & { hat: Hat }) {
  if (hat === 'wig')
    return (
      <path
        d="M72 50Q68 20 100 16T128 50Q134 70 126 88 118 84 116 70H84Q82 84 74 88 66 70 72 50Z"
        fill="#e8e3d8"
      />
    );
  if (!woman) return null;
  if (style === 0)
    return (
      <path
        d="M74 50Q74 20 100 20T126 50Q130 84 134 102 120 108 114 92H86Q80 108 66 102 70 84 74 50Z"
        fill={colour}
      />
    );
  if (style === 1) return <path d="M75 50Q75 20 100 20T125 50Q128 70 122 80H78Q72 70 75 50Z" fill={colour} />;
  return (
    <path
      d="M75 50Q75 20 100 20T125 50V60H75ZM122 58Q136 70 126 104 122 110 119 102 124 80 116 66Z"
      fill={colour}
    />
  );
}

function Fringe({ woman, style, colour }: Hairdo) {
  if (woman)
    return (
      <path
        d={
          style === 1
            ? 'M76 52Q76 22 100 22T124 52Q118 40 110 38 92 42 82 40 78 44 76 52Z'
            : 'M76 54Q75 22 100 22T124 54Q120 42 108 34 96 40 84 40 79 46 76 54Z'
        }
        fill={colour}
      />
    );
  return (
    <path
      d={
        style === 2
          ? 'M77 50Q75 24 100 22T123 50Q121 38 114 35 100 32 86 35 79 38 77 50Z'
          : 'M77 54Q73 22 99 20T124 54Q121 44 118 38 108 42 96 36 86 40 81 40 78 46 77 54Z'
      }
      fill={colour}
    />
  );
}
