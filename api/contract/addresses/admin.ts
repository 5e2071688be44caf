/** Addresses of calls about the people who use the admins' area. */
export const listAdmins = { methods: ['get'], path: '/api/admin/people' } as const;
export const inviteAdmin = { methods: ['post'], path: '/api/admin/invite-person' } as const;
export const resendAdminInvitation = { methods: ['post'], path: '/api/admin/resend-invitation' } as const;
export const withdrawAdminInvitation = { methods: ['post'], path: '/api/admin/withdraw-invitation' } as const;
export const setAdmin = { methods: ['post'], path: '/api/admin/set-person' } as const;
