import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { versionsOf } from './desk-documents.ts';
import styles from './documents.module.css';
import type { DocumentTexts } from './documents.text.ts';

interface Props {
  texts: DocumentTexts['versions'];
  documents: readonly DeskDocument[];
  shown: DeskDocument;
  onSelect: (id: string) => void;
}

/** Which version of a paper is shown, why it was sent back, and the way to the others. Nothing where there is one. */
export function Versions({ texts: t, documents, shown, onSelect }: Props) {
  const versions = versionsOf(documents, shown);
  if (versions.length < 2) return null;
  const number = versions.findIndex(({ id }) => id === shown.id) + 1;
  const { replaced_at, reason } = shown;
  return (
    <div className={`${styles.versions} ${replaced_at ? styles.replaced : ''}`}>
      <p>
        <b>{fill(t.version, { number, count: versions.length })}</b>
        {replaced_at && fill(t.replaced, { date: formatDateTime(replaced_at) })}
        {!replaced_at && t.current}
      </p>
      {reason && <p className={styles.reason}>{fill(t.reason, { reason })}</p>}
      <p>
        {versions.map(({ id, replaced_at: replaced }, at) =>
          id === shown.id ? null : (
            <button key={id} type="button" className={styles.other} onClick={() => onSelect(id)}>
              {fill(replaced ? t.show : t.showCurrent, { number: at + 1 })}
            </button>
          ),
        )}
      </p>
    </div>
  );
}
