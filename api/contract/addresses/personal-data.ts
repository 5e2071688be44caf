/** Addresses of calls about one's own data, for whoever has a link of the last hour or a student's account. */
export const requestDataLink = { methods: ['post'], path: '/api/my-data/request-link' } as const;
export const mailDataLink = { methods: ['post'], path: '/api/my-data/mail-link' } as const;
export const getOwnData = { methods: ['get'], path: '/api/my-data' } as const;
export const exportOwnData = { methods: ['post'], path: '/api/my-data/export' } as const;
export const exportAccountData = { methods: ['post'], path: '/api/me/data-export' } as const;
export const exportForPerson = { methods: ['post'], path: '/api/admin/data-export' } as const;
export const ownConsents = { methods: ['get'], path: '/api/my-data/consents' } as const;
export const setOwnConsent = { methods: ['post'], path: '/api/my-data/set-consent' } as const;
export const eraseOwnData = { methods: ['post'], path: '/api/my-data/erase' } as const;
export const erasePerson = { methods: ['post'], path: '/api/admin/erase' } as const;
export const listErasures = { methods: ['get'], path: '/api/admin/erasures' } as const;
export const requestCorrection = { methods: ['post'], path: '/api/my-data/request-correction' } as const;
export const eraseAccount = { methods: ['post'], path: '/api/me/erase-account' } as const;
export const answerCorrection = { methods: ['post'], path: '/api/admin/answer-correction' } as const;
