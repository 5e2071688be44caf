import { applicationNumber } from '#contract/applications/application-number.ts';
import { PAGE_ROWS } from '#contract/limits.ts';
import { wholeName } from '#contract/person-name.ts';
import { accountStore } from '../accounts/account.store.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { firstOf, withNeighbours } from '../paging/page-by-time.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import { type RetentionPlace, type RetentionRow, retentionStore } from './retention.store.ts';

const LOG_ROWS = 30;
const AFTER_ALL_DAYS = '9999';

export const listRetention = endpoint('listRetention', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle({ deps, input: { kind = 'going', after, before } }) {
    const place = placeOf(deps, kind, before ?? after);
    const found = firstOf(retentionStore(deps.db).page(kind, place, before !== undefined, PAGE_ROWS + 1));
    const { rows, ...neighbours } = withNeighbours(found, { after, before }, (row) => row.applicant_id);
    return {
      applications: rows.flatMap((row) => view(deps, row)),
      ...neighbours,
      log: retentionStore(deps.db).logBefore(AFTER_ALL_DAYS, LOG_ROWS),
    };
  },
});

/** Throws `input_invalid` where the application is gone or in the other list: the page begins anew. */
function placeOf({ db }: Deps, kind: 'going' | 'held', id: string | undefined): RetentionPlace | undefined {
  if (id === undefined) return undefined;
  const row = retentionStore(db).find(id);
  const at = kind === 'held' ? row?.held_at : row?.goes_at;
  if (typeof at !== 'number') throw problem('input_invalid');
  return { at, id };
}

function view({ db }: Deps, row: RetentionRow) {
  const applicant = applicantStore(db).find(row.applicant_id);
  if (!applicant) return [];
  const { id, status } = applicant;
  const { held_at: heldAt, hold_reason: reason, held_by: by } = row;
  return {
    ...{ id, status, what: row.what },
    number: applicationNumber(id),
    name: wholeName({ ...applicant, middle_name: '' }),
    goes_at: isoTimeOrNull(row.goes_at),
    announced_at: isoTimeOrNull(row.announced_at),
    mail: (row.mail_id !== null && retentionStore(db).mail(row.mail_id)?.state) || null,
    hold:
      heldAt === null
        ? null
        : { since: isoTime(heldAt), reason, by: by === null ? null : (accountStore(db).find(by)?.email ?? by) },
  };
}
