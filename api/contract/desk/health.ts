import * as z from 'zod/mini';

export const healthReply = z.object({ status: z.literal('ok') });

/** Why the server cannot work: it is not ready. */
export const FAULTS = ['database', 'documents', 'disk', 'mail'] as const;
export type Fault = (typeof FAULTS)[number];

/** What is not well yet, though the server works. */
export const WARNINGS = ['mail_late', 'proxy_not_trusted', 'visitors_believed', 'webhook_failing'] as const;
export type Warning = (typeof WARNINGS)[number];

export const readyReply = z.object({ status: z.literal('ok'), reasons: z.array(z.enum(WARNINGS)) });
