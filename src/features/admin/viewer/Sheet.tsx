import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { canvasFor, freeCanvas, takeFirstSheet } from './first-sheet.ts';
import type { OpenedDocument } from './opened-document.ts';
import type { Size } from './sheet-size.ts';
import styles from './viewer.module.css';
import type { Turn } from './zoom.ts';

interface Props {
  opened: OpenedDocument;
  page: number;
  size: Size;
  turn: Turn;
  /** Whether it is in view, or about to be. */
  isWanted: boolean;
  name: string;
  texts: { loading: string; pageFailed: string };
  onDrawn?: (() => void) | undefined;
}

/** One page. The last drawing stays until the next one is ready, so that zooming does not flicker. */
export function Sheet({ opened, page, size, turn, isWanted, name, texts, onDrawn }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'empty' | 'drawn' | 'failed'>('empty');
  const { width, height } = size;
  const tellDrawn = useEffectEvent(() => onDrawn?.());
  // Before the first paint: one that is drawn already shows in the same frame as its box.
  useLayoutEffect(() => {
    const holder = box.current;
    if (!holder) return;
    if (!isWanted) {
      empty(holder);
      return setState('empty');
    }
    const show = (canvas: HTMLCanvasElement) => {
      empty(holder);
      holder.append(canvas);
      setState('drawn');
      tellDrawn();
    };
    const ready = takeFirstSheet(opened, page, turn);
    if (ready) show(ready);
    const pixels = canvasFor({ width, height });
    if (ready?.width === pixels.width && ready.height === pixels.height) return;
    const stop = new AbortController();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, pixels);
    opened.drawPage(page, canvas, turn, stop.signal).then(
      () => {
        if (!stop.signal.aborted) show(canvas);
      },
      () => {
        if (!stop.signal.aborted) setState('failed');
      },
    );
    return () => stop.abort();
  }, [opened, page, width, height, turn, isWanted]);
  return (
    <div className={styles.sheet} style={{ width, height }} data-sheet={page + 1} data-state={state}>
      <div ref={box} className={styles.drawn} role="img" aria-label={name} />
      {state === 'empty' && isWanted && <p className={styles.drawing}>{texts.loading}</p>}
      {state === 'failed' && <p className={styles.failed}>{texts.pageFailed}</p>}
    </div>
  );
}

function empty(holder: HTMLElement): void {
  for (const canvas of holder.querySelectorAll('canvas')) {
    freeCanvas(canvas);
    canvas.remove();
  }
}
