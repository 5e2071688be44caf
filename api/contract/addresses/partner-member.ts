/** Addresses of calls about the people of a partner, by them, by those who are invited, and by admins. */
export const listMembers = { methods: ['get'], path: '/api/partner/members' } as const;
export const inviteMember = { methods: ['post'], path: '/api/partner/invite-member' } as const;
export const withdrawInvitation = { methods: ['post'], path: '/api/partner/withdraw-invitation' } as const;
export const resendInvitation = { methods: ['post'], path: '/api/partner/resend-invitation' } as const;
export const removeMember = { methods: ['post'], path: '/api/partner/remove-member' } as const;
export const leavePartner = { methods: ['post'], path: '/api/partner/leave' } as const;
export const checkMemberInvitation = { methods: ['post'], path: '/api/partner/check-member-invitation' } as const;
export const joinPartner = { methods: ['post'], path: '/api/partner/join' } as const;
export const adminRemoveMember = { methods: ['post'], path: '/api/admin/remove-member' } as const;
export const handOverPartner = { methods: ['post'], path: '/api/admin/hand-over-partner' } as const;
