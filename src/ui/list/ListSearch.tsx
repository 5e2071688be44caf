import type { ReactNode } from 'react';
import { MAX_SEARCH_CHARACTERS } from '#contract/limits.ts';
import type { ListHandle } from './useList.ts';

interface Props {
  list: Pick<ListHandle<object>, 'search' | 'find'>;
  id: string;
  texts: Record<'search' | 'searchHint', string>;
  className?: string | undefined;
  /** Stands below the field. */
  children?: ReactNode;
}

/** The field in which a list is searched while somebody types. */
export function ListSearch({ list, id, texts: t, className = '', children }: Props) {
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id}>{t.search}</label>
      <span className="hint" id={`${id}-hint`}>
        {t.searchHint}
      </span>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_CHARACTERS}
        aria-describedby={`${id}-hint`}
        value={list.search}
        onChange={(event) => list.find(event.target.value)}
      />
      {children}
    </div>
  );
}
