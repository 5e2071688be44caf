import { Note } from '../Note.tsx';
import styles from './list.module.css';
import type { ListHandle } from './useList.ts';

interface Props {
  list: Pick<ListHandle<object>, 'isAstray' | 'hrefOf'>;
  texts: Record<'astray' | 'wholeList', string>;
}

/** Says that the address names something unknown, and leads back. */
export function ListAstray({ list, texts: t }: Props) {
  if (!list.isAstray) return null;
  return (
    <div className={styles.fault}>
      <Note tone="warn" title={t.astray} role="status">
        <p>
          <a href={list.hrefOf({})}>{t.wholeList}</a>
        </p>
      </Note>
    </div>
  );
}
