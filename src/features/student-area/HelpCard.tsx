import { fill } from '#contract/fill.ts';
import styles from './student-area.module.css';
import { useStudentArea } from './student-area-context.ts';

export function HelpCard() {
  const { texts, links, supportEmail, replyWithinHours } = useStudentArea();
  return (
    <section className="card" data-help="">
      <h2>{texts.help.title}</h2>
      <p className="sm muted">{fill(texts.help.text, { hours: replyWithinHours })}</p>
      <p>
        <a className={styles.link} href={links.support}>
          {supportEmail}
        </a>
      </p>
    </section>
  );
}
