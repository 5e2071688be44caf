import { randomUUID } from 'node:crypto';
import type { Lang } from '#contract/languages.ts';
import { ENDED_STATUSES, takesPlacement } from '#contract/model/status.ts';
import { CONSENT_VERSIONS, type ConsentPurpose } from '#contract/placements/consent.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { takeBackUntold } from '../many/undo.ts';
import { type Consent, consentStore } from '../placements/consent.store.ts';
import { assertStakesNamed, toldStakesOf } from '../placements/stakes.ts';
import type { Applicant } from './applicant.store.ts';
import type { CallerApplication } from './caller-application.ts';
import { loadApplicant } from './load.ts';
import { recordApplicantsAct } from './record-applicants-act.ts';

interface Asked {
  purpose: ConsentPurpose;
  given: boolean;
  text_version: string;
  lang: Lang;
  stakes?: number | undefined;
}

/**
 * Gives or withdraws a consent, which counts at once. It can be withdrawn at any time. A doubled press does it once.
 * `held`: what the page names of what ends with it.
 */
export function changeConsent(
  deps: Deps,
  caller: CallerApplication,
  { purpose, given, text_version, lang, stakes }: Asked,
  held = () => toldStakesOf(deps, caller.applicant.id),
): void {
  const consents = consentStore(deps.db);
  const { id } = caller.applicant;
  deps.tx(() => {
    const before = consents.given(id, purpose);
    if ((before !== undefined) === given) return;
    const now = deps.clock.now();
    if (before) withdraw(deps, before, () => assertStakesNamed(held(), stakes));
    else {
      if (!canGive(purpose, loadApplicant(deps, id))) throw problem('placement_closed');
      // A page that was open while the text changed has shown another one.
      if (text_version !== CONSENT_VERSIONS[purpose]) throw problem('consent_text_changed');
      consents.give({ id: randomUUID(), applicant_id: id, purpose, text_version, lang, given_at: now });
    }
    // What is withdrawn is the text that was agreed to, whatever the page says.
    const version = before?.text_version ?? text_version;
    recordApplicantsAct(deps, caller, given ? 'consent-given' : 'consent-withdrawn', { purpose, version });
  });
}

function withdraw(deps: Deps, { id, applicant_id, purpose }: Consent, assertNamed: () => void): void {
  if (purpose === 'employers') assertNamed();
  consentStore(deps.db).withdraw(id, deps.clock.now());
  if (purpose === 'employers') takeBackUntold(deps, applicant_id);
}

/** Whether there is something that the consent would be for. Pure. */
export function canGive(purpose: ConsentPurpose, { status, partner_id }: Pick<Applicant, 'status' | 'partner_id'>) {
  return purpose === 'employers' ? takesPlacement(status) : partner_id !== null && !ENDED_STATUSES.includes(status);
}
