import { type ReactNode, useState } from 'react';
import type { Applicant } from '../application/applicant.ts';
import { ReplaceDocument } from '../documents/ReplaceDocument.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';

/** Lets somebody who has sent the wrong declaration send the right one, as long as nobody has accepted it. */
export function ChangeDeclaration({ applicant, token }: { applicant: Applicant; token: string }) {
  const { documents: t } = useApplicantResources();
  const sent = applicant.documents.find(({ type }) => type === 'enrolment');
  if (sent?.review !== 'pending' || !applicant.can.includes('upload-document')) return null;
  // The form of a file that has arrived is closed, and empty when it is opened again.
  return (
    <Fold key={sent.uploaded_at} summary={t.changeSummary}>
      <ReplaceDocument
        document={{ type: 'enrolment', name: 'enrolment', reason: null, kind: 'change' }}
        applicant={applicant}
        token={token}
        screen="originals"
      />
    </Fold>
  );
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
