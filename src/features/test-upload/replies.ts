import * as z from 'zod/mini';
import { type applicantReply, applicantView } from '#contract/applications/applicant.ts';
import { readStatus } from '#contract/model/status.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

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

/** The applicant in an answer of get-applicant; 'status-unknown' where the server is newer than this page. */
export function readApplicant(answer: Unchecked<ApplicantReply>): KnownApplicant | 'status-unknown' | undefined {
  const status = (answer.applicant as { status?: unknown } | null | undefined)?.status;
  if (typeof status === 'string' && readStatus(status) === undefined) return 'status-unknown';
  return z.safeParse(reply, answer).data?.applicant;
}
