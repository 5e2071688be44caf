import type { EmployerReply } from '#contract/employers/employer.ts';
import { DECISIONS, missingInProfile } from '#contract/employers/employer-rules.ts';
import { accountStore } from '../accounts/account.store.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { viewMembers } from '../members/view-members.ts';
import { viewNotes } from '../members/view-notes.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import type { Employer } from './employer.store.ts';
import { employerTeam, organizationOf } from './employer-team.ts';
import { endingsOfRefusal } from './endings.ts';

// The last events: enough to see how the employer came to its state.
const SHOWN_EVENTS = 30;

/** The reply with an employer, field by field. */
export function viewEmployer(row: Employer): EmployerReply {
  const { id, company, register_number, liability_insurance, accident_insurance, contact_person, phone } = row;
  const { seat, representative, company_number, tariff } = row;
  const { sites, housing, housing_euro, state, refusal_reason, version } = row;
  return {
    ...{ id, company, register_number, liability_insurance, accident_insurance, contact_person, phone },
    ...{ seat, representative, company_number, tariff },
    ...{ sites, housing, housing_euro, state, refusal_reason, version },
    submitted_at: isoTimeOrNull(row.submitted_at),
    decided_at: isoTimeOrNull(row.decided_at),
    created_at: isoTime(row.created_at),
    missing: missingInProfile(row),
  };
}

export function viewEmployerForAdmin(deps: Deps, row: Employer) {
  const { db } = deps;
  return {
    employer: viewEmployer(row),
    people: viewMembers(deps, employerTeam, organizationOf(row)),
    can: [...DECISIONS[row.state]],
    ends: endingsOfRefusal(deps, row.id),
    notes: viewNotes(deps, row.id),
    history: eventStore(db)
      .newest('employer', row.id, SHOWN_EVENTS)
      .map(({ id, at, action, actor_account_id: by, detail }) => ({
        id,
        at: isoTime(at),
        action,
        actor_email: accountStore(db).emailOf(by),
        about_email: accountStore(db).emailOf((JSON.parse(detail) as { account_id?: string }).account_id),
      })),
  };
}
