import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportRegistrations } from '#contract/addresses/partner.ts';
import { callFile, saveFile } from '#src/lib/call-file.ts';
import { noteRefusal } from '#src/lib/session/session.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import { isEverybody, selectionOf, type Wanted } from '../wanted.ts';

/** Downloads the students who match the search and filters, in the same order. */
export function CsvButton({ wanted }: { wanted: Wanted }) {
  const { texts, guard, toasts } = usePartnerArea();
  const t = texts.registrations;
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    const { lang } = guard;
    const answer = await callFile(exportRegistrations, { ...selectionOf(wanted), order: wanted.order, lang }, { lang });
    setBusy(false);
    if (noteRefusal(answer)) return;
    if (answer.kind === 'ok') saveFile(answer.data);
    else {
      const why = answer.kind === 'refused' ? (answer.message ?? t.tryAgain) : t.offline;
      toasts.push({ tone: 'bad', title: t.csvFailed, text: why });
    }
  };
  return (
    <button type="button" className="btn line small" aria-busy={isBusy || undefined} onClick={save}>
      <Download aria-hidden="true" /> {isEverybody(wanted) ? t.csv : t.csvChosen}
    </button>
  );
}
