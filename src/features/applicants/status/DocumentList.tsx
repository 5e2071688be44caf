import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Applicant } from '../application/applicant.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { type DocumentRow, documentRows } from './document-rows.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

const TONES: Record<DocumentRow['state'], string> = {
  pending: 'info',
  accepted: 'ok',
  unchecked: 'info',
  toReplace: 'warn',
  missing: 'warn',
  deferred: 'info',
  late: 'warn',
  removed: 'info',
};

interface Props {
  applicant: Applicant;
  texts: StatusTexts['papers'];
  children?: ReactNode;
}

/** Every document with its review; the forms to send those that are open stand further up. */
export function DocumentList({ applicant, texts: t, children }: Props) {
  const { documents } = useApplicantResources();
  const rows = documentRows(applicant);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t.title}</h2>
      <ul className={styles.documents} data-documents="">
        {rows.map(({ name, state, fileName, sentAt, isOurs, reason, dueOn }) => (
          <li key={name} data-state={state}>
            <div>
              <b>{documents.names[name]}</b>
              {fileName && sentAt && (
                <p className="sm muted">
                  {fileName}, {fill(isOurs ? t.sentByUs : t.sent, { date: formatDate(sentAt) })}
                </p>
              )}
              {reason && <p className="sm">{reason}</p>}
            </div>
            <span className={`badge ${TONES[state]}`}>{fill(t[state], { date: dueOn ? formatDate(dueOn) : '' })}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
