/** Addresses of calls about the people of an employer, by them, by those who are invited, and by admins. */
export const employerMembers = { methods: ['get'], path: '/api/employer/members' } as const;
export const employerInviteMember = { methods: ['post'], path: '/api/employer/invite-member' } as const;
export const employerResendInvitation = { methods: ['post'], path: '/api/employer/resend-invitation' } as const;
export const employerWithdrawInvitation = { methods: ['post'], path: '/api/employer/withdraw-invitation' } as const;
export const employerRemoveMember = { methods: ['post'], path: '/api/employer/remove-member' } as const;
export const handOverEmployer = { methods: ['post'], path: '/api/employer/hand-over' } as const;
export const leaveEmployer = { methods: ['post'], path: '/api/employer/leave' } as const;
export const checkEmployerInvitation = { methods: ['post'], path: '/api/employer/check-member-invitation' } as const;
export const joinEmployer = { methods: ['post'], path: '/api/employer/join' } as const;
export const adminRemoveEmployerMember = { methods: ['post'], path: '/api/admin/remove-employer-member' } as const;
export const adminHandOverEmployer = { methods: ['post'], path: '/api/admin/hand-over-employer' } as const;
