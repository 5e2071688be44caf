import type { FileType } from './file.ts';
import { fill } from './fill.ts';
import type { Lang, Text } from './languages.ts';
import { hasReached, type ReachedStage, type Status } from './status.ts';

/** In the order of the way. A new one does not compile before its rows stand in `DOCUMENTS` and `DOCUMENT_NAMES`. */
export const DOCUMENT_TYPES = ['hub4africa', 'a2', 'cv', 'passport', 'enrolment', 'other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** `to_replace`: sent back with a reason; the next upload of that type puts it back to `pending`. */
export const REVIEW_STATES = ['pending', 'accepted', 'to_replace'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

interface DocumentRow {
  /** The stage that it belongs to: who has come as far must hold it. Null: nobody needs it. */
  requiredFrom: ReachedStage | null;
  /** Which kinds of file it may be. */
  files: readonly FileType[];
  /** Whether photos of its pages may come in its place, which the server joins to one PDF. */
  photos: boolean;
  /** What the same document may be called when it comes in; empty where it has one name. */
  subtypes: readonly string[];
}

// Not those of file.ts, whose script comes with the forms: whoever only reads the names of documents needs no form.
const PAPER = ['pdf', 'jpeg', 'png'] as const;
const PDF = ['pdf'] as const;

/** What each document is. Which call brings it, and under which field, stands in that call. */
// biome-ignore format: a table reads best with one row a line
export const DOCUMENTS = {
  hub4africa: { requiredFrom: 'registered',  files: PAPER, photos: false, subtypes: [] },
  a2:         { requiredFrom: 'documents',   files: PAPER, photos: false, subtypes: [] },
  cv:         { requiredFrom: 'documents',   files: PAPER, photos: false, subtypes: [] },
  passport:   { requiredFrom: 'documents',   files: PAPER, photos: false, subtypes: ['id', 'passport'] },
  enrolment:  { requiredFrom: 'declaration', files: PDF,   photos: true,  subtypes: [] },
  other:      { requiredFrom: null,          files: PAPER, photos: false, subtypes: [] },
} as const satisfies Record<DocumentType, DocumentRow>;

export type Subtype = (typeof DOCUMENTS)[DocumentType]['subtypes'][number];

interface DocumentNames {
  /** A heading, the label of a field. */
  label: Text;
  /** In a list, within a sentence. */
  short: Text;
}

/** `{network}`: the partner network. Beside the rules, not among them: islands get names in one language, as props. */
// biome-ignore format: a table reads best with one row a line
const DOCUMENT_NAMES: Readonly<Record<DocumentType, DocumentNames>> = {
  hub4africa: { label: { de: 'Bestätigung von {network}', en: 'Confirmation from {network}' }, short: { de: '{network}-Bestätigung', en: '{network} confirmation' } },
  a2: { label: { de: 'A2-Zertifikat', en: 'A2 certificate' }, short: { de: 'A2-Zertifikat', en: 'A2 certificate' } },
  cv: { label: { de: 'Lebenslauf', en: 'CV' }, short: { de: 'Lebenslauf', en: 'CV' } },
  passport: { label: { de: 'Ausweis oder Reisepass', en: 'ID or passport' }, short: { de: 'Ausweis oder Reisepass', en: 'ID or passport' } },
  enrolment: { label: { de: 'Immatrikulationserklärung', en: 'Enrolment declaration' }, short: { de: 'unterschriebene Erklärung', en: 'signed declaration' } },
  other: { label: { de: 'Weiteres Dokument', en: 'Other document' }, short: { de: 'weiteres Dokument', en: 'another document' } },
};

/** The name of a document for its readers. `network`: the name of the partner network. */
export function documentName(type: DocumentType, lang: Lang, network: string, form: keyof DocumentNames = 'label') {
  return fill(DOCUMENT_NAMES[type][form][lang], { network });
}

export function isDocumentType(value: unknown): value is DocumentType {
  return DOCUMENT_TYPES.some((type) => type === value);
}

/** Which kinds of file a document may be. */
export function filesFor(type: DocumentType): readonly FileType[] {
  return DOCUMENTS[type].files;
}

/** The documents that belong to a stage. */
export function documentsOf(stage: ReachedStage): DocumentType[] {
  return DOCUMENT_TYPES.filter((type) => DOCUMENTS[type].requiredFrom === stage);
}

/** The documents that an application in this status must hold. */
export function requiredDocuments(status: Status): DocumentType[] {
  return DOCUMENT_TYPES.filter((type) => {
    const { requiredFrom } = DOCUMENTS[type];
    return requiredFrom !== null && hasReached(status, requiredFrom);
  });
}
