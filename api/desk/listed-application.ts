import { applicationNumber } from '#contract/application-number.ts';
import { isSentBack } from '#contract/document.ts';
import { type ApplicationFacts, operatorsAct } from '#contract/next-act.ts';
import type { QueueStep } from '#contract/queue.ts';
import { isOpen, STATUS } from '#contract/status.ts';
import type { Applicant } from '../applicants/applicant.store.ts';
import { applicationFacts } from '../applicants/facts.ts';
import { berlinDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';
import { plainText } from '../partners/plain-text.ts';
import type { NewListed } from './listed-application.store.ts';
import { searchable } from './search-words.ts';

/** What the list says of an application. */
export function listedOf(deps: Deps, applicant: Applicant): NewListed {
  const facts = applicationFacts(deps, applicant);
  const partner = applicant.partner_id === null ? undefined : deps.partners.findByPartnerId(applicant.partner_id);
  const name = `${applicant.first_name} ${applicant.last_name}`.trim();
  const act = operatorsAct(facts);
  const deferred = isOpen(applicant.status) ? facts.deferred : [];
  const said = [
    name,
    applicant.middle_name,
    applicant.email,
    partner?.organization_name ?? '',
    partner?.partner_id ?? '',
  ];
  return {
    application_id: applicant.id,
    name,
    status: applicant.status,
    step: queueStep(facts),
    lang: applicant.lang,
    partner_id: applicant.partner_id ?? '',
    partner_name: partner?.organization_name ?? '',
    waits_since: act && (act.since ?? applicant.created_at),
    act: act?.kind ?? null,
    since: act?.since ?? facts.turnSince ?? applicant.created_at,
    sent_back: isOpen(applicant.status) && facts.documents.some(isSentBack) ? 1 : 0,
    deferred: deferred.map(({ type }) => type).join(','),
    deferred_due_on: deferred[0]?.due_on ?? null,
    held_until: heldUntilOf(applicant),
    created_at: applicant.created_at,
    search: searchable(plainText(said.join(' ')), applicationNumber(applicant.id)),
  };
}

/** A hold from before a day was asked for counts as over since it began. */
function heldUntilOf({ held_at, held_until }: Applicant): string | null {
  return held_at === null ? null : (held_until ?? berlinDate(held_at));
}

/** Where an application stands on the desk: a declaration that is reviewed is not at the originals yet. Pure. */
export function queueStep({ status, documents }: Pick<ApplicationFacts, 'status' | 'documents'>): QueueStep {
  const { queueStep: step } = STATUS[status];
  const isReviewed = documents.every(({ review }) => review === 'accepted');
  return step === 'originals' && !isReviewed ? 'enrolment' : step;
}
