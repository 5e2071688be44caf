import type { RegistrationStep } from './registration.ts';

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

/** A screen of the wizard for an existing application. */
export type WizardScreen = 'waiting' | 'step2' | 'step3' | 'originals' | 'complete' | 'rejected' | 'withdrawn';

/** The state of one of the three steps: `here`: the student's turn; `checked`: we are reviewing it. */
export type StepState = 'done' | 'checked' | 'here' | 'next';
export type Progress = readonly [StepState, StepState, StepState];

interface StatusRow {
  stage: Stage;
  /** Whose turn it is; 'nobody' when the application is complete or has ended. */
  turn: 'applicant' | 'operator' | 'nobody';
  screen: WizardScreen;
  /** The colour of the card on the status page and on the student's desk: amber, blue, green, red. */
  tone: 'warn' | 'info' | 'ok' | 'bad';
  /** The page where the applicant continues; null if there is none. */
  page: 'verify' | 'upload' | 'enrolment' | null;
  /** Null if the application has ended. */
  progress: Progress | null;
  /** `documents_in` becomes `approved` as soon as every document is accepted. */
  partnerStep: Exclude<RegistrationStep, 'registered'>;
}

/**
 * What each status means. Pages, requirements, reminders, lists and labels derive from it. The rules about what may
 * happen to an application are in api/applicants/status.ts.
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

/** Rejected and withdrawn applications have these. */
export const ENDED_STATUSES: readonly Status[] = STATUSES.filter((status) => STATUS[status].stage === 'ended');

/** Applications that have not ended have these. */
export const OPEN_STATUSES: readonly Status[] = STATUSES.filter(isOpen);

export function isOpen(status: Status): boolean {
  return STATUS[status].turn !== 'nobody';
}

/** Whether a status is at least at this stage. One that has ended has reached none. */
export function hasReached(status: Status, stage: ReachedStage): boolean {
  const { stage: reached } = STATUS[status];
  return reached !== 'ended' && STAGES.indexOf(reached) >= STAGES.indexOf(stage);
}

/** The status in which an application enters a stage. */
export function firstStatusOf(stage: ReachedStage): Status {
  const first = STATUSES.find((status) => STATUS[status].stage === stage);
  if (!first) throw new Error(`no status of ${stage}`);
  return first;
}

export function isStatus(value: unknown): value is Status {
  return STATUSES.some((status) => status === value);
}
