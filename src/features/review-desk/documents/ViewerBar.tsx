import { Columns2, Download, MoveHorizontal, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './documents.module.css';
import type { DocumentTexts } from './documents.text.ts';
import type { Look, LookChange } from './zoom.ts';

interface Props {
  texts: Pick<DocumentTexts, 'bar' | 'compare'>;
  look: Look;
  onLook: (change: LookChange) => void;
  onDownload: () => void;
  onCompare: (() => void) | undefined;
  onClose: (() => void) | undefined;
  /** The title. */
  children: ReactNode;
}

const CHANGES = [
  ['out', 'zoomOut', ZoomOut],
  ['in', 'zoomIn', ZoomIn],
  ['fit', 'fit', MoveHorizontal],
  ['turn', 'turn', RotateCw],
] as const;

export function ViewerBar({ texts, look: { zoom }, onLook, onDownload, onCompare, onClose, children }: Props) {
  const { bar: t, compare } = texts;
  const button = (label: string, Sign: typeof X, onClick: () => void) => (
    <button key={label} type="button" className="icon" aria-label={label} onClick={onClick}>
      <Sign aria-hidden="true" />
    </button>
  );
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.tools}>
        <output className={styles.zoom}>{Math.round(zoom * 100)} %</output>
        {CHANGES.map(([change, key, Sign]) => button(t[key], Sign, () => onLook(change)))}
        {button(t.download, Download, onDownload)}
        {onCompare && button(compare.open, Columns2, onCompare)}
        {onClose && button(compare.close, X, onClose)}
      </div>
    </div>
  );
}
