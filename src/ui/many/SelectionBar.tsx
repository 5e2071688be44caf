import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import styles from './many.module.css';
import type { Selection } from './useSelection.ts';

interface Props {
  texts: Record<'all' | 'count' | 'clear', string>;
  rows: number;
  selection: Selection;
  /** Buttons for what can be done with the selected ones. */
  children: ReactNode;
}

/** Above the rows: all or none, and what can be done with the selected ones. */
export function SelectionBar({ texts: t, rows, selection: { ids, toggleAll, clear }, children }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = ids.length > 0 && ids.length < rows;
  }, [ids.length, rows]);
  return (
    <div className={styles.bar}>
      <label className="check sm">
        <input ref={box} type="checkbox" checked={ids.length > 0 && ids.length === rows} onChange={toggleAll} />
        <span>{t.all}</span>
      </label>
      {ids.length > 0 && (
        <div className={styles.acts}>
          <b className="sm" role="status">
            {fill(t.count, { count: ids.length })}
          </b>
          {children}
          <button type="button" className={`sm ${styles.clear}`} onClick={clear}>
            {t.clear}
          </button>
        </div>
      )}
    </div>
  );
}
