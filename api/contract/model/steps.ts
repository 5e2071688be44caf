/** Where an application stands on the review desk, in the order of its work. */
export const QUEUE_STEPS = ['step1', 'step2', 'enrolment', 'originals', 'ended'] as const;
export type QueueStep = (typeof QUEUE_STEPS)[number];

/** How far a student has come, in the order of the steps; `ended` stands apart. */
export const REGISTRATION_STEPS = ['registered', 'applied', 'documents_in', 'approved', 'complete', 'ended'] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];
