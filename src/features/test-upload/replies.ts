import * as z from 'zod/mini';
import { type applicantReply, applicantView } from '#contract/applicant.ts';
import type { Unchecked } from '#src/lib/answer.ts';

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

type ApplicantReply = z.infer<typeof applicantReply>;

/** The applicant in an answer of get-applicant, or undefined. */
export function readApplicant(answer: Unchecked<ApplicantReply>): KnownApplicant | undefined {
  return z.safeParse(reply, answer).data?.applicant;
}
