import type { Palette } from './colour.ts';
import type { Hair, HairCut } from './spec.ts';

interface Cut {
  /** Behind the head and the shoulders. */
  readonly back?: string;
  /** Over the forehead, or over the shoulders. */
  readonly front?: string;
  /** Strands that catch the light. */
  readonly strands?: string;
  /** The tips, if they are dyed. */
  readonly tips?: string;
}

const CUTS: Readonly<Record<HairCut, Cut>> = {
  bare: {},
  crop: {
    front: 'M77 70Q74 40 100 38.5T123 70Q122 60 118 54 110 51 100 52 90 51 82 54 78 60 77 70Z',
    strands: 'M84 50Q92 42 104 43M90 48Q98 43 110 46',
  },
  curls: {
    back: 'M76 78Q66 76 70 66 63 58 72 52 70 41 82 41 86 31 97 35 106 29 113 37 125 36 126 47 136 52 130 62 137 71 127 76 126 86 118 82H82Q76 86 76 78Z',
    front:
      'M76 70Q71 60 79 56 78 46 88 47 93 38 102 43 112 38 116 47 126 49 122 58 127 64 123 71 120 60 111 60 104 53 97 58 88 54 86 61 78 62 76 70Z',
    strands:
      'M82 54Q84 48 90 49M97 45Q102 41 107 45M113 48Q119 49 119 55M74 62Q70 64 73 69M128 60Q131 65 127 69',
  },
  waves: {
    back: 'M76 68Q72 37 100 36T124 68Q130 84 125 98 134 112 122 128 114 122 116 108H84Q86 122 78 128 66 112 75 98 70 84 76 68Z',
    front: 'M76 74Q72 40 99 39 128 40 124 74 122 62 112 54 104 48 98 47 90 58 80 62 77 66 76 74Z',
    strands: 'M80 60Q86 48 97 45M104 46Q117 52 121 66M76 84Q70 98 77 112M124 84Q130 98 123 112',
  },
  long: {
    back: 'M75 68Q72 36 100 36T125 68Q130 104 134 150 118 156 114 112H86Q82 156 66 150 70 104 75 68Z',
    front: 'M76 76Q71 40 99 39.5 129 40 124 76 123 60 110 50 104 47 100 46 96 47 90 50 77 60 76 76Z',
    strands: 'M80 62Q86 48 99 44M101 44Q114 48 120 62M73 90Q71 116 70 142M127 90Q129 116 130 142',
  },
  braid: {
    back: 'M76 70Q73 38 100 37.5T124 70L120 92H80Z',
    front:
      'M76 74Q72 40 99 39.5 129 40 124 74 122 60 108 50 94 56 82 60 77 66 76 74ZM120 84Q130 92 123 102 132 110 124 120 132 128 124 138 128 146 121 154 114 146 117 138 110 128 116 120 110 110 116 102 110 92 114 86Z',
    strands: 'M80 60Q88 50 104 47M115 100Q121 96 124 102M115 118Q121 114 124 120M116 136Q121 132 124 138',
  },
  bun: {
    back: 'M77 68Q74 40 100 39T123 68L118 84H82ZM88 34Q88 22 100 22T112 34 100 46 88 34Z',
    front: 'M77 72Q74 42 100 41.5T123 72Q121 60 113 54 104 50 100 50T87 54Q79 60 77 72Z',
    strands: 'M82 58Q88 48 99 46M102 46Q112 49 118 58M92 32Q96 25 104 27',
  },
  updo: {
    back: 'M77 68Q74 40 100 38T123 68L118 84H82ZM80 40Q76 22 92 20 100 10 110 19 126 20 121 40 100 30 80 40Z',
    front: 'M77 72Q73 42 100 40T123 72Q121 60 114 54 107 58 99 53 91 58 85 55 79 61 77 72Z',
    strands: 'M84 36Q88 24 98 24M104 22Q114 24 117 36M82 58Q88 48 98 46M103 46Q113 49 118 60',
  },
  mane: {
    back: 'M72 72Q62 40 84 34 100 24 116 34 138 40 128 72 140 92 134 118 126 114 124 122L116 112H84L76 122Q74 114 66 118 60 92 72 72Z',
    front:
      'M75 76Q66 48 86 42 100 33 114 42 134 48 125 76 124 62 116 56 108 60 100 50 92 60 84 56 76 62 75 76Z',
    strands: 'M78 62Q82 48 94 44M106 44Q118 48 122 62M69 84Q64 98 68 110M131 84Q136 98 132 110',
  },
  slick: {
    back: 'M77 70Q74 40 100 38.5T123 70L120 84H80Z',
    front: 'M77 68Q74 38 101 37T123 68Q120 56 110 50 102 47 96 49 86 52 82 56 79 60 77 68Z',
    strands: 'M84 52Q90 42 104 41M90 51Q97 44 112 45M98 49Q106 46 116 51',
  },
  mohawk: {
    front: 'M90 54Q82 30 88 14L95 24 97 8 103 22 108 8 109 24 116 14Q120 34 110 54 100 48 90 54Z',
    tips: 'M86.5 20 88 14 95 24 97 8 103 22 108 8 109 24 116 14 116 22 108 30 102 26 96 30Z',
    strands: 'M94 46Q92 32 94 26M101 46V26M107 46Q109 32 108 27',
  },
  dreads: {
    back: 'M74 62Q68 36 100 34T126 62L134 120Q130 126 127 120L124 96 122 128Q118 132 115 128L113 100H87L85 128Q82 132 78 128L76 96 73 120Q70 126 66 120Z',
    front:
      'M76 72Q72 42 100 39T124 72Q121 58 113 54 110 62 107 53 102 58 99 52 94 60 91 53 87 62 85 55 78 62 76 72Z',
    strands: 'M70 80 69 112M79 92 80 122M130 80 131 112M121 92 120 122M88 48 92 42M100 47V40M112 48 108 42',
  },
  bob: {
    back: 'M75 68Q72 36 100 36T125 68Q130 90 124 104 116 106 114 96H86Q84 106 76 104 70 90 75 68Z',
    front:
      'M75 92Q70 42 100 38.5 130 42 125 92 118 88 120 70 118 62 112 61 100 63 88 61 82 62 80 70 82 88 75 92Z',
    strands: 'M84 58Q86 46 98 43M103 43Q114 46 116 58M76 74Q74 86 77 96M124 74Q126 86 123 96',
  },
  fringe: {
    back: 'M76 68Q73 38 100 37T124 68L122 90H78Z',
    front:
      'M76 78Q71 40 100 38T124 78Q123 70 120 66L117 71 113 65 108 71 103 65 98 72 93 66 88 71 84 66 80 72Q77 72 76 78Z',
    strands: 'M82 60Q86 46 98 43M92 62Q94 50 102 44M104 62Q106 52 112 47',
  },
  wild: {
    back: 'M76 80 62 86 72 70 58 66 72 58 62 44 78 46 76 28 90 38 98 20 106 37 122 26 122 44 140 42 128 56 142 66 128 70 138 86 124 80 118 88H82Z',
    front:
      'M76 72 72 58 80 56 78 44 90 48 96 38 104 47 116 41 116 52 127 54 123 62 124 74 117 62 110 66 106 56 98 64 94 55 87 64 82 60Z',
    strands: 'M70 60 80 62M82 40 90 50M98 28 100 44M118 34 112 46M132 58 122 62',
  },
};

/** Hairstyles of which nothing is visible in front when a hat covers the forehead. */
export function BackHair({ hair, palette }: { hair: Hair; palette: Palette }) {
  const { back } = CUTS[hair.cut];
  return back ? <path d={back} fill={palette.hairShade} /> : null;
}

export function FrontHair({
  hair,
  palette,
  withStrands,
}: {
  hair: Hair;
  palette: Palette;
  withStrands: boolean;
}) {
  const { front, strands, tips } = CUTS[hair.cut];
  if (!front) return null;
  return (
    <>
      <path d={front} fill={palette.hair} />
      {tips && hair.tips && <path d={tips} fill={hair.tips} />}
      {withStrands && strands && (
        <path
          d={strands}
          fill="none"
          stroke={palette.hairLight}
          strokeWidth={1.3}
          strokeLinecap="round"
          opacity={0.75}
        />
      )}
    </>
  );
}
