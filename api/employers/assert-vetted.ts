import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { employerStore } from './employer.store.ts';

/** Whether we have vetted a company as it is now. */
export function isVetted({ db }: Pick<Deps, 'db'>, employerId: string | undefined): boolean {
  return employerStore(db).find(employerId ?? '')?.state === 'vetted';
}

/** No name, address or contract goes to a company that nobody has vetted, or not as it is now. Throws `employer_unvetted`. */
export function assertVetted(deps: Pick<Deps, 'db'>, employerId: string | undefined): void {
  if (!isVetted(deps, employerId)) throw problem('employer_unvetted');
}
