import type { Sign } from '@nokturn/protocol/types';
import styles from './Signs.module.css';

/** Drawn in a box of 24 by 24: a clover, a cup, a heart, an hourglass, a burst and a laughing face. */
const PATHS: Readonly<Record<Sign, string>> = {
  'good-luck':
    'M11 11H7.500a4 4 0 1 1 3.500-5.900zM13 11h3.500A4 4 0 1 0 13 5.100zM11 13H7.500a4 4 0 1 0 3.500 5.900zM13 13h3.500a4 4 0 1 1-3.500 5.900zM11.100 10h1.800v9l3 3.500-1.500 1-3.300-3.800z',
  'well-played':
    'M7 2.500h10V5h4v3a4 4 0 0 1-4.300 4 5 5 0 0 1-3.200 2.800V18H17v3.500H7V18h3.500v-3.200A5 5 0 0 1 7.300 12 4 4 0 0 1 3 8V5h4zM5 7v1c0 1 .8 1.900 2 2V7zM19 7h-2v3c1.200-.1 2-1 2-2z',
  thanks:
    'M12 21.500C6 17 2.500 13.200 2.500 8.700A5.200 5.200 0 0 1 12 5.800a5.200 5.200 0 0 1 9.500 2.900c0 4.500-3.500 8.300-9.500 12.800z',
  hurry:
    'M5.500 2h13v2.500H17c0 3.300-1.400 5.600-3.200 7.500 1.800 1.900 3.200 4.200 3.200 7.500h1.500V22h-13v-2.500H7c0-3.300 1.400-5.600 3.200-7.500C8.400 10.100 7 7.800 7 4.500H5.500zM9.300 6.500h5.400c.2-.6.3-1.300.3-2H9c0 .7.100 1.400.300 2zM12 13.500c-1.800 1.800-2.900 3.600-3 6h6c-.1-2.400-1.200-4.200-3-6z',
  ouch: 'M12 1l2.500 6L20 3.500 17.500 9.500 23 12l-5.500 2.500L20 20.500 14.500 17 12 23 9.500 17 4 20.500 6.500 14.500 1 12l5.500-2.500L4 3.500 9.500 7z',
  laugh:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM6.200 10.500 8.500 7l2.300 3.500H9.200l-.7-1-.7 1zM13.200 10.500 15.500 7l2.300 3.500h-1.600l-.7-1-.7 1zM6 13h12a6 6 0 0 1-12 0z',
};

/** The meaning must be given in words beside it. */
export function SignIcon({ sign }: { sign: Sign }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" data-sign={sign}>
      <path d={PATHS[sign]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
