import { isStatus, type Status } from '#contract/status.ts';

/**
 * The status in an answer. Undefined for one that this page does not know: the server has become newer than it.
 * ENROLLED is how older data calls COMPLETE.
 */
export function readStatus(value: unknown): Status | undefined {
  if (value === 'ENROLLED') return 'COMPLETE';
  return isStatus(value) ? value : undefined;
}
