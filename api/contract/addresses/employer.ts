/** Addresses of calls by employers, and by admins about them. */
export const getEmployer = { methods: ['get'], path: '/api/employer/profile' } as const;
export const saveEmployer = { methods: ['post'], path: '/api/employer/save-profile' } as const;
export const listEmployers = { methods: ['get', 'post'], path: '/api/admin/employers' } as const;
export const adminEmployer = { methods: ['get'], path: '/api/admin/employers/:employer_id' } as const;
export const decideEmployer = { methods: ['post'], path: '/api/admin/decide-employer' } as const;
