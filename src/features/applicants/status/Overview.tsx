import { applicationNumber } from '#contract/applications/application-number.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { STATUS, takesPlacement } from '#contract/model/status.ts';
import { callName } from '#contract/person-name.ts';
import { dateInWords, formatDateTime } from '#src/i18n/format.ts';
import { AnswerNotes } from '#src/nouns/match/AnswerNotes.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';
import { pageWith } from '../addressing/links.ts';
import type { Applicant } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { brought } from '../application/load-applicant-page.ts';
import { screenFor } from '../application/projection.ts';
import { SeasonOver } from '../application/SeasonOver.tsx';
import { useNext } from '../application/useNext.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { hasSendable } from './has-sendable.ts';
import { SendableDocuments, StopReminders } from './inner-parts.ts';
import { StatusCard } from './StatusCard.tsx';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';
import { type TimelineNote, timelinePoints } from './timeline-notes.ts';

/** What needs me now, and how far I am. */
export function Overview({ applicant, token, texts: t }: { applicant: Applicant; token: string; texts: StatusTexts }) {
  const { heading, application, lang, finished, search } = useShell();
  const { view } = application;
  const own = { applicant, token };
  const { first, next } = useNext(applicant);
  const isOpen = first !== undefined || next.kind === 'placement';
  const hasLeft = STATUS[applicant.status].stage === 'ended';
  return (
    <>
      <div>
        <p className="muted sm">
          {t.facts.application} <span className="mono number">{applicationNumber(applicant.id)}</span>
        </p>
        <h1 ref={heading} tabIndex={-1} className={layout.title}>
          {fill(t.headings[isOpen ? 'open' : next.kind === 'obstacles' ? next.kind : applicant.status], {
            name: callName(applicant),
          })}
        </h1>
      </div>
      {stopsReminders(search) && <StopReminders {...own} texts={t.reminders} />}
      {view.kind === 'applicant' && view.flash && <Confirmation key={view.flash.title} {...view.flash} />}
      <SeasonOver applicant={applicant} />
      <AnswerNotes
        {...{ lang, token }}
        isAsking={takesPlacement(applicant.status) || hasLeft}
        hasLeft={hasLeft}
        brought={brought(finished, 'POST /api/placement/offers')}
        texts={t.answers}
        linkTo={(what, label) => (
          <a className="btn small" href={pageWith(t.answers.pages[what], token)}>
            {label}
          </a>
        )}
      >
        <StatusCard {...own} texts={t} />
        {hasSendable(applicant) && next.kind !== 'season-over' && (
          <SendableDocuments {...own} screen={screenFor(applicant.status)} />
        )}
      </AnswerNotes>
      <StatusTimeline applicant={applicant} texts={t.timeline} />
    </>
  );
}

/** Whether somebody has followed the link 'no more reminders'. */
function stopsReminders(search: string): boolean {
  return new URLSearchParams(search).get('reminders') === 'stop';
}

/** The three points of the application, with the day on which each was reached. */
function StatusTimeline({ applicant, texts: t }: { applicant: Applicant; texts: StatusTexts['timeline'] }) {
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
