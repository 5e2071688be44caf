import * as z from 'zod/mini';

export const documentIdInput = z.object({ document_id: z.string().check(z.maxLength(100, 'document_unknown')) });
