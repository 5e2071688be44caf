/** Actions of an application. `submit-documents` stands for the three calls that bring the step 2 documents. */
export const ACTIONS = [
  'submit-preregistration',
  'submit-documents',
  'submit-enrolment',
  'upload-document',
  'correct',
  'announce-originals',
  'receive-originals',
  'expect-originals',
  'miss-originals',
  'return-originals',
  'accept',
  'approve',
  'complete',
  'send-back',
  'reject',
  'withdraw',
  'reopen',
  'hold',
  'go-on',
] as const;
export type Action = (typeof ACTIONS)[number];
