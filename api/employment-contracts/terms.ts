import { leastBreakMinutes, leastLeaveDays } from '#contract/employers/lawful-work.ts';
import {
  CONTRACT_FIELDS,
  type ContractFields,
  type ContractTerms,
  HOUSE_RULES,
  type HouseRules,
} from '#contract/employment-contracts/contract-rules.ts';
import { costSheet } from '#contract/employment-contracts/cost-sheet.ts';
import { LEAST_BREAKS } from '#contract/limits.ts';
import { SUPPLEMENTS, type Supplements } from '#contract/pay/supplements.text.ts';
import { mayTaxFlat } from '#contract/pay/tax-ways.ts';
import { inPassportOrder, wholeName } from '#contract/person-name.ts';
import { loadApplicant } from '../applicants/load.ts';
import type { Deps } from '../deps.ts';
import { existingEmployer } from '../employers/caller-employer.ts';
import { employerStore } from '../employers/employer.store.ts';
import { type Requirement, requirementStore } from '../employers/requirement.store.ts';
import { problem } from '../http/problem.ts';
import { placementStore } from '../placements/placement.store.ts';
import { contractStore } from './contract.store.ts';
import { contractTermsStore } from './contract-terms.store.ts';
import type { MatchedPlace } from './contract-wanted.store.ts';

/** What a contract of this match would say today. Throws `match_not_confirmed` for a requirement with gaps. */
export function termsOfMatch(deps: Deps, match: MatchedPlace): ContractTerms {
  const requirement = requirementStore(deps.db).find(match.requirement_id);
  if (!requirement) throw problem('requirement_not_found');
  const { site, shifts, wage_cents, housing } = requirement;
  if (wage_cents === null || housing === '') throw problem('match_not_confirmed');
  const room = requirement.housing_euro ?? existingEmployer(deps, requirement.employer_id).housing_euro;
  const { starts_on, ends_on } = match;
  const last = lastTermsOf(deps, requirement.employer_id);
  // The fewest hours are what the offer promised in any case.
  const week_hours = requirement.week_hours_from ?? deps.site.earnings.fullTimeWeekHours;
  const rules = houseRulesOf(deps, requirement.employer_id, last);
  return withParties(deps, requirement, match.applicant_id, {
    ...rules,
    break_minutes: Math.max(rules.break_minutes, leastBreakMinutes({ ...requirement, week_hours })),
    ...supplementsOf(requirement),
    // The flat rate of a short contract of before is none of a long one.
    tax: mayTaxFlat(match) ? rules.tax : 'byTable',
    ...{ site, shifts, wage_cents, housing, starts_on, ends_on, week_hours },
    housing_euro: housing === 'provided' ? room : null,
    leave_days: leastLeaveDays({ ...requirement, starts_on, ends_on }),
    // Translated once, the same shifts are so in each contract that follows.
    shifts_en: requirement.shifts_en || (last?.shifts === shifts ? last.shifts_en : ''),
    candidate_address: '',
  });
}

/** Those that the requirement has said. */
function supplementsOf(requirement: Requirement): Partial<Supplements> {
  const said = SUPPLEMENTS.filter((name) => requirement[name] !== null);
  return Object.fromEntries(said.map((name) => [name, requirement[name]]));
}

/** What the operator wrote into the last contract of this employer; what that left blank, as the employer has said it. */
function houseRulesOf(deps: Deps, employerId: string, before: ContractTerms | undefined): HouseRules {
  const { seat, representative, tariff } = existingEmployer(deps, employerId);
  const last = rulesIn(before ?? HOUSE_RULES);
  const isOfItsDays = before !== undefined && before.break_minutes === leastBreakMinutes(before);
  return {
    ...last,
    employer_address: last.employer_address || seat,
    representative: last.representative || representative,
    tariffs: last.tariffs || tariff,
    // A shorter one of shorter days would be unlawful on longer ones; what longer days ask for is not for shorter ones.
    break_minutes: Math.max(isOfItsDays ? 0 : last.break_minutes, LEAST_BREAKS[1].minutes),
  };
}

function lastTermsOf({ db }: Deps, employerId: string): ContractTerms | undefined {
  const last = contractStore(db).newestOf(employerId);
  return last && contractTermsStore(db).find(last.id, last.terms_version)?.terms;
}

function rulesIn(terms: HouseRules): HouseRules {
  const names = Object.keys(HOUSE_RULES) as (keyof HouseRules)[];
  return Object.fromEntries(names.map((name) => [name, terms[name]])) as unknown as HouseRules;
}

/** Terms with what the operator chose, and with parties and costs as they are known today. */
export function withParties(
  deps: Deps,
  { employer_id, field_of_work, model, area }: Pick<Requirement, 'employer_id' | 'field_of_work' | 'model' | 'area'>,
  applicantId: string,
  given: ContractFields,
): ContractTerms {
  if (field_of_work === '' || model === '') throw problem('match_not_confirmed');
  const company = existingEmployer(deps, employer_id);
  const { register_number, contact_person, phone, liability_insurance, accident_insurance } = company;
  const {
    born_on = '',
    nationality = '',
    university = '',
    home_address = '',
  } = placementStore(deps.db).find(applicantId) ?? {};
  return {
    employer: {
      company: employerStore(deps.db).knownName(employer_id),
      ...{ register_number, contact_person, phone, liability_insurance, accident_insurance },
    },
    candidate: {
      name: wholeName(inPassportOrder(loadApplicant(deps, applicantId))),
      born_on,
      nationality,
      university,
    },
    ...fieldsOf(given),
    candidate_address: given.candidate_address || home_address,
    ...{ field_of_work, model, area },
    costs: costSheet(deps.site, { ...given, model, area }),
  };
}

function fieldsOf(given: ContractFields): ContractFields {
  return Object.fromEntries(CONTRACT_FIELDS.map((name) => [name, given[name]])) as unknown as ContractFields;
}
