import { mix } from './colour.ts';
import { FolkCloth, FolkHat } from './FolkGear.tsx';
import type { FolkGear, HeadGear } from './spec.ts';

/** The heads in The Hunger are this much higher in their drawings. */
const FOLK = 'translate(0 18.5)';
const FOLK_GEAR: ReadonlySet<string> = new Set<FolkGear>([
  'straw',
  'kerchief',
  'cap',
  'hood',
  'veil',
  'tonsure',
  'cowl',
  'skullcap',
  'kettle',
  'bascinet',
  'plume',
  'tricorn',
  'crown',
  'wig',
  'beret',
  'tall',
]);
/** Headgear that hides the hair over the forehead. */
const COVERS: ReadonlySet<HeadGear> = new Set<HeadGear>([
  'hood',
  'veil',
  'cowl',
  'kerchief',
  'bascinet',
  'hijab',
  'wig',
  'tonsure',
]);
/** Headgear that hangs down behind the head. */
const HANGS: ReadonlySet<HeadGear> = new Set<HeadGear>([
  'hood',
  'veil',
  'cowl',
  'kerchief',
  'bascinet',
  'hijab',
  'wolfskin',
  'lace',
]);

export function coversHair(head: HeadGear | undefined): boolean {
  return head !== undefined && COVERS.has(head);
}

export function BehindHead({ head, tone }: { head: HeadGear | undefined; tone: string }) {
  if (head === undefined || !HANGS.has(head)) return null;
  if (head === 'wolfskin')
    return (
      <path
        d="M70 70Q60 22 100 22T130 70Q136 96 146 122 122 132 100 128 78 132 54 122 64 96 70 70Z"
        fill={mix(tone, '#05060c', 0.45)}
      />
    );
  if (head === 'lace')
    return (
      <path
        d="M70 66Q68 26 100 26T130 66Q134 104 142 150 122 140 100 142 78 140 58 150 66 104 70 66Z"
        fill={tone}
        opacity={0.82}
      />
    );
  if (head === 'hijab')
    return (
      <path
        d="M71 72Q68 30 100 30T129 72Q134 104 142 132 122 142 100 138 78 142 58 132 66 104 71 72Z"
        fill={mix(tone, '#05060c', 0.4)}
      />
    );
  return (
    <g transform={FOLK}>
      <FolkCloth hat={head as FolkGear} cloth={mix(tone, '#05060c', 0.4)} />
    </g>
  );
}

