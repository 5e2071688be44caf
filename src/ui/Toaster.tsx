import { useLayoutEffect, useRef, useState } from 'react';
import { Check, TriangleAlert, X } from './icons.tsx';
import { useOnChange, useOnMount } from './island/on-change.ts';
import { WithNumber } from './parts/WithNumber.tsx';
import styles from './Toaster.module.css';

export interface Toast {
  /** Tells two toasts with the same text apart. */
  id: number;
  tone: 'ok' | 'bad';
  title: string;
  text?: string;
  /** Something that can be done as long as the toast is there. */
  act?: { label: string; run: () => void };
  /** How long it is there, if not as long as others. */
  milliseconds?: number;
}

const SHOWN_MILLISECONDS = 6000;
// More cover a phone.
const MOST_SHOWN = 3;

/**
 * The messages with a further one, which takes the place of the same one without an act; a fault takes that of every
 * success. Of too many the oldest goes, and one with an act only after all others. Pure.
 */
export function withToast(shown: readonly Toast[], toast: Toast): readonly Toast[] {
  const isOver = ({ tone, title, text }: Toast) =>
    (title === toast.title && text === toast.text) || (tone === 'ok' && toast.tone === 'bad');
  const others = shown.filter((one) => one.act || !isOver(one));
  if (others.length < MOST_SHOWN) return [...others, toast];
  const gone = others.find(({ act }) => !act) ?? others[0];
  return [...others.filter((one) => one !== gone), toast];
}

export interface Toasts {
  shown: readonly Toast[];
  push: (toast: Omit<Toast, 'id'>) => void;
  dismiss: (id: number) => void;
  /** For whoever tries the next thing: what was said of the last one goes, but for what can still be done. */
  clear: () => void;
}

export function useToasts(): Toasts {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  return {
    shown,
    push: (toast) => setShown((all) => withToast(all, { ...toast, id: (all[all.length - 1]?.id ?? 0) + 1 })),
    dismiss: (id) => setShown((all) => all.filter((toast) => toast.id !== id)),
    clear: () => setShown((all) => all.filter(({ act }) => act)),
  };
}

interface Props {
  toasts: Pick<Toasts, 'shown' | 'dismiss'>;
  close: string;
  /** The corner in which they stand: the other one where buttons are on this side. */
  side?: 'start' | 'end';
  /** Called when a message goes that had the focus. */
  onFocusLost?: () => void;
}

/** Short messages in the corner. They go away, so everything that asks for an act must also stand on the page. */
export function Toaster({ toasts: { shown, dismiss }, close, side = 'end', onFocusLost }: Props) {
  const corner = useAboveNotice(shown.length);
  const item = (toast: Toast) => (
    <Item key={toast.id} toast={toast} close={close} onClose={() => dismiss(toast.id)} onFocusLost={onFocusLost} />
  );
  return (
    <div className={`${styles.corner} ${styles[side]}`} ref={corner}>
      {/*
        A polite live region must exist before its text; an alert is read out when it appears. Only what has come is
        read: an offer to undo stays there while further messages come.
      */}
      <div className={styles.list} role="status" aria-atomic="false">
        {shown.filter(({ tone }) => tone === 'ok').map(item)}
      </div>
      <div className={styles.list}>{shown.filter(({ tone }) => tone === 'bad').map(item)}</div>
    </div>
  );
}

/** The notice on cookies stands at the same edge of the window; at the end of a page it is in nobody's way. */
function useAboveNotice(toasts: number) {
  const corner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = toasts > 0 && document.getElementById('notice');
    const isInTheWay = notice && !notice.hidden && getComputedStyle(notice).position === 'fixed';
    corner.current?.style.setProperty('margin-bottom', isInTheWay ? `${notice.offsetHeight}px` : '');
  }, [toasts]);
  return corner;
}

function Item({
  toast: { tone, title, text, act, milliseconds },
  close,
  onClose,
  onFocusLost,
}: {
  toast: Toast;
  close: string;
  onClose: () => void;
  onFocusLost: (() => void) | undefined;
}) {
  const [held, setHeld] = useState(false);
  const focused = useRef(false);
  useOnMount(() => () => {
    if (focused.current) onFocusLost?.();
  });
  // The time starts anew only when the reader lets go.
  useOnChange(held, () => {
    if (held) return;
    const timer = setTimeout(onClose, milliseconds ?? SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  });
  const Icon = tone === 'ok' ? Check : TriangleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; whoever points at it reads it
    <div
      data-toast=""
      className={`${styles.toast} ${styles[tone]}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => {
        focused.current = true;
        setHeld(true);
      }}
      onBlur={() => {
        focused.current = false;
        setHeld(false);
      }}
    >
      <Icon />
      <div role={tone === 'bad' ? 'alert' : undefined}>
        <b>
          <WithNumber text={title} />
        </b>
        {text && (
          <p>
            <WithNumber text={text} />
          </p>
        )}
      </div>
      {act && (
        <button type="button" className={styles.act} onClick={act.run}>
          {act.label}
        </button>
      )}
      <button type="button" aria-label={close} data-tip={close} onClick={onClose}>
        <X />
      </button>
    </div>
  );
}
