import type { Correction } from '#contract/applications/applicant.ts';
import { inPassportOrder } from '#contract/person-name.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { dataTokenStore } from '../personal-data/data-token.store.ts';
import type { By } from './advance.ts';
import { type Applicant, applicantStore, type Personal } from './applicant.store.ts';
import { loadApplicant } from './load.ts';
import { mailApplicant } from './mail-applicant.ts';
import { tokenStore } from './token.store.ts';

type Asked = By & {
  /** The token that the applicant has used: it stays valid, while tokens that were mailed end. */
  keepToken?: string;
  /** The network of the applicant, to limit mails to the new address, which nobody has confirmed. */
  network?: string;
};

/**
 * Corrects name or e-mail, inside a transaction. The new address gets the link and the old one a notice. Links sent to
 * the old address end, since it may belong to somebody else.
 */
export function correctApplicant(
  deps: Deps,
  id: string,
  change: Correction,
  { by, who, keepToken, network }: Asked,
): void {
  const applicant = loadApplicant(deps, id);
  const now = deps.clock.now();
  const isMoving = change.email !== undefined && change.email.toLowerCase() !== applicant.email.toLowerCase();
  if (isMoving) assertAddressIsFree(deps, id, String(change.email));
  applicantStore(deps.db).setPersonal(id, corrected(applicant, change), now);
  const detail = { fields: Object.keys(change).join(',') };
  recordEvent(deps, ['applicant', id], { actor: by, who, action: 'correct', detail });
  if (!isMoving) return;
  tokenStore(deps.db).endAll(id, now, keepToken);
  dataTokenStore(deps.db).removeAll(id);
  // The old address's account may be somebody else's. The applicant links the application again by the new link.
  if (by === 'operator') applicantStore(deps.db).unlink(id, now);
  tellBothAddresses(deps, applicant, network);
}

/** One corrected field can move another: a single name is stored as the last one. */
function corrected(applicant: Applicant, change: Correction): Personal {
  const { first_name, middle_name, last_name, email, phone } = applicant;
  const before = { first_name, middle_name, last_name, email, phone };
  const next = inPassportOrder<Personal>(Object.assign(before, change));
  if (next.last_name === '') throw fieldProblem([{ path: 'last_name', code: 'name_missing' }]);
  return next;
}

/** Throws if another open application has the address. */
export function assertAddressIsFree(deps: Deps, id: string, email: string): void {
  const other = applicantStore(deps.db).findOpenByEmail(email);
  if (other && other.id !== id) throw problem('email_in_use');
}

function tellBothAddresses(deps: Deps, before: Applicant, network: string | undefined): void {
  mailApplicant(deps, loadApplicant(deps, before.id), { template: 'resent-link' }, network);
  mailApplicant(deps, before, { template: 'email-changed-notice', recipient: before.email }, network);
}
