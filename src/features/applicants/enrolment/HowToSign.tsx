import { ownDeclaration } from '../application/links.ts';
import { useOpenTexts } from '../shell/applicant-texts.ts';
import layout from '../shell/layout.module.css';
import { useArea } from '../shell/shell-context.ts';
import styles from './enrolment.module.css';

/** Where the declaration comes from, how it is signed and what becomes of the paper. */
export function HowToSign({ token }: { token: string }) {
  const { lang, links } = useArea();
  const { papers: t, emptyDeclaration, scenes } = useOpenTexts();
  return (
    <section className={`card ${styles.pictured}`}>
      <img src={scenes.sign} alt="" width={480} height={360} />
      <div>
        <h2 className={layout.heading}>{t.howTitle}</h2>
        <ol className={layout.numbered}>
          <li>
            {t.how1}{' '}
            <a href={ownDeclaration(lang, token)} download>
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
