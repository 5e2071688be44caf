import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

declare const HOME_PAGE: string;

const root = document.getElementById('root');
// biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page that we built ourselves
if (root) createRoot(root).render(createElement('div', { dangerouslySetInnerHTML: { __html: HOME_PAGE } }));
