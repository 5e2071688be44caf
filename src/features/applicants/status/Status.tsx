import { applicationNumber } from '#contract/applications/application-number.ts';
import { fill } from '#contract/fill.ts';
import { takesPlacement } from '#contract/model/status.ts';
import { callName } from '#contract/person-name.ts';
import { AnswerNotes } from '#src/nouns/match/AnswerNotes.tsx';
import { offersAccount } from '../account/offers-account.ts';
import { pageWith } from '../addressing/links.ts';
import type { Applicant } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { brought } from '../application/load-applicant-page.ts';
import { screenFor } from '../application/projection.ts';
import { useFreshStatus } from '../application/useFreshStatus.ts';
import { useNext } from '../application/useNext.ts';
import { declarationToChange } from '../enrolment/declaration-to-change.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { DocumentList } from './DocumentList.tsx';
import { hasArrived, mayAnnounce } from './originals.ts';
import { PlacementCard } from './PlacementCard.tsx';
import {
  AccountBlock,
  ChangeDeclaration,
  DataRights,
  hasSendable,
  MyDetails,
  OriginalsBlock,
  SendableDocuments,
  StopReminders,
  stopsReminders,
} from './parts.ts';
import { StatusAside } from './StatusAside.tsx';
import { StatusCard } from './StatusCard.tsx';
import { StatusTimeline } from './StatusTimeline.tsx';
import styles from './status.module.css';
import type { StatusTexts } from './status.text.ts';

/** The status page: what needs me now, how far I am, then the details. */
export function Status({ applicant, token, texts: t }: { applicant: Applicant; token: string; texts: StatusTexts }) {
  const { heading, application, lang, finished, search } = useShell();
  const { view } = application;
  const { scenes } = useApplicantResources();
  useFreshStatus(applicant, token);
  const own = { applicant, token };
  const { first, next } = useNext(applicant);
  return (
    <>
      <div className="tint">
        <div className={`wrap ${styles.top}`}>
          <div className={layout.parts}>
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
          </div>
          <StatusAside applicant={applicant} texts={t} />
        </div>
      </div>
      <div className={`wrap ${styles.rest}`}>
        {(mayAnnounce(applicant) || hasArrived(applicant)) && <OriginalsBlock {...own} texts={t} />}
        <PlacementCard {...own} texts={t.placement} />
        {offersAccount(applicant) && <AccountBlock {...own} texts={t.account} picture={scenes.upload} />}
        <DocumentList applicant={applicant} texts={t.papers}>
          {declarationToChange(applicant) && <ChangeDeclaration {...own} />}
        </DocumentList>
        <MyDetails {...own} texts={t.details} />
        <DataRights token={token} texts={t.rights} />
      </div>
    </>
  );
}
