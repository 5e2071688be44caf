import { Download } from 'lucide-react';
import { fill } from '#contract/fill.ts';
import type { Applicant } from '../application/applicant.ts';
import { coverSheet } from '../application/paper-links.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import styles from './enrolment.module.css';
import { PostAddress } from './PostAddress.tsx';

/** What goes into the envelope, on top of it a cover sheet, and where it goes. */
export function Envelope({ applicant, token }: { applicant: Applicant; token: string }) {
  const { lang, network } = useShell();
  const { envelope: t, papers } = useApplicantResources();
  return (
    <div className={`grid two-columns ${styles.pair}`}>
      <section className="card">
        <h2 className={layout.heading}>{t.envelopeTitle}</h2>
        <ul className="ticks">
          <li>
            {papers.coverTitle}: {papers.coverText}
            <br />
            <a href={coverSheet(lang, token)} download>
              <Download className={styles.inline} aria-hidden="true" /> {papers.cover}
            </a>
          </li>
          <li>{t.envelope1}</li>
          <li>{fill(t.envelope2, { network: network.name })}</li>
          <li>{t.envelope3}</li>
        </ul>
        <p className={layout.after}>
          <b>{t.keepPassport}</b>
        </p>
      </section>
      <PostAddress applicantId={applicant.id} />
    </div>
  );
}
