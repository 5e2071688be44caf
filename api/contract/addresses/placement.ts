/** Addresses of calls about a placement, by whoever wants one. */
export const getPlacement = { methods: ['get', 'post'], path: '/api/functions/placement' } as const;
export const savePlacement = { methods: ['post'], path: '/api/functions/save-placement' } as const;
export const setConsent = { methods: ['post'], path: '/api/functions/set-consent' } as const;
