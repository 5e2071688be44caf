import { useState } from 'react';
import type { DeskDocument } from '#contract/desk-document.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { Note } from '#src/ui/Note.tsx';
import { currentDocuments, placeOf } from './desk-documents.ts';
import { documentTitle } from './document-title.ts';
import styles from './documents.module.css';
import type { DocumentTexts } from './documents.text.ts';
import { Loading } from './Loading.tsx';
import { Sheets } from './Sheets.tsx';
import { useDownload } from './useDownload.ts';
import { useOpened } from './useOpened.ts';
import { ViewerBar } from './ViewerBar.tsx';
import { ViewerFault } from './ViewerFault.tsx';
import type { Look, LookChange } from './zoom.ts';

interface Props {
  lang: Lang;
  texts: DocumentTexts;
  documents: readonly DeskDocument[];
  document: DeskDocument;
  look: Look;
  onLook: (change: LookChange) => void;
  isResting: boolean;
}

/** One document, drawn, with what moves it. */
export function Viewer({ lang, texts, documents, document, look, onLook, isResting }: Props) {
  const { view, again } = useOpened(document, lang, isResting);
  const download = useDownload(document);
  const [page, setPage] = useState(1);
  const name = documentTitle(texts, document);
  const place = fill(texts.bar.place, {
    place: placeOf(documents, document) + 1,
    count: currentDocuments(documents).length,
  });
  const pages = view.kind === 'ready' ? view.opened.pagesInFile : 1;
  return (
    <div className={styles.viewer} data-view={view.kind}>
      <ViewerBar texts={texts.bar} onLook={onLook} look={look} onDownload={download.save}>
        <p className={styles.title}>
          <b className="sm">{name}</b> <span>{place}</span>
          {pages > 1 && <span> · {fill(texts.bar.page, { page, pages })}</span>}
        </p>
      </ViewerBar>
      {download.hasFailed && (
        <Note tone="bad" title={texts.faults.downloadFailed} role="alert">
          <p>{texts.faults.offlineText}</p>
        </Note>
      )}
      {view.kind === 'loading' && <Loading texts={texts.sheet} />}
      {(view.kind === 'not-fetched' || view.kind === 'undrawable') && (
        <ViewerFault texts={texts.faults} fault={view} onAgain={again} onDownload={download.save} />
      )}
      {view.kind === 'ready' && (
        <Sheets
          texts={texts}
          name={name}
          opened={view.opened}
          firstPage={view.firstPage}
          look={look}
          onZoom={(by) => onLook(by > 0 ? 'in' : 'out')}
          onPage={setPage}
        />
      )}
    </div>
  );
}
