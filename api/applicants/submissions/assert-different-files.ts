import type { DocumentType } from '#contract/model/document.ts';
import type { Deps } from '../../deps.ts';
import { documentStore } from '../../documents/document.store.ts';
import { fieldProblem } from '../../http/problem.ts';

/** A document that comes in, with the field that it came by. */
interface Brought {
  type: DocumentType;
  field: string;
  sha256: string;
}

/** Throws if one file is sent as two documents: one was chosen wrongly, and only a review would notice it. */
export function assertDifferentFiles({ db }: Deps, applicantId: string, brought: readonly Brought[]): void {
  const replaced = brought.map(({ type }) => type);
  const held = documentStore(db)
    .current(applicantId)
    .filter(({ type }) => !replaced.includes(type));
  const errors = brought
    .filter(({ sha256 }, place) => [...held, ...brought.slice(0, place)].some((other) => other.sha256 === sha256))
    .map(({ field }) => ({ path: field, code: 'files_identical' as const }));
  if (errors.length > 0) throw fieldProblem(errors);
}
