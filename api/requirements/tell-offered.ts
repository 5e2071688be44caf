import { isOffered } from '#contract/model/match-rules.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { type NewMail, outboxStore } from '../mail/outbox.store.ts';
import type { Match } from '../matches/match.store.ts';
import { factsOfRequirement } from '../matches/match-facts.ts';
import { toldState } from '../placements/employer-reads.ts';

/** Mails whoever knows of an offer or a place; who does not know of it yet reads what is new in it. */
export function tellOffered(
  deps: Deps,
  requirement: Requirement,
  match: Match,
  { template, params }: Required<Pick<NewMail, 'template' | 'params'>>,
  dueAt = deps.clock.now(),
): void {
  if (!isOffered(toldState(deps, match))) return;
  const applicant = applicantStore(deps.db).find(match.applicant_id);
  const { starts_on, ends_on } = match;
  const organization = employerStore(deps.db).knownName(requirement.employer_id);
  const facts = { ...factsOfRequirement({ ...requirement, starts_on, ends_on }), organization };
  if (!applicant) return;
  const mail = { template, params: { ...facts, ...params }, lang: applicant.lang, applicantId: applicant.id };
  outboxStore(deps.db).add(mail, deps.clock.now(), dueAt);
}
