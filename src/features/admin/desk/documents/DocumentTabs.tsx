import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { ReviewState } from '#contract/model/document.ts';
import { currentDocuments, mayBeDrawn } from './desk-documents.ts';
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
      {currentDocuments(documents).map((document) => (
        <Tab key={document.id} {...{ texts, document }} isShown={document.type === shown.type} onSelect={onSelect} />
      ))}
    </nav>
  );
}

interface TabProps extends Pick<Props, 'texts' | 'onSelect'> {
  document: DeskDocument;
  isShown: boolean;
}

function Tab({ texts, document, isShown, onSelect }: TabProps) {
  const { id, type, review } = document;
  return (
    <button type="button" aria-current={isShown || undefined} onClick={() => onSelect(id)}>
      {texts.tabs[type]}
      <span className={`badge ${LOOKS[review]}`}>{texts.reviews[review]}</span>
      {!mayBeDrawn(document) && <span className="badge bad">{texts.caution.closed}</span>}
    </button>
  );
}
