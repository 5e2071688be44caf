/** Addresses of calls for the admins' overview. */
export const getOverview = { methods: ['get'], path: '/api/admin/overview' } as const;
export const getFigures = { methods: ['get'], path: '/api/admin/figures' } as const;
