import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { currentDocuments, mayBeDrawn, reviewBadge } from './desk-documents.ts';
import styles from './documents.module.css';
import type { DocumentTexts } from './documents.text.ts';

interface Props {
  texts: DocumentTexts;
  documents: readonly DeskDocument[];
  shown: DeskDocument;
  hasEnded: boolean;
  onSelect: (id: string) => void;
}

/** The documents that count, each with its review. A replaced one stands under the tab of its successor. */
export function DocumentTabs({ texts, documents, shown, hasEnded, onSelect }: Props) {
  return (
    <nav className={styles.tabs} aria-label={texts.pane.title}>
      {currentDocuments(documents).map((document) => (
        <Tab
          key={document.id}
          {...{ texts, document, hasEnded }}
          isShown={document.type === shown.type}
          onSelect={onSelect}
        />
      ))}
    </nav>
  );
}

interface TabProps extends Pick<Props, 'texts' | 'hasEnded' | 'onSelect'> {
  document: DeskDocument;
  isShown: boolean;
}

function Tab({ texts, document, hasEnded, isShown, onSelect }: TabProps) {
  const { id, type } = document;
  const { tone, name } = reviewBadge(document, hasEnded);
  return (
    <button type="button" aria-current={isShown || undefined} onClick={() => onSelect(id)}>
      {texts.tabs[type]}
      <span className={`badge ${tone}`}>{texts.reviews[name]}</span>
      {!mayBeDrawn(document) && <span className="badge bad">{texts.caution.closed}</span>}
    </button>
  );
}
