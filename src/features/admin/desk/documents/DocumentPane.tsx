import { useEffect, useState } from 'react';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import { FIRST_LOOK, type Look, type LookChange, lookAfter } from '../../viewer/zoom.ts';
import { Checks } from './Checks.tsx';
import { DocumentTabs } from './DocumentTabs.tsx';
import { documentToCome, neighbour, shownDocument } from './desk-documents.ts';
import styles from './documents.module.css';
import type { DocumentTexts } from './documents.text.ts';
import { emptyMemory, prepare } from './look-at.ts';
import { useRest } from './useRest.ts';
import { Viewer } from './Viewer.tsx';

export interface DocumentPaneProps extends TextProps<DocumentTexts> {
  documents: readonly DeskDocument[];
  /** Id of the document to show; without it, the first that waits for a review. */
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** A document was shown to whoever sits here. */
  onShown: (id: string) => void;
  /** The selected document stands there, or it is said why it does not. */
  onArrived: (id: string) => void;
  canDecide: boolean;
  hasEnded: boolean;
  /** The current document in the place of the passport is a card, and the passport follows. */
  isCard: boolean;
}

/** The documents of one application: one of them drawn, a second beside it if wanted, tabs for all. */
export function DocumentPane(props: DocumentPaneProps) {
  const { lang, texts, documents, selected, onSelect, onShown, onArrived, canDecide, hasEnded, isCard } = props;
  const document = shownDocument(documents, selected);
  const isResting = useRest(emptyMemory);
  useDocumentAhead(isResting ? undefined : documentToCome(documents, document), lang);
  const isWide = useWide();
  const looks = useLooks();
  const [besideId, setBeside] = useState<string>();
  const beside = isWide ? documents.find(({ id }) => id === besideId) : undefined;
  // The keys move the one that was touched last.
  const [isBesideActive, setBesideActive] = useState(false);
  const active = (isBesideActive && beside) || document;
  const move = (by: 1 | -1) => {
    const next = document && neighbour(documents, document, by);
    if (next) onSelect(next.id);
  };
  const look = (change: LookChange) => () => active && looks.change(active.id, change);
  useShortcuts('document', [
    { key: 'n', label: texts.keys.next, run: () => move(1) },
    { key: 'p', label: texts.keys.previous, run: () => move(-1) },
    { key: '+', label: texts.bar.zoomIn, run: look('in') },
    { key: '-', label: texts.bar.zoomOut, run: look('out') },
    { key: '0', label: texts.bar.fit, run: look('fit') },
    { key: 'r', label: texts.bar.turn, run: look('turn') },
  ]);
  if (!document) {
    return (
      <section className={`card ${styles.none}`} aria-label={texts.pane.title}>
        <h2>{hasEnded ? texts.pane.noneLeft : texts.pane.none}</h2>
        <p className="muted">{hasEnded ? texts.pane.noneLeftText : texts.pane.noneText}</p>
      </section>
    );
  }
  const viewer = (shown: DeskDocument) => ({
    lang,
    texts,
    documents,
    document: shown,
    look: looks.of(shown.id),
    onLook: (change: LookChange) => looks.change(shown.id, change),
    isResting,
    onShown: () => onShown(shown.id),
    onArrived: () => onArrived(shown.id),
  });
  const compare = {
    label: texts.compare.open,
    isOn: beside !== undefined,
    toggle: () => setBeside(beside ? undefined : neighbour(documents, document, 1)?.id),
  };
  return (
    <section className={styles.pane} aria-label={texts.pane.title}>
      <div className={beside ? styles.pair : undefined}>
        <Viewer
          key={document.id}
          {...viewer(document)}
          onSelect={onSelect}
          onTouch={() => setBesideActive(false)}
          compare={isWide && documents.length > 1 ? compare : undefined}
        />
        {beside && (
          <Viewer
            key={beside.id}
            {...viewer(beside)}
            onSelect={setBeside}
            onTouch={() => setBesideActive(true)}
            isBeside
          />
        )}
      </div>
      <DocumentTabs {...{ texts, documents, hasEnded, onSelect }} shown={document} />
      <div className={`card ${styles.checks}`}>
        <Checks
          lang={lang}
          texts={texts}
          document={document}
          isCard={isCard && document.replaced_at === null}
          canDecide={canDecide}
        />
      </div>
    </section>
  );
}

/** Zoom and turn of each document, kept so that a document that is shown again looks as it was left. */
function useLooks() {
  const [looks, setLooks] = useState<Readonly<Record<string, Look>>>({});
  return {
    of: (id: string) => looks[id] ?? FIRST_LOOK,
    change: (id: string, change: LookChange) =>
      setLooks((before) => ({ ...before, [id]: lookAfter(before[id] ?? FIRST_LOOK, change) })),
  };
}

/** Whether the window has room for two documents beside each other: 1200 pixels, as the desk's three panes. */
function useWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia('(min-width: 75em)');
    const onChange = () => setWide(query.matches);
    onChange();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return isWide;
}

/** What is loaded ahead waits so long, so that what is shown now is loaded first. */
const PAUSE_MILLISECONDS = 250;

/** Has the document at hand to which the next decision leads. */
function useDocumentAhead(next: DeskDocument | undefined, lang: Lang): void {
  // Each document once, however often it is read anew.
  useOnChange(next?.id, () => {
    if (!next) return;
    const timer = setTimeout(() => prepare(next, lang), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  });
}
