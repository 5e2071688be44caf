import { applicationNumber } from '#contract/applications/application-number.ts';
import { fill } from '#contract/fill.ts';
import { takesPlacement } from '#contract/model/status.ts';
import { callName } from '#contract/person-name.ts';
import { AnswerNotes } from '#src/nouns/match/AnswerNotes.tsx';
import { pageWith } from '../addressing/links.ts';
import type { Applicant } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { brought } from '../application/load-applicant-page.ts';
import { screenFor } from '../application/projection.ts';
import { useNext } from '../application/useNext.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { hasSendable } from './has-sendable.ts';
import { SendableDocuments, StopReminders } from './inner-parts.ts';
import { StatusCard } from './StatusCard.tsx';
import { StatusTimeline } from './StatusTimeline.tsx';
import type { StatusTexts } from './status.text.ts';

interface Props {
  applicant: Applicant;
  token: string;
  texts: StatusTexts;
}

/** What needs me now, and how far I am. */
export function Overview({ applicant, token, texts: t }: Props) {
  const { heading, application, lang, finished, search } = useShell();
  const { view } = application;
  const own = { applicant, token };
  const { first, next } = useNext(applicant);
  return (
    <>
      <div>
        <p className="muted sm">
          {t.facts.application} <span className="mono number">{applicationNumber(applicant.id)}</span>
        </p>
        <h1 ref={heading} tabIndex={-1} className={layout.title}>
          {fill(first || next.kind === 'placement' ? t.headings.open : t.headings[applicant.status], {
            name: callName(applicant),
          })}
        </h1>
      </div>
      {stopsReminders(search) && <StopReminders {...own} texts={t.reminders} />}
      {view.kind === 'applicant' && view.flash && <Confirmation key={view.flash.title} {...view.flash} />}
      <AnswerNotes
        {...{ lang, token }}
        isAsking={takesPlacement(applicant.status)}
        brought={brought(finished, 'POST /api/placement/offers')}
        texts={t.answers}
        linkTo={(what, label) => (
          <a className="btn small" href={pageWith(t.answers.pages[what], token)}>
            {label}
          </a>
        )}
      >
        <StatusCard {...own} texts={t} />
        {hasSendable(applicant) && <SendableDocuments {...own} screen={screenFor(applicant.status)} />}
      </AnswerNotes>
      <StatusTimeline applicant={applicant} texts={t.timeline} />
    </>
  );
}

/** Whether somebody has followed the link 'no more reminders'. */
function stopsReminders(search: string): boolean {
  return new URLSearchParams(search).get('reminders') === 'stop';
}
