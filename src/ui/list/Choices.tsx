import type { ReactNode } from 'react';
import styles from './list.module.css';
import type { ListHandle } from './useList.ts';
import { WishLink } from './WishLink.tsx';
import { firstPage, type Wish } from './wish.ts';

interface Props {
  list: Pick<ListHandle<object>, 'show' | 'hrefOf'>;
  wish: Wish;
  /** The name in the address that these choices change. */
  name: string;
  label: string;
  choices: readonly { value: string | undefined; text: string; count?: ReactNode }[];
}

/** One filter as a row of links; choosing keeps the other filters. */
export function Choices({ list, wish, name, label, choices }: Props) {
  return (
    <nav aria-label={label} className={styles.choices}>
      <b className="sm">{label}</b>
      <ul>
        {choices.map(({ value, text, count }) => (
          <li key={text}>
            <WishLink list={list} wish={firstPage(wish, { [name]: value })} isCurrent={wish[name] === value}>
              {text} {count !== undefined && <span className="num">{count}</span>}
            </WishLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
