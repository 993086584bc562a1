import { encode } from 'uqr';
import { useSay } from '../app/words.tsx';
import controls from '../styles/controls.module.css';
import styles from './ShareLink.module.css';
import { useCopy } from './useCopy.ts';

/** The QR code of a longer address is too fine for a camera. */
const SCANNABLE = 400;

/** An address to share: as text, through the device's share sheet, and as a QR code. */
export function ShareLink({ link, title }: { link: string; title?: string }) {
  const say = useSay();
  const { field, copied, copy } = useCopy(link);
  return (
    <div className={styles.share}>
      {link.length <= SCANNABLE && <QrCode link={link} />}
      <div className={styles.text}>
        <input
          ref={field}
          className={controls.field}
          readOnly
          value={link}
          aria-label={say('share-link')}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.ways}>
          <button type="button" className={controls.primary} onClick={() => void copy()}>
            {say(copied ? 'copied' : 'copy-link')}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              className={controls.action}
              onClick={() => void navigator.share({ url: link, ...(title ? { title } : {}) }).catch(() => {})}
            >
              {say('share')}
            </button>
          )}
        </div>
        {isOfThisMachine(link) && <p className={controls.dim}>{say('share-here-only')}</p>}
      </div>
    </div>
  );
}

function isOfThisMachine(link: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(link).hostname);
}

function QrCode({ link }: { link: string }) {
  const say = useSay();
  const { data, size } = encode(link, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('qr-code')}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b0f1c" shapeRendering="crispEdges" />
    </svg>
  );
}
