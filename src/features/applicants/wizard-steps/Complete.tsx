import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import { pageWith } from '../addressing/links.ts';
import type { Applicant } from '../application/applicant.ts';
import { useNext } from '../application/useNext.ts';
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
  const { scenes, next: texts } = useApplicantResources();
  const { next, sentence } = useNext(applicant);
  const needsDetails = next.kind === 'placement';
  return (
    <MessageScreen
      picture={{ src: scenes.arrival, width: 480, height: 360 }}
      title={t.title}
      lead={needsDetails ? sentence : fill(t.lead, { name: callName(applicant) })}
    >
      {needsDetails && (
        <a className="btn" href={pageWith(t.placement, token)}>
          {texts.buttons.placement}
        </a>
      )}
      <a className={needsDetails ? 'btn line' : 'btn'} href={pageWith(links.status, token)}>
        {t.status}
      </a>
      <a className="btn line" href={links.contact}>
        {t.ask}
      </a>
    </MessageScreen>
  );
}
