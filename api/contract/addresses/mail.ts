/** Addresses of calls about the mails that the server sends. */
export const listMails = { methods: ['post'], path: '/api/admin/mails' } as const;
export const retryMail = { methods: ['post'], path: '/api/admin/retry-mail' } as const;
export const previewMail = { methods: ['get'], path: '/api/admin/mail-previews/:template' } as const;
