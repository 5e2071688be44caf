import { createHash } from 'node:crypto';
import type { Status } from '#contract/status.ts';
import type { Deps } from '../deps.ts';
import type { Applicant } from './applicant.store.ts';
import { loadApplicant } from './load.ts';

/** What an operator saw when they decided. */
export interface Seen {
  status: Status;
  /** Name and address: the applicant may correct them until the first approval. */
  person: string;
  /** Ids of the current documents. A replacement has a new id. */
  documents: readonly string[];
}

/** What an operator who looks now sees. */
export function seenNow(deps: Deps, applicantId: string): Seen {
  const documents = deps.documents.current(applicantId).map(({ id }) => id);
  const applicant = loadApplicant(deps, applicantId);
  return { status: applicant.status, person: personOf(applicant), documents };
}

/** Whether status or person have changed; each decision checks new documents itself. */
export function hasChanged(applicant: Applicant, { status, person }: Seen): boolean {
  return applicant.status !== status || personOf(applicant) !== person;
}

function personOf({ first_name, middle_name, last_name, email }: Applicant): string {
  return [first_name, middle_name, last_name, email].join('\n');
}

const CODE_CHARACTERS = 8;

/** The seen code of the command line: another status, name or document gives another code. */
export function seenCode({ status, person, documents }: Seen): string {
  const facts = [status, person, ...[...documents].sort()].join(' ');
  return createHash('sha256').update(facts).digest('hex').slice(0, CODE_CHARACTERS);
}
