import type { DocumentType } from '#contract/document.ts';

/** The part of the contract's `ownApplicationReply` that this page reads; a status it does not know is shown as such. */
export interface AccountApplication {
  status: string;
  createdAt: string;
  missing: readonly DocumentType[];
  toReplace: readonly DocumentType[];
}

/** By hand: the contract's rules would bring a library along. Undefined where the answer is none of ours. */
export function readAccountApplication(data: unknown): AccountApplication | null | undefined {
  const application = (data as { application?: Record<string, unknown> | null } | null)?.application;
  if (application === null) return null;
  if (typeof application?.status !== 'string') return undefined;
  const { status, created_at, missing_documents, documents_to_replace } = application;
  return {
    status,
    createdAt: typeof created_at === 'string' && !Number.isNaN(Date.parse(created_at)) ? created_at : '',
    missing: documentTypes(missing_documents),
    toReplace: documentTypes(documents_to_replace),
  };
}

/** What continue-application answers. */
export function readToken(data: unknown): string | undefined {
  const token = (data as { access_token?: unknown } | null)?.access_token;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

const TYPES: Record<DocumentType, true> = {
  hub4africa: true,
  a2: true,
  cv: true,
  passport: true,
  enrolment: true,
  other: true,
};

function documentTypes(value: unknown): DocumentType[] {
  return Array.isArray(value)
    ? value.filter((type): type is DocumentType => Object.keys(TYPES).includes(String(type)))
    : [];
}
