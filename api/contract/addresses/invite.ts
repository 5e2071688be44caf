/** Addresses of calls about a partner's invitation, for the holder of its link. */
export const validateInviteToken = { methods: ['post'], path: '/api/functions/validate-invite-token' } as const;
export const consumeInvite = { methods: ['post'], path: '/api/functions/consume-invite' } as const;
export const inviteQrPng = { methods: ['get'], path: '/api/invites/:token/qr.png' } as const;
export const inviteQrSvg = { methods: ['get'], path: '/api/invites/:token/qr.svg' } as const;
export const invitePoster = { methods: ['get'], path: '/api/invites/:token/poster-:lang.pdf' } as const;
