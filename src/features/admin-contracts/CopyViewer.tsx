import { useState } from 'react';
import { type FileSafety, isDrawable } from '#contract/file-safety.ts';
import { fill } from '#contract/fill.ts';
import { Note } from '#src/ui/Note.tsx';
import { Loading } from '#src/ui/viewer/Loading.tsx';
import { NotDrawn } from '#src/ui/viewer/NotDrawn.tsx';
import { Sheets } from '#src/ui/viewer/Sheets.tsx';
import { ViewerBar } from '#src/ui/viewer/ViewerBar.tsx';
import { ViewerFault } from '#src/ui/viewer/ViewerFault.tsx';
import { FIRST_LOOK, lookAfter } from '#src/ui/viewer/zoom.ts';
import type { AdminContractsTexts } from './admin-contracts.text.ts';
import type { CopyView } from './useCopyView.ts';

interface Props {
  texts: AdminContractsTexts['viewer'];
  name: string;
  fileName: string;
  safety: FileSafety;
  copy: CopyView;
}

/** A signed copy, drawn as the review desk draws documents. */
export function CopyViewer({ texts, name, fileName, safety, copy }: Props) {
  const { view, again, save, hasFailed } = copy;
  const [look, setLook] = useState(FIRST_LOOK);
  const [page, setPage] = useState(1);
  const isDrawn = isDrawable(safety);
  const pages = view.kind === 'ready' ? view.opened.pagesInFile : 1;
  const download = () => save(fileName);
  return (
    <div data-view={isDrawn ? view.kind : 'not-drawn'}>
      <ViewerBar
        texts={texts}
        look={look}
        onLook={(change) => setLook(lookAfter(look, change))}
        isDrawn={isDrawn}
        onDownload={download}
      >
        <b className="sm">{name}</b>
        {pages > 1 && <span> · {fill(texts.bar.page, { page, pages })}</span>}
      </ViewerBar>
      {hasFailed && (
        <Note tone="bad" title={texts.faults.downloadFailed} role="alert">
          <p>{texts.faults.offlineText}</p>
        </Note>
      )}
      {!isDrawn && <NotDrawn texts={texts.notDrawn} safety={safety} onDownload={download} />}
      {isDrawn && view.kind === 'loading' && <Loading texts={texts.sheet} />}
      {(view.kind === 'not-fetched' || view.kind === 'undrawable') && (
        <ViewerFault texts={texts.faults} fault={view} onAgain={again} onDownload={download} />
      )}
      {view.kind === 'ready' && (
        <Sheets
          texts={texts}
          name={name}
          opened={view.opened}
          firstPage={view.firstPage}
          look={look}
          onZoom={(by) => setLook(lookAfter(look, by > 0 ? 'in' : 'out'))}
          onPage={setPage}
        />
      )}
    </div>
  );
}
