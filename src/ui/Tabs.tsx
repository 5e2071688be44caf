import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './Tabs.module.css';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface Props {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
}

/** Panels of which one shows. All stay in the page, so that nothing typed is lost. */
export function Tabs({ label, tabs }: Props) {
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const to = tabs[placeAfter(event.key, at, tabs.length)];
    if (!to) return;
    event.preventDefault();
    setChosen(to.id);
    buttons.current.get(to.id)?.focus();
  };

  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-selected={id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            ref={(button) => {
              buttons.current.set(id, button);
            }}
            onClick={() => setChosen(id)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab`} hidden={id !== chosen}>
          {panel}
        </div>
      ))}
    </>
  );
}

/** The tab that an arrow key leads to; -1 for all other keys. */
function placeAfter(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
