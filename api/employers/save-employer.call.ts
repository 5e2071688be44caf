import type { calls, InputOf } from '#contract/calls.ts';
import type { EmployerProfile } from '#contract/employers/employer-rules.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { newsStore } from '../desk/news.store.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { employer, employerOf } from './caller-employer.ts';
import { type Employer, employerStore } from './employer.store.ts';
import { recordEmployer } from './record-employer.ts';
import { requirementStore } from './requirement.store.ts';
import { afterSaving, gapsIn } from './vetting.ts';
import { viewEmployer } from './view-employer.ts';

/** Saves what an employer says of itself. Sent twice it changes nothing; typed over somebody else's change, it is refused. */
export const saveEmployer = endpoint('saveEmployer', {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller, input: { version, submit = false, ...given } }) {
    const accountId = caller.account.id;
    deps.tx(() => {
      const row = employerOf(deps, accountId);
      const profile: EmployerProfile = {
        ...given,
        housing_euro: given.housing === 'provided' ? given.housing_euro : null,
      };
      const next = afterSaving(row, profile, submit);
      if (next === 'unchanged') return;
      if (row.version !== version) throw problem('employer_changed');
      const gaps = gapsIn(row.state, profile, submit);
      if (gaps.length > 0) throw fieldProblem(gaps.map((path) => ({ path, code: 'input_empty' })));
      save(deps, row, profile, { accountId, isSubmitted: next === 'submitted' });
    });
    return viewEmployer(employerOf(deps, accountId));
  },
});

type Profile = Omit<InputOf<typeof calls.saveEmployer.at>, 'version' | 'submit'> & EmployerProfile;

function save(deps: Deps, row: Employer, profile: Profile, by: { accountId: string; isSubmitted: boolean }): void {
  const { db, clock } = deps;
  const employers = employerStore(db);
  const now = clock.now();
  employers.change(row.id, profile);
  // What a requirement does not say of a room, its offers take from here; what candidates have read of it stays.
  if (profile.housing_euro !== row.housing_euro) {
    requirementStore(db).keepRent(row.housing_euro, row.id);
    matchStore(db).offersOtherwise({ id: row.id });
  }
  // The company's name is also its accounts' name (EMPA-07), which the settings show.
  if (profile.company !== row.company)
    for (const { account_id } of employers.people(row.id))
      accountStore(db).setName(account_id, { first_name: profile.company, last_name: '' }, now);
  if (by.isSubmitted) {
    const { vetted_company, decided_at } = row;
    employers.setState(row.id, {
      state: 'submitted',
      vetted_company,
      refusal_reason: '',
      submitted_at: now,
      decided_at,
    });
    newsStore(deps.db).add('submitted');
  }
  recordEmployer(deps, row.id, by.accountId, by.isSubmitted ? 'employer-submitted' : 'employer-changed');
}
