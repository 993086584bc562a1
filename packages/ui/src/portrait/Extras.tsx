import { mix, type Palette } from './colour.ts';
import type { Extra, PortraitSpec } from './spec.ts';

/** On the skin: these belong to the face and are never left out. */
const ON_FACE: ReadonlySet<Extra> = new Set<Extra>([
  'scar',
  'claw-scar',
  'spectacles',
  'monocle',
  'tattoo',
  'half-mask',
  'blood',
  'drips',
  'rune',
]);
/** Behind the person: these fill the background beside the head. */
const BEHIND: ReadonlySet<Extra> = new Set<Extra>(['keys', 'hound', 'mist', 'long-ears']);

/** Held up beside the head, so that they are visible in a low frame. */
const HELD: ReadonlySet<Extra> = new Set<Extra>([
  'herbs',
  'sack',
  'lantern',
  'goblet',
  'card',
  'book',
  'megaphone',
  'spyglass',
  'handbag',
  'syringe',
  'fan-of-cards',
  'ring',
  'hilt',
]);

/** In front of the chest. */
const ON_CHEST: ReadonlySet<Extra> = new Set<Extra>([
  'hands',
  'candle',
  'clasp',
  'paws',
  'pentacle',
  'triangle',
  'badge',
  'crystal',
  'flame',
  'locket',
  'rose',
]);

function raised(extra: Extra): string | undefined {
  // At the lips: it is being played.
  if (extra === 'saxophone') return 'translate(-9 -35)';
  if (HELD.has(extra)) return 'translate(2 -56)';
  return ON_CHEST.has(extra) ? 'translate(0 -22)' : undefined;
}

type Layer = 'behind' | 'face' | 'body';

function layerOf(extra: Extra): Layer {
  if (ON_FACE.has(extra)) return 'face';
  return BEHIND.has(extra) ? 'behind' : 'body';
}

export function Extras({ spec, palette, layer }: { spec: PortraitSpec; palette: Palette; layer: Layer }) {
  const dx = spec.turn === 'front' || layer !== 'face' ? 0 : -3;
  const wanted = (spec.extra ?? []).filter((extra) => layerOf(extra) === layer);
  if (wanted.length === 0) return null;
  return (
    <g transform={dx === 0 ? undefined : `translate(${dx} 0)`}>
      {wanted.map((extra) => (
        <g key={extra} transform={raised(extra)}>
          <One extra={extra} spec={spec} palette={palette} />
        </g>
      ))}
    </g>
  );
}

const GOLD = '#e8c66a';

/** Twenty white keys, and the black ones between them in groups of two and three. */
const WHITE_KEYS = Array.from({ length: 19 }, (_, i) => `M${(i + 1) * 10} 88V124`).join('');
const BLACK_KEYS = Array.from({ length: 20 }, (_, i) =>
  [2, 6].includes(i % 7) ? '' : `M${i * 10 + 7} 88h6v21h-6Z`,
).join('');
const STEEL = '#c3cedb';

