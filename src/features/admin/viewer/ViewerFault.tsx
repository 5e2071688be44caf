import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { Opened } from './opened-document.ts';
import styles from './viewer.module.css';
import { faultSaid } from './viewer-fault.ts';
import type { ViewerTexts } from './viewer-texts.ts';

interface Props {
  texts: ViewerTexts['faults'];
  fault: Extract<Opened, { kind: 'not-fetched' | 'undrawable' }>;
  onAgain: () => void;
  onDownload: () => void;
}

/** Stands where the document would be: why it does not, and the way on. */
export function ViewerFault({ texts: t, fault, onAgain, onDownload }: Props) {
  const { title, text, again, download } = faultSaid(fault, t);
  return (
    <div className={styles.fault}>
      <Note tone="warn" title={title} role="alert">
        <p>{text}</p>
        <p className={styles.ways}>
          {again && <Button look="line small" label={t.again} onClick={onAgain} />}
          {download && <Button look="line small" label={t.download} onClick={onDownload} />}
        </p>
      </Note>
    </div>
  );
}
