import type { Deps } from '../deps.ts';
import type { Applicant } from './applicant.store.ts';
import { renewForReaders } from './keep-standing.ts';
import { keyIn } from './standing.store.ts';

/** Applications that wait for an operator, the longest first: at most `most`, from the one behind `after` on. */
export async function waitingForOperator(
  deps: Deps,
  { after, most }: { after?: string | undefined; most: number },
): Promise<Applicant[]> {
  await renewForReaders(deps);
  const { applicants, clock, standings } = deps;
  const last = after === undefined ? undefined : standings.find(after);
  const from = last && { key: keyIn('waiting', last), place: last.place };
  const rows = standings.page({ list: 'waiting', back: false }, from, most, clock.now());
  return rows.flatMap(({ applicant_id }) => applicants.find(applicant_id) ?? []);
}
