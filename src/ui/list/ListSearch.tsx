import type { ReactNode } from 'react';
import { MAX_SEARCH_CHARACTERS } from '#contract/limits.ts';
import { Labelled } from '../form/Labelled.tsx';
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
export function ListSearch({ list, id, texts: t, className, children }: Props) {
  return (
    <Labelled id={id} label={t.search} hint={t.searchHint} className={className}>
      {(control) => (
        <>
          <input
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_SEARCH_CHARACTERS}
            value={list.search}
            onChange={(event) => list.find(event.target.value)}
          />
          {children}
        </>
      )}
    </Labelled>
  );
}
