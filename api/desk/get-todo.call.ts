import { MOST_COUNTED } from '#contract/limits.ts';
import { adminOrKey } from '../api-keys/admin-or-key.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Waiting } from '../db/per-database.ts';
import { underpaidEmployers } from '../employers/lawful.ts';
import { endpoint } from '../http/endpoint.ts';
import { correctionRequestStore } from '../personal-data/correction-request.store.ts';
import { isoTimeOrNull } from '../time/iso-time.ts';
import { todoStore } from './todo.store.ts';
import { todoNow } from './todo-now.ts';

export const getTodo = endpoint('getTodo', {
  auth: adminOrKey,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller }) {
    const underpaying = underpaidEmployers(deps);
    const now = todoNow(deps, underpaying);
    // A key reads counts alone: an id would lead to one person.
    const isPerson = 'account' in caller;
    const counts = Object.entries(now).map(([kind, waiting]) => [kind, view(waiting)] as const);
    return {
      ...(Object.fromEntries(counts) as Record<keyof typeof now, ReturnType<typeof view>>),
      contact_partner: isPerson ? (todoStore(deps.db).firstChangedContact() ?? null) : null,
      underpaid_employer: isPerson ? (underpaying[0] ?? null) : null,
      wish_application: isPerson ? (applicantStore(deps.db).wishing(1)[0]?.id ?? null) : null,
      correction_application: isPerson ? (correctionRequestStore(deps.db).first() ?? null) : null,
    };
  },
});

function view({ count, oldest }: Waiting) {
  return { count: Math.min(count, MOST_COUNTED), oldest: isoTimeOrNull(oldest) };
}
