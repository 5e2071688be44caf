import type { Applicant } from '../application/applicant.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import styles from './enrolment.module.css';
import { PaperWays } from './PaperWays.tsx';

/** How to get, fill in, sign and stamp the declaration, and what to do with the paper. */
export function HowToSign({ applicant, token }: { applicant: Applicant; token: string }) {
  const { links } = useShell();
  const { papers: t, scenes } = useApplicantResources();
  return (
    <section className={`card ${layout.parts}`}>
      <div className={styles.pictured}>
        <img src={scenes.sign} alt="" width={480} height={360} loading="lazy" />
        <div>
          <h2 className={layout.heading}>{t.howTitle}</h2>
          <ol className={layout.numbered}>
            {[t.how1, t.how2, t.how3, t.how4, t.how5].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <PaperWays applicant={applicant} token={token} />
      <p className="hint">
        {t.question} <a href={links.contact}>{t.contact}</a>.
      </p>
    </section>
  );
}
