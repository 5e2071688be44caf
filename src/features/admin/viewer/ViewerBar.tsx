import { Columns2, Download, MoveHorizontal, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './viewer.module.css';
import type { ViewerTexts } from './viewer.text.ts';
import type { Look, LookChange } from './zoom.ts';

interface Props {
  texts: Pick<ViewerTexts, 'bar'>;
  look: Look;
  onLook: (change: LookChange) => void;
  /** False: nobody may open the document, so there is nothing to zoom, turn or download. */
  isDrawn: boolean;
  onDownload: () => void;
  /** Shows a second document beside this one, or takes it away. */
  compare?: { label: string; isOn: boolean; toggle: () => void } | undefined;
  /** The title of the document. */
  children: ReactNode;
}

const CHANGES = [
  ['out', 'zoomOut', ZoomOut],
  ['in', 'zoomIn', ZoomIn],
  ['fit', 'fit', MoveHorizontal],
  ['turn', 'turn', RotateCw],
] as const;

export function ViewerBar({ texts, look: { zoom }, onLook, isDrawn, onDownload, compare, children }: Props) {
  const t = texts.bar;
  const button = (label: string, Sign: typeof Download, onClick: () => void, isPressed?: boolean) => (
    <button key={label} type="button" className="icon" aria-label={label} aria-pressed={isPressed} onClick={onClick}>
      <Sign aria-hidden="true" />
    </button>
  );
  return (
    <div className={styles.bar}>
      <div className={styles.title}>{children}</div>
      <div className={styles.tools}>
        {isDrawn && (
          <>
            <output className={styles.zoom}>{Math.round(zoom * 100)} %</output>
            {CHANGES.map(([change, key, Sign]) => button(t[key], Sign, () => onLook(change)))}
            {button(t.download, Download, onDownload)}
          </>
        )}
        {compare && button(compare.label, Columns2, compare.toggle, compare.isOn)}
      </div>
    </div>
  );
}
