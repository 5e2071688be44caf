import { applicationNumber } from '#contract/applications/application-number.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { seenNow } from '../applicants/review/desk-seen.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { planFor, seasonForAct } from './many.ts';

export const previewMany = endpoint('previewMany', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  readsOnly: true,
  handle({ deps, caller, input: { act, season_id, applications } }) {
    const asked = { act, season: seasonForAct(deps, act, season_id), accountId: caller.account.id };
    return { applications: [...new Set(applications)].map((id) => preview(deps, asked, id)) };
  },
});

function preview(deps: Deps, asked: Parameters<typeof planFor>[1], id: string) {
  const applicant = applicantStore(deps.db).find(id);
  const number = applicationNumber(id);
  if (!applicant)
    return {
      id,
      number,
      name: '',
      lang: 'de' as const,
      left_out: 'unknown' as const,
      documents: [],
      seen: '',
    };
  const { leftOut, documents } = planFor(deps, asked, applicant);
  return {
    id,
    number,
    name: `${applicant.first_name} ${applicant.last_name}`.trim(),
    lang: applicant.lang,
    left_out: leftOut ?? null,
    documents: [...documents],
    seen: seenNow(deps, applicant),
  };
}
