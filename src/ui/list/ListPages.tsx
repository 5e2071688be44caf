import { useRef } from 'react';
import { useOnChange } from '../island/on-change.ts';
import { firstPage } from './list-query.ts';
import { QueryLink } from './QueryLink.tsx';
import type { ListHandle } from './useList.ts';

interface Props {
  list: Pick<ListHandle<{ previous: string | null; next: string | null }>, 'page' | 'show' | 'hrefOf'>;
  texts: { pages: string; previous: string; next: string };
  /** Id of the element that takes the focus when another page has come, so that reading goes on there. */
  focus: string;
}

/** Links to the neighbouring pages. */
export function ListPages({ list, texts: t, focus }: Props) {
  const { page } = list;
  const isMoving = useRef(false);
  useOnChange(page, () => {
    if (!isMoving.current) return;
    isMoving.current = false;
    document.getElementById(focus)?.focus();
  });
  if (!page || (page.previous === null && page.next === null)) return null;
  const onShown = () => {
    isMoving.current = true;
  };
  const common = { list, onShown, className: 'btn line small' };
  return (
    <nav className="acts after" aria-label={t.pages}>
      {page.previous !== null && (
        <QueryLink {...common} query={firstPage(page.query, { before: page.previous })}>
          {t.previous}
        </QueryLink>
      )}
      {page.next !== null && (
        <QueryLink {...common} query={firstPage(page.query, { after: page.next })}>
          {t.next}
        </QueryLink>
      )}
    </nav>
  );
}
