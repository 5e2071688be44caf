import { inPassportOrder, wholeName } from '#contract/person-name.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { endpoint } from '../http/endpoint.ts';
import { pageByTime, type TimePlace } from '../paging/page-by-time.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isoTime } from '../time/iso-time.ts';
import { contractWantedStore, type MatchedPlace } from './contract-wanted.store.ts';

export const contractsWanted = endpoint('contractsWanted', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle({ deps, input: { after, before } }) {
    const { rows, ...neighbours } = pageByTime<MatchedPlace & TimePlace>({
      rowsAfter: (place, how) => contractWantedStore(deps.db).page(place, how),
      after,
      before,
    });
    return { matches: rows.map((row) => view(deps, row)), ...neighbours };
  },
});

function view({ db }: Deps, row: MatchedPlace & TimePlace) {
  const { id, requirement_id, applicant_id, starts_on, ends_on, created_at } = row;
  const requirement = requirementStore(db).find(requirement_id);
  const applicant = applicantStore(db).find(applicant_id);
  return {
    match_id: id,
    company: employerStore(db).find(requirement?.employer_id ?? '')?.company ?? '',
    candidate: applicant ? wholeName(inPassportOrder(applicant)) : '',
    field_of_work: requirement?.field_of_work ?? '',
    site: requirement?.site ?? '',
    ...{ starts_on, ends_on },
    confirmed_at: isoTime(created_at),
  };
}
