import { type ReactNode, useEffect, useRef } from 'react';
import type { ManyAct } from '#contract/desk/many.ts';
import { fill } from '#contract/fill.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../../Deciders.tsx';
import styles from './many.module.css';
import type { ManyTexts } from './many.text.ts';
import type { Selection } from './useSelection.ts';

interface Props {
  texts: ManyTexts['bar'];
  /** How many rows the page has. */
  rows: number;
  selection: Selection;
  onAct: (act: ManyAct) => void;
  /** Buttons for what else can be done with them. */
  children: ReactNode;
}

/** Above the rows: all or none, and what can be done with the selected ones. */
export function SelectionBar({ texts: t, rows, selection: { ids, toggleAll, clear }, onAct, children }: Props) {
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
          <Deciders>
            {(['approve', 'remind', 'move'] as const).map((act) => (
              <Button look="line small" label={t[act]} key={act} aria-haspopup="dialog" onClick={() => onAct(act)} />
            ))}
          </Deciders>
          {children}
          <button type="button" className={`sm ${styles.clear}`} onClick={clear}>
            {t.clear}
          </button>
        </div>
      )}
    </div>
  );
}
