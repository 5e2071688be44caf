import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import styles from './ShortcutHelp.module.css';
import { $shortcutsOn, byLabel, shortcutsNow, switchShortcuts } from './shortcuts.ts';
import { useShortcuts } from './useShortcuts.ts';

/** The key that opens the sheet. */
const HELP = '?';

interface Props {
  texts: Readonly<Record<'button' | 'title' | 'show' | 'use' | 'useHint' | 'close', string>>;
}

/** A button and a key that open a sheet with all keys of the page; there they can be switched off. */
export function ShortcutHelp({ texts: t }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isOn = useStore($shortcutsOn);
  useShortcuts('page', [{ key: HELP, label: t.show, run: () => setOpen(true) }]);
  return (
    <>
      <button type="button" className="btn line small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.button} <kbd className={styles.key}>{HELP}</kbd>
      </button>
      <Dialog open={isOpen} title={t.title} onClose={() => setOpen(false)}>
        <dl className={styles.keys}>
          {byLabel(shortcutsNow()).map(([label, keys]) => (
            <div key={label}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <label className="check sm">
          <input type="checkbox" checked={isOn} onChange={(event) => switchShortcuts(event.target.checked)} />
          <span>
            {t.use}
            <span className={`hint ${styles.hint}`}>{t.useHint}</span>
          </span>
        </label>
        <DialogChoice cancel={t.close} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
