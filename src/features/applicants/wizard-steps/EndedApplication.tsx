import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import { Note } from '#src/ui/Note.tsx';
import type { Applicant } from '../application/applicant.ts';
import layout from '../shell/layout.module.css';
import { useWizard } from '../wizard/wizard-context.ts';
import { StepScreen } from './StepScreen.tsx';
import type { WizardTexts } from './wizard-steps.text.ts';

interface Props {
  applicant: Applicant;
  kind: 'rejected' | 'withdrawn';
  texts: WizardTexts['ended'];
}

/** REJECTED and WITHDRAWN: the reason, without alarm, and two ways on. */
export function EndedApplication({ applicant, kind, texts: t }: Props) {
  const { links, application } = useWizard();
  const name = { name: callName(applicant) };
  const said =
    kind === 'rejected'
      ? { title: fill(t.rejectedTitle, name), lead: t.rejectedLead, next: t.rejectedNext }
      : { title: t.withdrawnTitle, lead: fill(t.withdrawnLead, name), next: t.withdrawnNext };
  return (
    <StepScreen name={kind} title={said.title} lead={said.lead}>
      {applicant.decision_reason && (
        <Note tone="info" title={t.reason}>
          <p className={layout.reason}>{applicant.decision_reason}</p>
        </Note>
      )}
      <p>{said.next}</p>
      <p className={layout.acts}>
        <button type="button" className="btn" onClick={application.startAgain}>
          {t.again}
        </button>
        <a className="btn line" href={links.contact}>
          {t.ask}
        </a>
      </p>
    </StepScreen>
  );
}
