import { isStatus, type Status } from '#contract/status.ts';

/**
 * The status in an answer; undefined where the server is newer than this page and has another one.
 * Older data says ENROLLED for COMPLETE.
 */
export function readStatus(value: unknown): Status | undefined {
  if (value === 'ENROLLED') return 'COMPLETE';
  return isStatus(value) ? value : undefined;
}
