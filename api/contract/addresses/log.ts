/** Addresses of calls that read the log. Posted: who is looked for does not belong in addresses. */
export const listEvents = { methods: ['post'], path: '/api/admin/events' } as const;
export const listSecurityEvents = { methods: ['post'], path: '/api/admin/security-events' } as const;
