import { Download, MoveHorizontal, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './documents.module.css';
import type { DocumentTexts } from './documents.text.ts';
import type { Look, LookChange } from './zoom.ts';

interface Props {
  texts: DocumentTexts['bar'];
  look: Look;
  onLook: (change: LookChange) => void;
  onDownload: () => void;
  /** The title; further buttons come behind the others. */
  children: ReactNode;
  more?: ReactNode;
}

const CHANGES = [
  ['out', 'zoomOut', ZoomOut],
  ['in', 'zoomIn', ZoomIn],
  ['fit', 'fit', MoveHorizontal],
  ['turn', 'turn', RotateCw],
] as const;

export function ViewerBar({ texts: t, look: { zoom }, onLook, onDownload, children, more }: Props) {
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.tools}>
        <output className={styles.zoom}>{Math.round(zoom * 100)} %</output>
        {CHANGES.map(([change, key, Sign]) => (
          <button key={change} type="button" className="icon" aria-label={t[key]} onClick={() => onLook(change)}>
            <Sign aria-hidden="true" />
          </button>
        ))}
        <button type="button" className="icon" aria-label={t.download} onClick={onDownload}>
          <Download aria-hidden="true" />
        </button>
        {more}
      </div>
    </div>
  );
}
