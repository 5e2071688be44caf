import type { RegistrationStep } from './registration.ts';

/** Every status of an application, in the order of the way. A new one does not compile before its row stands in `STATUS`. */
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

/** What has come in so far, in the order of the way. Which documents that means: `requiredFrom` in document.ts. */
const STAGES = ['registered', 'documents', 'declaration', 'complete'] as const;
export type ReachedStage = (typeof STAGES)[number];
/** `ended`: rejected or withdrawn, off the way. */
export type Stage = ReachedStage | 'ended';

/** A screen of the wizard for somebody with an application. */
export type WizardScreen = 'waiting' | 'step2' | 'step3' | 'originals' | 'complete' | 'rejected' | 'withdrawn';

/** One of the three steps, as a signed-in student sees it: `here` is their turn, `checked` is ours. */
export type StepState = 'done' | 'checked' | 'here' | 'next';
export type Progress = readonly [StepState, StepState, StepState];

interface StatusRow {
  stage: Stage;
  /** Who has to do something next. An application whose turn is nobody's has ended or is complete. */
  turn: 'applicant' | 'operator' | 'nobody';
  screen: WizardScreen;
  /** The card of the status page and of the student's area: amber, blue, green, red. */
  tone: 'warn' | 'info' | 'ok' | 'bad';
  /** The page where the applicant goes on; null where there is none. */
  page: 'verify' | 'upload' | 'enrolment' | null;
  /** Null where the way has ended early. */
  progress: Progress | null;
  /** `documents_in` becomes `approved` as soon as each of them is accepted. */
  partnerStep: Exclude<RegistrationStep, 'registered'>;
}

/**
 * What each status means. The pages, requirements, reminders, lists and labels derive from it; what may happen to an
 * application, and when, stands in api/applicants/status.ts.
 */
// biome-ignore format: a table reads best with one row a line
export const STATUS: Readonly<Record<Status, StatusRow>> = {
  PRE_REGISTERED:     { stage: 'registered',  turn: 'operator',  screen: 'waiting',   tone: 'warn', page: 'verify',    progress: ['checked', 'next', 'next'], partnerStep: 'applied' },
  STEP1_APPROVED:     { stage: 'registered',  turn: 'applicant', screen: 'step2',     tone: 'warn', page: 'upload',    progress: ['done', 'here', 'next'],    partnerStep: 'applied' },
  // Step 3 opens before the documents are reviewed: docs/decisions/001-status-machine.md.
  A2_CV_RECEIVED:     { stage: 'documents',   turn: 'applicant', screen: 'step3',     tone: 'info', page: 'enrolment', progress: ['done', 'checked', 'here'], partnerStep: 'documents_in' },
  STEP2_APPROVED:     { stage: 'documents',   turn: 'applicant', screen: 'step3',     tone: 'info', page: 'enrolment', progress: ['done', 'done', 'here'],    partnerStep: 'approved' },
  ENROLMENT_UPLOADED: { stage: 'declaration', turn: 'applicant', screen: 'originals', tone: 'info', page: null,        progress: ['done', 'done', 'checked'], partnerStep: 'documents_in' },
  COMPLETE:           { stage: 'complete',    turn: 'nobody',    screen: 'complete',  tone: 'ok',   page: null,        progress: ['done', 'done', 'done'],    partnerStep: 'complete' },
  REJECTED:           { stage: 'ended',       turn: 'nobody',    screen: 'rejected',  tone: 'bad',  page: null,        progress: null,                        partnerStep: 'ended' },
  WITHDRAWN:          { stage: 'ended',       turn: 'nobody',    screen: 'withdrawn', tone: 'info', page: null,        progress: null,                        partnerStep: 'ended' },
};

/** Those that are off the way. */
export const ENDED_STATUSES: readonly Status[] = STATUSES.filter((status) => STATUS[status].stage === 'ended');

/** Those whose applications go on. */
export const OPEN_STATUSES: readonly Status[] = STATUSES.filter(isOpen);

export function isOpen(status: Status): boolean {
  return STATUS[status].turn !== 'nobody';
}

/** Whether it has come at least as far. What has ended early has reached nothing. */
export function hasReached(status: Status, stage: ReachedStage): boolean {
  const { stage: reached } = STATUS[status];
  return reached !== 'ended' && STAGES.indexOf(reached) >= STAGES.indexOf(stage);
}

export function isStatus(value: unknown): value is Status {
  return STATUSES.some((status) => status === value);
}
