import { useRef, useState } from 'react';
import { selectedUpTo } from './select-range.ts';

/** The selected rows of the page that shows. What is no longer on it is no longer selected. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const pressed = useRef<string>(undefined);
  const ids = shown.filter((id) => chosen.includes(id));
  return {
    ids,
    /** With `upTo`, all between the one that was pressed before and this one. */
    toggle(id: string, upTo: boolean) {
      setChosen(selectedUpTo(shown, ids, upTo ? pressed.current : undefined, id));
      pressed.current = id;
    },
    toggleAll: () => setChosen(ids.length === shown.length ? [] : shown),
    clear: () => setChosen([]),
  };
}
export type Selection = ReturnType<typeof useSelection>;
