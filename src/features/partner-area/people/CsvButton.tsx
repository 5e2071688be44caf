import { Download } from 'lucide-react';
import { useState } from 'react';
import { callFile, saveFile } from '#src/lib/call-file.ts';
import { isForWantOfSession } from '#src/lib/session/session.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import { isEverybody, type RegistrationQuery, selectionOf } from '../registration-query.ts';

/** Downloads the students who match the search and filters, in the same order. */
export function CsvButton({ query, isOff }: { query: RegistrationQuery; isOff: boolean }) {
  const { texts, guard, toasts } = usePartnerArea();
  const t = texts.registrations;
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy || isOff) return;
    setBusy(true);
    const { lang } = guard;
    const answer = await callFile(
      'POST /api/partner/registrations.csv',
      { ...selectionOf(query), order: query.order, lang },
      { lang },
    );
    setBusy(false);
    if (isForWantOfSession(answer)) return;
    if (answer.kind === 'ok') saveFile(answer.data);
    else {
      const why = answer.kind === 'refused' ? (answer.message ?? t.tryAgain) : t.offline;
      toasts.push({ tone: 'bad', title: t.csvFailed, text: why });
    }
  };
  return (
    <button
      type="button"
      className="btn line small"
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      onClick={save}
    >
      <Download aria-hidden="true" /> {isEverybody(query) ? t.csv : t.csvChosen}
    </button>
  );
}
