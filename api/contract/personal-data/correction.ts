/** What a request for a correction is about. Apart from its schema: the page needs the list alone. */
export const CORRECTION_FIELDS = ['name', 'email', 'phone', 'documents', 'placement', 'note', 'other'] as const;
export type CorrectionField = (typeof CORRECTION_FIELDS)[number];

export const CORRECTION_ANSWERS = ['done', 'declined'] as const;
