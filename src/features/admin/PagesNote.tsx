import { useEffect, useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { PagesState } from '#contract/settings/settings.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import own from './pages-note.module.css';
import type { PagesNoteTexts } from './pages-note.text.ts';

const LOOK_AGAIN_MS = 3000;

interface Props extends TextProps<PagesNoteTexts> {
  /** As the last answer said. */
  pages: PagesState;
  mayDecide: boolean;
  /** They are no longer being built. */
  onBuilt?: () => void;
}

/** How the pages stand; while they are built, it looks again by itself. */
export function PagesNote({ lang, texts: t, pages: told, mayDecide, onBuilt }: Props) {
  const [{ pages, of }, setPages] = useState({ pages: told, of: told });
  const shown = of === told ? pages : told;
  useEffect(() => {
    if (shown.kind !== 'running') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await call('GET /api/admin/pages-state', {}, { lang, signal: stop.signal });
      // Another object in any case: the effect runs again.
      if (stop.signal.aborted) return;
      setPages({ pages: { ...((answer.kind === 'ok' && answer.data.pages) || shown) }, of: told });
      if (answer.kind === 'ok' && answer.data.pages.kind !== 'running') onBuilt?.();
    }, LOOK_AGAIN_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [shown, told, lang, onBuilt]);
  const again = async () => {
    const answer = await call('POST /api/admin/build-pages', {}, { lang });
    if (answer.kind === 'ok') setPages({ pages: answer.data.pages, of: told });
  };
  const at = shown.at === null ? '' : formatDateTime(shown.at);
  return (
    <div role="status" data-pages={shown.kind}>
      {shown.kind === 'running' && <Note tone="info" title={fill(t.running, { at })} text={t.runningText} />}
      {shown.kind === 'done' && <Note tone="ok" title={fill(t.done, { at })} />}
      {shown.kind === 'failed' && (
        <Note tone="bad" title={fill(t.failed, { at })} text={t.faults[shown.fault ?? 'other']}>
          <details className="fold">
            <summary>{t.said}</summary>
            <pre className={own.said}>{shown.said}</pre>
          </details>
          {mayDecide && <Button look="line small" label={t.again} onClick={again} />}
        </Note>
      )}
    </div>
  );
}
