import { mix } from './colour.ts';
import type { Clothes as ClothesSpec, Light } from './spec.ts';

const BODY = 'M36 200Q38 140 62 128 80 120 87 114L100 126 113 114Q120 120 138 128 162 140 164 200Z';
const SLIM = 'M44 200Q44 146 66 132 82 124 88 114L100 126 112 114Q118 124 134 132 156 146 156 200Z';

/** Clothes, with their shadow on the side away from the light. */
export function Clothes({
  clothes: { cut, main, trim },
  light,
  litFromLeft,
}: {
  clothes: ClothesSpec;
  light: Light;
  litFromLeft: boolean;
}) {
  const body = cut === 'gown' ? SLIM : BODY;
  const shade = mix(main, '#06060f', 0.55);
  const side = litFromLeft ? undefined : 'translate(200 0) scale(-1 1)';
  return (
    <>
      <path d={body} fill={main} />
      <path
        d="M104 124 113 114Q120 120 138 128 162 140 164 200H116Q122 160 104 124Z"
        fill={shade}
        opacity={0.75}
        transform={side}
      />
      <Trim cut={cut} main={main} trim={trim} shade={shade} />
      {light.rim && (
        <path
          d="M116 119Q124 124 138 129 160 140 163 190"
          fill="none"
          stroke={light.rim}
          strokeWidth={2}
          opacity={0.7}
          transform={side}
        />
      )}
    </>
  );
}

function Trim({
  cut,
  main,
  trim,
  shade,
}: {
  cut: ClothesSpec['cut'];
  main: string;
  trim: string;
  shade: string;
}) {
  switch (cut) {
    case 'cloak':
      return (
        <>
          <path
            d="M66 126Q78 112 88 112L100 132 112 112Q122 112 134 126L124 136Q112 128 100 140 88 128 76 136Z"
            fill={trim}
          />
          <path d="M100 138 92 200H108Z" fill={shade} />
        </>
      );
    case 'gown':
      return (
        <>
          <path
            d="M72 130Q86 124 89 116L100 128 111 116Q114 124 128 130 122 152 100 156 78 152 72 130Z"
            fill={trim}
          />
          <path d="M78 136Q88 150 100 151T122 136" fill="none" stroke={main} strokeWidth={2.4} />
        </>
      );
    case 'suit':
      return (
        <>
          <path d="M88 114 100 128 112 114 118 126 100 178 82 126Z" fill={trim} />
          <path
            d="M86 114 78 132 88 138 84 146 100 186 97 150ZM114 114 122 132 112 138 116 146 100 186 103 150Z"
            fill={mix(main, '#ffffff', 0.1)}
          />
          <path d="M100 128 95 134 98 140 96 168 100 176 104 168 102 140 105 134Z" fill={shade} />
        </>
      );
    case 'leather':
      return (
        <>
          <path
            d="M87 113 74 124 84 148 98 132ZM113 113 126 124 116 148 102 132Z"
            fill={mix(main, '#ffffff', 0.14)}
          />
          <path d="M100 130 104 200H96Z" fill={trim} />
          <path
            d="M60 134Q68 150 66 170M140 134Q132 150 134 170"
            fill="none"
            stroke={trim}
            strokeWidth={1.6}
            opacity={0.7}
          />
        </>
      );
    case 'armour':
      return (
        <>
          <path d="M86 116Q100 130 114 116L119 126Q100 144 81 126Z" fill={trim} />
          <path
            d="M40 176Q42 140 64 130 78 140 74 166 58 158 40 176ZM160 176Q158 140 136 130 122 140 126 166 142 158 160 176Z"
            fill={mix(main, '#ffffff', 0.22)}
          />
          <path
            d="M46 160Q58 148 74 154M154 160Q142 148 126 154M100 142V200"
            fill="none"
            stroke={trim}
            strokeWidth={2}
            opacity={0.8}
          />
        </>
      );
    case 'fur':
      return (
        <path
          d="M58 134 66 124 70 128 78 117 82 122 88 112 100 130 112 112 118 122 122 117 130 128 134 124 142 134 136 142 130 140 124 150 118 146 112 156 106 150 100 162 94 150 88 156 82 146 76 150 70 140 64 142Z"
          fill={trim}
        />
      );
    case 'robe':
      return (
        <>
          <path d="M84 116 100 152 116 116 124 122 106 200H94L76 122Z" fill={trim} />
          <path d="M88 114 100 140 112 114 106 112 100 122 94 112Z" fill={shade} />
        </>
      );
    case 'habit':
      return (
        <>
          <path d="M82 116Q100 134 118 116L124 128Q100 152 76 128Z" fill={trim} />
          <path d="M94 142H106V200H94Z" fill={shade} opacity={0.6} />
        </>
      );
    case 'street':
      return (
        <>
          <path d="M84 115Q100 138 116 115L120 121Q100 148 80 121Z" fill={trim} />
          <path
            d="M92 138 90 162M108 138 110 162"
            fill="none"
            stroke={trim}
            strokeWidth={2}
            strokeLinecap="round"
          />
        </>
      );
    case 'coat':
      return (
        <>
          <path
            d="M88 114 70 120 74 140 92 152 99 134ZM112 114 130 120 126 140 108 152 101 134Z"
            fill={trim}
          />
          <path d="M100 136 103 200H97Z" fill={shade} />
        </>
      );
  }
}
