import type { ReactNode } from 'react';
import styles from './list.module.css';
import { firstPage, type ListQuery } from './list-query.ts';
import { QueryLink } from './QueryLink.tsx';
import type { ListHandle } from './useList.ts';

interface Props {
  list: Pick<ListHandle<object>, 'show' | 'hrefOf'>;
  query: ListQuery;
  /** The name in the address that these choices change. */
  name: string;
  label: string;
  choices: readonly { value: string | undefined; text: string; count?: ReactNode }[];
}

/** One filter as a row of links; choosing keeps the other filters. */
export function Choices({ list, query, name, label, choices }: Props) {
  return (
    <nav aria-label={label} className={styles.choices}>
      <b className="sm">{label}</b>
      <ul>
        {choices.map(({ value, text, count }) => (
          <li key={text}>
            <QueryLink list={list} query={firstPage(query, { [name]: value })} isCurrent={query[name] === value}>
              {text} {count !== undefined && <span className="num">{count}</span>}
            </QueryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
