import { numeral } from '@nokturn/text';
import { GLYPHS, type GlyphId } from './glyphs.ts';

/** A sign as high as the text beside it. Decoration: the code that uses it provides the words. */
export function Glyph({ id, className }: { id: GlyphId; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={GLYPHS[id]} />
    </svg>
  );
}

/** The same in the middle of a drawing. */
export function DrawnGlyph({
  id,
  size,
  ...svg
}: { id: GlyphId; size: number } & React.SVGProps<SVGPathElement>) {
  return (
    <path d={GLYPHS[id]} fillRule="evenodd" transform={`scale(${size / 24}) translate(-12 -12)`} {...svg} />
  );
}

/** A number on a sign: VP on a drop of blood, Speed on a bolt. */
export function Seal({ id, children }: { id: 'vp' | 'speed'; children: number | string }) {
  const label = typeof children === 'number' ? numeral(children) : children;
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      {id === 'vp' ? (
        <path d={GLYPHS.vp} fill="#a3182a" stroke="#ffb3a6" strokeWidth={1.3} strokeLinejoin="round" />
      ) : (
        <>
          <path d="M1 7.5H8M0 12H8M1 16.5H8" stroke="#ffd86b" strokeWidth={2} strokeLinecap="round" />
          <circle cx={13.5} cy={12} r={9.4} fill="#d29a1c" stroke="#fff0b8" strokeWidth={1.3} />
        </>
      )}
      <text
        x={id === 'vp' ? 12 : 13.5}
        y={id === 'vp' ? 15 : 12.4}
        fill={id === 'vp' ? '#fff4ee' : '#231703'}
        fontFamily="var(--sans)"
        fontSize={label.length > 2 ? 9 : label.length > 1 ? 11.6 : 13.6}
        fontWeight={800}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {label}
      </text>
    </svg>
  );
}
