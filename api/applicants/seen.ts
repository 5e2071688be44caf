import { createHash } from 'node:crypto';
import type { Status } from '#contract/status.ts';
import type { Deps } from '../deps.ts';
import type { Applicant } from './applicant.store.ts';
import { loadApplicant } from './load.ts';

/** What an operator had before them when they decided. */
export interface Seen {
  status: Status;
  /** Name and address: their owner may put them right until the first approval. */
  person: string;
  /** Ids of the current documents. A document that is replaced gets a new one. */
  documents: readonly string[];
}

/** What somebody sees who looks now. */
export function seenNow(deps: Deps, applicantId: string): Seen {
  const documents = deps.documents.current(applicantId).map(({ id }) => id);
  const applicant = loadApplicant(deps, applicantId);
  return { status: applicant.status, person: personOf(applicant), documents };
}

/** Whether the one or the other is different now; new documents are for the decision to judge. */
export function hasChanged(applicant: Applicant, { status, person }: Seen): boolean {
  return applicant.status !== status || personOf(applicant) !== person;
}

function personOf({ first_name, middle_name, last_name, email }: Applicant): string {
  return [first_name, middle_name, last_name, email].join('\n');
}

const CODE_CHARACTERS = 8;

/** Stands for it on the command line: another status, name or document gives another code. */
export function seenCode({ status, person, documents }: Seen): string {
  const facts = [status, person, ...[...documents].sort()].join(' ');
  return createHash('sha256').update(facts).digest('hex').slice(0, CODE_CHARACTERS);
}
