/** A row of the candidates' table, with the specification's names. Name and address are null until a release. */
export interface Candidate {
  id: string;
  name: string | null;
  email: string | null;
  documentStatus: 'complete' | 'pending';
  matchingStatus: 'available' | 'matched';
}

/** Invented people: what an employer sees before its company is vetted. */
export const SAMPLE_CANDIDATES: readonly Candidate[] = [
  { id: 'K-1042', name: null, email: null, documentStatus: 'complete', matchingStatus: 'available' },
  { id: 'K-1057', name: null, email: null, documentStatus: 'complete', matchingStatus: 'available' },
  { id: 'K-1031', name: null, email: null, documentStatus: 'pending', matchingStatus: 'available' },
  { id: 'K-1019', name: null, email: null, documentStatus: 'pending', matchingStatus: 'matched' },
  {
    id: 'K-1008',
    name: 'Selam Beispiel',
    email: 'selam@example.org',
    documentStatus: 'complete',
    matchingStatus: 'matched',
  },
];

/** The figures above the table, counted from its rows. Pure. */
export function statsOf(rows: readonly Candidate[]) {
  return {
    total: rows.length,
    complete: rows.filter(({ documentStatus }) => documentStatus === 'complete').length,
    available: rows.filter(({ matchingStatus }) => matchingStatus === 'available').length,
  };
}
