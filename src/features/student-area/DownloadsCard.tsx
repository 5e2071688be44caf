import { Download } from 'lucide-react';
import styles from './student-area.module.css';
import { useStudentArea } from './student-area-context.ts';

export function DownloadsCard() {
  const { texts, links } = useStudentArea();
  const t = texts.downloads;
  return (
    <section className="card" data-downloads="">
      <h2>{t.title}</h2>
      <ul className="list sm">
        <li>
          <div>
            <b>{t.declaration}</b>
            <p className="muted">{t.declarationText}</p>
          </div>
          <a className="btn line small" href={links.declaration} download aria-label={t.download} data-tip={t.download}>
            <Download aria-hidden="true" />
          </a>
        </li>
      </ul>
      <p className={styles.after}>
        <a className={styles.link} href={links.downloads}>
          {t.all}
        </a>
      </p>
    </section>
  );
}
