import { fill } from '#contract/fill.ts';
import type { Applicant } from './applicant.ts';
import { CalmScreen } from './CalmScreen.tsx';
import { pageWith } from './links.ts';
import { useWizard } from './wizard-context.ts';

export function Complete({ applicant, token }: { applicant: Applicant; token: string }) {
  const { texts, links, pictures } = useWizard();
  const t = texts.complete;
  return (
    <CalmScreen
      picture={{ src: pictures.arrival, width: 480, height: 360 }}
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
