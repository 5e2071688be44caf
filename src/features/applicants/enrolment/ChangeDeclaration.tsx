import { LazyFold } from '#src/ui/plain/LazyFold.tsx';
import type { Applicant } from '../application/applicant.ts';
import { ReplaceDocument } from '../documents/ReplaceDocument.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { declarationToChange } from './declaration-to-change.ts';

/** Lets somebody who has sent the wrong declaration send the right one, as long as nobody has accepted it. */
export function ChangeDeclaration({ applicant, token }: { applicant: Applicant; token: string }) {
  const { documents: t } = useApplicantResources();
  const sent = declarationToChange(applicant);
  if (!sent) return null;
  // The form of a file that has arrived is closed, and empty when it is opened again.
  return (
    <LazyFold key={sent.uploaded_at} summary={t.changeSummary} form="replace-enrolment">
      <ReplaceDocument
        document={{ type: 'enrolment', name: 'enrolment', reason: null, kind: 'change' }}
        applicant={applicant}
        token={token}
        screen="originals"
      />
    </LazyFold>
  );
}
