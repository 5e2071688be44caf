import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Tree } from './page-tree.ts';

declare const PAGE_TREE: Tree[];

const draw = (tree: Tree): ReactNode => {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  return createElement(tag, attributes, ...children.map(draw));
};

const root = document.getElementById('root');
if (root) createRoot(root).render(PAGE_TREE.map((tree, key) => createElement('div', { key }, draw(tree))));
