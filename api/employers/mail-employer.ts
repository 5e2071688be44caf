import type { Deps } from '../deps.ts';
import type { TemplateName } from '../mail/templates/templates.ts';
import { mailOne } from '../members/mail-people.ts';
import { employerStore } from './employer.store.ts';
import { employerNewsStore } from './employer-news.store.ts';

export type EmployerTemplate = Extract<TemplateName, `employer-${string}`>;

/** What its people have to know on the same day; the rest comes together in the morning. */
const URGENT: readonly EmployerTemplate[] = [
  ...(['employer-vetted', 'employer-refused', 'employer-match-accepted'] as const),
  ...(['employer-contract-cancelled', 'employer-contract-left', 'employer-contract-end-noted'] as const),
];

/** Tells everybody who works for an employer: at once, or in the mail of the next morning. Call it inside a transaction. */
export function mailEmployer(
  deps: Pick<Deps, 'db' | 'clock'>,
  employerId: string,
  template: EmployerTemplate,
  params: Readonly<Record<string, string>>,
): void {
  if (URGENT.includes(template)) mailPeopleOf(deps, employerId, template, params);
  else employerNewsStore(deps.db).add(employerId, { template, params: JSON.stringify(params) }, deps.clock.now());
}

/** Queues a mail to everybody who works for an employer, each in their language. Call it inside a transaction. */
export function mailPeopleOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  employerId: string,
  template: EmployerTemplate,
  params: Readonly<Record<string, string>>,
): void {
  for (const { account_id } of employerStore(deps.db).people(employerId))
    mailOne(deps, account_id, template, { ...params, works_for: employerId });
}

/** Queues what an act has left for the morning now, for a preview of its mails. Call it inside a transaction. */
export function mailNewsOf(deps: Pick<Deps, 'db' | 'clock'>, act: () => void): void {
  const news = employerNewsStore(deps.db);
  const before = news.last();
  act();
  for (const { employer_id, template, params } of news.after(before))
    mailPeopleOf(deps, employer_id, template as EmployerTemplate, JSON.parse(params) as Record<string, string>);
}
