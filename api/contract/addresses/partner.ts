/** Addresses of calls by partners, and by admins about them. Searches are posted: names don't belong in addresses. */
export const getPartnerProfile = { methods: ['get'], path: '/api/partner/profile' } as const;
export const createPartnerProfile = { methods: ['post'], path: '/api/partner/create-profile' } as const;
export const updatePartnerProfile = { methods: ['post'], path: '/api/partner/update-profile' } as const;
export const setPosterContact = { methods: ['post'], path: '/api/partner/poster-contact' } as const;
export const listLinks = { methods: ['get'], path: '/api/partner/links' } as const;
export const addLink = { methods: ['post'], path: '/api/partner/add-link' } as const;
export const endLink = { methods: ['post'], path: '/api/partner/end-link' } as const;
export const getRegistrations = { methods: ['get', 'post'], path: '/api/partner/registrations' } as const;
export const exportRegistrations = { methods: ['get', 'post'], path: '/api/partner/registrations.csv' } as const;
export const nudge = { methods: ['post'], path: '/api/partner/nudge' } as const;
export const nudgeMany = { methods: ['post'], path: '/api/partner/nudge-many' } as const;
export const setNote = { methods: ['post'], path: '/api/partner/note' } as const;
export const listPartners = { methods: ['get', 'post'], path: '/api/admin/partners' } as const;
export const getPartner = { methods: ['get'], path: '/api/admin/partners/:partner_id' } as const;
export const setPartner = { methods: ['post'], path: '/api/admin/set-partner' } as const;
export const addPartnerNote = { methods: ['post'], path: '/api/admin/partner-note' } as const;
export const rotatePartnerToken = { methods: ['post'], path: '/api/functions/admin-rotate-partner-token' } as const;
