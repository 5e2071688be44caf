import * as z from 'zod/mini';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';

const code = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);

/** The body of every refusal, as http/problem.ts writes it: RFC 9457 and three more fields. */
export const problemReply = z.object({
  type: z.literal('about:blank'),
  /** Always in English. */
  title: z.string(),
  status: z.number(),
  code,
  instance: z.string(),
  success: z.literal(false),
  /** The sentence in the caller's language. */
  error: z.string(),
  details: z.array(z.string()),
  errors: z.array(z.object({ path: z.string(), code, message: z.string() })),
  /** Only of `not_ready`. */
  reasons: z.optional(z.array(z.enum(['database', 'documents', 'disk', 'mail']))),
});
