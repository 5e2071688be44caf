import { applicationNumber } from '#contract/applications/application-number.ts';
import type { ListedEvent } from '#contract/desk/log.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { accountStore } from '../accounts/account.store.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { endpoint } from '../http/endpoint.ts';
import { matchStore } from '../matches/match.store.ts';
import { searchByTime } from '../paging/page-by-time.ts';
import { seasonInLog } from '../seasons/season-name.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isoTime } from '../time/iso-time.ts';
import { findSubjects } from './find-subjects.ts';
import { type LoggedEvent, logListStore } from './log-list.store.ts';
import { spanOf } from './log-span.ts';
import { isView } from './views.ts';

/** What happened to applications and accounts. Reading it is not written down: it says no more than its subjects' pages. */
export const listEvents = endpoint('listEvents', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  async handle({ deps, input: { search, action, actor, kind, from, to, after, before } }) {
    const subjectIds = findSubjects(deps, search);
    if (subjectIds?.length === 0) return { events: [], found: false, previous: null, next: null };
    const filter = { subjectIds, action, ...spanOf({ from, to }) };
    const { rows, previous, next } = await searchByTime<LoggedEvent>(
      { rowsAfter: (place, how) => logListStore(deps.db).page(filter, place, how), after, before },
      (row) =>
        (actor === undefined || row.actor === actor) &&
        (action === undefined || row.action === action) &&
        (kind === undefined || isView(row.action) === (kind === 'looks')),
    );
    return { events: rows.map((row) => view(deps, row)), found: true, previous, next };
  },
});

function view(deps: Deps, row: LoggedEvent): ListedEvent {
  const { id, at, action, actor, actor_account_id, actor_name, subject, subject_id, from_status, to_status } = row;
  const detail = JSON.parse(row.detail) as Record<string, string | number>;
  return {
    id,
    at: isoTime(at),
    action,
    actor,
    actor_name: actor_name ?? accountStore(deps.db).emailOf(actor_account_id),
    subject,
    subject_id,
    subject_name: nameOf(deps, row),
    from_status,
    to_status,
    details: Object.entries(detail).map(([name, value]) => ({
      name,
      value: isSeason(action, name) ? seasonInLog(deps.db, String(value)) : String(value),
    })),
  };
}

const isSeason = (action: string, name: string) => name === (action === 'move-season' ? 'to' : 'season');

function nameOf({ db }: Deps, { subject, subject_id }: LoggedEvent): string | null {
  if (subject === 'account') return accountStore(db).emailOf(subject_id);
  if (subject === 'employer') return employerStore(db).find(subject_id)?.company ?? null;
  if (subject === 'contract') return contractNumber(subject_id);
  if (subject === 'key') return subject_id;
  const applicant = applicantStore(db).find(
    subject === 'match' ? (matchStore(db).find(subject_id)?.applicant_id ?? '') : subject_id,
  );
  return applicant ? `${applicationNumber(applicant.id)} ${applicant.first_name} ${applicant.last_name}`.trim() : null;
}
