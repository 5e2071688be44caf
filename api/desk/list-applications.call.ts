import { applicationNumber } from '#contract/applications/application-number.ts';
import type { ListedApplication } from '#contract/desk/queue.ts';
import { isDocumentType } from '#contract/model/document.ts';
import { seasonIdOf } from '#contract/seasons/season-fields.ts';
import { eventStore } from '../audit/event.store.ts';
import { endpoint } from '../http/endpoint.ts';
import { withNeighbours } from '../paging/page-by-time.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isWaiting, type ListPlace, type Standing, standingStore } from '../standing/standing.store.ts';
import { MINUTE_MS } from '../time/clock.ts';
import { isoTime } from '../time/iso-time.ts';
import { findApplications } from './find-applications.ts';

/** How long an admin who has opened an application counts as at work on it: the queue leads no other admin to it. */
const AT_WORK_MS = 10 * MINUTE_MS;

/** The queue of the review desk, a page at a time. Posted, as names of a search don't belong in addresses. */
export const listApplications = endpoint('listApplications', {
  auth: adminOrReader,
  limit: { perNetwork: 3000, perCaller: 1200 },
  readsOnly: true,
  async handle({ deps, caller, input: { search = '', after, before, ...filters } }) {
    const now = deps.clock.now();
    const elsewhere = eventStore(deps.db).openedByOthers(caller.account.id, now - AT_WORK_MS);
    const beside = before ?? after;
    const from = beside === undefined ? beside : readPlace(beside);
    const found = await findApplications(deps, { filters, search, back: before !== undefined, from });
    const placeOf = (row: Standing) => writePlace(found.placeOf(row));
    const { rows, ...neighbours } = withNeighbours(found, { after, before }, placeOf);
    const waiting = (step: 'step1' | 'step2' | 'enrolment' | 'originals') =>
      standingStore(deps.db).waiting(now, step, filters.season && seasonIdOf(filters.season)).count;
    return {
      applications: rows.map((row) => ({ ...viewRow(row, now), open_elsewhere: elsewhere.has(row.applicant_id) })),
      similar: found.similar,
      ...neighbours,
      counts: {
        step1: waiting('step1'),
        step2: waiting('step2'),
        enrolment: waiting('enrolment'),
        originals: waiting('originals'),
      },
      held: standingStore(deps.db).held().count,
      now: isoTime(now),
    };
  },
});

function viewRow(row: Standing, now: number): Omit<ListedApplication, 'open_elsewhere'> {
  const waits = isWaiting(row, now);
  return {
    id: row.applicant_id,
    number: applicationNumber(row.applicant_id),
    name: row.name,
    status: row.status,
    step: row.step,
    lang: row.lang,
    partner_id: row.partner_id || null,
    partner_name: row.partner_name || null,
    season_id: row.season_id || null,
    act: waits ? row.act : null,
    since: isoTime((waits ? row.waits_since : null) ?? row.since),
    sent_back: row.sent_back === 1,
    deferred: row.deferred.split(',').filter(isDocumentType),
    held_until: row.held_until,
    created_at: isoTime(row.created_at),
  };
}

function writePlace({ key, place }: ListPlace): string {
  return `${key}_${place}`;
}

function readPlace(text: string): ListPlace {
  const [key, place] = text.split('_').map(Number);
  return { key: key ?? 0, place: place ?? 0 };
}
