import type { Applicant } from '../application/applicant.ts';
import { fullName } from '../application/names.ts';
import type { FactWords } from './status.text.ts';

/** Whose application this is, and where it stands. */
export function Facts({ applicant, words: t }: { applicant: Applicant; words: FactWords }) {
  return (
    <dl className="dl card" data-facts="">
      <dt>{t.name}</dt>
      <dd>{fullName(applicant)}</dd>
      <dt>{t.email}</dt>
      <dd>{applicant.email}</dd>
      <dt>{t.status}</dt>
      <dd>{t.cards[applicant.status]}</dd>
    </dl>
  );
}
