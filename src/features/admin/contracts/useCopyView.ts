import { useState } from 'react';
import type { Lang } from '#contract/languages.ts';
import { addressOf } from '#src/lib/call/call-address.ts';
import { saveFile } from '#src/lib/call-file.ts';
import { fetchAttachment } from '../viewer/fetch-attachment.ts';
import { useOpenedFile } from '../viewer/useOpenedFile.ts';

/**
 * Fetches a copy once, and opens it to be drawn where somebody may. `isSeen`: its first page could be looked at, or the file
 * was saved.
 */
export function useCopyView({ id, file_name }: { id: string; file_name: string }, lang: Lang, isDrawn: boolean) {
  const address = addressOf('GET /api/admin/contract-copies/:copy_id', { copy_id: id });
  const fetch = () => fetchAttachment(address, lang);
  const { view, again } = useOpenedFile({ id, mime: 'application/pdf', fetch, isClosed: !isDrawn }, lang);
  const [isSaved, setSaved] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    const answer = await fetch();
    setFailed(answer.kind !== 'ok');
    if (answer.kind !== 'ok') return;
    saveFile({ bytes: answer.data, name: file_name });
    setSaved(true);
  };
  return { view, again, download: { save, hasFailed }, isSeen: view.kind === 'ready' || isSaved };
}
