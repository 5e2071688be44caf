import type { QueueStep, RegistrationStep } from './steps.ts';

/** Every status of an application, in the order of the steps. A new one compiles only with a row in `STATUS`. */
export const STATUSES = [
  'PRE_REGISTERED',
  'STEP1_APPROVED',
  'A2_CV_RECEIVED',
  'STEP2_APPROVED',
  'ENROLMENT_UPLOADED',
  'COMPLETE',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type Status = (typeof STATUSES)[number];

/** How far an application is, in the order of the steps. Its documents: `requiredFrom` in document.ts. */
const STAGES = ['registered', 'documents', 'declaration', 'complete'] as const;
export type ReachedStage = (typeof STAGES)[number];
/** `ended`: rejected or withdrawn. */
export type Stage = ReachedStage | 'ended';

/** Those before the last. */
const OPEN_STAGES: readonly Stage[] = STAGES.slice(0, -1);

/** A screen of the wizard for an existing application. */
export type WizardScreen = 'waiting' | 'step2' | 'step3' | 'originals' | 'complete' | 'rejected' | 'withdrawn';

/** The state of one of the three steps: `here`: the student's turn; `checked`: we are reviewing it. */
export type StepState = 'done' | 'checked' | 'here' | 'next';
export type Progress = readonly [StepState, StepState, StepState];

export interface StatusRow {
  stage: Stage;
  /** What is next for the applicant while no document is open: whose turn it is follows from it, in next-act.ts. */
  next: 'approval' | 'documents' | 'declaration' | 'originals' | 'complete' | 'rejected' | 'withdrawn';
  /**
   * What an operator decides in this status: to approve step 1 or 2, or that all is complete; null: nothing, or nothing
   * any more. The applicant may have something to do at the same time.
   */
  decision: 'step1' | 'step2' | 'complete' | null;
  screen: WizardScreen;
  /** The colour of the card on the status page and on the student's desk: amber, blue, green, red. */
  tone: 'warn' | 'info' | 'ok' | 'bad';
  /** The page where the applicant continues; null if there is none. */
  page: 'verify' | 'upload' | 'enrolment' | null;
  /** Null if the application has ended. */
  progress: Progress | null;
  /** The operators' queue: `originals` only once every document is accepted, until then `enrolment`. */
  queueStep: QueueStep;
  /** `documents_in` becomes `approved` as soon as every document is accepted. */
  partnerStep: Exclude<RegistrationStep, 'registered'>;
  /** Whether we have approved the documents of step 2; null: it depends, as a declaration can come before that. */
  isStep2Approved: boolean | null;
}

/**
 * What each status means. Pages, required documents, reminders, lists and labels derive from it. The rules about what
 * may happen to an application are in api/applicants/application-rules.ts.
 */
// biome-ignore format: a table reads best with one row a line
export const STATUS: Readonly<Record<Status, StatusRow>> = {
  PRE_REGISTERED:     { stage: 'registered',  next: 'approval',    decision: 'step1',    screen: 'waiting',   tone: 'warn', page: 'verify',    progress: ['checked', 'next', 'next'], queueStep: 'step1',     partnerStep: 'applied',      isStep2Approved: false },
  STEP1_APPROVED:     { stage: 'registered',  next: 'documents',   decision: null,       screen: 'step2',     tone: 'warn', page: 'upload',    progress: ['done', 'here', 'next'],    queueStep: 'step2',     partnerStep: 'applied',      isStep2Approved: false },
  // Step 3 opens before the documents are reviewed: docs/decisions/001-status-machine.md.
  A2_CV_RECEIVED:     { stage: 'documents',   next: 'declaration', decision: 'step2',    screen: 'step3',     tone: 'info', page: 'enrolment', progress: ['done', 'checked', 'here'], queueStep: 'step2',     partnerStep: 'documents_in', isStep2Approved: false },
  STEP2_APPROVED:     { stage: 'documents',   next: 'declaration', decision: null,       screen: 'step3',     tone: 'info', page: 'enrolment', progress: ['done', 'done', 'here'],    queueStep: 'enrolment', partnerStep: 'approved',     isStep2Approved: true },
  ENROLMENT_UPLOADED: { stage: 'declaration', next: 'originals',   decision: 'complete', screen: 'originals', tone: 'info', page: null,        progress: ['done', 'done', 'checked'], queueStep: 'originals', partnerStep: 'documents_in', isStep2Approved: null },
  COMPLETE:           { stage: 'complete',    next: 'complete',    decision: null,       screen: 'complete',  tone: 'ok',   page: null,        progress: ['done', 'done', 'done'],    queueStep: 'ended',     partnerStep: 'complete',     isStep2Approved: true },
  REJECTED:           { stage: 'ended',       next: 'rejected',    decision: null,       screen: 'rejected',  tone: 'bad',  page: null,        progress: null,                        queueStep: 'ended',     partnerStep: 'ended',        isStep2Approved: false },
  WITHDRAWN:          { stage: 'ended',       next: 'withdrawn',   decision: null,       screen: 'withdrawn', tone: 'info', page: null,        progress: null,                        queueStep: 'ended',     partnerStep: 'ended',        isStep2Approved: false },
};

/** Rejected and withdrawn applications have these. */
// Without the mark, every page would bring along both calls.
export const ENDED_STATUSES: readonly Status[] = /* @__PURE__ */ STATUSES.filter(
  (status) => STATUS[status].stage === 'ended',
);

/** Applications that are neither complete nor have ended have these. */
export const OPEN_STATUSES: readonly Status[] = /* @__PURE__ */ STATUSES.filter(isOpen);

/** Whether it is neither complete nor has ended. */
export function isOpen(status: Status): boolean {
  return OPEN_STAGES.includes(STATUS[status].stage);
}

/** Whether a status is at least at this stage. One that has ended has reached none. */
export function hasReached(status: Status, stage: ReachedStage): boolean {
  const { stage: reached } = STATUS[status];
  return reached !== 'ended' && STAGES.indexOf(reached) >= STAGES.indexOf(stage);
}

export function firstStatusOf(stage: ReachedStage): Status {
  // Every stage has one: tests/api/application-rules.test.ts.
  return STATUSES.find((status) => STATUS[status].stage === stage) as Status;
}

/** Whether data for a placement is asked: once the documents are here, and not any more when it has ended. */
export function takesPlacement(status: Status): boolean {
  return hasReached(status, 'documents');
}

/** Whether its owner can have an account: once the declaration is here, and not any more when it has ended. */
export function takesAccount(status: Status): boolean {
  return hasReached(status, 'declaration');
}

export function isStatus(value: unknown): value is Status {
  return STATUSES.some((status) => status === value);
}

/**
 * The status in an answer; undefined where the server is newer than the page that reads it, and has another one.
 * Older data says ENROLLED for COMPLETE.
 */
export function readStatus(value: unknown): Status | undefined {
  if (value === 'ENROLLED') return 'COMPLETE';
  return isStatus(value) ? value : undefined;
}
