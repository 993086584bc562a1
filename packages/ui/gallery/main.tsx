import '../src/theme.css';
import { createRoot } from 'react-dom/client';
import { Clearing } from '../../games/lovci-noci/board/scenery/Clearing.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <div style={{ position: 'relative', width: '100%', aspectRatio: '1' }}>
    <Clearing slots={['morganas-hut', 'well-of-wisdom', 'chapel', 'graveyard', 'enchanted-tree', 'stone-circle']} ids="a" window={[0, 0, 1000, 1000]} />
  </div>,
);
