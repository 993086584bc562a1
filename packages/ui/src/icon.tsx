import type { ReactElement, SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height; by default, the size of the surrounding letters. */
  readonly size?: string | number;
}

export type IconType = (props: IconProps) => ReactElement;

/** One of the Game Icons: shapes of one colour in a box of 512. */
export function icon(...paths: readonly string[]): IconType {
  return ({ size = '1em', ...rest }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caller labels the icon or hides it.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 512 512"
      width={size}
      height={size}
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="0"
      {...rest}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
