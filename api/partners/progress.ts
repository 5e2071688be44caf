import type { Status } from '#contract/applicant.ts';
import type { DocumentType, ReviewState } from '#contract/document.ts';
import type { MissingThing, RegistrationCounts, RegistrationStep } from '#contract/partner.ts';

interface ReviewedDocument {
  type: DocumentType;
  review: ReviewState;
}

interface Facts {
  /** Null where there is no application. */
  status: Status | null;
  documents: readonly ReviewedDocument[];
  originalsPosted: boolean;
}

const STEP2: readonly DocumentType[] = ['a2', 'cv', 'passport'];

/** How far somebody has come. Pure. */
export function stepOf({ status, documents }: Pick<Facts, 'status' | 'documents'>): RegistrationStep {
  switch (status) {
    case null:
      return 'registered';
    case 'PRE_REGISTERED':
    case 'STEP1_APPROVED':
      return 'applied';
    case 'STEP2_APPROVED':
      return 'approved';
    case 'A2_CV_RECEIVED':
    case 'ENROLMENT_UPLOADED':
      return STEP2.every((type) => isAccepted(documents, type)) ? 'approved' : 'documents_in';
    case 'COMPLETE':
      return 'complete';
    case 'REJECTED':
    case 'WITHDRAWN':
      return 'ended';
  }
}

/** What somebody has to do themselves now; nothing while it is our turn. Pure. */
export function missingThings({ status, documents, originalsPosted }: Facts): MissingThing[] {
  const toReplace = documents.filter(({ review }) => review === 'to_replace').map(({ type }) => type);
  const absent = (type: DocumentType) => !documents.some((document) => document.type === type);
  switch (status) {
    case null:
      return ['application'];
    case 'STEP1_APPROVED':
      return [...toReplace, ...STEP2.filter(absent)];
    case 'A2_CV_RECEIVED':
    case 'STEP2_APPROVED':
      return [...toReplace, ...STEP2.filter(absent), 'enrolment'];
    case 'ENROLMENT_UPLOADED':
      return [...toReplace, ...STEP2.filter(absent), ...(originalsPosted ? [] : (['originals'] as const))];
    case 'PRE_REGISTERED':
      return toReplace;
    case 'COMPLETE':
    case 'REJECTED':
    case 'WITHDRAWN':
      return [];
  }
}

const WAY = ['registered', 'applied', 'documents_in', 'approved', 'complete'] as const;

/** Everybody on each step they have reached, of how many stand on each; who has ended counts as registered and applied. Pure. */
export function countSteps(standing: ReadonlyMap<RegistrationStep, number>): RegistrationCounts {
  const reached = (step: RegistrationStep) => (step === 'ended' ? 1 : WAY.indexOf(step));
  const countFrom = (place: number) =>
    [...standing].reduce((sum, [step, people]) => sum + (reached(step) >= place ? people : 0), 0);
  return Object.fromEntries(WAY.map((step, place) => [step, countFrom(place)])) as RegistrationCounts;
}

function isAccepted(documents: Facts['documents'], type: DocumentType): boolean {
  return documents.some((document) => document.type === type && document.review === 'accepted');
}
