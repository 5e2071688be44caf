import type { PoolCandidate, PoolReply } from '#contract/placements/pool.ts';

const WHOLE_SUMMER = {
  available_from: '2027-07-01',
  available_until: '2027-09-28',
  days_left: 90,
  since: '2027-01-15',
};
const UNNAMED = { name: null, email: null };

/** Invented people: what an employer sees before its company is vetted. */
export const SAMPLE_CANDIDATES: readonly PoolCandidate[] = [
  {
    ...UNNAMED,
    ...WHOLE_SUMMER,
    id: 'K-1042',
    level: 'A2',
    wishes: ['baggage'],
    documentStatus: 'complete',
    matchingStatus: 'available',
  },
  {
    ...UNNAMED,
    ...WHOLE_SUMMER,
    id: 'K-1057',
    level: 'B1',
    wishes: ['service', 'cabin'],
    documentStatus: 'complete',
    matchingStatus: 'available',
  },
  {
    ...UNNAMED,
    ...WHOLE_SUMMER,
    id: 'K-1031',
    level: 'A2',
    wishes: [],
    documentStatus: 'pending',
    matchingStatus: 'available',
  },
  {
    ...UNNAMED,
    ...WHOLE_SUMMER,
    id: 'K-1019',
    level: 'A2',
    wishes: ['baggage', 'other'],
    documentStatus: 'pending',
    matchingStatus: 'matched',
  },
  {
    ...WHOLE_SUMMER,
    ...{ id: 'K-1008', name: 'Selam Beispiel', email: 'selam@example.org', level: 'B1', wishes: ['cabin'] },
    ...{ documentStatus: 'complete', matchingStatus: 'matched' },
  },
];

/** The figures above the table, counted from its rows. Pure. */
export function statsOf(rows: readonly PoolCandidate[]): PoolReply['stats'] {
  return {
    total: rows.length,
    complete: rows.filter(({ documentStatus }) => documentStatus === 'complete').length,
    available: rows.filter(({ matchingStatus }) => matchingStatus === 'available').length,
  };
}
