import { Check } from 'lucide-react';
import { fill } from '#contract/fill.ts';
import { isOpen } from '#contract/status.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import type { Applicant } from '../application/applicant.ts';
import styles from './status.module.css';
import type { StatusWords } from './status.text.ts';
import { pointsDone, timelineNotes } from './timeline-notes.ts';

/** Three points on the gold line; the line is gold up to now. */
export function Timeline({ applicant, words: t }: { applicant: Applicant; words: StatusWords['timeline'] }) {
  const done = pointsDone(applicant.status);
  // Where the way has ended, nobody stands on it any more.
  const now = isOpen(applicant.status) ? done.indexOf(false) : -1;
  const names = [t.point1, t.point2, t.point3];
  const notes = timelineNotes(applicant);
  return (
    <section>
      <h2 className={styles.heading}>{t.title}</h2>
      <ol className={styles.timeline} data-timeline="">
        {names.map((name, index) => {
          const { say, sentAt } = notes[index] ?? { say: 'open' };
          return (
            <li
              key={name}
              className={done[index] ? styles.done : ''}
              data-done={done[index] ? 'true' : 'false'}
              aria-current={index === now ? 'step' : undefined}
            >
              <span className={`num ${styles.point}`} aria-hidden="true">
                {done[index] ? <Check size={18} strokeWidth={3} /> : index + 1}
              </span>
              <b>{name}</b>
              <p className="sm muted">{fill(t[say], { date: sentAt ? formatDateTime(sentAt) : '' })}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
