import { fill } from '#contract/fill.ts';
import { isOpen } from '#contract/status.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { Timeline } from '#src/ui/Timeline.tsx';
import type { Applicant } from '../application/applicant.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';
import { pointsDone, timelineNotes } from './timeline-notes.ts';

/** The three points of the application, with the day on which each was reached. */
export function StatusTimeline({ applicant, texts: t }: { applicant: Applicant; texts: StatusTexts['timeline'] }) {
  const done = pointsDone(applicant.status);
  const notes = timelineNotes(applicant);
  const points = [t.point1, t.point2, t.point3].map((name, index) => {
    const { say, sentAt } = notes[index] ?? { say: 'open' };
    const isDone = done[index] === true;
    return { name, text: fill(t[say], { date: sentAt ? formatDateTime(sentAt) : '' }), isDone, isBehind: isDone };
  });
  return (
    <section>
      <h2 className={styles.heading}>{t.title}</h2>
      {/* An ended application has no current point. */}
      <Timeline points={points} now={isOpen(applicant.status) ? done.indexOf(false) : -1} />
    </section>
  );
}
