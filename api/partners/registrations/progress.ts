import { type DocumentType, documentsOf } from '#contract/model/document.ts';
import { type ApplicationFacts, type NextAct, nextAct } from '#contract/model/next-act.ts';
import { STATUS, type Status } from '#contract/model/status.ts';
import type { RegistrationStep } from '#contract/model/steps.ts';
import type { MissingThing, RegistrationTurn } from '#contract/partners/registration.ts';
import type { RegistrationCounts } from '#contract/partners/registration-list.ts';

interface StepFacts {
  /** Null without an application. */
  status: Status | null;
  documents: ApplicationFacts['documents'];
}

const STEP2 = documentsOf('documents');

/** How far a student has come. Pure. */
export function stepOf({ status, documents }: StepFacts): RegistrationStep {
  if (status === null) return 'registered';
  const { partnerStep } = STATUS[status];
  const isApproved = partnerStep === 'documents_in' && STEP2.every((type) => isAccepted(documents, type));
  return isApproved ? 'approved' : partnerStep;
}

/** What a student has to do now; empty while it is not their turn. `facts`: null without an application. Pure. */
export function missingThings(facts: ApplicationFacts | null): MissingThing[] {
  if (facts === null) return ['application'];
  const { turn, kind, documents } = nextAct(facts);
  if (turn !== 'applicant') return [];
  return kind === 'originals' ? ['originals'] : [...documents];
}

/** Whose turn it is: by the same rule as on the student's own pages. Pure. */
export function turnOf(facts: ApplicationFacts | null): RegistrationTurn {
  return facts === null ? 'student' : TURN_OF[nextAct(facts).turn];
}

const TURN_OF: Readonly<Record<NextAct['turn'], RegistrationTurn>> = {
  applicant: 'student',
  operator: 'us',
  nobody: 'done',
};

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

function isAccepted(documents: StepFacts['documents'], type: DocumentType): boolean {
  return documents.some((document) => document.type === type && document.review === 'accepted');
}
