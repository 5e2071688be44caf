/** Addresses of calls about what an admin has checked in a document. */
export const getDocumentChecks = { methods: ['get'], path: '/api/admin/documents/:document_id/checks' } as const;
export const setDocumentCheck = { methods: ['post'], path: '/api/admin/set-document-check' } as const;
export const setPassportNote = { methods: ['post'], path: '/api/admin/set-passport-note' } as const;
