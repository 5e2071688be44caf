import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import { pageWith } from '../addressing/links.ts';
import type { Applicant } from '../application/applicant.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { MessageScreen } from '../shell/MessageScreen.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import type { WizardTexts } from './wizard-steps.text.ts';

interface Props {
  applicant: Applicant;
  token: string;
  texts: WizardTexts['complete'];
}

export function Complete({ applicant, token, texts: t }: Props) {
  const { links } = useWizard();
  const { scenes } = useApplicantResources();
  const { lead, open, page } = applicant.needs_placement ? t.placement : t;
  return (
    <MessageScreen
      picture={{ src: scenes.arrival, width: 480, height: 360 }}
      title={t.title}
      lead={fill(lead, { name: callName(applicant) })}
    >
      <a className="btn" href={pageWith(page, token)}>
        {open}
      </a>
      <a className="btn line" href={links.contact}>
        {t.ask}
      </a>
    </MessageScreen>
  );
}
