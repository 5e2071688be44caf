/** `here` is the applicant's turn, `checked` is ours. */
export type StepState = 'done' | 'checked' | 'here' | 'next';
export type Progress = readonly [StepState, StepState, StepState];

/** How far an application is, by the three steps of the wizard; undefined where the way has ended early. */
export function progressOf(status: string): Progress | undefined {
  switch (status) {
    case 'PRE_REGISTERED':
      return ['checked', 'next', 'next'];
    case 'STEP1_APPROVED':
      return ['done', 'here', 'next'];
    // Step 3 opens before the documents are reviewed.
    case 'A2_CV_RECEIVED':
      return ['done', 'checked', 'here'];
    case 'STEP2_APPROVED':
      return ['done', 'done', 'here'];
    case 'ENROLMENT_UPLOADED':
      return ['done', 'done', 'checked'];
    case 'COMPLETE':
    case 'ENROLLED':
      return ['done', 'done', 'done'];
    default:
      return undefined;
  }
}
