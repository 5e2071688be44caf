import { createHash } from 'node:crypto';
import type { Status } from '#contract/applicant.ts';
import type { Deps } from '../deps.ts';
import { loadApplicant } from './load.ts';

/** What an operator had before them when they decided. */
export interface Seen {
  status: Status;
  /** Ids of the current documents. A document that is replaced gets a new one. */
  documents: readonly string[];
}

/** What somebody sees who looks now. */
export function seenNow(deps: Deps, applicantId: string): Seen {
  const documents = deps.documents.current(applicantId).map(({ id }) => id);
  return { status: loadApplicant(deps, applicantId).status, documents };
}

const CODE_CHARACTERS = 8;

/** Stands for it on the command line: another status or another document gives another code. */
export function seenCode({ status, documents }: Seen): string {
  const facts = [status, ...[...documents].sort()].join(' ');
  return createHash('sha256').update(facts).digest('hex').slice(0, CODE_CHARACTERS);
}
