import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { keepPages } from './offline/keep-pages.ts';
import { Pages } from './pages.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/map.css';
import './styles/sandbox.css';
import './styles/orders.css';
import './styles/compare.css';
import './styles/widths.css';
import './styles/door.css';
import './styles/seat.css';
import './styles/shell.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </StrictMode>,
);
keepPages();
