import { DECISIONS } from '#contract/employers/employer-rules.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { admin } from '../sessions/session-auth.ts';
import { answerUntil } from '../time/answer-until.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { existingEmployer } from './caller-employer.ts';
import { type Employer, employerStore } from './employer.store.ts';
import { assertSeen, endingsOfRefusal } from './endings.ts';
import { mailEmployer } from './mail-employer.ts';
import { recordEmployer } from './record-employer.ts';
import { requirementStore } from './requirement.store.ts';
import { viewEmployerForAdmin } from './view-employer.ts';

/** Vets or refuses an employer; its people are told. A press that is doubled decides once. */
export const decideEmployer = endpoint('decideEmployer', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { employer_id: id, seen, decision, reason = '', ends = 0 } }) {
    if (decision === 'refused' && reason === '')
      throw fieldProblem([{ path: 'reason', code: 'refusal_reason_required' }]);
    deps.tx(() => {
      const row = existingEmployer(deps, id);
      const refusal_reason = decision === 'refused' ? reason : '';
      const isDoubled = row.state === decision && row.refusal_reason === refusal_reason && row.version === seen + 1;
      if (isDoubled) return;
      if (row.version !== seen) throw problem('employer_changed');
      if (!DECISIONS[row.state].includes(decision)) throw problem('employer_undecidable');
      if (decision === 'refused') assertSeen(endingsOfRefusal(deps, id), ends);
      decide(deps, row, decision, refusal_reason);
      recordEmployer(deps, id, caller.account.id, `employer-${decision}`, { actor: 'operator' });
      mailEmployer(deps, id, `employer-${decision}`, { organization: row.company, reason: refusal_reason });
    });
    return viewEmployerForAdmin(deps, existingEmployer(deps, id));
  },
});

function decide(deps: Deps, row: Employer, decision: 'vetted' | 'refused', refusal_reason: string): void {
  const { id, company, submitted_at } = row;
  // A refused name must not stand in the mails about what ends with it.
  const vetted_company = decision === 'vetted' ? company : row.vetted_company;
  const decided_at = deps.clock.now();
  employerStore(deps.db).setState(id, { state: decision, vetted_company, refusal_reason, submitted_at, decided_at });
  if (decision === 'vetted') renewProposals(deps, id);
  // What nobody has vetted is not open; its employer can open it again afterwards.
  if (decision === 'refused')
    for (const requirement of requirementStore(deps.db).openOf(id))
      requirementStore(deps.db).setState(requirement, 'draft');
}

/** Whoever was vetted anew could not answer meanwhile, and has the whole time again. */
function renewProposals({ db, clock, site }: Deps, employerId: string): void {
  const until = answerUntil('proposed', clock.now(), site.matching);
  if (until !== null) matchStore(db).renewProposals({ employerId, until, today: berlinDate(clock.now()) });
}
