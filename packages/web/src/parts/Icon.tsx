import styles from './Icon.module.css';

/** Drawn in a box of 24 by 24. */
const PATHS = {
  menu: 'M4 6h16v2H4zM4 11h16v2H4zM4 16h16v2H4z',
  play: 'M7 4.500v15L20 12z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  back: 'M6 5h2.500v14H6zM20 5v14L9 12z',
  on: 'M15.500 5H18v14h-2.500zM4 5v14l11-7z',
  skip: 'M4 5v14l8-7zM12 5v14l8-7z',
  moon: 'M14.500 3a9 9 0 1 0 6.500 13A8 8 0 0 1 14.500 3z',
  undo: 'M9 4 3 9.500 9 15v-3.500h5.500a3.500 3.500 0 0 1 0 7H9V21h5.500a6 6 0 0 0 0-12H9z',
  up: 'M12 8l7 7-1.800 1.800L12 11.600l-5.200 5.200L5 15z',
  down: 'M12 16l-7-7 1.800-1.800 5.200 5.200 5.200-5.200L19 9z',
  no: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.500c1.700 0 3.200.5 4.500 1.500L6 16.500A7.500 7.500 0 0 1 12 4.500Zm0 15c-1.700 0-3.200-.5-4.500-1.500L18 7.500a7.500 7.500 0 0 1-6 12Z',
  check: 'M9.500 17.500 4 12l1.800-1.800 3.700 3.700 8.700-8.700L20 7z',
  cross:
    'M6.200 4.500 12 10.200l5.800-5.700 1.700 1.700-5.700 5.800 5.700 5.800-1.700 1.700-5.800-5.700-5.800 5.700-1.700-1.700 5.700-5.800-5.700-5.800z',
  warning: 'M12 3 22 20H2zM11 9v5.500h2V9zM11 16v2h2v-2z',
  eye: 'M12 5c5 0 8.800 4 10 7-1.200 3-5 7-10 7S3.200 15 2 12c1.200-3 5-7 10-7Zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0 2.200a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600Z',
  log: 'M5 3h14v18H5zM8 7v1.800h8V7zM8 11v1.800h8V11zM8 15v1.800h5V15z',
  notes: 'M15.500 3.500 20.500 8.500 9 20H4v-5zM15.300 6.300 6.500 15.100v2.400h2.400l8.800-8.800z',
  talk: 'M4 4h16v12H11l-5 4.500V16H4zM7 8v1.800h10V8zM7 11.200V13h7v-1.800z',
  sound:
    'M4 9.5h4l5-4.5v14l-5-4.5H4zM15.5 8.5a5 5 0 0 1 0 7l-1.2-1.2a3.3 3.3 0 0 0 0-4.6zM18 6a8.5 8.5 0 0 1 0 12l-1.2-1.2a6.8 6.8 0 0 0 0-9.6z',
  candle: 'M12 2c2 2.500 3 4 3 5.500a3 3 0 0 1-6 0C9 6 10 4.500 12 2ZM9.500 12.500h5V20H17v2H7v-2h2.500z',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration: the meaning must be given in words beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
