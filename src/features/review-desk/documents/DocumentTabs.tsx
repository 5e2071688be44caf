import type { DeskDocument } from '#contract/desk-document.ts';
import type { ReviewState } from '#contract/document.ts';
import { currentDocuments } from './desk-documents.ts';
import styles from './documents.module.css';
import type { DocumentTexts } from './documents.text.ts';

interface Props {
  texts: DocumentTexts;
  documents: readonly DeskDocument[];
  shown: DeskDocument;
  onSelect: (id: string) => void;
}

const LOOKS: Record<ReviewState, string> = { pending: 'warn', accepted: 'ok', to_replace: 'bad' };

/** The documents that count, each with its review. A replaced one stands under the tab of its successor. */
export function DocumentTabs({ texts, documents, shown, onSelect }: Props) {
  return (
    <nav className={styles.tabs} aria-label={texts.pane.title}>
      {currentDocuments(documents).map(({ id, type, review }) => (
        <button key={id} type="button" aria-current={type === shown.type || undefined} onClick={() => onSelect(id)}>
          {texts.tabs[type]}
          <span className={`badge ${LOOKS[review]}`}>{texts.reviews[review]}</span>
        </button>
      ))}
    </nav>
  );
}
