import { useState } from 'react';
import type { Lang } from '#contract/languages.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { saveFile } from '#src/lib/call-file.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { fetchAttachment } from '../viewer/fetch-attachment.ts';
import { openAnswer } from '../viewer/open-answer.ts';
import type { Opened } from '../viewer/opened-document.ts';

const PDF = 'application/pdf';

/**
 * Fetches a copy once, and opens it to be drawn where somebody may. `isSeen`: its first page could be looked at, or the file
 * was saved.
 */
export function useCopyView({ id, file_name }: { id: string; file_name: string }, lang: Lang, isDrawn: boolean) {
  const address = addressOf('GET /api/admin/contract-copies/:copy_id', { copy_id: id });
  const [view, setView] = useState<Opened>({ kind: 'loading' });
  const [isSaved, setSaved] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useOnChange(`${address} ${attempt}`, () => {
    if (!isDrawn) return;
    const stop = new AbortController();
    const opening = openAnswer(fetchAttachment(address, lang), PDF, lang, stop.signal);
    opening.then((next) => {
      if (!stop.signal.aborted) setView(next);
    });
    return () => {
      stop.abort();
      opening.then((next) => next.kind === 'ready' && next.opened.close());
    };
  });
  const save = async () => {
    const answer = await fetchAttachment(address, lang);
    setFailed(answer.kind !== 'ok');
    if (answer.kind !== 'ok') return;
    saveFile({ bytes: answer.data, name: file_name });
    setSaved(true);
  };
  const again = () => {
    setView({ kind: 'loading' });
    setAttempt((before) => before + 1);
  };
  return { view, again, download: { save, hasFailed }, isSeen: view.kind === 'ready' || isSaved };
}
