import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Tile {
  id: string;
  number: ReactNode;
  word: string;
  /** One line that says what the number means; '' where the word says it. */
  context: string;
}

export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ id, number, word, context }) => (
        <li key={id} className={styles.tile} data-tile={id}>
          <span className="num">{number}</span> <span>{word}</span>{' '}
          {context && <span className={styles.change}>{context}</span>}
        </li>
      ))}
    </ul>
  );
}
