/** Every status as the pages beside the wizard and the student's own area speak of it. */
export type Projected = 'PRE_REGISTERED' | 'A2_CV_RECEIVED' | 'ENROLLED' | 'REJECTED' | 'WITHDRAWN' | 'UNKNOWN';

export function projected(status: string): Projected {
  switch (status) {
    case 'PRE_REGISTERED':
    case 'STEP1_APPROVED':
      return 'PRE_REGISTERED';
    case 'A2_CV_RECEIVED':
    case 'STEP2_APPROVED':
    case 'ENROLMENT_UPLOADED':
      return 'A2_CV_RECEIVED';
    // ENROLLED is how older pages call COMPLETE.
    case 'COMPLETE':
    case 'ENROLLED':
      return 'ENROLLED';
    case 'REJECTED':
    case 'WITHDRAWN':
      return status;
    default:
      return 'UNKNOWN';
  }
}

export type CardName =
  | 'preRegistered'
  | 'step1Approved'
  | 'documentsReceived'
  | 'documentsApproved'
  | 'enrolmentReceived'
  | 'complete'
  | 'rejected'
  | 'withdrawn'
  | 'unknown';

interface Card {
  name: CardName;
  /** Amber, blue, green, red. */
  tone: 'warn' | 'info' | 'ok' | 'bad';
  /** The page where the next act happens. */
  next?: 'verify' | 'upload' | 'enrolment';
}

/** The card that says where an application stands. */
export function cardOf(status: string): Card {
  switch (status) {
    case 'PRE_REGISTERED':
      return { name: 'preRegistered', tone: 'warn', next: 'verify' };
    case 'STEP1_APPROVED':
      return { name: 'step1Approved', tone: 'warn', next: 'upload' };
    case 'A2_CV_RECEIVED':
      return { name: 'documentsReceived', tone: 'info', next: 'enrolment' };
    case 'STEP2_APPROVED':
      return { name: 'documentsApproved', tone: 'info', next: 'enrolment' };
    case 'ENROLMENT_UPLOADED':
      return { name: 'enrolmentReceived', tone: 'info' };
    case 'COMPLETE':
    case 'ENROLLED':
      return { name: 'complete', tone: 'ok' };
    case 'REJECTED':
      return { name: 'rejected', tone: 'bad' };
    case 'WITHDRAWN':
      return { name: 'withdrawn', tone: 'info' };
    default:
      return { name: 'unknown', tone: 'bad' };
  }
}

/** Which of the three points of the timeline are done. */
export function pointsDone(status: string): readonly [boolean, boolean, boolean] {
  const stands = projected(status);
  return [true, stands === 'A2_CV_RECEIVED' || stands === 'ENROLLED', stands === 'ENROLLED'];
}

/** Whether the way still goes on; a status that nobody knows is left alone. */
export function isStillOpen(status: string): boolean {
  return projected(status) === 'PRE_REGISTERED' || projected(status) === 'A2_CV_RECEIVED';
}
