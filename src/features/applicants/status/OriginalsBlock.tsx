import type { Applicant } from '../application/applicant.ts';
import { PostOriginals } from '../enrolment/PostOriginals.tsx';
import layout from '../shell/layout.module.css';
import { OriginalsList } from './OriginalsList.tsx';
import { hasArrived, mayAnnounce, ORIGINALS_ANCHOR } from './originals.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

interface Props {
  applicant: Applicant;
  token: string;
  texts: StatusTexts;
}

/** The papers that go by post: which of them have arrived, and what is to be sent. */
export function OriginalsBlock({ applicant, token, texts: t }: Props) {
  return (
    <section className={layout.parts} id={ORIGINALS_ANCHOR} data-originals="">
      <h2 className={styles.headline}>{t.papers.originals}</h2>
      {hasArrived(applicant) && <OriginalsList applicant={applicant} texts={t.originals} />}
      {mayAnnounce(applicant) && <PostOriginals applicant={applicant} token={token} />}
    </section>
  );
}
