/** Addresses of calls that look at one application on the review desk, and decide about it. */
export const getDeskApplication = { methods: ['get'], path: '/api/admin/applications/:applicant_id' } as const;
export const getDeskApplicationAhead = {
  methods: ['get'],
  path: '/api/admin/applications/:applicant_id/ahead',
} as const;
export const decideApplication = { methods: ['post'], path: '/api/admin/decide-application' } as const;
export const undoDecision = { methods: ['post'], path: '/api/admin/undo-decision' } as const;
export const previewDecision = { methods: ['post'], path: '/api/admin/preview-decision' } as const;
export const correctApplication = { methods: ['post'], path: '/api/admin/correct-application' } as const;
export const holdApplication = { methods: ['post'], path: '/api/admin/hold-application' } as const;
export const uploadForApplicant = { methods: ['post'], path: '/api/admin/upload-document' } as const;
export const noteApplication = { methods: ['post'], path: '/api/admin/note-application' } as const;
