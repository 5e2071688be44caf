import { isPrintable } from '#contract/printable-name.ts';
import { fullName } from '../addressing/names.ts';
import type { Applicant } from '../application/applicant.ts';
import { personalDeclaration } from '../application/paper-links.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import styles from './enrolment.module.css';
import { FillDeclaration } from './FillDeclaration.tsx';

/** How to get, fill in, sign and stamp the declaration, and what to do with the paper. */
export function HowToSign({ applicant, token }: { applicant: Applicant; token: string }) {
  const { lang, links } = useShell();
  const { papers: t, emptyDeclaration, scenes } = useApplicantResources();
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
      {!isPrintable(fullName(applicant)) && <p>{t.byHand}</p>}
      <FillDeclaration token={token} />
      <p className={styles.forms}>
        <a href={personalDeclaration(lang, token)} download>
          {t.own}
        </a>
        <a href={emptyDeclaration} download>
          {t.empty}
        </a>
      </p>
      <p className="hint">
        {t.question} <a href={links.contact}>{t.contact}</a>.
      </p>
    </section>
  );
}
