import {
  type DocumentType,
  documentsOf,
  isSentBack,
  type NamedDocument,
  whileDeferred,
} from '#contract/model/document.ts';
import type { ReachedStage, WizardScreen } from '#contract/model/status.ts';
import type { Applicant } from '../application/applicant.ts';

/** A document that the applicant can send now: sent back with a reason, missing, or under review and to be changed. */
export interface SendableDocument {
  type: DocumentType;
  /** Its name on the page: an identity card and the passport that follows it have different names. */
  name: NamedDocument;
  reason: string | null;
  kind: 'replace' | 'add' | 'change';
  /** The last day for a deferred document, as ISO date. */
  dueOn?: string | undefined;
}

/** The stages whose documents a screen asks for itself: it shows no extra card for them. */
const ASKED_ON_SCREEN: Readonly<Record<WizardScreen, readonly ReachedStage[]>> = {
  waiting: ['documents', 'declaration'],
  step2: ['documents', 'declaration'],
  step3: ['declaration'],
  originals: [],
  complete: [],
  rejected: [],
  withdrawn: [],
};

export function sendableDocuments(applicant: Applicant, screen: WizardScreen): SendableDocument[] {
  if (!applicant.can.includes('upload-document')) return [];
  const sentBack = applicant.documents.filter(isSentBack);
  const asked = ASKED_ON_SCREEN[screen].flatMap(documentsOf);
  const due: Partial<Record<DocumentType, string>> = {};
  for (const { type, due_on } of applicant.promised_documents) due[type] = due_on;
  return [
    ...sentBack.map(({ type, reason }) => ({
      type,
      // A deferred document that was sent back can only be the identity card that stands in for the passport.
      name: due[type] ? ('identity_card' as const) : type,
      reason,
      kind: 'replace' as const,
    })),
    ...applicant.missing_documents
      .filter((type) => !asked.includes(type))
      .map((type) => ({
        type,
        name: due[type] ? whileDeferred(type) : type,
        reason: null,
        kind: 'add' as const,
        dueOn: due[type],
      })),
  ];
}

/** Whether `now` has the file that was missing, or another one than `before`. */
export function hasArrived(
  { type, name, kind }: SendableDocument,
  before: Applicant,
  now: Applicant,
  screen: WizardScreen,
) {
  const isFile = (document: { type: DocumentType }) => document.type === type;
  if (kind !== 'change') return !sendableDocuments(now, screen).some((document) => document.name === name);
  return now.documents.find(isFile)?.uploaded_at !== before.documents.find(isFile)?.uploaded_at;
}

/** Id of a document's form on the page. */
export function documentAnchor(name: NamedDocument): string {
  return `document-${name}`;
}

/** The applicant with this document arrived, for when asking the server again fails. */
export function withArrived(applicant: Applicant, { type, name }: Pick<SendableDocument, 'type' | 'name'>): Applicant {
  // Another identity card does not take the place of the missing passport.
  const isOpen = (one: DocumentType) => one !== type || name === 'identity_card';
  return {
    ...applicant,
    documents: applicant.documents.map((document) =>
      document.type === type ? { ...document, review: 'pending' as const, reason: null } : document,
    ),
    missing_documents: applicant.missing_documents.filter(isOpen),
    promised_documents: applicant.promised_documents.filter((deferred) => isOpen(deferred.type)),
  };
}