/** Headgear, over the hair. */
export function OnHead({ head, tone, hair }: { head: HeadGear | undefined; tone: string; hair: string }) {
  if (head === undefined) return null;
  if (FOLK_GEAR.has(head))
    return (
      <g transform={FOLK}>
        <FolkHat hat={head as FolkGear} cloth={tone} locks={hair} />
      </g>
    );
  const dark = mix(tone, '#05060c', 0.5);
  const light = mix(tone, '#ffffff', 0.22);
  switch (head as Exclude<HeadGear, FolkGear>) {
    case 'wolfskin':
      return (
        <>
          <path
            d="M74 66Q66 50 70 30L62 10 82 24Q100 16 118 24L138 10 130 30Q134 50 126 66 122 54 112 52L106 60 100 52 94 60 88 52Q78 54 74 66Z"
            fill={tone}
          />
          <path d="M68 17 80 27 72 32ZM132 17 120 27 128 32Z" fill={dark} />
          <path d="M84 38 92 40 86 43ZM116 38 108 40 114 43Z" fill="#ffd75e" />
          <path d="M94 46Q100 42 106 46 100 52 94 46Z" fill="#0b0a0d" />
          <path d="M88 52 90.5 58 93 54ZM112 52 109.5 58 107 54Z" fill="#fffaf0" />
        </>
      );
    case 'circlet':
      return (
        <>
          <path d="M77 60Q100 48 123 60" fill="none" stroke={tone} strokeWidth={3} />
          <path d="M100 47 104 54 100 61 96 54Z" fill={light} stroke={dark} strokeWidth={0.8} />
          <circle cx={86} cy={56} r={1.8} fill={light} />
          <circle cx={114} cy={56} r={1.8} fill={light} />
        </>
      );
    case 'tophat':
      return (
        <>
          <path d="M81 54 78 12Q100 6 122 12L119 54Q100 47 81 54Z" fill={tone} />
          <path d="M64 56Q100 42 136 56 120 63 100 58T64 56Z" fill={light} />
          <path d="M80.5 42Q100 35 119.5 42L119 52Q100 45 81 52Z" fill="#7c1d2f" />
          <path d="M112 10Q119 10 122 12L119 50 110 47Z" fill={dark} />
        </>
      );
    case 'fedora':
      return (
        <>
          <path d="M80 54Q78 26 92 26 98 32 104 26 122 24 120 54 100 46 80 54Z" fill={tone} />
          <path d="M60 58Q100 40 140 56 126 66 104 60T60 58Z" fill={light} />
          <path d="M80 46Q100 38 120 46V53Q100 45 80 53Z" fill={dark} />
        </>
      );
    case 'hijab':
      return (
        <>
          <path
            d="M72 78Q66 30 100 28T128 78Q132 96 126 108 112 122 100 124 88 122 74 108 68 96 72 78ZM79 76Q80 92 86 100 94 108 100 108T114 100Q120 92 121 76 120 56 100 54T79 76Z"
            fill={tone}
            fillRule="evenodd"
          />
          <path
            d="M76 66Q82 42 100 39M74 108Q92 124 118 114"
            fill="none"
            stroke={light}
            strokeWidth={1.6}
            opacity={0.8}
          />
        </>
      );
    case 'beanie':
      return (
        <>
          <path d="M76 58Q72 26 100 24T124 58Q100 48 76 58Z" fill={tone} />
          <path d="M75 60Q100 48 125 60L124 52Q100 41 76 52Z" fill={light} />
          <path
            d="M86 28 84 46M95 25V43M105 25V43M114 28 116 46"
            stroke={dark}
            strokeWidth={1.2}
            fill="none"
          />
        </>
      );
    case 'laurel':
      return (
        <g fill={tone} stroke={dark} strokeWidth={0.6}>
          {[0, 1, 2, 3].map((leaf) => (
            <path
              key={leaf}
              d={`M${80 + leaf * 4} ${62 - leaf * 4}q-7-5-2-11 6 3 4 9ZM${120 - leaf * 4} ${62 - leaf * 4}q7-5 2-11-6 3-4 9Z`}
            />
          ))}
        </g>
      );
    case 'goggles':
      return (
        <>
          <path d="M76 58Q100 50 124 58" stroke="#2a1a10" strokeWidth={5} fill="none" />
          <g fill="#20303a" stroke={tone} strokeWidth={3}>
            <circle cx={89} cy={56} r={8} />
            <circle cx={111} cy={56} r={8} />
          </g>
          <path d="M85 53Q88 50 92 52M107 53Q110 50 114 52" stroke="#bfe4ef" strokeWidth={1.6} fill="none" />
        </>
      );
    case 'nightcap':
      return (
        <>
          <path
            d="M75 60Q70 28 104 22 132 20 142 50 146 60 140 66 134 48 122 42 124 50 125 60 100 48 75 60Z"
            fill={tone}
          />
          <path d="M74 62Q100 48 126 62L125 53Q100 42 75 53Z" fill={light} />
          <circle cx={140} cy={69} r={5} fill={light} />
        </>
      );
    case 'lace':
      return (
        <>
          <path d="M73 70Q68 30 100 28T127 70Q120 46 100 45T73 70Z" fill={tone} />
          <path
            d="M74 66Q80 48 100 47T126 66Q127 92 118 106 100 114 82 106 73 92 74 66Z"
            fill={tone}
            opacity={0.26}
          />
          <path
            d="M78 58 122 58M76 68H124M76 78H124M84 50 80 100M95 47 94 108M105 47 106 108M116 50 120 100"
            stroke={tone}
            strokeWidth={0.7}
            opacity={0.55}
            fill="none"
          />
        </>
      );
    case 'bones':
      return (
        <>
          <path
            d="M78 56 73 30 80 40 84 20 90 38 97 14 103 38 110 20 116 40 122 26 122 56Q100 48 78 56Z"
            fill={tone}
            stroke={dark}
            strokeWidth={0.8}
          />
          <path d="M94 46Q94 40 100 40T106 46L104 52H96Z" fill={light} />
          <path d="M96.5 46a1.5 1.5 0 1 1 3 0M101 46a1.5 1.5 0 1 1 3 0" fill="#1a1216" />
        </>
      );
    case 'spiked-helm':
      return (
        <>
          <path d="M98 6 100-2 102 6 104 24H96Z" fill={light} />
          <path d="M75 64Q70 24 100 22T125 64Q122 54 112 52H88Q78 54 75 64Z" fill={tone} />
          <path d="M104 22Q130 26 125 64 122 54 112 52 118 36 104 22Z" fill={dark} />
          <path d="M72 62Q100 48 128 62L127 54Q100 41 73 54Z" fill={light} />
          <path d="M97 50H103L102 78H98Z" fill={light} />
        </>
      );
    case 'police-cap':
      return (
        <>
          <path d="M68 40Q72 22 100 22T132 40Q126 48 120 50H80Q74 48 68 40Z" fill={tone} />
          <path d="M79 48H121L122 57Q100 50 78 57Z" fill={dark} />
          <path d="M76 60Q100 48 124 60 112 66 100 64 88 66 76 60Z" fill="#0b0c10" />
          <path d="M100 30 103 36 109 37 104.5 41 106 47 100 44 94 47 95.5 41 91 37 97 36Z" fill="#e8c66a" />
        </>
      );
    case 'pillbox':
      return (
        <>
          <path d="M82 48Q82 28 100 28T118 48Q100 42 82 48Z" fill={tone} />
          <path d="M82 48Q100 42 118 48L117 53Q100 46 83 53Z" fill={dark} />
          <path d="M116 34Q126 28 128 16 134 32 120 42Z" fill={light} />
        </>
      );
    case 'nurse-cap':
      return (
        <>
          <path
            d="M80 50 76 32Q100 22 124 32L120 50Q100 42 80 50Z"
            fill="#f5f2ee"
            stroke="#c3c6d0"
            strokeWidth={0.8}
          />
          <path d="M97.5 30H102.5V35H107.5V40H102.5V44H97.5V40H92.5V35H97.5Z" fill="#c62f3f" />
        </>
      );
    case 'feather':
      return (
        <>
          <path d="M77 60Q100 50 123 60L122 64Q100 55 78 64Z" fill={dark} />
          <path d="M118 58Q122 24 140 8 142 34 124 60Z" fill={tone} />
          <path d="M120 58 138 14" stroke={light} strokeWidth={1.2} />
        </>
      );
  }
}
