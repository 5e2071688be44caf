import { type ReactNode, useEffect, useState } from 'react';
import { type FileSafety, needsCaution } from '#contract/documents/file-safety.ts';
import { fill } from '#contract/fill.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Caution } from './Caution.tsx';
import type { Opened } from './opened-document.ts';
import { Sheets } from './Sheets.tsx';
import { ViewerBar } from './ViewerBar.tsx';
import styles from './viewer.module.css';
import type { ViewerTexts } from './viewer.text.ts';
import { faultSaid } from './viewer-fault.ts';
import type { Look, LookChange } from './zoom.ts';

interface Props {
  texts: ViewerTexts;
  name: string;
  /** The file as far as it is there; `isDrawn`: somebody may open it. */
  view: Opened;
  isDrawn: boolean;
  safety: FileSafety;
  look: Look;
  onLook: (change: LookChange) => void;
  onAgain: () => void;
  download: { save: () => void; hasFailed: boolean };
  /** In the bar: which file it is. */
  title: ReactNode;
  compare?: Parameters<typeof ViewerBar>[0]['compare'];
  /** Stands below the bar. */
  children?: ReactNode;
  onFirstDrawn?: () => void;
}

/** One file, drawn, with buttons to zoom, turn, page and download; or why nobody may open it. */
export function FileView(props: Props) {
  const { texts, name, view, isDrawn, safety, look, onLook, onAgain, download, title, compare, children } = props;
  const [page, setPage] = useState(1);
  const [isWarned, setWarned] = useState(false);
  const onDownload = needsCaution(safety) ? () => setWarned(true) : download.save;
  const pages = view.kind === 'ready' ? view.opened.pagesInFile : 1;
  return (
    <>
      <ViewerBar texts={texts} look={look} onLook={onLook} isDrawn={isDrawn} onDownload={onDownload} compare={compare}>
        {title}
        {pages > 1 && <span> · {fill(texts.bar.page, { page, pages })}</span>}
      </ViewerBar>
      {children}
      {download.hasFailed && (
        <Note tone="bad" title={texts.faults.downloadFailed} role="alert" text={texts.faults.offlineText} />
      )}
      {(isWarned || !isDrawn) && <Caution texts={texts.caution} safety={safety} onDownload={download.save} />}
      {isDrawn && view.kind === 'loading' && <Loading texts={texts.sheet} />}
      {(view.kind === 'not-fetched' || view.kind === 'undrawable') && (
        <ViewerFault texts={texts.faults} fault={view} onAgain={onAgain} onDownload={onDownload} />
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
          {...(props.onFirstDrawn && { onFirstDrawn: props.onFirstDrawn })}
        />
      )}
    </>
  );
}

const SLOW_MILLISECONDS = 8000;

/** After a while it says that there is another way: a file can be made so that drawing it takes for ever. */
function Loading({ texts }: { texts: { loading: string; slow: string } }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.loading} role="status">
      {isSlow ? texts.slow : texts.loading}
    </p>
  );
}

interface ViewerFaultProps {
  texts: ViewerTexts['faults'];
  fault: Extract<Opened, { kind: 'not-fetched' | 'undrawable' }>;
  onAgain: () => void;
  onDownload: () => void;
}

/** Stands where the document would be: why it does not, and the way on. */
function ViewerFault({ texts: t, fault, onAgain, onDownload }: ViewerFaultProps) {
  const { title, text, again, download } = faultSaid(fault, t);
  return (
    <div className={styles.fault}>
      <Note tone="warn" title={title} role="alert">
        <p>{text}</p>
        <p className={`acts ${styles.ways}`}>
          {again && <Button look="line small" label={t.again} onClick={onAgain} />}
          {download && <Button look="line small" label={t.download} onClick={onDownload} />}
        </p>
      </Note>
    </div>
  );
}