function One({ extra, spec, palette }: { extra: Extra; spec: PortraitSpec; palette: Palette }) {
  const { main, trim } = spec.clothes;
  switch (extra) {
    case 'scar':
      return (
        <path
          d="M112 64 107 84M113 70 109 72M111 77 107 78"
          stroke="#a33a3f"
          strokeWidth={1.6}
          strokeLinecap="round"
          fill="none"
        />
      );
    case 'claw-scar':
      return (
        <path
          d="M83 78 90 96M87.5 77 94 94M92 77 97 91"
          stroke="#9c2f38"
          strokeWidth={1.7}
          strokeLinecap="round"
          fill="none"
        />
      );
    case 'spectacles':
      return (
        <g fill="#dff1ff" fillOpacity={0.16} stroke="#1a1416" strokeWidth={1.5}>
          <circle cx={91} cy={74.5} r={7.6} />
          <circle cx={109.5} cy={74.5} r={7.6} />
          <path d="M98.6 73.5Q100.2 72 102 73.5M83.4 73 78 71M117.1 73 123 71" fill="none" />
        </g>
      );
    case 'monocle':
      return (
        <g fill="none" stroke={GOLD} strokeWidth={1.6}>
          <circle cx={109.5} cy={74.5} r={7.4} fill="#dff1ff" fillOpacity={0.2} />
          <path d="M116 78Q124 100 114 124" strokeWidth={0.9} />
        </g>
      );
    case 'earring':
      return <circle cx={124} cy={88} r={3.4} fill="none" stroke={GOLD} strokeWidth={1.8} />;
    case 'pearls':
      return (
        <>
          <circle cx={124} cy={87} r={3} fill="#f4f1ea" />
          <path
            d="M86 118Q100 132 114 118"
            fill="none"
            stroke="#f4f1ea"
            strokeWidth={3.4}
            strokeDasharray="0.1 4.4"
            strokeLinecap="round"
          />
        </>
      );
    case 'choker':
      return (
        <>
          <path d="M89 108Q100 116 111 108V113Q100 121 89 113Z" fill="#100c12" />
          <circle cx={100} cy={115} r={2.6} fill="#c62f3f" />
        </>
      );
    case 'tattoo':
      return (
        <path
          d="M113 60a5 5 0 1 1-5 5 3.6 3.6 0 1 1 3.6 3.4 2 2 0 1 1-1.2-2.6"
          fill="none"
          stroke="#6d3bb0"
          strokeWidth={1.4}
        />
      );
    case 'half-mask':
      return (
        <>
          <path
            d="M100 58Q112 54 124 60L122 82Q112 88 104 82 101 74 100 58Z"
            fill="#f3efe6"
            stroke="#8d8a90"
            strokeWidth={0.8}
          />
          <path d="M104 74Q109 69 116 73 110 78.5 104 74Z" fill="#14060a" />
          <circle cx={110} cy={74} r={1.8} fill={spec.eyes.iris} />
          <path d="M113 79Q115 86 111 92" stroke="#b3202f" strokeWidth={1.2} fill="none" />
        </>
      );
    case 'blood':
      return (
        <g fill="#b3202f">
          <path d="M83 80Q88 79 89 84 88 90 90 94 86 94 85.5 89 82 86 83 80Z" />
          {/* Only people who drink blood have it on their lips. */}
          {spec.blood === 'drained' && <path d="M97 98Q96 106 98 109 100.5 106 99.5 98Z" />}
        </g>
      );
    case 'drips':
      return (
        <path
          d="M84 62Q81 69 84 71 87 69 84 62ZM114 86Q111.5 92 114 94 116.5 92 114 86ZM92 100Q90 105 92 107 94 105 92 100Z"
          fill="#a9d6e8"
          opacity={0.9}
        />
      );
    case 'long-ears':
      return (
        <path d="M80 82Q66 76 60 52 72 58 81 70ZM120 82Q134 76 140 52 128 58 119 70Z" fill={palette.shade} />
      );
    case 'rune':
      return (
        <path
          d="M100 50V62M100 53 105 56M100 57 95 60M103 63 106 66"
          stroke={spec.eyes.iris}
          strokeWidth={1.7}
          strokeLinecap="round"
          fill="none"
        />
      );
    case 'herbs':
      return (
        <g stroke="#3f6b3a" strokeWidth={2} strokeLinecap="round" fill="#6fa35b">
          <path d="M138 198 130 150M138 198 140 148M138 198 150 152" fill="none" />
          <path
            d="M130 150q-9-4-8-14 10 3 8 14ZM140 148q-5-9 2-17 7 8-2 17ZM150 152q0-10 10-14 2 10-10 14Z"
            strokeWidth={0.8}
          />
          <path d="M130 182Q140 176 148 182" fill="none" stroke="#d9c48a" strokeWidth={3} />
        </g>
      );
    case 'sack':
      return (
        <>
          <path
            d="M136 136Q166 130 174 168 176 194 150 198 126 192 128 164 128 148 136 136Z"
            fill="#7c5a34"
          />
          <path d="M134 140Q144 146 154 138" stroke="#3b2815" strokeWidth={3.4} fill="none" />
          <path d="M140 158Q150 152 162 160" stroke="#9d7a4c" strokeWidth={2} fill="none" />
          <g fill="none" stroke={GOLD} strokeWidth={2.4}>
            <circle cx={66} cy={170} r={4} />
            <circle cx={75} cy={174} r={4} />
            <circle cx={84} cy={171} r={4} />
          </g>
        </>
      );
    case 'hands':
      return (
        <>
          <path d="M92 200 94 158Q97 148 100 158 103 148 106 158L108 200Z" fill={palette.skin} />
          <path
            d="M100 158V200M97 154 96 176M103 154 104 176"
            stroke={palette.deep}
            strokeWidth={1.1}
            fill="none"
          />
        </>
      );
    case 'candle':
      return (
        <>
          <circle cx={100} cy={140} r={20} fill="#ffd88a" opacity={0.28} />
          <path d="M94 158H106V200H94Z" fill="#f4ead0" />
          <path d="M100 130Q107 144 100 152 93 144 100 130Z" fill="#ffc95e" />
          <path d="M100 140Q103 147 100 151 97 147 100 140Z" fill="#fff6dd" />
        </>
      );
    case 'lantern':
      return (
        <>
          <circle cx={148} cy={164} r={26} fill="#ffd88a" opacity={0.24} />
          <path
            d="M138 152H158L162 186H134ZM142 152Q148 138 154 152"
            fill="none"
            stroke="#3a2c1c"
            strokeWidth={3}
          />
          <path d="M139 156H157L159 183H137Z" fill="#ffcf6e" opacity={0.85} />
        </>
      );
    case 'spade':
      return (
        <>
          <path d="M150 200 156 110" stroke="#6b4a2a" strokeWidth={5} />
          <path d="M147 112Q145 84 158 72 168 86 165 113Z" fill={STEEL} />
          <path d="M158 72Q168 86 165 113L156 112Z" fill="#7f8b99" />
        </>
      );
    case 'clasp':
      return (
        <>
          <circle cx={100} cy={138} r={9} fill={STEEL} />
          <circle cx={104} cy={136} r={7.4} fill={mix(main, '#05060c', 0.4)} />
        </>
      );
    case 'paws':
      return (
        <g fill="#5b4632" stroke="#2a1c12" strokeWidth={1}>
          <path d="M56 200Q50 168 70 164 90 166 86 200Z" />
          <path d="M114 200Q110 166 130 164 150 168 144 200Z" />
          <path
            d="M60 168 57 156 66 165M70 165 71 152 77 164M80 168 85 157 85 170M120 168 115 157 115 170M130 165 129 152 123 164M140 168 143 156 134 165"
            fill="#efe6d2"
            strokeWidth={0.8}
          />
        </g>
      );
    case 'rose':
      return (
        <>
          <path d="M126 168Q124 152 130 142" stroke="#3f6b3a" strokeWidth={2.6} fill="none" />
          <path
            d="M122 140Q120 130 130 128 140 128 139 138 138 148 129 148 123 147 122 140Z"
            fill="#c5203a"
          />
          <path
            d="M126 139Q126 133 131 133 136 134 134 139 132 143 128 141 130 138 132 138"
            fill="none"
            stroke="#6d0d20"
            strokeWidth={1.3}
          />
        </>
      );
    case 'pin':
      return (
        <path
          d="M126 134 116 164 113 161ZM122 128 132 134 129 138 119 133Z"
          fill={STEEL}
          stroke="#3a3f48"
          strokeWidth={0.7}
        />
      );
    case 'hilt':
      return (
        <>
          <path d="M150 200 160 150" stroke={STEEL} strokeWidth={4} />
          <path d="M160 150 164 130" stroke="#4a2c18" strokeWidth={5} />
          <path d="M146 146 176 152" stroke={GOLD} strokeWidth={4} strokeLinecap="round" />
          <path d="M148 147Q152 128 165 128" fill="none" stroke={GOLD} strokeWidth={2.4} />
        </>
      );
    case 'goblet':
      return (
        <>
          <path d="M132 150H160Q160 172 146 174 132 172 132 150Z" fill={GOLD} />
          <ellipse cx={146} cy={150} rx={14} ry={3.6} fill="#8a1024" />
          <path d="M144 174H148V190H156V195H136V190H144Z" fill="#b98f36" />
        </>
      );
    case 'mist':
      return (
        <g fill="none" stroke={mix(main, '#ffffff', 0.55)} strokeLinecap="round" opacity={0.5}>
          <path d="M10 120Q40 104 60 122T108 116M96 150Q130 132 152 150T194 142" strokeWidth={9} />
          <path d="M30 60Q50 46 66 60M138 70Q158 54 182 68M8 170Q40 156 64 172" strokeWidth={6} />
        </g>
      );
    case 'chain':
      return (
        <>
          <path
            d="M76 124Q100 166 124 124"
            fill="none"
            stroke={GOLD}
            strokeWidth={3}
            strokeDasharray="4 2.4"
          />
          <circle cx={100} cy={150} r={7} fill={GOLD} />
          <circle cx={100} cy={150} r={3.6} fill={mix(main, '#05060c', 0.3)} />
        </>
      );
    case 'pentacle':
      return (
        <g fill="none" stroke={spec.eyes.iris} strokeWidth={1.8}>
          <circle cx={100} cy={160} r={14} />
          <path d="M100 146 108.2 171.3 86.7 155.7H113.3L91.8 171.3Z" />
        </g>
      );
    case 'card':
      return (
        <g transform="rotate(-12 146 160)">
          <path d="M132 138H160V184H132Z" fill="#f2e8d0" stroke={GOLD} strokeWidth={2} />
          <path d="M146 148 151 161 146 174 141 161Z" fill="#1d5a44" />
        </g>
      );
    case 'studs':
      return (
        <g fill={STEEL}>
          {[62, 70, 78, 122, 130, 138].map((x, index) => (
            <circle key={x} cx={x} cy={index % 3 === 1 ? 134 : 138} r={2.4} />
          ))}
        </g>
      );
    case 'triangle':
      return (
        <path
          d="M100 146 112 168H88ZM100 153 106 164.5H94Z"
          fill={trim}
          fillRule="evenodd"
          stroke={trim}
          strokeWidth={1}
        />
      );
    case 'book':
      return (
        <>
          <path d="M112 156 146 148 158 190 124 198Z" fill="#6a2531" />
          <path d="M116 159 143 152.5 153 188 127 194Z" fill="none" stroke={GOLD} strokeWidth={1.4} />
          <path d="M112 156 124 198 120 199 108 158Z" fill="#e9dfc6" />
        </>
      );
    case 'feathers':
      return (
        <>
          <path d="M64 96Q46 112 50 140 66 128 66 98Z" fill={mix(trim, '#ffffff', 0.3)} />
          <path d="M64 98 52 136" stroke={palette.ink} strokeWidth={1} />
        </>
      );
    case 'keys':
      return (
        <>
          <path d="M0 82H200V88H0Z" fill="#3a1a1f" />
          <path d="M0 88H200V124H0Z" fill="#efe9dc" />
          <path d={WHITE_KEYS} stroke="#8f877a" strokeWidth={0.9} />
          <path d={BLACK_KEYS} fill="#15101a" />
        </>
      );
    case 'megaphone':
      return (
        <>
          <path d="M118 150 164 122 172 172 122 166Z" fill="#d7dde4" />
          <path d="M164 120 174 118 182 174 172 174Z" fill="#b3202f" />
          <path d="M108 152 118 150 122 166 112 168Z" fill="#353a44" />
        </>
      );
    case 'crystal':
      return (
        <>
          <circle cx={100} cy={176} r={30} fill={spec.light.tone} opacity={0.3} />
          <circle cx={100} cy={178} r={18} fill={mix(spec.light.tone, '#ffffff', 0.3)} opacity={0.92} />
          <path
            d="M90 172Q93 164 101 163"
            stroke="#fff"
            strokeWidth={2.4}
            fill="none"
            strokeLinecap="round"
          />
        </>
      );
    case 'necklace':
      return (
        <>
          <path d="M84 118Q100 142 116 118" fill="none" stroke={GOLD} strokeWidth={1.8} />
          <path d="M100 131 107 138 100 149 93 138Z" fill="#1fa56a" stroke="#d7f5e4" strokeWidth={0.8} />
        </>
      );
    case 'locket':
      return (
        <>
          <path d="M86 118Q100 144 114 118" fill="none" stroke={GOLD} strokeWidth={1.6} />
          <path d="M100 152Q90 145 91 138 95 133 100 138 105 133 109 138 110 145 100 152Z" fill={GOLD} />
        </>
      );
    case 'hound':
      return (
        <>
          <path
            d="M136 118 140 94 150 104H166L176 92 178 118Q182 136 170 146L160 156 146 148Q134 136 136 118Z"
            fill="#201b26"
          />
          <circle cx={150} cy={120} r={2.6} fill="#ff5a4a" />
          <circle cx={166} cy={120} r={2.6} fill="#ff5a4a" />
        </>
      );
    case 'spyglass':
      return (
        <>
          <path d="M112 160 168 132 174 144 118 172Z" fill="#8a6a34" />
          <path d="M140 144 148 140 155 154 147 158Z" fill={GOLD} />
          <ellipse cx={171} cy={138} rx={4} ry={7.4} fill="#bfe4ef" transform="rotate(-26 171 138)" />
        </>
      );
    case 'bat':
      return (
        <path d="M150 62Q158 54 164 62L150 152 142 150Z" fill="#b98d55" stroke="#6b4a2a" strokeWidth={1} />
      );
    case 'microphone':
      return (
        <>
          <path d="M118 130 136 178" stroke="#2b2e38" strokeWidth={6} strokeLinecap="round" />
          <circle cx={115} cy={121} r={9} fill={STEEL} />
          <path d="M107 119H123M108 124H122M112 113V129M118 113V129" stroke="#59636f" strokeWidth={1} />
        </>
      );
    case 'flame':
      return (
        <>
          <circle cx={100} cy={158} r={30} fill="#ff9a3d" opacity={0.26} />
          <path d="M92 176H108V200H92Z" fill="#8d949e" />
          <path d="M100 142Q110 160 100 176 90 160 100 142Z" fill="#ffae3d" />
          <path d="M100 156Q104 167 100 175 96 167 100 156Z" fill="#fff1c9" />
        </>
      );
    case 'handbag':
      return (
        <>
          <path d="M122 164H162V198H122Z" fill="#6d2434" />
          <path d="M130 164Q142 138 154 164" fill="none" stroke="#4a1522" strokeWidth={4} />
          <circle cx={142} cy={170} r={3.4} fill={GOLD} />
        </>
      );
    case 'syringe':
      return (
        <g transform="rotate(20 146 160)">
          <path d="M141 134H151V176H141Z" fill="#dff1ff" opacity={0.85} />
          <path d="M141 152H151V176H141Z" fill="#b3202f" />
          <path d="M138 130H154V134H138ZM144 118H148V130H144ZM145.3 176H146.7V196H145.3Z" fill={STEEL} />
        </g>
      );
    case 'fan-of-cards':
      return (
        <>
          {[-24, -8, 8, 24].map((angle) => (
            <g key={angle} transform={`rotate(${angle} 142 196)`}>
              <path d="M130 146H154V190H130Z" fill="#f6efe0" stroke="#8d8a90" strokeWidth={0.9} />
              <path d="M142 158 146 165 142 172 138 165Z" fill="#c62f3f" />
            </g>
          ))}
        </>
      );
    case 'saxophone':
      return (
        <>
          <path
            d="M116 128Q134 128 134 148V172Q134 186 146 184 156 180 154 160L170 156Q176 190 154 198 124 202 122 172V148Q122 138 114 136Z"
            fill={GOLD}
          />
          <path d="M154 160 150 150 174 144 170 156Z" fill="#b98f36" />
          <g fill="#7c5a1c">
            <circle cx={128} cy={152} r={2.2} />
            <circle cx={128} cy={162} r={2.2} />
            <circle cx={128} cy={172} r={2.2} />
          </g>
        </>
      );
    case 'tie':
      return (
        <path
          d="M95 128H105L103 136 108 178 100 188 92 178 97 136Z"
          fill={trim}
          stroke={mix(trim, '#05060c', 0.4)}
          strokeWidth={0.9}
        />
      );
    case 'press-card':
      return <path d="M106 30 124 26 126 42 108 46Z" fill="#f6efe0" stroke="#8d8a90" strokeWidth={0.8} />;
    case 'ring':
      return (
        <>
          <path
            d="M112 204V184Q112 180 115 180 118 180 118 184V170Q118 166 121.5 166 125 166 125 170V184 167Q125 163 128.5 163 132 163 132 167V184 170Q132 166 135 166 138.5 166 138.5 170V196L136 204Z"
            fill={palette.skin}
          />
          <path
            d="M125 184V198M132 184V198M118 184V196"
            stroke={palette.shade}
            strokeWidth={1.2}
            strokeLinecap="round"
          />
          <path d="M125 178H132" stroke={GOLD} strokeWidth={2.6} />
          <path
            d="M128.5 170.5 133 176 128.5 182.5 124 176Z"
            fill="#7fd3ff"
            stroke="#fff"
            strokeWidth={0.8}
          />
        </>
      );
    case 'badge':
      return (
        <path
          d="M122 146H140V160Q140 170 131 174 122 170 122 160Z"
          fill={GOLD}
          stroke="#7c5a1c"
          strokeWidth={1.2}
        />
      );
  }
}
