/** Addresses of calls that review applications. */
export const adminDocument = { methods: ['get'], path: '/api/admin/documents/:document_id' } as const;
export const adminDocumentAhead = { methods: ['get'], path: '/api/admin/documents/:document_id/ahead' } as const;
export const viewDocument = { methods: ['post'], path: '/api/admin/view-document' } as const;
export const getTodo = { methods: ['get'], path: '/api/admin/todo' } as const;
