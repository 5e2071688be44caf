import type { CorrectionView } from '#contract/personal-data/personal-data.ts';
import { isoTime } from '../time/iso-time.ts';
import type { CorrectionRequest } from './correction-request.store.ts';

/** A request as its sender and the operator see it. Pure. */
export function viewCorrection({ id, field, text, created_at, state, answer }: CorrectionRequest): CorrectionView {
  return { id, field, text, created_at: isoTime(created_at), state, answer };
}
