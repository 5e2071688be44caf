import { fill } from '#contract/fill.ts';
import type { OriginalState } from '#contract/model/original.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Applicant } from '../application/applicant.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

const TONES: Record<OriginalState, string> = { expected: 'info', received: 'ok', missing: 'warn', sent_back: 'warn' };

/** Which papers of the envelope have arrived, as the operator has noted it. */
export function OriginalsList({ applicant, texts: t }: { applicant: Applicant; texts: StatusTexts['originals'] }) {
  const { envelope } = useApplicantResources();
  // The envelope's list begins with the cover sheet.
  const [, ...names] = envelope.items;
  return (
    <ul className={styles.documents} data-arrived="">
      {applicant.originals.map(({ original, state, on }, at) => (
        <li key={original} data-state={state}>
          <div>
            <b>{names[at]}</b>
          </div>
          <span className={`badge ${TONES[state]}`}>{fill(t[state] ?? '', { date: on ? formatDate(on) : '' })}</span>
        </li>
      ))}
    </ul>
  );
}
