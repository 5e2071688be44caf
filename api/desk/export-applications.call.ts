import { Readable } from 'node:stream';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { QUEUE_STEP_NAMES, STATUS_NAMES } from '#contract/desk/queue.text.ts';
import type { Lang } from '#contract/languages.ts';
import { isDocumentType, whileDeferred } from '#contract/model/document.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import { documentNames } from '../applicants/advance.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { csvPages } from '../files/csv.ts';
import { endpoint } from '../http/endpoint.ts';
import { matchListStore } from '../matches/match-list.store.ts';
import { seasonStore } from '../seasons/season.store.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isWaiting, type Standing } from '../standing/standing.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { COLUMNS, NEXT, YES } from './export.text.ts';
import { beginExport } from './export.ts';

export const exportApplications = endpoint('exportApplications', {
  auth: adminOrReader,
  limit: { perNetwork: 120, perCaller: 30 },
  handle({ deps, caller, input: { search = '', lang = caller.account.lang, applications, ...filters } }) {
    const asked = { accountId: caller.account.id, filters, search, applications } as const;
    const pages = beginExport(deps, asked);
    return {
      name: `applications-${berlinDate(deps.clock.now())}.csv`,
      mime: 'text/csv; charset=utf-8',
      bytes: Readable.from(csvPages(COLUMNS, lang, pages, (row) => cellsOf(deps, row, lang))),
    };
  },
});

function cellsOf(deps: Deps, row: Standing, lang: Lang): Record<keyof typeof COLUMNS, string> {
  const dayOf = (at: number | null) => (at === null ? '' : berlinDate(at));
  const applicant = applicantStore(deps.db).find(row.applicant_id);
  const season = seasonStore(deps.db).find(row.season_id);
  const places = matchListStore(deps.db)
    .offers(row.applicant_id)
    .filter(({ state }) => state === 'confirmed');
  return {
    number: applicationNumber(row.applicant_id),
    firstName: [applicant?.first_name, applicant?.middle_name].filter(Boolean).join(' '),
    lastName: applicant?.last_name ?? '',
    email: applicant?.email ?? '',
    phone: applicant?.phone ?? '',
    lang: row.lang,
    season: season ? seasonName(season, lang) : NEXT[lang],
    partner: row.partner_name,
    step: QUEUE_STEP_NAMES[row.step][lang],
    status: STATUS_NAMES[row.status][lang],
    waits: dayOf(isWaiting(row, deps.clock.now()) ? row.waits_since : null),
    sentBack: row.sent_back === 1 ? YES[lang] : '',
    deferred: documentNames(deps, row.deferred.split(',').filter(isDocumentType).map(whileDeferred), lang),
    deferredUntil: row.deferred_due_on ?? '',
    originalsPosted: dayOf(applicant?.originals_posted_at ?? null),
    originals: dayOf(applicant?.originals_received_at ?? null),
    placement: places.map(({ company, starts_on, ends_on }) => `${company}, ${starts_on}–${ends_on}`).join('; '),
    created: dayOf(row.created_at),
  };
}
