import { STATUS } from '#contract/status.ts';
import type { Applicant } from '../application/applicant.ts';
import { Frame } from '../application/Frame.tsx';
import { pageWith } from '../application/links.ts';
import { screenFor } from '../application/projection.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import layout from '../shell/layout.module.css';
import { useShell } from '../shell/shell-context.ts';
import { OpenDocuments } from './OpenDocuments.tsx';
import { sendableDocuments } from './sendable-documents.ts';
import type { ReceivedTexts } from './verify.text.ts';

interface Props {
  applicant: Applicant;
  token: string;
  texts: ReceivedTexts;
}

/** After the documents of step 2 have arrived: which are still missing, and where to go on. */
export function DocumentsReceived({ applicant, token, texts: t }: Props) {
  const { links } = useShell();
  const { onwards } = useApplicantResources();
  const screen = screenFor(applicant.status);
  const isOpen = sendableDocuments(applicant, screen).length > 0;
  const goesOn = STATUS[applicant.status].page === 'enrolment';
  return (
    <Frame title={isOpen ? t.openHeading : t.heading} lead={leadOf(isOpen, goesOn, t)}>
      <OpenDocuments applicant={applicant} token={token} screen={screen} />
      <p className={layout.acts}>
        {goesOn && (
          <a className={isOpen ? 'btn line' : 'btn'} href={pageWith(links.enrolment, token)}>
            {onwards.toEnrolment}
          </a>
        )}
        <a className={goesOn ? 'btn line' : 'btn'} href={pageWith(links.status, token)}>
          {onwards.toStatus}
        </a>
      </p>
    </Frame>
  );
}

/** Never that nothing is to be sent, above a document that is. */
function leadOf(isOpen: boolean, goesOn: boolean, t: ReceivedTexts): string {
  if (isOpen) return t.openLead;
  return goesOn ? t.lead : t.leadAfter;
}
