import { MOST_COUNTED } from '#contract/limits.ts';
import { adminOrKey } from '../api-keys/admin-or-key.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { endpoint } from '../http/endpoint.ts';
import { correctionRequestStore } from '../personal-data/correction-request.store.ts';
import { isoTimeOrNull } from '../time/iso-time.ts';
import { todoStore, type Waiting } from './todo.store.ts';
import { todoNow } from './todo-now.ts';

export const getTodo = endpoint('getTodo', {
  auth: adminOrKey,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller }) {
    const now = todoNow(deps);
    // A key reads counts alone: an id would lead to one person.
    const isPerson = 'account' in caller;
    return {
      applications: view(now.applications),
      step1: view(now.step1),
      step2: view(now.step2),
      enrolment: view(now.enrolment),
      originals: view(now.originals),
      held: view(now.held),
      deferred_due: view(now.deferred_due),
      partners_new: view(now.partners_new),
      partners_renamed: view(now.partners_renamed),
      partners_contact: view(now.partners_contact),
      contact_partner: isPerson ? (todoStore(deps.db).firstChangedContact() ?? null) : null,
      employers_submitted: view(now.employers_submitted),
      employers_new: view(now.employers_new),
      matches_accepted: view(now.matches_accepted),
      contracts_wanted: view(now.contracts_wanted),
      contract_copies: view(now.contract_copies),
      contract_papers: view(now.contract_papers),
      contract_requests: view(now.contract_requests),
      contracts_underpaid: view(now.contracts_underpaid),
      contracts_left: view(now.contracts_left),
      contracts_draft: view(now.contracts_draft),
      season_ending: view(now.season_ending),
      season_unplanned: view(now.season_unplanned),
      season_full: view(now.season_full),
      season_wishes: view(now.season_wishes),
      wish_application: isPerson ? (applicantStore(deps.db).wishing(1)[0]?.id ?? null) : null,
      settings: view(now.settings),
      corrections: view(now.corrections),
      correction_application: isPerson ? (correctionRequestStore(deps.db).first() ?? null) : null,
      mails: view(now.mails),
    };
  },
});

function view({ count, oldest }: Waiting) {
  return { count: Math.min(count, MOST_COUNTED), oldest: isoTimeOrNull(oldest) };
}
