import type { FileSafety } from '#contract/documents/file-safety.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { cautionSaid } from './caution.ts';
import styles from './viewer.module.css';
import type { ViewerTexts } from './viewer-texts.ts';

interface Props {
  texts: ViewerTexts['caution'];
  safety: FileSafety;
  onDownload: () => void;
}

/** Stands before the download of a file in which something was found, and in place of one that nobody may open. */
export function Caution({ texts: t, safety, onDownload }: Props) {
  const { title, reasons, text, download } = cautionSaid(safety, t);
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
