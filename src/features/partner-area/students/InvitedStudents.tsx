import { useState } from 'react';
import { formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import styles from './students.module.css';

/** Who was invited by mail, the newest first. `made`: counts up with each list, to look again. */
export function InvitedStudents({ made }: { made: number }) {
  const { guard, texts } = usePartnerArea();
  const { lang } = guard;
  const t = texts.students;
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<{ after?: string; before?: string }>({});
  const { data, fault, load } = useLoaded({
    key: `${isOpen} ${made} ${place.after} ${place.before}`,
    ask: async (signal) =>
      isOpen ? call('POST /api/partner/student-invitations', place, { lang, signal }) : undefined,
    fault: (answer) => faultOf(answer, lang, texts.state),
  });
  const { invitations = [], previous, next } = data ?? {};
  return (
    <details className="fold" data-invited-students="" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.invitedTitle}</summary>
      {fault && !data && <RetryNote title={t.failed} message={fault} retry={texts.state.retry} onRetry={load} />}
      {data && invitations.length === 0 && <p className="muted">{t.none}</p>}
      {invitations.length > 0 && (
        <>
          <p className="sm muted">{t.invitedLead}</p>
          <CardTable heads={[t.address, t.on, t.state]}>
            {invitations.map(({ id, email, created_at, registered }) => (
              <tr key={id}>
                <th scope="row" className={styles.address}>
                  <EmailText text={email} />
                </th>
                <td data-l={t.on}>{formatDate(created_at)}</td>
                <td data-l={t.state}>
                  <span className={`badge ${registered ? 'ok' : 'info'}`}>{registered ? t.registered : t.invited}</span>
                </td>
              </tr>
            ))}
          </CardTable>
        </>
      )}
      {(previous || next) && (
        <p className="row">
          {previous && <Button look="line small" label={t.newer} onClick={() => setPlace({ before: previous })} />}
          {next && <Button look="line small" label={t.older} onClick={() => setPlace({ after: next })} />}
        </p>
      )}
    </details>
  );
}
