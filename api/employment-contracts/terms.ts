import type { ContractFields, ContractTerms } from '#contract/employment-contracts/contract-rules.ts';
import { inPassportOrder } from '#contract/person-name.ts';
import { loadApplicant } from '../applicants/load.ts';
import type { Deps } from '../deps.ts';
import { existingEmployer } from '../employers/caller-employer.ts';
import { type Requirement, requirementStore } from '../employers/requirement.store.ts';
import { problem } from '../http/problem.ts';
import { placementStore } from '../placements/placement.store.ts';
import type { MatchedPlace } from './contract-wanted.store.ts';
import { costSheet } from './cost-sheet.ts';

/** What a contract of this match would say today. Throws `match_not_confirmed` for a requirement with gaps. */
export function termsOfMatch(deps: Deps, match: MatchedPlace): ContractTerms {
  const requirement = requirementStore(deps.db).find(match.requirement_id);
  if (!requirement) throw problem('requirement_not_found');
  const { site, shifts, wage_cents, housing } = requirement;
  if (wage_cents === null || housing === '') throw problem('match_not_confirmed');
  const { housing_euro } = existingEmployer(deps, requirement.employer_id);
  return withParties(deps, requirement, match.applicant_id, {
    ...{ site, shifts, wage_cents, housing },
    starts_on: match.starts_on,
    ends_on: match.ends_on,
    week_hours: deps.site.earnings.fullTimeWeekHours,
    housing_euro: housing === 'provided' ? housing_euro : null,
  });
}

/** Terms with what the operator chose, and with parties and costs as they are known today. */
export function withParties(
  deps: Deps,
  { employer_id, field_of_work, model }: Pick<Requirement, 'employer_id' | 'field_of_work' | 'model'>,
  applicantId: string,
  { site, starts_on, ends_on, week_hours, wage_cents, housing, housing_euro, shifts }: ContractFields,
): ContractTerms {
  if (field_of_work === '' || model === '') throw problem('match_not_confirmed');
  const company = existingEmployer(deps, employer_id);
  const { register_number, contact_person, phone, liability_insurance, accident_insurance } = company;
  const { first_name, middle_name, last_name } = inPassportOrder(loadApplicant(deps, applicantId));
  const { born_on = '', nationality = '', university = '' } = placementStore(deps.db).find(applicantId) ?? {};
  return {
    employer: {
      company: company.company,
      ...{ register_number, contact_person, phone, liability_insurance, accident_insurance },
    },
    candidate: {
      name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
      born_on,
      nationality,
      university,
    },
    ...{ field_of_work, model, site, starts_on, ends_on, week_hours, wage_cents, housing, housing_euro, shifts },
    costs: costSheet(deps.site, { model, housing, housing_euro }),
  };
}
