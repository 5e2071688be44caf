import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { openAnswer } from './open-answer.ts';
import type { Opened } from './opened-document.ts';

/** A file on its way to the screen. `stop` frees it. */
export interface Looking {
  view: Promise<Opened>;
  /** What `view` has resolved to so far. */
  now: Opened;
  stop: () => void;
}

/** Opens the file that a call answers. `onOpened`: unless it was stopped before. */
export function openFile(
  asked: Promise<Answer<Blob>>,
  mime: string,
  lang: Lang,
  onOpened?: (now: Opened, signal: AbortSignal) => void,
): Looking {
  const stop = new AbortController();
  const view = openAnswer(asked, mime, lang, stop.signal);
  const looking: Looking = {
    view,
    now: { kind: 'loading' },
    stop() {
      stop.abort();
      view.then((now) => now.kind === 'ready' && now.opened.close());
    },
  };
  view.then((now) => {
    looking.now = now;
    if (!stop.signal.aborted) onOpened?.(now, stop.signal);
  });
  return looking;
}
