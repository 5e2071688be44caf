import type { DeskDocument } from '#contract/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import { useShortcuts } from '#src/ui/shortcuts/useShortcuts.ts';
import { DocumentTabs } from './DocumentTabs.tsx';
import { neighbour, shownDocument } from './desk-documents.ts';
import styles from './documents.module.css';
import type { DocumentTexts } from './documents.text.ts';
import { useLooks } from './useLooks.ts';
import { documentMemory } from './useOpened.ts';
import { useRest } from './useRest.ts';
import { Viewer } from './Viewer.tsx';

export interface DocumentPaneProps {
  lang: Lang;
  texts: DocumentTexts;
  documents: readonly DeskDocument[];
  /** Id of the document to show; without it, the first that waits for a review. */
  selected: string | undefined;
  onSelect: (id: string) => void;
  canDecide: boolean;
}

/** The documents of one application: one of them drawn, tabs for all. */
export function DocumentPane({ lang, texts, documents, selected, onSelect }: DocumentPaneProps) {
  const document = shownDocument(documents, selected);
  const isResting = useRest(documentMemory.empty);
  const looks = useLooks();
  const move = (by: 1 | -1) => {
    const next = document && neighbour(documents, document, by);
    if (next) onSelect(next.id);
  };
  const { bar, keys } = texts;
  const look = (change: 'in' | 'out' | 'fit' | 'turn') => () => document && looks.change(document.id, change);
  useShortcuts([
    { key: 'n', label: keys.next, run: () => move(1) },
    { key: 'p', label: keys.previous, run: () => move(-1) },
    { key: '+', label: bar.zoomIn, run: look('in') },
    { key: '-', label: bar.zoomOut, run: look('out') },
    { key: '0', label: bar.fit, run: look('fit') },
    { key: 'r', label: bar.turn, run: look('turn') },
  ]);
  if (!document) {
    return (
      <section className={`card ${styles.none}`} aria-label={texts.pane.title}>
        <h2>{texts.pane.none}</h2>
        <p className="muted">{texts.pane.noneText}</p>
      </section>
    );
  }
  return (
    <section className={styles.pane} aria-label={texts.pane.title}>
      <Viewer
        key={document.id}
        lang={lang}
        texts={texts}
        documents={documents}
        document={document}
        look={looks.of(document.id)}
        onLook={(change) => looks.change(document.id, change)}
        isResting={isResting}
      />
      <DocumentTabs texts={texts} documents={documents} shown={document} onSelect={onSelect} />
    </section>
  );
}
