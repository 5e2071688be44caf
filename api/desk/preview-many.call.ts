import { applicationNumber } from '#contract/applications/application-number.ts';
import { operatorsAct } from '#contract/model/next-act.ts';
import { wholeName } from '#contract/person-name.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { applicationFacts } from '../applicants/facts.ts';
import { seenNow } from '../applicants/review/desk-seen.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { type Asked, seasonForAct, whyLeftOut } from './many.ts';

export const previewMany = endpoint('previewMany', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  readsOnly: true,
  handle({ deps, caller, input: { act, season_id, applications } }) {
    const asked = { act, season: seasonForAct(deps, act, season_id), accountId: caller.account.id };
    return { applications: [...new Set(applications)].map((id) => preview(deps, asked, id)) };
  },
});

function preview(deps: Deps, asked: Omit<Asked, 'decisionId'>, id: string) {
  const applicant = applicantStore(deps.db).find(id);
  const leftOut = applicant ? whyLeftOut(deps, asked, applicant) : 'unknown';
  const approves = applicant && !leftOut && asked.act === 'approve';
  return {
    id,
    number: applicationNumber(id),
    name: applicant ? wholeName({ ...applicant, middle_name: '' }) : '',
    lang: applicant?.lang ?? 'de',
    left_out: leftOut ?? null,
    documents: [...((approves && operatorsAct(applicationFacts(deps, applicant))?.documents) || [])],
    seen: applicant ? seenNow(deps, applicant) : '',
  };
}
