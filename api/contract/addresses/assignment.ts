/** Addresses of calls about the assignment of a season, by admins. */
export const getAssignment = { methods: ['post'], path: '/api/admin/assignment' } as const;
export const proposeAssignment = { methods: ['post'], path: '/api/admin/propose-assignment' } as const;
export const acceptAssignment = { methods: ['post'], path: '/api/admin/accept-assignment' } as const;
