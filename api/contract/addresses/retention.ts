/** Addresses of calls about what is deleted next. */
export const listRetention = { methods: ['get'], path: '/api/admin/retention' } as const;
export const holdDeletion = { methods: ['post'], path: '/api/admin/hold-deletion' } as const;
