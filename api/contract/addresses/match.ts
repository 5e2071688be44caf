/** Addresses of calls about matches: by employers, by admins and by candidates. */
export const startMatching = { methods: ['post'], path: '/api/employer/start-matching' } as const;
export const listMatches = { methods: ['post'], path: '/api/employer/matches' } as const;
export const stepMatch = { methods: ['post'], path: '/api/employer/step-match' } as const;
export const adminMatches = { methods: ['post'], path: '/api/admin/matches' } as const;
export const decideMatch = { methods: ['post'], path: '/api/admin/decide-match' } as const;
export const previewMatch = { methods: ['post'], path: '/api/admin/preview-match' } as const;
export const listOffers = { methods: ['post'], path: '/api/placement/offers' } as const;
export const answerOffer = { methods: ['post'], path: '/api/placement/answer-offer' } as const;
