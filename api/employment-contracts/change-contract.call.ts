import { unlawfulWork } from '#contract/employers/lawful-work.ts';
import { type LongestPlacement, periodFault } from '#contract/employers/requirement-rules.ts';
import {
  CONTRACT_FIELDS,
  type ContractTerms,
  isUnpriced,
  isUntranslated,
} from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { fieldErrorOf } from '../employers/lawful.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { assertOfAge } from './assert-of-age.ts';
import { assertOwnDays } from './assert-own-days.ts';
import { assertNotResting } from './candidate-of.ts';
import { contractAsSeen, loadContract, termsOf, workAreaOf } from './load-contract.ts';
import { daysBothHold, moveDays } from './move-days.ts';
import { signedTermsOf } from './signed-terms.ts';
import { withParties } from './terms.ts';
import { viewForAdmin } from './view-contract.ts';
import { isOut } from './wage-due.ts';
import { writeTerms } from './write-terms.ts';

export const changeContract = endpoint('changeContract', {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 120 },
  handle({ deps, caller, input: { contract_id: id, seen, ...given } }) {
    deps.tx(() => {
      const before = termsOf(deps, loadContract(deps, id)).terms;
      const housing_euro = given.housing === 'provided' ? given.housing_euro : null;
      const fields = { ...before, ...said(given), housing_euro };
      // Sent twice, it changes nothing.
      const isSame = CONTRACT_FIELDS.every((name) => before[name] === fields[name]);
      if (isSame) return;
      const row = contractAsSeen(deps, id, seen);
      if (row.state !== 'draft' && !isOut(deps, row)) throw problem('contract_step');
      assertPeriod({ ...fields, model: before.model }, deps.site.programme);
      moveDays(deps, row.match_id, fields);
      const { field_of_work, model } = before;
      const work = { employer_id: row.employer_id, field_of_work, model, area: workAreaOf(deps, row) };
      const known = withParties(deps, work, row.applicant_id, fields);
      // What nobody has vetted of a company stands on no paper.
      const isVetted = employerStore(deps.db).isVetted(row.employer_id);
      const terms = isVetted ? known : { ...known, employer: before.employer };
      if (row.state !== 'draft') {
        assertNotResting(deps, row);
        assertWhole(terms);
        assertNotBegun(terms, before, berlinDate(deps.clock.now()));
      }
      assertOfAge(deps, terms);
      if (terms.starts_on < before.starts_on || terms.ends_on > before.ends_on) assertOwnDays(deps, row, terms);
      assertLawfulTerms(deps, terms);
      writeTerms(deps, row, terms, { accountId: caller.account.id, as: 'changed' });
      // Judged by its own days; kept beside those that hold until both have signed.
      moveDays(deps, row.match_id, daysBothHold(terms, signedTermsOf(deps, loadContract(deps, id))));
    });
    return viewForAdmin(deps, loadContract(deps, id));
  },
});

/** Without what the caller has left out. */
function said<Given extends object>(given: Given) {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Given]: Exclude<Given[Name], undefined> };
}

/** What was sent goes to both sides anew. */
function assertWhole(terms: ContractTerms): void {
  if (isUntranslated(terms)) throw fieldProblem([{ path: 'shifts_en', code: 'input_empty' }]);
  if (isUnpriced(terms)) throw fieldProblem([{ path: 'housing_euro', code: 'input_empty' }]);
}

/** A fixed term needs ink before its first day: none is moved to one that has passed. One that runs keeps its own. */
function assertNotBegun({ starts_on }: ContractTerms, before: ContractTerms, today: string): void {
  if (starts_on !== before.starts_on && starts_on < today)
    throw fieldProblem([{ path: 'starts_on', code: 'start_past' }]);
}

function assertLawfulTerms({ site }: Deps, terms: ContractTerms): void {
  const faults = unlawfulWork(terms, site.earnings.wages);
  if (faults.length > 0) throw fieldProblem(faults.map(fieldErrorOf));
}

function assertPeriod(fields: Parameters<typeof periodFault>[0], { maxDays, maxMonths }: LongestPlacement): void {
  const fault = periodFault(fields, { maxDays, maxMonths });
  if (!fault) return;
  const { code, max, until } = fault;
  throw fieldProblem([{ path: 'ends_on', code, params: { max, until } }]);
}
