import { wholeName } from '#contract/person-name.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import type { Applicant } from '../application/applicant.ts';
import { cardTitle } from './card-title.ts';
import type { FactTexts } from './status.text.ts';

/** The applicant's data and the status. */
export function Facts({ applicant, texts: t }: { applicant: Applicant; texts: FactTexts }) {
  return (
    <dl className="dl card" data-facts="">
      <dt>{t.name}</dt>
      <dd>{wholeName(applicant)}</dd>
      <dt>{t.email}</dt>
      <dd>
        <EmailText text={applicant.email} />
      </dd>
      <dt>{t.status}</dt>
      <dd>{cardTitle(applicant, t.cards)}</dd>
    </dl>
  );
}
