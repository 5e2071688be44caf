/** Why an operator erases an application; the log keeps the code. */
export const ERASURE_REASONS = ['asked', 'duplicate', 'wrong-person', 'test'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];
