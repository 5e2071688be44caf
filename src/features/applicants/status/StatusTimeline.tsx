import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { dateInWords, formatDateTime } from '#src/i18n/format.ts';
import { Timeline } from '#src/ui/Timeline.tsx';
import type { Applicant } from '../application/applicant.ts';
import { useShell } from '../shell/shell-context.ts';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';
import { type TimelineNote, timelinePoints } from './timeline-notes.ts';

/** The three points of the application, with the day on which each was reached. */
export function StatusTimeline({ applicant, texts: t }: { applicant: Applicant; texts: StatusTexts['timeline'] }) {
  const { lang } = useShell();
  const names = [t.point1, t.point2, t.point3];
  const own = timelinePoints(applicant);
  const points = own.map(({ isDone, note }, place) => ({
    name: names[place] ?? '',
    text: fill(t[note.say], { date: dayOf(note, lang) }),
    isDone,
    isBehind: isDone,
  }));
  return (
    <section>
      <h2 className={styles.heading}>{t.title}</h2>
      <Timeline points={points} now={own.findIndex(({ isNow }) => isNow)} />
    </section>
  );
}

function dayOf(note: TimelineNote, lang: Lang): string {
  if ('sentAt' in note) return formatDateTime(note.sentAt);
  return 'dueOn' in note ? dateInWords(note.dueOn, lang) : '';
}
