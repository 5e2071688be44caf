import styles from './many.module.css';
import type { Selection } from './useSelection.ts';

interface Props {
  id: string;
  /** What the box says to whoever does not see its row. */
  label: string;
  selection: Selection;
}

/** The box that selects a row; with Shift, all between the one pressed before and this one. */
export function SelectBox({ id, label, selection }: Props) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={selection.ids.includes(id)}
        onChange={(event) => selection.toggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
