import type { FileSafety } from '#contract/documents/file-safety.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { notDrawnSaid } from './not-drawn.ts';
import styles from './viewer.module.css';
import type { ViewerTexts } from './viewer-texts.ts';

interface Props {
  texts: ViewerTexts['notDrawn'];
  safety: FileSafety;
  onDownload: () => void;
}

/** Stands where a document would be that is not drawn for safety: why, and what to do instead. */
export function NotDrawn({ texts: t, safety, onDownload }: Props) {
  const { title, reasons, text, download } = notDrawnSaid(safety, t);
  return (
    <div className={styles.fault}>
      <Note tone={download ? 'warn' : 'bad'} title={title} role="status">
        {reasons.length > 0 && (
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <p>{text}</p>
        {download && (
          <p className={styles.ways}>
            <Button look="line small" label={t.download} onClick={onDownload} />
          </p>
        )}
      </Note>
    </div>
  );
}
