/** Addresses of calls about the application of a signed-in student. */
export const getAccountApplication = { methods: ['get'], path: '/api/me/application' } as const;
export const continueApplication = { methods: ['post'], path: '/api/me/continue-application' } as const;
export const linkApplication = { methods: ['post'], path: '/api/me/link-application' } as const;
export const mailApplicationLink = { methods: ['post'], path: '/api/me/mail-application-link' } as const;
