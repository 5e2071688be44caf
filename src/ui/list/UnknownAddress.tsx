import { Note } from '../Note.tsx';
import styles from './list.module.css';
import type { ListHandle } from './useList.ts';

interface Props {
  list: Pick<ListHandle<object>, 'isUnknown' | 'hrefOf'>;
  texts: Record<'unknownAddress' | 'wholeList', string>;
}

/** Says that the address names something unknown, and leads back. */
export function UnknownAddress({ list, texts: t }: Props) {
  if (!list.isUnknown) return null;
  return (
    <div className={styles.fault}>
      <Note tone="warn" title={t.unknownAddress} role="status">
        <p>
          <a href={list.hrefOf({})}>{t.wholeList}</a>
        </p>
      </Note>
    </div>
  );
}
