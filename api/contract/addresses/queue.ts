/** Addresses of calls about the queue of the review desk. */
export const listApplications = { methods: ['post'], path: '/api/admin/applications' } as const;
export const listPartnerNames = { methods: ['get'], path: '/api/admin/partner-names' } as const;
export const previewMany = { methods: ['post'], path: '/api/admin/applications/preview' } as const;
export const actOnMany = { methods: ['post'], path: '/api/admin/applications/many' } as const;
