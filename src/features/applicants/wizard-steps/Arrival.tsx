import { fill } from '#contract/fill.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { fullName } from '../addressing/names.ts';
import type { Applicant } from '../application/applicant.ts';
import { Confirmation } from '../application/Confirmation.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import type { Step1Reply } from '../shell/view.ts';

/** Confirms step 1 right after it was sent; where it had been sent before, says which version counts. */
export function Arrival({ reply, applicant }: { reply: Unchecked<Step1Reply>; applicant: Applicant }) {
  const { arrival: t } = useApplicantResources();
  const facts = { name: fullName(applicant), email: applicant.email };
  switch (reply.sent_again) {
    case 'updated':
      return <Confirmation title={t.updatedTitle} text={fill(t.updatedText, facts)} />;
    case 'kept':
      return <Confirmation tone="info" title={t.keptTitle} text={fill(t.keptText, facts)} />;
    default:
      return <Confirmation title={t.title} text={t.text} />;
  }
}
