import { takesPlacement } from '#contract/model/status.ts';
import { Note } from '#src/ui/Note.tsx';
import { pageWith } from '../addressing/links.ts';
import type { ApplicantProps } from '../application/applicant.ts';
import layout from '../shell/layout.module.css';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

/** Leads to what we need to find an employer, as soon as the documents are here. */
export function PlacementCard({ applicant, token, texts: t }: ApplicantProps<StatusTexts['placement']>) {
  const { status, obstacles } = applicant;
  const said = obstacles.flatMap((one) => t.obstacles[one as keyof typeof t.obstacles] ?? []);
  if (!takesPlacement(status)) return null;
  return (
    <section className={`card ${layout.parts}`} data-placement-card="">
      <h2 className={styles.headline}>{t.title}</h2>
      <p>{t.text}</p>
      {said.length > 0 && (
        <Note tone="warn" title={t.inTheWay}>
          <ul>
            {said.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Note>
      )}
      <p>
        <a className="btn line" href={pageWith(t.page, token)}>
          {t.open}
        </a>
      </p>
    </section>
  );
}
