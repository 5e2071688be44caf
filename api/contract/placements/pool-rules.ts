export const POOL_ORDERS = ['newest', 'level', 'availability'] as const;
export const DOCUMENT_STATUSES = ['complete', 'pending'] as const;
export const MATCHING_STATUSES = ['available', 'matched'] as const;

/** The number of a candidate as employers read it. */
export function candidateNumber(number: number): string {
  return `K-${number}`;
}
