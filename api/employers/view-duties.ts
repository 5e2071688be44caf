import { dueOn, dutiesOf } from '#contract/employers/duty-rules.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { isoTimeOrNull } from '../time/iso-time.ts';
import { dutyStore } from './duty.store.ts';
import { employerStore } from './employer.store.ts';
import type { Requirement } from './requirement.store.ts';

export function viewDuties({ db }: Pick<Deps, 'db'>, row: Requirement) {
  const { company_number: known = '' } = employerStore(db).find(row.employer_id) ?? {};
  const done = new Map(
    dutyStore(db)
      .of(row.id)
      .map((one) => [one.duty, one]),
  );
  return {
    duties: dutiesOf(row).map((duty) => {
      const { done_at = null, account_id } = done.get(duty) ?? {};
      return {
        duty,
        due_on: dueOn(duty, row.starts_on),
        done_at: isoTimeOrNull(done_at),
        known: duty === 'company-number' ? known : '',
        done_by: accountStore(db).emailOf(account_id),
      };
    }),
  };
}
