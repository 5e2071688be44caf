import type { Deps } from '../deps.ts';
import type { TemplateName } from '../mail/templates/templates.ts';
import { mailOne } from '../members/mail-people.ts';
import { employerStore } from './employer.store.ts';

/** Queues a mail to everybody who works for an employer, each in their language. Call it inside a transaction. */
export function mailEmployer(
  deps: Pick<Deps, 'db' | 'clock'>,
  employerId: string,
  template: Extract<TemplateName, `employer-${string}`>,
  params: Readonly<Record<string, string>>,
): void {
  for (const { account_id } of employerStore(deps.db).people(employerId)) mailOne(deps, account_id, template, params);
}
