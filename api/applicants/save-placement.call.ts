import { takesPlacement } from '#contract/model/status.ts';
import { PLACEMENT_FIELDS, reversedDays } from '#contract/placements/placement-profile.ts';
import { readProfile } from '#contract/placements/read-profile.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { today } from '../placements/judge-for-pool.ts';
import { placementStore } from '../placements/placement.store.ts';
import { viewPlacement } from '../placements/view-placement.ts';
import { callerApplication } from './caller-application.ts';
import { loadApplicant } from './load.ts';
import { recordApplicantsAct } from './record-applicants-act.ts';

/** Saves what somebody says for a placement, with gaps. Sent twice it changes nothing; over another change it is refused. */
export const savePlacement = endpoint('savePlacement', {
  auth: callerApplication,
  limit: { perNetwork: 600, perCaller: 120 },
  page: 'same',
  readTyped(fields) {
    const typed = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
    const profile = readProfile(typed);
    // No gap: what was typed is no number.
    const days = profile.days_worked ?? (typed('days_worked').trim() || null);
    return { ...fields, ...profile, days_worked: days };
  },
  handle({ deps, caller, input: { version, access_token: _, ...profile } }) {
    const { id } = caller.applicant;
    const reversed = reversedDays(profile);
    if (reversed.length > 0) throw fieldProblem(reversed.map((path) => ({ path, code: 'end_before_start' })));
    // By the server's clock: a phone's may be years off.
    const ahead = (['born_on', 'certificate_on'] as const).filter((name) => profile[name] > today(deps));
    if (ahead.length > 0) throw fieldProblem(ahead.map((path) => ({ path, code: 'day_invalid' })));
    deps.tx(() => {
      const { status } = loadApplicant(deps, id);
      if (!takesPlacement(status)) throw problem('placement_closed');
      const before = placementStore(deps.db).find(id);
      if (before && PLACEMENT_FIELDS.every((name) => before[name] === profile[name])) return;
      if ((before?.version ?? 0) !== version) throw problem('placement_changed');
      placementStore(deps.db).save(id, profile, deps.clock.now());
      recordApplicantsAct(deps, caller, 'placement-saved');
    });
    return viewPlacement(deps, loadApplicant(deps, id));
  },
});
