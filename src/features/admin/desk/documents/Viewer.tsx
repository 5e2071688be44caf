import { useState } from 'react';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { fill } from '#contract/fill.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { FileView } from '../../viewer/FileView.tsx';
import { useOpenedFile } from '../../viewer/useOpenedFile.ts';
import type { Look, LookChange } from '../../viewer/zoom.ts';
import { currentDocuments, mayBeDrawn, placeOf, versionsOf } from './desk-documents.ts';
import { documentTitle } from './document-title.ts';
import styles from './documents.module.css';
import type { DocumentTexts } from './documents.text.ts';
import { atHand, documentMemory, lookAt } from './look-at.ts';
import { useOnScreen } from './useOnScreen.ts';

interface Props extends TextProps<DocumentTexts> {
  documents: readonly DeskDocument[];
  document: DeskDocument;
  look: Look;
  onLook: (change: LookChange) => void;
  isResting: boolean;
  onSelect: (id: string) => void;
  /** The pointer or the focus has entered this document. */
  onTouch: () => void;
  /** It was shown: its first page stands on the screen, or its file was downloaded. */
  onShown: () => void;
  /** It stands there, or it is said why it does not. */
  onArrived: () => void;
  compare?: { label: string; isOn: boolean; toggle: () => void } | undefined;
  /** The second of two documents side by side, which has a list to choose its document from. */
  isBeside?: boolean;
}

/** One document, drawn, with buttons to zoom, turn and page. */
export function Viewer(props: Props) {
  const {
    lang,
    texts,
    documents,
    document,
    look,
    onLook,
    isResting,
    onSelect,
    onTouch,
    onShown,
    onArrived,
    compare,
    isBeside = false,
  } = props;
  const isDrawn = mayBeDrawn(document);
  const fetch = () => documentMemory.load(document.id, lang);
  const isClosed = isResting || !isDrawn;
  const open = () => lookAt(document, lang);
  const file = { ...document, open, atHand: atHand(document.id), fetch, isClosed, onSaved: onShown };
  const { view, again, download } = useOpenedFile(file);
  const [isFirstDrawn, setFirstDrawn] = useState(false);
  const isThere = view.kind === 'ready' && isFirstDrawn;
  useOnScreen(isThere, onShown);
  useOnScreen(isThere || !isDrawn || view.kind === 'not-fetched' || view.kind === 'undrawable', onArrived);
  const name = documentTitle(texts, document);
  const place = placeOf(documents, document) + 1;
  return (
    <div
      className={styles.viewer}
      data-view={isDrawn ? view.kind : 'not-drawn'}
      onFocusCapture={onTouch}
      onPointerDownCapture={onTouch}
    >
      <FileView
        {...{ texts, name, view, isDrawn, look, onLook, download, compare }}
        safety={document.safety}
        onAgain={again}
        onFirstDrawn={() => setFirstDrawn(true)}
        title={
          <>
            {isBeside ? (
              <Chooser texts={texts} documents={documents} chosen={document} onChoose={onSelect} />
            ) : (
              <b className="sm">{name}</b>
            )}{' '}
            <span>{fill(texts.bar.place, { place, count: currentDocuments(documents).length })}</span>
          </>
        }
      >
        <Versions texts={texts.versions} documents={documents} shown={document} onSelect={onSelect} />
      </FileView>
    </div>
  );
}

interface VersionsProps {
  texts: DocumentTexts['versions'];
  documents: readonly DeskDocument[];
  shown: DeskDocument;
  onSelect: (id: string) => void;
}

/** Which version of a paper is shown, why it was sent back, and the way to the others. Nothing where there is one. */
function Versions({ texts: t, documents, shown, onSelect }: VersionsProps) {
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

interface ChooserProps {
  texts: DocumentTexts;
  documents: readonly DeskDocument[];
  chosen: DeskDocument;
  onChoose: (id: string) => void;
}

/** Chooses the document that stands beside the first one, older versions too. */
function Chooser({ texts, documents, chosen, onChoose }: ChooserProps) {
  const all = currentDocuments(documents).flatMap((current) => versionsOf(documents, current));
  const nameOf = (document: DeskDocument) => {
    const versions = versionsOf(documents, document);
    const name = documentTitle(texts, document);
    if (versions.length < 2) return name;
    return fill(texts.compare.versionOf, { name, number: versions.indexOf(document) + 1 });
  };
  return (
    <select
      className={styles.chooser}
      aria-label={texts.compare.choose}
      value={chosen.id}
      onChange={({ target }) => onChoose(target.value)}
    >
      {all.map((document) => (
        <option key={document.id} value={document.id}>
          {nameOf(document)}
        </option>
      ))}
    </select>
  );
}
