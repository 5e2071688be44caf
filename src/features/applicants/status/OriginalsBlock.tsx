import { fill } from '#contract/fill.ts';
import type { OriginalState } from '#contract/model/original.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Applicant, ApplicantProps } from '../application/applicant.ts';
import { PostOriginals } from '../enrolment/PostOriginals.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { hasArrived, mayAnnounce, ORIGINALS_ANCHOR } from './originals.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

/** The papers that go by post: which of them have arrived, and what is to be sent. */
export function OriginalsBlock({ applicant, token, texts: t }: ApplicantProps<StatusTexts>) {
  return (
    <section className={layout.parts} id={ORIGINALS_ANCHOR} data-originals="">
      <h2 className={styles.headline}>{t.papers.originals}</h2>
      {hasArrived(applicant) && <OriginalsList applicant={applicant} texts={t.originals} />}
      {mayAnnounce(applicant) && <PostOriginals applicant={applicant} token={token} />}
    </section>
  );
}

const TONES: Record<OriginalState, string> = { expected: 'info', received: 'ok', missing: 'warn', sent_back: 'warn' };

/** Which papers of the envelope have arrived, as the operator has noted it. */
function OriginalsList({ applicant, texts: t }: { applicant: Applicant; texts: StatusTexts['originals'] }) {
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
