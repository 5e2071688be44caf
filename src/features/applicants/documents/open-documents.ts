import type { DocumentType } from '#contract/document.ts';
import type { Applicant } from '../application/applicant.ts';
import type { Screen } from '../shell/steps.ts';

/** A document that the applicant can send now: sent back with a reason, or missing. */
export interface OpenDocument {
  type: DocumentType;
  reason: string | null;
  kind: 'replace' | 'add';
  /** Promised for later: the last day as ISO date. */
  dueOn?: string;
}

/** The screens of steps 2 and 3 ask for some types themselves; those are no extra card there. */
const ASKED_ON_SCREEN: Partial<Record<Screen, readonly DocumentType[]>> = {
  waiting: ['a2', 'cv', 'passport', 'enrolment'],
  step2: ['a2', 'cv', 'passport', 'enrolment'],
  step3: ['enrolment'],
};

const OPEN_SCREENS: readonly Screen[] = ['waiting', 'step2', 'step3', 'originals'];

export function openDocuments(applicant: Applicant, screen: Screen): OpenDocument[] {
  if (!OPEN_SCREENS.includes(screen)) return [];
  const sentBack = applicant.documents.filter((document) => document.review === 'to_replace');
  const isSentBack = (type: DocumentType) => sentBack.some((document) => document.type === type);
  const asked = ASKED_ON_SCREEN[screen] ?? [];
  const missing = applicant.missing_documents.filter((type) => !isSentBack(type) && !asked.includes(type));
  return [
    ...sentBack.map(({ type, reason }) => ({ type, reason, kind: 'replace' as const })),
    ...missing.map((type) => {
      const promise = applicant.promised_documents.find((promised) => promised.type === type);
      return { type, reason: null, kind: 'add' as const, ...(promise ? { dueOn: promise.due_on } : {}) };
    }),
  ];
}

/** The applicant as it is after a document arrived, for when the reload that should tell us fails. */
export function withArrived(applicant: Applicant, type: DocumentType): Applicant {
  return {
    ...applicant,
    documents: applicant.documents.map((document) =>
      document.type === type ? { ...document, review: 'pending' as const, reason: null } : document,
    ),
    missing_documents: applicant.missing_documents.filter((missing) => missing !== type),
    promised_documents: applicant.promised_documents.filter((promised) => promised.type !== type),
  };
}
