/** Addresses of calls that look at one application on the review desk, and decide about it. */
export const getDeskApplication = { methods: ['get'], path: '/api/admin/applications/:applicant_id' } as const;
export const decideApplication = { methods: ['post'], path: '/api/admin/applications/:applicant_id/decide' } as const;
export const undoDecision = { methods: ['post'], path: '/api/admin/applications/:applicant_id/undo' } as const;
export const previewDecision = { methods: ['post'], path: '/api/admin/applications/:applicant_id/preview' } as const;
export const correctApplication = { methods: ['post'], path: '/api/admin/applications/:applicant_id/correct' } as const;
export const holdApplication = { methods: ['post'], path: '/api/admin/applications/:applicant_id/hold' } as const;
export const noteApplication = { methods: ['post'], path: '/api/admin/applications/:applicant_id/note' } as const;
