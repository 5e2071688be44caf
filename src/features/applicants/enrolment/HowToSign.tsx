import { personalDeclaration } from '../application/paper-links.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import styles from './enrolment.module.css';

/** Where the declaration comes from, how it is signed and what becomes of the paper. */
export function HowToSign({ token }: { token: string }) {
  const { lang, links } = useShell();
  const { papers: t, emptyDeclaration, scenes } = useApplicantResources();
  return (
    <section className={`card ${styles.pictured}`}>
      <img src={scenes.sign} alt="" width={480} height={360} />
      <div>
        <h2 className={layout.heading}>{t.howTitle}</h2>
        <ol className={layout.numbered}>
          <li>
            {t.how1}{' '}
            <a href={personalDeclaration(lang, token)} download>
              {t.own}
            </a>{' '}
            {t.or}{' '}
            <a href={emptyDeclaration} download>
              {t.empty}
            </a>
          </li>
          <li>{t.how2}</li>
          <li>{t.how3}</li>
          <li>{t.how4}</li>
        </ol>
        <p className={`hint ${layout.after}`}>
          {t.question} <a href={links.contact}>{t.contact}</a>.
        </p>
      </div>
    </section>
  );
}
