import type { FolkGear } from './spec.ts';

/** Cloth that hangs behind a covered head. */
export function FolkCloth({ hat, cloth }: { hat: FolkGear | 'bare'; cloth: string }) {
  const fill = hat === 'veil' ? '#23211f' : hat === 'bascinet' ? '#5b6876' : cloth;
  return (
    <path
      d="M70 54Q68 14 100 14T130 54Q132 84 138 108 120 116 100 112 80 116 62 108 68 84 70 54Z"
      fill={fill}
    />
  );
}

/** Hats, hoods and helmets for a head centred on (100, 55.5). */
export function FolkHat({ hat, cloth, locks }: { hat: FolkGear | 'bare'; cloth: string; locks: string }) {
  switch (hat) {
    case 'straw':
      return (
        <>
          <ellipse cx={100} cy={38} rx={44} ry={8.5} fill="#c79a49" />
          <path d="M76 38Q76 12 100 12T124 38Q100 46 76 38Z" fill="#e2bd6b" />
          <path d="M76 33Q100 42 124 33V38Q100 46 76 38Z" fill="#8a4b33" />
          <path d="M104 12Q124 14 124 34L112 37Q114 20 104 12Z" fill="#000" opacity={0.18} />
        </>
      );
    case 'kerchief':
      return (
        <>
          <path d="M74 58Q70 18 100 18T126 58Q122 38 100 36 78 38 74 58Z" fill={cloth} />
          <path d="M84 86Q100 98 116 86L108 100 100 95 92 100Z" fill={cloth} />
          <path
            d="M80 40Q100 28 120 40"
            stroke="#fff"
            strokeWidth={1.5}
            strokeDasharray="1 5"
            fill="none"
            opacity={0.7}
            strokeLinecap="round"
          />
        </>
      );
    case 'cap':
      return (
        <>
          <path d="M74 42Q70 18 102 16T126 40Q100 32 74 42Z" fill={cloth} />
          <path d="M72 44Q86 34 104 36L100 42Q84 42 72 44Z" fill="#1c1410" />
        </>
      );
    case 'hood':
    case 'cowl':
      return (
        <path
          d="M70 60Q66 10 100 10T130 60Q132 80 124 92 126 70 121 52 114 32 100 32T79 52Q74 70 76 92 68 80 70 60Z"
          fill={cloth}
          stroke="#000"
          strokeOpacity={0.25}
          strokeWidth={1.4}
        />
      );
    case 'veil':
      return (
        <>
          <path
            d="M73 62Q68 12 100 12T127 62Q130 84 134 104 122 98 120 74 124 46 100 40 76 46 80 74 78 98 66 104 70 84 73 62Z"
            fill="#2b2826"
          />
          <path d="M77 54Q78 34 100 32T123 54Q118 42 100 41T77 54Z" fill="#f4eede" />
          <path d="M80 76Q100 104 120 76 122 96 100 102 78 96 80 76Z" fill="#f4eede" />
        </>
      );
    case 'tonsure':
      return (
        <path
          d="M76 56Q73 38 82 33 90 38 100 37T118 33Q127 38 124 56 121 46 116 43 100 47 84 43 79 46 76 56Z"
          fill={locks}
        />
      );
    case 'skullcap':
      return (
        <path d="M79 40Q80 19 100 19T121 40Q100 33 79 40Z" fill="#7c1f2c" stroke="#000" strokeOpacity={0.3} />
      );
    case 'kettle':
      return (
        <>
          <path d="M60 42Q100 28 140 42 132 48 122 45 100 38 78 45 68 48 60 42Z" fill="#8b9aa9" />
          <path d="M77 40Q78 14 100 12T123 40Q100 32 77 40Z" fill="#b6c3cf" />
          <path d="M102 12Q122 15 123 40L110 36Q112 20 102 12Z" fill="#5f6d7b" />
        </>
      );
    case 'bascinet':
      return (
        <>
          <path
            d="M71 66Q66 14 100 8T129 66Q132 84 124 96 124 70 120 54 112 40 100 38T80 54Q76 70 76 96 68 84 71 66Z"
            fill="#9fadba"
          />
          <path
            d="M104 9Q134 20 129 66 132 84 124 96 124 66 120 54 114 42 106 39 116 24 104 9Z"
            fill="#5f6d7b"
          />
          <path d="M78 86Q100 108 122 86L124 100Q100 116 76 100Z" fill="#7d8b99" />
        </>
      );
    case 'plume':
      return (
        <>
          <path d="M58 40Q100 26 142 38 128 48 112 43 88 36 58 40Z" fill="#2a2220" />
          <path d="M80 38Q80 16 102 16T122 38Q100 32 80 38Z" fill="#3d302b" />
          <path d="M118 34Q146 30 150 8 156 28 138 40 128 44 118 38Z" fill="#d3445a" />
        </>
      );
    case 'tricorn':
      return (
        <>
          <path d="M60 36Q78 12 100 18T140 36Q120 44 100 40T60 36Z" fill="#1e222c" />
          <path d="M60 36Q80 40 100 28 120 40 140 36" stroke="#d9b65f" strokeWidth={2.4} fill="none" />
        </>
      );
    case 'crown':
      return (
        <>
          <path d="M78 36 74 12 88 24 100 8 112 24 126 12 122 36Q100 29 78 36Z" fill="#f0c75e" />
          <path d="M102 8 112 24 126 12 122 36 110 33Z" fill="#b0812a" />
          <circle cx={100} cy={27} r={3} fill="#d3304a" />
          <circle cx={87} cy={30} r={2} fill="#5aa7d6" />
          <circle cx={113} cy={30} r={2} fill="#5aa7d6" />
        </>
      );
    case 'wig':
      return (
        <>
          <path d="M74 52Q72 20 100 18T126 52Q122 38 112 34 100 40 88 34 78 38 74 52Z" fill="#f4f0e6" />
          <g fill="none" stroke="#b9b2a2" strokeWidth={2}>
            <circle cx={73} cy={64} r={6} fill="#f4f0e6" />
            <circle cx={73} cy={78} r={6} fill="#f4f0e6" />
            <circle cx={127} cy={64} r={6} fill="#e0dacb" />
            <circle cx={127} cy={78} r={6} fill="#e0dacb" />
          </g>
        </>
      );
    case 'beret':
      return (
        <>
          <path
            d="M72 38Q62 22 88 16 116 8 130 24 136 36 122 40 100 30 72 38Z"
            fill={cloth}
            stroke="#000"
            strokeOpacity={0.25}
          />
          <path d="M120 26Q142 20 148 2 152 24 126 34Z" fill="#f6efe0" />
          <circle cx={120} cy={30} r={3} fill="#f0c75e" />
        </>
      );
    case 'updo':
      return (
        <>
          <ellipse cx={100} cy={16} rx={17} ry={13} fill={locks} />
          <path d="M84 26Q100 18 116 26" stroke="#f0c75e" strokeWidth={3} fill="none" />
          <circle cx={100} cy={22} r={2.6} fill="#d3304a" />
          <circle cx={78} cy={66} r={2.2} fill="#f0c75e" />
          <circle cx={122} cy={66} r={2.2} fill="#f0c75e" />
        </>
      );
    case 'tall':
      return (
        <>
          <path d="M80 36V0H120V36Q100 30 80 36Z" fill="#241f28" />
          <path d="M66 38Q100 26 134 38 118 44 100 40T66 38Z" fill="#332c39" />
          <path d="M80 26Q100 20 120 26V34Q100 28 80 34Z" fill="#8a1f3c" />
        </>
      );
    case 'bare':
      return null;
  }
}
