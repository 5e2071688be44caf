import * as z from 'zod/mini';
import { applicantView } from '#contract/applicant.ts';

const reply = z.object({
  applicant: z.pick(applicantView, {
    id: true,
    first_name: true,
    status: true,
    documents: true,
    missing_documents: true,
  }),
});
export type KnownApplicant = z.infer<typeof reply>['applicant'];

/** The applicant in an answer of get-applicant, or undefined. */
export function readApplicant(data: unknown): KnownApplicant | undefined {
  return z.safeParse(reply, data).data?.applicant;
}
