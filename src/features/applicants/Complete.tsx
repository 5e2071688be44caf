import { fill } from '#contract/fill.ts';
import type { Applicant } from './applicant.ts';
import type { WizardWords } from './applicants.text.ts';
import { CalmScreen } from './CalmScreen.tsx';
import { pageWith } from './links.ts';
import { useOpenTexts } from './open-context.ts';
import { useWizard } from './wizard-context.ts';

interface Props {
  applicant: Applicant;
  token: string;
  words: WizardWords['complete'];
}

export function Complete({ applicant, token, words: t }: Props) {
  const { links } = useWizard();
  const { scenes } = useOpenTexts();
  return (
    <CalmScreen
      picture={{ src: scenes.arrival, width: 480, height: 360 }}
      title={t.title}
      lead={fill(t.lead, { name: applicant.first_name })}
    >
      <a className="btn" href={pageWith(links.status, token)}>
        {t.status}
      </a>
      <a className="btn line" href={links.contact}>
        {t.ask}
      </a>
    </CalmScreen>
  );
}
