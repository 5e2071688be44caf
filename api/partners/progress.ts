import { type DocumentType, documentsOf, type ReviewState, requiredDocuments } from '#contract/document.ts';
import type { MissingThing, RegistrationCounts } from '#contract/partner.ts';
import type { RegistrationStep, RegistrationTurn } from '#contract/registration.ts';
import { isOpen, STATUS, type Stage, type Status } from '#contract/status.ts';

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

const STEP2 = documentsOf('documents');

/** How far somebody has come. Pure. */
export function stepOf({ status, documents }: Pick<Facts, 'status' | 'documents'>): RegistrationStep {
  if (status === null) return 'registered';
  const { partnerStep } = STATUS[status];
  const isApproved = partnerStep === 'documents_in' && STEP2.every((type) => isAccepted(documents, type));
  return isApproved ? 'approved' : partnerStep;
}

/** What somebody has to do themselves now; nothing while it is our turn. Pure. */
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

/** Who has to do something next. Whoever lacks something does, also where we look at the rest. Pure. */
export function turnOf(status: Status | null, missing: readonly MissingThing[]): RegistrationTurn {
  if (missing.length > 0) return 'student';
  return status !== null && isOpen(status) ? 'us' : 'done';
}

interface Times {
  /** Of the account, or of the application where there is no account. */
  registeredAt: number;
  appliedAt: number | undefined;
  /** The last change of status, or the last document sent back. */
  turnSince: number | undefined;
  /** Of the newest document, and of the posted originals. */
  broughtAt: readonly number[];
}

/** Since when it is their turn. Ours begins with the last thing that they have brought. Pure. */
export function sinceOf(turn: RegistrationTurn, { registeredAt, appliedAt, turnSince, broughtAt }: Times): number {
  const stepSince = turnSince ?? appliedAt ?? registeredAt;
  return turn === 'us' ? Math.max(stepSince, ...broughtAt) : stepSince;
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
