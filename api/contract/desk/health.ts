import * as z from 'zod/mini';

export const healthReply = z.object({ status: z.literal('ok') });
