import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { noteRoom } from './first-sheet.ts';
import type { OpenedDocument } from './opened-document.ts';
import { pagesToDraw } from './pages-to-draw.ts';
import { Sheet } from './Sheet.tsx';
import { type Size, shownSize } from './sheet-size.ts';
import { usePagesInView } from './usePagesInView.ts';
import { usePan } from './usePan.ts';
import { useRoom } from './useRoom.ts';
import styles from './viewer.module.css';
import type { ViewerTexts } from './viewer.text.ts';
import type { Look } from './zoom.ts';

interface Props {
  texts: ViewerTexts;
  name: string;
  opened: OpenedDocument;
  firstPage: Size;
  look: Look;
  onZoom: (by: 1 | -1) => void;
  /** The first page in view, from 1. */
  onPage: (page: number) => void;
  /** The first page stands there. */
  onFirstDrawn?: () => void;
}

/** The pages of a document below each other, in a box that scrolls. */
export function Sheets({ texts: { sheet: t }, name, opened, firstPage, look, onZoom, onPage, onFirstDrawn }: Props) {
  const box = useRef<HTMLElement>(null);
  const room = useRoom(box);
  useEffect(() => noteRoom(room), [room]);
  const inView = usePagesInView(box, opened, room > 0);
  const wanted = pagesToDraw(inView, opened.pages);
  const sizes = usePageSizes(opened, firstPage, wanted);
  const pan = usePan();
  useKeptPlace(box, look);
  usePinch(box, onZoom);
  const first = Math.min(...inView, opened.pages - 1) + 1;
  const shown = inView.length > 0 ? first : 1;
  useOnChange(shown, () => onPage(shown));
  const pages = Array.from({ length: opened.pages }, (_, page) => page);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
    <section ref={box} className={styles.view} aria-label={fill(t.region, { name })} tabIndex={0} {...pan}>
      {room > 0 &&
        pages.map((page) => (
          <Sheet
            key={page}
            opened={opened}
            page={page}
            size={shownSize(sizes[page] ?? firstPage, look.turn, room, look.zoom)}
            turn={look.turn}
            isWanted={wanted.includes(page)}
            name={fill(t.page, { name, page: page + 1, pages: opened.pagesInFile })}
            texts={t}
            onDrawn={page === 0 ? onFirstDrawn : undefined}
          />
        ))}
      {opened.pages < opened.pagesInFile && (
        <p className={styles.more}>{fill(t.morePages, { shown: opened.pages, pages: opened.pagesInFile })}</p>
      )}
    </section>
  );
}

/** Sizes of the pages that were drawn; until then a page counts as large as the first one. */
function usePageSizes(opened: OpenedDocument, firstPage: Size, wanted: readonly number[]) {
  const [sizes, setSizes] = useState<Readonly<Record<number, Size>>>({ 0: firstPage });
  const missing = wanted.filter((page) => !sizes[page]).join();
  useEffect(() => {
    if (!missing) return;
    let isOver = false;
    for (const page of missing.split(',').map(Number)) {
      opened.sizeOf(page).then(
        ({ width, height }) => {
          if (!isOver) setSizes((known) => ({ ...known, [page]: { width, height } }));
        },
        // Its drawing fails too, and says so.
        () => {},
      );
    }
    return () => {
      isOver = true;
    };
  }, [opened, missing]);
  return sizes;
}

/** What stood in the middle stays there when the pages grow; after a turn the document begins anew. */
function useKeptPlace(box: React.RefObject<HTMLElement | null>, { zoom, turn }: Look) {
  const before = useRef({ zoom, turn });
  useLayoutEffect(() => {
    const element = box.current;
    const grown = zoom / before.current.zoom;
    const isTurned = turn !== before.current.turn;
    before.current = { zoom, turn };
    if (!element || (grown === 1 && !isTurned)) return;
    const { clientWidth, clientHeight } = element;
    const kept = (start: number, length: number) => (isTurned ? 0 : (start + length / 2) * grown - length / 2);
    // Not returned: some browsers answer with a promise, which an effect must not give.
    element.scrollTo(kept(element.scrollLeft, clientWidth), kept(element.scrollTop, clientHeight));
  }, [box, zoom, turn]);
}

/** Ctrl and the wheel, which is what pinching a touchpad sends too. React's own listener could not keep the page. */
function usePinch(box: React.RefObject<HTMLElement | null>, onZoom: (by: 1 | -1) => void) {
  const latest = useRef(onZoom);
  latest.current = onZoom;
  useEffect(() => {
    const element = box.current;
    let pulled = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      pulled += event.deltaY;
      if (Math.abs(pulled) < 40) return;
      latest.current(pulled < 0 ? 1 : -1);
      pulled = 0;
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [box]);
}
