import { chosenTheme, showTheme } from '@nokturn/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@nokturn/ui/theme.css';
import './styles/page.css';
import { App } from './app/App.tsx';
import { WordsProvider } from './app/words.tsx';
import { keepOffline } from './offline/register.ts';

showTheme(chosenTheme());
keepOffline();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <WordsProvider>
      <App />
    </WordsProvider>
  </StrictMode>,
);
