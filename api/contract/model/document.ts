import type { FileType } from '../documents/file.ts';
import { fill } from '../fill.ts';
import type { Lang, Text } from '../languages.ts';
import { hasReached, type ReachedStage, STATUSES, type Status } from './status.ts';

/** In the order of the steps. A new type compiles only with its rows in `DOCUMENTS` and `DOCUMENT_NAMES`. */
export const DOCUMENT_TYPES = ['hub4africa', 'a2', 'cv', 'passport', 'enrolment', 'other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** `to_replace`: sent back with a reason; the next upload of that type puts it back to `pending`. */
export const REVIEW_STATES = ['pending', 'accepted', 'to_replace'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Whether it was sent back, and has not come again. */
export function isSentBack({ review }: { review: ReviewState }): boolean {
  return review === 'to_replace';
}

interface DocumentRow {
  /** The stage from which an application must hold it; null: never. */
  requiredFrom: ReachedStage | null;
  /** The file types that are accepted. */
  files: readonly FileType[];
  /** Whether it may come after its step, by a day that the programme names. */
  mayFollow: boolean;
  /** What a document of this type can be more exactly; empty if it is always the same. */
  subtypes: readonly string[];
}

// The file types, repeated here: file.ts comes with the forms, and pages that only name documents need no form.
const PAPER = ['pdf', 'jpeg', 'png'] as const;
const PDF = ['pdf'] as const;

/** The rules of each document type. The calls that take it say under which field. */
// biome-ignore format: a table reads best with one row a line
export const DOCUMENTS = {
  hub4africa: { requiredFrom: 'registered',  files: PAPER, mayFollow: false, subtypes: [] },
  a2:         { requiredFrom: 'documents',   files: PAPER, mayFollow: true,  subtypes: [] },
  cv:         { requiredFrom: 'documents',   files: PAPER, mayFollow: false, subtypes: [] },
  passport:   { requiredFrom: 'documents',   files: PAPER, mayFollow: true,  subtypes: ['id', 'passport'] },
  enrolment:  { requiredFrom: 'declaration', files: PDF,   mayFollow: false, subtypes: [] },
  other:      { requiredFrom: null,          files: PAPER, mayFollow: false, subtypes: [] },
} as const satisfies Record<DocumentType, DocumentRow>;

/** What a document can be more exactly: of a passport, an identity card that stands in for it. */
export const SUBTYPES = DOCUMENTS.passport.subtypes;
export type Subtype = (typeof DOCUMENTS)[DocumentType]['subtypes'][number];

/** Documents that may come after their step, where the programme allows it. */
export type Deferrable = {
  [Type in DocumentType]: (typeof DOCUMENTS)[Type]['mayFollow'] extends true ? Type : never;
}[DocumentType];

export function isDeferrable(type: unknown): type is Deferrable {
  return isDocumentType(type) && DOCUMENTS[type].mayFollow;
}

/** What is named: a type, or one of the two where an identity card has come and the passport follows. */
export type NamedDocument = DocumentType | 'identity_card' | 'passport_itself';

/** What has a check list: a card in the place of a passport that follows has its own. */
export type CheckedDocument = DocumentType | 'identity_card';

/** A document that is deferred; of a passport, an identity card is there meanwhile. */
export function whileDeferred(type: DocumentType): NamedDocument {
  return type === 'passport' ? 'passport_itself' : type;
}

/** What a subtype is called. */
export const SUBTYPE_NAMES = {
  id: 'identity_card',
  passport: 'passport_itself',
} as const satisfies Record<Subtype, NamedDocument>;

interface DocumentNames {
  /** Name in a heading, or as the label of a field. */
  label: Text;
  /** Name within a sentence. */
  short: Text;
}

/** `{network}`: the partner network. Apart from the rules: islands receive names in one language, as props. */
// biome-ignore format: a table reads best with one row a line
const DOCUMENT_NAMES: Readonly<Record<NamedDocument, DocumentNames>> = {
  hub4africa: { label: { de: 'Bestätigung von {network}', en: 'Confirmation from {network}' }, short: { de: '{network}-Bestätigung', en: '{network} confirmation' } },
  a2: { label: { de: 'A2-Zertifikat', en: 'A2 certificate' }, short: { de: 'A2-Zertifikat', en: 'A2 certificate' } },
  cv: { label: { de: 'Lebenslauf', en: 'CV' }, short: { de: 'Lebenslauf', en: 'CV' } },
  passport: { label: { de: 'Ausweis oder Reisepass', en: 'ID or passport' }, short: { de: 'Ausweis oder Reisepass', en: 'ID or passport' } },
  identity_card: { label: { de: 'Personalausweis', en: 'Identity card' }, short: { de: 'Personalausweis', en: 'identity card' } },
  passport_itself: { label: { de: 'Reisepass', en: 'Passport' }, short: { de: 'Reisepass', en: 'passport' } },
  enrolment: { label: { de: 'Immatrikulationserklärung', en: 'Enrolment declaration' }, short: { de: 'unterschriebene Erklärung', en: 'signed declaration' } },
  other: { label: { de: 'Weiteres Dokument', en: 'Other document' }, short: { de: 'weiteres Dokument', en: 'another document' } },
};

/** The name of a document on pages and in mails. `network`: the name of the partner network. */
export function documentName(type: NamedDocument, lang: Lang, network: string, form: keyof DocumentNames = 'label') {
  return fill(DOCUMENT_NAMES[type][form][lang], { network });
}

export function isDocumentType(value: unknown): value is DocumentType {
  return DOCUMENT_TYPES.some((type) => type === value);
}

/** The file types that are accepted for a document. */
export function filesFor(type: DocumentType): readonly FileType[] {
  return DOCUMENTS[type].files;
}

export function documentsOf(stage: ReachedStage): DocumentType[] {
  return DOCUMENT_TYPES.filter((type) => DOCUMENTS[type].requiredFrom === stage);
}

/** The documents that an application in this status must hold. */
export function requiredDocuments(status: Status): readonly DocumentType[] {
  return REQUIRED.get(status) ?? [];
}

// Made once: every view of an application asks several times.
const REQUIRED: ReadonlyMap<Status, readonly DocumentType[]> = new Map(
  STATUSES.map((status) => [
    status,
    DOCUMENT_TYPES.filter((type) => {
      const { requiredFrom } = DOCUMENTS[type];
      return requiredFrom !== null && hasReached(status, requiredFrom);
    }),
  ]),
);
