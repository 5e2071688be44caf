import type { Correction } from '#contract/applicant.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import type { By } from './advance.ts';
import type { Applicant } from './applicant.store.ts';
import { loadApplicant } from './load.ts';
import { mailApplicant } from './mail-applicant.ts';

type Asked = By & {
  /** The token of the applicant who asks: it goes on, while those that were mailed end. */
  keepToken?: string;
  /** From where the applicant asks: the new address is confirmed by nobody. */
  network?: string;
};

/**
 * Puts name or e-mail right, inside a transaction. A new address gets the link and the old one a notice; links that
 * went to the old address end, since it may belong to somebody else.
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
  deps.applicants.correct(applicant, change, now);
  const detail = { fields: Object.keys(change).join(',') };
  deps.events.add({ at: now, subject: 'applicant', subjectId: id, actor: by, who, action: 'correct', detail });
  if (!isMoving) return;
  deps.tokens.endAll(id, now, keepToken);
  // An account of the old address may be somebody else's. Its owner links the application again by the new link.
  if (by === 'operator') deps.applicants.unlink(id, now);
  tellBothAddresses(deps, applicant, network);
}

/** Throws where another open application has the address. */
export function assertAddressIsFree(deps: Deps, id: string, email: string): void {
  const other = deps.applicants.findOpenByEmail(email);
  if (other && other.id !== id) throw problem('email_in_use');
}

function tellBothAddresses(deps: Deps, before: Applicant, network: string | undefined): void {
  mailApplicant(deps, loadApplicant(deps, before.id), { template: 'resent-link' }, network);
  mailApplicant(deps, before, { template: 'email-changed-notice', recipient: before.email }, network);
}
