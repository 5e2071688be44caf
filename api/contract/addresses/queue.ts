/** Addresses of calls about the queue of the review desk. */
export const listApplications = { methods: ['post'], path: '/api/admin/applications' } as const;
export const listPartnerNames = { methods: ['get'], path: '/api/admin/partner-names' } as const;
