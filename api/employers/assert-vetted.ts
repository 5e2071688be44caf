import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { employerStore } from './employer.store.ts';

/** No name, address or contract goes to a company that nobody has vetted, or not as it is now. Throws `employer_unvetted`. */
export function assertVetted({ db }: Pick<Deps, 'db'>, employerId: string | undefined): void {
  if (!employerStore(db).isVetted(employerId)) throw problem('employer_unvetted');
}
