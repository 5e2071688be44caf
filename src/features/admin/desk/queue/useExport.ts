import { useState } from 'react';
import type { InputOf } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import { callFile, saveFile } from '#src/lib/call-file.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { QueueTexts } from './queue.text.ts';
import { askedFor, type QueueQuery, withChoice } from './queue-query.ts';

/** Which rows: what the filters and the search show, or the selected ones alone. */
export type Wanted = { query: QueueQuery; search: string } | { applications: readonly string[] };

/** Saves applications as a table on this device. */
export function useExport(lang: Lang, texts: QueueTexts) {
  const [isBusy, setBusy] = useState(false);
  /** Why the last one failed. */
  const [fault, setFault] = useState<string>();
  const save = async (wanted: Wanted) => {
    if (isBusy) return;
    setBusy(true);
    const answer = await callFile('POST /api/admin/applications.csv', { ...inputOf(wanted), lang }, { lang });
    setBusy(false);
    setFault(answer.kind === 'ok' ? undefined : faultOf(answer, lang, texts.faults));
    if (answer.kind === 'ok') saveFile(answer.data);
  };
  return { isBusy, fault, save };
}
export type Export = ReturnType<typeof useExport>;

function inputOf(wanted: Wanted): InputOf<'POST /api/admin/applications.csv'> {
  if ('applications' in wanted) return { applications: [...wanted.applications] };
  return askedFor(withChoice(wanted.query, {}), wanted.search);
}
