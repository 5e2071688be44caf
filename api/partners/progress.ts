import { type DocumentType, documentsOf, type ReviewState, requiredDocuments } from '#contract/document.ts';
import type { MissingThing, RegistrationStep, RegistrationTurn } from '#contract/registration.ts';
import type { RegistrationCounts } from '#contract/registration-list.ts';
import { isOpen, STATUS, type Stage, type Status } from '#contract/status.ts';

interface ReviewedDocument {
  type: DocumentType;
  review: ReviewState;
}

interface Facts {
  /** Null without an application. */
  status: Status | null;
  documents: readonly ReviewedDocument[];
  originalsPosted: boolean;
}

const STEP2 = documentsOf('documents');

/** How far a student has come. Pure. */
export function stepOf({ status, documents }: Pick<Facts, 'status' | 'documents'>): RegistrationStep {
  if (status === null) return 'registered';
  const { partnerStep } = STATUS[status];
  const isApproved = partnerStep === 'documents_in' && STEP2.every((type) => isAccepted(documents, type));
  return isApproved ? 'approved' : partnerStep;
}

/** What a student has to do now; empty while it is our turn. Pure. */
export function missingThings({ status, documents, originalsPosted }: Facts): MissingThing[] {
  const toReplace = documents.filter(({ review }) => review === 'to_replace').map(({ type }) => type);
  const absent = (type: DocumentType) => !documents.some((document) => document.type === type);
  if (status === null) return ['application'];
  const { turn, stage } = STATUS[status];
  if (turn === 'nobody') return [];
  if (turn === 'operator') return toReplace;
  const nextThings: Record<Stage, readonly MissingThing[]> = {
    registered: STEP2.filter(absent),
    documents: ['enrolment'],
    declaration: originalsPosted ? [] : ['originals'],
    complete: [],
    ended: [],
  };
  return [...toReplace, ...requiredDocuments(status).filter(absent), ...nextThings[stage]];
}

/** Whose turn it is: the student's if anything is missing, even while we review the rest. Pure. */
export function turnOf(status: Status | null, missing: readonly MissingThing[]): RegistrationTurn {
  if (missing.length > 0) return 'student';
  return status !== null && isOpen(status) ? 'us' : 'done';
}

interface Times {
  /** When the account was made, or the application if there is no account. */
  registeredAt: number;
  appliedAt: number | undefined;
  /** When the status last changed or a document was last sent back. */
  turnSince: number | undefined;
  /** When the newest document came, and the originals were posted. */
  broughtAt: readonly number[];
}

/** Since when it is somebody's turn. Ours begins with the last thing that the student brought. Pure. */
export function sinceOf(turn: RegistrationTurn, { registeredAt, appliedAt, turnSince, broughtAt }: Times): number {
  const stepSince = turnSince ?? appliedAt ?? registeredAt;
  return turn === 'us' ? Math.max(stepSince, ...broughtAt) : stepSince;
}

const WAY = ['registered', 'applied', 'documents_in', 'approved', 'complete'] as const;

/** Counts students in each step that they reached; those who have ended count as registered and applied. Pure. */
export function countSteps(standing: ReadonlyMap<RegistrationStep, number>): RegistrationCounts {
  const reached = (step: RegistrationStep) => (step === 'ended' ? 1 : WAY.indexOf(step));
  const countFrom = (place: number) =>
    [...standing].reduce((sum, [step, people]) => sum + (reached(step) >= place ? people : 0), 0);
  return Object.fromEntries(WAY.map((step, place) => [step, countFrom(place)])) as RegistrationCounts;
}

function isAccepted(documents: Facts['documents'], type: DocumentType): boolean {
  return documents.some((document) => document.type === type && document.review === 'accepted');
}
