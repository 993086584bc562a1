import { isLanguage, LANGUAGES } from '@nokturn/text';
import { Spoken } from '@nokturn/ui/spoken';
import { chooseTheme, chosenTheme, THEMES } from '@nokturn/ui/theme';
import { type ReactNode, useState } from 'react';
import styles from './Header.module.css';
import { Link } from './router.tsx';
import { changeSettings } from './settings.ts';
import { useSay, useWords } from './words.tsx';

/** The name of the page, which leads home, anything a screen adds, and the language and theme. */
export function Header({
  children,
  over = false,
  menu,
}: {
  children?: ReactNode;
  /** Lies on top of a picture. */
  over?: boolean;
  /** The screen's own menu, which then contains language and theme as well. */
  menu?: ReactNode;
}) {
  const say = useSay();
  return (
    <header className={over ? styles.over : styles.header} data-slim={menu !== undefined || undefined}>
      <Link href="/" className={styles.brand} aria-label={say('brand-home')}>
        <Mark />
        <span>{say('brand')}</span>
      </Link>
      <div className={styles.middle}>{children}</div>
      {menu ?? (
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      )}
    </header>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
      <path d="M15.5 2.2A10 10 0 1 0 21.8 15 8.2 8.2 0 0 1 15.5 2.2Z" fill="currentColor" />
      <path
        d="M12.6 12.8c1.4-.9 2.4-.6 3 .6l.5-.9.5.9c.6-1.2 1.6-1.5 3-.6-.3 1.8-1.3 3-3.5 4.2-2.2-1.2-3.2-2.4-3.5-4.2Z"
        fill="var(--blood-line)"
      />
    </svg>
  );
}

export function LanguageSwitch() {
  const { language, text } = useWords();
  return (
    <label className={styles.pick}>
      <Spoken>{text.plain('language')}</Spoken>
      <select
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) changeSettings({ language: target.value });
        }}
      >
        {LANGUAGES.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {text.plain(`language-${tag}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ThemeSwitch() {
  const say = useSay();
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <label className={styles.pick}>
      <Spoken>{say('theme')}</Spoken>
      <select
        value={theme ?? 'system'}
        onChange={({ target }) => {
          const next = THEMES.find((one) => one === target.value) ?? null;
          chooseTheme(next);
          setTheme(next);
        }}
      >
        {['system', ...THEMES].map((one) => (
          <option key={one} value={one}>
            {say(`theme-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
